#pragma once
// Movements of duplicate: seats and board sets of each round; nobody plays a board twice. Source: FFT,
// Organisation des tournois, Mouvements des joueurs et des étuis, Mouvements des triplettes.

#include <string_view>
#include <vector>

#include "src/league/pairing/berger.hpp"

namespace tanteador::league {

struct DuplicateTable {
  int number = 0;                           // of the table, from 0; tables without a meeting are left out
  std::vector<std::vector<Entrant>> sides;  // singles: north, east, south, west; formations: N–S and E–W
  int set = 0;                              // board set, from 0
  bool operator==(const DuplicateTable&) const = default;
};
struct DuplicateRound {
  std::vector<DuplicateTable> tables;
  std::vector<Entrant> relays;  // entrants who sit out because their opponent is missing (odd number)
  bool operator==(const DuplicateRound&) const = default;
};

enum class Duplicate : std::uint8_t {
  singles,  // 12 and 16 by their printed tables, all tables with the same boards; 20, 28, 44 … in four moving
            // lines (rainbow, whist.hpp)
  mitchell,  // formations in two lines: N–S stay, E–W move up a table and the boards down; with an even
             // number of tables E–W skip one table after half of them
  howell     // each formation meets each other once and plays each set once, 3 to 10 tables
};
// Returns all rounds for so many entrants; empty: no such movement. Mitchell: the first half is N–S; with an
// odd number, N–S of table 1 is missing. Howell: the last entrant stays at table 1; with an odd number the
// first is missing.
std::vector<DuplicateRound> duplicate_movement(Duplicate kind, int entrants);

// The taker's seat of a board (from 1), as on the FFT's boards; 0 to 3: north, east, south, west.
int taker_of_board(int board);
// The board numbers of a set, from 1.
std::vector<int> boards_of_set(int set, int boards);
// "north"; for formations "N–S" and "E–W".
std::string_view seat_name(int seat, bool formations);  // N_()

}  // namespace tanteador::league
