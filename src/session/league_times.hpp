#pragma once
// When the rounds of a competition are. All moments are UTC; an empty one is not known.

#include <optional>
#include <string>
#include <vector>

#include "src/session/league.hpp"

namespace tanteador::session {

struct RoundTime {
  league::RoundRef round;
  std::string planned;        // by its date
  std::string drawn, closed;  // by the log, as it stands now
  int minutes = 0;            // of its clock; 0: it has none
};
// "2026-12-04 20:00" by the clock of this machine, or RFC 3339, as UTC; nothing where it is no such moment.
std::optional<std::string> moment_typed(const std::string& text);

// Of every round that is drawn or has a date, in order.
std::vector<RoundTime> round_times(const OpenCompetition& competition);

// Where it stands in a calendar: by its date, else from the draw; for its minutes, else until it was closed.
std::string begins(const RoundTime& time);
std::string ends(const RoundTime& time);
// When the clock of a round being played runs out: its minutes count from the draw, or from a later date.
std::string runs_out(const RoundTime& time);

}  // namespace tanteador::session
