#pragma once
// People in the log, which has only their ids; names are stored separately (docs/decisions/0002-people.md).

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "src/codec/roster.hpp"
#include "src/core/event_record.hpp"

namespace tanteador::session {

// Names by person id. Null: the person was forgotten.
using NameBook = std::map<std::string, std::optional<std::string>, std::less<>>;

using codec::is_uuid;
// Returns the people in an event: the author, players and sides of a start, the new player of a replacement.
std::vector<std::string> people_in(const EventRecord& record);
void visit_people(const EventRecord& record, const std::function<void(const std::string&)>& each);

}  // namespace tanteador::session
