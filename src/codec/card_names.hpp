#pragma once
// The names of cards in event files. A pack of one game only is in that game's folder.

#include <optional>
#include <string_view>

#include "src/cards/pack.hpp"
#include "src/cards/spanish.hpp"

namespace tanteador::codec {

template <class Card>
struct CardNames;

template <>
struct CardNames<spanish::Card> {
  static constexpr std::string_view example = "7o";
  static auto parse(std::string_view text) { return spanish::parse(text); }
  static auto name(spanish::Card card) { return spanish::name(card); }
};
template <class P>
struct PackNames {
  static auto parse(std::string_view text) { return P::parse(text); }
  static auto name(typename P::Card card) { return P::name(card); }
};
template <>
struct CardNames<cards::French::Card> : PackNames<cards::French> {
  static constexpr std::string_view example = "10h";
};

template <class T>
concept NamedCard = requires {
  CardNames<T>::example;
};

}  // namespace tanteador::codec
