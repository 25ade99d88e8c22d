#pragma once
// Violations of a score sheet in order of precedence. src/core/deals has those of every game of deals.

#include <span>

#include "src/core/ruling.hpp"

namespace tanteador::sheet {

enum class ViolationId : std::uint8_t {
  players,
  sides,
  dealer_seat,
  range,
  games_even,
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
Violation refuse(ViolationId reason, PhraseArgs args = {});

}  // namespace tanteador::sheet
