// One event on one state: check, change, and write the points that are due.

#include "src/core/per.hpp"
#include "src/games/truf/step.hpp"
#include "src/games/truf/truf.hpp"

namespace tanteador {

using namespace truf;

Ruling<State> Truf::apply(const Ruleset& rules, const State& state, const Event& event, EventSeq seq) {
  Ruling<State> ruling(tl::in_place, state, PointEntries{});
  Step step{rules, ruling->next, ruling->entries, seq};
  const auto refusal = std::visit(
      [&]<class Body>(const Body& body) -> deals::Refusal {
        if constexpr (!std::is_same_v<Body, Ruled>) {
          if (auto over = deals::check_running(state.deals, is_decided(rules, state))) return over;
        }
        return on(step, body);
      },
      event);
  if (refusal) ruling = tl::unexpected(*refusal);
  return ruling;
}

Outcome Truf::outcome(const Ruleset& rules, const State& state) {
  PerSide<Points, kSeats> standing{};
  for (std::size_t place = 0; place < standing.size(); ++place) {
    switch (rules.parameters.winner_by) {
      case value::tricks_max: standing[place] = state.tricks[place]; break;
      case value::tricks_min: standing[place] = -state.tricks[place]; break;
      default: standing[place] = state.deals.score[place];
    }
  }
  return deals::outcome(state.deals, is_decided(rules, state), standing);
}

}  // namespace tanteador
