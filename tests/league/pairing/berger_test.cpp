// Round robin: the Berger tables as the FIDE Handbook (C.05) prints them for 3 to 16, and Scheveningen.

#include "src/league/pairing/berger.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
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

struct PrintedTable {
  int entrants;
  const char* rounds;
};

constexpr PrintedTable kPrintedTables[] = {
    {4, "1-4 2-3 | 4-3 1-2 | 2-4 3-1"},
    {6, "1-6 2-5 3-4 | 6-4 5-3 1-2 | 2-6 3-1 4-5 | 6-5 1-4 2-3 | 3-6 4-2 5-1"},
    {8,
     "1-8 2-7 3-6 4-5 | 8-5 6-4 7-3 1-2 | 2-8 3-1 4-7 5-6 | 8-6 7-5 1-4 2-3 | 3-8 4-2 5-1 6-7 | "
     "8-7 1-6 2-5 3-4 | 4-8 5-3 6-2 7-1"},
    {10,
     "1-10 2-9 3-8 4-7 5-6 | 10-6 7-5 8-4 9-3 1-2 | 2-10 3-1 4-9 5-8 6-7 | 10-7 8-6 9-5 1-4 2-3 | "
     "3-10 4-2 5-1 6-9 7-8 | 10-8 9-7 1-6 2-5 3-4 | 4-10 5-3 6-2 7-1 8-9 | 10-9 1-8 2-7 3-6 4-5 | "
     "5-10 6-4 7-3 8-2 9-1"},
    {12,
     "1-12 2-11 3-10 4-9 5-8 6-7 | 12-7 8-6 9-5 10-4 11-3 1-2 | 2-12 3-1 4-11 5-10 6-9 7-8 | "
     "12-8 9-7 10-6 11-5 1-4 2-3 | 3-12 4-2 5-1 6-11 7-10 8-9 | 12-9 10-8 11-7 1-6 2-5 3-4 | "
     "4-12 5-3 6-2 7-1 8-11 9-10 | 12-10 11-9 1-8 2-7 3-6 4-5 | 5-12 6-4 7-3 8-2 9-1 10-11 | "
     "12-11 1-10 2-9 3-8 4-7 5-6 | 6-12 7-5 8-4 9-3 10-2 11-1"},
    {14,
     "1-14 2-13 3-12 4-11 5-10 6-9 7-8 | 14-8 9-7 10-6 11-5 12-4 13-3 1-2 | "
     "2-14 3-1 4-13 5-12 6-11 7-10 8-9 | 14-9 10-8 11-7 12-6 13-5 1-4 2-3 | "
     "3-14 4-2 5-1 6-13 7-12 8-11 9-10 | 14-10 11-9 12-8 13-7 1-6 2-5 3-4 | "
     "4-14 5-3 6-2 7-1 8-13 9-12 10-11 | 14-11 12-10 13-9 1-8 2-7 3-6 4-5 | "
     "5-14 6-4 7-3 8-2 9-1 10-13 11-12 | 14-12 13-11 1-10 2-9 3-8 4-7 5-6 | "
     "6-14 7-5 8-4 9-3 10-2 11-1 12-13 | 14-13 1-12 2-11 3-10 4-9 5-8 6-7 | "
     "7-14 8-6 9-5 10-4 11-3 12-2 13-1"},
    {16,
     "1-16 2-15 3-14 4-13 5-12 6-11 7-10 8-9 | 16-9 10-8 11-7 12-6 13-5 14-4 15-3 1-2 | "
     "2-16 3-1 4-15 5-14 6-13 7-12 8-11 9-10 | 16-10 11-9 12-8 13-7 14-6 15-5 1-4 2-3 | "
     "3-16 4-2 5-1 6-15 7-14 8-13 9-12 10-11 | 16-11 12-10 13-9 14-8 15-7 1-6 2-5 3-4 | "
     "4-16 5-3 6-2 7-1 8-15 9-14 10-13 11-12 | 16-12 13-11 14-10 15-9 1-8 2-7 3-6 4-5 | "
     "5-16 6-4 7-3 8-2 9-1 10-15 11-14 12-13 | 16-13 14-12 15-11 1-10 2-9 3-8 4-7 5-6 | "
     "6-16 7-5 8-4 9-3 10-2 11-1 12-15 13-14 | 16-14 15-13 1-12 2-11 3-10 4-9 5-8 6-7 | "
     "7-16 8-6 9-5 10-4 11-3 12-2 13-1 14-15 | 16-15 1-14 2-13 3-12 4-11 5-10 6-9 7-8 | "
     "8-16 9-7 10-6 11-5 12-4 13-3 14-2 15-1"},
};

}  // namespace

TEST_CASE("the tables match the printed ones") {
  for (const PrintedTable& table : kPrintedTables) CHECK(as_printed(berger(table.entrants)) == table.rounds);
}

TEST_CASE("with an odd number the opponent of the highest number has a bye") {
  const auto rounds = berger(5);
  REQUIRE(rounds.size() == 5);
  CHECK(rounds[0].byes == std::vector{entrant_at(0)});
  CHECK(as_printed(rounds) == "2-5 3-4 | 5-3 1-2 | 3-1 4-5 | 1-4 2-3 | 4-2 5-1");
  // Each of the printed tables serves the odd number below it: the highest number is the bye.
  for (const PrintedTable& table : kPrintedTables) {
    CAPTURE(table.entrants);
    const auto even = berger(table.entrants), odd = berger(table.entrants - 1);
    REQUIRE(even.size() == odd.size());
    for (std::size_t round = 0; round < even.size(); ++round) {
      auto expected = even[round];
      const Entrant highest = entrant_at(table.entrants - 1);
      const auto with = std::ranges::find_if(expected.pairings, [&](const Pairing& pairing) {
        return pairing.first == highest || pairing.second == highest;
      });
      REQUIRE(with != expected.pairings.end());
      CHECK(odd[round].byes == std::vector{with->first == highest ? with->second : with->first});
      expected.pairings.erase(with);
      CHECK(odd[round].pairings == expected.pairings);
    }
  }
}

TEST_CASE("a double cycle swaps places, and the last two rounds of the first") {
  CHECK(as_printed(berger(4, 2)) == "1-4 2-3 | 2-4 3-1 | 4-3 1-2 | 4-1 3-2 | 3-4 2-1 | 4-2 1-3");
  CHECK(as_printed(berger(2, 2)) == "1-2 | 2-1");
}

TEST_CASE("every two meet once a cycle, and each entrant is in every round once") {
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

TEST_CASE("in a Scheveningen the sides meet once a cycle, and everybody begins as often as possible") {
  for (int each = 1; each <= 40; ++each) {
    for (const int cycles : {1, 2}) {
      CAPTURE(each);
      CAPTURE(cycles);
      std::map<std::pair<int, int>, int> met;
      std::vector<std::vector<bool>> begins(2 * static_cast<std::size_t>(each));
      const auto rounds = scheveningen(each, cycles);
      int more_of_first_side = 0;
      REQUIRE(rounds.size() == static_cast<std::size_t>(each * cycles));
      for (const Round& round : rounds) {
        CHECK(round.byes.empty());
        std::set<int> playing;
        int of_first_side = 0;
        for (const auto& [first, second] : round.pairings) {
          ++met[std::minmax(index(first), index(second))];
          playing.insert({index(first), index(second)});
          begins[static_cast<std::size_t>(index(first))].push_back(true);
          begins[static_cast<std::size_t>(index(second))].push_back(false);
          of_first_side += index(first) < each ? 1 : -1;
        }
        CHECK(playing.size() == begins.size());
        CHECK(std::abs(of_first_side) <= (each % 4 == 2 ? 2 : each % 2));
        more_of_first_side += of_first_side;
      }
      if (each % 2 == 0 || cycles == 2) CHECK(more_of_first_side == 0);
      CHECK(met.size() == static_cast<std::size_t>(each * each));
      for (const auto& [pair, times] : met) {
        CHECK(times == cycles);
        CHECK((pair.first < each && pair.second >= each));
      }
      for (const auto& places : begins) {
        CHECK(std::abs(2 * std::ranges::count(places, true) - std::ssize(places)) <=
              (cycles == 1 ? each % 2 : 0));
        for (std::size_t i = 2; i < places.size(); ++i)
          CHECK_FALSE((places[i] == places[i - 1] && places[i] == places[i - 2]));
      }
    }
  }
}
