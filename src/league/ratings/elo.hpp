#pragma once
// Elo's ratings with the logistic curve. A side has the mean rating of its players.

namespace tanteador::league {

// K is the largest change of a rating by one game. It is large for newcomers and small for the strongest.
struct Elo {
  double initial = 1500;
  double newcomer_k = 40, usual_k = 20, master_k = 10;
  int newcomer_games = 30;      // fewer games than this
  double master_rating = 2400;  // at least this, and no newcomer
  bool operator==(const Elo&) const = default;
};

// The expected share of a game against `opponent`: 0.5 against an equal, 10 to 1 with 400 points more.
double elo_expected(double rating, double opponent);
double elo_k(const Elo& system, double rating, int games);
// The rating after one or several games. `scored` and `expected` are sums.
double elo_rated(double rating, double k, double scored, double expected);

}  // namespace tanteador::league
