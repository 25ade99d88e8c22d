#pragma once
// The table agreements of Troccas, named as in the rulebook. The defaults are those of troccas-1962.

#include <span>

#include "src/core/parameters.hpp"

namespace tanteador::troccas {

namespace value {
enum class FivePair { allowed, forbidden };      // skat_five_pair
enum class MatschRecipient { loser, winner };    // matsch_fool_skat_to
enum class SoloSkat { v_minus_1, group, full };  // solo_skat_count
enum class Debt { cumulative };                  // debt_basis
enum class Winner { plus, points_max };          // winner_by
using enum FivePair;
using enum MatschRecipient;
using enum SoloSkat;
using enum Debt;
using enum Winner;
}  // namespace value

struct Parameters {
  int deals = 4;  // 4: everyone is skatist once; 0: no fixed number
  value::FivePair skat_five_pair = value::allowed;
  value::MatschRecipient matsch_fool_skat_to = value::loser;
  value::SoloSkat solo_skat_count = value::v_minus_1;
  value::Debt debt_basis = value::cumulative;
  bool rights = true;
  value::Winner winner_by = value::plus;
  bool operator==(const Parameters&) const = default;
};

std::span<const Parameter<Parameters>> parameters();

}  // namespace tanteador::troccas
