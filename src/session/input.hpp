#pragma once
// Reads an event file: splits it into lines, parses the JSON and checks fields and names. Applies nothing.

#include <span>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "src/codec/written.hpp"
#include "src/core/event_record.hpp"

namespace tanteador::session {

// Limit of events in one match, far above the longest evening. Below it a stored match can be read again and
// its export can be imported.
inline constexpr std::int64_t kEventsMax = 50'000;
// Limit of the size of an exported match, below the limit of any file that is read.
inline constexpr std::int64_t kBytesMax = 63 << 20;
// The events and bytes that a match may still add.
struct Room {
  std::int64_t events = kEventsMax;
  std::int64_t bytes = kBytesMax;
};
Room room_in(std::span<const EventRecord> records);
std::int64_t exported_bytes(std::string_view event);  // upper bound, also for an event that a person wrote
std::int64_t exported_bytes(const Entry& entry);
codec::InputError too_many_events_error();
codec::InputError too_long_error();

codec::InputError unsound(std::string_view sentence, PhraseArgs args = {});  // an error of the whole file

struct Input {
  struct Line {
    int number = 0;  // 1-based in the file
    std::string_view text;
    nlohmann::json event;
  };
  std::vector<Line> lines;  // without blank lines
  // Adds the position in the file to an error of lines[line].
  codec::InputError at(std::size_t line, codec::InputError error) const;
};

// Reads a file. The result refers to `text`. Errors: more events or bytes than `room` (checked first), a line
// over 1 MiB, invalid JSON, no event.
tl::expected<Input, codec::InputError> read_input(std::string_view text, Room room = {});
// Reads the match_started that every file begins with.
tl::expected<codec::StartRequest, codec::InputError> read_first(const Input& input,
                                                                const codec::FindEdition& rulesets);

// Normalizes the names in the event, as they are stored. Free texts (note, reason, title) stay as written.
nlohmann::json with_normal_names(nlohmann::json event);
Entry with_normal_names(Entry entry);
// Adds to the roster the names that any line introduces (match_started, amended, renamed, replaced).
void add_known_names(const Input& input, codec::Roster& roster);
// Returns an error if fewer than `followers` events follow an event that announces them as its group.
std::optional<codec::InputError> check_act(int followers, std::size_t following);
int followers_of(const codec::WrittenEvent& event);
// Returns an error if the event groups more events than the `before` ones. The start belongs to no group.
std::optional<codec::InputError> check_together(const codec::WrittenEvent& event, std::int64_t before);
// One line as an event of the match. Refused if it is valid but names somebody who no longer sits here.
using ReadLine = tl::expected<codec::WrittenEvent, codec::Failure>;
ReadLine read_line(const AnyMatch& match, const nlohmann::json& event, const codec::Roster& roster);
// Reads the lines from index `first` on. The error is the first line that is no event.
tl::expected<std::vector<ReadLine>, codec::InputError> read_lines(const Input& input, std::size_t first,
                                                                  const AnyMatch& match,
                                                                  codec::Roster roster);

// Returns the text of the field, or `otherwise` if the field is missing or no string.
std::string word_of(const nlohmann::json& event, const char* field, std::string otherwise);
bool changes_names(std::string_view type);  // true if names may refer to other people after such an event
// Refusal of an event that names somebody who no longer sits here.
Refusal unreadable_now();

}  // namespace tanteador::session
