#pragma once
// Violations of Truf in order of precedence. src/core/deals has those of every game of deals.

#include <span>

#include "src/core/ruling.hpp"

namespace tanteador::truf {

enum class ViolationId : std::uint8_t {
  players,
  sides,
  dealer_seat,
  redeal_late,
  redeal_cards,
  redeal_elsewhere,
  redeal_bid,
  redeal_mixed,
  redeal_pictures,
  bids_closed,
  bid_nobody,
  bid_twice,
  bid_same_card,
  shift_early,
  shift_twice,
  shift_not_due,
  shift_player,
  shift_by,
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
  // Legal cards of a known hand; used by the calculator.
  follow,
  lead_trump,
  kCount
};

std::span<const ViolationKind> violations();
Violation refuse(ViolationId reason, PhraseArgs args = {});

}  // namespace tanteador::truf
