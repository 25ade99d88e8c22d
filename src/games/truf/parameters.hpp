#pragma once
// The table agreements of Truf, named as in the rulebook. The defaults are those of truf-lodige.

#include <span>

#include "src/core/parameters.hpp"

namespace tanteador::truf {

namespace value {
enum class Modes { bawah, both };    // zero_bonus_modes
enum class Exact { bid };            // exact_score
enum class Ace { picture, number };  // ace_in_redeal
enum class Direction { alternate, ccw };
enum class HighBidder { suit_order };  // tie_high_bidder
enum class DealerTie { next_in_rotation };
enum class Winner { points_max, tricks_max, tricks_min };
using enum Modes;
using enum Exact;
using enum Ace;
using enum Direction;
using enum HighBidder;
using enum DealerTie;
using enum Winner;
}  // namespace value

struct Parameters {
  int deals = 13;      // 0: no fixed number
  int zero_bonus = 0;  // 0: none
  value::Modes zero_bonus_modes = value::bawah;
  int positive_multiplier = 1;
  bool mult_applies_to_zero_bonus = true;
  WordOr<value::Exact> exact_score = 0;
  value::Ace ace_in_redeal = value::picture;
  value::Direction direction = value::alternate;
  value::HighBidder tie_high_bidder = value::suit_order;
  value::DealerTie dealer_tie = value::next_in_rotation;
  value::Winner winner_by = value::points_max;
  bool operator==(const Parameters&) const = default;
};

std::span<const Parameter<Parameters>> parameters();

}  // namespace tanteador::truf
