#pragma once
// People in the log: events bear their ids only, the names stand beside it (docs/decisions/0002-people.md).

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "src/codec/roster.hpp"
#include "src/core/event_record.hpp"

namespace tanteador::session {

// Names by person id; nothing for a person who was forgotten.
using NameBook = std::map<std::string, std::optional<std::string>, std::less<>>;

using codec::is_uuid;
// Whom a stored event names: its author, the players and sides of a start, the newcomer of a replacement.
std::vector<std::string> people_in(const EventRecord& record);
void each_person_in(const EventRecord& record, const std::function<void(const std::string&)>& each);

}  // namespace tanteador::session
