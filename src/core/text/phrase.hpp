#pragma once
// A sentence not yet translated: static English text with {0}…{5}. text.hpp translates and fills it.

#include <array>
#include <cstdint>
#include <string_view>

#include "src/core/ids.hpp"

namespace tanteador {

struct Arg {
  enum class Kind : std::uint8_t { none, number, seat, side, word, event, halves, quarters, hundredths };
  Kind kind = Kind::none;
  std::int32_t number = 0;     // the number, seat, side or event; or a count of halves, quarters, hundredths
  std::string_view word = {};  // Kind::word: static text of a game, never translated

  constexpr Arg() = default;
  constexpr Arg(int value) : kind(Kind::number), number(value) {}
  constexpr Arg(Seat seat) : kind(Kind::seat), number(index(seat)) {}
  constexpr Arg(Side side) : kind(Kind::side), number(index(side)) {}
  constexpr Arg(EventSeq seq) : kind(Kind::event), number(static_cast<std::int32_t>(seq)) {}
  constexpr Arg(std::string_view text) : kind(Kind::word), word(text) {}
  // A number of half-points, shown as points: 81 is "40½".
  static constexpr Arg from_halves(int halves) {
    Arg arg(halves);
    arg.kind = Kind::halves;
    return arg;
  }
  bool operator==(const Arg&) const = default;
};

// Marks a text for the catalogues (src/core/catalogues); render() translates it.
consteval std::string_view N_(std::string_view text) { return text; }

// Marks a text with two meanings. `context` is shown only to translators ("msgctxt"). Both are literals.
#define NC_(context, text) (context "\x04" text)
inline constexpr char kAfterContext = '\x04';

inline constexpr int kPhraseArgs = 6;
using PhraseArgs = std::array<Arg, kPhraseArgs>;

struct Phrase {
  std::string_view text = {};
  PhraseArgs args = {};
  bool operator==(const Phrase&) const = default;
};

}  // namespace tanteador
