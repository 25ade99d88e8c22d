// Tricks (C-11, C-12), entered by card or by winner, and revokes.

#include <algorithm>

#include "src/games/troccas/law.hpp"
#include "src/games/troccas/step.hpp"

namespace tanteador::troccas {

namespace {

cards::TrickLaw law_of_trick(int) { return law(); }

// The call that excludes this card: king and jack of a called suit belong to its trick and players.
std::optional<EventSeq> seq_of_call(const Deal& deal, Seat player, Card card) {
  const int rank = Pack::rank(card);
  if (Pack::suit(card) >= cards::kSuits || (rank != cards::kJack && rank != cards::kKing))
    return std::nullopt;
  const JackCall& call = deal.jacks[Pack::suit(card)];
  if (!call.is_made) return std::nullopt;
  const Seat own = rank == cards::kKing ? call.player : call.holder;
  if (player == own && deal.play.tricks_done() == call.trick) return std::nullopt;
  return call.seq;
}

void forget_held(Deal& deal, Card card) {
  const auto held = std::ranges::find(deal.held, card, &HeldCard::card);
  if (held != deal.held.end()) deal.held.erase(held);
}

}  // namespace

Refusal check_playing(const State& state) {
  if (auto refusal = deals::check_open(state.deals)) return refusal;
  if (state.deal.captured != 0) return refuse(ViolationId::piles_entered);
  return std::nullopt;
}

Refusal check_card(const Deal& deal, Seat player, Card card) {
  std::optional<EventSeq> known = deal.play.seq_of(card);
  if (!known && has(deal.skat, card)) known = deal.skat_seq;
  if (!known && deal.exchange.card != Card::none && (card == deal.exchange.card || card == Pack::fool()))
    known = deal.exchange.seq;
  if (!known) known = seq_of_call(deal, player, card);
  for (const HeldCard& held : deal.held) {
    if (!known && held.card == card && held.player != player) known = held.seq;
  }
  if (!known) return std::nullopt;
  return refuse(ViolationId::card_known, {Pack::name(card), *known});
}

Refusal check_revoke(const Deal& deal, Seat player, Card card) {
  const auto revoke = deal.play.revoke(player, card, law_of_trick);
  if (!revoke) return std::nullopt;
  const bool suit = revoke->duty == cards::Duty::follow;
  return refuse(suit ? ViolationId::revoke_suit : ViolationId::revoke_tarock,
                {player, Pack::name(revoke->card), revoke->seq, Pack::name(card)});
}

Refusal check_law(const Deal& deal, Seat player, Card card) {
  Set hand;
  add(hand, card);
  for (const HeldCard& held : deal.held) {
    if (held.still && held.player == player) add(hand, held.card);
  }
  const auto playable = cards::playable<Pack>(law(), hand, deal.play.table_cards());
  if (has(playable.cards, card)) return std::nullopt;
  return not_playable(playable.duty);
}

Refusal check_claim(const Deal& deal, Seat player, Card card) {
  Refusal unled;
  for (int suit = 0; suit < cards::kSuits; ++suit) {
    const JackCall& call = deal.jacks[suit];
    const Card king = Pack::card_of(suit, cards::kKing), jack = Pack::card_of(suit, cards::kJack);
    if (call.owed && call.holder == player && card != jack)
      return refuse(ViolationId::jack_owed, {player, Pack::name(jack)});
    if (call.unled && (call.player != player || card != king))
      unled = refuse(ViolationId::jack_unled, {call.player, Pack::name(king), call.seq});
  }
  if (unled) return unled;
  if (deal.knock_owed && deal.play.turn() == player && Pack::suit(card) != cards::kTrumpSuit)
    return refuse(ViolationId::knock_owed, {player, *deal.knock_owed});
  return std::nullopt;
}

Refusal apply_event(Step& step, const CardPlayed& event) {
  Deal& deal = step.deal();
  if (auto refusal = deals::check_seat(event.player, step.rules.seats)) return refusal;
  if (auto refusal = check_playing(step.state)) return refusal;
  if (deal.play.is_over()) return refuse(ViolationId::tricks_over, {tricks_of(step.rules)});
  const Seat turn = deal.play.turn();
  if (event.player != turn) return refuse(ViolationId::turn, {event.player, turn});
  if (auto refusal = check_claim(deal, event.player, event.card)) return refusal;
  if (auto refusal = check_card(deal, event.player, event.card)) return refusal;
  if (auto refusal = check_revoke(deal, event.player, event.card)) return refusal;
  if (auto refusal = check_law(deal, event.player, event.card)) return refusal;
  forget_held(deal, event.card);
  for (JackCall& call : deal.jacks) {
    call.owed = call.unled || (call.owed && call.holder != event.player);
    call.unled = false;
  }
  deal.knock_owed.reset();
  deal.touched = true;
  if (deal.play.lay(event.card, step.seq)) deal.play.finish(deal.play.winner_by(law()));
  finish_if_all_known(step);
  return std::nullopt;
}

Refusal apply_event(Step& step, const TrickWon& event) {
  Deal& deal = step.deal();
  if (auto refusal = deals::check_seat(event.player, step.rules.seats)) return refusal;
  if (auto refusal = check_playing(step.state)) return refusal;
  if (deal.play.is_over()) return refuse(ViolationId::tricks_over, {tricks_of(step.rules)});
  if (deal.play.cards_on_table() > 0) return refuse(ViolationId::trick_mixed);
  for (HeldCard& held : deal.held) held.still = false;
  for (JackCall& call : deal.jacks) call.unled = false;
  deal.knock_owed.reset();
  deal.touched = true;
  deal.play.finish(event.player);
  return std::nullopt;
}

}  // namespace tanteador::troccas
