// Every command: exit status, standard output and standard error.

#include <doctest/doctest.h>

#include "tests/cli/process.hpp"
#include "tests/support/long_run.hpp"

using namespace tanteador::test;

namespace {

struct Row {
  std::string_view name;
  std::vector<std::string> arguments;  // {id}: the stored match
  std::string input;
  int status;
  std::vector<std::string> out, err;  // what must be in them
};

std::vector<std::string> filled(const std::vector<std::string>& arguments, const std::string& id,
                                const Folder& folder) {
  std::vector<std::string> all;
  for (std::string argument : arguments) {
    if (const auto at = argument.find("{id}"); at != std::string::npos) argument.replace(at, 4, id);
    if (const auto at = argument.find("{dir}"); at != std::string::npos)
      argument.replace(at, 5, folder.path().string());
    all.push_back(argument);
  }
  return all;
}

const std::string kTruco = R"({"type":"called","player":"Ana","call":"truco"})"
                           "\n";
const std::string kHandStarted = R"({"type":"hand_started"})"
                                 "\n";
const std::string kAccepted = R"({"type":"called","player":"Ana","call":"envido"})"
                              "\n"
                              R"({"type":"called","player":"Beto","call":"quiero"})"
                              "\n";
const std::string kPassing = R"({"type":"declared","player":"Beto","of":"envido","points":27})"
                             "\n";
const std::string kHouse =
    R"({"id":"los-pinos","game":"truco","title":"Truco at Los Pinos","parent":"truco-argentino",
"edition":{"source":"Club Los Pinos","date":"2024-03-01"},"line":"24 points",
"parameters":{"target":24,"flor":false}})";

std::string house(std::string_view from, std::string_view to) {
  std::string text = kHouse;
  return text.replace(text.find(from), from.size(), to);
}

const std::vector<Row> kRows{
    {"no display",
     {},
     "",
     0,
     {"No display found", "tanteador.db", "tanteador match add", "tanteador score FILE"},
     {}},
    {"version", {"--version"}, "", 0, {"tanteador 0."}, {}},
    {"help", {"--help"}, "", 0, {"score", "--json", "--db"}, {}},
    {"help of a command", {"match", "add", "--help"}, "", 0, {"--expect"}, {}},
    {"a match on standard input",
     {"score", "-"},
     one_hand(),
     0,
     {"Truco, German edition", "2026-03-07", "Ana", "+2 = 2", "2 malas", "2/30", "envido"},
     {}},
    {"a dry run", {"score", "--dry-run", "-"}, one_hand(), 0, {"not saved"}, {}},
    {"a refusal stops",
     {"score", "-"},
     std::string(kStart) + kTruco + kHandStarted,
     1,
     {"Line 2, called, refused:", "truco.hand"},
     {}},
    {"refusals skipped",
     {"score", "--keep-going", "-"},
     std::string(kStart) + kTruco + kHandStarted,
     1,
     {"Line 2", "Hand 1: Beto deals, Ana leads"},
     {}},
    {"a start refused",
     {"score", "-"},
     R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["A","B","C","D","E"]})",
     1,
     {"players, not 5"},
     {}},
    {"no such command", {"scroe"}, "", 2, {}, {"scroe", "--help"}},
    {"a group alone", {"match"}, "", 2, {}, {"--help"}},
    {"a file too many", {"score", "a", "b"}, "", 2, {}, {"b"}},
    {"no file named", {"score"}, "", 2, {}, {"FILE"}},
    {"a database of no name", {"--db", "", "match", "list"}, "", 2, {}, {"--db needs"}},
    {"a seq below nothing", {"match", "add", "{id}", "-", "--expect=-1"}, "", 2, {}, {"--expect"}},
    {"an option not known", {"score", "-", "--fast"}, one_hand(), 2, {}, {"--fast"}},
    {"a missing file", {"score", "{dir}/none"}, "", 2, {}, {"none could not be read: No such file"}},
    {"a folder as a file", {"score", "{dir}"}, "", 2, {}, {"Is a directory"}},
    {"an endless file", {"score", "/dev/zero"}, "", 2, {}, {"larger than 64 MiB"}},
    {"the list", {"match", "list"}, "", 0, {"Ana – Beto", "2–1", "in progress"}, {}},
    {"the sheet again", {"match", "show", "{id}"}, "", 0, {"2 malas", "{id}"}, {}},
    {"by upper case", {"match", "show", "{ID}"}, "", 0, {"2 malas"}, {}},
    {"the sheet as data",
     {"match", "show", "{id}", "--csv", "-"},
     "",
     0,
     {"deal,dealer,for,how,rule,entries,points_1,total_1,points_2,total_2\r\n1,Beto,"},
     {}},
    {"a prefix too short", {"match", "show", "0"}, "", 2, {}, {"There is no match 0."}},
    {"no such match", {"match", "show", "ffffffff"}, "", 2, {}, {"There is no match ffffffff."}},
    {"verified", {"match", "verify", "{id}"}, "", 0, {"no errors found"}, {}},
    {"exported", {"match", "export", "{id}"}, "", 0, {"tanteador_export", "{id}"}, {}},
    {"an import that is none", {"match", "import", "-"}, "{}", 2, {}, {"not a match exported"}},
    {"added", {"match", "add", "{id}", "-"}, kHandStarted, 0, {"Hand 2: Ana deals, Beto leads"}, {}},
    {"added, expecting rightly",
     {"match", "add", "{id}", "-", "--expect", "9"},
     R"({"type":"annulled","reason":"misdeal"})",
     0,
     {"2 malas"},
     {}},
    {"added, expecting wrongly",
     {"match", "add", "{id}", "-", "--expect", "4"},
     kHandStarted,
     1,
     {"moved on to event 10", "event 4 was expected"},
     {}},
    {"added what is refused",
     {"match", "add", "{id}", "-"},
     kTruco,
     1,
     {"refused", "There is no hand in progress"},
     {}},
    {"added to none", {"match", "add", "ffffffff", "-"}, kHandStarted, 2, {}, {"There is no match"}},
    {"legal by file",
     {"legal", "-"},
     std::string(kStart) + kHandStarted,
     0,
     {"Falta envido", "Who", "Worth"},
     {}},
    {"legal by id", {"legal", "{id}"}, "", 0, {"start a hand", "If refused"}, {}},
    {"legal after a refusal",
     {"legal", "-"},
     std::string(kStart) + kTruco,
     1,
     {"There is no hand in progress"},
     {}},
    {"asked of a file",
     {"ask", "-", R"({"type":"cut","player":"Ana","lifted":3,"left":37})"},
     std::string(kStart) + kHandStarted,
     0,
     {"Refused: Each packet must have at least 4 cards; 3 were lifted and 37 left.",
      "T-10, TA-1  Size of the cut", "German edition of Naipes Heraclio Fournier, Kartenverteilung",
      "Different under:", "Trucco, Italian edition of Naipes Heraclio Fournier: Allowed.",
      "Italian edition of Naipes Heraclio Fournier, Distribuzione delle carte"},
     {}},
    {"asked of a match, before an event",
     {"ask", "{id}", R"({"type":"called","player":"Beto","call":"real_envido"})", "--at", "4"},
     "",
     0,
     {"Allowed. Worth 5 if it is accepted and won, 2 if it is refused.",
      "Same result under: Trucco, Italian edition of Naipes Heraclio Fournier; Truco as commonly played in "
      "Argentina."},
     {}},
    {"asked where editions differ",
     {"ask", "-", R"({"type":"called","player":"Beto","call":"real_envido"})"},
     std::string(kStart) + kHandStarted + R"({"type":"called","player":"Ana","call":"real_envido"})",
     0,
     {"Allowed. Worth 6", "Repeated raises", "German edition of Naipes Heraclio Fournier, Envido",
      "Same result under: Trucco, Italian edition of Naipes Heraclio Fournier.",
      "Truco as commonly played in Argentina: Refused: At this table real envido may be called at most 1 "
      "times",
      "Truco as commonly played in Argentina, common practice"},
     {}},
    {"asked about a value that passes over mano",
     {"ask", "-", R"({"type":"declared","player":"Beto","of":"envido","points":27})"},
     std::string(kStart) + kHandStarted + kAccepted,
     0,
     {"Allowed.", "Ana has not spoken: no value?"},
     {}},
    {"a value that passes over mano is warned of, and entered",
     {"score", "--dry-run", "-"},
     std::string(kStart) + kHandStarted + kAccepted + kPassing,
     0,
     {"Ana", "Beto"},
     {"Entry 5: Ana has not spoken: no value? (T-36, T-28)"}},
    {"asked of a file that stops",
     {"ask", "-", R"({"type":"tallied","side":"Ana","points":2})"},
     std::string(kStart) + kTruco,
     1,
     {"Allowed. Worth 2.", "Line 2, called, refused:"},
     {}},
    {"asked in the middle of a word",
     {"ask", "{id}", R"({"type":"cal)"},
     "",
     2,
     {},
     {"Line 1, column", "JSON"}},
    {"asked about a stranger",
     {"ask", "{id}", R"({"type":"called","player":"Dora","call":"truco"})"},
     "",
     2,
     {},
     {"Line 1, column 18", "no player \"Dora\""}},
    {"asked about nothing", {"ask", "{id}"}, "", 2, {}, {"EVENT"}},
    {"asked before the start",
     {"ask", "{id}", R"({"type":"hand_started"})", "--at", "1"},
     "",
     2,
     {},
     {"not 1"}},
    {"asked of no match",
     {"ask", "ffffffff", R"({"type":"hand_started"})"},
     "",
     2,
     {},
     {"There is no match"}},
    {"explained",
     {"explain", "{id}"},
     "",
     0,
     {"Ana 2, Beto 1", "envido 2", "T-32, T-33", "3–6", "truco refused: 1",
      "An envido accepted · German edition of Naipes Heraclio Fournier, Envido"},
     {}},
    {"explained by an event",
     {"explain", "{id}", "3"},
     "",
     0,
     {"+2 = 2", "T-32", "Ana: envido", "Beto: quiero", "Ana says 28", "the sum of its calls"},
     {}},
    {"an event without points", {"explain", "{id}", "2"}, "", 0, {"Entry 2 scored no points."}, {}},
    {"an event that is not there", {"explain", "{id}", "99"}, "", 2, {}, {"no entry 99"}},
    {"count envido", {"count", "envido", "7e", "6E,12c"}, "", 0, {"33"}, {}},
    {"count envido of two", {"count", "envido", "7e 6e"}, "", 1, {"Enter three different cards"}, {}},
    {"count the same card", {"count", "envido", "7e 7e 1c"}, "", 1, {"only one 7e"}, {}},
    {"count a card that is none", {"count", "envido", "8e 6e 1c"}, "", 2, {}, {"\"8e\" is not a card"}},
    {"count flor", {"count", "flor", "5e,6e,7e"}, "", 0, {"38"}, {}},
    {"count no flor", {"count", "flor", "5e,6e,7c"}, "", 1, {"no flor"}, {}},
    {"a trick", {"trick", "truco", "1o", "12e"}, "", 0, {"Card 1, the 1o, wins."}, {}},
    {"a tied trick", {"trick", "truco", "3e 3o"}, "", 0, {"1, 2"}, {}},
    {"a trick with a vira",
     {"trick", "truco", "6o 3p", "--ruleset", "truco-paulista", "--turned", "5c"},
     "",
     0,
     {"Card 1, the 6o, wins."},
     {}},
    {"the zap of Minas",
     {"trick", "truco", "7c 4p", "--ruleset", "truco-mineiro"},
     "",
     0,
     {"Card 2, the 4p, wins."},
     {}},
    {"a trick without its vira",
     {"trick", "truco", "6o 3p", "--ruleset", "truco-paulista"},
     "",
     1,
     {"First enter the card that was turned up"},
     {}},
    {"the vira in a trick",
     {"trick", "truco", "5c 3p", "--ruleset", "truco-paulista", "--turned", "5c"},
     "",
     1,
     {"The 5c cannot be there: it was turned up."},
     {}},
    {"French cards at a Spanish table",
     {"trick", "truco", "Qc 3o"},
     "",
     1,
     {"in this deck the card is written \"10c\"."},
     {}},
    {"a trick of nine", {"trick", "truco", "1e 2e 3e 4e 5e 6e 7e 10e 11e"}, "", 1, {"1 to 8 cards"}, {}},
    {"rules by words", {"rule", "search", "leading", "side"}, "", 0, {"truco.envido.falta"}, {}},
    {"rules by a word misspelt",
     {"rule", "search", "falta", "envdio"},
     "",
     0,
     {"showing results for envido", "Falta envido", "An accepted falta envido",
      "German edition of Naipes Heraclio Fournier, Envido"},
     {}},
    {"rules that have some of the words",
     {"rule", "search", "falta", "xyzzy"},
     "",
     0,
     {"have some of them"},
     {}},
    {"rules that are not there", {"rule", "search", "xyzzy"}, "", 0, {"No rule"}, {}},
    {"an empty search", {"rule", "search", ""}, "", 0, {"No rule"}, {}},
    {"a search for nothing", {"rule", "search"}, "", 2, {}, {"words, a game or a situation"}},
    {"rules of a situation",
     {"rule", "search", "--situation", "after", "--game", "troccas"},
     "",
     0,
     {"troccas.match.winner"},
     {}},
    {"no such situation",
     {"rule", "search", "--situation", "lunch"},
     "",
     2,
     {},
     {"There is no situation lunch", "before_deal, dealing"}},
    {"no such game to search",
     {"rule", "search", "flor", "--game", "chess"},
     "",
     2,
     {},
     {"no game called chess"}},
    {"a rule and its editions",
     {"rule", "show", "truco.cut.size"},
     "",
     0,
     {"Before the deal", "Differences between editions", "Truco as commonly played in", "Related rules",
      "Knocking"},
     {}},
    {"a rule by its number",
     {"rule", "show", "t-35"},
     "",
     0,
     {"Falta envido", "German edition of Naipes Heraclio Fournier, Envido"},
     {}},
    {"no such rule", {"rule", "show", "T-999"}, "", 2, {}, {"There is no rule T-999"}},
    {"all rules", {"rule", "list", "truco"}, "", 0, {"truco.match", "truco.words"}, {}},
    {"no such game", {"rule", "list", "chess"}, "", 2, {}, {"There is no game called chess"}},
    {"rulesets", {"ruleset", "list"}, "", 0, {"truco-nhf-de", "truco-nhf-it", "truco-argentino"}, {}},
    {"a ruleset", {"ruleset", "show", "truco-argentino"}, "", 0, {"envido_max", "common practice"}, {}},
    {"no such ruleset", {"ruleset", "show", "truco-maori"}, "", 2, {}, {"There is no rule set truco-maori"}},
    {"a house ruleset",
     {"ruleset", "check", "-"},
     kHouse,
     0,
     {"Points of a chico: 24; in truco-argentino: 30.", "Flor is played: no"},
     {}},
    {"a number out of range",
     {"ruleset", "check", "-"},
     house("24,", "201,"),
     1,
     {"target cannot be 201"},
     {}},
    {"a word not in the list",
     {"ruleset", "check", "-"},
     house("\"target\":24", "\"falta\":\"all\""),
     2,
     {},
     {"Line 3, column 15", "falta"}},
    {"a ruleset that is no JSON", {"ruleset", "check", "-"}, "{\"id\":\n!}", 2, {}, {"Line 2, column 1"}},
    {"a sound database", {"db", "check"}, "", 0, {"1 match checked"}, {}},
    {"made anew", {"db", "rebuild"}, "", 0, {"1 match"}, {}},
    {"copied", {"db", "backup", "{dir}/copy.db"}, "", 0, {"copy.db"}, {}},
    {"copied onto something", {"db", "backup", "{dir}/copy.db"}, "", 3, {}, {"copy.db"}},
};

}  // namespace

TEST_CASE("every command answers with the correct exit status") {
  const Folder folder;
  const std::string id = store_match(folder);
  REQUIRE(id.size() == 36);
  std::string upper = id;
  for (char& c : upper) c = static_cast<char>(std::toupper(c));
  for (const Row& row : kRows) {
    // Scoring makes matches: those rows keep them elsewhere.
    const Folder elsewhere;
    const bool scores = !row.arguments.empty() && row.arguments[0] == "score";
    std::vector<std::string> arguments = filled(row.arguments, id, folder);
    for (std::string& argument : arguments) argument = argument == "{ID}" ? upper : argument;
    const Result result = run(scores ? elsewhere : folder, arguments, row.input);
    CAPTURE(row.name);
    CAPTURE(result.out);
    CAPTURE(result.err);
    CHECK(result.status == row.status);
    for (const std::string& text : filled(row.out, id, folder))
      CHECK(result.out.find(text) != std::string::npos);
    for (const std::string& text : row.err) CHECK(result.err.find(text) != std::string::npos);
    CHECK(result.out.empty() == (row.status >= 2));
    CHECK(result.err.empty() == (row.status < 2 && row.err.empty()));  // a warning refuses nothing
  }
}

TEST_CASE("with --json standard output is one JSON value, wherever the option stands") {
  const Folder folder;
  const std::string id = store_match(folder);
  std::size_t turn = 0;
  for (const Row& row : kRows) {
    ++turn;  // so that the option stands first in one row and last in the next
    for (const bool before : {true, false}) {
      if (!in_turn(turn++, 2)) continue;
      const Folder elsewhere;
      const bool scores = !row.arguments.empty() && row.arguments[0] == "score";
      std::vector<std::string> arguments = filled(row.arguments, id, folder);
      for (std::string& argument : arguments) argument = argument == "{ID}" ? id : argument;
      arguments.insert(before ? arguments.begin() : arguments.end(), "--json");
      const Result result = run(scores ? elsewhere : folder, arguments, row.input);
      CAPTURE(row.name);
      CAPTURE(before);
      CAPTURE(result.out);
      CAPTURE(result.status);
      const nlohmann::json value = result.json();
      CHECK(!value.is_discarded());
      if (result.status < 2) continue;
      REQUIRE(value.is_object());
      REQUIRE(value.contains("error"));
      for (const char* field : {"code", "message", "line", "column"}) CHECK(value["error"].contains(field));
    }
  }
}

TEST_CASE("score and show print the same JSON") {
  const Folder folder;
  const Result scored = run(folder, {"score", "--json", "-"}, one_hand());
  const auto json = scored.json();
  CHECK(json["status"] == "in_progress");
  CHECK(json["sides"][0]["score"] == 2);
  CHECK(json["sides"][1]["score"] == 1);
  CHECK(json["sides"][0]["half"] == "malas");
  CHECK(json["entries"][0]["rule"] == "truco.envido.accepted");
  CHECK(json["refused"].empty());
  const std::string id = json["match"];
  CHECK(run(folder, {"match", "show", id.substr(0, 20), "--json"}).json() == json);
  CHECK(run(folder, {"match", "list", "--json"}).json()[0]["match"] == id);
  CHECK(run(folder, {"score", "--dry-run", "--json", "-"}, one_hand()).json()["match"].is_null());
  CHECK(run(folder, {"match", "list", "--json"}).json().size() == 1);
}

TEST_CASE("an ambiguous prefix of two matches is refused") {
  const Folder folder;
  const std::string one = store_match(folder);
  std::string other = store_match(folder);
  REQUIRE(one.substr(0, 6) == other.substr(0, 6));  // ids of one moment begin alike
  const Result result = run(folder, {"match", "show", one.substr(0, 6)});
  CHECK(result.status == 2);
  CHECK(result.err.find("2 matches have an id starting with") != std::string::npos);
}

TEST_CASE("an exported match imports unchanged, and a second import changes nothing") {
  const Folder here, there;
  const std::string id = store_match(here);
  const std::string file = run(here, {"match", "export", id, "--unsigned"}).out;
  CHECK(run(there, {"match", "import", "-", "--json"}, file).json()["match"] == id);
  CHECK(run(there, {"match", "import", "-"}, file).status == 0);
  CHECK(run(there, {"match", "show", id, "--json"}).json() ==
        run(here, {"match", "show", id, "--json"}).json());
  CHECK(run(there, {"match", "export", id, "--unsigned"}).out == file);
  std::string changed = file;
  changed.replace(changed.find("\\\"call\\\":\\\"envido"), 15, "\\\"call\\\":\\\"Envido");
  const Folder third;
  CHECK(run(third, {"match", "import", "-"}, changed).status == 2);
  CHECK(run(third, {"match", "list", "--json"}).json().empty());
}

TEST_CASE("a reading command creates no database") {
  const Folder folder;
  for (const std::vector<std::string>& arguments : {std::vector<std::string>{"match", "list"},
                                                    {"db", "check"},
                                                    {"db", "rebuild"},
                                                    {"match", "show", "abcdef"},
                                                    {"explain", "abcdef"},
                                                    {"score", "--dry-run", "-"},
                                                    {"match", "add", "abcdef", "-"}}) {
    CAPTURE(arguments[0]);
    run(folder, arguments, one_hand());
    CHECK(!fs::exists(folder / "tanteador"));
  }
  CHECK(run(folder, {"match", "list"}).out == "No matches yet.\n");
  CHECK(run(folder, {"score", "-"}, one_hand() + "{").status == 2);
  CHECK(!fs::exists(folder / "tanteador"));
}

TEST_CASE("the command without arguments starts the panel beside it with the database") {
  const Folder folder;
  const fs::path bin = fs::path(TANTEADOR_BUILD) / ("cli-panel-" + std::to_string(getpid()));
  fs::create_directory(bin);
  fs::create_hard_link(TANTEADOR_BUILD "/tanteador", bin / "tanteador");
  write_bytes(bin / "tanteador-panel", "#!/bin/sh\necho panel \"$@\"\n");
  fs::permissions(bin / "tanteador-panel", fs::perms::owner_all);
  Run start{.arguments = {"--db", "/x/y.db"},
            .environment = {{"DISPLAY", ":99"}},
            .program = (bin / "tanteador").string()};
  CHECK(run(folder, start).out == "panel --db /x/y.db\n");
  start.arguments = {};
  CHECK(run(folder, start).out == "panel\n");
  fs::remove(bin / "tanteador-panel");
  start.environment["PATH"] = folder.path().string();
  const Result none = run(folder, start);
  CHECK(none.status == 3);
  CHECK(none.err.find("tanteador-panel") != std::string::npos);
  fs::remove_all(bin);
}

TEST_CASE("the JSON of a value lists the players it passes over, when entered and when asked") {
  const Folder folder;
  const std::string id = store_match(folder, std::string(kStart) + kHandStarted + kAccepted);
  const Result asked = run(folder, {"ask", id, kPassing, "--json"});
  CHECK(asked.json()["passed_over"] == nlohmann::json({"Ana"}));
  CHECK(!run(folder, {"ask", id, R"({"type":"declared","player":"Ana","of":"envido","points":27})", "--json"})
             .json()
             .contains("passed_over"));
  const Result added = run(folder, {"match", "add", id, "-", "--json"}, kPassing);
  CHECK(added.status == 0);
  CHECK(has(added.err, "Entry 5: Ana has not spoken: no value? (T-36, T-28)"));
  CHECK(added.json()["warnings"] ==
        nlohmann::json{{{"seq", 5}, {"rule", "truco.envido.declaration"}, {"passed_over", {"Ana"}}}});
  const Result later = run(folder, {"match", "add", id, "-"}, R"({"type":"trick_won","winner":"Ana"})");
  CHECK(later.status == 0);
  CHECK(later.err.empty());
  const Result amended = run(
      folder, {"match", "add", id, "-", "--json"},
      R"({"type":"amended","seq":5,"event":{"type":"declared","player":"Beto","of":"envido","points":28},"reason":"misheard"})");
  CHECK(amended.json()["warnings"][0]["seq"] == 7);
}
