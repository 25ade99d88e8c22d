// Round robin: the Berger tables as C. W. Fox publishes them.

#include "src/league/berger.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <sstream>
#include <string>
#include <utility>

using namespace tanteador::league;

namespace {

// "1-4 2-3 | 4-3 1-2 | 2-4 3-1"
std::string as_printed(const std::vector<Round>& rounds) {
  std::string text;
  for (const Round& round : rounds) {
    if (!text.empty()) text += " |";
    for (const auto& [first, second] : round.pairings) {
      text += (text.empty() ? "" : " ") + std::to_string(index(first) + 1) + "-" +
              std::to_string(index(second) + 1);
    }
  }
  return text;
}

struct Printed {
  int entrants;
  const char* rounds;
};

constexpr Printed kPrinted[] = {
    {4, "1-4 2-3 | 4-3 1-2 | 2-4 3-1"},
    {6, "1-6 2-5 3-4 | 6-4 5-3 1-2 | 2-6 3-1 4-5 | 6-5 1-4 2-3 | 3-6 4-2 5-1"},
    {8,
     "1-8 2-7 3-6 4-5 | 8-5 6-4 7-3 1-2 | 2-8 3-1 4-7 5-6 | 8-6 7-5 1-4 2-3 | 3-8 4-2 5-1 6-7 | "
     "8-7 1-6 2-5 3-4 | 4-8 5-3 6-2 7-1"},
    {10,
     "1-10 2-9 3-8 4-7 5-6 | 10-6 7-5 8-4 9-3 1-2 | 2-10 3-1 4-9 5-8 6-7 | 10-7 8-6 9-5 1-4 2-3 | "
     "3-10 4-2 5-1 6-9 7-8 | 10-8 9-7 1-6 2-5 3-4 | 4-10 5-3 6-2 7-1 8-9 | 10-9 1-8 2-7 3-6 4-5 | "
     "5-10 6-4 7-3 8-2 9-1"},
};

}  // namespace

TEST_CASE("the tables are those in print") {
  for (const Printed& table : kPrinted) CHECK(as_printed(berger(table.entrants)) == table.rounds);
}

TEST_CASE("an odd number leaves the one out who would meet the highest number") {
  const auto rounds = berger(5);
  REQUIRE(rounds.size() == 5);
  CHECK(rounds[0].byes == std::vector{entrant_at(0)});
  CHECK(as_printed(rounds) == "2-5 3-4 | 5-3 1-2 | 3-1 4-5 | 1-4 2-3 | 4-2 5-1");
}

TEST_CASE("a double cycle changes places and swaps the last two rounds of the first") {
  CHECK(as_printed(berger(4, 2)) == "1-4 2-3 | 2-4 3-1 | 4-3 1-2 | 4-1 3-2 | 3-4 2-1 | 4-2 1-3");
  CHECK(as_printed(berger(2, 2)) == "1-2 | 2-1");
}

TEST_CASE("everybody meets everybody once a cycle and is in every round once") {
  for (int entrants = 2; entrants <= 200; ++entrants) {
    std::set<std::pair<int, int>> met;
    for (const Round& round : berger(entrants)) {
      std::set<Entrant> seen(round.byes.begin(), round.byes.end());
      CHECK(round.byes.size() == static_cast<std::size_t>(entrants % 2));
      for (const auto& [first, second] : round.pairings) {
        seen.insert({first, second});
        met.insert({std::min(index(first), index(second)), std::max(index(first), index(second))});
      }
      REQUIRE(seen.size() == static_cast<std::size_t>(entrants));
    }
    REQUIRE(met.size() == static_cast<std::size_t>(entrants * (entrants - 1) / 2));
  }
}
