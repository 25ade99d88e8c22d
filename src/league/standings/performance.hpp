#pragma once
// Tie-breaks from the opponents' ratings (FIDE C.07, article 10). For this folder's own use.

#include <vector>

#include "src/league/standings/meetings.hpp"
#include "src/league/standings/tiebreaks.hpp"

namespace tanteador::league {

// Of the rated opponents met at the table, to the nearest whole; 0 without any. `ratings` by entrant, 0:
// unrated.
Value average_rating_of(const Meetings& meetings, const std::vector<int>& ratings, int entrant);
// That average and what the score in these games makes of it.
Value performance_of(const Meetings& meetings, const std::vector<int>& ratings, int entrant);

}  // namespace tanteador::league
