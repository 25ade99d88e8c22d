#pragma once
// Lists of people by name: full names and possible duplicates.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tanteador {

enum class NameOrder : std::uint8_t { given_first, surname_first };

// Joins the two columns of a name; either may be empty. A surname already in `given` is not repeated.
std::string whole_name(std::string_view given, std::string_view surname, NameOrder order);

struct ListedName {
  int line = 0;  // in the list, from 1
  std::string name, licence = {};
  std::size_t entrant = 0;  // index in the list of the player, pair or team
};
// Two entries of a list, the earlier first, that may be the same person.
struct NameTwins {
  std::size_t first = 0, again = 0;
  bool exact = false;  // identical name; otherwise the same confusable_key()
  bool operator==(const NameTwins&) const = default;
};
// Pairs each later name with the earliest one it may repeat. Two different licences are two people.
std::vector<NameTwins> find_twins(std::span<const ListedName> names);

}  // namespace tanteador
