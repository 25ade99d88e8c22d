#pragma once
// The one list of the games. A fifth game is one line here (and a name in kGames).

#include <type_traits>
#include <variant>

#include "src/games/tarot/match.hpp"
#include "src/games/troccas/match.hpp"
#include "src/games/truco/match.hpp"
#include "src/games/truf/match.hpp"
#include "src/registry/any_match.hpp"

namespace tanteador {

struct Games {
  std::variant<Match<Truco>, Match<Truf>, Match<Troccas>, Match<Tarot>> match;
};

template <class G>
AnyMatch any_match(Match<G> match) {
  return AnyMatch(Games{std::move(match)});
}

template <class Visitor>
decltype(auto) visit_game(const Visitor& visitor, AnyMatch& any) {
  return std::visit(visitor, any.games().match);
}
template <class Visitor>
decltype(auto) visit_game(const Visitor& visitor, const AnyMatch& any) {
  return std::visit(visitor, any.games().match);
}

// Calls `each(std::type_identity<G>{})` for the game of that name; not at all where there is none.
template <class Each>
void with_game(std::string_view name, const Each& each) {
  [&]<class... Ms>(const std::variant<Ms...>*) {
    static_assert(kGames == std::array{std::string_view(Ms::Traits::kName)...});
    ((Ms::Traits::kName == name ? each(std::type_identity<typename Ms::Traits>{}) : void()), ...);
  }(static_cast<const decltype(Games::match)*>(nullptr));
}

}  // namespace tanteador
