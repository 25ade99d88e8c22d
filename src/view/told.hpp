#pragma once
// Helpers of the games' event descriptions. A teller overloads operator() for each event with a text of its
// own; tell_own returns an empty text for other events.

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
