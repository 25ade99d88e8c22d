#pragma once
// Which formats suit so many entrants in the time at hand.

#include <vector>

#include "src/league/competition/stage_setup.hpp"

namespace tanteador::league {

// How the game is played: two sides that meet, or single players at one table.
enum class Opposition : std::uint8_t { two_sides, singles };

struct Proposal {
  std::vector<StageSetup> stages;
  int rounds = 0;   // of all stages
  int minutes = 0;  // of all rounds
  bool fits = true;
};
// What fits into `minutes` with rounds of `round_minutes` (at least 1), the fullest first; where nothing
// fits, the least that can be played, which says so. `partners`: single entrants who play two against two.
// Nothing for fewer than two entrants.
std::vector<Proposal> propose(Opposition meeting, int entrants, int minutes, int round_minutes,
                              bool partners = false);

}  // namespace tanteador::league
