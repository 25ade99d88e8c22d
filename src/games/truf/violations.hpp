#pragma once
// Every way a Truf event can be refused, in order of precedence, with the rule that refuses it. Those of
// every game of deals are in src/core/deals.

#include <span>

#include "src/core/ruling.hpp"

namespace tanteador::truf {

enum class Refused : std::uint8_t {
  // the table
  players,
  sides,
  dealer_seat,
  // throwing the cards in
  redeal_late,
  redeal_cards,
  redeal_elsewhere,
  redeal_bid,
  redeal_mixed,
  redeal_pictures,
  // the bids
  bids_closed,
  bid_nobody,
  bid_twice,
  bid_same_card,
  // the shift
  shift_early,
  shift_twice,
  shift_not_due,
  shift_player,
  shift_by,
  // the tricks
  bids_missing,
  shift_first,
  turn,
  card_known,
  card_last,
  follow_held,
  lead_held,
  follow_revoke,
  lead_revoke,
  trick_mixed,
  counts_few,
  count_range,
  counts_sum,
  count_below,
  // a hand laid open to the calculator
  follow,
  lead_trump,
  kCount
};

std::span<const ViolationKind> violations();
Violation refuse(Refused reason, PhraseArgs args = {});

}  // namespace tanteador::truf
