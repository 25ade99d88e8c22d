#pragma once
// Every way a Truco event can be refused, in order of precedence, with the rule that refuses it.

#include <span>

#include "src/core/ruling.hpp"

namespace tanteador::truco {

enum class Refused : std::uint8_t {
  // the table
  players,
  sides_split,
  sides_alternate,
  dealer_seat,
  // the match
  match_over,
  match_ended,
  no_such_seat,
  no_such_side,
  no_such_duel,
  carried_late,
  carried_twice,
  carried_score,
  tally_points,
  tally_after_chico,
  score_range,
  forfeit_side,
  // the hand
  no_hand,
  hand_open,
  nothing_to_annul,
  hand_over_only,
  hand_is_over,
  pica_players,
  pica_schedule,
  redonda_schedule,
  pairs_needed,
  pairs_not_wanted,
  pairs_wrong,
  duel_needed,
  duel_not_wanted,
  duel_over,
  not_in_duel,
  folded,
  // the deal
  cut_late,
  cut_twice,
  cutter,
  cut_pack,
  cut_knock,
  cut_size,
  exposed_late,
  exposed_redeal,
  exposed_choice,
  // answers
  nothing_to_answer,
  own_call,
  // flor
  flor_off,
  flor_trick,
  flor_no_flor,
  flor_closed,
  flor_answer_to_answer,
  flor_quiero_off,
  flor_no_raise,
  flor_twice,
  flor_deadline,
  flor_answer_deadline,
  flor_after_envido,
  flor_own_envido,
  flor_own_truco,
  flor_after_truco,
  // envido
  envido_trick,
  envido_flor,
  envido_closed,
  envido_after_truco,
  envido_own_truco,
  envido_pending_side,
  envido_deadline,
  envido_after_falta,
  envido_max,
  real_max,
  envido_after_real,
  // what must come first; a flor or an envido that is too late is refused for that
  declare_first,
  answer_flor_first,
  answer_envido_first,
  answer_truco_first,
  // truco
  truco_called,
  truco_step,
  truco_quiero_first,
  truco_word,
  // settling
  nothing_to_settle,
  no_flor_announced,
  declared_value,
  declared_flor_value,
  declared_four,
  declared_order,
  declared_good,
  declared_good_own,
  settled_contradicts,
  settled_folded,
  // cards
  trick_mixed,
  trick_turn,
  cards_repeated,
  shown_played,
  shown_challenged,
  shown_admitted,
  shown_not_won,
  shown_as_said,
  shown_revalued,
  card_known,
  card_not_held,
  // flor after the hand
  challenge_own_side,
  challenge_announced,
  challenge_shut_out,
  challenge_twice,
  challenge_cards,
  challenge_contradicts,
  false_flor_none,
  false_flor_twice,
  false_flor_shown,
  interference_hand,
  interference_own_duel,
  interference_twice,
  kCount
};

std::span<const ViolationKind> violations();
Violation refuse(Refused reason, PhraseArgs args = {});

}  // namespace tanteador::truco
