#pragma once
// What the sentences of all games' events share. A game's teller has a function for each event it has a
// sentence for; the others have none.

#include <variant>

#include "src/registry/game.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

struct Telling {
  const Names& names;

  template <class Who>
  std::string by(std::string_view text, Who who) const {
    return render({text, {who}}, names);
  }
  template <class Who>
  std::string about(std::string_view text, Who who, const std::string& word) const {
    return render({text, {who, std::string_view(word)}}, names);
  }
};

template <class G, class Teller>
std::string tell_own(const AnyEvent& event, const Teller& teller) {
  const auto* own = event_in<G>(event);
  if (!own) return {};
  return std::visit(
      [&](const auto& each) {
        if constexpr (requires { teller(each); }) return teller(each);
        return std::string();
      },
      *own);
}

}  // namespace tanteador::view
