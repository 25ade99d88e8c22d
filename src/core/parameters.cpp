#include "src/core/parameters.hpp"

#include <algorithm>

namespace tanteador {

std::optional<int> encode_parameter(const ParameterInfo& info, const ParameterValue& value) {
  if (const bool* yes = std::get_if<bool>(&value)) {
    return info.yes_no ? std::optional<int>(*yes) : std::nullopt;
  }
  if (const auto* list = std::get_if<ParameterList>(&value)) {
    const auto [one, two, three] = *list;
    const bool fits = !info.lists.empty() && one >= info.min && one < two && two < three && three <= info.max;
    return fits ? std::optional(value_of(*list)) : std::nullopt;
  }
  if (const int* number = std::get_if<int>(&value)) {
    const bool fits = !info.yes_no && info.lists.empty() && *number >= info.min && *number <= info.max;
    return fits ? std::optional<int>(*number) : std::nullopt;
  }
  const auto word = std::ranges::find(info.words, std::get<std::string_view>(value));
  if (word == info.words.end()) return std::nullopt;
  return -1 - static_cast<int>(word - info.words.begin());
}

ParameterValue decode_parameter(const ParameterInfo& info, int value) {
  if (info.yes_no) return value != 0;
  if (!info.lists.empty()) return list_of(value);
  if (value < 0) return info.words[static_cast<std::size_t>(-1 - value)];
  return value;
}

}  // namespace tanteador
