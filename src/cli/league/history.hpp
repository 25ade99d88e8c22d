#pragma once
// Effects of a change on the standings, and competitions at an earlier time.

#include "src/cli/league/league_context.hpp"
#include "src/view/league/corrections.hpp"

namespace tanteador::cli {

using view::list_moves;
using view::RankChange;
nlohmann::json moved_json(const std::vector<RankChange>& all, const std::vector<std::string>& names);

// The competition at the time of --as-of; by default now.
session::OpenCompetition competition_then(LeagueContext& leagues, const Moment& arguments);

}  // namespace tanteador::cli
