#pragma once
// Which cards may be laid: what the trick asks for, and the rule that says so.

#include "src/cards/tricks.hpp"
#include "src/games/tarot/parameters.hpp"
#include "src/games/tarot/violations.hpp"

namespace tanteador::tarot {

inline cards::TrickLaw law(const Parameters& parameters) {
  return {.must_trump = true, .must_overtrump = parameters.must_overtrump};
}

// Why a card that `duty` forbids may not be laid.
Violation not_playable(cards::Duty duty);

}  // namespace tanteador::tarot
