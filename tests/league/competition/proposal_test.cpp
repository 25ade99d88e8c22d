// What is proposed for so many entrants in the time at hand.

#include "src/league/competition/proposal.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tanteador::league;

namespace {

bool offers(const std::vector<Proposal>& all, Format format) {
  return std::ranges::any_of(all, [&](const Proposal& one) { return one.stages.front().format == format; });
}

}  // namespace

TEST_CASE("the fullest format that fits comes first, and nothing that does not fit") {
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

TEST_CASE("single players of a game for partners get a movement") {
  CHECK(offers(propose(Opposition::two_sides, 8, 600, 40, true), Format::rotating_partners));
  CHECK(propose(Opposition::two_sides, 8, 600, 40, true).front().rounds == 7);
  CHECK(propose(Opposition::two_sides, 10, 200, 40, true).front().stages[0].movement == Movement::pairs);
}

TEST_CASE("fewer than two have nothing to play") {
  CHECK(propose(Opposition::two_sides, 1, 300, 40).empty());
  CHECK(propose(Opposition::singles, 2, 300, 40).empty());
  CHECK(propose(Opposition::two_sides, 8, 300, 0).empty());
}
