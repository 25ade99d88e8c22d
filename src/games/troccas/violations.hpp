#pragma once
// Violations of Troccas in order of precedence. src/core/deals.hpp has those of every game of deals.

#include <span>

#include "src/core/ruling.hpp"

namespace tanteador::troccas {

enum class ViolationId : std::uint8_t {
  players,
  sides_split,
  sides_alternate,
  dealer_seat,
  right_off,
  right_late,
  right_twice,
  right_debt,
  packets_players,
  packets_unknown,
  packets_right,
  redeal_late,
  redeal_skatist,
  redeal_after,
  redeal_own_veto,
  redeal_vetoed,
  piles_entered,
  tricks_over,
  discard_none,
  discard_late,
  discard_skatist,
  discard_twice,
  discard_size,
  trick_mixed,
  turn,
  jack_owed,
  jack_unled,
  knock_owed,
  cards_repeated,
  card_known,
  skat_five,
  skat_lone_five,
  revoke_suit,
  revoke_tarock,
  must_follow,
  must_tarock,
  jack_suit,
  jack_own,
  jack_twice,
  jack_king,
  jack_round,
  jack_taken_back,
  knock_tarock,
  knock_twice,
  knock_turn,
  knock_highest,
  knock_late,
  fool_twice,
  fool_card,
  fool_unplayed,
  fool_owner,
  fool_open,
  fool_own,
  fool_card_won,
  counted_missing,
  counted_sum,
  counted_range,
  counted_exact,
  counted_between,
  captured_twice,
  captured_size,
  captured_tricks,
  captured_matsch,
  captured_elsewhere,
  captured_missing,
  captured_foreign,
  matsch_solo,
  matsch_trick,
  matsch_no_skat,
  matsch_skat,
  kCount
};

std::span<const ViolationKind> violations();
Violation refuse(ViolationId reason, PhraseArgs args = {});

}  // namespace tanteador::troccas
