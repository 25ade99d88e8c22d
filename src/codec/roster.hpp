#pragma once
// Who and what the names in an event file are. Names are mapped to seats when an event is read; the engine
// and the stored events know seats, sides and person ids only.

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>

#include "src/core/ids.hpp"
#include "src/rulebook/rulebook.hpp"

namespace tanteador::codec {

using EditionPtr = std::shared_ptr<const rulebook::Edition>;
// A ruleset by its id, or null.
using FindEdition = std::function<EditionPtr(std::string_view id)>;
EditionPtr shipped_edition(std::string_view id);
// The id of a person by name, made where it is new.
using PersonId = std::function<std::string(const std::string& name)>;
using PersonName = std::function<std::string(const std::string& id)>;
inline const PersonId kAsItIs = [](const std::string& name) { return name; };

struct Roster {
  std::map<std::string, Seat, std::less<>> seats;
  std::map<std::string, Side, std::less<>> sides;
  // Every name the record or the whole input gives; one that sits nowhere now is refused, not unreadable.
  std::set<std::string, std::less<>> known;
  FindEdition rulesets = shipped_edition;  // those a start may name
};

// A name that is known and sits nowhere now becomes a seat no table has: the engine refuses it.
inline constexpr Seat kNoSeat{255};
inline constexpr Side kNoSide{255};

bool is_uuid(std::string_view text);  // in lower case

// Of a person or a side: on one line, not blank, not too long, no control characters.
bool is_name(std::string_view text);

}  // namespace tanteador::codec
