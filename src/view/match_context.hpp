#pragma once
// MatchContext: the input of the view models: a match, its names and its log.

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

// An event of the log; its content is read from the match.
struct LoggedEvent {
  std::int64_t seq = 0;
  std::string kind;         // of the event in force
  std::string_view at;      // RFC 3339, UTC
  std::string author = {};  // name; empty: unknown
};

struct EarlierNames {
  std::int64_t before = 0;  // sequence number of the substitution
  Names names;              // valid before it
};

// The result of entering events together now.
struct Attempt {
  std::shared_ptr<const AnyMatch> after;                 // null: the events are refused
  std::string refused, rule;                             // reason of the refusal, and its rule
  std::function<nlohmann::json(EventSeq)> written = {};  // a resulting event, in readable form
};

// Events that a correction strikes besides its target, and the match after it with the kept parts.
struct CascadePreview {
  struct Part {  // an entry, or a decision with all its events
    std::int64_t seq = 0;
    bool is_reentered = false;
    std::string why;  // reason why it cannot be kept; empty: it can
  };
  std::vector<Part> parts;
  std::shared_ptr<const AnyMatch> after;  // null: the correction is impossible
};

// Opinions of all rulesets on events, the match's own first; or the problem that prevents an answer.
struct OpinionAnswer {
  std::vector<Opinion> opinions;
  std::string problem;
};

// Records of earlier matches under the same rules.
struct Best {
  int matches = 0;  // won matches
  int deal = 0;     // most points of a side in one deal
  int deals = 0;    // fewest deals of a won match; 0: unknown
};

struct MatchContext {
  std::string id;
  const AnyMatch& match;  // must outlive the context
  Names names;
  std::string edition;                     // title of the ruleset
  std::vector<LoggedEvent> events;         // all, in order
  std::vector<EarlierNames> earlier = {};  // names before each substitution, in order
  std::string instead = {};                // the event being replaced, in words; empty: none
  const AnyMatch* now = nullptr;           // the match including that event; null: none
  // First event of the group of events that ends at `last`: the events of one tap.
  std::function<EventSeq(EventSeq last)> act_began = {};
  // The stored form of the event in force, for fields that only the log holds.
  std::function<std::string(EventSeq)> stored = {};
  std::function<Attempt(const Entries& entries)> attempt = {};
  // `keep`: first events of the parts to keep.
  std::function<CascadePreview(const Entry& correction, const std::set<std::int64_t>& keep)> preview_cascade =
      {};
  std::function<Attempt(const std::string& lines)> attempt_decision = {};  // lines of command::Decide
  std::function<std::string(const std::string& rule)> place =
      {};  // reference of the rule in this match's ruleset
  std::function<OpinionAnswer(const Entries& entries)> ask = {};
  std::function<Best()> best = {};
  std::function<nlohmann::json(EventSeq)> written = {};  // an event in force, in readable form
  const rulebook::Edition* rules = nullptr;
  std::map<std::string, rulebook::EditionValue, std::less<>> agreed =
      {};  // parameters that differ from the ruleset
};

const Names& names_at(const MatchContext& context, std::int64_t seq);

}  // namespace tanteador::view
