#pragma once
// Joins texts with a separator, and splits them. Empty texts at the front get no separator.

#include <algorithm>
#include <initializer_list>
#include <ranges>
#include <string>
#include <string_view>
#include <vector>

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

inline std::vector<std::string> split_commas(std::string_view text) {
  std::vector<std::string> words;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    words.emplace_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return words;
}

}  // namespace tanteador
