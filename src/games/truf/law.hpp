#pragma once
// Which cards may be laid in Truf (F-9, F-10), for the engine and for the table's calculator.

#include "src/cards/tricks.hpp"
#include "src/core/ruling.hpp"

namespace tanteador::truf {

// `broken`: a trump has been played in this deal, so that trump may be led.
constexpr cards::TrickLaw law(int trump_suit, bool broken) {
  return {.trump = trump_suit, .trump_may_be_led = broken};
}

// Why a card of the hand is not among those that may be laid; `duty` is what binds the player.
Violation not_playable(cards::Duty duty);

}  // namespace tanteador::truf
