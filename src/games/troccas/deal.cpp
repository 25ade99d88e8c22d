// Before the first card: rights of a debt (C-8), dealing (C-7), consultation (C-9) and skat (C-10).

#include <algorithm>

#include "src/games/troccas/count.hpp"
#include "src/games/troccas/step.hpp"

namespace tanteador::troccas {

namespace {

bool is_packets(const Packets& packets, std::initializer_list<int> sizes) {
  return std::ranges::equal(packets, sizes);
}

std::optional<Dealing> dealing_of(const Packets& packets) {
  if (is_packets(packets, {6, 6, 7})) return Dealing::six_six_seven;
  if (is_packets(packets, {9, 10})) return Dealing::nine_ten;
  if (is_packets(packets, {19})) return Dealing::nineteen;
  return std::nullopt;
}

bool has_claimed(const State& state, Right right) {
  return std::ranges::find(state.claimed, std::optional(right)) != state.claimed.end();
}

// Players are consulted after this many cards; 18 and 19 mean all (CA-4). Not with four: any printed number.
bool is_consultation(const Ruleset& rules, Dealing dealing, int cards) {
  if (rules.seats != 4) {
    const bool printed = cards == 6 || cards == 9 || cards == 12 || cards == 18 || cards == 19;
    return cards == tricks_of(rules) || (printed && cards < tricks_of(rules));
  }
  if (cards == 18 || cards == 19) return true;
  if (dealing == Dealing::six_six_seven) return cards == 6 || cards == 12;
  return dealing == Dealing::nine_ten && cards == 9;
}

}  // namespace

Dealing dealing_claimed(const State& state) {
  if (has_claimed(state, Right::nineteen)) return Dealing::nineteen;
  return has_claimed(state, Right::nine_ten) ? Dealing::nine_ten : Dealing::six_six_seven;
}

Refusal apply_event(Step& step, const RightClaimed& event) {
  State& state = step.state;
  if (auto refusal = deals::check_side(event.side, step.rules.sides)) return refusal;
  if (!step.parameters().rights) return refuse(ViolationId::right_off);
  if (state.deals.open) return refuse(ViolationId::right_late);
  if (state.claimed[event.side]) return refuse(ViolationId::right_twice, {event.side});
  const Points score = state.deals.score[event.side];
  if (-score < debt_for(event.right))
    return refuse(ViolationId::right_debt, {event.side, debt_for(event.right), score});
  state.claimed[event.side] = event.right;
  return std::nullopt;
}

Refusal apply_event(Step& step, const DealStarted& event) {
  State& state = step.state;
  const Ruleset& rules = step.rules;
  if (auto refusal = deals::start(state.deals, rules.seats, event.dealer)) return refusal;
  state.deal = {};
  Deal& deal = state.deal;
  deal.dealing = dealing_claimed(state);
  if (event.packets) {
    if (rules.seats != 4) return refuse(ViolationId::packets_players);
    const auto named = dealing_of(*event.packets);
    if (!named) return refuse(ViolationId::packets_unknown);
    deal.dealing = *named;
    const Right needed = *named == Dealing::nineteen ? Right::nineteen : Right::nine_ten;
    if (*named != Dealing::six_six_seven && !event.as_played && !has_claimed(state, needed))
      return refuse(ViolationId::packets_right);
  }
  deal.play.start(rules.seats, tricks_of(rules), deals::next_seat(state.deals.dealer, rules.seats));
  return std::nullopt;
}

Refusal apply_event(Step& step, const RedealAsked& event) {
  const State& state = step.state;
  const Ruleset& rules = step.rules;
  if (auto refusal = deals::check_seat(event.player, rules.seats)) return refusal;
  if (event.vetoed_by) {
    if (auto refusal = deals::check_seat(*event.vetoed_by, rules.seats)) return refusal;
  }
  if (auto refusal = deals::check_open(state.deals)) return refusal;
  const Seat skatist = state.deals.dealer;
  if (state.deal.touched) return refuse(ViolationId::redeal_late);
  if (event.player != skatist) return refuse(ViolationId::redeal_skatist, {skatist});
  if (!is_consultation(rules, state.deal.dealing, event.after))
    return refuse(ViolationId::redeal_after, {event.after});
  if (event.vetoed_by == skatist) return refuse(ViolationId::redeal_own_veto);
  if (event.vetoed_by && !event.no_tarock) return refuse(ViolationId::redeal_vetoed, {*event.vetoed_by});
  return std::nullopt;
}

Refusal check_skat(const Step& step, const SkatCards& cards) {
  Set card_set;
  int fives = 0;
  Card five = Card::none;
  for (const Card card : cards) {
    if (has(card_set, card)) return refuse(ViolationId::cards_repeated, {Pack::name(card)});
    add(card_set, card);
    if (value_of(card) < 5) continue;
    five = card;
    ++fives;
  }
  for (const Card card : cards) {
    if (auto refusal = check_card(step.state.deal, kNobody, card)) return refusal;
  }
  if (fives > 0 && step.parameters().skat_five_pair == value::forbidden)
    return refuse(ViolationId::skat_five, {Pack::name(five)});
  if (fives == 1) return refuse(ViolationId::skat_lone_five, {Pack::name(five)});
  return std::nullopt;
}

Refusal apply_event(Step& step, const Discarded& event) {
  Deal& deal = step.deal();
  const int size = skat_size(step.rules);
  if (auto refusal = deals::check_seat(event.player, step.rules.seats)) return refusal;
  if (auto refusal = check_playing(step.state)) return refusal;
  if (size == 0) return refuse(ViolationId::discard_none);
  if (deal.play.has_begun()) return refuse(ViolationId::discard_late);
  const Seat skatist = step.state.deals.dealer;
  if (event.player != skatist) return refuse(ViolationId::discard_skatist, {skatist});
  if (deal.skat_known) return refuse(ViolationId::discard_twice, {deal.skat_seq});
  const auto cards = static_cast<int>(event.cards.size());
  if (cards != size) return refuse(ViolationId::discard_size, {size, cards});
  if (auto refusal = check_skat(step, event.cards)) return refusal;
  for (const Card card : event.cards) add(deal.skat, card);
  deal.skat_known = true;
  deal.skat_seq = step.seq;
  deal.touched = true;
  return std::nullopt;
}

Refusal apply_event(Step& step, const Annulled&) {
  if (auto refusal = deals::annul(step.state.deals)) return refusal;
  step.state.deal = {};
  return std::nullopt;
}

}  // namespace tanteador::troccas
