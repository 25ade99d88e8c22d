#pragma once
// Internals of Tarot::apply: the working copy and checks shared by the rules.

#include "src/core/deals_step.hpp"
#include "src/games/tarot/count.hpp"
#include "src/games/tarot/ruleset.hpp"
#include "src/games/tarot/state.hpp"
#include "src/games/tarot/violations.hpp"

namespace tanteador::tarot {

using deals::Refusal;  // empty: the event is accepted

using Step = deals::Step<Ruleset, State>;

constexpr int coefficient(Contract contract) {
  constexpr int kCoefficients[] = {0, 1, 2, 4, 6};
  return kCoefficients[index(contract)];
}
std::string_view word(Contract contract);
constexpr bool discards(Contract contract) {
  return contract == Contract::prise || contract == Contract::garde;
}

inline bool is_taker(const Deal& deal, Seat seat) { return deal.taker == index(seat); }
inline Seat taker_of(const Deal& deal) { return seat_at(*deal.taker); }
constexpr std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }

// Requires an open deal with a taker. The first event after the bids closes the bidding.
Refusal close_bidding(Step& step);
// The same; `seat` must also exist.
Refusal close_bidding_for(Step& step, Seat seat);
std::optional<Seat> first_leader(const Ruleset& rules, const State& state);
template <class List>
Refusal check_distinct(const List& cards) {
  Set card_set;
  for (const Card card : cards) {
    if (card_set[place(card)]) return refuse(ViolationId::card_twice, {Pack::name(card)});
    card_set[place(card)] = true;
  }
  return std::nullopt;
}
template <class List>
Set set_of(const List& cards) {
  Set set;
  for (const Card card : cards) set[place(card)] = true;
  return set;
}
// The player of a card; empty if it has not been played.
std::optional<Seat> player_of_card(const Ruleset& rules, const Deal& deal, Card card);
Refusal check_poignees(const Step& step);
// Once every hand is known, the other cards are the discard and must be allowed there.
Refusal check_rest(const Step& step);

// Handlers change the state, or refuse and leave it half changed; the caller discards it.
Refusal apply_event(Step& step, const DealStarted& event);
Refusal apply_event(Step& step, const PetitSec& event);
Refusal apply_event(Step& step, const Barred& event);
Refusal apply_event(Step& step, const Bid& event);
Refusal apply_event(Step& step, const KingCalled& event);
Refusal apply_event(Step& step, const Dog& event);
Refusal apply_event(Step& step, const ChelemAnnounced& event);
Refusal apply_event(Step& step, const Discarded& event);
Refusal apply_event(Step& step, const Poignee& event);
Refusal apply_event(Step& step, const Misere& event);
Refusal apply_event(Step& step, const CardPlayed& event);
Refusal apply_event(Step& step, const TrickWon& event);
Refusal apply_event(Step& step, const Captured& event);
Refusal apply_event(Step& step, const Result& event);
Refusal apply_event(Step& step, const Annulled& event);

std::optional<Result> some_result(const Ruleset& rules, const Deal& deal);
// Ends a deal in which dog, discard and all cards are known.
void finish_by_cards(Step& step);

}  // namespace tanteador::tarot
