#pragma once
// Glicko-2 after M. Glickman, "Example of the Glicko-2 system" (2013): ratings in periods, whose games count
// all at once, so that their order within a period does not matter.

#include <span>

namespace tanteador::league {

struct Glicko2Rating {
  double rating = 1500, deviation = 350, volatility = 0.06;
  bool operator==(const Glicko2Rating&) const = default;
};

struct Glicko2 {
  double tau = 0.5;            // how fast the volatility may change: 0.3 to 1.2
  double tolerance = 1e-6;     // of the volatility's iteration
  Glicko2Rating initial = {};  // its deviation is also the greatest there can be
  bool operator==(const Glicko2&) const = default;
};

struct Glicko2Game {
  double opponent_rating = 1500, opponent_deviation = 350;  // before the period
  double scored = 0;                                        // 1 won, ½ drawn, 0 lost
  double share = 1.0;                                       // of the match played, for a substitute
};

// The rating after a period with these games; without any, the deviation grows.
Glicko2Rating rated(const Glicko2& system, const Glicko2Rating& before, std::span<const Glicko2Game> games);
// After so many periods without a game.
Glicko2Rating rested(const Glicko2& system, const Glicko2Rating& before, int periods);

}  // namespace tanteador::league
