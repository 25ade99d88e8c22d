#pragma once
// Changes of the standings caused by a correction.

#include <span>
#include <string>
#include <vector>

#include "src/league/competition/competition.hpp"
#include "src/reports/table.hpp"

namespace tanteador::report {

struct RankChange {
  league::Entrant entrant{};
  int rank = 0, rank_then = 0;
  Cell points, points_then;  // by the first criterion
  int stage = 0;
};
// Returns entrants whose place or value changed, by their new place. Compares the standings after the last
// complete round of this stage and of each later one.
std::vector<RankChange> list_moves(const league::Competition& before, const league::Competition& after,
                                   int stage);
// `names`: by entrant. Shows the stage only if one of them is not the first.
Table moved_table(const std::vector<RankChange>& all, const std::vector<std::string>& names);

struct Correction {
  std::string at, what, reason;  // at: RFC 3339
  std::vector<RankChange> moved;
};
// For programs: a row for each moved entrant, or one without entrants if nobody moved.
Table correction_lines(std::span<const Correction> corrections, const std::vector<std::string>& names);

}  // namespace tanteador::report
