#pragma once
// The table agreements of tarot. Names, values and defaults as in the rulebook's parameter list; the defaults
// here are those of tarot-fft-3. Words are the negative constants below, numbers themselves, lists packed.

#include <span>

#include "src/core/parameters.hpp"

namespace tanteador::tarot {

namespace value {
inline constexpr int zero_sum = -1, printed = -2;             // payment
inline constexpr int abs = -1, literal = -2;                  // a_mode
inline constexpr int half_to_winner = -1, half_dropped = -2;  // half_point
inline constexpr int winner = -1, shower = -2;                // poignee_to
inline constexpr int last_trick = -1;                         // petit_to
inline constexpr int next_dealer = -1, same_dealer = -2;      // petit_sec_dealer
inline constexpr int right_of_dealer = -1, taker = -2;        // first_lead
inline constexpr int trick_winner = -1, owner = -2;           // excuse_last_trick
}  // namespace value

struct Parameters {
  int players = 3;
  int deals = 0;  // 0: open, until the match is ended
  int payment = value::zero_sum;
  int a_mode = value::abs;
  int half_point = value::half_to_winner;
  int poignee_thresholds = value_of({13, 15, 18});
  int poignee_points = value_of({20, 30, 40});
  int poignee_to = value::winner;
  int petit_to = value::last_trick;
  int chelem = 1;
  int petit_sec_requires_no_excuse = 1;
  int petit_sec_dealer = value::next_dealer;
  int first_lead = value::right_of_dealer;
  int must_overtrump = 1;
  int excuse_last_trick = value::trick_winner;
  bool operator==(const Parameters&) const = default;
};

std::span<const Parameter<Parameters>> parameters();

}  // namespace tanteador::tarot
