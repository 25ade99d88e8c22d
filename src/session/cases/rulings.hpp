#pragma once
// The record of cases: what was ruled in a match, and where an appeal against it stands. Pure; times are
// given.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "src/session/match/open_match.hpp"
#include "src/session/store.hpp"

namespace tanteador::session {

// The cases of a match that are not struck, in order; those that an appeal has struck are among them.
std::vector<CaseRow> case_rows(const OpenMatch& match);
bool touches_cases(std::string_view kind);  // an event after which case_rows may be others

struct Warning {
  std::string match;
  std::int64_t seq = 0;
  std::string at, fault;
  std::string level = {}, competition = {};  // as recorded; empty: it was not
};
// Where a ruling is made, and so which warnings it repeats: those of the same competition; outside of one
// those of the same level; those of the match itself always.
struct WarningScope {
  std::string match, level, competition;
};
bool counts_in(const Warning& warning, const WarningScope& scope);
std::string warning_id(const Warning& warning);  // "MATCH:SEQ"
// Warnings of one person in a match that are not struck; of any fault where there are no `faults`.
std::vector<Warning> warnings_in(const OpenMatch& match, std::string_view person,
                                 std::span<const std::string> faults);
// Is the match that was read from these lines, every one of them an event of it, the stored one? One log
// begins with the other, and the times that the lines tell are the same.
bool is_copy(const OpenMatch& read, std::string_view lines, const OpenMatch& stored);

inline constexpr int kAppealMinutes = 30;

// The same moment `minutes` later, in UTC ("2026-11-21T20:35:00Z"); nothing where `at` is no RFC 3339 time.
std::optional<std::string> later(std::string_view at, int minutes);
// Whether one moment is after another; nothing where either is no RFC 3339 time.
std::optional<bool> is_after(std::string_view moment, std::string_view other);
// From one moment to another, negative where that is earlier; nothing where either is no RFC 3339 time.
std::optional<std::int64_t> milliseconds_between(std::string_view from, std::string_view to);

struct Standing {
  // none: no appeal, and the time for one is over; may_appeal: it runs until `until`.
  enum class State { none, may_appeal, open, upheld, rejected };
  State state = State::none;
  bool late = false;  // an appeal was made after `until`: kept, and marked
  std::string until;  // empty where the time of the ruling cannot be read
  bool operator==(const Standing&) const = default;
};
inline constexpr std::array<std::string_view, 5> kStandings{"none", "may_appeal", "open", "upheld",
                                                            "rejected"};
Standing standing_of(const CaseRow& row, int minutes, std::string_view now);

// What is in force in the place of the remedy since an appeal was upheld: as it is kept; empty: the remedy
// itself.
std::string remedy_on_appeal(const CaseRow& row);

// A case of the record, with names for people and the appeal as it stands.
struct CaseEntry {
  CaseRow row;
  Standing appeal;
};

struct CaseFilter {
  std::string game = {}, person = {}, match = {};  // ids; empty: any
  bool open_only = false;                          // only where an appeal waits for its decision
  bool precedents_only = false;                    // only what is kept for when the same happens again
};

}  // namespace tanteador::session
