#pragma once
// The order entrants are seeded in.

#include <vector>

#include "src/league/competition/competition.hpp"

namespace tanteador::league {

// The participants of the present stage, the strongest first. Of the first stage: as set by hand or lot, then
// by rating, then by number. Of a later one: as they came out of the stage before, or as set since.
std::vector<Entrant> seed_order(const Competition& competition);

}  // namespace tanteador::league
