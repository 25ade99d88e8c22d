#include "src/league/ratings/weng_lin.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

#include "src/league/ratings/square.hpp"

namespace tanteador::league {

namespace {

// The strength of a side and its result: Ω and Δ of the paper, without the player's own part.
struct RankedSide {
  double mean = 0, variance = 0, deviation = 0;
  double omega = 0, delta = 0;
  int rank = 0;
};
using Teams = std::span<RankedSide>;

RankedSide team_of(const WengLin& system, const WengLinSide& side) {
  RankedSide team{.rank = side.rank};
  for (const auto& [skill, share] : side.players) {
    team.mean += share * skill.mean;
    team.variance += square(share) * (square(skill.deviation) + square(system.tau));
  }
  team.deviation = std::sqrt(team.variance);
  return team;
}

// Algorithm 1 of the paper: every two sides. `per` is 1 / c.
void compare_pairs(const WengLin& system, Teams teams) {
  const double noise = 2 * square(system.beta);
  for (std::size_t i = 0; i < teams.size(); ++i) {
    for (std::size_t j = i + 1; j < teams.size(); ++j) {
      RankedSide &one = teams[i], &other = teams[j];
      const double per = 1.0 / std::sqrt(one.variance + other.variance + noise);
      const double expected = 1.0 / (1.0 + std::exp((other.mean - one.mean) * per));
      const double scored = one.rank < other.rank ? 1.0 : one.rank == other.rank ? 0.5 : 0.0;
      const double gain = (scored - expected) * per;
      const double spread = expected * (1.0 - expected) * per * per * per;
      one.omega += gain;
      other.omega -= gain;
      one.delta += one.deviation * spread;  // γ = σ / c
      other.delta += other.deviation * spread;
    }
  }
}

// Algorithm 4: the order of all sides at once.
void compare_order(const WengLin& system, Teams teams) {
  double field = 0;
  for (const RankedSide& team : teams) field += team.variance + square(system.beta);
  const double per = 1.0 / std::sqrt(field);
  std::array<double, kRatedSidesMax> strength{};
  for (std::size_t i = 0; i < teams.size(); ++i) strength[i] = std::exp(teams[i].mean * per);
  for (std::size_t q = 0; q < teams.size(); ++q) {
    double rest = 0, level = 0;  // sides not before q, and sides tied with it
    for (std::size_t i = 0; i < teams.size(); ++i) {
      if (teams[i].rank >= teams[q].rank) rest += strength[i];
      if (teams[i].rank == teams[q].rank) level += 1;
    }
    const double share = 1.0 / rest, part = per / level;
    for (std::size_t i = 0; i < teams.size(); ++i) {
      if (teams[i].rank < teams[q].rank) continue;
      const double chance = strength[i] * share;
      teams[i].omega += ((i == q ? 1.0 : 0.0) - chance) * part;
      teams[i].delta += teams[i].deviation * chance * (1.0 - chance) * part * per * per;
    }
  }
}

void move(const WengLin& system, const RankedSide& team, WengLinPlayer& player) {
  if (!(player.share > 0)) return;
  const double variance = square(player.skill.deviation) + square(system.tau);
  const double factor = std::max(1.0 - square(player.share) * variance * team.delta, system.kappa);
  player.skill.mean += player.share * variance * team.omega;
  player.skill.deviation = std::sqrt(variance * factor);
}

}  // namespace

void rate(const WengLin& system, std::span<const WengLinSide> sides) {
  assert(sides.size() <= kRatedSidesMax);
  std::array<RankedSide, kRatedSidesMax> storage;
  const Teams teams = Teams(storage).first(std::min(sides.size(), kRatedSidesMax));
  for (std::size_t i = 0; i < teams.size(); ++i) teams[i] = team_of(system, sides[i]);
  if (system.model == WengLinModel::plackett_luce) {
    compare_order(system, teams);
  } else {
    compare_pairs(system, teams);
  }
  for (std::size_t i = 0; i < teams.size(); ++i) {
    for (WengLinPlayer& player : sides[i].players) move(system, teams[i], player);
  }
}

}  // namespace tanteador::league
