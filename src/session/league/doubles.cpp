#include "src/session/league/doubles.hpp"

#include <algorithm>
#include <map>

namespace tanteador::session {

namespace {

// Written with or without spaces and signs it is the same number.
std::string digits_and_letters(std::string_view licence) {
  std::string plain;
  for (const char sign : licence) {
    const bool apart = std::string_view(" -./_").find(sign) != std::string_view::npos;
    if (!apart) plain += sign >= 'a' && sign <= 'z' ? static_cast<char>(sign - 'a' + 'A') : sign;
  }
  return plain;
}

}  // namespace

std::vector<LikelyDouble> likely_doubles(std::span<const PlayerCard> cards, const league::SamePeople& same) {
  std::map<std::string, LikelyDouble> by_number;
  for (const PlayerCard& card : cards) {
    const std::string number = digits_and_letters(card.licence);
    if (number.empty()) continue;
    LikelyDouble& one = by_number.try_emplace(number, LikelyDouble{card.licence, {}}).first->second;
    const std::string& who = same.who(card.person);
    if (std::ranges::count(one.people, who) == 0) one.people.push_back(who);
  }
  std::vector<LikelyDouble> all;
  for (auto& [number, one] : by_number) {
    std::erase_if(one.people, [&, everybody = one.people](const std::string& person) {
      return std::ranges::all_of(everybody, [&](const std::string& other) {
        return other == person || same.are_two(person, other);
      });
    });
    if (one.people.size() > 1) all.push_back(std::move(one));
  }
  return all;
}

}  // namespace tanteador::session
