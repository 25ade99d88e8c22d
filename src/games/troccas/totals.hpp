#pragma once
// What a side's count can come to (C-3, C-14, C-19): the totals that the tricks and cards entered leave it.

#include <bitset>

#include "src/games/troccas/step.hpp"

namespace tanteador::troccas {

using Totals = std::bitset<131>;  // bit = points; no deal is worth more than 130

struct Possible {
  Totals play;    // everybody has what he won in tricks
  Totals matsch;  // one of two teams won none
  Totals all() const { return play | matsch; }
};
// Never empty in an open deal. A skat that follows from all the cards entered is taken as it is, whatever
// may be laid away: the table has played on with it.
Possible possible_points(const Ruleset& rules, const State& state, Side side);

}  // namespace tanteador::troccas
