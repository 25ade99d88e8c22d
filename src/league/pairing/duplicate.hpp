#pragma once
// Movements of duplicate: who sits where with which set of boards, so that nobody plays a board twice
// (Organisation des tournois of the FFT, Mouvements des joueurs et des étuis, Mouvements des triplettes).

#include <string_view>
#include <vector>

#include "src/league/pairing/berger.hpp"

namespace tanteador::league {

struct DuplicateTable {
  int number = 0;                           // of the table, from 0: those where nobody meets are left out
  std::vector<std::vector<Entrant>> sides;  // singles: north, east, south, west; formations: N–S and E–W
  int set = 0;                              // of boards, from 0
  bool operator==(const DuplicateTable&) const = default;
};
struct DuplicateRound {
  std::vector<DuplicateTable> tables;
  std::vector<Entrant> relays;  // whose opponent of an odd number is missing
  bool operator==(const DuplicateRound&) const = default;
};

enum class Duplicate : std::uint8_t {
  singles,  // 12 and 16 by the tables printed for them, all tables with the same boards; 20, 28, 44 … in four
            // lines that move (rainbow, whist.hpp)
  mitchell,  // formations in two lines: N–S stay, E–W go up a table and the boards down; of an even number of
             // tables E–W skip one after half of them
  howell  // each formation meets each once and plays every set once, 3 to 10 tables
};
// All rounds for so many entrants; none where there is no such movement. In a Mitchell the first half is N–S;
// of an odd number N–S of table 1 is missing. In a Howell the last stays at table 1; of an odd number the
// first is missing.
std::vector<DuplicateRound> duplicate_movement(Duplicate kind, int entrants);

// Board 1 on, set by set: the seat that takes, 0 to 3 for north, east, south and west, as the FFT's boards
// are marked.
int taker_of_board(int board);
// The boards of a set, from 1.
std::vector<int> boards_of_set(int set, int boards);
// "north"; of formations "N–S" and "E–W".
std::string_view seat_name(int seat, bool formations);  // N_()

}  // namespace tanteador::league
