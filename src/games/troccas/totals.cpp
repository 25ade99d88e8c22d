#include "src/games/troccas/totals.hpp"

#include <algorithm>

#include "src/games/troccas/count.hpp"
#include "src/games/troccas/piles.hpp"

namespace tanteador::troccas {

namespace {

enum class SkatRule { as_agreed, any };

// Cards of unknown place, as far as counting needs them.
struct Pool {
  static constexpr std::size_t kFiguresMax = 13;
  int cards = 0, empties = 0, fives = 0;
  int fives_for_skat = 0;                     // may have been laid away
  std::array<Totals, kFiguresMax> figures{};  // by number of queens, knights and jacks: their possible sums
};

Pool pool_of(const Deal& deal, const Set& cards) {
  Pool pool;
  std::array<int, 6> of_value{};
  for (int place = 0; place < Pack::kSize; ++place) {
    const Card card = Pack::card(place);
    if (!has(cards, card)) continue;
    ++of_value[value_of(card)];
    if (value_of(card) == 5 && !check_card(deal, kNobody, card)) ++pool.fives_for_skat;
  }
  pool.cards = static_cast<int>(cards.count());
  pool.empties = of_value[1];
  pool.fives = of_value[5];
  for (int jacks = 0; jacks <= of_value[2]; ++jacks) {
    for (int knights = 0; knights <= of_value[3]; ++knights) {
      for (int queens = 0; queens <= of_value[4]; ++queens)
        pool.figures[jacks + knights + queens].set(jacks + 2 * knights + 3 * queens);
    }
  }
  return pool;
}

// A possible share of one side in a pool.
struct Draw {
  const Pool& pool;
  int size = 0;         // cards of the share
  int over = 0;         // points besides their figures
  bool gives = false;   // one empty card of a trick was given for the fool
  bool leaves = false;  // the others gave one
};

struct OpenSkat {
  int own = 0, other = 0;  // skat cards of this side, and of another
  bool pair = true;        // it may hold several five-point cards
  SkatRule rule = SkatRule::as_agreed;

  // True if the skat can be among `cards` cards of which `fives` are five-point cards.
  bool fits(int size, int cards, int fives, int fives_for_skat) const {
    for (int laid = 0; laid <= size; ++laid) {
      const bool agreed = laid == 0 || (laid > 1 && pair && laid <= fives_for_skat);
      if (!agreed && rule == SkatRule::as_agreed) continue;
      if (laid <= fives && size - laid <= cards - fives && fives - laid <= cards - size) return true;
    }
    return false;
  }
};

void add_draw(Totals& totals, const Draw& draw, const OpenSkat& skat) {
  const Pool& pool = draw.pool;
  const int rest = pool.cards - draw.size;
  if (draw.size < 0 || rest < 0) return;
  for (int fives = 0; fives <= pool.fives; ++fives) {
    const bool skat_fits = skat.fits(skat.own, draw.size - draw.gives, fives, pool.fives_for_skat) &&
                           skat.fits(skat.other, rest - draw.leaves, pool.fives - fives, pool.fives_for_skat);
    if (!skat_fits) continue;
    for (std::size_t figures = 0; figures < pool.figures.size(); ++figures) {
      const int empties = draw.size - fives - static_cast<int>(figures);
      if (empties < draw.gives || empties > pool.empties - draw.leaves) continue;
      totals |= pool.figures[figures] << static_cast<std::size_t>(draw.over + 4 * fives);
    }
  }
}

// Knowledge about a side, before its tricks are assumed.
struct SideKnowledge {
  const Ruleset& rules;
  const Deal& deal;
  Side side{};
  bool skatist = false;
  Set own{};                                          // cards of its pile
  Set unknown{};                                      // cards of unknown place
  bool has_empty = false, others_have_empty = false;  // won in a trick entered by card
  OpenSkat skat{};
};

bool has_won_empty(const Ruleset& rules, const Deal& deal, Side side) {
  const Set won = deal.play.pile(players_of(rules, side));
  for (int place = 0; place < Pack::kSize; ++place) {
    if (has(won, Pack::card(place)) && is_empty(Pack::card(place))) return true;
  }
  return false;
}

SideKnowledge known_totals(const Ruleset& rules, const State& state, Side side) {
  const Deal& deal = state.deal;
  SideKnowledge known{.rules = rules, .deal = deal, .side = side};
  known.skatist = is_skatist(rules, state, side);
  known.unknown.set();
  for (int place = 0; place < rules.sides; ++place) {
    const Set pile = known_pile(rules, state, side_at(place));
    known.unknown &= ~pile;
    if (side_at(place) == side) known.own = pile;
    if (!has_won_empty(rules, deal, side_at(place))) continue;
    (side_at(place) == side ? known.has_empty : known.others_have_empty) = true;
  }
  // A card given for the fool is with another side.
  const Exchange& exchange = deal.exchange;
  if (exchange.card != Card::none && side_of(rules, exchange.player) == side)
    take(known.unknown, exchange.card);
  const int open = deal.skat_known ? 0 : skat_size(rules);
  (known.skatist ? known.skat.own : known.skat.other) = open;
  known.skat.pair = rules.parameters.skat_five_pair == value::allowed;
  return known;
}

// The fool is in a trick without cards or in the skat; its player may have taken it back.
void add_with_lost_fool(Totals& totals, const SideKnowledge& known, Draw draw, const Pool& without_fool) {
  add_draw(totals, draw, known.skat);
  const int others = draw.pool.cards - draw.size;
  const Draw had_back{
      .pool = without_fool, .size = draw.size, .over = draw.over + 4, .gives = !known.has_empty};
  if (others > known.skat.other) add_draw(totals, had_back, known.skat);
  const Draw gave_back{.pool = without_fool, .size = draw.size - 1, .over = draw.over};
  if (draw.size > known.skat.own && known.others_have_empty) add_draw(totals, gave_back, known.skat);
}

Totals play_totals(const SideKnowledge& known, int least, int most) {
  Totals totals;
  const Ruleset& rules = known.rules;
  const Pool pool = pool_of(known.deal, known.unknown);
  const auto fool = open_fool(rules, known.deal);
  Set others = known.unknown;
  take(others, Pack::fool());
  const Pool without_fool = pool_of(known.deal, others);
  for (int tricks = least; tricks <= most; ++tricks) {
    const int cards = tricks * rules.seats + (known.skatist ? skat_size(rules) : 0);
    const int over = figures(known.own) + base_points(rules, tricks, known.skatist);
    Draw draw{.pool = pool, .size = cards - static_cast<int>(known.own.count()), .over = over};
    if (has(known.unknown, Pack::fool())) {
      add_with_lost_fool(totals, known, draw, without_fool);
      continue;
    }
    add_draw(totals, draw, known.skat);
    if (!fool || (fool->owner != known.side && fool->winner != known.side)) continue;
    const bool owner = fool->owner == known.side;
    const bool won_empty = owner ? known.has_empty : has_won_empty(rules, known.deal, fool->owner);
    draw.over += owner ? 4 : -4;
    (owner ? draw.gives : draw.leaves) = !won_empty;
    add_draw(totals, draw, known.skat);
  }
  return totals;
}

// Possible points of the fool and the skat for a side without a trick (C-14).
Totals matsch_losses(const SideKnowledge& known) {
  Totals lost;
  const Deal& deal = known.deal;
  if (known.rules.parameters.matsch_fool_skat_to == value::winner) return lost.set(0);
  const int size = known.skat.own + known.skat.other;
  Set cards = deal.skat;
  add(cards, Pack::fool());
  const int over = 1 + figures(cards);
  if (size == 0) return lost.set(over);
  Set free;
  for (int place = 0; place < Pack::kSize; ++place) {
    const Card card = Pack::card(place);
    if (has(known.unknown, card) && !check_card(deal, kNobody, card)) add(free, card);
  }
  const bool fool_too = has(free, Pack::fool());
  take(free, Pack::fool());
  const Pool pool = pool_of(deal, free);
  const auto add_with = [&](SkatRule rule) {
    add_draw(lost, {.pool = pool, .size = size, .over = over},
             {.own = size, .pair = known.skat.pair, .rule = rule});
    if (!fool_too) return;
    // A fool in the skat is one of its five-point cards and counts only once.
    if (rule == SkatRule::any) add_draw(lost, {.pool = pool, .size = size - 1, .over = over}, {.rule = rule});
    if (known.skat.pair && pool.fives > 0) lost.set(over + 4);
  };
  add_with(SkatRule::as_agreed);
  if (lost.none()) add_with(SkatRule::any);
  return lost;
}

}  // namespace

Possible possible_points(const Ruleset& rules, const State& state, Side side) {
  const Deal& deal = state.deal;
  SideKnowledge known = known_totals(rules, state, side);
  const int own = taken_points(rules, deal, side), all = tricks_of(rules),
            left = all - deal.play.tricks_done();
  const bool solo = is_solo(rules);
  const int least = solo ? own : std::max(own, 1), most = solo ? own + left : std::min(own + left, all - 1);
  Possible possible;
  possible.play = play_totals(known, least, most);
  if (possible.play.none() && least <= most) {
    known.skat.rule = SkatRule::any;
    possible.play = play_totals(known, least, most);
  }
  const int others = deal.play.tricks_done() - own;
  if (solo || (own > 0 && others > 0)) return possible;
  // Some tables count a matsch 72 to 0; this is accepted without an entry of the matsch.
  const auto total = static_cast<std::size_t>(total_points(rules.seats));
  const Totals lost = matsch_losses(known);
  for (std::size_t points = 0; points <= total; ++points) {
    if (!lost[points] && (points > 0 || left == 0)) continue;
    if (own == 0) possible.matsch.set(points);
    if (others == 0) possible.matsch.set(total - points);
  }
  return possible;
}

}  // namespace tanteador::troccas
