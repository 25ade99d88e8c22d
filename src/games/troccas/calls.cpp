// Calls during play: jack (C-17), knocking (C-16), exchange of the fool (C-13).

#include <algorithm>

#include "src/games/troccas/count.hpp"
#include "src/games/troccas/piles.hpp"
#include "src/games/troccas/step.hpp"

namespace tanteador::troccas {

namespace {

// The unfinished trick, or the last one before the next has begun.
int latest_trick(const Play& play) {
  return play.cards_on_table() > 0 ? play.tricks_done() : play.tricks_done() - 1;
}

bool has_unknown_trick(const Play& play) {
  for (int trick = 0; trick < play.tricks_done(); ++trick) {
    if (!play.is_by_card(trick)) return true;
  }
  return false;
}

// Index of the card or player in the trick; -1 for none.
int place_of(const Play& play, int trick, Card card) {
  const auto cards = play.cards_of(trick);
  const auto found = std::ranges::find(cards, card);
  return found == cards.end() ? -1 : static_cast<int>(found - cards.begin());
}
int place_of(const Play& play, int trick, Seat player) {
  const auto cards = static_cast<int>(play.cards_of(trick).size());
  for (int place = 0; place < cards; ++place) {
    if (play.player(trick, place) == player) return place;
  }
  return -1;
}

// The trick of the call, if it was entered by card; otherwise -1.
int trick_of_call(const Play& play, Card king) {
  if (play.cards_on_table() > 0) return play.tricks_done();
  const int last = play.tricks_done() - 1;
  return last >= 0 && place_of(play, last, king) >= 0 ? last : -1;
}

// The king must lie in this trick, and its suit must be led for the first time.
Refusal check_king(const Deal& deal, const JackCalled& event, int trick) {
  const int suit = static_cast<int>(event.suit);
  const Card king = Pack::card_of(suit, cards::kKing);
  const Play& play = deal.play;
  if (trick < 0) {
    if (auto refusal = check_card(deal, event.player, king)) return refusal;
    if (auto refusal = check_revoke(deal, event.player, king)) return refusal;
    for (const JackCall& other : deal.jacks) {
      if (other.is_made && other.trick == play.tricks_done()) return refuse(ViolationId::jack_round);
    }
  } else {
    const int place = place_of(play, trick, king);
    if (place < 0 || play.player(trick, place) != event.player)
      return refuse(ViolationId::jack_king, {event.player, Pack::name(king)});
    if (cards::suit_led<Pack>(play.cards_of(trick)) != suit) return refuse(ViolationId::jack_round);
  }
  const int before = trick < 0 ? play.tricks_done() : trick;
  for (int earlier = 0; earlier < before; ++earlier) {
    if (cards::suit_led<Pack>(play.cards_of(earlier)) == suit) return refuse(ViolationId::jack_round);
  }
  return std::nullopt;
}

bool can_be_taken_back(Card card, int suit) {
  const int rank = Pack::rank(card);
  return Pack::suit(card) == suit && rank != cards::kJack && rank != cards::kKing;
}

// Exchanges the jack for the card played, or notes who owes it. Before its trick, the king must be led.
Refusal give_jack(Step& step, const JackCalled& event, int trick, JackCall& call) {
  Deal& deal = step.deal();
  const int suit = static_cast<int>(event.suit);
  const Violation not_back = refuse(ViolationId::jack_taken_back, {event.holder});
  const int place = trick < 0 ? -1 : place_of(deal.play, trick, event.holder);
  if (place < 0) {
    call.owed = trick >= 0;
    call.unled = trick < 0;
    const Seat bound = trick < 0 ? event.player : event.holder;
    if (deal.knock_owed && deal.play.turn() == bound)
      return refuse(ViolationId::knock_owed, {bound, *deal.knock_owed});
    if (!event.takes_back) return std::nullopt;
    if (trick >= 0 || !can_be_taken_back(*event.takes_back, suit)) return not_back;
    return check_card(deal, event.holder, *event.takes_back);
  }
  const Card laid = deal.play.cards_of(trick)[place];
  const bool exchanged = deal.exchange.card == laid;
  if (!can_be_taken_back(laid, suit) || exchanged || event.takes_back.value_or(laid) != laid) return not_back;
  deal.play.exchange(trick, place, Pack::card_of(suit, cards::kJack), step.seq);
  deal.held.push_back({laid, event.holder, step.seq});
  return std::nullopt;
}

// The highest tarock above this one that may still be out; 0 if none or unknown.
int higher_tarock(const Deal& deal, int number) {
  if (has_unknown_trick(deal.play)) return 0;
  for (int higher = cards::kTrumps; higher > number; --higher) {
    const Card card = Pack::trump(higher);
    const bool gone = (deal.knocked >> higher & 1u) != 0 || deal.play.seq_of(card) || has(deal.skat, card);
    if (!gone) return higher;
  }
  return 0;
}

bool has_played_tarock(const Play& play, Seat player, int trick) {
  for (int earlier = 0; earlier < trick; ++earlier) {
    const int place = place_of(play, earlier, player);
    if (place < 0) continue;
    if (Pack::suit(play.cards_of(earlier)[place]) == cards::kTrumpSuit) return true;
  }
  return false;
}

// Moments to knock (C-16): with a tarock of the latest trick, after a trick without cards, before playing.
enum class Knock { laid, unseen, next, never };
Knock moment_of(const Play& play, const Knocked& event) {
  const int latest = latest_trick(play), place = latest < 0 ? -1 : place_of(play, latest, event.player);
  if (place >= 0) {
    const Card laid = play.cards_of(latest)[place];
    if (Pack::suit(laid) == cards::kTrumpSuit) return Knock::laid;
  }
  if (latest >= 0 && play.cards_on_table() == 0 && !play.is_by_card(latest)) return Knock::unseen;
  return !play.is_over() && play.turn() == event.player ? Knock::next : Knock::never;
}

// True if a trick without cards was won by the player's side (`own`), or by another.
bool has_unknown_trick_of(const Step& step, Seat player, bool own) {
  const Play& play = step.state.deal.play;
  const Side side = side_of(step.rules, player);
  for (int trick = 0; trick < play.tricks_done(); ++trick) {
    if (!play.is_by_card(trick) && (side_of(step.rules, play.winner(trick)) == side) == own) return true;
  }
  return false;
}

Refusal check_fool(Step& step, Seat player) {
  const Play& play = step.deal().play;
  if (has(step.deal().skat, Pack::fool())) return refuse(ViolationId::fool_unplayed);
  for (int trick = 0; trick <= latest_trick(play); ++trick) {
    const int place = place_of(play, trick, Pack::fool());
    if (place < 0) continue;
    const Seat owner = play.player(trick, place);
    if (owner != player) return refuse(ViolationId::fool_owner, {owner});
    if (trick == play.tricks_done()) return refuse(ViolationId::fool_open);
    const bool own = side_of(step.rules, play.winner(trick)) == side_of(step.rules, player);
    return own ? Refusal(refuse(ViolationId::fool_own, {player})) : std::nullopt;
  }
  if (!has_unknown_trick(play)) return refuse(ViolationId::fool_unplayed);
  if (!has_unknown_trick_of(step, player, false)) return refuse(ViolationId::fool_own, {player});
  return std::nullopt;
}

}  // namespace

Refusal apply_event(Step& step, const JackCalled& event) {
  Deal& deal = step.deal();
  for (const Seat seat : {event.player, event.holder}) {
    if (auto refusal = deals::check_seat(seat, step.rules.seats)) return refusal;
  }
  if (auto refusal = check_playing(step.state)) return refusal;
  if (deal.play.is_over()) return refuse(ViolationId::tricks_over, {tricks_of(step.rules)});
  const int suit = static_cast<int>(event.suit);
  if (suit >= cards::kSuits) return refuse(ViolationId::jack_suit);
  const Card king = Pack::card_of(suit, cards::kKing), jack = Pack::card_of(suit, cards::kJack);
  const int trick = trick_of_call(deal.play, king);
  JackCall& call = deal.jacks[suit];
  if (auto refusal = check_card(deal, event.holder, jack)) {
    if (!call.is_made) return refusal;
  }
  if (auto refusal = check_revoke(deal, event.holder, jack)) return refusal;
  if (event.holder == event.player) return refuse(ViolationId::jack_own);
  if (call.is_made) return refuse(ViolationId::jack_twice, {call.seq});
  if (auto refusal = check_king(deal, event, trick)) return refusal;
  if (auto refusal = give_jack(step, event, trick, call)) return refusal;
  call.is_made = deal.touched = true;
  call.player = event.player;
  call.holder = event.holder;
  call.trick = static_cast<std::int8_t>(trick < 0 ? deal.play.tricks_done() : trick);
  call.seq = step.seq;
  return std::nullopt;
}

Refusal apply_event(Step& step, const Knocked& event) {
  Deal& deal = step.deal();
  if (auto refusal = deals::check_seat(event.player, step.rules.seats)) return refusal;
  if (auto refusal = check_playing(step.state)) return refusal;
  const int number = Pack::rank(event.card), latest = latest_trick(deal.play);
  const int place = latest < 0 ? -1 : place_of(deal.play, latest, event.card);
  const bool just_laid = place >= 0 && deal.play.player(latest, place) == event.player;
  const bool is_tarock = Pack::suit(event.card) == cards::kTrumpSuit;
  const Knock moment = moment_of(deal.play, event);
  if (!just_laid && deal.play.is_over()) return refuse(ViolationId::tricks_over, {tricks_of(step.rules)});
  if (moment == Knock::next && is_tarock) {
    if (auto refusal = check_claim(deal, event.player, event.card)) return refusal;
  }
  if (!just_laid) {
    if (auto refusal = check_card(deal, event.player, event.card)) return refusal;
    if (auto refusal = check_revoke(deal, event.player, event.card)) return refusal;
  }
  if (moment == Knock::next && is_tarock) {
    if (auto refusal = check_law(deal, event.player, event.card)) return refusal;
  }
  if (!is_tarock) return refuse(ViolationId::knock_tarock, {Pack::name(event.card)});
  if ((deal.knocked >> number & 1u) != 0) return refuse(ViolationId::knock_twice, {Pack::name(event.card)});
  if (moment == Knock::never) return refuse(ViolationId::knock_turn, {event.player});
  if (const int higher = higher_tarock(deal, number))
    return refuse(ViolationId::knock_highest, {Pack::name(event.card), Pack::name(Pack::trump(higher))});
  if (number == cards::kTrumps && has_played_tarock(deal.play, event.player, latest))
    return refuse(ViolationId::knock_late, {event.player});
  deal.knocked |= 1u << number;
  deal.touched = true;
  if (!just_laid) deal.held.push_back({event.card, event.player, step.seq});
  if (moment == Knock::next) deal.knock_owed = step.seq;
  return std::nullopt;
}

Refusal apply_event(Step& step, const FoolExchanged& event) {
  Deal& deal = step.deal();
  if (auto refusal = deals::check_seat(event.player, step.rules.seats)) return refusal;
  if (auto refusal = check_playing(step.state)) return refusal;
  if (deal.exchange.card != Card::none) return refuse(ViolationId::fool_twice, {deal.exchange.seq});
  if (!is_empty(event.card)) return refuse(ViolationId::fool_card, {Pack::name(event.card)});
  if (auto refusal = check_fool(step, event.player)) return refusal;
  if (!has(deal.play.pile(players_of(step.rules, side_of(step.rules, event.player))), event.card)) {
    // A card taken back for a jack may be gone in an unknown trick, unless it is surely held.
    const auto held = std::ranges::find(deal.held, event.card, &HeldCard::card);
    const bool known = held != deal.held.end();
    const Seat from = known ? held->player : event.player;
    if ((known && held->still) || check_card(deal, from, event.card) ||
        !has_unknown_trick_of(step, event.player, true))
      return refuse(ViolationId::fool_card_won, {Pack::name(event.card), event.player});
  }
  deal.exchange = {event.card, event.player, step.seq};
  return std::nullopt;
}

}  // namespace tanteador::troccas
