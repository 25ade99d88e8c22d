#pragma once
// A table of a competition and the match that is played at it.

#include <optional>
#include <string>
#include <vector>

#include "src/session/league/league.hpp"
#include "src/session/session.hpp"
#include "src/view/league/club.hpp"

namespace tanteador::queries {

// Who plays for most of the match, by side: ids.
std::vector<std::vector<std::string>> people_by_side(const league::Competition& now, league::TableRef table);
// A match of the people at a table, by the rules of the competition, as it can be started; nothing where they
// cannot play one together.
std::optional<view::MatchDraft> match_at(const session::Session& session, const session::League& league,
                                         const league::Competition& now, league::TableRef table);
// When the clock of the round being played runs out, if it has one.
void set_clock(view::OpenLeague& league, const session::OpenCompetition& open, const std::string& now);

}  // namespace tanteador::queries
