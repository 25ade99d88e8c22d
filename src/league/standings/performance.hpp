#pragma once
// Tie-breaks from the opponents' ratings (FIDE C.07, article 10). Private to this folder.

#include <vector>

#include "src/league/standings/meetings.hpp"
#include "src/league/standings/tiebreaks.hpp"

namespace tanteador::league {

// The rounded average rating of rated opponents met at a table; 0: none. `ratings` by entrant; 0: unrated.
Value average_rating_of(const Meetings& meetings, const std::vector<int>& ratings, int entrant);
// The performance rating: that average, adjusted by the score in these games.
Value performance_of(const Meetings& meetings, const std::vector<int>& ratings, int entrant);

}  // namespace tanteador::league
