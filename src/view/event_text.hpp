#pragma once
// Helpers of the games' event descriptions. A describer overloads operator() for each event with a text of
// its own. For other events describe_own_event() returns an empty text.

#include <variant>

#include "src/registry/game.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

struct EventPhrases {
  const Names& names;

  template <class Who>
  std::string text_by(std::string_view text, Who who) const {
    return render({text, {who}}, names);
  }
  template <class Who>
  std::string text_about(std::string_view text, Who who, const std::string& word) const {
    return render({text, {who, std::string_view(word)}}, names);
  }
};

template <class G, class EventDescriber>
std::string describe_own_event(const AnyEvent& event, const EventDescriber& describer) {
  const auto* own = event_in<G>(event);
  if (!own) return {};
  return std::visit(
      [&](const auto& each) {
        if constexpr (requires { describer(each); }) return describer(each);
        return std::string();
      },
      *own);
}

}  // namespace tanteador::view
