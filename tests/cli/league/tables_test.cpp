// Slips of several scores: teams over several tables, boards of a duplicate.

#include <doctest/doctest.h>

#include <set>

#include "tests/cli/secretary.hpp"

using namespace tanteador::test;

TEST_CASE(
    "teams over several tables have a slip of all tables or their sum, and game points in the standings") {
  const Folder folder;
  went_well(league(folder, {"new", "Friday", "--rounds", "1", "--match-tables", "3"}));
  went_well(league(folder, {"enter", "Friday", "Ana / Beto", "Caro / Dani", "Eva / Fito", "Gina / Hugo"}));
  went_well(league(folder, {"draw", "Friday"}));
  // A line for each table to be filled in, and their total.
  const fs::path slips = folder / "slips.html";
  went_well(league(folder, {"print", "Friday", "--what", "slips", "--html", slips}));
  for (const char* part : {">Ana / Beto</th>", ">Eva / Fito</th>", ">3<", ">Points<", ">Signature<"})
    CHECK_MESSAGE(has(read_bytes(slips), part), read_bytes(slips));
  const Result all = league(folder, {"result", "Friday", "1", "30:12", "28:30", "30:25"});
  went_well(all);
  CHECK_MESSAGE(has(all.out, "2:1 (88:67)"), all.out);
  CHECK(league(folder, {"result", "Friday", "2", "30:12", "28:30"}).status == 2);
  CHECK(league(folder, {"result", "Friday", "2", "31:12", "28:30", "30:2"}).status ==
        1);  // 31 is no score of Truco
  CHECK(league(folder, {"result", "Friday", "2", "3:1"}).status != 0);
  went_well(league(folder, {"result", "Friday", "2", "1.5:1.5"}));
  const auto rows = league(folder, {"standings", "Friday", "--now", "--json"}).json()["tables"][0]["rows"];
  CHECK(rows[0]["values"]["GP"] == "2");
  CHECK(rows[1]["values"]["GP"] == "1½");
  CHECK(rows[3]["values"]["GP"] == "1");
  const auto tables = shown_now(folder)["rounds"][0]["tables"];
  CHECK(tables[0]["tables"] == nlohmann::json({{30, 12}, {28, 30}, {30, 25}}));
  CHECK(tables[0]["sides"][0]["game_points"] == 2);
  CHECK(tables[1]["sides"][0]["game_points"] == 1.5);
}

TEST_CASE(
    "different results of a table are beside each other, with who and when, also after a swap of tables") {
  const Folder folder;
  club_with(folder, {"Ana", "Beto", "Caro", "Dani"}, {"--rounds", "1"});
  went_well(league(folder, {"draw", "Friday"}));
  went_well(league(folder, {"result", "Friday", "1", "30:12"}));
  went_well(league(folder, {"swap", "Friday", "--tables", "1", "2"}));
  const Result disputed = league(folder, {"result", "Friday", "2", "30:21"});
  went_well(disputed);
  CHECK_MESSAGE(has(disputed.out, "Desk · "), disputed.out);
  const std::size_t second = disputed.out.find(" 12 ");
  REQUIRE_MESSAGE(second != std::string::npos, disputed.out);
  const std::string line = disputed.out.substr(second, disputed.out.find('\n', second) - second);
  CHECK_MESSAGE(has(line, "21"), line);
  CHECK_MESSAGE(has(line, "different"), line);
  const auto reports =
      league(folder, {"result", "Friday", "2", "30:14", "--json"}).json()["table"]["reports"];
  REQUIRE(reports.size() == 3);
  CHECK(reports[0]["score"] == "30:12");
  CHECK(reports[1]["score"] == "30:21");
  CHECK(reports[2]["score"] == "30:14");
  for (const auto& report : reports) {
    CHECK(report["by"] == "Desk");
    CHECK(report["at"].get<std::string>().starts_with("20"));
  }
  const Result settled = league(folder, {"correct", "Friday", "2", "30:21", "--json"});
  CHECK_FALSE(settled.json()["table"].contains("reports"));
}

TEST_CASE("the teams' tables and boards that differ are lines of a disputed result") {
  const Folder folder;
  club_with(folder, {"Ana / Beto", "Caro / Dani"}, {"--format", "knockout", "--match-tables", "3"});
  went_well(league(folder, {"draw", "Friday"}));
  went_well(league(folder, {"result", "Friday", "1", "30:12", "28:30", "30:25"}));
  const Result disputed = league(folder, {"result", "Friday", "1", "30:12", "28:30", "25:30"});
  went_well(disputed);
  CHECK_MESSAGE(has(disputed.out, "Table 3"), disputed.out);
  CHECK_MESSAGE(has(disputed.out, "25:30"), disputed.out);
  CHECK_MESSAGE(has(disputed.out, "Winner"), disputed.out);
  CHECK_MESSAGE(!has(disputed.out, "Table 2 "), disputed.out);
}

TEST_CASE("a team knock-out advances by the sum of the tables") {
  const Folder folder;
  club_with(folder, {"Ana / Beto", "Caro / Dani"}, {"--format", "knockout", "--match-tables", "3"});
  went_well(league(folder, {"draw", "Friday"}));
  went_well(league(folder, {"result", "Friday", "1", "30:12", "28:30", "30:25"}));
  const std::string bracket = paper_rows(folder, "bracket").dump();
  CHECK_MESSAGE(has(bracket, "► Ana / Beto: 2\""), bracket);
  CHECK_MESSAGE(has(bracket, "\"Caro / Dani: 1\""), bracket);
}

TEST_CASE("whist players get a card with all rounds once the first one is drawn") {
  const Folder folder;
  went_well(league(folder, {"new", "Friday", "--format", "rotating-partners", "--movement", "whist"}));
  went_well(league(folder, {"enter", "Friday", "A", "B", "C", "D", "E", "F", "G", "H"}));
  CHECK(has(league(folder, {"print", "Friday", "--what", "movement"}).out, "has not been paired yet"));
  went_well(league(folder, {"draw", "Friday", "--seed", "1"}));
  const auto rows = paper_rows(folder, "movement");
  REQUIRE(rows.size() == 8 * 7);
  std::set<std::string> partners;
  for (const auto& row : rows)
    if (row["part"] == "A") partners.insert(row["partner"].get<std::string>());
  CHECK(partners.size() == 7);  // everybody else once
}

TEST_CASE(
    "a duplicate is drawn at once, its boards are entered by slips, and its cards and boards are printed") {
  const Folder folder;
  went_well(league(folder, {"new", "Friday", "--game", "tarot", "--format", "rotating-partners", "--movement",
                            "howell", "--boards", "2"}));
  went_well(league(folder, {"enter", "Friday", "A", "B", "C", "D", "E", "F"}));
  went_well(league(folder, {"draw", "Friday", "--all"}));
  const Result cards = league(folder, {"print", "Friday", "--what", "movement"});
  went_well(cards);
  for (const char* part : {"N–S", "E–W", "1 2", "9 10"}) CHECK_MESSAGE(has(cards.out, part), cards.out);
  const fs::path slips = folder / "slips.html";
  went_well(league(folder, {"print", "Friday", "--what", "slips", "--html", slips}));
  for (const char* part : {"N–S", "E–W", ">Board<", ">Taker<", ">1<", ">2<"})
    CHECK_MESSAGE(has(read_bytes(slips), part), read_bytes(slips));
  // Three tables play the boards of a round at a time.
  std::string boards;
  for (int board = 1; board <= 10; ++board)
    boards += "board " + std::to_string(board) + ": 56 " + std::to_string(10 * board) + " -72\n";
  CHECK(
      league(folder, {"result", "Friday", "--file", "-"}, boards.substr(0, boards.find("board 10"))).status !=
      0);
  went_well(league(folder, {"result", "Friday", "--file", "-"}, boards));
  const auto rows = league(folder, {"standings", "Friday", "--json"}).json()["tables"][0]["rows"];
  REQUIRE(rows.size() == 6);
  double sum = 0;
  for (const auto& row : rows) sum += std::stod(row["values"]["PCT"].get<std::string>());
  CHECK(sum > 200);
  const auto played = shown_now(folder)["rounds"][0]["tables"][0]["boards"];
  CHECK(played[0] == nlohmann::json({{"board", 1}, {"score", 56}}));
  const auto notes = league(folder, {"print", "Friday", "--what", "boards", "--json"}).json()["rows"];
  REQUIRE(notes.size() == 30);
  CHECK(notes[0]["attack"] == 100);  // 56 before 10 before −72
  CHECK(notes[1]["attack"] == 50);
  CHECK(notes[2]["attack"] == 0);
  CHECK(notes[2]["defence"] == 100);
  const fs::path book = folder / "a.xlsx";
  went_well(league(folder, {"standings", "Friday", "--xlsx", book}));
  CHECK(read_bytes(book).starts_with("PK"));
  CHECK(league(folder, {"standings", "Friday", "--xlsx", book}).status != 0);  // it is there
}
