#include "src/cards/spanish.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "src/core/ids.hpp"

namespace tanteador::spanish {

namespace {

constexpr std::array<std::string_view, kPackSize> kNames{
    "1e", "2e", "3e", "4e", "5e", "6e", "7e", "10e", "11e", "12e",  //
    "1b", "2b", "3b", "4b", "5b", "6b", "7b", "10b", "11b", "12b",  //
    "1o", "2o", "3o", "4o", "5o", "6o", "7o", "10o", "11o", "12o",  //
    "1c", "2c", "3c", "4c", "5c", "6c", "7c", "10c", "11c", "12c"};

constexpr std::array<std::string_view, kPackSize> kBrazilianNames{
    "Ae", "2e", "3e", "4e", "5e", "6e", "7e", "Qe", "Je", "Ke",  //
    "Ap", "2p", "3p", "4p", "5p", "6p", "7p", "Qp", "Jp", "Kp",  //
    "Ao", "2o", "3o", "4o", "5o", "6o", "7o", "Qo", "Jo", "Ko",  //
    "Ac", "2c", "3c", "4c", "5c", "6c", "7c", "Qc", "Jc", "Kc"};

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::optional<Card> find(std::span<const std::string_view> names, std::string_view text) {
  const auto same = [&](std::string_view name) { return std::ranges::equal(name, text, {}, lower, lower); };
  const auto found = std::ranges::find_if(names, same);
  if (found == names.end()) return std::nullopt;
  return static_cast<Card>(found - names.begin());
}

}  // namespace

std::optional<Card> parse(std::string_view text, Letters letters) {
  const auto brazilian = letters == Letters::brazilian ? find(kBrazilianNames, text) : std::nullopt;
  return brazilian ? brazilian : find(kNames, text);
}

std::string_view name(Card card, Letters letters) {
  return (letters == Letters::brazilian ? kBrazilianNames : kNames)[index(card)];
}

}  // namespace tanteador::spanish
