#pragma once
// Why a score is what it is: every posting with what it rests on, and the same as a screen.

#include <optional>
#include <string>
#include <vector>

#include "src/view/screens/screens.hpp"
#include "src/view/table.hpp"

namespace tanteador::view {

// An event in force that was replaced.
struct Amended {
  std::int64_t seq = 0, by = 0;  // by: the amendment in force
};

// A rule a posting rests on.
struct Cited {
  const rulebook::Rule* rule = nullptr;  // never null
  std::string source, place;             // where it stands for this match: by ids, and for people
  std::string why;                       // what of the deal called for it; empty where the arithmetic says so
};

// A posting.
struct Written {
  LedgerLine line;
  std::string how;                     // the arithmetic
  Points total = 0;                    // of its side, with this posting
  std::vector<Cited> rules;            // at least one: the posting's own comes first
  std::vector<LoggedEvent> events;     // behind it, in order, as they count now
  std::vector<Amended> amended;        // of those
  std::optional<EventSeq> taken_back;  // by this later event
  bool shares_line = false;            // the arithmetic is the one before's, but for its last step
  std::optional<Side> set;             // who wins the set with it
};
// In the order they were written. `table.rules` is needed.
std::vector<Written> all_written(const Table& table);

// A table agreement in force. `table.rules` is needed.
struct Agreement {
  std::string name;
  rulebook::EditionValue value;
  std::string text;        // "Points of a game: 30"
  bool otherwise = false;  // than the match's ruleset has it
};
std::vector<Agreement> agreements(const Table& table, const rulebook::Rule& rule);

// A correction in force.
struct Correction {
  std::int64_t seq = 0, of = 0;
  std::string kind, reason;  // kind: "voided", "amended"
  std::string text;          // one sentence
};
std::vector<Correction> corrections(const Table& table);

// What an event was before this amendment, and what it is with it; empty for the start of the match.
std::string amended_text(const Table& table, const LoggedEvent& amendment);

// "Ana 24, Beto 23", and the sets won: the answer to be read aloud.
std::string score_sentence(const Table& table);
// The arithmetic, what of the deal decided it, and what became of it later.
std::string how_sentence(const Table& table, const Written& written);

// The events of the same hand that had a part in what the points are for, and the one that wrote them unless
// it is of another contest; of a deal what was bid, shown and counted. `log`: those in force.
std::vector<LoggedEvent> events_behind(const AnyMatch& match, const std::vector<LoggedEvent>& log,
                                       const LedgerLine& line);

WhySheet make_why(const Table& table, const WhyPick& pick);

}  // namespace tanteador::view
