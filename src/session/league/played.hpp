#pragma once
// The rated results of competitions. Private to this folder.

#include <chrono>
#include <vector>

#include "src/session/league/ranking/ratings.hpp"

namespace tanteador::session {

struct RatedTable {
  std::chrono::sys_days week;  // its Monday
  std::vector<league::SeatedPerson> people;
  std::vector<int> ranks;  // by side
};
// Appends the rated tables of a competition, in order.
void collect_played(const OpenCompetition& open, const league::SamePeople& same,
                    std::vector<RatedTable>& all);

// Oldest first; equal times by id.
std::vector<CompetitionSummary> oldest_first(const League& league);
bool is_ranked(const CompetitionSummary& row, const RatingQuery& of);

}  // namespace tanteador::session
