#pragma once
// Why a score is what it is: every posting with what it rests on, as facts to be written as text or JSON.

#include <vector>

#include "src/codec/result.hpp"
#include "src/session/open_match.hpp"
#include "src/view/table.hpp"

namespace tanteador::cli {

// An event in force that was replaced.
struct Amended {
  std::int64_t seq = 0, by = 0;  // by: the amendment in force
};

struct Reason {
  codec::EntryText entry;
  Points total = 0;                       // of its side, with this posting
  const rulebook::Rule* rule = nullptr;   // never null
  std::vector<view::LoggedEvent> events;  // behind it, in order, as they count now
  std::vector<Amended> amended;           // of those
  std::optional<EventSeq> taken_back;     // by this later event
  bool shares_line = false;               // the arithmetic is the one before's, but for its last step
  std::string chico;                      // the side that wins the chico with it; else empty
};
std::vector<Reason> reasons(const session::OpenMatch& match);

// A table agreement in force.
struct Agreement {
  std::string name;
  rulebook::EditionValue value;
  std::string text;        // "Points of a chico: 30"
  bool otherwise = false;  // than the match's ruleset has it
};
std::vector<Agreement> agreements(const session::OpenMatch& match, const rulebook::Rule& rule);

// A correction in force.
struct Correction {
  std::int64_t seq = 0, of = 0;
  std::string kind, reason;  // kind: "voided", "amended"
  std::string text;          // one sentence
};
std::vector<Correction> corrections(const session::OpenMatch& match);

}  // namespace tanteador::cli
