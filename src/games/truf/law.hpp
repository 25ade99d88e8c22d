#pragma once
// The law of a trick (F-9, F-10), and the violations of it.

#include "src/cards/tricks.hpp"
#include "src/core/ruling.hpp"

namespace tanteador::truf {

// `broken`: a trump has been played in this deal.
constexpr cards::TrickLaw law(int trump_suit, bool broken) {
  return {.trump = trump_suit, .trump_may_be_led = broken};
}

// The violation for a card that `duty` forbids.
Violation not_playable(cards::Duty duty);

}  // namespace tanteador::truf
