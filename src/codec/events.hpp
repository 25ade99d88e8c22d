#pragma once
// Converts events between JSON and a match. Written events contain names and need a roster.

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

// InputError: unreadable (exit 2). Refusal: refused by a rule (exit 1).
using Failure = std::variant<InputError, Refusal>;

// Parses one line of an event file. The error has line `line` and the column.
tl::expected<nlohmann::json, InputError> parse_line(std::string_view text, int line);
inline constexpr int kNestingMax = 100;  // of arrays and objects
// Adds the position of byte `at` to an error. `line` is the number of the first line of the text.
InputError place_error(InputError error, std::string_view text, std::size_t at, int line = 1);
// Adds line and column to an error in a field of that line.
InputError locate_error(InputError error, std::string_view text, int line);

// The type of a written event. Error: no object, or no type.
tl::expected<std::string, InputError> event_type(const nlohmann::json& event);

// The type in force at a seq; empty for corrections and seq 1.
std::string_view type_at(const AnyMatch& match, EventSeq seq);
// The event in force at a seq, as people write it. Fields that only the log has come from `stored`, the
// stored form in force; `person` returns the name for an id. Null for corrections and seq 1.
nlohmann::json written_event(const AnyMatch& match, EventSeq seq, const Names& names,
                             const nlohmann::json& stored, const PersonName& person = kAsItIs);

// Applies stored events in order, with one parser.
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
