#pragma once
// The meaning of the names in an event file. Reading an event maps names to seats. The engine and the stored
// events use only seats, sides and person ids.

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>

#include "src/core/ids.hpp"
#include "src/rulebook/rulebook.hpp"

namespace tanteador::codec {

using EditionPtr = std::shared_ptr<const rulebook::Edition>;
// Returns a ruleset by its id, or null.
using FindEdition = std::function<EditionPtr(std::string_view id)>;
EditionPtr shipped_edition(std::string_view id);
// Returns the id of a person by name; makes a new one if needed.
using PersonId = std::function<std::string(const std::string& name)>;
using PersonName = std::function<std::string(const std::string& id)>;
inline const PersonId kAsItIs = [](const std::string& name) { return name; };

struct Roster {
  std::map<std::string, Seat, std::less<>> seats;
  std::map<std::string, Side, std::less<>> sides;
  // All names in the record or the input. An event with one that sits nowhere now is refused, not unreadable.
  std::set<std::string, std::less<>> known;
  bool french_cards = false;               // Spanish cards are written as those of the French pack
  FindEdition rulesets = shipped_edition;  // the rulesets that a start may use
};

// Seat and side of a known name that sits nowhere now. The engine refuses them.
inline constexpr Seat kNoSeat{255};
inline constexpr Side kNoSide{255};

bool is_uuid(std::string_view text);  // lower case only

// True for a name of a person or side: one line, not blank, not too long, no control characters.
bool is_name(std::string_view text);

}  // namespace tanteador::codec
