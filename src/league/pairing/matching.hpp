#pragma once
// Pairs all vertices at the least cost. A saving in an earlier tier outweighs any loss in a later one.

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "src/league/pairing/matching_kernel.hpp"

namespace tanteador::league {

inline constexpr int kFarthest = 30'000;  // largest distance in points; its square stays in 32 bits
inline constexpr std::size_t kTiersMost = 11;

// The cost of a pair by tier, each at least 0.
using Costs = std::array<std::int32_t, kTiersMost>;
using CostFunction = std::function<Costs(int low, int high)>;  // of two vertices, low < high

struct MatchingLimits {
  Weight weight_max = kWeightMax;
  int all_pairs_up_to = 1'024;  // vertices; above that, only promising pairs are considered at first
};

// Returns the partner of each vertex in a perfect matching whose sums over the tiers are lexicographically
// least. The number of vertices must be even. The result depends only on the costs.
//
// Tiers are packed into one weight while it stays below `weight_max`. The unit of each exceeds the sum of the
// later ones. Further tiers are decided in another pass among the matchings that are best so far. These use
// only the tight edges of the pass's dual solution, and leave each of its odd sets once. So each pass narrows
// the edges for the next one, in which leaving odd sets costs more than anything else. With 1000 vertices the
// tiers of a Swiss take two passes, and the second has few edges left.
//
// A large field begins with the few cheapest pairs of each vertex. The dual solution tells whether another
// pair could make the matching cheaper. Such pairs are added until there are none, which proves the result
// for all pairs.
std::vector<int> cheapest_matching(int size, const CostFunction& cost, const MatchingLimits& limits = {});

}  // namespace tanteador::league
