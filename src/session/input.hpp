#pragma once
// An event file as text: split into lines, read as JSON, checked for fields, words and names before
// anything of it is applied.

#include <span>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "src/codec/written.hpp"
#include "src/core/event_record.hpp"

namespace tanteador::session {

// Of one match, many times those of the longest evening: whatever is stored can be read again at once, and
// its export taken in elsewhere.
inline constexpr std::int64_t kEventsMax = 50'000;
// As an export has them: below what any file that is read may have.
inline constexpr std::int64_t kBytesMax = 63 << 20;
struct Room {  // for what is to come
  std::int64_t events = kEventsMax;
  std::int64_t bytes = kBytesMax;
};
Room room_in(std::span<const EventRecord> records);
std::int64_t exported_bytes(std::string_view event);  // at the most, whether stored or as people write it
std::int64_t exported_bytes(const Entry& entry);
codec::InputError too_many_events();
codec::InputError too_long();

codec::InputError unsound(std::string_view sentence, PhraseArgs args = {});  // of a file as a whole

struct Input {
  struct Line {
    int number = 0;  // 1-based in the file
    std::string_view text;
    nlohmann::json event;
  };
  std::vector<Line> lines;  // blank ones left out
  codec::InputError at(std::size_t line, codec::InputError error) const;
};

// Valid while `text` is. Errors: more than there is room for, which is seen first; a line over 1 MiB, no
// JSON, no event.
tl::expected<Input, codec::InputError> read_input(std::string_view text, Room room = {});
// The match_started every file begins with.
tl::expected<codec::StartRequest, codec::InputError> read_first(const Input& input,
                                                                const codec::FindEdition& rulesets);

// The event with the names in it as names are kept; what no name can be is the same in that form.
nlohmann::json with_normal_names(nlohmann::json event);
Entry with_normal_names(Entry entry);
// Names the file itself gives by renamed and replaced, at any place.
void add_known_names(const Input& input, codec::Roster& roster);
// Those that are one act with this event are among the `following` ones.
std::optional<codec::InputError> check_act(int followers, std::size_t following);
int followers_of(const codec::Written& event);
// Those that are one act with this event are among the `before` ones, of which the start is no act.
std::optional<codec::InputError> check_together(const codec::Written& event, std::int64_t before);
// The lines from `first` on as events of the match; where one only names somebody who sits here no more, what
// it is refused for. The error is the first line that is no event.
using ReadLine = tl::expected<codec::Written, codec::Failure>;
ReadLine read_line(const AnyMatch& match, const nlohmann::json& event, const codec::Roster& roster);
tl::expected<std::vector<ReadLine>, codec::InputError> read_lines(const Input& input, std::size_t first,
                                                                  const AnyMatch& match,
                                                                  codec::Roster roster);

std::string word_of(const nlohmann::json& event, const char* field, std::string otherwise);
bool changes_names(std::string_view type);  // an event after which names may mean other people
Refusal unreadable_now();

}  // namespace tanteador::session
