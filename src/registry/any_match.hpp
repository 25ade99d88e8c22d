#pragma once
// The one list of the games, and the few questions the neutral parts ask of a match. Only this folder and
// src/codec visit the variant.

#include <array>
#include <span>
#include <type_traits>
#include <variant>
#include <vector>

#include "src/core/match.hpp"
#include "src/core/text.hpp"
#include "src/games/tarot/tarot.hpp"
#include "src/games/truco/truco.hpp"

namespace tanteador {

using AnyMatch = std::variant<Match<Truco>, Match<Tarot>>;

inline constexpr auto kGames = []<class... Ms>(const std::variant<Ms...>*) {
  return std::array{std::string_view(Ms::Traits::kName)...};
}(static_cast<const AnyMatch*>(nullptr));

// Calls `each(std::type_identity<G>{})` for the game of that name; not at all where there is none.
template <class Each>
void with_game(std::string_view name, const Each& each) {
  [&]<class... Ms>(const std::variant<Ms...>*) {
    ((Ms::Traits::kName == name ? each(std::type_identity<typename Ms::Traits>{}) : void()), ...);
  }(static_cast<const AnyMatch*>(nullptr));
}

std::string_view game_name(const AnyMatch& match);
EventSeq last_seq(const AnyMatch& match);
void reserve(AnyMatch& match, std::size_t events);
int seat_count(const AnyMatch& match);
int side_count(const AnyMatch& match);
Side side_of(const AnyMatch& match, Seat seat);
bool every_player_is_a_side(const AnyMatch& match);
std::string_view default_side_name(const AnyMatch& match, Side side);

Outcome outcome(const AnyMatch& match);
Points score(const AnyMatch& match, Side side);
Facts side_facts(const AnyMatch& match, Side side);
Facts deal_facts(const AnyMatch& match);
// What is known of the next hand or deal before it starts: dealer, and what else the game knows.
Facts next_deal_facts(const AnyMatch& match);
// One list for each contest of the hand: the whole table, or every duel. A name may occur several times.
std::vector<Facts> contest_facts(const AnyMatch& match);
std::vector<Offer> offers(const AnyMatch& match, Offers which);
std::span<const LedgerLine> ledger(const AnyMatch& match);
// False where the award behind a line stands without its cards having been shown.
bool was_shown(const AnyMatch& match, const LedgerLine& line);

// The value of a parameter in force; nothing where the game has no such parameter.
std::optional<ParameterValue> parameter(const AnyMatch& match, std::string_view name);

// The match as it stood just before that event, for asking what could have been entered there.
AnyMatch before(const AnyMatch& match, EventSeq seq);
// Every parameter of a game, in its order; nothing where there is no such game.
std::vector<ParameterInfo> parameter_infos(std::string_view game);

bool is_struck(const AnyMatch& match, EventSeq seq);
bool is_correction(const AnyMatch& match, EventSeq seq);
std::optional<EventSeq> undo_target(const AnyMatch& match);
std::optional<EventSeq> redo_target(const AnyMatch& match);

}  // namespace tanteador
