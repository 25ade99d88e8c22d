#pragma once
// A season of several stages: points by the rank in each, of which the best few count.

#include <span>
#include <vector>

#include "src/league/standings/results.hpp"

namespace tanteador::league {

// The season has its own list of entrants (the players or teams that carry points from stage to stage).
struct StagePlace {
  Entrant entrant{};
  int rank = 0;  // from 1, may be shared; 0: took part without a rank
};
struct Stage {
  std::vector<StagePlace> places;  // nobody twice
};

struct SeasonRule {
  std::vector<Halves> by_rank;  // for rank 1, 2, …; those who share a rank get its points each
  Halves for_taking_part = 0;   // beyond the list, and without a rank
  int best = 0;                 // how many stages count for each; 0: all
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
  int rank = 0;            // shared by those level in total and, stage by stage, in their best results
  std::int64_t total = 0;  // halves
  bool lantern = false;
  std::vector<StagePoints> stages;  // those it took part in, in order
};
// What counts of those before that stage.
std::int64_t counted_before(std::span<const StagePoints> stages, int stage);

// Everybody who took part in a stage, best first: by the total, then by the best result counted, the second
// best and so on, then shared (listed by number).
std::vector<SeasonRow> season_standings(std::span<const Stage> stages, const SeasonRule& rule);

}  // namespace tanteador::league
