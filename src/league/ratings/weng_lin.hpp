#pragma once
// Ratings after Weng and Lin, "A Bayesian Approximation Method for Online Ranking" (JMLR 12, 2011). Matches
// may have any number of sides of any size, and ties. The constants are those of the OpenSkill libraries.

#include <cstdint>
#include <span>

namespace tanteador::league {

struct Skill {
  double mean = 25.0, deviation = 25.0 / 3;
  bool operator==(const Skill&) const = default;
};

// Bradley-Terry compares every two sides and treats ties fairly. Plackett-Luce can place sides that share the
// first place below the next one. With two sides both are equal.
enum class WengLinModel : std::uint8_t { bradley_terry_full, plackett_luce };

struct WengLin {
  WengLinModel model = WengLinModel::bradley_terry_full;
  double beta = 25.0 / 6;   // spread of a performance around the skill
  double kappa = 0.0001;    // smallest share of its variance that a rating keeps in one match
  double tau = 25.0 / 300;  // added uncertainty before each match, so that no rating freezes
  Skill initial = {};
  bool operator==(const WengLin&) const = default;
};

struct WengLinPlayer {
  Skill skill;
  double share = 1.0;  // of the match played, at most 1; 0: unchanged
};
struct WengLinSide {
  std::span<WengLinPlayer> players;  // at least one share above 0
  int rank = 0;                      // lower is better, equal: tied
};
inline constexpr std::size_t kRatedSidesMax = 12;

// Rates one match in place. Two players who share a seat count as one; each changes by his share.
void rate(const WengLin& system, std::span<const WengLinSide> sides);

}  // namespace tanteador::league
