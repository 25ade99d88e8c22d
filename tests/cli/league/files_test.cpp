// Files a league prints and exports, read back.

#include <doctest/doctest.h>

#include <sstream>

#include "tests/cli/league.hpp"

using namespace tanteador::test;

namespace {

int count(std::string_view text, std::string_view part) {
  int found = 0;
  for (std::size_t at = text.find(part); at != text.npos; at = text.find(part, at + part.size())) ++found;
  return found;
}

// Without the line ends; every line must have the one RFC 4180 and RFC 5545 ask for.
std::vector<std::string> crlf_lines(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) {
    CHECK_MESSAGE(line.ends_with('\r'), line);
    lines.push_back(line.substr(0, line.size() - 1));
  }
  return lines;
}

// A Swiss of these, its first round drawn.
void begin_drawn(const Folder& folder, const std::vector<std::string>& entrants,
                 std::vector<std::string> options = {}) {
  std::vector<std::string> made{"new", "Friday", "--rounds", "3"};
  made.insert(made.end(), options.begin(), options.end());
  CHECK(league(folder, made).status == 0);
  std::vector<std::string> enter{"enter", "Friday", "--"};
  enter.insert(enter.end(), entrants.begin(), entrants.end());
  const Result entered = league(folder, enter);
  CHECK_MESSAGE(entered.status == 0, entered.err);
  CHECK(league(folder, {"draw", "Friday", "--seed", "1"}).status == 0);
}

std::string id_of(const Folder& folder) {
  return league(folder, {"list", "--json"}).json()[0]["competition"];
}

}  // namespace

TEST_CASE("standings, crosstable and rounds have the same figures in all four file formats") {
  struct Row {
    std::string command, header, cell;  // cell: of Ana's line, as it must stand in CSV and in JSON Lines
    std::string json;
  };
  const Row rows[] = {
      {"standings",
       "stage,group,rank,number,name,PTS,BH-C1,DE,BH,SB,WIN,games,won,drawn,lost,withdrawn,lantern,why,round,"
       "penalty_points,penalty_score",
       "1,,1,1,Ana,1,0,1,0,0,1,1,1,0,0,false,false,Ana and ", R"("name":"Ana","PTS":1,)"},
      {"crosstable", "stage,group,place,number,name,1,2,3,4,round,penalty_points,penalty_score",
       "1,,1,1,Ana,,", R"("number":1,"name":"Ana",)"},
      {"show", "stage,round,table,group,side,number,name,status,verdict,points,score,sets,why",
       "1,1,1,,1,1,Ana,played,won,1,30,0,both have 0 points", R"("score":30,)"}};
  const Folder folder;
  begin_drawn(folder, kFour);
  CHECK(league(folder, {"result", "Friday", "1", "30:21"}).status == 0);
  CHECK(league(folder, {"result", "Friday", "2", "30:12"}).status == 0);
  for (const Row& row : rows) {
    CAPTURE(row.command);
    const fs::path csv = folder / "a.csv", lines = folder / "a.jsonl", pdf = folder / "a.pdf",
                   html = folder / "a.html";
    const Result result = league(folder, {row.command, "Friday", "--csv", csv, "--jsonl", lines, "--pdf", pdf,
                                          "--html", html, "--replace"});
    CHECK_MESSAGE(result.status == 0, result.err);
    CHECK(count(result.out, "Saved: ") == 4);
    const auto cells = crlf_lines(read_bytes(csv));
    REQUIRE(cells.size() == 5);
    CHECK(cells[0] == row.header);
    CHECK_MESSAGE(has(read_bytes(csv), "\n" + row.cell), read_bytes(csv));
    CHECK(league(folder, {row.command, "Friday", "--csv", "-"}).out == read_bytes(csv));
    std::istringstream objects(read_bytes(lines));
    int read = 0;
    for (std::string line; std::getline(objects, line); ++read)
      CHECK(nlohmann::json::parse(line, nullptr, false).is_object());
    CHECK(read == 4);
    CHECK_MESSAGE(has(read_bytes(lines), row.json), read_bytes(lines));
    CHECK(read_bytes(pdf).starts_with("%PDF-"));
    const std::string printed = pdf_text(folder, pdf), page = read_bytes(html);
    CHECK(page.starts_with("<!DOCTYPE html>"));
    for (const char* outside : {"http", "<script", "url(", "src="}) CHECK_FALSE(has(page, outside));
    for (const std::string& name : kFour) {
      CHECK(has(printed, name));
      CHECK(has(page, ">" + name + "<"));
    }
  }
}

TEST_CASE("the season, the ratings and a player's results are written to files") {
  const Folder folder;
  for (int evening = 0; evening < 2; ++evening) {  // both are called Friday; the better one counts
    const Result made = league(folder, {"new", "Friday", "--rounds", "1", "--season", "2026",
                                        "--season-points", "10,6,4,2", "--best", "1", "--json"});
    const std::string id = made.json()["competition"];
    CHECK(league(folder, {"enter", id, "Ana", "Beto", "Caro", "Dani"}).status == 0);
    CHECK(league(folder, {"draw", id, "--seed", "1"}).status == 0);
    CHECK(league(folder, {"result", id, "1", evening == 0 ? "30:21" : "12:30"}).status == 0);
    CHECK(league(folder, {"result", id, "2", "30:12"}).status == 0);
    CHECK(league(folder, {"close", id}).status == 0);
    CHECK(league(folder, {"close", id, "--finish"}).status == 0);
  }
  struct Row {
    std::vector<std::string> command;
    std::vector<std::string> lines;  // of the CSV, the first ones
    std::string json;
  };
  const Row rows[] = {
      {{"season", "2026"},
       {"rank,name,points,lantern,Friday,Friday (2)", "1,Ana,10,false,10,(4)"},
       R"x({"rank":1,"name":"Ana","points":10,"lantern":false,"Friday":10,"Friday (2)":"(4)"})x"},
      {{"ratings"}, {"place,name,rating,deviation,games,at_least"}, R"("games":2,"at_least":)"},
      {{"ranking", "--season", "2026"}, {"place,name,rating,deviation,games,at_least,club"}, R"("club":"")"},
      {{"stats", "Ana"},
       {"game,against,competitions,games,won,drawn,lost,best_score,longest_run", "truco,,2,2,1,0,1,30,1"},
       R"({"game":"truco","against":null,"competitions":2,"games":2,"won":1,)"}};
  for (const Row& row : rows) {
    CAPTURE(row.command.front());
    const fs::path csv = folder / "a.csv", lines = folder / "a.jsonl", pdf = folder / "a.pdf",
                   html = folder / "a.html";
    std::vector<std::string> command = row.command;
    command.insert(command.end(),
                   {"--csv", csv, "--jsonl", lines, "--pdf", pdf, "--html", html, "--replace"});
    CHECK(league(folder, command).status == 0);
    const auto cells = crlf_lines(read_bytes(csv));
    REQUIRE(cells.size() > row.lines.size());
    for (std::size_t i = 0; i < row.lines.size(); ++i) CHECK(cells[i] == row.lines[i]);
    CHECK_MESSAGE(has(read_bytes(lines), row.json), read_bytes(lines));
    CHECK(has(pdf_text(folder, pdf), "Ana"));
    CHECK(has(read_bytes(html), "Ana"));
  }
}

TEST_CASE("a draw is written with its reasons, and is stored even if the file fails") {
  const Folder folder;
  CHECK(league(folder, {"new", "Friday", "--rounds", "3"}).status == 0);
  CHECK(league(folder, {"enter", "Friday", "Ana", "Beto", "Caro"}).status == 0);
  const std::string nowhere = folder / "no/a.csv", csv = folder / "a.csv";
  CHECK(league(folder, {"draw", "Friday", "--csv", nowhere}).status == 3);
  CHECK(league(folder, {"undraw", "Friday"}).status == 0);
  const Result drawn = league(folder, {"draw", "Friday", "--seed", "1", "--csv", csv});
  CHECK(has(drawn.out, "Stage 1, round 1"));
  CHECK(has(drawn.out, "Saved: " + csv));
  const std::string text = read_bytes(csv);
  CHECK(has(text, ",open,,,,,both have 0 points"));
  CHECK(has(text, "1,1,,,,3,Caro,allocated_bye,,1,,,"));
}

TEST_CASE("an existing file is kept, before any entry, unless replacement is allowed") {
  const Folder folder;
  CHECK(league(folder, {"new", "Friday", "--rounds", "3"}).status == 0);
  CHECK(league(folder, {"enter", "Friday", "Ana", "Beto"}).status == 0);
  const std::string mine = folder / "mine.txt";
  const std::vector<std::vector<std::string>> rows{
      {"draw", "Friday", "--csv", mine},       {"draw", "Friday", "--jsonl", mine},
      {"draw", "Friday", "--pdf", mine},       {"standings", "Friday", "--html", mine},
      {"player", "export", "--csv", mine},     {"calendar", "Friday", "--ics", mine},
      {"crosstable", "Friday", "--csv", mine}, {"ratings", "--csv", mine},
      {"season", "2026", "--html", mine},      {"show", "Friday", "--pdf", mine}};
  for (std::vector<std::string> command : rows) {
    CAPTURE(command[0] + " " + command[command.size() - 2]);
    write_bytes(mine, "my own list");
    const Result refused = league(folder, command);
    CHECK(refused.status == 3);
    CHECK_MESSAGE(has(refused.err, "mine.txt already exists"), refused.err);
    CHECK_FALSE(has(refused.err, "stored"));
    CHECK(read_bytes(mine) == "my own list");
    CHECK(league(folder, {"undraw", "Friday"}).status == 1);  // nothing was drawn
  }
  CHECK(league(folder, {"draw", "Friday", "--csv", mine, "--replace"}).status == 0);
  CHECK(has(read_bytes(mine), "stage,round,table"));
  CHECK(league(folder, {"standings", "Friday", "--csv", "/dev/null", "--jsonl", "-"}).status == 0);
}

TEST_CASE("a name that looks like a formula or markup is plain text") {
  struct Row {
    std::string name, csv, html;
  };
  const Row rows[] = {{"=SUM(A1;B1)", "\"'=SUM(A1;B1)\"", "=SUM(A1;B1)"},
                      {"+49 1", "'+49 1", "+49 1"},
                      {"-2+3", "'-2+3", "-2+3"},
                      {"@now", "'@now", "@now"},
                      {"'=1", "''=1", "&#39;=1"},
                      {"'t Hooft", "'t Hooft", "&#39;t Hooft"},
                      {"<script>x", "<script>x", "&lt;script&gt;x"},
                      {R"(Ana "la Flaca", B)", R"("Ana ""la Flaca"", B")", "Ana &quot;la Flaca&quot;, B"},
                      {"王小明 👑", "王小明 👑", "王小明 👑"},
                      {std::string(150, 'x'), std::string(150, 'x'), std::string(150, 'x')}};
  std::vector<std::string> names;
  for (const Row& row : rows) names.push_back(row.name);
  const Folder folder;
  begin_drawn(folder, names);
  const fs::path csv = folder / "a.csv", pdf = folder / "a.pdf", html = folder / "a.html";
  CHECK(league(folder, {"standings", "Friday", "--csv", csv, "--pdf", pdf, "--html", html}).status == 0);
  const std::string cells = read_bytes(csv), page = read_bytes(html);
  for (const Row& row : rows) {
    CAPTURE(row.name);
    CHECK(has(cells, "," + row.csv + ","));
    CHECK(has(page, ">" + row.html + "<"));
  }
  CHECK(has(pdf_text(folder, pdf), "=SUM(A1;B1)"));
  for (const char* what : {"tables", "slips", "cards", "crosstable"}) {
    CAPTURE(what);
    CHECK(league(folder, {"print", "Friday", "--what", what, "--pdf", pdf, "--html", html, "--replace"})
              .status == 0);
    CHECK_FALSE(has(read_bytes(html), "<script>"));
    CHECK(has(pdf_text(folder, pdf), "@now"));
  }
}

TEST_CASE("players exported, imported elsewhere and exported again give the same bytes") {
  const std::string csv =
      "name,alias,licence,active\n\"Núñez; Ana \"\"la Flaca\"\"\",Flaca,AR-1,yes\n=SUM(A1),-1,+7,no\n"
      "'=x,,''@y,\n李小龙,,,NO\n't Hooft,,,\nМарья,,9,Yes\n";
  const Folder folder, elsewhere;
  CHECK(league(folder, {"player", "import", "-"}, csv).status == 0);
  const auto players = league(folder, {"player", "list", "--json"}).json();
  REQUIRE(players.size() == 6);
  CHECK(players[1]["name"] == "=SUM(A1)");
  CHECK(players[1]["active"] == false);
  CHECK(players[2]["name"] == "=x");
  CHECK(players[2]["licence"] == "'@y");
  CHECK(players[4]["name"] == "'t Hooft");
  const fs::path file = folder / "a.csv";
  CHECK(league(folder, {"player", "export", "--csv", file}).out == "Saved: " + file.string() + "\n");
  const std::string text = league(folder, {"player", "export"}).out;
  CHECK(read_bytes(file) == text);
  CHECK(text ==
        "name,alias,licence,active\r\n\"Núñez; Ana \"\"la "
        "Flaca\"\"\",Flaca,AR-1,yes\r\n'=SUM(A1),'-1,'+7,no\r\n"
        "'=x,,''@y,yes\r\n李小龙,,,no\r\n't Hooft,,,yes\r\nМарья,,9,yes\r\n");
  CHECK(league(elsewhere, {"player", "import", file}).status == 0);
  CHECK(league(elsewhere, {"player", "export"}).out == text);
  const Result wrong = league(elsewhere, {"player", "import", "-", "--json"}, "name,active\nEva,maybe\n");
  CHECK(wrong.json()["error"]["line"] == 2);
  CHECK(league(folder, {"player", "edit", "Flaca", "--licence", "a\nb"}).status == 2);
  CHECK(league(folder, {"player", "forget", "Flaca"}).status == 0);
  CHECK_FALSE(has(league(folder, {"player", "export"}).out, "Ana"));
}

TEST_CASE("slips are four on a page, with names, fields and the table's code") {
  const Folder folder;
  std::vector<std::string> names;
  for (int i = 1; i <= 10; ++i)
    names.push_back("Entrant " + std::to_string(i) + " / Partner " + std::to_string(i));
  begin_drawn(folder, names, {"--sets", "3"});
  const fs::path pdf = folder / "a.pdf", html = folder / "a.html";
  CHECK(league(folder, {"print", "Friday", "--what", "slips", "--pdf", pdf, "--html", html}).status == 0);
  const std::string printed = pdf_text(folder, pdf), page = read_bytes(html);
  CHECK(count(printed, "\f") == 2);  // the end of a page each
  CHECK(count(page, "<svg") == 5);
  CHECK(count(page, "Signature") == 5);
  CHECK(count(page, "Sets") == 5);
  for (int table = 1; table <= 5; ++table) {
    const std::string number = std::to_string(table);
    CHECK(has(printed, "Stage 1, round 1, table " + number));
    CHECK(has(page, "tanteador:" + id_of(folder) + "/1.1/" + number + "<"));
  }
  CHECK(count(printed, "Partner") == 10);
}

TEST_CASE("slips and cards as data have a line for each participant with the code of the slip") {
  const Folder folder;
  begin_drawn(folder, kFour);
  for (const char* what : {"slips", "cards"}) {
    const Result data = league(folder, {"print", "Friday", "--what", what, "--csv", "-"});
    CAPTURE(what);
    REQUIRE(data.status == 0);
    CHECK(has(data.out, "stage,round,table,side,entrant,code\r\n1,1,1,1,"));
    CHECK(count(data.out, "tanteador:" + id_of(folder) + "/1.1/2\r\n") == 2);
    for (const std::string& name : kFour) CHECK(count(data.out, "," + name + ",") == 1);
  }
  const Result nothing = league(folder, {"print", "Friday", "--what", "slips"});
  CHECK(nothing.status == 2);
  CHECK(has(nothing.err, "write them with --pdf FILE or --html FILE"));
}

TEST_CASE("a table card has its number and seats, also for an earlier round") {
  const Folder folder;
  begin_drawn(folder, kFour);
  const fs::path html = folder / "a.html", pdf = folder / "a.pdf";
  CHECK(league(folder, {"print", "Friday", "--what", "cards", "--html", html, "--pdf", pdf}).status == 0);
  const std::string page = read_bytes(html);
  CHECK(has(page, "font-size:60.0pt\">1<"));
  CHECK(has(page, "font-size:60.0pt\">2<"));
  for (const std::string& name : kFour) CHECK(has(pdf_text(folder, pdf), name));
  CHECK(league(folder, {"result", "Friday", "1", "30:21"}).status == 0);
  CHECK(league(folder, {"result", "Friday", "2", "30:12"}).status == 0);
  CHECK(league(folder, {"close", "Friday"}).status == 0);
  CHECK(league(folder, {"draw", "Friday", "--seed", "1"}).status == 0);
  const auto printed = [&](std::vector<std::string> more) {
    more.insert(more.begin(), {"print", "Friday", "--what", "tables", "--html", html, "--replace"});
    CHECK(league(folder, more).status == 0);
    return read_bytes(html);
  };
  CHECK(has(printed({"--round", "1"}), "30:21"));
  CHECK_FALSE(has(printed({}), "30:21"));
}

TEST_CASE("an unprintable document is reported, and no file is written") {
  struct Row {
    std::vector<std::string> arguments;
    int status;
    std::string err;
  };
  const Folder folder;
  begin_drawn(folder, kFour);
  CHECK(league(folder, {"new", "Later", "--rounds", "3"}).status == 0);
  const std::string file = folder / "a.html", ics = folder / "a.ics", nowhere = folder / "no/a.html";
  const Row rows[] = {
      {{"print", "Friday", "--what", "posters", "--html", file}, 2, "--what must be one of"},
      {{"print", "Friday", "--what", "slips"}, 2, "--pdf FILE or --html FILE"},
      {{"print", "Friday", "--html", file}, 2, "--what"},
      {{"print", "Friday", "--what", "slips", "--round", "2", "--html", file}, 2, "Round 2 of stage 1"},
      {{"print", "Friday", "--what", "cards", "--stage", "2", "--html", file}, 2, "There is no stage 2"},
      {{"print", "Later", "--what", "cards", "--html", file}, 2, "No round of stage 1"},
      {{"print", "Friday", "--what", "cards", "--html", nowhere}, 3, nowhere},
      {{"calendar", "Friday"}, 2, "--ics"},
      {{"date", "Friday", "2", "tomorrow"}, 2, "tomorrow is not a valid time"},
      {{"date", "Friday", "2", "2026-02-31", "20:00"}, 2, "2026-02-31 20:00 is not a valid time"},
      {{"date", "Friday", "2", "2026-02-01", "20:00:00"}, 2, "is not a valid time"},
      {{"date", "Friday", "1.2.3", "none"}, 2, "1.2.3 is not a round"},
      {{"date", "Friday", "4", "none"}, 1, ""},
      {{"standings", "Friday", "--csv", nowhere}, 3, nowhere},
  };
  for (const Row& row : rows) {
    CAPTURE(row.arguments[1] + " " + row.arguments.back());
    const Result result = league(folder, row.arguments);
    CHECK(result.status == row.status);
    CHECK_MESSAGE(has(result.err, row.err), result.err);
    CHECK_FALSE(fs::exists(file));
    CHECK_FALSE(fs::exists(ics));
  }
}

TEST_CASE("a calendar has every round once, in UTC, in lines of 75 octets, without names") {
  const std::string name = "Зимняя лига; пары, 王 \\ " + std::string(40, 'x') + "ñññññññññññññññññññññññññ";
  const Folder folder;
  CHECK(league(folder, {"new", name, "--rounds", "3", "--minutes", "40"}).status == 0);
  const std::string id = id_of(folder);
  CHECK(league(folder, {"enter", id, "Ana", "Beto"}).status == 0);
  CHECK(league(folder, {"draw", id}).status == 0);
  const fs::path ics = folder / "a.ics";
  CHECK(league(folder, {"date", id, "2", "2026-11-27T20:00:00.5-03:00"}).status == 0);
  CHECK(league(folder, {"date", id, "1.3", "2026-12-31", "23:30"}).status == 0);  // this process: UTC
  CHECK(has(league(folder, {"show", id}).out, "Stage 1, round 3 begins on 2026-12-31 23:30."));
  const std::vector<std::string> command{"calendar", id, "--ics", ics, "--replace"};
  CHECK(league(folder, command).status == 0);
  const std::string text = read_bytes(ics);
  std::string unfolded;
  for (const std::string& line : crlf_lines(text)) {
    CHECK(line.size() <= 75);
    const auto first = static_cast<unsigned char>(line.starts_with(' ') ? line[1] : line[0]);
    CHECK((first & 0xC0) != 0x80);  // no character is cut in two
    unfolded += line.starts_with(' ') ? line.substr(1) : "\n" + line;
  }
  CHECK(has(unfolded, "\nX-WR-CALNAME:Зимняя лига\\; пары\\, 王 \\\\ xxx"));
  CHECK(has(unfolded, "ñññ: round 3\n"));
  CHECK(count(unfolded, "\nBEGIN:VEVENT\n") == 3);
  CHECK(count(unfolded, "\nEND:VEVENT\n") == 3);
  for (int round = 1; round <= 3; ++round)
    CHECK(count(unfolded, "\nUID:" + id + "-1-" + std::to_string(round) + "@tanteador\n") == 1);
  CHECK(has(unfolded, "\nDTSTART:20261127T230000Z\nDTEND:20261127T234000Z\n"));
  CHECK(has(unfolded, "\nDTSTART:20261231T233000Z\nDTEND:20270101T001000Z\n"));
  for (const char* person : {"Ana", "Beto"}) CHECK_FALSE(has(text, person));
  CHECK(league(folder, command).status == 0);
  CHECK(read_bytes(ics) == text);
  CHECK(league(folder, {"date", id, "3", "none"}).status == 0);
  CHECK(league(folder, command).status == 0);
  CHECK(count(read_bytes(ics), "BEGIN:VEVENT") == 2);
}

TEST_CASE("spelling variants of a name are one person, and similar names are asked about") {
  const Folder folder;
  CHECK(league(folder, {"player", "add", "Ana", "Jos\u00E9"}).status == 0);
  CHECK(league(folder, {"new", "Friday", "--rounds", "3"}).status == 0);
  CHECK(league(folder, {"enter", "Friday", " Ana ", "Jose\u0301"}).status == 0);  // both are there already
  CHECK(league(folder, {"player", "list", "--json"}).json().size() == 2);
  struct Row {
    std::vector<std::string> command;
    const char *input, *like;
  };
  const Row rows[] = {{{"player", "add", "\u0410na"}, "", "\"Ana\""},  // a Cyrillic A
                      {{"player", "add", "Eva", "jose"}, "", "\"Jos\u00E9\""},
                      {{"enter", "Friday", "An\u00E1"}, "", "\"Ana\""},
                      {{"player", "import", "-"}, "name\nEva\nANA\n", "\"Ana\""},
                      {{"player", "import", "-"}, "name\nEva\n\u0415va\n", "\"Eva\""},
                      {{"player", "edit", "Ana", "--name", "Jose"}, "", "\"Jos\u00E9\""}};
  for (const Row& row : rows) {
    std::vector<std::string> command = row.command;
    CAPTURE(command[1]);
    const Result asked = league(folder, command, row.input);
    CHECK(asked.status == 2);
    CHECK_MESSAGE(has(asked.err, row.like), asked.err);
    CHECK(has(asked.err, "--new"));
    CHECK(league(folder, {"player", "list", "--json"}).json().size() == 2);
  }
  CHECK(league(folder, {"player", "edit", "Jos\u00E9", "--name", "Jose"}).status == 0);  // himself
  CHECK(league(folder, {"player", "add", "\u0410na", "--new"}).status == 0);
  CHECK(league(folder, {"player", "list", "--json"}).json().size() == 3);
  CHECK(league(folder, {"player", "add", "An\u200Ba\U000E0041"}).status == 1);  // is Ana, a player already
  CHECK(league(folder, {"player", "add", "\u3164"}).status == 2);               // nothing to be seen
}
