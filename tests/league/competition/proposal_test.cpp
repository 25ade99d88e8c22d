// The proposed format for a number of entrants in the time available.

#include "src/league/competition/proposal.hpp"

#include <tuple>
#include <vector>

#include <doctest/doctest.h>

#include <algorithm>

#include "tests/league/competition/evening.hpp"
#include "tests/support/long_run.hpp"

using namespace tanteador::league;

namespace {

bool offers(const std::vector<Proposal>& all, Format format) {
  return std::ranges::any_of(all, [&](const Proposal& one) { return one.stages.front().format == format; });
}

}  // namespace

TEST_CASE("the largest feasible format comes first, and an infeasible one is not proposed") {
  struct Row {
    Opposition meeting;
    int entrants, minutes, round;
    Format first;
    int rounds;
  };
  const Row rows[] = {
      {Opposition::two_sides, 4, 300, 40, Format::round_robin, 6},  // everybody twice
      {Opposition::two_sides, 6, 240, 40, Format::round_robin, 5},  // once
      {Opposition::two_sides, 16, 240, 40, Format::groups, 6},      // four groups, then eight: 3 and 3
      {Opposition::two_sides, 60, 240, 40, Format::swiss, 6},       // groups and a knock-out would be 8
      {Opposition::two_sides, 60, 60, 40, Format::swiss, 6},        // nothing fits: the least there is
      {Opposition::singles, 20, 240, 40, Format::singles, 6},
      {Opposition::singles, 60, 1000, 40, Format::singles, 9},
  };
  for (const Row& row : rows) {
    CAPTURE(row.entrants);
    CAPTURE(row.minutes);
    const auto all = propose(row.meeting, row.entrants, row.minutes, row.round);
    REQUIRE_FALSE(all.empty());
    CHECK(all.front().stages.front().format == row.first);
    CHECK(all.front().rounds == row.rounds);
    for (const Proposal& one : all) {
      CHECK(one.minutes == one.rounds * row.round);
      CHECK((one.minutes <= row.minutes || all.size() == 1));
      CHECK(one.fits == (one.minutes <= row.minutes));
    }
  }
}

namespace {

// Rounds of the competition played to its end; the same one is proposed again and again, and played once.
int rounds_played(const Proposal& proposal, int entrants) {
  static std::vector<std::tuple<std::vector<StageSetup>, int, int>> known;
  for (const auto& [stages, of, rounds] : known) {
    if (of == entrants && stages == proposal.stages) return rounds;
  }
  tanteador::test::Evening evening(proposal.stages, entrants);
  int rounds = 0;
  for (std::size_t stage = 0; stage < proposal.stages.size(); ++stage) {
    if (stage > 0) evening.enter(*next_stage(evening.now));
    for (; next_round(evening.now, 1); ++rounds) evening.play_round();
    REQUIRE(evening.draw_fails() == "league/stage_over");
  }
  known.emplace_back(proposal.stages, entrants, rounds);
  return rounds;
}

}  // namespace

TEST_CASE("every proposal is playable in its rounds and the available time") {
  for (const bool partners : {false, true}) {
    for (const Opposition meeting : {Opposition::two_sides, Opposition::singles}) {
      for (const int entrants : {2, 3, 5, 8, 11, 13}) {
        for (const int minutes : {120, 200, 400}) {
          if (entrants > 8 && minutes != 200 && !tanteador::test::long_run()) continue;
          for (const Proposal& one : propose(meeting, entrants, minutes, 40, partners)) {
            CAPTURE(entrants);
            CAPTURE(minutes);
            CAPTURE(name_of(one.stages.front().format));
            CHECK(rounds_played(one, entrants) == one.rounds);
            CHECK(one.fits == (one.rounds * 40 <= minutes));
          }
        }
      }
    }
  }
}

TEST_CASE("eight fixed pairs in three hours: groups and a knock-out would be five rounds of forty minutes") {
  const auto all = propose(Opposition::two_sides, 8, 180, 40);
  REQUIRE(all.size() == 2);
  CHECK(all[0].stages.front().format == Format::swiss);
  CHECK(all[0].minutes == 160);
  CHECK(all[1].stages.front().format == Format::knockout);
  CHECK(all[1].minutes == 120);
  CHECK(offers(propose(Opposition::two_sides, 8, 200, 40), Format::groups));
}

TEST_CASE("single players of a game for partners get a movement") {
  CHECK(offers(propose(Opposition::two_sides, 8, 600, 40, true), Format::rotating_partners));
  CHECK(propose(Opposition::two_sides, 8, 600, 40, true).front().rounds == 7);
  CHECK(propose(Opposition::two_sides, 10, 200, 40, true).front().stages[0].movement == Movement::pairs);
}

TEST_CASE("fewer than two entrants get no proposal") {
  CHECK(propose(Opposition::two_sides, 1, 300, 40).empty());
  CHECK(propose(Opposition::singles, 2, 300, 40).empty());
  CHECK(propose(Opposition::two_sides, 8, 300, 0).empty());
}
