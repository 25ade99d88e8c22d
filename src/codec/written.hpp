#pragma once
// A written event on its way into a match. It is read once from JSON, applied by type, and encoded once for
// the log, where names become ids.

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "src/codec/start.hpp"
#include "src/registry/entry.hpp"

namespace tanteador::codec {

// The field of the last event of a group entered together: the number of events in the group.
inline constexpr std::string_view kTogether = "together";

// An amendment of the start. It carries a whole new start and is no event of the game.
struct NewStart {
  StartRequest request;
  bool cascade = false;
  std::vector<FieldText> texts, inside;  // as in Entry
};
using WrittenEvent = std::variant<Entry, NewStart>;

// Reads any event except match_started. If it is valid but names somebody who no longer sits here, the error
// is a refusal (`refused`).
tl::expected<WrittenEvent, InputError> read_event(const AnyMatch& match, const nlohmann::json& event,
                                                  const Roster& roster);
// Marks an event as the last one of a group of `events` events.
void enter_together(WrittenEvent& last, std::size_t events);
// Checks the texts of an entry that was not read from JSON.
std::optional<InputError> fault_in(const Entry& entry);

std::string_view type_of(const WrittenEvent& event);
// The texts that only the log stores, without "at" and "entered_by".
const std::vector<FieldText>& said_fields(const WrittenEvent& event);

tl::expected<EventSeq, Failure> apply(AnyMatch& match, const WrittenEvent& event);
// Reads and applies an event. False: it is not possible, and the match is unchanged.
bool enters(AnyMatch& match, const nlohmann::json& event, const Roster& roster);
std::string event_payload(const WrittenEvent& event, const PersonId& id);

}  // namespace tanteador::codec
