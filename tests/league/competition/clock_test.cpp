// The clock of a round: added time, stopped and resumed.

#include "tests/league/competition/evening.hpp"

namespace clock_of_a_round {

using namespace tanteador::test;
using event::ClockChange;

namespace {

StageSetup timed(int minutes, int last_deal = 0) {
  StageSetup setup = stage_of(Format::swiss, 3);
  setup.minutes = minutes;
  setup.last_deal = last_deal;
  return setup;
}

event::ClockChanged add(int minutes, std::vector<int> tables = {}) {
  return {{0, 0}, ClockChange::add, minutes, std::move(tables)};
}
event::ClockChanged change(ClockChange change) { return {{0, 0}, change, 0, {}}; }

}  // namespace

TEST_CASE("added minutes are for all tables or for some, and move with the table") {
  Evening evening(timed(40), 6);
  evening.draw();
  evening.enter(add(5));
  evening.enter(add(10, {0, 2}));
  evening.enter(add(-3, {0}));
  const PlayedRound& round = evening.now.now().rounds[0];
  CHECK(round.added_minutes == 5);
  CHECK(round.tables[0].added_minutes == 7);
  CHECK(round.tables[1].added_minutes == 0);
  CHECK(round.tables[2].added_minutes == 10);
  evening.enter(event::TablesSwapped{{0, 0}, 0, 1});
  CHECK(evening.now.now().rounds[0].tables[1].added_minutes == 7);
}

TEST_CASE("a clock stops once and resumes once, until its round is closed") {
  Evening evening(timed(40), 4);
  CHECK(evening.refusal_key(change(ClockChange::stop)) == "league/no_round");
  evening.draw();
  CHECK(evening.refusal_key(change(ClockChange::resume)) == "league/clock_runs");
  evening.enter(change(ClockChange::stop));
  CHECK(evening.refusal_key(change(ClockChange::stop)) == "league/clock_stopped");
  evening.enter(add(5));  // a stopped clock may get more time
  evening.enter(change(ClockChange::resume));
  evening.play_all();
  evening.enter(event::RoundClosed{{0, 0}});
  CHECK(evening.refusal_key(change(ClockChange::stop)) == "league/closed");
  CHECK(evening.refusal_key(add(5)) == "league/closed");
}

TEST_CASE("time that no table can have is refused") {
  struct Row {
    event::ClockChanged event;
    std::string_view key;
  };
  Evening evening(timed(40), 4);
  evening.draw();
  for (const Row& row : {Row{add(1400), ""}, Row{add(1401), "league/clock_minutes"}, Row{add(-39), ""},
                         Row{add(-40), "league/clock_minutes"}, Row{add(-40, {1}), "league/clock_minutes"},
                         Row{add(5, {2}), "league/no_table"}, Row{add(5, {-1}), "league/no_table"},
                         Row{add(5, {1, 1}), "league/same_again"}}) {
    CAPTURE(row.event.minutes);
    CHECK(evening.refusal_key(row.event) == row.key);
  }
  evening.enter(add(-30));
  for (const int minutes : {std::numeric_limits<int>::min(), std::numeric_limits<int>::max()})
    CHECK(evening.refusal_key(add(minutes)) == "league/clock_minutes");
  Evening without(timed(0), 4);
  without.draw();
  CHECK(without.refusal_key(add(5)) == "league/no_clock");
  Evening endless(timed(std::numeric_limits<int>::max()), 4);
  endless.draw();
  CHECK(endless.refusal_key(add(5)) == "league/clock_minutes");
}

TEST_CASE("the last deal begins during the round") {
  for (const auto& [minutes, last_deal, key] : {std::tuple{40, 10, ""},
                                                {40, 39, ""},
                                                {40, 40, "league/last_deal"},
                                                {0, 5, "league/last_deal"},
                                                {40, -1, "league/last_deal"}}) {
    Competition now;
    event::CompetitionCreated created;
    created.setup.stages = {timed(minutes, last_deal)};
    const auto made = apply(now, created);
    CHECK((made ? "" : made.error().key) == std::string_view(key));
  }
  Evening evening(timed(40, 10), 4);
  evening.draw();
  evening.enter(event::RulesChanged{.last_deal = 5});
  CHECK(evening.now.rules().last_deal == 5);
  CHECK(evening.refusal_key(event::RulesChanged{.minutes = 5}) == "league/last_deal");
}

}  // namespace clock_of_a_round
