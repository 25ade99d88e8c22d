#include "src/league/pairing/whist.hpp"

#include <algorithm>
#include <numeric>

namespace tanteador::league {

namespace {

// The first round of a tournament. Each further round adds a number to all players except the fixed one:
// modulo the number of players (`columns` 0), or to pairs of row and column, each modulo its size.
struct Starter {
  int players;
  int columns;
  std::vector<std::array<int, 4>> tables;  // two partners against two
};

constexpr int kFixed = -1;

// Found by backtracking. Differences between partners are all numbers once, between opponents twice.
const std::vector<Starter>& starters() {
  static const std::vector<Starter> all{
      {4, 0, {{kFixed, 0, 1, 2}}},
      {5, 0, {{1, 4, 2, 3}}},
      {8, 0, {{kFixed, 0, 1, 3}, {2, 6, 4, 5}}},
      {9, 3, {{1, 2, 3, 6}, {4, 8, 5, 7}}},  // none exists modulo 9
      {12, 0, {{kFixed, 0, 1, 3}, {2, 9, 6, 7}, {4, 10, 5, 8}}},
      {13, 0, {{1, 4, 2, 7}, {3, 12, 6, 8}, {5, 11, 9, 10}}},
      {16, 0, {{kFixed, 0, 1, 2}, {3, 6, 9, 11}, {4, 13, 8, 12}, {5, 10, 7, 14}}},
      {17, 0, {{1, 2, 3, 8}, {4, 15, 10, 12}, {5, 9, 6, 13}, {7, 16, 11, 14}}},
      {20, 0, {{kFixed, 0, 1, 2}, {3, 5, 9, 15}, {4, 14, 12, 17}, {6, 18, 10, 13}, {7, 11, 8, 16}}},
      {21, 0, {{1, 2, 3, 6}, {4, 13, 12, 19}, {5, 9, 14, 16}, {7, 20, 11, 17}, {8, 18, 10, 15}}},
      {24,
       0,
       {{kFixed, 0, 1, 2},
        {3, 5, 7, 17},
        {4, 12, 18, 22},
        {6, 20, 10, 13},
        {8, 19, 11, 16},
        {9, 15, 14, 21}}},
      {25,
       0,
       {{1, 2, 3, 5}, {4, 11, 17, 22}, {6, 15, 7, 20}, {8, 23, 14, 18}, {9, 12, 16, 24}, {10, 21, 13, 19}}},
      {28,
       0,
       {{kFixed, 0, 1, 2},
        {3, 5, 6, 12},
        {4, 22, 9, 16},
        {7, 17, 20, 24},
        {8, 23, 14, 19},
        {10, 26, 15, 18},
        {11, 25, 13, 21}}},
  };
  return all;
}

// A player of the starter in a later round. The fixed player is the last entrant.
Entrant player_in_round(const Starter& starter, int rounds, int player, int round) {
  if (player == kFixed) return entrant_at(starter.players - 1);
  if (starter.columns == 0) return entrant_at((player + round) % rounds);
  const int columns = starter.columns, rows = rounds / columns;
  return entrant_at((player / columns + round / columns) % rows * columns + (player + round) % columns);
}

void add_table(PartnersRound& round, const PartnersTable& table, Entrant missing) {
  const std::array<Entrant, 4> seated{table.home[0], table.home[1], table.away[0], table.away[1]};
  if (std::ranges::find(seated, missing) == seated.end()) {
    round.tables.push_back(table);
    return;
  }
  std::ranges::copy_if(seated, std::back_inserter(round.byes),
                       [&](Entrant entrant) { return entrant != missing; });
}

}  // namespace

std::vector<PartnersRound> whist_tournament(int players) {
  const int whole = players % 4 == 3 ? players + 1 : players;  // with the missing player
  const auto starter = std::ranges::find(starters(), whole, &Starter::players);
  if (players < 4 || starter == starters().end()) return {};
  const int rounds = whole % 4 == 0 ? whole - 1 : whole;
  const Entrant missing = entrant_at(players);  // outside the range if nobody is missing
  std::vector<PartnersRound> all(rounds);
  for (int number = 0; number < rounds; ++number) {
    PartnersRound& round = all[number];
    const auto seat = [&](int player) { return player_in_round(*starter, rounds, player, number); };
    if (whole % 4 == 1) round.byes.push_back(seat(0));
    for (const auto& [a, b, c, d] : starter->tables) {
      add_table(round, {{seat(a), seat(b)}, {seat(c), seat(d)}}, missing);
    }
  }
  return all;
}

std::vector<std::vector<RainbowTable>> rainbow(int tables) {
  if (tables < 5 || std::gcd(tables, 6) != 1) return {};
  const auto place = [tables](int line, int number) {
    return entrant_at(line * tables + (number % tables + tables) % tables);
  };
  std::vector<std::vector<RainbowTable>> rounds(tables);
  for (int round = 0; round < tables; ++round) {
    for (int table = 0; table < tables; ++table) {
      rounds[round].push_back({{place(0, table), place(1, table - 2 * round), place(2, table - round),
                                place(3, table + 2 * round)},
                               (table + round) % tables});
    }
  }
  return rounds;
}

}  // namespace tanteador::league
