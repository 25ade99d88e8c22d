#pragma once
// When the rounds of a competition are. All moments are UTC; an empty one is not known.

#include <optional>
#include <string>
#include <vector>

#include "src/session/league/league.hpp"

namespace tanteador::session {

struct RoundTime {
  league::RoundRef round;
  std::string planned;        // by its date
  std::string drawn, closed;  // by the log, as it stands now
  std::string begun;          // as far as the log tells: a round drawn ahead by its first result
  int minutes = 0;            // of its clock; 0: it has none
};
// "2026-12-04 20:00" by the clock of this machine, or RFC 3339, as UTC; nothing where it is no such moment.
std::optional<std::string> read_moment(const std::string& text);

std::optional<std::string> end_of_day(const std::string& day);  // of "2026-12-04"
// Either of them: "2026-12-04" is that day to its end.
std::optional<std::string> moment_or_day(const std::string& text);

// Of every round that is drawn or has a date, in order.
std::vector<RoundTime> round_times(const OpenCompetition& competition);

// When it was played, or is to be: by its date, else from when it was begun; empty where nobody knows.
std::string begins(const RoundTime& time);
// After its minutes, else when it was closed if that was the same evening, else after `usual` minutes; empty
// where that is 0.
std::string ends(const RoundTime& time, int usual = 0);
// When the clock of a round being played runs out: its minutes count from the draw, or from a later date.
std::string runs_out(const RoundTime& time);

}  // namespace tanteador::session
