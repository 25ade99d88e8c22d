#include "src/league/seating_designs.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <set>
#include <span>

namespace tanteador::league {

namespace {

// The first round of a design; every further one adds a number to all players but the fixed ones, modulo
// `rounds` within each of three rings. Ring r holds players r * rounds and up; the fixed ones follow the
// rings.
struct FirstRound {
  int rounds, fixed;
  std::vector<std::array<int, 4>> tables;
};

const std::vector<FirstRound>& first_rounds() {
  static const std::vector<FirstRound> all{
      // 16 players: the affine plane of order 4.
      {5, 1, {{15, 0, 9, 14}, {1, 6, 7, 4}, {2, 3, 10, 13}, {5, 12, 11, 8}}},
      // 24 players.
      {7,
       3,
       {{21, 0, 10, 15}, {22, 2, 7, 20}, {23, 5, 11, 14}, {1, 3, 12, 4}, {6, 19, 16, 18}, {8, 9, 17, 13}}},
      // 28 players.
      {9,
       1,
       {{27, 0, 17, 18},
        {1, 6, 23, 3},
        {2, 11, 14, 12},
        {4, 20, 9, 5},
        {7, 19, 26, 13},
        {8, 10, 15, 22},
        {16, 24, 25, 21}}},
      // 40 players: each of three tables also multiplied by 3 and by 9.
      {13,
       1,
       {{39, 0, 13, 26},
        {1, 2, 16, 25},
        {3, 6, 22, 23},
        {9, 5, 14, 17},
        {4, 11, 31, 36},
        {12, 7, 28, 30},
        {10, 8, 32, 38},
        {15, 21, 29, 33},
        {19, 24, 35, 34},
        {18, 20, 27, 37}}},
  };
  return all;
}

std::vector<Tables> turned(const FirstRound& first, int rounds) {
  const int rings = 3 * first.rounds;
  std::vector<Tables> all;
  for (int round = 0; round < rounds; ++round) {
    Tables& tables = all.emplace_back();
    for (const auto& table : first.tables) {
      auto& seats = tables.emplace_back();
      for (const int player : table) {
        const int ring = player / first.rounds * first.rounds;
        seats.push_back(player >= rings ? player : ring + (player - ring + round) % first.rounds);
      }
    }
  }
  return all;
}

// Four lines of so many players as there are tables, line k moving k tables a round: two of different lines
// meet once where no difference of moves has a divisor in common with the number of tables.
std::vector<Tables> lines(int tables, int rounds) {
  std::vector<Tables> all(static_cast<std::size_t>(rounds), Tables(static_cast<std::size_t>(tables)));
  for (int round = 0; round < rounds; ++round) {
    for (int table = 0; table < tables; ++table) {
      for (int line = 0; line < 4; ++line) {
        all[static_cast<std::size_t>(round)][static_cast<std::size_t>(table)].push_back(
            line * tables + (table + line * round) % tables);
      }
    }
  }
  return all;
}

// The same for 8 tables, where numbers are added and multiplied as in the field of 8: line k moves k times
// the round. In a ninth round each line sits by itself.
std::vector<Tables> lines_of_eight(int rounds) {
  const auto twice = [](int number) { return (number << 1) ^ (number >= 4 ? 0b1011 : 0); };
  std::vector<Tables> all;
  for (int round = 0; round < 8; ++round) {
    const std::array<int, 4> moves{0, round, twice(round), round ^ twice(round)};
    Tables& tables = all.emplace_back();
    for (int table = 0; table < 8; ++table) {
      tables.push_back(
          {table ^ moves[0], 8 + (table ^ moves[1]), 16 + (table ^ moves[2]), 24 + (table ^ moves[3])});
    }
  }
  Tables& last = all.emplace_back();
  for (int first = 0; first < 32; first += 4) last.push_back({first, first + 1, first + 2, first + 3});
  all.resize(static_cast<std::size_t>(rounds));
  return all;
}

std::vector<Tables> of_fours(int players, int rounds) {
  for (const FirstRound& first : first_rounds()) {
    if (3 * first.rounds + first.fixed == players) return turned(first, std::min(rounds, first.rounds));
  }
  if (players == 32) return lines_of_eight(std::min(rounds, 9));
  const int tables = players / 4;
  if (tables >= 5 && std::gcd(tables, 6) == 1) return lines(tables, std::min(rounds, tables));
  return {};
}

// `count` players of whom no two meet; the last found, as fixed ones are last.
std::vector<int> strangers(const std::vector<Tables>& rounds, int players, int count) {
  std::set<std::pair<int, int>> met;
  for (const Tables& round : rounds) {
    for (const auto& table : round) {
      for (const int a : table) {
        for (const int b : table) met.insert({a, b});
      }
    }
  }
  std::vector<int> chosen;
  for (int player = players - 1; player >= 0 && static_cast<int>(chosen.size()) < count; --player) {
    const bool stranger = std::ranges::none_of(chosen, [&](int other) {
      return met.contains({player, other});
    });
    if (stranger) chosen.push_back(player);
  }
  return chosen;
}

}  // namespace

std::vector<Tables> design_of_fours(int players, int rounds) {
  const int missing = (4 - players % 4) % 4;
  std::vector<Tables> all = of_fours(players + missing, rounds);
  if (all.empty() || missing == 0) return all;
  const std::vector<int> left_out = strangers(all, players + missing, missing);
  if (static_cast<int>(left_out.size()) < missing) return {};
  const auto leaves = [&](int player) { return std::ranges::find(left_out, player) != left_out.end(); };
  const auto renumbered = [&](int player) {
    return player -
           static_cast<int>(std::ranges::count_if(left_out, [&](int gone) { return gone < player; }));
  };
  for (Tables& round : all) {
    for (auto& table : round) {
      std::erase_if(table, leaves);
      std::ranges::transform(table, table.begin(), renumbered);
    }
  }
  return all;
}

}  // namespace tanteador::league
