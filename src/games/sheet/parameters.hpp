#pragma once
// The agreements of a table with a score sheet. Every game without an engine of its own uses these.

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
  value::Ends ends = value::agreement;       // end of a game
  int target = 100;                          // points, for `target`
  int deals = 10;                            // number of deals, for `deals`
  bool target_wins = true;                   // a side that reaches the target wins; otherwise it loses
  bool high_wins = true;                     // the higher total is better
  value::Several several = value::total;     // decides if several reach the target in one deal
  WordOr<value::Sum> deal_sum = value::any;  // required sum of the numbers of a deal
  value::Others others = value::as_typed;
  int least = -kScoreMax, most = kScoreMax, step = 1;  // of each number
  int chip_1 = 0, chip_2 = 0, chip_3 = 0, chip_4 = 0;  // numbers offered as buttons; 0: none
  value::Rotation rotation = value::ccw;
  int best_of = 1;  // games of a match; odd
  int bonus = 0;    // for winning a game
  value::Halves halves = value::no_halves;
  bool operator==(const Parameters&) const = default;
};

std::span<const Parameter<Parameters>> parameters();

}  // namespace tanteador::sheet
