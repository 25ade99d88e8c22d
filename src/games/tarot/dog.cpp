// Dog, discard, poignées and misères (N-8, N-14, N-17). Their cards may be entered late, but must fit the
// cards played. A closed dog is seen after the last trick.

#include "src/games/tarot/piles.hpp"
#include "src/games/tarot/step.hpp"

namespace tanteador::tarot {

namespace {

int trumps_in(const Set& cards) {
  int trumps = 0;
  for (int at = Pack::kInSuits; at < Pack::kSize; ++at) trumps += cards[at] ? 1 : 0;
  return trumps;
}

// Trumps a player may have shown and not play: the taker may have discarded them.
int discarded_trumps(const Step& step, Seat seat) {
  const Deal& deal = step.state.deal;
  if (!is_taker(deal, seat) || !discards(deal.contract)) return 0;
  return deal.discard_trumps ? *deal.discard_trumps : step.rules.dog_size();
}

Refusal check_discardable(const Step& step, Card card) {
  if (is_king(card)) return refuse(ViolationId::discard_king, {Pack::name(card)});
  if (is_bout(card)) return refuse(ViolationId::discard_bout, {Pack::name(card)});
  const Deal& deal = step.state.deal;
  if (const auto by = player_of_card(step.rules, deal, card))
    return refuse(ViolationId::discard_played, {Pack::name(card), *by, *deal.play.seq_of(card)});
  return std::nullopt;
}

// True once the player's first card is covered; until then a poignée counts (Code p. 8).
bool shows_late(const Play& play, Seat seat) {
  const Set laid = play.cards_laid_by(seat);
  if (laid.none()) return play.tricks_done() > 0;
  const int trick = play.cards_on_table() > 0 ? play.tricks_done() : play.tricks_done() - 1;
  const int last = static_cast<int>(play.cards_of(trick).size()) - 1;
  return trick > 0 || last < 0 || play.player(trick, last) != seat;
}

Refusal check_after_learning(const Step& step) {
  if (auto refusal = check_rest(step)) return refusal;
  if (auto refusal = check_poignees(step)) return refusal;
  return check_pile(step);
}

}  // namespace

std::optional<Seat> player_of_card(const Ruleset& rules, const Deal& deal, Card card) {
  if (!deal.play.seq_of(card)) return std::nullopt;
  for (int seat = 0; seat < rules.seats; ++seat) {
    if (deal.play.cards_laid_by(seat_at(seat))[place(card)]) return seat_at(seat);
  }
  return std::nullopt;
}

Refusal check_poignees(const Step& step) {
  const Deal& deal = step.state.deal;
  int trumps = 0;
  bool any = false;
  for (int i = 0; i < step.rules.seats; ++i) {
    const Seat seat = seat_at(i);
    const Set laid = deal.play.cards_laid_by(seat);
    const int declared = is_taker(deal, seat) ? int{deal.discard_trumps.value_or(0)} : 0;
    const int own = trumps_in(laid), shown = deal.shown[seat];
    trumps += std::max(shown, own + declared);
    any |= shown > 0;
    const int suits = static_cast<int>(laid.count()) - own;
    if (shown > 0 && shown > step.rules.hand_size() - suits + discarded_trumps(step, seat))
      return refuse(ViolationId::poignee_hand, {seat, shown, suits, step.rules.hand_size()});
  }
  if (deal.dog_seq != 0 && !discards(deal.contract)) trumps += trumps_in(deal.dog);
  constexpr int kAll = cards::kTrumps + 1;
  if (any && trumps > kAll) return refuse(ViolationId::poignee_sum, {trumps});
  return std::nullopt;
}

Refusal check_rest(const Step& step) {
  const Deal& deal = step.state.deal;
  if (!discards(deal.contract) || !deal.play.is_every_card_known()) return std::nullopt;
  const Set rest = ~cards_laid(step.rules, deal);
  for (int i = 0; i < Pack::kSize; ++i) {
    const Card card = Pack::card(i);
    if (rest[place(card)] && (is_king(card) || is_bout(card)))
      return refuse(ViolationId::left_over, {Pack::name(card)});
  }
  const int trumps = trumps_in(rest);
  if (deal.discard_seq != 0 && deal.discard_trumps != trumps)
    return refuse(ViolationId::left_trumps, {trumps, int{*deal.discard_trumps}, EventSeq{deal.discard_seq}});
  return std::nullopt;
}

Refusal apply_event(Step& step, const Dog& event) {
  if (auto refusal = close_bidding(step)) return refusal;
  Deal& deal = step.deal();
  if (auto refusal = check_distinct(event.cards)) return refusal;
  if (deal.dog_seq != 0) return refuse(ViolationId::dog_twice, {EventSeq{deal.dog_seq}});
  const bool closed = !discards(deal.contract) && deal.play.has_begun() && !deal.play.is_over();
  if (closed) return refuse(ViolationId::dog_early, {word(deal.contract)});
  const int size = static_cast<int>(event.cards.size());
  if (size != step.rules.dog_size()) return refuse(ViolationId::dog_size, {step.rules.dog_size(), size});
  for (const Card card : event.cards) {
    const auto by = player_of_card(step.rules, deal, card);
    if (by && !(discards(deal.contract) && is_taker(deal, *by)))
      return refuse(ViolationId::dog_played, {Pack::name(card), *by, *deal.play.seq_of(card)});
  }
  deal.dog = set_of(event.cards);
  deal.dog_seq = std::max(static_cast<std::int32_t>(step.seq), 1);
  return check_after_learning(step);
}

Refusal apply_event(Step& step, const Discarded& event) {
  if (auto refusal = close_bidding_for(step, event.player)) return refusal;
  Deal& deal = step.deal();
  const int size = step.rules.dog_size();
  if (auto refusal = check_distinct(event.cards)) return refusal;
  if (!discards(deal.contract)) return refuse(ViolationId::discard_contract, {word(deal.contract)});
  if (!is_taker(deal, event.player))
    return refuse(ViolationId::discard_taker, {event.player, taker_of(deal)});
  if (deal.discard_seq != 0) return refuse(ViolationId::discard_twice, {EventSeq{deal.discard_seq}});
  if (event.trumps) {
    if (*event.trumps < 0 || *event.trumps > size)
      return refuse(ViolationId::discard_trumps, {size, *event.trumps});
  } else if (static_cast<int>(event.cards.size()) != size) {
    return refuse(ViolationId::discard_size, {size, static_cast<int>(event.cards.size())});
  }
  for (const Card card : event.cards) {
    if (auto refusal = check_discardable(step, card)) return refusal;
  }
  deal.discard = set_of(event.cards);
  deal.discard_trumps = event.trumps.value_or(trumps_in(deal.discard));
  deal.discard_seq = std::max(static_cast<std::int32_t>(step.seq), 1);
  return check_after_learning(step);
}

Refusal apply_event(Step& step, const Poignee& event) {
  if (auto refusal = close_bidding_for(step, event.player)) return refusal;
  Deal& deal = step.deal();
  if (deal.shown[event.player] != 0) return refuse(ViolationId::poignee_twice, {event.player});
  if (deal.miseres[index(MisereKind::trumps)][at(event.player)])
    return refuse(ViolationId::misere_poignee, {event.player});
  if (!event.late && shows_late(deal.play, event.player))
    return refuse(ViolationId::poignee_late, {event.player});
  const ParameterList& fewest = step.parameters().poignee_thresholds;
  const int trumps = event.size ? fewest[index(*event.size)] : event.trumps.value_or(0);
  if (trumps < fewest[0]) return refuse(ViolationId::poignee_few, {fewest[0], trumps});
  constexpr int kAll = cards::kTrumps + 1;
  if (trumps > kAll) return refuse(ViolationId::poignee_sum, {trumps});
  deal.shown[event.player] = static_cast<std::int8_t>(trumps);
  return check_poignees(step);
}

Refusal apply_event(Step& step, const Misere& event) {
  if (auto refusal = close_bidding_for(step, event.player)) return refusal;
  Deal& deal = step.deal();
  if (step.parameters().misere == 0) return refuse(ViolationId::misere_off);
  Players& announced = deal.miseres[index(event.of)];
  if (announced[at(event.player)]) return refuse(ViolationId::misere_twice, {event.player});
  const bool has_played = deal.play.cards_laid_by(event.player).any() || deal.play.tricks_done() > 0;
  if (has_played) return refuse(ViolationId::misere_late, {event.player});
  if (event.of == MisereKind::trumps && deal.shown[event.player] != 0)
    return refuse(ViolationId::misere_poignee, {event.player});
  announced[at(event.player)] = true;
  return std::nullopt;
}

}  // namespace tanteador::tarot
