#pragma once
// Inside of the sheet's apply: the working copy of one step, and one handler for each kind of event.

#include "src/core/deals_step.hpp"
#include "src/games/sheet/ruleset.hpp"
#include "src/games/sheet/state.hpp"
#include "src/games/sheet/violations.hpp"

namespace tanteador::sheet {

using deals::Refusal;
using Numbers = PerSide<Points>;

using Step = deals::Step<Ruleset, State>;

// The number of every side, those the table fills in included.
tl::expected<Numbers, Violation> numbers_of(const Ruleset& rules, const Counted& event);

// Whether a game has its winner now, after a whole deal; nothing while it goes on.
std::optional<Side> winner_of_game(const Ruleset& rules, const State& state);
bool is_decided(const Ruleset& rules, const State& state);
Seat next_dealer(const Ruleset& rules, Seat dealer);

// Changes the step's state, or refuses and leaves it spoilt (the caller drops it).
Refusal on(Step& step, const Counted& event);
Refusal on(Step& step, const Annulled& event);
Refusal on(Step& step, const Ruled& event);

}  // namespace tanteador::sheet
