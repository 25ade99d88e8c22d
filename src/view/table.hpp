#pragma once
// A match as the session knows it, handed to the view: what it means, who is who, and what was entered.

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "src/core/opinion.hpp"
#include "src/core/text/text.hpp"
#include "src/registry/entry.hpp"
#include "src/rulebook/rulebook.hpp"

namespace tanteador::view {

// An event of the log; what it says is asked of the match.
struct LoggedEvent {
  std::int64_t seq = 0;
  std::string kind;         // as it counts now
  std::string_view at;      // RFC 3339, UTC
  std::string author = {};  // name, or empty
};

struct EarlierNames {
  std::int64_t before = 0;  // seq of the substitution
  Names names;              // until then
};

// What events would do if they were entered together now.
struct Attempt {
  std::shared_ptr<const AnyMatch> after;                 // null: refused
  std::string refused, rule;                             // the reason in a sentence, and its rule
  std::function<nlohmann::json(EventSeq)> written = {};  // an event that counts then, as people write it
};

// What a correction strikes beside what it names, and after it again those of it that are kept.
struct Falling {
  struct Part {  // an entry, or a decision with all that was entered with it
    std::int64_t seq = 0;
    bool kept = false;
    std::string why;  // a sentence: why it cannot be kept; empty: it can be
  };
  std::vector<Part> parts;
  std::shared_ptr<const AnyMatch> after;  // null: it cannot be made at all
};

// What every ruleset says of events that are asked about, the match's own first; or why it cannot be asked.
struct Asked {
  std::vector<Opinion> opinions;
  std::string problem;
};

// What earlier matches by the same rules have come to.
struct Best {
  int matches = 0;  // that were won
  int deal = 0;     // the most one side won in one deal
  int deals = 0;    // the fewest to win a match in; 0: none is known
};

struct Table {
  std::string id;
  const AnyMatch& match;  // must outlive the table
  Names names;
  std::string edition;                     // title of the ruleset
  std::vector<LoggedEvent> events;         // all, in order
  std::vector<EarlierNames> earlier = {};  // where a substitute came in, in order
  std::string instead = {};                // while an event is being replaced: that event, in words …
  const AnyMatch* now = nullptr;           // … and the match with it
  // The first event of the act that ends there: what one tap entered.
  std::function<EventSeq(EventSeq last)> act_began = {};
  // The stored form of what counts there, for the words that only the log keeps.
  std::function<std::string(EventSeq)> stored = {};
  std::function<Attempt(const Entries& entries)> attempt = {};
  // `keep`: by the first event of each part.
  std::function<Falling(const Entry& correction, const std::set<std::int64_t>& keep)> falling = {};
  std::function<Attempt(const std::string& lines)> attempt_decision = {};  // of command::Decide
  std::function<std::string(const std::string& rule)> place = {};  // where that rule stands for this match
  std::function<Asked(const Entries& entries)> ask = {};
  std::function<Best()> best = {};
  std::function<nlohmann::json(EventSeq)> written = {};  // an event that counts, as people write it
  const rulebook::Edition* rules = nullptr;              // what it is played by …
  std::map<std::string, rulebook::EditionValue, std::less<>> agreed =
      {};  // … and what this table has otherwise
};

// Who sat where when that event was entered.
const Names& names_at(const Table& table, std::int64_t seq);

}  // namespace tanteador::view
