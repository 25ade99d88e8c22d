// Movements of duplicate: the laws of Organisation des tournois (FFT), Mouvements des joueurs et des étuis.

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>

#include "src/league/pairing/duplicate.hpp"

using namespace tanteador::league;

namespace {
namespace boards {

using Pair = std::pair<int, int>;

struct Laws {
  std::map<Pair, int> met;     // so many times, whatever the side
  std::map<Pair, int> sets;    // entrant and set of boards
  std::set<int> together;      // rounds in which all tables have the same boards
  bool everybody_once = true;  // in each round, at a table or as a relay
  bool sets_once = true;       // at one time a set is at one table, or at all of them
  bool tables_once = true;
};

Laws laws_of(const std::vector<DuplicateRound>& rounds, int entrants) {
  Laws laws;
  for (std::size_t number = 0; number < rounds.size(); ++number) {
    std::vector<int> seen(static_cast<std::size_t>(entrants), 0);
    std::set<int> sets, tables;
    for (const Entrant relay : rounds[number].relays) ++seen.at(static_cast<std::size_t>(index(relay)));
    for (const DuplicateTable& table : rounds[number].tables) {
      std::vector<int> here;
      for (const auto& side : table.sides) here.push_back(index(side.front()));
      for (const int one : here) {
        ++seen.at(static_cast<std::size_t>(one));
        ++laws.sets[{one, table.set}];
        for (const int other : here) laws.met[{one, other}] += one < other ? 1 : 0;
      }
      sets.insert(table.set);
      laws.tables_once = laws.tables_once && tables.insert(table.number).second;
    }
    const bool same = sets.size() == 1;
    if (same) laws.together.insert(static_cast<int>(number));
    laws.sets_once = laws.sets_once && (same || sets.size() == rounds[number].tables.size());
    laws.everybody_once =
        laws.everybody_once && std::ranges::all_of(seen, [](int times) { return times == 1; });
  }
  return laws;
}

int most(const std::map<Pair, int>& counts) {
  int most = 0;
  for (const auto& [pair, times] : counts) most = std::max(most, times);
  return most;
}

int pairs_met(const Laws& laws) {
  return static_cast<int>(std::ranges::count_if(laws.met, [](const auto& one) { return one.second > 0; }));
}

}  // namespace boards
}  // namespace

using namespace boards;

TEST_CASE("in every movement each entrant has one place a round and plays no board twice") {
  for (const Duplicate kind : {Duplicate::singles, Duplicate::mitchell, Duplicate::howell}) {
    for (int entrants = 0; entrants <= 60; ++entrants) {
      const auto rounds = duplicate_movement(kind, entrants);
      if (rounds.empty()) continue;
      CAPTURE(entrants);
      CAPTURE(static_cast<int>(kind));
      const Laws laws = laws_of(rounds, entrants);
      CHECK(laws.everybody_once);
      CHECK(laws.tables_once);
      CHECK(laws.sets_once);
      CHECK(most(laws.sets) == 1);
    }
  }
}

TEST_CASE(
    "in a Mitchell lines do not mix, no meeting repeats, and an even number of tables plays one round less") {
  for (int entrants = 5; entrants <= 40; ++entrants) {
    CAPTURE(entrants);
    const auto rounds = duplicate_movement(Duplicate::mitchell, entrants);
    const int tables = (entrants + 1) / 2, north_south = entrants / 2;
    CHECK(static_cast<int>(rounds.size()) == (tables % 2 == 0 ? tables - 1 : tables));
    const Laws laws = laws_of(rounds, entrants);
    CHECK(most(laws.met) == 1);
    for (const auto& [pair, times] : laws.met)
      CHECK((times == 0 || (pair.first < north_south && pair.second >= north_south)));
    for (const DuplicateRound& round : rounds) CHECK(static_cast<int>(round.relays.size()) == entrants % 2);
  }
}

TEST_CASE("in a Mitchell of six tables east–west skip a table after half of the rounds") {
  const auto rounds = duplicate_movement(Duplicate::mitchell, 12);
  std::vector<int> tables;  // of E–W 1, round by round
  for (const DuplicateRound& round : rounds) {
    for (const DuplicateTable& table : round.tables) {
      if (table.sides[1].front() == entrant_at(6)) tables.push_back(table.number + 1);
    }
  }
  CHECK(tables == std::vector<int>{1, 2, 3, 5, 6});
}

TEST_CASE("in a Howell every two meet once, and each entrant has every set of boards once") {
  for (int entrants = 5; entrants <= 20; ++entrants) {
    CAPTURE(entrants);
    const int whole = entrants + entrants % 2;
    const auto rounds = duplicate_movement(Duplicate::howell, entrants);
    REQUIRE(static_cast<int>(rounds.size()) == whole - 1);
    const Laws laws = laws_of(rounds, entrants);
    CHECK(pairs_met(laws) == entrants * (entrants - 1) / 2);
    CHECK(most(laws.met) == 1);
    CHECK(laws.together.size() == (whole == 6 ? rounds.size() : 0));
  }
  CHECK(duplicate_movement(Duplicate::howell, 22).empty());
}

TEST_CASE("single players: the printed movements for three and four tables") {
  const Laws twelve = laws_of(duplicate_movement(Duplicate::singles, 12), 12);
  CHECK(pairs_met(twelve) == 66);  // all others, in seven rounds
  CHECK(twelve.together.size() == 7);
  const Laws sixteen = laws_of(duplicate_movement(Duplicate::singles, 16), 16);
  CHECK(pairs_met(sixteen) == 120);
  CHECK(most(sixteen.met) == 1);
  CHECK(sixteen.together.size() == 5);
}

TEST_CASE("single players at 5, 7, 11 and 13 tables move in four lines, and other numbers have no movement") {
  for (const int tables : {5, 7, 11, 13}) {
    const Laws laws = laws_of(duplicate_movement(Duplicate::singles, 4 * tables), 4 * tables);
    CHECK(most(laws.met) == 1);
    CHECK(pairs_met(laws) == 6 * tables * tables);
  }
  for (const int entrants : {4, 8, 24, 32, 36, 13, 21})
    CHECK(duplicate_movement(Duplicate::singles, entrants).empty());
}

TEST_CASE("boards are marked with takers: in each set of four every seat takes once, or its line twice") {
  for (int set = 0; set < 8; ++set) {
    const auto boards = boards_of_set(set, 4);
    CHECK(boards == std::vector<int>{4 * set + 1, 4 * set + 2, 4 * set + 3, 4 * set + 4});
    std::multiset<int> takers;
    for (const int board : boards) takers.insert(taker_of_board(board) % 2);
    CAPTURE(set);
    CHECK(takers.count(0) == 2);
  }
  CHECK(taker_of_board(1) == 0);
  CHECK(taker_of_board(2) == 3);
  CHECK(taker_of_board(24) == 2);
  CHECK(taker_of_board(25) == taker_of_board(1));
}
