#include "src/cards/spanish.hpp"

#include <algorithm>
#include <array>

#include "src/core/ids.hpp"

namespace tanteador::spanish {

namespace {

constexpr std::array<std::string_view, kPackSize> kNames{
    "1e", "2e", "3e", "4e", "5e", "6e", "7e", "10e", "11e", "12e",  //
    "1b", "2b", "3b", "4b", "5b", "6b", "7b", "10b", "11b", "12b",  //
    "1o", "2o", "3o", "4o", "5o", "6o", "7o", "10o", "11o", "12o",  //
    "1c", "2c", "3c", "4c", "5c", "6c", "7c", "10c", "11c", "12c"};

}  // namespace

std::optional<Card> parse(std::string_view text) {
  const auto same = [&](std::string_view name) {
    return std::ranges::equal(name, text, [](char ours, char theirs) {
      return ours == (theirs >= 'A' && theirs <= 'Z' ? theirs - 'A' + 'a' : theirs);
    });
  };
  const auto found = std::ranges::find_if(kNames, same);
  if (found == kNames.end()) return std::nullopt;
  return static_cast<Card>(found - kNames.begin());
}

std::string_view name(Card card) { return kNames[index(card)]; }

}  // namespace tanteador::spanish
