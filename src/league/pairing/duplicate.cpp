#include "src/league/pairing/duplicate.hpp"

#include <algorithm>
#include <array>

#include "src/core/text/phrase.hpp"
#include "src/league/pairing/whist.hpp"

namespace tanteador::league {

namespace {

using PrintedTables =
    std::vector<std::vector<std::array<int, 4>>>;  // rounds, tables: north, south, east, west

// The printed tables: 12 players meet all others in 7 rounds, 16 meet each other once in 5.
const PrintedTables& printed_twelve() {
  static const PrintedTables all{
      {{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}}, {{2, 9, 8, 5}, {4, 10, 7, 12}, {1, 6, 11, 3}},
      {{9, 4, 2, 6}, {7, 5, 12, 1}, {8, 10, 11, 3}}, {{3, 5, 12, 4}, {1, 10, 8, 9}, {2, 7, 6, 11}},
      {{1, 8, 6, 12}, {11, 5, 4, 9}, {10, 2, 7, 3}}, {{5, 10, 2, 1}, {11, 8, 4, 7}, {6, 3, 9, 12}},
      {{2, 11, 12, 8}, {6, 4, 10, 5}, {7, 3, 9, 1}}};
  return all;
}
const PrintedTables& printed_sixteen() {
  static const PrintedTables all{{{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}, {13, 14, 15, 16}},
                                 {{1, 8, 10, 15}, {16, 9, 7, 2}, {6, 3, 13, 12}, {11, 14, 4, 5}},
                                 {{1, 7, 12, 14}, {15, 9, 6, 4}, {8, 2, 13, 11}, {10, 16, 3, 5}},
                                 {{1, 6, 11, 16}, {14, 9, 8, 3}, {7, 4, 13, 10}, {12, 15, 2, 5}},
                                 {{1, 5, 9, 13}, {2, 6, 10, 14}, {3, 7, 11, 15}, {4, 8, 12, 16}}};
  return all;
}

std::vector<DuplicateRound> as_printed(const PrintedTables& printed) {
  std::vector<DuplicateRound> rounds;
  for (const auto& tables : printed) {
    DuplicateRound& round = rounds.emplace_back();
    for (const auto& [north, south, east, west] : tables) {
      DuplicateTable& table = round.tables.emplace_back();
      table.number = static_cast<int>(round.tables.size()) - 1;
      for (const int player : {north, east, south, west}) table.sides.push_back({entrant_at(player - 1)});
      table.set = static_cast<int>(rounds.size()) - 1;
    }
  }
  return rounds;
}

std::vector<DuplicateRound> four_line_movement(int tables) {
  std::vector<DuplicateRound> rounds;
  for (const auto& seated : rainbow(tables)) {
    DuplicateRound& round = rounds.emplace_back();
    for (const RainbowTable& seats : seated) {
      DuplicateTable& table = round.tables.emplace_back();
      table.number = static_cast<int>(round.tables.size()) - 1;
      for (const Entrant seat : seats.seats) table.sides.push_back({seat});
      table.set = seats.boards;
    }
  }
  return rounds;
}

constexpr int kMissing = -1;

// If one of the two is missing, the other sits out.
void add_meeting(DuplicateRound& round, int number, int first, int second, int set) {
  if (first == kMissing || second == kMissing)
    round.relays.push_back(entrant_at(std::max(first, second)));
  else
    round.tables.push_back({number, {{entrant_at(first)}, {entrant_at(second)}}, set});
}

std::vector<DuplicateRound> mitchell(int entrants) {
  const int tables = (entrants + 1) / 2, north_south = entrants / 2;
  if (tables < 3) return {};
  const bool even = tables % 2 == 0;
  std::vector<DuplicateRound> rounds(even ? tables - 1 : tables);
  for (int number = 0; number < static_cast<int>(rounds.size()); ++number) {
    const int up = number + (even && number >= tables / 2 ? 1 : 0);
    for (int table = 0; table < tables; ++table) {
      const int first = entrants % 2 == 0 ? table : table - 1;  // nobody at table 1
      const int second = north_south + ((table - up) % tables + tables) % tables;
      add_meeting(rounds[number], table, first, second, (table + number) % tables);
    }
  }
  return rounds;
}

// The first round of a Howell, modulo its number of rounds: the pairs, and their set's lag behind the round.
// The differences of the pairs are all numbers once. So are the entrants of each pair plus their shift.
// Therefore all meet once and play each set once. Found by backtracking.
struct HowellPair {
  int first, second, shift;
};
const std::vector<std::vector<HowellPair>>& howell_starters() {
  static const std::vector<std::vector<HowellPair>> all{
      {{1, 3, 3}, {2, 6, 6}, {4, 5, 5}},
      {{1, 2, 1}, {3, 7, 7}, {4, 6, 2}, {5, 8, 8}},
      {{1, 2, 1}, {3, 6, 3}, {4, 8, 4}, {5, 10, 5}, {7, 9, 9}},
      {{1, 2, 3}, {3, 6, 4}, {4, 9, 2}, {5, 12, 10}, {7, 11, 1}, {8, 10, 6}},
      {{1, 2, 1}, {3, 5, 4}, {4, 10, 9}, {6, 14, 6}, {7, 11, 3}, {8, 13, 8}, {9, 12, 14}},
      {{1, 2, 1}, {3, 5, 2}, {4, 9, 5}, {6, 12, 15}, {7, 14, 4}, {8, 16, 7}, {10, 13, 3}, {11, 15, 14}},
      {{1, 2, 1},
       {3, 5, 2},
       {4, 8, 9},
       {6, 13, 3},
       {7, 15, 16},
       {9, 18, 11},
       {10, 16, 17},
       {11, 14, 4},
       {12, 17, 13}}};
  return all;
}

// With three tables there is no movement of five sets, so all play the boards of the round.
std::vector<DuplicateRound> howell_of_three(int entrants) {
  std::vector<DuplicateRound> rounds;
  const int missing = 6 - entrants;
  for (const Round& meetings : berger(6, 1)) {
    DuplicateRound& round = rounds.emplace_back();
    const int set = static_cast<int>(rounds.size()) - 1;
    int number = 0;
    for (const auto& [first, second] : meetings.pairings)
      add_meeting(round, number++, std::max(index(first) - missing, kMissing),
                  std::max(index(second) - missing, kMissing), set);
  }
  return rounds;
}

std::vector<DuplicateRound> howell(int entrants) {
  const int tables = (entrants + 1) / 2, sets = 2 * tables - 1;
  if (tables == 3) return howell_of_three(entrants);
  const auto which = static_cast<std::size_t>(tables - 4);
  if (tables < 4 || which >= howell_starters().size()) return {};
  const int missing = entrants % 2;  // odd number: the first
  const auto place = [&](int player) { return std::max(player - missing, kMissing); };
  std::vector<DuplicateRound> rounds(sets);
  for (int number = 0; number < sets; ++number) {
    DuplicateRound& round = rounds[number];
    add_meeting(round, 0, place(sets), place(number), number);
    int table = 1;
    for (const auto& [first, second, shift] : howell_starters()[which])
      add_meeting(round, table++, place((first + number) % sets), place((second + number) % sets),
                  (number - shift + sets) % sets);
  }
  return rounds;
}

}  // namespace

std::vector<DuplicateRound> duplicate_movement(Duplicate kind, int entrants) {
  switch (kind) {
    case Duplicate::mitchell: return mitchell(entrants);
    case Duplicate::howell: return howell(entrants);
    case Duplicate::singles: break;
  }
  if (entrants % 4 != 0) return {};
  if (entrants == 12) return as_printed(printed_twelve());
  if (entrants == 16) return as_printed(printed_sixteen());
  return four_line_movement(entrants / 4);
}

int taker_of_board(int board) {
  constexpr std::string_view kTakers = "NWESENSWESNWSEWNWSNEWNES";  // boards 1 to 24, then repeated
  constexpr std::string_view kSeats = "NESW";
  const auto place = static_cast<std::size_t>(board - 1) % kTakers.size();
  return static_cast<int>(kSeats.find(kTakers[place]));
}

std::vector<int> boards_of_set(int set, int boards) {
  std::vector<int> all;
  for (int board = 1; board <= boards; ++board) all.push_back(set * boards + board);
  return all;
}

std::string_view seat_name(int seat, bool formations) {
  if (formations) return seat == 0 ? N_("N–S") : N_("E–W");
  constexpr std::string_view kNames[] = {N_("north"), N_("east"), N_("south"), N_("west")};
  return kNames[seat];
}

}  // namespace tanteador::league
