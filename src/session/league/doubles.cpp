#include "src/session/league/doubles.hpp"

#include <algorithm>
#include <map>

#include "src/core/text/names.hpp"

namespace tanteador::session {

namespace {

// Ignores spaces and punctuation in licence numbers.
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
    const std::string& who = same.merged_id(card.person);
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

namespace {

// True for "Player 1", the default name in a match without names.
bool is_placeholder(std::string_view name) {
  constexpr std::string_view kPlayer = "Player ";
  return name.starts_with(kPlayer) &&
         name.find_first_not_of("0123456789", kPlayer.size()) == std::string_view::npos;
}

class Arrivals {
 public:
  Arrivals(const std::set<std::string>& before, const league::SamePeople& same)
      : before_(before), same_(same) {}
  // `key` is equal for entries that may be one person.
  void add(const std::string& person, std::string key, bool by_licence) {
    auto& [known, arrived] = groups_[{by_licence, std::move(key)}];
    (before_.contains(person) ? known : arrived).push_back(person);
  }
  std::vector<MayBeOne> pairs() const {
    std::vector<MayBeOne> pairs;
    for (const auto& [key, group] : groups_) {
      for (const std::string& person : group.second) {
        for (const std::string& known : group.first) add(pairs, {person, known, key.first});
      }
    }
    return pairs;
  }

 private:
  void add(std::vector<MayBeOne>& pairs, MayBeOne pair) const {
    const bool is_decided =
        same_.merged_id(pair.person) == same_.merged_id(pair.known) || same_.are_two(pair.person, pair.known);
    const bool again = std::ranges::any_of(
        pairs, [&](const MayBeOne& one) { return one.person == pair.person && one.known == pair.known; });
    if (!is_decided && !again) pairs.push_back(std::move(pair));
  }
  const std::set<std::string>& before_;
  const league::SamePeople& same_;
  std::map<std::pair<bool, std::string>, std::pair<std::vector<std::string>, std::vector<std::string>>>
      groups_;
};

}  // namespace

std::set<std::string> all_people_ids(const PeopleStore& store) {
  std::set<std::string> all;
  for (Person& person : store.people()) all.insert(std::move(person.id));
  return all;
}

std::vector<MayBeOne> may_be_one(const Store& store, const std::set<std::string>& before,
                                 const league::SamePeople& same) {
  const std::vector<Person> people = store.people();
  if (people.size() <= before.size()) return {};
  Arrivals arrivals(before, same);
  for (const Person& person : people)
    if (person.name && !is_placeholder(*person.name))
      arrivals.add(person.id, confusable_key(*person.name), false);
  for (const PlayerCard& card : store.player_cards())
    if (std::string number = digits_and_letters(card.licence); !number.empty())
      arrivals.add(card.person, std::move(number), true);
  return arrivals.pairs();
}

}  // namespace tanteador::session
