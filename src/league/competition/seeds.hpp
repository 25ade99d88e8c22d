#pragma once
// The order entrants are seeded in.

#include <vector>

#include "src/league/competition/competition.hpp"

namespace tanteador::league {

// Everybody who has entered: as told by hand or lot, then by rating, then by number.
std::vector<Entrant> seed_order(const Competition& competition);

}  // namespace tanteador::league
