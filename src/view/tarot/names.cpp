#include <algorithm>

#include "src/core/text/letters.hpp"
#include "src/view/tarot/face.hpp"

namespace tanteador::view::tarot {

namespace {

constexpr std::size_t kShort = 7;  // letters that fit everywhere
constexpr std::size_t kWhole = 9;  // … and at most, so that "Spieler 3" is not cut

std::string shorten_name(const std::string& name) {
  if (letter_count(name) <= kShort) return name;
  const std::string word = name.substr(0, name.find(' '));
  return letter_count(word) <= kShort ? word : std::string(first_letters(name, kShort - 1)) + ".";
}

}  // namespace

std::vector<std::string> short_names(const std::vector<std::string>& names) {
  std::vector<std::string> shorts;
  for (const std::string& name : names) shorts.push_back(shorten_name(name));
  std::vector<std::string> unmistakable = shorts;
  for (std::size_t i = 0; i < shorts.size(); ++i) {  // equal short names get a number
    if (std::ranges::count(shorts, shorts[i]) < 2) continue;
    const bool whole = letter_count(names[i]) <= kWhole && std::ranges::count(names, names[i]) == 1;
    unmistakable[i] =
        whole ? names[i] : std::string(first_letters(shorts[i], kShort - 4)) + ". " + std::to_string(i + 1);
  }
  return unmistakable;
}

}  // namespace tanteador::view::tarot
