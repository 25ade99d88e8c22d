#pragma once
// Internals of Sheet::apply: the working copy and one handler for each event.

#include "src/core/deals_step.hpp"
#include "src/games/sheet/ruleset.hpp"
#include "src/games/sheet/state.hpp"
#include "src/games/sheet/violations.hpp"

namespace tanteador::sheet {

using deals::Refusal;
using Numbers = PerSide<Points>;

using Step = deals::Step<Ruleset, State>;

// The numbers of all sides, including those that the table computes.
tl::expected<Numbers, Violation> numbers_of(const Ruleset& rules, const Counted& event);

// The winner of the current game after a whole deal; nothing while the game continues.
std::optional<Side> winner_of_game(const Ruleset& rules, const State& state);
bool is_decided(const Ruleset& rules, const State& state);
Seat next_dealer(const Ruleset& rules, Seat dealer);

// Change the state, or refuse and leave it half changed; the caller discards it.
Refusal apply_event(Step& step, const Counted& event);
Refusal apply_event(Step& step, const Annulled& event);
Refusal apply_event(Step& step, const Ruled& event);

}  // namespace tanteador::sheet
