#include "src/games/tarot/step.hpp"
#include "src/games/tarot/tarot.hpp"

namespace tanteador {

using namespace tarot;

namespace {

bool is_decided(const Ruleset& rules, const State& state) {
  const int wanted = rules.parameters.deals;
  return wanted > 0 && state.deals.finished >= wanted;
}

Refusal handle(Step& step, const Ruled& event) {
  return deals::rule(step.state.deals, step.entries, event, step.rules.seats);
}
Refusal handle(Step& step, const auto& event) {
  auto refusal = apply_event(step, event);
  if (!refusal) finish_by_cards(step);
  return refusal;
}

}  // namespace

Ruling<State> Tarot::apply(const Ruleset& rules, const State& state, const Event& event, EventSeq seq) {
  return deals::take(rules, state, event, seq, rules.seats, is_decided(rules, state),
                     [](Step& step, const auto& body) { return handle(step, body); });
}

Outcome Tarot::outcome(const Ruleset& rules, const State& state) {
  const auto seats = static_cast<std::size_t>(rules.seats);
  return deals::outcome(state.deals, is_decided(rules, state), std::span(state.deals.score).first(seats));
}

}  // namespace tanteador
