#pragma once
// Round robins. Berger tables: all entrants meet once in each cycle. Scheveningen: only two sides meet.

#include "src/league/standings/entrant.hpp"

namespace tanteador::league {

// Returns the rounds for `entrants` (at least 2). Each cycle follows the published tables; first and second
// place alternate between cycles. With an odd number, the highest number of the table is the bye. In a double
// cycle the last two rounds of the first swap: nobody has the same place three times running.
std::vector<Round> berger(int entrants, int cycles = 1);

// Scheveningen: two sides of `each` entrants, the second numbered after the first. In each cycle everybody
// meets everybody of the other side once. Everybody has the first place in half of the rounds, plus or minus
// one. Nobody has the same place three times running. Places alternate between cycles.
std::vector<Round> scheveningen(int each, int cycles = 1);

}  // namespace tanteador::league
