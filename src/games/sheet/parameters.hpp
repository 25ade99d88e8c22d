#pragma once
// What a table agrees before it keeps a score sheet. Every game but ours is one of these.

#include <span>

#include "src/core/ids.hpp"
#include "src/core/parameters.hpp"

namespace tanteador::sheet {

namespace value {
enum class Ends { target, deals, agreement };
enum class Several { total, earlier, play_on };
enum class Sum { any };  // deal_sum
enum class Others { as_typed, rest, shared };
enum class Rotation { no_dealer, ccw, cw };
enum class Halves { no_halves, berg, malas };
using enum Ends;
using enum Several;
using enum Sum;
using enum Others;
using enum Rotation;
using enum Halves;
}  // namespace value

struct Parameters {
  value::Ends ends = value::agreement;       // a game ends
  int target = 100;                          // points; reached where ends is `target`
  int deals = 10;                            // where ends is `deals`
  bool target_wins = true;                   // whoever reaches it has won, else has lost
  bool high_wins = true;                     // the higher total is the better one
  value::Several several = value::total;     // who wins where several reach it in one deal
  WordOr<value::Sum> deal_sum = value::any;  // what the numbers of a deal make together
  value::Others others = value::as_typed;
  int least = -kScoreMax, most = kScoreMax, step = 1;  // of a number
  int chip_1 = 0, chip_2 = 0, chip_3 = 0, chip_4 = 0;  // offered to be tapped; 0: none
  value::Rotation rotation = value::ccw;
  int best_of = 1;  // games of a match, an odd number
  int bonus = 0;    // for winning a game
  value::Halves halves = value::no_halves;
  bool operator==(const Parameters&) const = default;
};

std::span<const Parameter<Parameters>> parameters();

}  // namespace tanteador::sheet
