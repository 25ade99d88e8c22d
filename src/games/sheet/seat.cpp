#include <algorithm>
#include <array>
#include <numeric>

#include "src/core/per.hpp"
#include "src/core/trial.hpp"
#include "src/games/sheet/sheet.hpp"
#include "src/games/sheet/step.hpp"

namespace tanteador {

using namespace sheet;

namespace {

constexpr std::array kSeatCounts = [] {
  std::array<int, kSeatsMax> counts{4, 2, 3, 1};
  std::iota(counts.begin() + 4, counts.end(), 5);
  return counts;
}();

// Returns false unless every seat is on one side and every side has a seat.
bool take_sides(Ruleset& rules, const Seating& seating) {
  if (seating.sides.empty()) {
    if (rules.players > kSidesMax) return false;
    rules.sides = rules.players;
    for (int seat = 0; seat < rules.players; ++seat) rules.side_of[seat] = side_at(seat);
    return true;
  }
  if (seating.sides.size() > kSidesMax) return false;
  rules.sides = static_cast<std::int8_t>(seating.sides.size());
  PerSeat<bool> seated{};
  for (std::size_t side = 0; side < seating.sides.size(); ++side) {
    if (seating.sides[side].empty()) return false;
    for (const Seat seat : seating.sides[side]) {
      if (index(seat) >= rules.players || std::exchange(seated[seat], true)) return false;
      rules.side_of[seat] = side_at(static_cast<int>(side));
    }
  }
  return std::count(seated.begin(), seated.end(), true) == rules.players;
}

bool is_first_half(const Ruleset& rules, const State& state, Side side) {
  return 2 * Sheet::score(state, side) < rules.parameters.target;
}

std::string_view half_name(value::Halves halves, bool first) {
  if (halves == value::malas) return first ? "malas" : "buenas";
  return first ? "" : "berg";
}

bool has_dealer(const Ruleset& rules) { return rules.parameters.rotation != value::no_dealer; }

}  // namespace

std::span<const int> Sheet::seat_counts(const Parameters&) { return kSeatCounts; }
std::span<const ViolationKind> Sheet::violations() { return sheet::violations(); }
std::span<const Parameter<Parameters>> Sheet::parameters() { return sheet::parameters(); }

tl::expected<Ruleset, Violation> Sheet::seat(const Parameters& parameters, const Seating& seating) {
  Ruleset rules{.parameters = parameters};
  if (seating.players < 1 || seating.players > kSeatsMax)
    return tl::unexpected(refuse(ViolationId::players, {seating.players, kSeatsMax}));
  rules.players = static_cast<std::int8_t>(seating.players);
  if (!take_sides(rules, seating)) return tl::unexpected(refuse(ViolationId::sides));
  rules.first_dealer = seating.dealer.value_or(seat_at(seating.players - 1));
  if (index(rules.first_dealer) >= seating.players) return tl::unexpected(refuse(ViolationId::dealer_seat));
  if (parameters.least > parameters.most)
    return tl::unexpected(refuse(ViolationId::range, {parameters.least, parameters.most}));
  if (parameters.best_of % 2 == 0)
    return tl::unexpected(refuse(ViolationId::games_even, {parameters.best_of}));
  return rules;
}

State Sheet::initial_state(const Ruleset& rules) {
  State state;
  state.deals.dealer_told = true;
  state.deals.next_dealer = rules.first_dealer;
  return state;
}

// Ranks sides by games won, then by the points of the current game.
Outcome Sheet::outcome(const Ruleset& rules, const State& state) {
  constexpr Points kMore = 2 * kScoreMax + 1;
  PerSide<Points> standing{};
  for (int side = 0; side < rules.sides; ++side) {
    const Points points = rules.parameters.high_wins ? state.deals.score[side] : -state.deals.score[side];
    standing[side] = state.games[side] * kMore + (state.game_over ? 0 : points);
  }
  return deals::outcome(state.deals, is_decided(rules, state), std::span(standing).first(rules.sides));
}

Facts Sheet::side_facts(const Ruleset& rules, const State& state, Side side) {
  Facts facts;
  if (rules.parameters.best_of > 1) facts.push_back({"games", int{state.games[side]}});
  if (rules.parameters.halves == value::no_halves || rules.parameters.ends != value::target) return facts;
  const auto half = half_name(rules.parameters.halves, is_first_half(rules, state, side));
  if (!half.empty()) facts.push_back({"half", half});
  return facts;
}

Facts Sheet::deal_facts(const Ruleset& rules, const State& state) {
  if (state.deals.number == 0) return {};
  Facts facts{{"number", state.deals.number}};
  if (has_dealer(rules)) facts.push_back({"dealer", state.deals.dealer});
  if (state.deals.out_of_turn) facts.push_back({"dealer_mark", std::string_view("out_of_turn")});
  if (rules.parameters.best_of == 1) return facts;
  const int won = std::accumulate(state.games.begin(), state.games.end(), 0);
  facts.push_back({"game", won + (state.game_over ? 0 : 1)});
  facts.push_back({"game_deals", state.game_deals});
  return facts;
}

Facts Sheet::next_deal_facts(const Ruleset& rules, const State& state) {
  if (!has_dealer(rules)) return {};
  return {{"dealer", state.deals.next_dealer}};
}

namespace {

// A deal that is certainly possible, so that the offer is never refused.
Event any_deal(const Ruleset& rules, const State& state) {
  const Parameters& table = rules.parameters;
  const int lowest = (table.least + (table.least > 0 ? table.step - 1 : 0)) / table.step * table.step;
  const bool sum = table.others != value::shared && table.deal_sum.number_or(0) > 0;
  Counted deal;
  const Points nought = lowest > 0 ? lowest : 0;
  for (int side = 0; side < rules.sides; ++side) deal.points[side] = nought;
  const auto last = state.deals.score.begin() + rules.sides;
  const auto fewest = std::min_element(state.deals.score.begin(), last) - state.deals.score.begin();
  if (sum) deal.points[fewest] = table.deal_sum.number_or(0) - nought * (rules.sides - 1);
  return deal;
}

}  // namespace

std::vector<Offer> Sheet::offers(const Ruleset& rules, const State& state, Offers which) {
  EventTrial<Sheet> trial(rules, state, which);
  trial.try_once({.type = "counted"}, any_deal(rules, state));
  return trial.take();
}

}  // namespace tanteador
