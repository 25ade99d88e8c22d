#pragma once
// Removes and restores the results that a linked match gave its table.

#include <string>
#include <vector>

#include "src/session/league/league.hpp"

namespace tanteador::session {

// The events that give the table the state it would have without the match. Entries and corrections by hand
// stay.
std::vector<league::CompetitionEvent> unlinking(const OpenCompetition& competition, league::TableRef table,
                                                const std::string& match);

// Returns the events that link the match again and restore its results. `linked` is the table before the
// unlinking, `unlinked` the current one.
std::vector<league::CompetitionEvent> linking_again(league::TableRef table, const std::string& match,
                                                    const league::PlayedTable& linked,
                                                    const league::PlayedTable& unlinked);

}  // namespace tanteador::session
