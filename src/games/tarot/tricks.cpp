// Tricks (N-9 to N-11): turn, law and revokes.

#include "src/games/tarot/law.hpp"
#include "src/games/tarot/piles.hpp"
#include "src/games/tarot/step.hpp"

namespace tanteador::tarot {

namespace {

Refusal check_tricks_open(const Step& step) {
  const Deal& deal = step.state.deal;
  if (deal.play.is_over()) return refuse(ViolationId::tricks_over, {step.rules.hand_size()});
  if (deal.pile.entered) return refuse(ViolationId::pile_entered);
  if (deal.dog_seq != 0 && !discards(deal.contract))
    return refuse(ViolationId::dog_turned, {EventSeq{deal.dog_seq}});
  return std::nullopt;
}

// The taker may hold cards of the dog; nobody holds discarded ones.
Refusal check_not_away(const Deal& deal, const CardPlayed& event) {
  const auto name = Pack::name(event.card);
  const bool in_dog = deal.dog[place(event.card)];
  if (in_dog && !is_taker(deal, event.player))
    return refuse(ViolationId::card_in_dog, {name, EventSeq{deal.dog_seq}, event.player});
  if (deal.discard[place(event.card)])
    return refuse(ViolationId::card_in_discard, {name, EventSeq{deal.discard_seq}, event.player});
  return std::nullopt;
}

Refusal check_turn(const Deal& deal, Seat player) {
  const Seat turn = deal.play.turn();
  if (turn == player) return std::nullopt;
  const ViolationId lead = deal.chelem ? ViolationId::chelem_lead : ViolationId::first_lead;
  return refuse(deal.play.has_begun() ? ViolationId::turn : lead, {player, turn});
}

ViolationId revoke_of(cards::Duty duty) {
  switch (duty) {
    case cards::Duty::trump: return ViolationId::revoke_trump;
    case cards::Duty::overtrump: return ViolationId::revoke_overtrump;
    case cards::Duty::overtrump_led: return ViolationId::revoke_overtrump_led;
    case cards::Duty::follow:
    case cards::Duty::none:
    case cards::Duty::lead_no_trump: break;
  }
  return ViolationId::revoke_suit;
}

// The call restricts only the very first card (N-21).
Refusal check_lead(const Deal& deal, Card card) {
  if (deal.play.has_begun() || deal.called == Card::none || card == deal.called) return std::nullopt;
  if (Pack::suit(card) != Pack::suit(deal.called)) return std::nullopt;
  return refuse(ViolationId::lead_called, {Pack::name(deal.called)});
}

}  // namespace

Violation not_playable(cards::Duty duty) {
  if (duty == cards::Duty::trump) return refuse(ViolationId::must_trump);
  if (duty == cards::Duty::overtrump) return refuse(ViolationId::must_overtrump);
  if (duty == cards::Duty::overtrump_led) return refuse(ViolationId::must_overtrump_led);
  return refuse(ViolationId::follow_suit);
}

Refusal apply_event(Step& step, const CardPlayed& event) {
  if (auto refusal = close_bidding_for(step, event.player)) return refusal;
  Deal& deal = step.deal();
  if (auto refusal = check_tricks_open(step)) return refusal;
  const auto name = Pack::name(event.card);
  if (auto refusal = check_turn(deal, event.player)) return refusal;
  if (const auto by = player_of_card(step.rules, deal, event.card))
    return refuse(ViolationId::card_known, {name, *by, *deal.play.seq_of(event.card)});
  if (auto refusal = check_not_away(deal, event)) return refusal;
  if (auto refusal = check_lead(deal, event.card)) return refusal;
  const auto law_of = [&](int) { return law(step.parameters()); };
  if (const auto revoke = deal.play.revoke(event.player, event.card, law_of))
    return refuse(revoke_of(revoke->duty), {event.player, name, Pack::name(revoke->card), revoke->seq});
  if (deal.play.lay(event.card, step.seq)) {
    const bool led = excuse_takes(step.rules, deal, camps_of(deal, partner_of_taker(step.rules, deal)));
    deal.play.finish(led ? deal.play.leader(deal.play.tricks_done())
                         : deal.play.winner_by(law(step.parameters())));
  }
  if (auto refusal = check_poignees(step)) return refusal;
  return check_rest(step);
}

Refusal apply_event(Step& step, const TrickWon& event) {
  if (auto refusal = close_bidding_for(step, event.player)) return refusal;
  if (auto refusal = check_tricks_open(step)) return refusal;
  Play& play = step.deal().play;
  if (play.cards_on_table() > 0) return refuse(ViolationId::trick_mixed);
  play.finish(event.player);
  return std::nullopt;
}

}  // namespace tanteador::tarot
