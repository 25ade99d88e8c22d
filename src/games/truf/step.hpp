#pragma once
// Inside of Truf's apply: the working copy of one step, and one handler for each kind of event.

#include "src/core/deals_step.hpp"
#include "src/games/truf/bids.hpp"
#include "src/games/truf/ruleset.hpp"
#include "src/games/truf/violations.hpp"

namespace tanteador::truf {

using deals::Refusal;

using Step = deals::Step<Ruleset, State>;

// Which way the cards of the next deal go round, dealt and played alike: 1 counter-clockwise, which is the
// order the players are listed in, or -1 (F-3, FA-14).
int direction_due(const Parameters& parameters, const State& state);
// Who deals next, now that a deal is finished (F-2, FA-11).
Seat dealer_by_score(const Ruleset& rules, const State& state);
bool is_decided(const Ruleset& rules, const State& state);
// Whether a trump had been played before that trick; one of which only the winner is known counts as holding
// one.
bool is_broken(const Deal& deal, int before_trick);

// Every trick is known: writes the points of the deal.
void finish_deal(Step& step);

// Changes the step's state, or refuses and leaves it spoilt (the caller drops it).
Refusal on(Step& step, const DealStarted& event);
Refusal on(Step& step, const Redealt& event);
Refusal on(Step& step, const Bid& event);
Refusal on(Step& step, const BidShifted& event);
Refusal on(Step& step, const CardPlayed& event);
Refusal on(Step& step, const TrickWon& event);
Refusal on(Step& step, const TricksCounted& event);
Refusal on(Step& step, const Annulled& event);
Refusal on(Step& step, const Ruled& event);

}  // namespace tanteador::truf
