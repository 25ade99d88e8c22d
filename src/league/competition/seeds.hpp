#pragma once
// The seeding order of entrants.

#include <vector>

#include "src/league/competition/competition.hpp"

namespace tanteador::league {

// The entrants of the current stage, strongest first. First stage: by seeds from hand or lot, then by rating,
// then by number. Later stages: in the order from the previous stage, or as seeded since.
std::vector<Entrant> seed_order(const Competition& competition);

}  // namespace tanteador::league
