#include "src/core/text/name_list.hpp"

#include <map>
#include <optional>

#include "src/core/text/names.hpp"

namespace tanteador {

namespace {

bool has_words(std::string_view name, std::string_view words) {
  const std::string all = confusable_key(name), part = confusable_key(words);
  return all.size() > part.size() && (all.ends_with(" " + part) || all.starts_with(part + " "));
}

struct Group {
  std::optional<std::size_t> first, first_unlicensed;

  // The entry that a later one with this licence may repeat.
  std::optional<std::size_t> earlier_entry(const std::string& licence) const {
    return licence.empty() ? first : first_unlicensed;
  }
  void add(std::size_t place, const std::string& licence) {
    if (!first) first = place;
    if (!first_unlicensed && licence.empty()) first_unlicensed = place;
  }
};

}  // namespace

std::string whole_name(std::string_view given, std::string_view surname, NameOrder order) {
  if (given.empty() || surname.empty()) return normal_name(given.empty() ? surname : given);
  if (has_words(given, surname)) return normal_name(given);
  const std::string one(given), other(surname);
  return normal_name(order == NameOrder::given_first ? one + " " + other : other + " " + one);
}

std::vector<NameTwins> find_twins(std::span<const ListedName> names) {
  std::map<std::string, Group> by_name, by_confusable_key;
  std::vector<NameTwins> twins;
  for (std::size_t place = 0; place < names.size(); ++place) {
    const std::string& licence = names[place].licence;
    std::string name = normal_name(names[place].name);
    Group &alike = by_confusable_key[confusable_key(name)], &same = by_name[std::move(name)];
    if (const auto first = same.earlier_entry(licence))
      twins.push_back({*first, place, true});
    else if (const auto like = alike.earlier_entry(licence))
      twins.push_back({*like, place, false});
    same.add(place, licence);
    alike.add(place, licence);
  }
  return twins;
}

}  // namespace tanteador
