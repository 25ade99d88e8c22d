#pragma once
// Every way an event of tarot can be refused, in order of precedence, with the rule that refuses it. What all
// games of deals refuse alike is in src/core/deals.hpp.

#include <span>

#include "src/core/ruling.hpp"

namespace tanteador::tarot {

enum class Refused : std::uint8_t {
  // the table
  players,
  printed_payment,
  sides,
  dealer_seat,
  // the bidding
  petit_sec_late,
  petit_sec_excuse,
  bid_closed,
  bid_backwards,
  bid_barred,
  bid_low,
  no_taker,
  // before the first card
  king_five,
  king_taker,
  king_twice,
  king_late,
  king_card,
  chelem_off,
  chelem_taker,
  chelem_twice,
  chelem_late,
  card_twice,
  dog_twice,
  dog_early,
  dog_size,
  dog_played,
  discard_contract,
  discard_taker,
  discard_twice,
  discard_size,
  discard_trumps,
  discard_king,
  discard_bout,
  discard_played,
  poignee_twice,
  poignee_late,
  poignee_few,
  poignee_hand,
  poignee_sum,
  misere_off,
  misere_twice,
  misere_late,
  misere_poignee,
  // the cards
  tricks_over,
  pile_entered,
  dog_turned,
  trick_mixed,
  first_lead,
  chelem_lead,
  turn,
  card_known,
  card_in_dog,
  card_in_discard,
  lead_called,
  revoke_suit,
  revoke_trump,
  revoke_overtrump,
  revoke_overtrump_led,
  left_over,
  left_trumps,
  // the count
  pile_twice,
  pile_size,
  pile_card,
  pile_discard,
  partner_five,
  partner_needed,
  partner_known,
  chelem_known,
  bouts_range,
  points_half,
  points_range,
  points_sum,
  bouts_needed,
  points_needed,
  bouts_known,
  points_known,
  points_parity,
  petit_known,
  petit_impossible,
  points_chelem,
  chelem_points,
  points_impossible,
  // what may be laid; never given by the engine itself, which sees no hands
  follow_suit,
  must_trump,
  must_overtrump,
  must_overtrump_led,
  kCount
};

std::span<const ViolationKind> violations();
Violation refuse(Refused reason, PhraseArgs args = {});

}  // namespace tanteador::tarot
