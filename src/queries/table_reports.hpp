#pragma once
// The different results that were entered for a table.

#include <vector>

#include "src/session/league/league.hpp"
#include "src/view/league/known.hpp"

namespace tanteador::queries {

// The one that counts first, each with its match and the time at which it was first entered. Empty: the
// results do not differ.
std::vector<view::TableReport> disputed_reports(const session::OpenCompetition& open, league::TableRef table);

}  // namespace tanteador::queries
