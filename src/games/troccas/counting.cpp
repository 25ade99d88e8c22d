// The end of a deal (C-3 to C-5, C-14, C-19): by counted points, cards, matsch, or play.

#include <bit>
#include <cassert>

#include "src/core/per.hpp"
#include "src/games/troccas/count.hpp"
#include "src/games/troccas/piles.hpp"
#include "src/games/troccas/step.hpp"
#include "src/games/troccas/totals.hpp"

namespace tanteador::troccas {

namespace {

struct Count {
  int points = 0;
  std::string_view how;
  PhraseArgs args;
};
using Counts = PerSide<Count, kSides>;

int target_of(const Step& step, Side side) {
  return target_points(step.rules.seats, is_skatist(step.rules, step.state, side));
}

int total_of(const Step& step) { return total_points(step.rules.seats, step.parameters().solo_skat_count); }

void write_counts(Step& step, const Counts& counts, std::string_view rule) {
  for (int place = 0; place < step.rules.sides; ++place) {
    const Side side = side_at(place);
    const Count& count = counts[place];
    const Points points = count.points - target_of(step, side);
    deals::write(step.state.deals, step.entries,
                 {.side = side,
                  .points = points,
                  .category = N_("cards"),
                  .rule = rule,
                  .how = {count.how, count.args},
                  .full = points});
  }
  close_deal(step);
}

std::string_view score_rule(const Step& step) {
  return is_solo(step.rules) ? "troccas.solo.score" : "troccas.score";
}

void write_piles(Step& step, const PerSide<Set, kSides>& piles) {
  Counts counts;
  for (int place = 0; place < step.rules.sides; ++place) {
    const Side side = side_at(place);
    const Set& pile = piles[place];
    const bool skatist = is_skatist(step.rules, step.state, side);
    const int cards = static_cast<int>(pile.count()) - (skatist ? skat_size(step.rules) : 0);
    const int over = figures(pile), base = base_points(step.rules, cards / step.rules.seats, skatist);
    counts[place] = {over + base,
                     is_solo(step.rules)
                         ? N_("figures, one less each, {0} + cards {1} = {2}; {2} − {3}")
                         : N_("figures, one less each, {0} + groups of cards {1} = {2}; {2} − {3}"),
                     {over, base, over + base, target_of(step, side)}};
  }
  write_counts(step, counts, score_rule(step));
}

// The side without a trick gets the fool and the skat as one group, or by agreement nothing (CA-3).
void write_matsch(Step& step, Side winner, const Set& skat) {
  const int total = total_of(step);
  const bool to_loser = step.parameters().matsch_fool_skat_to == value::loser;
  Set left = skat;
  add(left, Pack::fool());
  const int lost = to_loser ? 1 + figures(left) : 0;
  Counts counts;
  for (int place = 0; place < step.rules.sides; ++place) {
    const int target = target_of(step, side_at(place));
    Count& count = counts[place];
    if (side_at(place) == winner)
      count = {total - lost, N_("matsch: {0} − {1} = {2}; {2} − {3}"), {total, lost, total - lost, target}};
    else if (to_loser)
      count = {lost,
               skat_size(step.rules) > 0 ? N_("matsch: fool and skat as one group {0}; {0} − {1}")
                                         : N_("matsch: the fool {0}; {0} − {1}"),
               {lost, target}};
    else
      count = {lost, N_("matsch: no trick {0}; {0} − {1}"), {lost, target}};
  }
  write_counts(step, counts, "troccas.matsch");
}

Refusal check_possible(const Step& step, Side side, int points) {
  const Totals all = possible_points(step.rules, step.state, side).all();
  std::optional<int> first, last, below, above;
  for (int can = 0; can < static_cast<int>(all.size()); ++can) {
    if (!all[can]) continue;
    if (can == points) return std::nullopt;
    first = first.value_or(can);
    last = can;
    if (can < points) below = can;
    if (can > points && !above) above = can;
  }
  assert(first);
  if (first == last) return refuse(ViolationId::counted_exact, {side, points, *first});
  if (below && above) return refuse(ViolationId::counted_between, {side, points, *below, *above});
  return refuse(ViolationId::counted_range, {side, points, *first, *last});
}

// An empty card of the pile. Precondition: there is one.
Card empty_card_of(const Set& pile) {
  int place = 0;
  while (!has(pile, Pack::card(place)) || !is_empty(Pack::card(place))) ++place;
  return Pack::card(place);
}

void write_known(Step& step) {
  const Ruleset& rules = step.rules;
  Deal& deal = step.deal();
  for (int place = 0; place < rules.sides && !is_solo(rules); ++place) {
    if (taken_points(rules, deal, side_at(place)) == tricks_of(rules))
      return write_matsch(step, side_at(place), deal.skat);
  }
  PerSide<Set, kSides> piles{};
  for (int place = 0; place < rules.sides; ++place)
    piles[place] = known_pile(rules, step.state, side_at(place));
  if (const auto fool = open_fool(rules, deal)) {
    const Card given = empty_card_of(deal.play.pile(players_of(rules, fool->owner)));
    Set& owner = piles[fool->owner];
    Set& winner = piles[fool->winner];
    take(winner, Pack::fool());
    add(winner, given);
    take(owner, given);
    add(owner, Pack::fool());
  }
  write_piles(step, piles);
}

}  // namespace

void close_deal(Step& step) {
  step.state.claimed = {};
  step.deal().captured = 0;
  deals::finish(step.state.deals, deals::next_seat(step.state.deals.dealer, step.rules.seats));
}

void finish_if_all_known(Step& step) {
  const bool skat = step.deal().skat_known || skat_size(step.rules) == 0;
  if (skat && step.deal().play.is_every_card_known()) write_known(step);
}

void finish_if_piles_known(Step& step) {
  const int sides = step.rules.sides;
  Deal& deal = step.deal();
  if (std::popcount(deal.captured) < sides - 1) return;
  Set rest;
  rest.set();
  for (const Set& pile : deal.piles) rest &= ~pile;
  for (int side = 0; side < sides; ++side) {
    if ((deal.captured >> side & 1) == 0) deal.piles[side] = rest;
  }
  write_piles(step, deal.piles);
}

Refusal apply_event(Step& step, const Counted& event) {
  const int sides = step.rules.sides, total = total_of(step);
  int sum = 0, given = 0;
  for (int place = 0; place < kSides; ++place) {
    const auto points = event.points[place];
    if (!points) continue;
    if (auto refusal = deals::check_side(side_at(place), sides)) return refusal;
    sum += *points;
    ++given;
  }
  if (auto refusal = check_playing(step.state)) return refusal;
  if (given < sides - 1) return refuse(ViolationId::counted_missing);
  if (given == sides ? sum != total : sum > total) return refuse(ViolationId::counted_sum, {sum, total});
  Counts counts;
  for (int place = 0; place < sides; ++place) {
    const Side side = side_at(place);
    const auto points = event.points[place];
    const int value = points.value_or(total - sum), target = target_of(step, side);
    if (auto refusal = check_possible(step, side, value)) return refusal;
    Count& count = counts[place];
    if (points)
      count = {value, N_("counted {0}; {0} − {1}"), {value, target}};
    else
      count = {value, N_("{0} − {1} of the others = {2}; {2} − {3}"), {total, sum, value, target}};
  }
  write_counts(step, counts, score_rule(step));
  return std::nullopt;
}

Refusal apply_event(Step& step, const Matsch& event) {
  const Ruleset& rules = step.rules;
  const Deal& deal = step.deal();
  if (auto refusal = deals::check_side(event.side, rules.sides)) return refusal;
  if (auto refusal = check_playing(step.state)) return refusal;
  const auto cards = static_cast<int>(event.skat.size());
  if (!event.skat.empty() && rules.seats == 4 && cards != skat_size(rules))
    return refuse(ViolationId::discard_size, {skat_size(rules), cards});
  if (!deal.skat_known && rules.seats == 4) {
    if (auto refusal = check_skat(step, event.skat)) return refusal;
  }
  if (is_solo(rules)) return refuse(ViolationId::matsch_solo);
  for (int trick = 0; trick < deal.play.tricks_done(); ++trick) {
    if (side_of(rules, deal.play.winner(trick)) != event.side)
      return refuse(ViolationId::matsch_trick, {trick + 1});
  }
  if (!event.skat.empty() && skat_size(rules) == 0) return refuse(ViolationId::matsch_no_skat);
  Set skat;
  for (const Card card : event.skat) add(skat, card);
  if (deal.skat_known && !event.skat.empty() && skat != deal.skat)
    return refuse(ViolationId::matsch_skat, {deal.skat_seq});
  write_matsch(step, event.side, deal.skat_known ? deal.skat : skat);
  return std::nullopt;
}

}  // namespace tanteador::troccas
