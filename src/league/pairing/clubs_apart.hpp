#pragma once
// Seeds of a bracket that keep people of one club apart.

#include <span>
#include <vector>

#include "src/league/pairing/knockout.hpp"

namespace tanteador::league {

// Exchanges seeds so that few clubmates can meet in the first round, then few in the second, and so on.
// `clubs`: by seed; -1: none. Seeds change places only within 3 to 4, 5 to 8, 9 to 16 and so on. `keep_byes`:
// a seed with a bye keeps it. The result is the best that a search finds; in small brackets it is the best of
// all.
std::vector<Entrant> part_clubs(const Bracket& bracket, std::span<const Entrant> by_seed,
                                std::span<const int> clubs, bool keep_byes);

}  // namespace tanteador::league
