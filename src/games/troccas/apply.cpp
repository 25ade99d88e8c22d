#include "src/games/troccas/step.hpp"
#include "src/games/troccas/troccas.hpp"

namespace tanteador {

using namespace troccas;

namespace troccas {

Refusal apply_event(Step& step, const Ruled& event) {
  return deals::rule(step.state.deals, step.entries, event, step.rules.sides);
}

}  // namespace troccas

Ruling<State> Troccas::apply(const Ruleset& rules, const State& state, const Event& event, EventSeq seq) {
  return deals::take(rules, state, event, seq, rules.sides, is_decided(rules, state.deals),
                     [](Step& step, const auto& body) { return apply_event(step, body); });
}

Outcome Troccas::outcome(const Ruleset& rules, const State& state) {
  const bool decided = is_decided(rules, state.deals);
  const std::span standing(state.deals.score.data(), rules.sides);
  Outcome outcome = deals::outcome(state.deals, decided, standing);
  const bool forfeit = !decided && state.deals.ended && state.deals.end.reason == MatchEnded::Reason::forfeit;
  if (outcome.status == Outcome::Status::in_progress || forfeit ||
      rules.parameters.winner_by == value::points_max)
    return outcome;
  // All sides with a positive account win (C-15).
  outcome.winners.clear();
  for (int side = 0; side < rules.sides; ++side) {
    if (standing[side] > 0) outcome.winners.push_back(side_at(side));
  }
  if (decided) outcome.status = outcome.winners.empty() ? Outcome::Status::drawn : Outcome::Status::won;
  return outcome;
}

}  // namespace tanteador
