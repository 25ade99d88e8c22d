// The cards of a pile, entered after the play: they must be able to be that side's.

#include <algorithm>

#include "src/games/troccas/count.hpp"
#include "src/games/troccas/piles.hpp"
#include "src/games/troccas/step.hpp"

namespace tanteador::troccas {

namespace {

bool is_entered(const Deal& deal, int side) { return (deal.captured >> side & 1) != 0; }

// Whole tricks, with the skat of the skatist's side; with teams none has all (that is matsch), and no more
// than the tricks entered leave it.
Refusal check_size(const Step& step, Side side, int cards) {
  const Ruleset& rules = step.rules;
  const Deal& deal = step.state.deal;
  const bool skatist = is_skatist(rules, step.state, side);
  const int in_tricks = cards - (skatist ? skat_size(rules) : 0), tricks = in_tricks / rules.seats;
  int least = taken(rules, deal, side), most = tricks_of(rules);
  for (int other = 0; other < rules.sides; ++other) {
    if (side_at(other) == side) continue;
    const auto entered = static_cast<int>(deal.piles[static_cast<std::size_t>(other)].count());
    const int skat = is_skatist(rules, step.state, side_at(other)) ? skat_size(rules) : 0;
    most -= is_entered(deal, other) ? (entered - skat) / rules.seats : taken(rules, deal, side_at(other));
  }
  if (!is_solo(rules)) {
    least = std::max(least, 1);
    most = std::min(most, tricks_of(rules) - 1);
  }
  if (in_tricks >= 0 && in_tricks % rules.seats == 0 && tricks >= least && tricks <= most)
    return std::nullopt;
  return refuse(Refused::captured_size, {side, cards, rules.seats});
}

EventSeq event_of(const Deal& deal, Card card) {
  if (card == deal.exchange.card || (card == Pack::fool() && deal.exchange.card != Card::none))
    return deal.exchange.seq;
  return deal.play.seq_of(card).value_or(deal.skat_seq);
}

// What is known of the piles, but that a fool not yet exchanged may have been, for one empty card.
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
  // The side may have given, or been given, one empty card out of the tricks.
  bool may_give = fool && fool->owner == side && has_fool;
  bool may_get = fool && fool->winner == side && !has_fool;
  for (int place = 0; place < Pack::kSize; ++place) {
    const Card card = Pack::card(place);
    const bool missing = has(own, card) && !has(pile, card), foreign = has(others, card) && has(pile, card);
    if (!missing && !foreign) continue;
    if (card == Pack::fool() && (may_get || may_give)) continue;
    const bool in_trick = deal.play.seq_of(card).has_value();
    const bool of_owner = missing || (fool && has(known_pile(rules, step.state, fool->owner), card));
    bool& free = missing ? may_give : may_get;
    if (free && is_empty(card) && in_trick && of_owner) {
      free = false;
      continue;
    }
    return refuse(missing ? Refused::captured_missing : Refused::captured_foreign,
                  {Pack::name(card), side, event_of(deal, card)});
  }
  return std::nullopt;
}

}  // namespace

Refusal on(Step& step, const Captured& event) {
  const Ruleset& rules = step.rules;
  Deal& deal = step.deal();
  if (auto refusal = deals::check_side(event.side, rules.sides)) return refusal;
  if (auto refusal = deals::check_open(step.state.deals)) return refusal;
  Set pile;
  for (const Card card : event.cards) {
    if (has(pile, card)) return refuse(Refused::cards_repeated, {Pack::name(card)});
    add(pile, card);
  }
  const int place = index(event.side);
  if (is_entered(deal, place)) return refuse(Refused::captured_twice, {event.side});
  if (auto refusal = check_size(step, event.side, static_cast<int>(pile.count()))) return refusal;
  for (int other = 0; other < rules.sides; ++other) {
    const Set both = pile & deal.piles[static_cast<std::size_t>(other)];
    for (int card = 0; card < Pack::kSize; ++card) {
      if (has(both, Pack::card(card)))
        return refuse(Refused::captured_elsewhere, {Pack::name(Pack::card(card)), side_at(other)});
    }
  }
  if (auto refusal = check_known(step, event.side, pile)) return refusal;
  deal.piles[static_cast<std::size_t>(place)] = pile;
  deal.captured = static_cast<std::uint8_t>(deal.captured | 1u << place);
  deal.touched = true;
  finish_if_piles_known(step);
  return std::nullopt;
}

}  // namespace tanteador::troccas
