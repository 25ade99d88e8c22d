#pragma once
// The table agreements of Troccas. Names, values and defaults as in the rulebook's parameter list; the
// defaults here are those of troccas-1962. Words are the negative constants below, numbers themselves.

#include <span>

#include "src/core/parameters.hpp"

namespace tanteador::troccas {

namespace value {
inline constexpr int allowed = -1, forbidden = -2;           // skat_five_pair
inline constexpr int loser = -1, winner = -2;                // matsch_fool_skat_to
inline constexpr int v_minus_1 = -1, group = -2, full = -3;  // solo_skat_count
inline constexpr int cumulative = -1;                        // debt_basis
inline constexpr int plus = -1, points_max = -2;             // winner_by
}  // namespace value

struct Parameters {
  int deals = 4;  // 4: everybody is skatist once; 0: no end agreed
  int skat_five_pair = value::allowed;
  int matsch_fool_skat_to = value::loser;
  int solo_skat_count = value::v_minus_1;
  int debt_basis = value::cumulative;
  int rights = 1;
  int winner_by = value::plus;
  bool operator==(const Parameters&) const = default;
};

std::span<const Parameter<Parameters>> parameters();

}  // namespace tanteador::troccas
