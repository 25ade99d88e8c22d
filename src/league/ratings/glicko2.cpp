#include "src/league/ratings/glicko2.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "src/league/ratings/square.hpp"

namespace tanteador::league {

namespace {

// Step 2 of the paper: ratings around 0, in units of this many points.
constexpr double kScale = 173.7178;

double g(double phi) {
  return 1.0 / std::sqrt(1.0 + 3.0 * phi * phi / (std::numbers::pi * std::numbers::pi));
}

// Steps 3 and 4.
struct Evidence {
  double information = 0;  // 1 / v
  double surprise = 0;     // Δ / v
};

Evidence evidence(const Glicko2& system, double mu, std::span<const Glicko2Game> games) {
  Evidence sum;
  for (const Glicko2Game& game : games) {
    const double weight = g(game.opponent_deviation / kScale);
    const double opponent = (game.opponent_rating - system.initial.rating) / kScale;
    const double expected = 1.0 / (1.0 + std::exp(-weight * (mu - opponent)));
    sum.information += game.share * square(weight) * expected * (1.0 - expected);
    sum.surprise += game.share * weight * (game.scored - expected);
  }
  return sum;
}

// Step 5: the volatility, by the Illinois variant of the regula falsi, in about a dozen steps.
double new_volatility(const Glicko2& system, double phi, double sigma, double v, double delta) {
  constexpr int kStepsMax = 1000;
  const double a = std::log(square(sigma));
  const auto f = [&](double x) {
    const double e = std::exp(x), sum = square(phi) + v + e;
    return e * (square(delta) - sum) / (2.0 * square(sum)) - (x - a) / square(system.tau);
  };
  double left = a, right = std::log(square(delta) - square(phi) - v);
  if (!(square(delta) > square(phi) + v)) {
    right = a - system.tau;
    for (int step = 1; f(right) < 0 && step < kStepsMax; ++step) right = a - (step + 1) * system.tau;
  }
  double f_left = f(left), f_right = f(right);
  for (int step = 0; std::abs(right - left) > system.tolerance && step < kStepsMax; ++step) {
    const double middle = left + (left - right) * f_left / (f_right - f_left);
    const double f_middle = f(middle);
    if (f_middle * f_right <= 0) {
      left = right;
      f_left = f_right;
    } else {
      f_left /= 2;
    }
    right = middle;
    f_right = f_middle;
  }
  return std::exp(left / 2);
}

}  // namespace

Glicko2Rating age_rating(const Glicko2& system, const Glicko2Rating& before, int periods) {
  const double phi = before.deviation / kScale;
  const double grown = kScale * std::sqrt(square(phi) + periods * square(before.volatility));
  return {before.rating, std::max(before.deviation, std::min(grown, system.initial.deviation)),
          before.volatility};
}

Glicko2Rating update_rating(const Glicko2& system, const Glicko2Rating& before,
                            std::span<const Glicko2Game> games) {
  const double mu = (before.rating - system.initial.rating) / kScale, phi = before.deviation / kScale;
  const Evidence found = evidence(system, mu, games);
  if (!(found.information > 0)) return age_rating(system, before, 1);
  const double v = 1.0 / found.information;
  const double sigma = new_volatility(system, phi, before.volatility, v, v * found.surprise);
  // Steps 6 to 8.
  const double widened = square(phi) + square(sigma);
  const double new_phi = 1.0 / std::sqrt(1.0 / widened + found.information);
  const double new_mu = mu + square(new_phi) * found.surprise;
  return {kScale * new_mu + system.initial.rating, kScale * new_phi, sigma};
}

}  // namespace tanteador::league
