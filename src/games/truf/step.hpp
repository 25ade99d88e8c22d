#pragma once
// Internals of Truf::apply: the working copy and one handler for each event.

#include "src/core/deals_step.hpp"
#include "src/games/truf/bids.hpp"
#include "src/games/truf/ruleset.hpp"
#include "src/games/truf/violations.hpp"

namespace tanteador::truf {

using deals::Refusal;

using Step = deals::Step<Ruleset, State>;

// Direction of the next deal and its play: 1 in order of the seats (counter-clockwise), or -1 (F-3, FA-14).
int direction_due(const Parameters& parameters, const State& state);
// The next dealer after a finished deal (F-2, FA-11).
Seat dealer_by_score(const Ruleset& rules, const State& state);
bool is_decided(const Ruleset& rules, const State& state);
// True if a trump was played before that trick; a trick without cards counts as holding one.
bool is_broken(const Deal& deal, int before_trick);

void finish_deal(Step& step);

// Change the state, or refuse and leave it half changed; the caller discards it.
Refusal apply_event(Step& step, const DealStarted& event);
Refusal apply_event(Step& step, const Redealt& event);
Refusal apply_event(Step& step, const Bid& event);
Refusal apply_event(Step& step, const BidShifted& event);
Refusal apply_event(Step& step, const CardPlayed& event);
Refusal apply_event(Step& step, const TrickWon& event);
Refusal apply_event(Step& step, const TricksCounted& event);
Refusal apply_event(Step& step, const Annulled& event);
Refusal apply_event(Step& step, const Ruled& event);

}  // namespace tanteador::truf
