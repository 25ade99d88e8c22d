// Seeds of a knock-out that keep people of one club apart.

#include "src/league/pairing/clubs_apart.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <bit>

#include "src/league/pairing/random.hpp"
#include "tests/league/everybody.hpp"

namespace clubs_apart {

using namespace tanteador::league;
using tanteador::test::everybody;

namespace {

// The round in which two seeds of a whole bracket meet if they win all games before: seed 1 meets the last.
int meeting_round(int one, int other, int places) {
  for (int round = 0;; ++round, places /= 2) {
    if (one + other == places - 1) return round;
    one = std::min(one, places - 1 - one);
    other = std::min(other, places - 1 - other);
  }
}

// By round: how many pairs of clubmates can meet there.
std::vector<int> meetings(const std::vector<int>& clubs) {
  const auto count = static_cast<int>(clubs.size());
  const int places = std::bit_ceil(static_cast<unsigned>(count));
  std::vector<int> by_round(static_cast<std::size_t>(std::bit_width(static_cast<unsigned>(places))));
  for (int one = 0; one < count; ++one) {
    for (int other = 0; other < one; ++other) {
      const int club = clubs[static_cast<std::size_t>(one)];
      if (club >= 0 && club == clubs[static_cast<std::size_t>(other)])
        ++by_round[static_cast<std::size_t>(meeting_round(one, other, places))];
    }
  }
  return by_round;
}

struct Tier {
  std::ptrdiff_t first, end;
};
// Seeds 3 to 4, 5 to 8 and so on.
std::vector<Tier> tiers(std::size_t seeds) {
  std::vector<Tier> all;
  for (std::size_t first = 2; first < seeds; first *= 2)
    all.push_back(
        {static_cast<std::ptrdiff_t>(first), static_cast<std::ptrdiff_t>(std::min(seeds, 2 * first))});
  return all;
}

// The fewest early meetings of all orders of seeds, found by trying each.
std::vector<int> fewest_meetings(std::vector<int> clubs) {
  const auto all = tiers(clubs.size());
  for (const Tier& tier : all) std::sort(clubs.begin() + tier.first, clubs.begin() + tier.end);
  std::vector<int> best = meetings(clubs);
  const auto next = [&] {
    return std::ranges::any_of(all, [&](const Tier& tier) {
      return std::next_permutation(clubs.begin() + tier.first, clubs.begin() + tier.end);
    });
  };
  while (next()) best = std::min(best, meetings(clubs));
  return best;
}

std::vector<int> random_clubs(Lots& lots, int seeds, int clubs) {
  std::vector<int> of;
  for (int seed = 0; seed < seeds; ++seed) of.push_back(lots.pick_below(clubs + 1) - 1);
  return of;
}

std::vector<int> clubs_of(const std::vector<Entrant>& seeds, const std::vector<int>& clubs) {
  std::vector<int> all;
  for (const Entrant entrant : seeds) all.push_back(clubs[static_cast<std::size_t>(index(entrant))]);
  return all;
}

}  // namespace

TEST_CASE("in a small bracket no order of seeds lets clubmates meet later") {
  Lots lots(11);
  for (int seeds = 2; seeds <= 11; ++seeds) {
    for (int trial = 0; trial < 12; ++trial) {
      const std::vector<int> clubs = random_clubs(lots, seeds, 1 + lots.pick_below(4));
      const auto parted = part_clubs(knockout(seeds), everybody(seeds), clubs, false);
      CAPTURE(seeds);
      CAPTURE(trial);
      CHECK(meetings(clubs_of(parted, clubs)) == fewest_meetings(clubs));
    }
  }
}

TEST_CASE("seeds keep their part of the order, and byes if points come first") {
  Lots lots(5);
  for (int seeds = 2; seeds <= 70; ++seeds) {
    const std::vector<int> clubs = random_clubs(lots, seeds, 4);
    const int byes = static_cast<int>(std::bit_ceil(static_cast<unsigned>(seeds))) - seeds;
    for (const bool keep_byes : {false, true}) {
      const auto parted = part_clubs(knockout(seeds), everybody(seeds), clubs, keep_byes);
      CHECK(parted.size() == static_cast<std::size_t>(seeds));
      for (int seed = 0; seed < seeds; ++seed) {
        const int now = index(parted[static_cast<std::size_t>(seed)]);
        CHECK(std::bit_width(static_cast<unsigned>(now)) == std::bit_width(static_cast<unsigned>(seed)));
        if (keep_byes) CHECK((now < byes) == (seed < byes));
      }
      CHECK(meetings(clubs_of(parted, clubs)) <= meetings(clubs));
    }
  }
}

TEST_CASE("a club of half the bracket or less never meets in the first round of a whole one") {
  Lots lots(8);
  for (const int seeds : {8, 16, 32, 64, 128}) {
    std::vector<int> clubs(static_cast<std::size_t>(seeds), -1);
    for (int i = 0; i < seeds; ++i) clubs[static_cast<std::size_t>(i)] = i % 4;
    lots.shuffle(clubs);
    const auto parted = part_clubs(knockout(seeds), everybody(seeds), clubs, false);
    CHECK(meetings(clubs_of(parted, clubs))[0] == 0);
    if (seeds <= 64) CHECK(meetings(clubs_of(parted, clubs))[1] == 0);
  }
}

TEST_CASE("clubmates stay apart in the winners' bracket and before a repechage too") {
  const std::vector<int> clubs{0, 1, 2, 3, 4, 4, 1, 0};  // 4 against 5 and 2 against 7 in the first round
  for (const Bracket& bracket :
       {double_elimination(8), knockout(8, {.third_place = true, .repechage = true})}) {
    const auto parted = part_clubs(bracket, everybody(8), clubs, false);
    CHECK(meetings(clubs_of(parted, clubs))[0] == 0);
  }
  CHECK(part_clubs(knockout(8), everybody(8), std::vector<int>(8, -1), false) == everybody(8));
}

}  // namespace clubs_apart
