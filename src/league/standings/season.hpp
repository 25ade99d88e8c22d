#pragma once
// A season of several stages: points for the rank in each; the best few count.

#include <span>
#include <vector>

#include "src/league/standings/results.hpp"

namespace tanteador::league {

// Entrants are numbered for the season: the players or teams that collect points over its stages.
struct StagePlace {
  Entrant entrant{};
  int rank = 0;  // from 1, may be shared; 0: no rank
};
struct Stage {
  std::vector<StagePlace> places;  // nobody twice
};

struct SeasonRule {
  std::vector<Halves> by_rank;  // for rank 1, 2, …; each entrant who shares a rank gets its points
  Halves for_taking_part = 0;   // for a rank beyond the list, or no rank
  int best = 0;                 // number of stages that count for each entrant; 0: all
  bool operator==(const SeasonRule&) const = default;
};

struct StagePoints {
  int stage = 0;  // from 0
  int rank = 0;
  Halves points = 0;
  bool counted = false;
};
struct SeasonRow {
  Entrant entrant{};
  int rank = 0;            // shared if the total and all best results are equal
  std::int64_t total = 0;  // halves
  bool lantern = false;
  std::vector<StagePoints> stages;  // stages with participation, in order
};
// The sum of the counted points of earlier stages.
std::int64_t points_before_stage(std::span<const StagePoints> stages, int stage);

// All participants, best first: by the total, then by the best counted results; equal ones by number.
std::vector<SeasonRow> season_standings(std::span<const Stage> stages, const SeasonRule& rule);

}  // namespace tanteador::league
