#pragma once
// Events between JSON and a match. What people write is read with a roster (names); stored events without.

#include <memory>
#include <string>
#include <string_view>
#include <variant>

#include <nlohmann/json_fwd.hpp>
#include <tl/expected.hpp>

#include "src/codec/input_error.hpp"
#include "src/codec/roster.hpp"
#include "src/registry/any_match.hpp"

namespace tanteador::codec {

// exit 2 or exit 1: unreadable, or refused by a rule.
using Failure = std::variant<InputError, Refusal>;

// One line of an event file as JSON. The error names line `line` and the column.
tl::expected<nlohmann::json, InputError> parse_line(std::string_view text, int line);
inline constexpr int kNestingMax = 100;  // of arrays and objects
// At that byte of a text whose first line has this number.
InputError placed(InputError error, std::string_view text, std::size_t at, int line = 1);
// Puts line and column on an error found in the fields of that line.
InputError located(InputError error, std::string_view text, int line);

// The type of a written event; an error where it has none, or it is no object.
tl::expected<std::string, InputError> event_type(const nlohmann::json& event);

// The type word of what counts at this place now; empty for corrections and seq 1.
std::string_view type_at(const AnyMatch& match, EventSeq seq);
// The event that counts at this place now as people write it; what only the log keeps is taken from the
// stored form in force, where that is given, `person` giving the name of an id. Null for corrections and
// seq 1.
nlohmann::json written_event(const AnyMatch& match, EventSeq seq, const Names& names,
                             const nlohmann::json& stored, const PersonName& person = kAsItIs);

// Applies stored events, one after another, with one parser.
class StoredReader {
 public:
  StoredReader();
  ~StoredReader();
  tl::expected<EventSeq, Failure> submit(AnyMatch& match, std::string_view kind, std::string_view payload);

 private:
  struct Parser;
  std::unique_ptr<Parser> parser_;
};

}  // namespace tanteador::codec
