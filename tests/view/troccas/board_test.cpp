// The slate as plain data.

#include <doctest/doctest.h>

#include <algorithm>

#include "src/games/troccas/troccas.hpp"
#include "src/registry/game.hpp"
#include "src/session/session.hpp"
#include "src/view/entry/board.hpp"
#include "src/view/words.hpp"
#include "tests/view/played.hpp"

using namespace tanteador;
using test::BoardTable;

namespace {

const char* const kNames[] = {"Ana", "Beto", "Caro", "Dani", "Ema", "Fina"};

std::string seated(int players) {
  std::string names;
  for (int i = 0; i < players; ++i) names += (i > 0 ? ",\"" : "\"") + std::string(kNames[i]) + "\"";
  return R"({"type":"match_started","game":"troccas","ruleset":"troccas-1962","players":[)" + names + "]}\n";
}

std::string count_line(const std::string& points) {
  return "{\"type\":\"deal_started\"}\n{\"type\":\"counted\",\"points\":{" + points + "}}\n";
}

const view::TroccasSlate& slate(const view::MatchScreen& board) {
  return std::get<view::TroccasSlate>(board.sheet);
}

}  // namespace

TEST_CASE("credit and debt are digits beside the strokes, with the right of the debt") {
  struct Row {
    int points;  // of Nus
    const char* number;
    const char* right;
    std::size_t claims;
  };
  constexpr Row rows[] = {
      {41, "+5", "", 0},
      {36, "0", "", 0},
      {28, "−8", "", 0},
      {27, "−9", "may ask for 9 and 10 cards", 1},
      {18, "−18", "may ask for 9 and 10 cards", 1},
      {17, "−19", "may ask for all 19 cards at once", 2},
  };
  for (const Row& row : rows) {
    CAPTURE(row.points);
    BoardTable table(seated(4) + count_line("\"Nus\":" + std::to_string(row.points)));
    const view::MatchScreen board = table.board();
    const view::TroccasColumn& nus = slate(board).columns.at(0);
    CHECK(nus.number == row.number);
    CHECK(nus.account == row.points - 36);
    CHECK(nus.right == row.right);
    CHECK(nus.claims.size() == row.claims);
    CHECK(nus.target == "36");
  }
}

TEST_CASE("a claimed right is shown until its deal starts") {
  BoardTable table(seated(4) + count_line("\"Nus\":17") +
                   R"({"type":"right_claimed","side":"Nus","right":"nineteen"})"
                   "\n");
  const view::MatchScreen board = table.board();
  CHECK(slate(board).columns[0].right == "asked for all 19 cards at once");
  CHECK(slate(board).columns[0].is_claimed);
  CHECK(slate(board).columns[0].claims.empty());
}

TEST_CASE("each deal is a row: points less target, and the account") {
  BoardTable table(seated(4) + count_line("\"Nus\":41") + count_line("\"Vus\":47"));
  const view::MatchScreen board = table.board();
  const auto& deals = slate(board).deals;
  REQUIRE(deals.size() == 2);
  CHECK(deals[0].cells[0].points == "41 − 36");
  CHECK(deals[0].cells[1].change == "−5");
  CHECK(deals[1].number == "2");
  CHECK(deals[1].cells[0].points == "25 − 36");
  CHECK(deals[1].cells[0].change == "−11");
  CHECK(deals[1].cells[0].account == "−6");
  CHECK(board.headline == "Deal 3 of 4");
  CHECK(board.detail == "Beto is the skatist and deals, Caro leads");
}

TEST_CASE("three and five have a target each, and the skatist of the coming deal the higher one") {
  BoardTable three(seated(3));
  const view::MatchScreen first = three.board();
  CHECK(slate(first).columns[1].target == "42");
  CHECK(slate(first).columns[2].target == "43");
  CHECK(slate(first).columns[2].badge == "Skatist");
  BoardTable after(seated(3) + count_line("\"Ana\":40,\"Beto\":37"));
  const view::MatchScreen second = after.board();
  CHECK(slate(second).columns[0].target == "43");
  CHECK(slate(second).columns[2].target == "42");
  BoardTable five(seated(5) + count_line("\"Ana\":30,\"Beto\":20,\"Caro\":25,\"Dani\":22"));
  const view::MatchScreen third = five.board();
  CHECK(slate(third).deals[0].cells[4].points == "30 − 27");
  CHECK(slate(third).deals[0].cells[3].change == "−3");
  CHECK(third.headline == "Deal 2 of 5");
}

TEST_CASE("the other side's points and both accounts are shown during typing") {
  BoardTable table(seated(4));
  view::BoardState state;
  state.values["troccas/points/0"] = "41";
  const view::MatchScreen board = table.board(state);
  REQUIRE(slate(board).entry);
  const view::TroccasEntry& entry = *slate(board).entry;
  CHECK(entry.counts[1].points == "31");
  CHECK(!entry.counts[1].typed);
  CHECK(entry.counts[0].change == "+5");
  CHECK(entry.enter.label == "Add: Nus +5, Vus −5");
  CHECK(entry.enter.enabled);
}

TEST_CASE("the running count of a pile follows the table: groups of four, and the skat as one") {
  BoardTable table(seated(4));
  view::BoardState state;
  state.values["troccas/mode"] = "cards";
  state.values["troccas/picked"] = "Ks Qs Cs 1s";
  const view::MatchScreen four = table.board(state);
  CHECK(slate(four).pile->counted == "4 cards · 10 points");
  state.values["troccas/picked"] = "Qs 1s";
  const view::MatchScreen skat = table.board(state);
  CHECK(slate(skat).pile->counted == "2 cards · 4 points");
  CHECK(!slate(skat).pile->enter.enabled);
  CHECK(!slate(skat).pile->refused.empty());
}

TEST_CASE("events of Troccas have sentences") {
  const Names names{{"Ana", "Beto", "Caro", "Dani"}, {"Nus", "Vus"}};
  namespace engine = troccas;
  const auto card = [](const char* name) { return *engine::Pack::parse(name); };
  struct Row {
    engine::Event event;
    const char* text;
  };
  engine::Counted counted;
  counted.points[0] = 41;
  const Row rows[] = {
      {counted, "Counted: 41, –"},
      {engine::JackCalled{seat_at(0), engine::Suit::bastuns, seat_at(2), {}},
       "Ana calls the jack of bastuns: Caro gives it"},
      {engine::RightClaimed{side_at(1), engine::Right::nine_ten},
       "Vus asks for the right of its debt: 9 and 10 cards"},
      {engine::CardPlayed{seat_at(3), card("X")}, "Dani plays Narr"},
      {engine::Matsch{side_at(0), {card("Ks"), card("Kb")}},
       "Matsch: Nus took every trick; in the skat K spadas, K bastuns"},
  };
  for (const Row& row : rows)
    CHECK(view::describe("troccas", event_of<Troccas>(row.event), names, {}) == row.text);
}
