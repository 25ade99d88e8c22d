// One event on one state: check, change, and write the points that are due.

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
Refusal handle(Step& step, const Carried& event) {
  return deals::carry(step.state.deals, step.entries, event, step.rules.seats);
}
Refusal handle(Step& step, const MatchEnded& event) {
  return deals::end(step.state.deals, event, step.rules.seats);
}
template <class Body>
Refusal handle(Step& step, const Body& event) {
  auto refusal = on(step, event);
  if (!refusal) finish_by_cards(step);
  return refusal;
}

}  // namespace

Ruling<State> Tarot::apply(const Ruleset& rules, const State& state, const Event& event, EventSeq seq) {
  Ruling<State> ruling(tl::in_place, state, PointEntries{});
  Step step{rules, ruling->next, ruling->entries, seq};
  const Refusal refusal = std::visit(
      [&]<class Body>(const Body& body) -> Refusal {
        if constexpr (!std::is_same_v<Body, Ruled>) {
          if (auto early = deals::check_running(state.deals, is_decided(rules, state))) return early;
        }
        return handle(step, body);
      },
      event);
  if (refusal) ruling = tl::unexpected(*refusal);
  return ruling;
}

Outcome Tarot::outcome(const Ruleset& rules, const State& state) {
  const auto seats = static_cast<std::size_t>(rules.seats);
  return deals::outcome(state.deals, is_decided(rules, state), std::span(state.deals.score).first(seats));
}

}  // namespace tanteador
