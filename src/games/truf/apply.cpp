#include "src/core/per.hpp"
#include "src/games/truf/step.hpp"
#include "src/games/truf/truf.hpp"

namespace tanteador {

using namespace truf;

Ruling<State> Truf::apply(const Ruleset& rules, const State& state, const Event& event, EventSeq seq) {
  return deals::take(rules, state, event, seq, kSeats, is_decided(rules, state),
                     [](Step& step, const auto& body) { return apply_event(step, body); });
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
