#pragma once
// Connects a table of a competition with its match, and a round with its clock.

#include <optional>
#include <string>
#include <vector>

#include "src/session/league/league.hpp"
#include "src/session/session.hpp"
#include "src/view/league/club.hpp"

namespace tanteador::queries {

// The ids of the people who play most of the match, by side.
std::vector<std::vector<std::string>> people_by_side(const league::Competition& now, league::TableRef table);
// Prepares a match of a table's people under the competition's rules. Null: they cannot play one together.
std::optional<view::MatchDraft> match_at(const session::Session& session, const session::League& league,
                                         const league::Competition& now, league::TableRef table);
void set_time_left(view::RoundClock& clock, const std::string& now);
// The clock of a round in play at the moment `now`; `until` is empty if there is none.
view::RoundClock round_clock(const session::OpenCompetition& open, league::RoundRef round,
                             const std::string& now);
// Sets the clock of the round in play.
void set_clock(view::OpenLeague& league, const session::OpenCompetition& open, const std::string& now);

}  // namespace tanteador::queries
