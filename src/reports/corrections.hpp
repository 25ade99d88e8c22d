#pragma once
// Changes of the standings by a correction.

#include <span>
#include <string>
#include <vector>

#include "src/league/competition/competition.hpp"
#include "src/reports/table.hpp"

namespace tanteador::report {

struct Moved {
  league::Entrant entrant{};
  int rank = 0, rank_then = 0;
  Cell points, points_then;  // the first comparison
  int stage = 0;
};
// Participants with another place or value after the last complete round of the stage and of those after
// it, into which its results may be carried; in order of the place they have then.
std::vector<Moved> list_moves(const league::Competition& before, const league::Competition& after, int stage);
// `names`: of the entrants. People see the stage where one of them is not the first.
Table moved_table(const std::vector<Moved>& all, const std::vector<std::string>& names);

struct Correction {
  std::string at, what, reason;  // at: RFC 3339
  std::vector<Moved> moved;
};
// For programs: a line for each who moved, one without where nobody did.
Table correction_lines(std::span<const Correction> corrections, const std::vector<std::string>& names);

}  // namespace tanteador::report
