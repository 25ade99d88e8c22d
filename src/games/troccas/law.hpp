#pragma once
// The law of a trick (C-11, C-12), and the violations of it.

#include "src/cards/tricks.hpp"
#include "src/games/troccas/violations.hpp"

namespace tanteador::troccas {

// Tarock beats all suits and must be played if suit cannot be followed; nobody must overtrump (CA-13).
constexpr cards::TrickLaw law() { return {.must_trump = true}; }

// Precondition: duty is not Duty::none.
inline Violation not_playable(cards::Duty duty) {
  return refuse(duty == cards::Duty::follow ? ViolationId::must_follow : ViolationId::must_tarock);
}

}  // namespace tanteador::troccas
