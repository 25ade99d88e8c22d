#pragma once
// The law of a trick, and the violations of it.

#include "src/cards/tricks.hpp"
#include "src/games/tarot/parameters.hpp"
#include "src/games/tarot/violations.hpp"

namespace tanteador::tarot {

inline cards::TrickLaw law(const Parameters& parameters) {
  return {.must_trump = true, .must_overtrump = parameters.must_overtrump};
}

// The violation for a card that `duty` forbids.
Violation not_playable(cards::Duty duty);

}  // namespace tanteador::tarot
