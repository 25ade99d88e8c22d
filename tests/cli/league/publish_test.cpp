// Publications of a club: the season's table, files for spreadsheets, pages for the web.

#include <doctest/doctest.h>

#include <SQLiteCpp/SQLiteCpp.h>

#include "tests/cli/secretary.hpp"

using namespace tanteador::test;

TEST_CASE("a season counts entrants, or each of their members") {
  const Folder folder;
  const auto evening = [&](const char* name, std::vector<std::string> pairs) {
    went_well(league(folder, {"new", name, "--rounds", "1", "--season", "2026", "--season-points", "3,1"}));
    pairs.insert(pairs.begin(), {"enter", name});
    went_well(league(folder, pairs));
    went_well(league(folder, {"draw", name, "--seed", "1"}));
    went_well(league(folder, {"result", name, "1", "30:12"}));
    went_well(league(folder, {"close", name}));
    went_well(league(folder, {"close", name, "--finish"}));
  };
  evening("One", {"Ana / Beto", "Caro / Dani"});
  evening("Two", {"Ana / Caro", "Beto / Dani"});
  CHECK(league(folder, {"season", "2026", "--json"}).json()["rows"].size() == 4);
  const auto rows = league(folder, {"season", "2026", "--by", "person", "--json"}).json()["rows"];
  REQUIRE(rows.size() == 4);
  CHECK(rows[0]["name"] == "Ana");
  CHECK(rows[0]["halves"] == 12);  // 3 and 3
  CHECK(rows[1]["halves"] == 8);
  CHECK(rows[2]["halves"] == 8);
  CHECK(rows[3]["name"] == "Dani");
  CHECK(rows[3]["halves"] == 4);
  CHECK(league(folder, {"season", "2026", "--by", "club"}).status == 2);

  // Each of the last competitions has a column; one column sums up the earlier ones.
  CHECK_FALSE(has(league(folder, {"season", "2026", "--by", "person"}).out, "Earlier"));
  const Result last = league(folder, {"season", "2026", "--by", "person", "--last", "1"});
  CHECK(has(last.out, "Earlier"));
  CHECK(has(last.out, "Two"));
  CHECK_FALSE(has(last.out, "One"));
  const fs::path csv = folder / "season.csv";
  went_well(league(folder, {"season", "2026", "--by", "person", "--last", "1", "--csv", csv}));
  const std::string lines = read_bytes(csv);
  CHECK(lines.starts_with("rank,name,points,lantern,earlier,Two\r\n1,Ana,6,false,3,3\r\n"));
  CHECK(has(lines, "4,Dani,2,true,1,1"));
  went_well(league(folder, {"season", "2026", "--csv", csv, "--replace"}));
  CHECK(read_bytes(csv).starts_with("rank,name,points,lantern,One,Two\r\n"));
  went_well(league(folder, {"season", "2026", "--last", "0", "--csv", csv, "--replace"}));
  CHECK(read_bytes(csv).starts_with("rank,name,points,lantern,earlier\r\n"));
}

TEST_CASE("people on a shared season place are in order of names, whoever entered first") {
  const Folder folder;
  went_well(
      league(folder, {"new", "Friday", "--rounds", "1", "--season", "2026", "--season-points", "3,0.5"}));
  went_well(league(folder, {"enter", "Friday", "--team", "One", "Zoe", "Élan", "ana", "Wil", "Dani"}));
  went_well(league(folder, {"enter", "Friday", "--team", "Two", "Yan", "Beto", "Vic", "Caro", "Fito"}));
  went_well(league(folder, {"draw", "Friday"}));
  play(folder, 1);
  went_well(league(folder, {"close", "Friday", "--finish"}));
  const auto rows = league(folder, {"season", "2026", "--by", "person", "--json"}).json()["rows"];
  CHECK(names_of_rows(rows) ==
        std::vector<std::string>{"ana", "Dani", "Élan", "Wil", "Zoe", "Beto", "Caro", "Fito", "Vic", "Yan"});
  for (std::size_t i = 0; i < rows.size(); ++i) {
    CHECK(rows[i]["rank"] == (i < 5 ? 1 : 6));
    CHECK(rows[i]["halves"] == (i < 5 ? 6 : 1));
  }
}

TEST_CASE("a competition is shown although the club's log or another competition is damaged" *
          doctest::test_suite("file")) {
  const Folder folder;
  club_with(folder, kFour);
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  went_well(league(folder, {"new", "Saturday", "--rounds", "1"}));
  went_well(league(folder, {"player", "add", "Nobody"}));
  {
    SQLite::Database file(database(folder).string(), SQLite::OPEN_READWRITE);
    file.exec("DROP TRIGGER event_no_update");
    file.exec(
        "UPDATE event SET payload = 'no' WHERE stream IN (SELECT id FROM stream WHERE kind = 'club')"
        " OR kind = 'competition_created' AND payload LIKE '%Saturday%'");
  }
  const std::string id = shown_now(folder)["competition"];
  const std::vector<std::vector<std::string>> rows{
      {"show", "Friday"},         {"show", id},
      {"show", id.substr(0, 13)}, {"standings", "Friday"},
      {"crosstable", "Friday"},   {"result", "Friday", "1", "30:12"},
      {"corrections", "Friday"}};
  for (const auto& row : rows) {
    CAPTURE(row[0] + " " + row[1]);
    went_well(league(folder, row));
  }
  CHECK(league(folder, {"show", "Saturday"}).status == 3);
  CHECK(league(folder, {"player", "list"}).status == 3);
}

TEST_CASE("a spreadsheet program opens a semicolon file by a double click, and it reads back") {
  const Folder folder;
  club_with(folder, {"Ana", "Beto", "Caro"}, {"--rounds", "2"});
  went_well(league(folder, {"absent", "Friday", "Ana", "--as", "half_bye"}));
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  play(folder, 1);
  const fs::path file = folder / "a.csv";
  went_well(league(folder, {"standings", "Friday", "--csv", file, "--separator", ";"}));
  const std::string text = read_bytes(file);
  CHECK(text.starts_with("\xEF\xBB\xBFstage;group;rank;number;name;PTS;"));
  CHECK(has(text, ";Ana;\"0,5\";"));
  CHECK(league(folder, {"standings", "Friday", "--csv", file, "--replace", "--separator", "x"}).status == 2);
  went_well(league(folder, {"entrant", "Friday", "Beto", "--category", "women / juniors"}));
  const fs::path list = folder / "list.csv";
  went_well(league(folder, {"print", "Friday", "--what", "entrants", "--csv", list, "--separator", ";"}));
  went_well(league(folder, {"new", "Second", "--rounds", "2"}));
  went_well(league(folder, {"enter", "Second", "--file", list}));
  const Result second = league(folder, {"print", "Second", "--what", "categories"});
  CHECK_MESSAGE((has(second.out, "women") && has(second.out, "juniors")), second.out);
}

TEST_CASE("the report round by round of a knock-out ends with the place instead of points") {
  const Folder folder;
  club_with(folder, kFour, {"--format", "knockout"});
  went_well(league(folder, {"draw", "Friday"}));
  play(folder, 2);
  const Result shown = league(folder, {"print", "Friday", "--what", "by-rounds"});
  CHECK(has(shown.out, "Knock-out"));
  CHECK_FALSE(has(shown.out, "Points"));
}

TEST_CASE("the club is published as a folder of linked pages by one command") {
  const Folder folder;
  club_with(folder, {"Ana / Beto", "Élan / <Dani>", "Eva / Fito", "Gina / Hugo"},
            {"--format", "knockout", "--season", "2026", "--season-points", "3,1"});
  went_well(league(folder, {"draw", "Friday"}));
  play(folder, 2);
  const fs::path site = folder / "web" / "club";
  const auto pages = league(folder, {"site", "--to", site, "--json"}).json()["pages"].get<int>();
  int written = 0, links = 0;
  for (const auto& entry : fs::directory_iterator(site)) {
    ++written;
    const std::string page = read_bytes(entry.path());
    CAPTURE(entry.path());
    CHECK(has(page, "<title>"));
    CHECK_FALSE(has(page, "<title></title>"));
    CHECK_FALSE(has(page, "<Dani>"));
    // Every link leads to a page of the folder.
    for (std::size_t at = page.find("href=\""); at != page.npos; at = page.find("href=\"", at + 1)) {
      const std::size_t begins = at + 6, ends = page.find('"', begins);
      CHECK(fs::exists(site / page.substr(begins, ends - begins)));
      ++links;
    }
  }
  CHECK(written == pages);
  CHECK(links > 50);
  CHECK(has(read_bytes(site / "players.html"), "type=\"search\""));
  const auto page_of = [&](const std::string& name) {
    const std::string page = read_bytes(site / "players.html");
    const auto end = page.find("\">" + name + "<"), begin = page.rfind('"', end - 1) + 1;
    return page.substr(begin, end - begin);
  };
  const std::string gina = page_of("Gina");
  CHECK(fs::exists(site / gina));
  CHECK(has(read_bytes(site / "competition-1.html"), "Semi-finals"));
  CHECK(league(folder, {"site", "--to", site}).status != 0);  // there is one
  // Her page keeps its address when an earlier name is added.
  went_well(league(folder, {"new", "Saturday", "--rounds", "1"}));
  went_well(league(folder, {"enter", "Saturday", "Abel / Bea"}));
  went_well(league(folder, {"site", "--to", site, "--replace"}));
  CHECK(page_of("Gina") == gina);
  write_bytes(site / "mine.html", "<p>my own</p>");
  went_well(league(folder, {"cancel", "Friday"}));
  const auto again = league(folder, {"site", "--to", site, "--replace", "--json"}).json();
  CHECK(again["removed"].get<int>() > 5);
  CHECK(fs::exists(site / "mine.html"));
  CHECK_FALSE(fs::exists(site / "competition-1.html"));
  CHECK(fs::exists(site / "competition-2.html"));  // Saturday's is where it was
}
