#pragma once
// What a change does to the standings, and competitions as they stood at another time.

#include "src/cli/league/league_context.hpp"
#include "src/view/league/corrections.hpp"

namespace tanteador::cli {

using view::list_moves;
using view::Moved;
nlohmann::json moved_json(const std::vector<Moved>& all, const std::vector<std::string>& names);

// The competition that is meant, as it stood at --as-of.
session::OpenCompetition competition_then(LeagueContext& desk, const Moment& arguments);

}  // namespace tanteador::cli
