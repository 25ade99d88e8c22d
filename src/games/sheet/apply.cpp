#include <algorithm>

#include "src/games/sheet/sheet.hpp"
#include "src/games/sheet/step.hpp"

namespace tanteador {

using namespace sheet;

namespace sheet {

namespace {

constexpr std::string_view kDealRule = "sheet.deal", kOthersRule = "sheet.others", kBonusRule = "sheet.bonus";

Refusal begin_deal(Step& step, const Counted& event) {
  State& state = step.state;
  if (event.dealer && step.parameters().rotation == value::no_dealer) return refuse(ViolationId::no_dealer);
  if (auto refusal = deals::start(state.deals, step.rules.players, event.dealer)) return refusal;
  if (!std::exchange(state.game_over, false)) return std::nullopt;
  state.deals.score.fill(0);
  state.reached.fill(0);
  state.game_deals = 0;
  return std::nullopt;
}

void write_numbers(Step& step, const Counted& event, const Numbers& numbers) {
  for (int side = 0; side < step.rules.sides; ++side) {
    const bool typed = event.points[side].has_value();
    deals::write(step.state.deals, step.entries,
                 {.side = side_at(side),
                  .points = numbers[side],
                  .category = N_("deal"),
                  .rule = typed ? kDealRule : kOthersRule,
                  .how = {typed ? N_("the deal: {0}") : N_("effect on the others: {0}"), {numbers[side]}},
                  .full = numbers[side]});
  }
}

void mark_reached(const Ruleset& rules, State& state) {
  for (int side = 0; side < rules.sides; ++side) {
    const bool reaches = state.deals.score[side] >= rules.parameters.target;
    if (!reaches) state.reached[side] = 0;
    if (reaches && state.reached[side] == 0) state.reached[side] = state.game_deals;
  }
}

Refusal end_game(Step& step, Side winner) {
  State& state = step.state;
  if (const int bonus = step.parameters().bonus; bonus > 0) {
    if (auto refusal = deals::check_score(state.deals.score[winner] + bonus)) return refusal;
    deals::write(state.deals, step.entries,
                 {.side = winner,
                  .points = bonus,
                  .category = N_("bonus"),
                  .rule = kBonusRule,
                  .how = {N_("for winning the game: {0}"), {bonus}},
                  .full = bonus});
  }
  ++state.games[winner];
  state.game_over = true;
  return std::nullopt;
}

}  // namespace

Seat next_dealer(const Ruleset& rules, Seat dealer) {
  if (rules.parameters.rotation != value::cw) return deals::next_seat(dealer, rules.players);
  return seat_at((index(dealer) + rules.players - 1) % rules.players);
}

Refusal apply_event(Step& step, const Counted& event) {
  const auto numbers = numbers_of(step.rules, event);
  if (!numbers) return numbers.error();
  if (auto refusal = begin_deal(step, event)) return refusal;
  State& state = step.state;
  for (int side = 0; side < step.rules.sides; ++side) {
    if (auto refusal = deals::check_score(state.deals.score[side] + (*numbers)[side])) return refusal;
  }
  write_numbers(step, event, *numbers);
  deals::finish(state.deals, next_dealer(step.rules, state.deals.dealer));
  ++state.game_deals;
  mark_reached(step.rules, state);
  if (const auto winner = winner_of_game(step.rules, state)) return end_game(step, *winner);
  return std::nullopt;
}

Refusal apply_event(Step& step, const Annulled&) { return deals::annul(step.state.deals); }

Refusal apply_event(Step& step, const Ruled& event) {
  if (auto refusal = deals::rule(step.state.deals, step.entries, event, step.rules.sides)) return refusal;
  if (!step.state.game_over) mark_reached(step.rules, step.state);
  return std::nullopt;
}

}  // namespace sheet

Ruling<State> Sheet::apply(const Ruleset& rules, const State& state, const Event& event, EventSeq seq) {
  return deals::take(rules, state, event, seq, rules.sides, is_decided(rules, state),
                     [](Step& step, const auto& body) { return apply_event(step, body); });
}

}  // namespace tanteador
