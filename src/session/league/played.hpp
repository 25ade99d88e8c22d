#pragma once
// What of competitions is rated. For this folder.

#include <chrono>
#include <vector>

#include "src/session/league/ranking/ratings.hpp"

namespace tanteador::session {

struct Played {
  std::chrono::sys_days week;  // its Monday
  std::vector<league::Seated> people;
  std::vector<int> ranks;  // by side
};
// The tables of a competition that are to be rated, in order.
void collect_played(const OpenCompetition& open, const league::SamePeople& same, std::vector<Played>& all);

// Oldest first, those of equal age by id.
std::vector<CompetitionSummary> oldest_first(const League& league);
bool is_ranked(const CompetitionSummary& row, const RatingQuery& of);

}  // namespace tanteador::session
