#include "src/games/troccas/piles.hpp"

#include <algorithm>

#include "src/games/troccas/count.hpp"

namespace tanteador::troccas {

namespace {

std::optional<int> trick_with_fool(const Play& play) {
  for (int trick = 0; trick < play.tricks_done(); ++trick) {
    const auto cards = play.cards_of(trick);
    if (std::ranges::find(cards, Pack::fool()) != cards.end()) return trick;
  }
  return std::nullopt;
}

bool may_have_empty(const Ruleset& rules, const Deal& deal, Side side) {
  const Play& play = deal.play;
  for (int trick = 0; trick < play.tricks_done(); ++trick) {
    if (side_of(rules, play.winner(trick)) != side) continue;
    if (!play.is_by_card(trick) || std::ranges::any_of(play.cards_of(trick), is_empty)) return true;
  }
  return !play.is_over();
}

}  // namespace

int taken_points(const Ruleset& rules, const Deal& deal, Side side) {
  int tricks = 0;
  for (int trick = 0; trick < deal.play.tricks_done(); ++trick) {
    tricks += side_of(rules, deal.play.winner(trick)) == side ? 1 : 0;
  }
  return tricks;
}

std::optional<OpenFool> open_fool(const Ruleset& rules, const Deal& deal) {
  const auto trick = trick_with_fool(deal.play);
  if (!trick || deal.exchange.card != Card::none) return std::nullopt;
  const auto cards = deal.play.cards_of(*trick);
  const auto place = std::ranges::find(cards, Pack::fool()) - cards.begin();
  const Side owner = side_of(rules, deal.play.player(*trick, static_cast<int>(place)));
  const Side winner = side_of(rules, deal.play.winner(*trick));
  if (owner == winner || !may_have_empty(rules, deal, owner)) return std::nullopt;
  return OpenFool{owner, winner};
}

bool fool_is_left_to(const Ruleset& rules, const Deal& deal, Side side) {
  const auto fool = open_fool(rules, deal);
  if (!fool || (side != fool->owner && side != fool->winner)) return false;
  const int other = index(side == fool->owner ? fool->winner : fool->owner);
  return is_entered(deal, other) && !has(deal.piles[other], Pack::fool());
}

Set known_pile(const Ruleset& rules, const State& state, Side side) {
  const Deal& deal = state.deal;
  Set pile = deal.play.pile(players_of(rules, side));
  if (is_skatist(rules, state, side)) pile |= deal.skat;
  if (deal.exchange.card == Card::none) return pile;
  const auto trick = trick_with_fool(deal.play);
  if (side_of(rules, deal.exchange.player) == side) {
    add(pile, Pack::fool());
    take(pile, deal.exchange.card);
  } else if (trick ? side_of(rules, deal.play.winner(*trick)) == side : rules.sides == 2) {
    take(pile, Pack::fool());
    add(pile, deal.exchange.card);
  }
  return pile;
}

int base_points(const Ruleset& rules, int tricks, bool with_skat) {
  const int cards = tricks * rules.seats;
  if (is_solo(rules)) return cards + (with_skat ? solo_skat_base(rules.parameters.solo_skat_count) : 0);
  return groups(cards + (with_skat ? skat_size(rules) : 0));
}

}  // namespace tanteador::troccas
