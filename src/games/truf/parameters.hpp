#pragma once
// The table agreements of Truf. Names, values and defaults as in the rulebook's parameter list; the defaults
// here are those of truf-lodige. Words are the negative constants below, numbers themselves.

#include <span>

#include "src/core/parameters.hpp"

namespace tanteador::truf {

namespace value {
inline constexpr int bawah = -1, both = -2;                              // zero_bonus_modes
inline constexpr int bid = -1;                                           // exact_score
inline constexpr int picture = -1, number = -2;                          // ace_in_redeal
inline constexpr int alternate = -1, ccw = -2;                           // direction
inline constexpr int suit_order = -1;                                    // tie_high_bidder
inline constexpr int next_in_rotation = -1;                              // dealer_tie
inline constexpr int points_max = -1, tricks_max = -2, tricks_min = -3;  // winner_by
}  // namespace value

struct Parameters {
  int deals = 13;      // 0: as many as the table likes
  int zero_bonus = 0;  // 0: none
  int zero_bonus_modes = value::bawah;
  int positive_multiplier = 1;
  int mult_applies_to_zero_bonus = 1;
  int exact_score = 0;
  int ace_in_redeal = value::picture;
  int direction = value::alternate;
  int tie_high_bidder = value::suit_order;
  int dealer_tie = value::next_in_rotation;
  int winner_by = value::points_max;
  bool operator==(const Parameters&) const = default;
};

std::span<const Parameter<Parameters>> parameters();

}  // namespace tanteador::truf
