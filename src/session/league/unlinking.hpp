#pragma once
// What a linked match has given its table, taken away again, and given once more.

#include <string>
#include <vector>

#include "src/session/league/league.hpp"

namespace tanteador::session {

// The events that unlink a match: what stands at the table then is what would stand there if the match had
// said nothing since it was linked. What was entered or corrected by hand stays.
std::vector<league::CompetitionEvent> unlinking(const OpenCompetition& competition, league::TableRef table,
                                                const std::string& match);

// Those that link it again, with all it had given: `linked` is the table before it was unlinked, `unlinked`
// as it is since.
std::vector<league::CompetitionEvent> linking_again(league::TableRef table, const std::string& match,
                                                    const league::PlayedTable& linked,
                                                    const league::PlayedTable& unlinked);

}  // namespace tanteador::session
