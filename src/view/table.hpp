#pragma once
// A match as the session knows it, handed to the view: what it means, who is who, and what was entered.

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "src/core/text.hpp"
#include "src/registry/any_match.hpp"

namespace tanteador::view {

// An event as it counts now: where it was amended, with the fields of its last amendment.
struct LoggedEvent {
  std::int64_t seq = 0;
  std::string kind;
  std::string payload;  // JSON in the stored form: players and sides by number
  std::string at;       // RFC 3339, UTC
  std::string author;   // name, or empty
};

struct EarlierNames {
  std::int64_t before = 0;  // seq of the substitution
  Names names;              // until then
};

// What lines of an event file would do if they were entered together now.
struct Attempt {
  std::optional<AnyMatch> after;  // nothing: refused
  std::string refused, rule;      // the reason in a sentence, and its rule
};

struct Table {
  std::string id;
  const AnyMatch& match;  // must outlive the table
  Names names;
  std::string edition;                     // title of the ruleset
  std::vector<LoggedEvent> events;         // all, in order; the last ones at least for the board
  std::vector<EarlierNames> earlier = {};  // where a substitute came in, in order
  std::string instead = {};                // while an event is being replaced: that event, in words
  std::function<Attempt(const std::string& lines)> attempt = {};
  std::function<std::string(const std::string& rule)> place = {};  // where that rule stands for this match
};

// Who sat where when that event was entered.
const Names& names_at(const Table& table, std::int64_t seq);

}  // namespace tanteador::view
