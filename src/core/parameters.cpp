#include "src/core/parameters.hpp"

#include <algorithm>

namespace tanteador {

std::optional<int> encode_parameter(const ParameterInfo& info, const ParameterValue& value) {
  if (const bool* yes = std::get_if<bool>(&value)) {
    return info.yes_no ? std::optional<int>(*yes) : std::nullopt;
  }
  if (const int* number = std::get_if<int>(&value)) {
    const bool fits = !info.yes_no && *number >= info.min && *number <= info.max;
    return fits ? std::optional<int>(*number) : std::nullopt;
  }
  const auto word = std::ranges::find(info.words, std::get<std::string_view>(value));
  if (word == info.words.end()) return std::nullopt;
  return -1 - static_cast<int>(word - info.words.begin());
}

ParameterValue decode_parameter(const ParameterInfo& info, int value) {
  if (info.yes_no) return value != 0;
  if (value < 0) return info.words[static_cast<std::size_t>(-1 - value)];
  return value;
}

}  // namespace tanteador
