#pragma once
// The times of the rounds of a competition. All times are UTC; empty: unknown.

#include <optional>
#include <string>
#include <vector>

#include "src/session/league/league.hpp"

namespace tanteador::session {

// The clock of a round is stopped. `to` is empty while it still is.
struct Pause {
  std::string from, to;
};

struct RoundTime {
  league::RoundRef round;
  std::string planned;        // from the date of the round
  std::string drawn, closed;  // from the log, as corrected
  std::string begun;          // as far as the log tells; for a round drawn ahead, its first result
  int minutes = 0;            // of its clock, with the time added for all tables; 0: no clock
  std::vector<Pause> pauses = {};
};
// Converts a local time, "2026-12-04 20:00", "04.12.2026 20:00" or "04/12/2026 20:00", or an RFC 3339 time,
// to UTC. Null: no such time, or before 1970.
std::optional<std::string> read_moment(const std::string& text);

std::optional<std::string> end_of_day(const std::string& day);  // of "2026-12-04", "04.12.2026", "04/12/2026"
// Accepts both; a day alone means its end.
std::optional<std::string> moment_or_day(const std::string& text);

// All rounds that are drawn or have a date, in order.
std::vector<RoundTime> round_times(const OpenCompetition& competition);

// The planned or actual beginning: the date of the round, otherwise `begun`; empty: unknown.
std::string begins(const RoundTime& time);
// The end: after the minutes of the clock; otherwise the closing time on the same evening; otherwise after
// `usual` minutes. Empty if the beginning is unknown or `usual` is 0.
std::string ends(const RoundTime& time, int usual = 0);
// The clock of a round in play starts with the draw, or at the round's date if that is later.
struct RunningClock {
  std::string until;    // its end; while it is stopped, the end if it had gone on at `stopped`
  std::string stopped;  // since then; empty: it runs
};
std::optional<RunningClock> running_clock(const RoundTime& time);

}  // namespace tanteador::session
