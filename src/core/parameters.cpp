#include "src/core/parameters.hpp"

#include <algorithm>

namespace tanteador {

bool fits(const ParameterInfo& info, const ParameterValue& value) {
  if (std::holds_alternative<bool>(value)) return info.yes_no;
  if (const auto* list = std::get_if<ParameterList>(&value)) {
    const auto [one, two, three] = *list;
    return !info.lists.empty() && one >= info.min && one < two && two < three && three <= info.max;
  }
  if (const int* number = std::get_if<int>(&value))
    return !info.yes_no && info.lists.empty() && *number >= info.min && *number <= info.max;
  return std::ranges::find(info.words, std::get<std::string_view>(value)) != info.words.end();
}

int held::place_of(const ParameterInfo& info, std::string_view word) {
  return static_cast<int>(std::ranges::find(info.words, word) - info.words.begin());
}

}  // namespace tanteador
