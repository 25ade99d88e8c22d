#pragma once
// The cards of every pack by the names the event file gives them.

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
template <>
struct CardNames<cards::FrenchTarot::Card> : PackNames<cards::FrenchTarot> {
  static constexpr std::string_view example = "T21";
};
template <>
struct CardNames<cards::Troccas::Card> : PackNames<cards::Troccas> {
  static constexpr std::string_view example = "T21";
};

template <class T>
concept NamedCard = requires {
  CardNames<T>::example;
};

}  // namespace tanteador::codec
