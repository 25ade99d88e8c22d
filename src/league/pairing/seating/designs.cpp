#include "src/league/pairing/seating/designs.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <set>
#include <span>

namespace tanteador::league {

namespace {

// The first round of a design. Each further round adds a number to all players except the fixed ones, modulo
// `rounds` within each ring. Ring r has the players from r * rounds on; the fixed ones follow the rings.
struct FirstRound {
  int rounds, rings, fixed;
  std::vector<std::vector<int>> tables;

  int players() const { return rings * rounds + fixed; }
};

const std::vector<FirstRound>& first_rounds() {
  static const std::vector<FirstRound> all{
      // 16 players: the affine plane of order 4.
      {5, 3, 1, {{15, 0, 9, 14}, {1, 6, 7, 4}, {2, 3, 10, 13}, {5, 12, 11, 8}}},
      // 24 players.
      {7,
       3,
       3,
       {{21, 0, 10, 15}, {22, 2, 7, 20}, {23, 5, 11, 14}, {1, 3, 12, 4}, {6, 19, 16, 18}, {8, 9, 17, 13}}},
      // 28 players.
      {9,
       3,
       1,
       {{27, 0, 17, 18},
        {1, 6, 23, 3},
        {2, 11, 14, 12},
        {4, 20, 9, 5},
        {7, 19, 26, 13},
        {8, 10, 15, 22},
        {16, 24, 25, 21}}},
      // 40 players: each of three tables is also multiplied by 3 and by 9.
      {13,
       3,
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
      // 41 players, one table of five, at which all but the fixed players sit once.
      {9,
       4,
       5,
       {{8, 11, 13, 20, 31},
        {36, 4, 14, 33},
        {37, 12, 24, 28},
        {38, 7, 15, 32},
        {39, 2, 17, 18},
        {40, 5, 16, 22},
        {0, 9, 23, 30},
        {1, 19, 21, 25},
        {3, 6, 10, 34},
        {26, 27, 29, 35}}},
  };
  return all;
}

std::vector<Tables> rotate_round(const FirstRound& first, int rounds) {
  const int in_rings = first.rings * first.rounds;
  std::vector<Tables> all;
  for (int round = 0; round < rounds; ++round) {
    Tables& tables = all.emplace_back();
    for (const auto& table : first.tables) {
      auto& seats = tables.emplace_back();
      for (const int player : table) {
        const int ring = player / first.rounds * first.rounds;
        seats.push_back(player >= in_rings ? player : ring + (player - ring + round) % first.rounds);
      }
    }
  }
  return all;
}

// Four lines with one player for each table; line k moves k tables each round. Players of different lines
// meet at most once if no difference of moves shares a divisor with the tables.
std::vector<Tables> lines(int tables, int rounds) {
  std::vector<Tables> all(rounds, Tables(tables));
  for (int round = 0; round < rounds; ++round) {
    for (int table = 0; table < tables; ++table) {
      for (int line = 0; line < 4; ++line) {
        all[round][table].push_back(line * tables + (table + line * round) % tables);
      }
    }
  }
  return all;
}

// The same for 8 tables with the arithmetic of the field of 8. Line k moves by k times the round.
std::vector<Tables> lines_of_eight(int rounds) {
  const auto twice = [](int number) { return (number << 1) ^ (number >= 4 ? 0b1011 : 0); };
  std::vector<Tables> all;
  for (int round = 0; round < rounds; ++round) {
    const std::array<int, 4> moves{0, round, twice(round), round ^ twice(round)};
    Tables& tables = all.emplace_back();
    for (int table = 0; table < 8; ++table) {
      tables.push_back(
          {table ^ moves[0], 8 + (table ^ moves[1]), 16 + (table ^ moves[2]), 24 + (table ^ moves[3])});
    }
  }
  return all;
}

// The ten rounds for 32 players, in which everybody meets all but one. A. Aguado (2004) showed that they
// exist. These were found by a search among symmetric ones: four lines of 8 numbers with bitwise addition. In
// In six rounds each table has one of each line; in three, two of two lines; in one, a whole line.
struct TwoLines {
  int line, other, step,
      shift;  // x and x + step of one line with x + shift and x + step + shift of the other
};

std::vector<Tables> ten_rounds(int rounds) {
  constexpr int kShifts[6][3] = {{0, 0, 0}, {1, 2, 3}, {2, 4, 6}, {3, 7, 4}, {4, 1, 7}, {7, 5, 1}};
  constexpr TwoLines kTwo[3][2] = {
      {{0, 1, 3, 5}, {2, 3, 2, 5}}, {{0, 2, 5, 3}, {1, 3, 4, 1}}, {{0, 3, 7, 2}, {1, 2, 6, 1}}};
  constexpr int kAlone[4][4] = {{0, 2, 4, 6}, {0, 2, 5, 7}, {0, 3, 4, 7}, {0, 3, 5, 6}};
  std::vector<Tables> all;
  for (const auto& shift : kShifts) {
    Tables& tables = all.emplace_back();
    for (int x = 0; x < 8; ++x)
      tables.push_back({x, 8 + (x ^ shift[0]), 16 + (x ^ shift[1]), 24 + (x ^ shift[2])});
  }
  for (const auto& halves : kTwo) {
    Tables& tables = all.emplace_back();
    for (const auto& [line, other, step, shift] : halves) {
      for (int x = 0; x < 8; ++x) {
        if (x > (x ^ step)) continue;
        const int y = x ^ shift;
        tables.push_back({8 * line + x, 8 * line + (x ^ step), 8 * other + y, 8 * other + (y ^ step)});
      }
    }
  }
  Tables& last = all.emplace_back();
  for (int line = 0; line < 4; ++line) {
    for (const int other_half : {0, 1}) {  // 1 is in none of the four
      auto& table = last.emplace_back();
      for (const int x : kAlone[line]) table.push_back(8 * line + (x ^ other_half));
    }
  }
  all.resize(std::min(all.size(), static_cast<std::size_t>(rounds)));
  return all;
}

std::vector<Tables> printed_design(int players, int rounds) {
  for (const FirstRound& first : first_rounds()) {
    if (first.players() == players) return rotate_round(first, std::min(rounds, first.rounds));
  }
  return {};
}

// `players` is a multiple of 4.
std::vector<Tables> tables_of_four(int players, int rounds) {
  if (players == 32) return rounds <= 8 ? lines_of_eight(rounds) : ten_rounds(rounds);
  if (auto tables = printed_design(players, rounds); !tables.empty()) return tables;
  const int tables = players / 4;
  if (tables >= 5 && std::gcd(tables, 6) == 1) return lines(tables, std::min(rounds, tables));
  return {};
}

// `count` players of whom no two meet. Searches from the end, where the fixed players are.
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

std::vector<Tables> design_with_a_five(int players, int rounds) {
  return players % 4 == 1 ? printed_design(players, rounds) : std::vector<Tables>{};
}

std::vector<Tables> design_of_fours(int players, int rounds) {
  const int missing = (4 - players % 4) % 4;
  std::vector<Tables> all = tables_of_four(players + missing, rounds);
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
