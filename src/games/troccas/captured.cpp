// Piles entered after play; they must be possible for their side.

#include <algorithm>

#include "src/games/troccas/count.hpp"
#include "src/games/troccas/piles.hpp"
#include "src/games/troccas/step.hpp"

namespace tanteador::troccas {

namespace {

// The fool and the skat, or all other cards: piles after a matsch (C-14).
bool is_left_by_matsch(const Ruleset& rules, const Set& pile) {
  const auto cards = static_cast<int>(pile.count()), lost = 1 + skat_size(rules);
  if (is_solo(rules)) return false;
  return has(pile, Pack::fool()) ? cards == lost : cards == Pack::kSize - lost;
}

// Only whole tricks, plus the skat, are possible, as the other entries allow. All tricks are a matsch.
Refusal check_size(const Step& step, Side side, const Set& pile) {
  const Ruleset& rules = step.rules;
  const auto cards = static_cast<int>(pile.count());
  const Deal& deal = step.state.deal;
  const bool skatist = is_skatist(rules, step.state, side);
  const int in_tricks = cards - (skatist ? skat_size(rules) : 0), tricks = in_tricks / rules.seats;
  int least = taken_points(rules, deal, side), most = tricks_of(rules);
  for (int other = 0; other < rules.sides; ++other) {
    if (side_at(other) == side) continue;
    const auto entered = static_cast<int>(deal.piles[other].count());
    const int skat = is_skatist(rules, step.state, side_at(other)) ? skat_size(rules) : 0;
    most -=
        is_entered(deal, other) ? (entered - skat) / rules.seats : taken_points(rules, deal, side_at(other));
  }
  if (is_left_by_matsch(rules, pile)) return refuse(ViolationId::captured_matsch);
  if (in_tricks < 0 || in_tricks % rules.seats != 0)
    return refuse(ViolationId::captured_size, {side, cards, rules.seats});
  const int all = tricks_of(rules);
  if (tricks < least || tricks > most) {
    if (is_solo(rules)) return refuse(ViolationId::captured_tricks, {side, tricks, least, most});
    return refuse(ViolationId::captured_tricks, {side, tricks, std::max(least, 1), std::min(most, all - 1)});
  }
  if (!is_solo(rules) && (tricks == 0 || tricks == all)) return refuse(ViolationId::captured_matsch);
  return std::nullopt;
}

EventSeq event_of(const Deal& deal, Card card) {
  if (card == deal.exchange.card || (card == Pack::fool() && deal.exchange.card != Card::none))
    return deal.exchange.seq;
  return deal.play.seq_of(card).value_or(deal.skat_seq);
}

// Compares with the known piles. An unentered exchange of the fool may have moved one empty card.
Refusal check_known(const Step& step, Side side, const Set& pile) {
  const Ruleset& rules = step.rules;
  const Deal& deal = step.state.deal;
  const Set own = known_pile(rules, step.state, side);
  Set others;
  for (int other = 0; other < rules.sides; ++other) {
    if (side_at(other) != side) others |= known_pile(rules, step.state, side_at(other));
  }
  const auto fool = open_fool(rules, deal);
  const bool has_fool = has(pile, Pack::fool());
  const bool anywhere = !has(own, Pack::fool()) && !has(others, Pack::fool());
  // The side may have given or received one empty card.
  bool may_give = has_fool && (anywhere || (fool && fool->owner == side));
  bool may_get = !has_fool && (anywhere || (fool && fool->winner == side));
  const bool moved = may_give || may_get;
  for (int place = 0; place < Pack::kSize; ++place) {
    const Card card = Pack::card(place);
    const bool missing = has(own, card) && !has(pile, card), foreign = has(others, card) && has(pile, card);
    if (!missing && !foreign) continue;
    if (card == Pack::fool() && moved) continue;
    const bool in_trick = deal.play.seq_of(card).has_value();
    const bool of_owner =
        missing || anywhere || (fool && has(known_pile(rules, step.state, fool->owner), card));
    bool& free = missing ? may_give : may_get;
    if (free && is_empty(card) && in_trick && of_owner) {
      free = false;
      continue;
    }
    return refuse(missing ? ViolationId::captured_missing : ViolationId::captured_foreign,
                  {Pack::name(card), side, event_of(deal, card)});
  }
  return std::nullopt;
}

}  // namespace

Refusal apply_event(Step& step, const Captured& event) {
  const Ruleset& rules = step.rules;
  Deal& deal = step.deal();
  if (auto refusal = deals::check_side(event.side, rules.sides)) return refusal;
  if (auto refusal = deals::check_open(step.state.deals)) return refusal;
  Set pile;
  for (const Card card : event.cards) {
    if (has(pile, card)) return refuse(ViolationId::cards_repeated, {Pack::name(card)});
    add(pile, card);
  }
  const int place = index(event.side);
  if (is_entered(deal, place)) return refuse(ViolationId::captured_twice, {event.side});
  if (auto refusal = check_size(step, event.side, pile)) return refusal;
  for (int other = 0; other < rules.sides; ++other) {
    const Set both = pile & deal.piles[other];
    for (int card = 0; card < Pack::kSize; ++card) {
      if (has(both, Pack::card(card)))
        return refuse(ViolationId::captured_elsewhere, {Pack::name(Pack::card(card)), side_at(other)});
    }
  }
  if (auto refusal = check_known(step, event.side, pile)) return refusal;
  if (!has(pile, Pack::fool()) && fool_is_left_to(rules, deal, event.side))
    return refuse(ViolationId::captured_missing,
                  {Pack::name(Pack::fool()), event.side, event_of(deal, Pack::fool())});
  deal.piles[place] = pile;
  deal.captured = static_cast<std::uint8_t>(deal.captured | 1u << place);
  deal.touched = true;
  finish_if_piles_known(step);
  return std::nullopt;
}

}  // namespace tanteador::troccas
