#pragma once
// Helpers of the Truco board: calls, duels, seats, deal and forms.

#include <array>

#include "src/games/truco/truco.hpp"
#include "src/registry/game.hpp"
#include "src/view/entry/board.hpp"
#include "src/view/entry/entries.hpp"
#include "src/view/entry/forms.hpp"
#include "src/view/league/round/slip.hpp"

namespace tanteador::view::truco {

namespace engine = ::tanteador::truco;

inline Entry as_entry(engine::Event event) { return {event_of<Truco>(std::move(event))}; }
inline command::Enter enter(engine::Event event) { return {{as_entry(std::move(event))}}; }
inline engine::Duel duel_at(int number) { return static_cast<engine::Duel>(number); }
engine::Card card_by_name(const std::string& word);
std::string card_text(engine::Card card, bool french);  // `french`: as a card of the French pack

// Roles in the open hand, or in the next one.
struct Roles {
  std::optional<Seat> dealer, mano, gallo;
  std::vector<Seat> pies;  // the last player of each side; with four players and more
};
Roles roles(const BoardContext& context);
// The party for which a seat speaks: the gallo's or the other; in teams its side.
std::size_t corner_of(const MatchContext& table, const Roles& who, Seat seat);
bool gallo_by_turns(const AnyMatch& match);                         // three players, each a side of its own
bool flag_parameter(const AnyMatch& match, std::string_view name);  // false for an unknown name

// A call as this table says it: "Vale cuatro", "Nove".
std::string spoken_call(const AnyMatch& match, std::string_view word);
// "Hand of 11", "Iron hand".
std::string special_hand(const engine::Parameters& parameters, const engine::Stake& stake);
bool counts_beans(const AnyMatch& match);   // as in Brazil
bool plays_spanish(const AnyMatch& match);  // the words of the game are Spanish

std::vector<SeatView> seats(const BoardContext& context);
std::vector<Contest> contests(const BoardContext& context);
std::vector<Reason> reasons(const BoardContext& context);
std::vector<HandLine> results(const BoardContext& context);  // empty when hands are only entered call by call
std::optional<DealValue> stake(const BoardContext& context);    // of an open hand; none in a pica-pica
std::vector<std::string> summary(const BoardContext& context);  // of the last hand
std::span<const FormRow> forms();
std::optional<Changes> prefill(const AnyEvent& event);
std::string tell(const AnyEvent& event, const Names& names);
void value_accepts(KeypadView& view, const BoardContext& context);

std::optional<DealHelp> deal_help(const BoardContext& context);
// Waits while a player is changing places.
Button start_hand(const BoardContext& context, int number, std::string detail);
engine::HandStarted next_hand(const BoardContext& context);  // with the chosen dealer and pairs
Changes without_plan();                                      // clears the chosen dealer and pairs

// The players of one party in a contest, in listed order.
struct Party {
  std::vector<Seat> seats;
  Side side{};  // names the party in questions about a side
};
std::array<Party, 2> parties(const MatchContext& table, const Facts& contest);
std::array<Party, 2> parties(const MatchContext& table, const Facts& contest, std::optional<Seat> dealer);
std::string party_name(const MatchContext& table, const Party& party);
// The speaker of a party: the selected player, else the mano, else the first.
Seat speaker(const BoardContext& context, const Party& party, std::size_t place);

std::optional<SlipFault> slip_fault(const rulebook::Edition& edition, const league::event::TableScore& score,
                                    const league::StageSetup& stage);

}  // namespace tanteador::view::truco
