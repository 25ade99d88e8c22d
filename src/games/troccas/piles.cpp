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

// The figures, one less each, of `count` cards of the set: the cheapest, or the dearest.
enum class Which { cheapest, dearest };
int figures_of_some(const Set& cards, int count, Which which) {
  std::array<int, 6> of_value{};
  for (int place = 0; place < Pack::kSize; ++place) {
    if (has(cards, Pack::card(place))) ++of_value[static_cast<std::size_t>(value_of(Pack::card(place)))];
  }
  int sum = 0;
  for (int step = 1; step <= 5; ++step) {
    const int value = which == Which::cheapest ? step : 6 - step;
    const int some = std::min(count, of_value[static_cast<std::size_t>(value)]);
    sum += some * (value - 1);
    count -= some;
  }
  return sum;
}

// What nobody has entered of a deal, and what a side can still get of it.
struct Unknown {
  Set cards;       // where they are is not known
  int tricks = 0;  // not entered at all; one that lies on the table among them
  int skat = 0;    // cards of the skat, where they are not known
};

Unknown unknown_of(const Ruleset& rules, const State& state) {
  const Deal& deal = state.deal;
  Unknown unknown;
  unknown.cards.set();
  for (int side = 0; side < rules.sides; ++side) unknown.cards &= ~known_pile(rules, state, side_at(side));
  if (deal.exchange.card != Card::none) take(unknown.cards, deal.exchange.card);
  unknown.tricks = tricks_of(rules) - deal.play.tricks_done();
  unknown.skat = deal.skat_known ? 0 : skat_size(rules);
  return unknown;
}

// The range of a side that wins `least` to `most` tricks of the deal.
Range range_of(const Ruleset& rules, const State& state, Side side, int least, int most) {
  Unknown unknown = unknown_of(rules, state);
  const Deal& deal = state.deal;
  const bool skatist = is_skatist(rules, state, side);
  const Set known = known_pile(rules, state, side);
  const auto cards_of = [&](int tricks) {
    return tricks * rules.seats + (skatist ? skat_size(rules) : 0) - static_cast<int>(known.count());
  };
  Range range{figures(known), figures(known)};
  // The fool may change its pile for an empty card, whoever laid it.
  if (has(unknown.cards, Pack::fool())) {
    take(unknown.cards, Pack::fool());
    range.max += 4;
  }
  if (const auto fool = open_fool(rules, deal)) {
    if (fool->owner == side) range.max += 4;
    if (fool->winner == side) range.min -= 4;
  }
  range.min += figures_of_some(unknown.cards, cards_of(least), Which::cheapest);
  range.max += figures_of_some(unknown.cards, cards_of(most), Which::dearest);
  range.min += base_points(rules, least, skatist);
  range.max += base_points(rules, most, skatist);
  return range;
}

// What the fool and the skat are worth to the side that won no trick (C-14).
Range matsch_range(const Ruleset& rules, const State& state) {
  if (rules.parameters.matsch_fool_skat_to == value::winner) return {0, 0};
  const Deal& deal = state.deal;
  if (deal.skat_known) {
    Set cards = deal.skat;
    add(cards, Pack::fool());
    return {1 + figures(cards), 1 + figures(cards)};
  }
  Unknown unknown = unknown_of(rules, state);
  take(unknown.cards, Pack::fool());
  return {5 + figures_of_some(unknown.cards, unknown.skat, Which::cheapest),
          5 + figures_of_some(unknown.cards, unknown.skat, Which::dearest)};
}

}  // namespace

int taken(const Ruleset& rules, const Deal& deal, Side side) {
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
  if (owner == winner) return std::nullopt;
  return OpenFool{owner, winner};
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

bool Possible::has(int value) const {
  return play.has(value) || std::ranges::any_of(matsch, [&](const Range& range) { return range.has(value); });
}

Range Possible::hull() const {
  Range all = play;
  for (const Range& other : matsch)
    all = all.min > all.max ? other : Range{std::min(all.min, other.min), std::max(all.max, other.max)};
  return all;
}

Possible possible_points(const Ruleset& rules, const State& state, Side side) {
  const Deal& deal = state.deal;
  const int own = taken(rules, deal, side), left = tricks_of(rules) - deal.play.tricks_done();
  if (is_solo(rules)) return {range_of(rules, state, side, own, own + left)};
  const int others = deal.play.tricks_done() - own;
  Possible possible;
  const int least = std::max(own, 1), most = std::min(own + left, tricks_of(rules) - 1);
  if (least <= most) possible.play = range_of(rules, state, side, least, most);
  // Tables that count 72 to 0 are believed where nobody entered that it was a matsch.
  const Range lost = matsch_range(rules, state);
  const int total = total_points(rules.seats);
  if (own == 0) possible.matsch.push_back(lost);
  if (own == 0 && left > 0) possible.matsch.push_back({0, 0});
  if (others == 0) possible.matsch.push_back({total - lost.max, total - lost.min});
  if (others == 0 && left > 0) possible.matsch.push_back({total, total});
  return possible;
}

}  // namespace tanteador::troccas
