#pragma once
// Joins texts with a separator. Empty texts at the front get no separator.

#include <initializer_list>
#include <ranges>
#include <string>
#include <string_view>

namespace tanteador {

template <std::ranges::input_range Texts>
std::string join(const Texts& texts, std::string_view between = ", ") {
  std::string all;
  for (const std::string_view text : texts) {
    if (!all.empty()) all += between;
    all += text;
  }
  return all;
}
inline std::string join(std::initializer_list<std::string> texts, std::string_view between) {
  return join<std::initializer_list<std::string>>(texts, between);
}

}  // namespace tanteador
