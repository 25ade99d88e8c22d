#pragma once
// Inside of the apply of Troccas: the working copy of one step, and the questions the rules share.

#include <optional>

#include "src/core/deals_step.hpp"
#include "src/games/troccas/ruleset.hpp"
#include "src/games/troccas/state.hpp"
#include "src/games/troccas/violations.hpp"

namespace tanteador::troccas {

using Step = deals::Step<Ruleset, State>;

using deals::Refusal;  // nothing: the event stands

// One handler per event kind: changes the step's state, or refuses and leaves it spoilt (the caller drops
// it).
Refusal on(Step& step, const DealStarted& event);
Refusal on(Step& step, const RightClaimed& event);
Refusal on(Step& step, const RedealAsked& event);
Refusal on(Step& step, const Discarded& event);
Refusal on(Step& step, const JackCalled& event);
Refusal on(Step& step, const Knocked& event);
Refusal on(Step& step, const CardPlayed& event);
Refusal on(Step& step, const TrickWon& event);
Refusal on(Step& step, const FoolExchanged& event);
Refusal on(Step& step, const Counted& event);
Refusal on(Step& step, const Captured& event);
Refusal on(Step& step, const Matsch& event);
Refusal on(Step& step, const Annulled& event);
Refusal on(Step& step, const Ruled& event);

// How the next deal is dealt where no packets are named: as was claimed, the greater right first.
Dealing dealing_claimed(const State& state);

// An open deal whose cards nobody has begun to count.
Refusal check_playing(const State& state);

inline constexpr Seat kNobody = seat_at(kSeatsMax);
// Refuses a card that is known to be elsewhere than in the hand of `player`.
Refusal check_card(const Deal& deal, Seat player, Card card);
// A card laid earlier that was no legal play with `card` in the same hand.
Refusal check_revoke(const Deal& deal, Seat player, Card card);
// He may not lay it now, by the cards he is known to hold beside it.
Refusal check_law(const Deal& deal, Seat player, Card card);
// What was said at the table decides his next card, and it is another.
Refusal check_said(const Deal& deal, Seat player, Card card);
// The cards of a skat: different, nowhere else, and the cards of five points as the table allows.
Refusal check_skat(const Step& step, const SkatCards& cards);

inline bool has(const Set& set, Card card) { return set[index(card)]; }
inline void add(Set& set, Card card) { set[index(card)] = true; }
inline void take(Set& set, Card card) { set[index(card)] = false; }

constexpr int debt_for(Right right) { return right == Right::nine_ten ? 9 : 19; }  // at least (CA-5)

// The match has had its deals.
inline bool is_decided(const Ruleset& rules, const Deals& deals) {
  return deals_of(rules) > 0 && deals.finished >= deals_of(rules);
}

// The deal is over: written, and the next skatist's turn.
void close_deal(Step& step);
// Every card and the skat are known: the deal ends by itself.
void finish_if_all_known(Step& step);
// The piles of all sides but one are entered: the rest is the last one's.
void finish_if_piles_known(Step& step);

}  // namespace tanteador::troccas
