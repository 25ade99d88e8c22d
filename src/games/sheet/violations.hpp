#pragma once
// Every way a number on the score sheet can be refused, in order of precedence, with the rule that refuses
// it. Those of every game of deals are in src/core/deals.

#include <span>

#include "src/core/ruling.hpp"

namespace tanteador::sheet {

enum class Refused : std::uint8_t {
  // the table
  players,
  sides,
  dealer_seat,
  range,
  games_even,
  // a deal
  no_dealer,
  nobody,
  missing,
  one_only,
  least,
  most,
  step,
  shares,
  sum,
  kCount
};

std::span<const ViolationKind> violations();
Violation refuse(Refused reason, PhraseArgs args = {});

}  // namespace tanteador::sheet
