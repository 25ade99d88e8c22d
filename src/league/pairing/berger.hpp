#pragma once
// Round robin by the Berger tables: everybody meets everybody once in each cycle.

#include "src/league/standings/entrant.hpp"

namespace tanteador::league {

// The rounds for `entrants` (at least 2), each cycle as the published tables have it, with first and second
// changing places from cycle to cycle. With an odd number the highest number of the table is the bye. In a
// double cycle the last two rounds of the first are swapped, so that nobody has the same place three times.
std::vector<Round> berger(int entrants, int cycles = 1);

}  // namespace tanteador::league
