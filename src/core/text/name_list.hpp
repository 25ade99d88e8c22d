#pragma once
// Lists of people by name: which of a list may be one person, and how a name is made of its two halves.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tanteador {

enum class NameOrder : std::uint8_t { given_first, surname_first };

// A name that a list writes in two columns; either half may be empty. `given` may hold the whole name
// already: a surname it ends or begins with is not added again.
std::string whole_name(std::string_view given, std::string_view surname, NameOrder order);

// Somebody of a list, before anything of it is entered.
struct ListedName {
  int line = 0;  // of the list, from 1
  std::string name, licence = {};
  std::size_t entrant = 0;  // the place in the list of the pair or team, or of the player alone
};
// Two places of a list, the earlier one first, that may be one person.
struct NameTwins {
  std::size_t first = 0, again = 0;
  bool exact = false;  // the very same name; else one that looks like it (likeness())
  bool operator==(const NameTwins&) const = default;
};
// Each later name with the earliest one it may repeat, in order. Two different licences are two people.
std::vector<NameTwins> find_twins(std::span<const ListedName> names);

}  // namespace tanteador
