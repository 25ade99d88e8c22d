#pragma once
// Inside of tarot's apply: the working copy of one step, and the small questions every rule asks.

#include "src/core/deals_step.hpp"
#include "src/games/tarot/count.hpp"
#include "src/games/tarot/ruleset.hpp"
#include "src/games/tarot/state.hpp"
#include "src/games/tarot/violations.hpp"

namespace tanteador::tarot {

using deals::Refusal;  // nothing: the event stands

using Step = deals::Step<Ruleset, State>;

// Fixed by the contract.
constexpr int coefficient(Contract contract) {
  constexpr int kCoefficients[] = {0, 1, 2, 4, 6};
  return kCoefficients[index(contract)];
}
std::string_view word(Contract contract);
// Does the taker turn the dog and discard?
constexpr bool discards(Contract contract) {
  return contract == Contract::prise || contract == Contract::garde;
}

inline bool is_taker(const Deal& deal, Seat seat) { return deal.taker == index(seat); }
inline Seat taker_of(const Deal& deal) { return seat_at(deal.taker); }
constexpr std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }

// An open deal with a taker; the bidding ends with the first event that is none of it.
Refusal close_bidding(Step& step);
// The same, and that `seat` sits here.
Refusal close_bidding_for(Step& step, Seat seat);
// Who leads to the first trick, as far as it is known.
std::optional<Seat> first_leader(const Ruleset& rules, const State& state);
// No card twice in a list.
template <class List>
Refusal check_distinct(const List& cards) {
  Set seen;
  for (const Card card : cards) {
    if (seen[place(card)]) return refuse(Refused::card_twice, {Pack::name(card)});
    seen[place(card)] = true;
  }
  return std::nullopt;
}
template <class List>
Set set_of(const List& cards) {
  Set set;
  for (const Card card : cards) set[place(card)] = true;
  return set;
}
// Who laid a card; nothing: it has not been laid.
std::optional<Seat> who_laid(const Ruleset& rules, const Deal& deal, Card card);
// Are the trumps shown as poignées possible by what is known of the hands?
Refusal check_poignees(const Step& step);
// With every hand laid the rest is the discard: may it lie there?
Refusal check_rest(const Step& step);

// One handler per event kind: changes the step's state, or refuses and leaves it spoilt (the caller drops
// it).
Refusal on(Step& step, const DealStarted& event);
Refusal on(Step& step, const PetitSec& event);
Refusal on(Step& step, const Barred& event);
Refusal on(Step& step, const Bid& event);
Refusal on(Step& step, const KingCalled& event);
Refusal on(Step& step, const Dog& event);
Refusal on(Step& step, const ChelemAnnounced& event);
Refusal on(Step& step, const Discarded& event);
Refusal on(Step& step, const Poignee& event);
Refusal on(Step& step, const Misere& event);
Refusal on(Step& step, const CardPlayed& event);
Refusal on(Step& step, const TrickWon& event);
Refusal on(Step& step, const Captured& event);
Refusal on(Step& step, const Result& event);
Refusal on(Step& step, const Annulled& event);

// A result that would stand now, if there is one.
std::optional<Result> some_result(const Ruleset& rules, const Deal& deal);
// Ends a deal of which dog, discard and every card are entered.
void finish_by_cards(Step& step);

}  // namespace tanteador::tarot
