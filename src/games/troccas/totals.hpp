#pragma once
// Possible totals of a side (C-3, C-14, C-19), by the tricks and cards entered.

#include <bitset>

#include "src/games/troccas/step.hpp"

namespace tanteador::troccas {

using Totals = std::bitset<131>;  // bit = points; a deal has at most 130

struct Possible {
  Totals play;    // every side has what it won
  Totals matsch;  // one of two teams won no trick
  Totals all() const { return play | matsch; }
};
// Never empty in an open deal. A skat that follows from the cards is accepted even if the rules forbid it.
Possible possible_points(const Ruleset& rules, const State& state, Side side);

}  // namespace tanteador::troccas
