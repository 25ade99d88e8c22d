#pragma once
// Glicko-2 after M. Glickman, "Example of the Glicko-2 system" (2013). Ratings change once in a period, so
// the order of its games does not matter.

#include <span>

namespace tanteador::league {

struct Glicko2Rating {
  double rating = 1500, deviation = 350, volatility = 0.06;
  bool operator==(const Glicko2Rating&) const = default;
};

struct Glicko2 {
  double tau = 0.5;            // limits the change of the volatility: 0.3 to 1.2
  double tolerance = 1e-6;     // of the iteration for the volatility
  Glicko2Rating initial = {};  // its deviation is also the largest possible one
  bool operator==(const Glicko2&) const = default;
};

struct Glicko2Game {
  double opponent_rating = 1500, opponent_deviation = 350;  // before the period
  double scored = 0;                                        // 1 won, ½ drawn, 0 lost
  double share = 1.0;  // of the match played, less than 1 for a substitute
};

// The rating after a period with these games. Without games the deviation grows.
Glicko2Rating update_rating(const Glicko2& system, const Glicko2Rating& before,
                            std::span<const Glicko2Game> games);
// The rating after so many periods without games.
Glicko2Rating age_rating(const Glicko2& system, const Glicko2Rating& before, int periods);

}  // namespace tanteador::league
