#pragma once
// Elo's ratings with the logistic curve: simple, and known to everybody. Sides by the mean of their players.

namespace tanteador::league {

// K, the most a game can move a rating, is large for newcomers and small for the strongest.
struct Elo {
  double initial = 1500;
  double newcomer_k = 40, usual_k = 20, master_k = 10;
  int newcomer_games = 30;      // fewer games than this
  double master_rating = 2400;  // at least this, and no newcomer
  bool operator==(const Elo&) const = default;
};

// The share of a game one may hope for against `opponent`: 0.5 against an equal, 10 to 1 at 400 more.
double elo_expected(double rating, double opponent);
double elo_k(const Elo& system, double rating, int games);
// After one game or several: the sums of what was scored and expected.
double elo_rated(double rating, double k, double scored, double expected);

}  // namespace tanteador::league
