#include "src/league/ratings/elo.hpp"

#include <cmath>

namespace tanteador::league {

double elo_expected(double rating, double opponent) {
  return 1.0 / (1.0 + std::pow(10.0, (opponent - rating) / 400.0));
}

double elo_k(const Elo& system, double rating, int games) {
  if (games < system.newcomer_games) return system.newcomer_k;
  return rating >= system.master_rating ? system.master_k : system.usual_k;
}

double elo_rated(double rating, double k, double scored, double expected) {
  return rating + k * (scored - expected);
}

}  // namespace tanteador::league
