#pragma once
// Explanation of a score: every posting with its rules and events.

#include <optional>
#include <string>
#include <vector>

#include "src/view/match_context.hpp"
#include "src/view/screens/screens.hpp"

namespace tanteador::view {

// An event in force that an amendment replaced.
struct AmendedEntry {
  std::int64_t seq = 0, by = 0;  // by: the amendment in force
};

struct CitedRule {
  const rulebook::Rule* rule = nullptr;  // never null
  std::string source, place;             // reference in this match's ruleset: by ids, and for people
  std::string why;                       // the circumstance that led to it; empty: the arithmetic shows it
};

struct PostingReason {
  LedgerLine line;
  std::string how;                  // arithmetic
  Points total = 0;                 // total of its side including this posting
  std::vector<CitedRule> rules;     // at least one, the posting's own rule first
  std::vector<LoggedEvent> events;  // its events in order, as in force
  std::vector<AmendedEntry> amended;
  std::optional<EventSeq> is_undone;  // later event that cancelled the posting
  bool shares_line = false;           // the arithmetic of the posting before, except for the last step
  std::optional<Side> set;            // winner of a set by this posting
};
// All postings in order. Needs `context.rules`.
std::vector<PostingReason> all_written(const MatchContext& context);

// A parameter agreed at this table. Needs `context.rules`.
struct Agreement {
  std::string name;
  rulebook::EditionValue value;
  std::string text;        // "Points of a game: 30"
  bool otherwise = false;  // differs from the ruleset
};
std::vector<Agreement> agreements(const MatchContext& context, const rulebook::Rule& rule);

// A correction in force.
struct Correction {
  std::int64_t seq = 0, of = 0;
  std::string kind, reason;  // kind: "voided", "amended"
  std::string text;
};
std::vector<Correction> corrections(const MatchContext& context);

// The event before and after this amendment; empty for the start of the match.
std::string amended_text(const MatchContext& context, const LoggedEvent& amendment);

// "Ana 24, Beto 23" and the won sets, to be read aloud.
std::string score_sentence(const MatchContext& context);
// The arithmetic, the decisive circumstances, and a later cancellation.
std::string how_sentence(const MatchContext& context, const PostingReason& written);

// The events of the same hand that led to a posting. Includes the one that wrote it, unless it belongs to
// another contest. For a whole deal: bids, shown and counted cards. `log`: events in force.
std::vector<LoggedEvent> events_behind(const AnyMatch& match, const std::vector<LoggedEvent>& log,
                                       const LedgerLine& line);

WhySheet make_why(const MatchContext& context, const WhyState& state);

}  // namespace tanteador::view
