#pragma once
// The words of the event file for each enumeration, in the order of its values.

#include <array>
#include <string_view>

#include "src/core/log_event.hpp"
#include "src/core/table_event.hpp"
#include "src/games/truco/words.hpp"

namespace tanteador::codec {

using Word = std::string_view;

template <class Enum>
struct Words;

template <>
struct Words<MatchEnded::Reason> {
  static constexpr std::array<Word, 3> list{"agreed", "forfeit", "time"};
};
template <>
struct Words<truco::Call> {
  static constexpr auto& list = truco::kCallWords;
};
template <>
struct Words<truco::Talk> {
  static constexpr auto& list = truco::kTalkWords;
};
template <>
struct Words<truco::Mode> {
  static constexpr std::array<Word, 2> list{"redonda", "pica_pica"};
};
template <>
struct Words<truco::ExposedChoice> {
  static constexpr std::array<Word, 3> list{"keep", "replace", "redeal"};
};
template <>
struct Words<truco::TallyFor> {
  static constexpr std::array<Word, 5> list{"flor", "envido", "truco", "penalty", "other"};
};

}  // namespace tanteador::codec
