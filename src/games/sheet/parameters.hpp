#pragma once
// What a table agrees before it keeps a score sheet. Every game but ours is one of these.

#include <span>

#include "src/core/ids.hpp"
#include "src/core/parameters.hpp"

namespace tanteador::sheet {

namespace value {
inline constexpr int target = -1, deals = -2, agreement = -3;  // ends
inline constexpr int total = -1, earlier = -2, play_on = -3;   // several
inline constexpr int any = -1;                                 // deal_sum
inline constexpr int as_typed = -1, rest = -2, shared = -3;    // others
inline constexpr int no_dealer = -1, ccw = -2, cw = -3;        // rotation
inline constexpr int no_halves = -1, berg = -2, malas = -3;    // halves
}  // namespace value

struct Parameters {
  int ends = value::agreement;  // a game ends
  int target = 100;             // points; reached where ends is `target`
  int deals = 10;               // where ends is `deals`
  int target_wins = 1;          // whoever reaches it has won; 0: has lost
  int high_wins = 1;            // the higher total is the better one
  int several = value::total;   // who wins where several reach it in one deal
  int deal_sum = value::any;    // what the numbers of a deal make together
  int others = value::as_typed;
  int least = -kScoreMax, most = kScoreMax, step = 1;  // of a number
  int chip_1 = 0, chip_2 = 0, chip_3 = 0, chip_4 = 0;  // offered to be tapped; 0: none
  int rotation = value::ccw;
  int best_of = 1;  // games of a match, an odd number
  int bonus = 0;    // for winning a game
  int halves = value::no_halves;
  bool operator==(const Parameters&) const = default;
};

std::span<const Parameter<Parameters>> parameters();

}  // namespace tanteador::sheet
