#pragma once
// Which cards may be played (C-11, C-12): the law for a trick, and the refusal for what binds a player.

#include "src/cards/tricks.hpp"
#include "src/games/troccas/violations.hpp"

namespace tanteador::troccas {

// Tarock beats everything; who cannot follow must play tarock; nobody must beat it (CA-13).
constexpr cards::TrickLaw law() { return {.must_trump = true}; }

// `duty` binds him, so that none is no refusal.
inline Violation not_playable(cards::Duty duty) {
  return refuse(duty == cards::Duty::follow ? Refused::must_follow : Refused::must_tarock);
}

}  // namespace tanteador::troccas
