#pragma once
// Virtual points for the stronger half in the first rounds of a Swiss (FIDE C.04.5.1, Baku acceleration).
// They count for the pairing only.

#include <span>
#include <vector>

#include "src/league/standings/results.hpp"

namespace tanteador::league {

// The points that these entrants have while one round is paired.
struct VirtualPoints {
  Halves points = 0;
  std::vector<Entrant> entrants;
  bool operator==(const VirtualPoints&) const = default;
};

// A win in the first quarter of the rounds, half a win in the second, then 0. Half and quarter are rounded
// up. `round` counts from 0.
Halves virtual_points_in(int round, int rounds, Halves win);

// The stronger half by rank, rounded up to an even number, the strongest first. `present`: the entrants of
// the first round. `ranks`: by entrant, lower is stronger.
std::vector<Entrant> stronger_half(std::vector<Entrant> present, std::span<const int> ranks);

}  // namespace tanteador::league
