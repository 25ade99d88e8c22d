// The club's desk: lists in any encoding, ambiguous names, results at the right tables, stable standings.

#include <doctest/doctest.h>

#include "src/core/read_all.hpp"
#include "tests/cli/league.hpp"

using namespace tanteador::test;

namespace {

void check_success(const Result& result) { CHECK_MESSAGE(result.status == 0, (result.out + result.err)); }

// A Swiss of these, not drawn.
void begin(const Folder& folder, const std::vector<std::string>& entrants,
           std::vector<std::string> options = {"--rounds", "3"}) {
  options.insert(options.begin(), {"new", "Friday"});
  check_success(league(folder, options));
  std::vector<std::string> enter{"enter", "Friday"};
  enter.insert(enter.end(), entrants.begin(), entrants.end());
  check_success(league(folder, enter));
}

// The file of another club where these people have played.
std::string from_elsewhere(const std::vector<std::string>& entrants) {
  const Folder elsewhere;
  begin(elsewhere, entrants);
  return league(elsewhere, {"export", "Friday"}).out;
}

std::string kept_in(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  return tanteador::read_all(in);
}

std::ptrdiff_t line_count(const std::string& text) { return std::ranges::count(text, '\n'); }

std::vector<std::string> names_of(const Folder& folder) {
  std::vector<std::string> names;
  const auto shown = league(folder, {"show", "Friday", "--json"}).json();
  for (const auto& entrant : shown["entrants"]) names.push_back(entrant["name"]);
  return names;
}

}  // namespace

TEST_CASE("a Latin-1 spreadsheet is imported correctly and exported as UTF-8") {
  const Folder folder;
  begin(folder, {"Ana"});
  const std::string list =
      "Name;Verein;Lizenz;Rating;Telefon\r\nJ\xFCrgen M\xFCller;;77;1500;0041\r\n"
      "\"Pe\xF1"
      "a; Luz\";Madrid;;1600;\r\n";
  const Result entered = league(folder, {"enter", "Friday", "--file", "-"}, list);
  check_success(entered);
  CHECK(has(entered.out, "Jürgen Müller has number 2."));
  CHECK(has(entered.out, "Ignored columns: Telefon."));
  const auto entrants = league(folder, {"show", "Friday", "--json"}).json()["entrants"];
  CHECK(entrants[1]["rating"] == 1500);
  CHECK(entrants[2]["name"] == "Peña; Luz");
  CHECK(entrants[2]["club"] == "Madrid");
  const auto players = league(folder, {"player", "list", "--json"}).json();
  REQUIRE(players.size() == 2);  // who comes from elsewhere is a guest
  CHECK(players[1]["licence"] == "77");
  CHECK(has(league(folder, {"player", "export"}).out, "Jürgen Müller,,77,yes"));
  check_success(league(folder, {"export", "Friday"}));
}

TEST_CASE("the list of a pairing program is entered, and the answer says how its columns were read") {
  const Folder folder;
  begin(folder, {"Ana"});
  const std::string list =
      "ID_No;Name;Sex;Fed;ClubName;Rtg_Nat;Fide_No;Rtg_Int\n815;Paz, Beto;;ARG;Norte;1700;0;1812\n";
  const Result entered = league(folder, {"enter", "Friday", "--file", "-"}, list);
  check_success(entered);
  CHECK(has(entered.out,
            "Columns read: ID_No → Licence number, Name → Name, ClubName → Club, Rtg_Nat → Rating, "
            "Fide_No → Licence number, Rtg_Int → Rating."));
  CHECK(has(entered.out, "Ignored columns: Sex, Fed."));
  CHECK(names_of(folder) == std::vector<std::string>{"Ana", "Beto Paz"});
  CHECK(league(folder, {"show", "Friday", "--json"}).json()["entrants"][1]["rating"] == 1812);
  const auto known = league(folder, {"player", "import", "-", "--json"}, list);
  check_success(known);
  CHECK(known.json()["columns"]["Rtg_Nat"] == "rating");
  CHECK(known.json()["left"] == nlohmann::json{"Sex", "Fed"});
}

TEST_CASE("a spreadsheet may name its separator in its first line") {
  const Folder folder;
  begin(folder, {"Ana"});
  check_success(league(folder, {"enter", "Friday", "--file", "-"}, "sep=;\r\nname;wertung\r\nBeto;1500\r\n"));
  CHECK(names_of(folder) == std::vector<std::string>{"Ana", "Beto"});
  CHECK(league(folder, {"show", "Friday", "--json"}).json()["entrants"][1]["rating"] == 1500);
}

TEST_CASE("a team enters by the names of its players, one by one or together") {
  const Folder folder;
  check_success(league(folder, {"new", "Friday", "--rounds", "3"}));
  check_success(league(folder, {"enter", "Friday", "--team", "Los Pinos", "Ana", "Beto", "Caro"}));
  check_success(league(folder, {"enter", "Friday", "--team", "La Rana", "Dani / Eva / Fito"}));
  CHECK(league(folder, {"enter", "Friday", "--team", "Two", "Gina / Hugo", "Iris / Juan"}).status == 2);
  CHECK(names_of(folder) == std::vector<std::string>{"Los Pinos", "La Rana"});
  const auto entrants = league(folder, {"show", "Friday", "--json"}).json()["entrants"];
  CHECK(entrants[0]["people"].size() == 3);
}

TEST_CASE("an undrawn round is reported by its number") {
  const Folder folder;
  begin(folder, kFour);
  CHECK(has(league(folder, {"close", "Friday"}).out, "Stage 1 has no round 1 yet."));
  check_success(league(folder, {"draw", "Friday"}));
  const Result result = league(folder, {"standings", "Friday", "--round", "5"});
  CHECK(result.status == 2);
  CHECK(has(result.err, "Round 5 of stage 1 has not been paired yet."));
}

TEST_CASE("an address without a database is refused, also by reading commands") {
  const Folder folder;
  const std::pair<const char*, const char*> rows[] = {
#ifdef TANTEADOR_FEDERATION
      {"postgresql:///x?host=/nowhere", "postgresql:///nowhere/x cannot be reached"},
      {"postgresql://ana:secret@localhost/x", "Do not put a password in a database address"},
#else
      {"postgresql:///x?host=/nowhere", "This program was built for files only"},
#endif
      {"sqlite:///tmp/a.db", "sqlite:///tmp/a.db is not a database address"}};
  for (const auto& [address, said] : rows) {
    CAPTURE(said);
    for (const char* what : {"check", "rebuild", "backup"}) {
      std::vector<std::string> arguments{"--db", address, "db", what};
      if (what == std::string("backup")) arguments.emplace_back("copy.db");
      const Result result = run(folder, arguments);
      CHECK(result.status == 3);
      CHECK(has(result.err, said));
      CHECK_FALSE(has(result.err + result.out, "secret"));
    }
  }
}

TEST_CASE("a list is entered whole or not at all, and the bad line is reported") {
  struct Row {
    std::string list;
    int line;
    const char* message;
  };
  const Row rows[] = {{"name\nEva\nFito\nBeto / Gina\n", 4, "cannot play each other"},
                      {"name\nEva\nAna\n", 3, "Takes part already: Ana (line 3)"},
                      {"name\nEva\nAna / Fito\n", 3, "This participant has 2 people, Ana has 1"},
                      {"name\trating\nEva\t12\nFito\ttwelve\n", 3, "is not a rating"},
                      {"name\nEva\nJos\xE9\x81\n", 3, "Byte 129 is not valid text"},
                      {std::string("name\nEva\nJo\0se\n", 15), 3, "Byte 0 is not valid text"},
                      {"name,name\nEva,Ana\n", 1, "The header row contains \"name\" twice"}};
  const Folder folder;
  begin(folder, kFour);
  for (const Row& row : rows) {
    CAPTURE(row.message);
    const Result result = league(folder, {"enter", "Friday", "--file", "-", "--json"}, row.list);
    CHECK(result.status == 2);
    CHECK(result.json()["error"]["line"] == row.line);
    CHECK(has(result.json()["error"]["message"].get<std::string>(), row.message));
    CHECK(names_of(folder) == kFour);
    CHECK(league(folder, {"player", "list", "--json"}).json().size() == 4);
  }
  CHECK(league(folder, {"enter", "Friday", "Eva", "Ana"}).status == 1);
  CHECK(names_of(folder) == kFour);
  // One of two plays already, with somebody else.
  check_success(league(folder, {"new", "Pairs", "--rounds", "3"}));
  check_success(league(folder, {"enter", "Pairs", "Ana / Beto"}));
  const Result twice =
      league(folder, {"enter", "Pairs", "--file", "-", "--json"}, "name\nCaro / Dani\nBeto / Eva\n");
  CHECK(twice.status == 2);
  CHECK(twice.json()["error"]["line"] == 3);
  CHECK(has(twice.json()["error"]["message"].get<std::string>(), "already takes part, as Ana / Beto"));
  CHECK(league(folder, {"show", "Pairs", "--json"}).json()["entrants"].size() == 1);
}

TEST_CASE("invalid UTF-8 in an argument or variable is refused" * doctest::test_suite("file")) {
  const Folder folder;
  const Result named = league(folder, {"player", "add", "Jos\xE9"});
  CHECK(named.status == 2);
  CHECK(has(named.err, "Argument 4 is not valid UTF-8 from byte 4: Jos"));
  CHECK_FALSE(fs::exists(database(folder)));
}

TEST_CASE("an ambiguous name or id is refused with the candidates") {
  const Folder folder;
  begin(folder, {"Ana Maria", "Ana Luz", "12", "Beto", "3"});
  check_success(league(folder, {"new", "Friday", "--rounds", "2"}));
  const auto list = league(folder, {"list", "--json"}).json();
  const std::string first = list[1]["competition"], second = list[0]["competition"];
  std::size_t same = 0;
  while (first[same] == second[same]) ++same;
  struct Row {
    std::vector<std::string> arguments;
    std::vector<std::string> named;
  };
  const Row rows[] = {{{"show", "Friday"}, {first, second}},
                      {{"show", first.substr(0, std::max<std::size_t>(same, 6))}, {first, second}},
                      {{"withdraw", first, "Ana"}, {"#1 Ana Maria", "#2 Ana Luz"}},
                      {{"withdraw", first, "3"}, {"#3 12", "#5 3"}}};
  for (const Row& row : rows) {
    CAPTURE(row.arguments.back());
    const Result result = league(folder, row.arguments);
    if (same < 6 && row.arguments.size() == 2 && row.arguments[1] != "Friday") continue;
    CHECK(result.status == 2);
    for (const std::string& one : row.named) CHECK_MESSAGE(has(result.err, one), result.err);
  }
  CHECK(has(league(folder, {"withdraw", first, "#3"}).out, "12 has withdrawn."));
}

TEST_CASE("a name refers to the club's own player first, and namesakes from outside are asked about") {
  const Folder folder;
  check_success(league(folder, {"import", "-"}, from_elsewhere({"Ana", "Zoe"})));
  check_success(league(folder, {"import", "-"}, from_elsewhere({"Zoe", "Yan"})));
  check_success(league(folder, {"player", "import", "-"}, "name,licence\nBeto,1\n"));
  check_success(league(folder, {"new", "Ours", "--rounds", "2"}));
  const Result asked = league(folder, {"enter", "Ours", "Zoe"});
  CHECK(asked.status == 2);
  CHECK(has(asked.err, "\"Zoe\" could be 2 of them: Zoe, "));
  const Result known = league(folder, {"enter", "Ours", "Ana"});
  CHECK(has(known.out, "Known from other competitions, not a member of the club: Ana, "));
  // A player of the club of the same name, identified by his licence.
  check_success(league(folder, {"player", "import", "-"}, "name,licence\nYan,5\n"));
  const std::string own = league(folder, {"player", "list", "--json"}).json().back()["person"];
  const Result entered = league(folder, {"enter", "Ours", "Yan", "--json"});
  CHECK(entered.json()[0]["people"][0] == own);
}

TEST_CASE("a workbook is refused by its type, and nothing is imported") {
  const Folder folder;
  begin(folder, {"Ana"});
  const Result refused =
      league(folder, {"enter", "Friday", "--file", "-"}, std::string("PK\x03\x04\x14\x00\x08", 7));
  CHECK(refused.status == 2);
  CHECK(has(refused.err, "standard input is a workbook. Save it as CSV"));
}

TEST_CASE("two namesakes with licences in a list are two people although the club knows one without") {
  const Folder folder;
  begin(folder, {"Ana"});
  check_success(league(folder, {"new", "Sunday", "--rounds", "2"}));
  check_success(league(folder, {"enter", "Sunday", "--file", "-"}, "name,licence\nAna,7\nAna,8\n"));
  CHECK(league(folder, {"player", "list", "--json"}).json().size() == 2);
}

TEST_CASE("two namesakes are distinguished by licence") {
  const Folder folder;
  check_success(league(folder, {"player", "import", "-"}, "name,licence\nAna,11\nAna,12\nBeto,\n"));
  CHECK(league(folder, {"player", "add", "Ana", "--licence", "11"}).status == 1);
  check_success(league(folder, {"player", "add", "Ana", "--licence", "13"}));
  check_success(league(folder, {"new", "Friday", "--rounds", "2"}));
  const Result asked = league(folder, {"enter", "Friday", "Ana"});
  CHECK(asked.status == 2);
  CHECK(has(asked.err, "Ana, licence 12, "));
  check_success(league(folder, {"enter", "Friday", "11", "12", "Beto"}));
  CHECK(names_of(folder) == std::vector<std::string>{"Ana (11)", "Ana (12)", "Beto"});
  CHECK(league(folder, {"enter", "Friday", "--file", "-"}, "name;licence\nBeto;11\n").status == 2);
}

TEST_CASE("a result without a round goes to the first open round, and the answer names it") {
  const Folder folder;
  begin(folder, kFour, {"--format", "round-robin"});
  check_success(league(folder, {"draw", "Friday", "--all"}));
  const Result entered = league(folder, {"result", "Friday", "1", "30:12"});
  CHECK(has(entered.out, "Stage 1, round 1, table 1: Ana – Dani, 30:12."));
  const auto second = league(folder, {"result", "Friday", "2", "30:13", "--json"}).json()["table"];
  CHECK(second["round"] == 1);
  CHECK(second["sides"][0]["score"] == 30);
  CHECK(has(league(folder, {"result", "Friday", "1", "30:14"}).out, "round 2, table 1"));
  CHECK(has(league(folder, {"close", "Friday"}).out, "Round 1 is closed."));
}

TEST_CASE("a result impossible under the ruleset is refused with the rule, or accepted with a remark") {
  const Folder folder;
  begin(folder, kFour, {"--game", "tarot", "--format", "singles", "--rounds", "2"});
  check_success(league(folder, {"draw", "Friday", "--seed", "1"}));
  const Result refused = league(folder, {"result", "Friday", "1", "300:-100:-150:-60", "--json"});
  CHECK(refused.status == 1);
  CHECK(refused.json()["refused"][0]["rule"] == "tarot.score.payment");
  CHECK(has(refused.json()["refused"][0]["source"].get<std::string>(), "tarot-fft-4"));  // a table of four
  CHECK(league(folder, {"list", "--json"}).json()[0]["ruleset"] == "tarot-fft-4");
  CHECK(league(folder, {"show", "Friday", "--json"}).json()["rounds"][0]["tables"][0]["decided"] == false);
  // The last figure follows from the others.
  CHECK(has(league(folder, {"result", "Friday", "1", "300:-100:-150"}).out, "300:-100:-150:-50."));
  CHECK(league(folder, {"correct", "Friday", "1", "300:-100:-150:-60"}).status == 1);
  const Result ruled =
      league(folder, {"correct", "Friday", "1", "300:-100:-150:-60", "--remark", "deal 4 void"});
  CHECK(has(ruled.out, "300:-100:-150:-60 (deal 4 void)"));
  CHECK(has(league(folder, {"show", "Friday"}).out, "(deal 4 void)"));
  const fs::path page = folder / "tables.html";
  check_success(league(folder, {"print", "Friday", "--what", "tables", "--html", page}));
  CHECK(has(read_bytes(page), "deal 4 void"));
  check_success(league(folder, {"verify", "Friday"}));
}

TEST_CASE("a returning entrant plays the remaining tables, and the answer names the lost ones") {
  const Folder folder;
  begin(folder, kFour, {"--format", "round-robin"});
  check_success(league(folder, {"draw", "Friday", "--all"}));
  check_success(league(folder, {"result", "Friday", "1.1", "30:12"}));
  check_success(league(folder, {"withdraw", "Friday", "Beto"}));
  check_success(league(folder, {"close", "Friday"}));
  const Result back = league(folder, {"return", "Friday", "Beto", "--json"});
  CHECK(back.json()["open_again"].size() == 2);
  check_success(league(folder, {"withdraw", "Friday", "Beto"}));
  const Result answer = league(folder, {"return", "Friday", "Beto"});
  CHECK(has(answer.out, "Will be played after all: Stage 1, round 2, table "));
  CHECK(has(answer.out, "Unchanged: Stage 1, round 1, table 2: "));
  check_success(league(folder, {"verify", "Friday"}));
}

TEST_CASE("standings are those after the last complete round and say so") {
  const Folder folder;
  begin(folder, kFour);
  check_success(league(folder, {"draw", "Friday", "--seed", "1"}));
  check_success(league(folder, {"result", "Friday", "1", "30:12"}));
  CHECK(has(league(folder, {"standings", "Friday"}).out, "No round finished yet."));
  CHECK(has(league(folder, {"standings", "Friday", "--now"}).out, "Round 1 is in progress."));
  check_success(league(folder, {"result", "Friday", "2", "30:13"}));
  check_success(league(folder, {"close", "Friday"}));
  const auto before = league(folder, {"standings", "Friday", "--json"}).json();
  check_success(league(folder, {"draw", "Friday", "--seed", "1"}));
  const auto after = league(folder, {"standings", "Friday", "--json"}).json();
  CHECK(before["tables"] == after["tables"]);
  CHECK(after["round"] == 1);
  CHECK(after["complete"] == true);
  const auto playing = league(folder, {"standings", "Friday", "--round", "2", "--json"}).json();
  CHECK(playing["round"] == 2);
  CHECK(playing["complete"] == false);
  const fs::path page = folder / "a.html", lines = folder / "a.csv";
  check_success(league(folder, {"standings", "Friday", "--html", page, "--csv", lines}));
  CHECK(has(read_bytes(page), "Standings of stage 1 after round 1"));
  CHECK(has(read_bytes(lines), "lantern,why,round,penalty_points,penalty_score\r\n"));
}

TEST_CASE("a lot decides who qualifies from a Swiss") {
  const Folder folder;
  begin(folder, kFour, {"--rounds", "1", "--then", "knockout", "--top", "3"});
  check_success(league(folder, {"draw", "Friday", "--seed", "1"}));
  check_success(league(folder, {"result", "Friday", "1", "30:12"}));
  check_success(league(folder, {"result", "Friday", "2", "30:12"}));
  check_success(league(folder, {"close", "Friday"}));
  CHECK(has(league(folder, {"next-stage", "Friday"}).out, "Draw lots first"));
  check_success(league(folder, {"lots", "Friday", "--seed", "3"}));
  check_success(league(folder, {"next-stage", "Friday"}));
  check_success(run(folder, {"db", "check"}));
}

TEST_CASE("ratings count from the first result and show the figure that orders them") {
  const Folder folder;
  begin(folder, kFour);
  CHECK(has(league(folder, {"ratings"}).out, "No rated results yet."));
  check_success(league(folder, {"draw", "Friday", "--seed", "1"}));
  check_success(league(folder, {"date", "Friday", "1", "2026-03-04", "20:00"}));
  check_success(league(folder, {"result", "Friday", "1", "30:12"}));
  const auto rated = league(folder, {"ratings", "--json"}).json();
  REQUIRE(rated.size() == 2);
  CHECK(rated[0]["at_least"] > rated[1]["at_least"]);
  CHECK(rated[0]["weeks"][0]["monday"] == "2026-03-02");
  CHECK(has(league(folder, {"ratings"}).out, "Minimum"));
}

TEST_CASE("a ranking counts finished competitions of the requested game, season and club") {
  const Folder folder;
  begin(folder, kFour);
  check_success(league(folder, {"entrant", "Friday", "1", "--club", "Sur"}));
  check_success(league(folder, {"draw", "Friday", "--seed", "1"}));
  check_success(league(folder, {"result", "Friday", "1", "30:12"}));
  CHECK(has(league(folder, {"ranking"}).out, "No rated results yet."));
  check_success(league(folder, {"result", "Friday", "2", "30:14"}));
  check_success(league(folder, {"close", "Friday"}));
  check_success(league(folder, {"close", "Friday", "--finish"}));
  const auto places = [&](std::vector<std::string> options) {
    options.insert(options.begin(), "ranking");
    options.emplace_back("--json");
    return league(folder, options).json().size();
  };
  CHECK(places({}) == 4);
  CHECK(places({"--game", "truco"}) == 4);
  CHECK(places({"--game", "tarot"}) == 0);
  CHECK(places({"--season", "1999"}) == 0);
  CHECK(places({"--club", "Sur"}) == 1);
  CHECK(places({"--club", "Norte"}) == 0);
  CHECK(places({"--club", "Norte", "Sur"}) == 1);
  CHECK(places({"--top", "3"}) == 3);
  const std::string regions = folder / "regions.csv", keep = folder / "kept";
  std::ofstream(regions) << "Sur;Patagonia\nNorte;Chaco\n";
  CHECK(places({"--regions", regions, "--region", "Patagonia"}) == 1);
  CHECK(places({"--regions", regions, "--region", "Chaco"}) == 0);
  CHECK(places({"--regions", regions, "--region", "Patagonia", "--club", "Sur"}) == 1);
  const std::vector<std::vector<std::string>> wrong{
      {"--region", "Chaco"},
      {"--regions", regions},
      {"--regions", regions, "--region", "Cuyo"},
      {"--regions", regions, "--region", "Chaco", "--club", "Sur"},
      {"--regions", "nowhere.csv", "--region", "Chaco"}};
  for (std::vector<std::string> options : wrong) {
    options.insert(options.begin(), "ranking");
    CHECK(league(folder, options).status == 2);
  }
  const std::string csv = league(folder, {"ranking", "--csv", "-"}).out, to = folder / "to.csv";
  check_success(league(folder, {"ranking", "--csv", to}));
  CHECK(kept_in(to) == csv);
  CHECK(line_count(csv) == 5);
  const std::string lines = league(folder, {"ranking", "--jsonl", "-"}).out;
  CHECK(line_count(lines) == 4);
  CHECK(nlohmann::json::parse(lines.substr(0, lines.find('\n')))["club"] == "Sur");
  // One value, whatever stands beside it.
  CHECK(league(folder, {"ranking", "--json", "--csv", "-"}).json().size() == 4);
  const std::string page = folder / "to.html";
  check_success(league(folder, {"ranking", "--html", page, "--jsonl", folder / "to.jsonl"}));
  CHECK(has(kept_in(page), "Sur"));
  CHECK(kept_in(folder / "to.jsonl") == lines);
  for (int twice = 0; twice < 2; ++twice)
    CHECK(league(folder, {"ranking", "--keep", keep, "--csv", "-"}).out == csv);
  CHECK(places({"--keep", keep, "--game", "tarot"}) == 0);  // is kept beside it
  CHECK(league(folder, {"ranking", "--keep", keep, "--csv", "-"}).out == csv);
  CHECK(league(folder, {"ranking", "--keep", regions}).status == 3);
}

TEST_CASE("a calendar entry lasts an evening, and a round drawn ahead has no date") {
  const Folder folder;
  begin(folder, kFour, {"--format", "round-robin"});
  check_success(league(folder, {"draw", "Friday", "--all"}));
  check_success(league(folder, {"date", "Friday", "2", "2020-03-04T20:00:00Z"}));
  check_success(league(folder, {"result", "Friday", "2.1", "30:12"}));
  check_success(league(folder, {"result", "Friday", "2.2", "30:12"}));
  check_success(league(folder, {"close", "Friday", "--round", "2"}));  // years later
  const fs::path file = folder / "a.ics";
  CHECK(league(folder, {"calendar", "Friday", "--ics", file, "--json"}).json()["rounds"] == 2);
  CHECK(has(read_bytes(file), "DTSTART:20200304T200000Z\r\nDTEND:20200304T204000Z"));  // Truco: 40 minutes
}

TEST_CASE("a format too long for the available time is not proposed") {
  const Folder folder;
  const Result nothing = league(folder, {"new", "--propose", "5", "--hours", "1"});
  CHECK(has(nothing.out, "Nothing fits into 60 minutes. The shortest option takes 120:"));
  CHECK(league(folder, {"new", "--propose", "5", "--hours", "1", "--json"}).json()[0]["fits"] == false);
  CHECK(league(folder, {"new", "--propose", "5", "--hours", "3", "--json"}).json()[0]["fits"] == true);
  // A best of three takes three times as long: two rounds of the three it needs are 240 minutes.
  const auto sets =
      league(folder, {"new", "--propose", "5", "--hours", "4", "--sets", "3", "--json"}).json()[0];
  CHECK(sets["fits"] == false);
  CHECK(sets["minutes"] == 360);
  CHECK(has(sets["command"].get<std::string>(), "--sets 3 --minutes 120"));
}

TEST_CASE("a wide crosstable prints in readable pieces, and as data in one") {
  const Folder folder;
  std::vector<std::string> many;
  for (int i = 1; i <= 45; ++i) many.push_back("Player " + std::to_string(i));
  begin(folder, many);
  check_success(league(folder, {"draw", "Friday", "--seed", "1"}));
  const fs::path page = folder / "cross.html";
  check_success(league(folder, {"crosstable", "Friday", "--html", page}));
  const std::string text = read_bytes(page);
  for (const char* piece : {"1 to 20", "21 to 40", "41 to 45"}) CHECK(has(text, piece));
  const auto rows = league(folder, {"crosstable", "Friday", "--json"}).json()["tables"][0]["rows"];
  REQUIRE(rows.size() == 45);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    REQUIRE(rows[i]["met"].size() == 45);
    CHECK(rows[i]["met"][i].is_null());
  }
}

TEST_CASE("without a clock an unfinished chico is no result; with a clock it is") {
  const Folder folder;
  begin(folder, kFour);
  check_success(league(folder, {"draw", "Friday", "--seed", "1"}));
  const Result open = league(folder, {"result", "Friday", "1", "12:9"});
  CHECK(open.status == 1);
  CHECK(has(open.out, "12:9 is not a final score: nobody has 30 points"));
  CHECK(league(folder, {"result", "Friday", "--file", "-"}, "1 12:9\n").status != 0);
  const Result answer = league(folder, {"result", "Friday", "1", "12:9", "--remark", "the bus left"});
  CHECK(has(answer.out, "12:9 (the bus left)"));
  const Folder timed;
  begin(timed, kFour, {"--rounds", "3", "--minutes", "40"});
  check_success(league(timed, {"draw", "Friday", "--seed", "1"}));
  const Result asked = league(timed, {"result", "Friday", "1", "12:9"});
  CHECK(asked.status == 0);
  CHECK(has(asked.err, "Nobody has reached 30. Did the clock end the match?"));
  CHECK(league(timed, {"correct", "Friday", "1", "30:9"}).err.empty());
  const Result listed = run(timed, Run{.arguments = {"league", "result", "Friday", "--file", "-"},
                                       .input = "2 12:9\n",
                                       .environment = {{"COLUMNS", "200"}}});
  CHECK(listed.status == 0);
  CHECK(has(listed.out, "Nobody has reached 30. Did the clock end the match?"));
}

TEST_CASE("the clock of a round is shown, stopped and extended, for all tables or one") {
  const Folder folder;
  begin(folder, kFour, {"--rounds", "3", "--minutes", "40", "--last-deal", "10"});
  CHECK(has(league(folder, {"clock", "Friday"}).out, "No clock is running."));
  check_success(league(folder, {"draw", "Friday", "--seed", "1"}));
  const auto clock = [&](std::vector<std::string> words) {
    words.insert(words.begin(), {"clock", "Friday"});
    return league(folder, words);
  };
  CHECK(has(clock({}).out, "Round 1: until "));
  const nlohmann::json before = clock({"--json"}).json();
  CHECK(before["minutes"] == 40);
  CHECK(before["stopped"] == false);
  check_success(clock({"--add", "5"}));
  check_success(clock({"--add", "7", "--table", "2"}));
  CHECK(has(clock({"--stop"}).out, "Clock stopped"));
  CHECK(has(clock({"--stop"}).out, "The clock of round 1 is already stopped."));
  const nlohmann::json stopped = clock({"--json"}).json();
  CHECK(stopped["minutes"] == 45);
  CHECK(stopped["stopped"] == true);
  REQUIRE(stopped["tables"].size() == 1);
  CHECK(stopped["tables"][0]["table"] == 2);
  CHECK(has(clock({}).out, "Table 2: Clock stopped"));
  check_success(clock({"--resume"}));
  check_success(clock({"--remove", "36"}));
  CHECK(has(clock({}).out, "Last deal · until "));
  struct Row {
    std::vector<std::string> words;
    const char* why;
  };
  for (const Row& row :
       {Row{{"--add", "5", "--stop"}, "Give only one of"}, Row{{"--table", "2"}, "--table needs"},
        Row{{"--stop", "--table", "2"}, "--table needs"}, Row{{"--add", "0"}, "--add"},
        Row{{"--remove", "40"}, "1 to 1440 are possible"},
        Row{{"--add", "5", "--table", "3"}, "no table 3"}}) {
    const Result refused = clock(row.words);
    CAPTURE(refused.err + refused.out);
    CHECK(refused.status != 0);
    CHECK(has(refused.err + refused.out, row.why));
  }
}

TEST_CASE("a namesake enters with --new, and both are distinguished") {
  const Folder folder;
  begin(folder, kFour);
  CHECK(has(league(folder, {"enter", "Friday", "Ana"}).out, "already takes part"));
  check_success(league(folder, {"enter", "Friday", "Ana", "--new"}));
  CHECK(names_of(folder) == std::vector<std::string>{"Ana (1)", "Beto", "Caro", "Dani", "Ana (5)"});
  // Elsewhere the name means the known player, who resembles nobody.
  check_success(league(folder, {"new", "Saturday", "--rounds", "2"}));
  check_success(league(folder, {"enter", "Saturday", "Beto", "Bet\xC3\xB3", "--new"}));
  const auto shown = league(folder, {"show", "Friday", "--json"}).json(),
             other = league(folder, {"show", "Saturday", "--json"}).json();
  CHECK(shown["entrants"][1]["people"] == other["entrants"][0]["people"]);
}
