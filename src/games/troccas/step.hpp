#pragma once
// Internals of Troccas::apply: the working copy and checks shared by the rules.

#include <optional>

#include "src/core/deals_step.hpp"
#include "src/games/troccas/ruleset.hpp"
#include "src/games/troccas/state.hpp"
#include "src/games/troccas/violations.hpp"

namespace tanteador::troccas {

using Step = deals::Step<Ruleset, State>;

using deals::Refusal;  // empty: the event is accepted

// Handlers change the state, or refuse and leave it half changed; the caller discards it.
Refusal apply_event(Step& step, const DealStarted& event);
Refusal apply_event(Step& step, const RightClaimed& event);
Refusal apply_event(Step& step, const RedealAsked& event);
Refusal apply_event(Step& step, const Discarded& event);
Refusal apply_event(Step& step, const JackCalled& event);
Refusal apply_event(Step& step, const Knocked& event);
Refusal apply_event(Step& step, const CardPlayed& event);
Refusal apply_event(Step& step, const TrickWon& event);
Refusal apply_event(Step& step, const FoolExchanged& event);
Refusal apply_event(Step& step, const Counted& event);
Refusal apply_event(Step& step, const Captured& event);
Refusal apply_event(Step& step, const Matsch& event);
Refusal apply_event(Step& step, const Annulled& event);
Refusal apply_event(Step& step, const Ruled& event);

// Packets of the next deal if none are named: by the greatest right claimed.
Dealing dealing_claimed(const State& state);

// Requires an open deal for which no pile has been entered.
Refusal check_playing(const State& state);

inline constexpr Seat kNobody = seat_at(kSeatsMax);
// Refuses a card known to be anywhere but in the hand of `player`.
Refusal check_card(const Deal& deal, Seat player, Card card);
// Refuses if an earlier card of the player was not legal with `card` in hand.
Refusal check_revoke(const Deal& deal, Seat player, Card card);
// Refuses a card that is not legal with the cards the player is known to hold.
Refusal check_law(const Deal& deal, Seat player, Card card);
// Refuses a card other than the one a call or knock demands.
Refusal check_claim(const Deal& deal, Seat player, Card card);
// The cards must be different, of unknown place, and five-point cards as agreed.
Refusal check_skat(const Step& step, const SkatCards& cards);

inline bool has(const Set& set, Card card) { return set[index(card)]; }
inline void add(Set& set, Card card) { set[index(card)] = true; }
inline void take(Set& set, Card card) { set[index(card)] = false; }

constexpr int debt_for(Right right) { return right == Right::nine_ten ? 9 : 19; }  // minimum debt (CA-5)

inline bool is_decided(const Ruleset& rules, const Deals& deals) {
  return deals_of(rules) > 0 && deals.finished >= deals_of(rules);
}

// Ends the deal; the next player becomes skatist.
void close_deal(Step& step);
void finish_if_all_known(Step& step);
// Ends the deal if only one pile is missing: it gets all other cards.
void finish_if_piles_known(Step& step);

}  // namespace tanteador::troccas
