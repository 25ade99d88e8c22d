#pragma once
// Names in event files: the type word of each event and the words of each enumeration.

#include <array>
#include <concepts>
#include <string_view>

namespace tanteador::codec {

using Word = std::string_view;

template <class Event>
struct Type;
#define TANTEADOR_EVENT(Event, name)                \
  template <>                                       \
  struct Type<Event> {                              \
    static constexpr std::string_view word = #name; \
  }

// `list`: the words of an enumeration, in the order of its values.
template <class Enum>
struct Words;

// Another word that is read for a value and never written: `aliases` of Words.
template <class Enum>
struct Alias {
  Word word;
  Enum value;
};

// Points counted in halves, written as a number that may end in .5.
template <class T>
concept Halves = requires(T value) {
  { value.halves } -> std::same_as<int&>;
  { value.exact } -> std::same_as<bool&>;
};

}  // namespace tanteador::codec
