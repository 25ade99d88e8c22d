#pragma once
// The cases of a match and the state of the appeals against them. Pure functions; the caller passes the time.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "src/session/match/open_match.hpp"
#include "src/session/store.hpp"

namespace tanteador::session {

// Returns the cases of the match in order, without struck ones but with those that an appeal has overturned.
std::vector<CaseRow> case_rows(const OpenMatch& match);
bool touches_cases(std::string_view kind);  // true if case_rows may change after such an event

struct Warning {
  std::string match;
  std::int64_t seq = 0;
  std::string at, fault;
  std::string level = {}, competition = {};  // as recorded; empty: not recorded
};
// The scope of a new ruling. It repeats warnings of the same match and the same competition. Outside
// competitions it repeats those of the same level.
struct WarningScope {
  std::string match, level, competition;
};
bool counts_in(const Warning& warning, const WarningScope& scope);
std::string warning_id(const Warning& warning);  // "MATCH:SEQ"
// Returns the warnings of one person in a match that are not struck. Empty `faults`: any fault.
std::vector<Warning> warnings_in(const OpenMatch& match, std::string_view person,
                                 std::span<const std::string> faults);
// True if `read`, the match made from `lines`, is a copy of `stored`. One log must begin with the other, and
// the times given in the lines must agree.
bool is_copy(const OpenMatch& read, std::string_view lines, const OpenMatch& stored);

inline constexpr int kAppealMinutes = 30;

// Adds minutes to a time, in UTC ("2026-11-21T20:35:00Z"). Null: `at` is no RFC 3339 time.
std::optional<std::string> add_minutes(std::string_view at, int minutes);
// True if `moment` is after `other`. Null: one of them is no RFC 3339 time.
std::optional<bool> is_after(std::string_view moment, std::string_view other);
// Milliseconds from one time to another, may be negative. Null: one of them is no RFC 3339 time.
std::optional<std::int64_t> milliseconds_between(std::string_view from, std::string_view to);

// The state of the appeals against a ruling.
struct Standing {
  // none: no appeal, and the time limit is over. may_appeal: the limit `until` is not reached.
  enum class State { none, may_appeal, open, upheld, rejected };
  State state = State::none;
  bool late = false;  // an appeal was made after `until`; it counts all the same
  std::string until;  // empty: the time of the ruling cannot be read
  bool operator==(const Standing&) const = default;
};
inline constexpr std::array<std::string_view, 5> kStandings{"none", "may_appeal", "open", "upheld",
                                                            "rejected"};
Standing standing_of(const CaseRow& row, int minutes, std::string_view now);

// The remedy that an allowed appeal put in place of the original one; empty: the original one stays.
std::string remedy_on_appeal(const CaseRow& row);

struct CaseRecord {
  CaseRow row;
  Standing appeal;
};

struct CaseFilter {
  std::string game = {}, person = {}, match = {};  // ids; empty: any
  bool open_only = false;                          // only cases with an undecided appeal
  bool precedents_only = false;
};

}  // namespace tanteador::session
