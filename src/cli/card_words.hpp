#pragma once
// Cards as they are typed on the command line, and the refusal of what no pack can hold.

#include <algorithm>

#include "src/cli/answer.hpp"
#include "src/codec/card_names.hpp"
#include "src/core/ruling.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

// Separated by blanks or commas.
std::vector<std::string> card_names(std::span<const std::string> words);

// A name that is no card of the pack is unreadable.
template <class Card>
std::vector<Card> cards_of(std::span<const std::string> words) {
  std::vector<Card> cards;
  for (const std::string& name : card_names(words)) {
    const auto card = codec::CardNames<Card>::parse(name);
    if (!card)
      throw unreadable(view::say("\"{0}\" is no card of the pack; write it like {1}.",
                                 {std::string_view(name), codec::CardNames<Card>::example}));
    cards.push_back(*card);
  }
  return cards;
}

// The first card that is there twice.
template <class Card>
std::optional<std::string_view> repeated(std::span<const Card> cards) {
  for (auto card = cards.begin(); card != cards.end(); ++card) {
    if (std::find(cards.begin(), card, *card) != card) return codec::CardNames<Card>::name(*card);
  }
  return std::nullopt;
}

constexpr std::string_view kTwiceText = "The {0} is in the pack only once.";

// Exit 1: the calculator's field is null, and the row says why.
Answer refused_cards(const Context& context, std::string_view game, const char* field, std::string_view type,
                     const Violation& violation);

}  // namespace tanteador::cli
