#pragma once
// Pairs everybody with somebody at the least cost, where costs come in tiers: however little is saved in an
// earlier tier outweighs whatever is lost in a later one.

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "src/league/pairing/matching_kernel.hpp"

namespace tanteador::league {

inline constexpr int kFarthest = 30'000;  // apart, in points: its square stays in 32 bits
inline constexpr std::size_t kTiersMost = 11;

// What a pair costs, tier by tier: 0 and more.
using Costs = std::array<std::int32_t, kTiersMost>;
using CostOf = std::function<Costs(int low, int high)>;  // of two vertices, low < high

struct MatchingLimits {
  Weight weight_max = kWeightMax;
  int all_pairs_up_to = 1'024;  // vertices; with more, pairs that can be of use are looked for
};

// The partner of each vertex in a perfect matching whose sums over the tiers are lexicographically least.
// The number of vertices is even; the answer depends on nothing but the costs.
//
// As many tiers as stay below `weight_max` are packed into one weight, each counted in units that the later
// ones cannot add up to. What does not fit is decided in a further pass among the matchings that are best so
// far. The dual solution of a pass says which these are: they use its tight edges only and leave each of its
// odd sets once. So a pass narrows the edges for the next one, where leaving odd sets costs before anything
// else. With 1000 vertices the tiers of a Swiss take two passes, and the second has few edges left.
//
// A large field begins with the few cheapest pairs of each vertex. The dual solution then tells of every
// other pair whether it could make the matching cheaper: those that could are added until there is none,
// which proves the answer for all pairs.
std::vector<int> cheapest_matching(int size, const CostOf& cost, const MatchingLimits& limits = {});

}  // namespace tanteador::league
