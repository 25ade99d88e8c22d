// The score sheet as plain data: totals, rows, course, and the text above the keys.

#include <doctest/doctest.h>

#include "src/session/session.hpp"
#include "src/view/entry/board.hpp"
#include "tests/view/played.hpp"

namespace tanteador::test::sheet_board {

namespace {

std::string start(const std::string& ruleset, const std::string& options = "{}") {
  return R"({"type":"match_started","game":"sheet","ruleset":")" + ruleset +
         R"(","players":["Ana","Beto"],"options":)" + options + "}\n";
}
std::string deal(int ana, int beto) {
  return R"({"type":"counted","points":{"Ana":)" + std::to_string(ana) + ",\"Beto\":" + std::to_string(beto) +
         "}}\n";
}

const view::ScoreSheet& sheet_of(const view::MatchScreen& board) {
  return std::get<view::ScoreSheet>(board.sheet);
}

}  // namespace

TEST_CASE("the end of the game and the winner are above the totals") {
  const std::pair<std::string, std::string> rows[] = {
      {start("sheet-any"), "Ended by agreement"},
      {start("sheet-mus"), "First to reach 40 wins · best of 3 games"},
      {start("sheet-rummy"), "First to reach 100 loses · the fewest points win"},
      {start("sheet-skat"), "36 deals"}};
  for (const auto& [lines, goal] : rows) {
    const view::MatchScreen board = BoardTable(lines).board();
    CHECK(sheet_of(board).goal == goal);
  }
}

TEST_CASE("a total has its distance, half and games won beside it, and the leader is marked") {
  const view::MatchScreen jass = BoardTable(start("sheet-jass") + deal(600, 157)).board();
  CHECK(sheet_of(jass).columns[0].detail == "Berg · 400 to go");
  CHECK(sheet_of(jass).columns[1].detail == "843 to go");
  CHECK(sheet_of(jass).columns[0].leads);
  CHECK_FALSE(sheet_of(jass).columns[1].leads);
  const view::MatchScreen mus = BoardTable(start("sheet-mus") + deal(40, 12) + deal(3, 9)).board();
  CHECK(sheet_of(mus).columns[0].detail == "1 game · 37 to go");
  CHECK(sheet_of(mus).columns[0].total == "3");
  const view::MatchScreen rummy = BoardTable(start("sheet-rummy") + deal(12, 30)).board();
  CHECK(sheet_of(rummy).columns[0].leads);  // the fewest
  const view::MatchScreen level = BoardTable(start("sheet-any") + deal(7, 7)).board();
  CHECK_FALSE(sheet_of(level).columns[0].leads);
}

TEST_CASE("the headline shows the number of the deal, their total, and the game") {
  CHECK(BoardTable(start("sheet-any") + deal(1, 2)).board().headline == "Deal 2");
  CHECK(BoardTable(start("sheet-skat") + deal(1, 2)).board().headline == "Deal 2 of 36");
  CHECK(BoardTable(start("sheet-mus")).board().headline == "Game 1 · Deal 1");
  CHECK(BoardTable(start("sheet-mus") + deal(3, 2)).board().headline == "Game 1 · Deal 2");
  CHECK(BoardTable(start("sheet-mus") + deal(40, 2)).board().headline == "Game 2 · Deal 1");
  CHECK(BoardTable(start("sheet-any")).board().detail == "Beto deals, then Ana");
  CHECK(BoardTable(start("sheet-any", R"({"rotation":"none"})")).board().detail.empty());
}

TEST_CASE("each deal has a row with the total; a new game begins at zero, in the chart too") {
  const view::MatchScreen board =
      BoardTable(start("sheet-mus", R"({"bonus":5})") + deal(20, 12) + deal(21, 0) +
                 R"({"type":"ruled","side":"Beto","points":2,"reason":"a penalty"})"
                 "\n" +
                 deal(1, 4))
          .board();
  const view::ScoreSheet& sheet = sheet_of(board);
  REQUIRE(sheet.rows.size() == 4);
  CHECK(sheet.rows[0].number == "1");
  CHECK(sheet.rows[1].cells[0].change == "+21 +5");
  CHECK(sheet.rows[1].cells[0].total == "46");
  CHECK(sheet.rows[2].number == "•");
  CHECK(sheet.rows[3].cells[1].total == "4");
  CHECK(sheet.rows[2].ends_game);
  CHECK(sheet.chart.lines[0] == std::vector<int>{0, 1});
  CHECK(sheet.chart.to_target);
  CHECK(sheet.chart.high == 40);
}

TEST_CASE("a decided match has no buttons") {
  const view::MatchScreen board = BoardTable(start("sheet-jass") + deal(1000, 12)).board();
  CHECK_FALSE(sheet_of(board).entry);
  CHECK(board.stage == view::MatchScreen::Stage::decided);
}

}  // namespace tanteador::test::sheet_board
