#pragma once
// A written event on its way into a match: read once from JSON, where names become ids, applied by type, and
// encoded once for the log.

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "src/codec/start.hpp"
#include "src/registry/entry.hpp"

namespace tanteador::codec {

// The field of an event that was entered by one act with those before it: how many they are, itself counted.
inline constexpr std::string_view kTogether = "together";

// An amendment of the start itself is no event of the game: it carries a whole new start.
struct NewStart {
  StartRequest request;
  bool cascade = false;
  std::vector<Said> said, inside;  // as of Entry
};
using Written = std::variant<Entry, NewStart>;

// An event that is not match_started: its type, fields, words and names. Where it only names one who sits
// here no more, the error says what it is refused for.
tl::expected<Written, InputError> read_event(const AnyMatch& match, const nlohmann::json& event,
                                             const Roster& roster);
// Says of an event that it is the last of so many that are one act.
void enter_together(Written& last, std::size_t events);
// What is wrong with the texts of an entry that was made by hand.
std::optional<InputError> fault_in(const Entry& entry);

std::string_view type_of(const Written& event);
// The words of it that only the log keeps; "at" and "entered_by" are no part of what is stored.
const std::vector<Said>& said_with(const Written& event);

tl::expected<EventSeq, Failure> apply(AnyMatch& match, const Written& event);
// Both at once, to try what an event would do: false, and the match as it was, where it cannot stand.
bool enters(AnyMatch& match, const nlohmann::json& event, const Roster& roster);
std::string event_payload(const Written& event, const PersonId& id);  // the payload

}  // namespace tanteador::codec
