#pragma once
// The match and the events of any game as variants. cmake/games.cmake lists the games.

#include <type_traits>
#include <variant>

#include "generated/engines.hpp"
#include "src/registry/any_match.hpp"
#include "src/registry/entry.hpp"

namespace tanteador {

template <class... Gs>
using MatchVariant = std::variant<Match<Gs>...>;

struct Games {
  MatchVariant<TANTEADOR_ENGINES> match;
};

template <class... Gs>
using EventVariant = std::variant<LogEvent<typename Gs::Event>...>;

struct Events {
  EventVariant<TANTEADOR_ENGINES> event;
};

template <class G>
AnyMatch any_match(Match<G> match) {
  return AnyMatch(Games{std::move(match)});
}

// Calls `visitor` with the Match<G> of the match's game.
template <class Visitor>
decltype(auto) visit_game(const Visitor& visitor, AnyMatch& any) {
  return std::visit(visitor, any.games().match);
}
template <class Visitor>
decltype(auto) visit_game(const Visitor& visitor, const AnyMatch& any) {
  return std::visit(visitor, any.games().match);
}

// Calls `each(std::type_identity<G>{})` for the game of that name, if there is one.
template <class Each>
void with_game(std::string_view name, const Each& each) {
  [&]<class... Ms>(const std::variant<Ms...>*) {
    static_assert(kGames == std::array{std::string_view(Ms::Traits::kName)...});
    ((Ms::Traits::kName == name ? each(std::type_identity<typename Ms::Traits>{}) : void()), ...);
  }(static_cast<const decltype(Games::match)*>(nullptr));
}

}  // namespace tanteador
