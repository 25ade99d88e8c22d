// Evenings of every game and of the club in a real window, with the mouse and without; two windows on one
// file. Afterwards the file is verified and compared with the input.

#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <thread>

#include "src/registry/any_match.hpp"
#include "src/session/league/league.hpp"
#include "tests/support/typed.hpp"
#include "tests/window/both.hpp"

namespace window_test {

using namespace tanteador;
using test::Both;

bool left_out() {
  const bool here = test::Display::can_be();
  if (!here) MESSAGE("left out: Xvfb, xdotool or ImageMagick is missing");
  return !here;
}

// The kinds of the entered events, in order.
std::vector<std::string> kinds(const session::OpenMatch& match) {
  std::vector<std::string> all;
  for (const EventRecord& record : match.records()) all.push_back(record.kind);
  return all;
}

// The open match is complete in its file, over, and equal in both panels.
void verify_match(Both& both, bool over = true) {
  const session::OpenMatch& beside = *both.app().match();
  session::Session session(&both.store(), session::system_host());
  const auto listed = both.store().summaries({1, 0});
  REQUIRE(listed.size() == 1);
  const auto match = session.open(listed.front().id);
  REQUIRE(match.has_value());
  CHECK(kinds(*match) == kinds(beside));
  for (int side = 0; side < side_count(beside.match()); ++side)
    CHECK(score(match->match(), side_at(side)) == score(beside.match(), side_at(side)));
  CHECK((outcome(match->match()).status != Outcome::Status::in_progress) == over);
  test::type(both.folder().path(), {"--db", both.database(), "match", "verify", listed.front().id});
}

struct Row {
  const char* what;
  std::vector<std::string> begin, deal;  // pressed once, and for each deal
  int deals;
  std::vector<std::string> end;
};

const Row kRows[] = {
    {"truco",
     {"new/truco", "start", "start_hand", "call/0/envido", "call/1/quiero", "settle/0", "call/1/truco",
      "call/0/quiero", "trick/1", "trick/1"},
     {"points/0/4", "points/0/4", "points/0/4", "points/0/4", "points/0/4", "points/0/4", "points/0/4",
      "start_hand"},
     1,
     {"points/1/4", "points/1/4", "points/1/4", "points/1/4", "points/1/4", "points/1/4", "points/1/4",
      "points/1/4", "start_hand", "points/0/4", "points/0/4", "points/0/4", "points/0/4", "points/0/4",
      "points/0/4", "points/0/4", "points/0/4"}},
    {"tarot",
     {"new/tarot", "start"},
     {"take/0/garde", "bouts/2", "key/4", "key/9", "deal/enter"},
     3,
     {"tool/more", "form/match_ended", "field/reason/agreed", "form/enter"}},
    {"troccas", {"new/troccas", "start"}, {"key/4", "key/0", "enter"}, 4, {}},
    {"truf",
     {"new/truf", "start"},
     {"bid/5s", "bid/3h", "bid/2d", "bid/Ac", "taken/4", "taken/5", "taken/2", "tricks/add"},
     3,
     {"tool/more", "form/match_ended", "field/reason/agreed", "form/enter"}},
    {"sheet", {"new/sheet", "players/4", "ruleset/sheet-mus", "start"}, {"key/2", "key/0", "enter"}, 4, {}}};

TEST_CASE("a match of every game is entered with the mouse, and its file is complete") {
  if (left_out()) return;
  for (const Row& row : kRows) {
    SUBCASE(row.what) {
      Both both;
      both.press(row.begin);
      for (int deal = 0; deal < row.deals; ++deal) both.press(row.deal);
      both.press(row.end);
      verify_match(both);
    }
  }
}

TEST_CASE("an evening of every game is played without a mouse, and its file is complete") {
  if (left_out()) return;
  for (const Row& row : kRows) {
    SUBCASE(row.what) {
      Both both;
      both.press_by_keys(row.begin);
      for (int deal = 0; deal < row.deals; ++deal) both.press_by_keys(row.deal);
      both.press_by_keys(row.end);
      verify_match(both);
      both.press_by_keys({"again"});
      CHECK(both.store().summaries({2, 0}).size() == 2);
    }
  }
}

// The competition is complete in its file and equal in both panels.
session::OpenCompetition verify_competition(Both& both) {
  const auto all = both.store().competitions();
  REQUIRE(all.size() == 1);
  auto open = session::League(&both.store(), session::system_host()).open(all.front().id);
  REQUIRE(open.has_value());
  CHECK(open->records.size() == both.app().club()->competition()->records.size());
  test::type_league(both.folder().path(), both.database(), {"verify", all.front().id});
  return std::move(*open);
}

TEST_CASE("an evening of the club is led without a mouse, and its file is complete") {
  if (left_out()) return;
  constexpr std::chrono::milliseconds kQuick(12);
  Both both;
  both.press_by_keys({"go/club", "league/new", "league/search"});
  both.type_keys("Ana,Beto,Caro,Dani\n", kQuick);
  both.press_by_keys({"league/begin"});
  for (const char* slips : {"1\n30\n17\n12\n30\n", "1\n30\n21\n30\n9\n"}) {
    both.press_by_keys({"league/next/draw"});
    both.wait();
    both.type_keys(slips, kQuick);
    both.press_by_keys({"league/next/close", "league/view/1", "league/view/0"});
  }
  const auto rounds = verify_competition(both).now.stages[0].rounds;
  REQUIRE(rounds.size() == 2);
  CHECK(std::ranges::none_of(rounds,
                             [](const auto& round) { return round.status == league::RoundStatus::open; }));
}

TEST_CASE("a ruling is entered with the mouse, and its file is complete") {
  if (left_out()) return;
  Both both;
  both.press({"new/truco", "start", "start_hand", "go/referee", "case/truco.out_of_turn", "fact/player/0",
              "remedy/warn", "apply"});
  verify_match(both, false);
}

TEST_CASE("a round of a competition is drawn, entered and closed with the mouse, and its file is complete") {
  if (left_out()) return;
  Both both;
  both.press({"go/club", "league/new"});
  both.type("league/search", "Ana, Beto, Caro, Dani");
  both.press({"league/player/add", "league/begin", "league/next/draw"});
  both.wait();
  both.press({"league/table/1", "league/won/1/21", "league/result/enter", "league/table/2", "league/won/2/9",
              "league/result/enter", "league/next/close"});
  CHECK(verify_competition(both).now.stages[0].rounds[0].status != league::RoundStatus::open);
}

TEST_CASE("names and slips typed at any speed lose no key, and their file is complete") {
  if (left_out()) return;
  std::chrono::milliseconds delay{};
  SUBCASE("without a delay") {}
  SUBCASE("as fast as people type") { delay = std::chrono::milliseconds(40); }
  SUBCASE("slowly") { delay = std::chrono::milliseconds(120); }
  Both both;
  both.press({"go/club", "league/new", "league/search"});
  both.type_keys("Ana,Beto,Caro,Dani\n", delay);
  both.press({"league/begin", "league/next/draw"});
  both.wait();
  both.type_keys("1\n30\n17\n12\n30\n", delay);
  const auto open = verify_competition(both);
  CHECK(open.now.entrants.size() == 4);
  const auto& tables = open.now.stages[0].rounds[0].tables;
  REQUIRE(tables.size() == 2);
  const int wanted[2][2] = {{30, 17}, {12, 30}};
  for (std::size_t table = 0; table < 2; ++table) {
    REQUIRE(tables[table].score.has_value());
    for (std::size_t side = 0; side < 2; ++side)
      CHECK(tables[table].score->sides[side].score == wanted[table][side]);
  }
}

// Measures time, so it runs alone.
TEST_CASE("two windows on one file show the same within a second" * doctest::skip()) {
  if (left_out()) return;
  test::TableFixture table;
  REQUIRE(!table.play(test::kFour + test::tallied("Nosotros", 19)).empty());
  const std::string file = table.folder / "t.db";
  const test::Display here, there;
  const test::Folder home, other;
  const test::Real first(here, home, file), second(there, other, file);
  const std::string one = home / "one.png", two = home / "two.png";
  const auto apart = [](const std::string& left, const std::string& right) {
    return std::system(("compare -metric AE " + left + " " + right + " null: 2>/dev/null").c_str()) != 0;
  };
  for (const test::Display* display : {&here, &there}) display->tell("mousemove 1279 799");
  std::this_thread::sleep_for(std::chrono::milliseconds(400));
  first.rest();
  second.rest();
  here.shoot(home / "before.png");
  there.shoot(two);
  CHECK_FALSE(apart(home / "before.png", two));
  here.tell("key n");  // a point for the first side
  std::this_thread::sleep_for(std::chrono::seconds(1));
  there.shoot(two);
  here.shoot(one);
  CHECK_FALSE(apart(one, two));
  CHECK(apart(home / "before.png", two));
  const auto match = table.session.open(table.store->summaries({1, 0}).front().id);
  CHECK(score(match->match(), side_at(0)) == 20);
}

}  // namespace window_test
