#pragma once
// Applies one event to a copy of the state of a game of deals.

#include <type_traits>
#include <variant>

#include "src/core/deals.hpp"

namespace tanteador::deals {

template <class Ruleset, class State>
struct Step {
  const Ruleset& rules;
  State& state;
  Postings& entries;
  EventSeq seq;
  const auto& parameters() const { return rules.parameters; }
  auto& deal() { return state.deal; }
};

// Answers Carried and MatchEnded and passes other events to `apply`, which may leave a refused copy half
// changed. `decided`: see check_running().
template <class Ruleset, class State>
Ruling<State> take(const Ruleset& rules, const State& state, const auto& event, EventSeq seq, int sides,
                   bool decided, const auto& apply) {
  Ruling<State> ruling(tl::in_place, state, Postings{});
  Step<Ruleset, State> step{rules, ruling->next, ruling->entries, seq};
  const Refusal refusal = std::visit(
      [&]<class Body>(const Body& body) -> Refusal {
        if constexpr (!std::is_same_v<Body, Ruled>) {
          if (auto over = check_running(state.deals, decided)) return over;
        }
        if constexpr (std::is_same_v<Body, Carried>)
          return carry(step.state.deals, step.entries, body, sides);
        else if constexpr (std::is_same_v<Body, MatchEnded>)
          return end(step.state.deals, body, sides);
        else
          return apply(step, body);
      },
      event);
  if (refusal) ruling = tl::unexpected(*refusal);
  return ruling;
}

}  // namespace tanteador::deals
