#pragma once
// Proposes formats for a number of entrants and the available time.

#include <vector>

#include "src/league/competition/stage_setup.hpp"

namespace tanteador::league {

enum class Opposition : std::uint8_t { two_sides, singles };

struct Proposal {
  std::vector<StageSetup> stages;
  int rounds = 0;   // of all stages
  int minutes = 0;  // of all rounds
  bool fits = true;
};
// Returns formats that fit into `minutes` with rounds of `round_minutes` (at least 1), the most complete
// first. If none fits, returns the shortest with `fits` false. `partners`: single entrants who play two
// against two. Empty for fewer than two entrants.
std::vector<Proposal> propose(Opposition meeting, int entrants, int minutes, int round_minutes,
                              bool partners = false);

}  // namespace tanteador::league
