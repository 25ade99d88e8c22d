#pragma once
// A perfect matching of greatest weight in any graph, with a proof. Private to this folder. Must compile as
// C++17, because the library behind it does not compile as C++20.

#include <cstdint>
#include <vector>

namespace tanteador::league {

using Weight = std::int64_t;
// Dual values are stored times four and added in pairs; below this limit nothing overflows.
inline constexpr Weight kWeightMax = Weight{1} << 58;

struct WeightedEdge {
  int a = 0, b = 0;
  Weight weight = 0;  // 0 to kWeightMax
};

struct HeaviestMatching {
  std::vector<int> partner;                // of each vertex; empty: no perfect matching exists
  std::vector<Weight> potential;           // dual value of each vertex, in quarters of a weight
  std::vector<std::vector<int>> odd_sets;  // sets with a dual value above 0
  std::vector<Weight> odd_set_values;
};
// An edge is tight if 4 × weight = potentials of its ends + values of the odd sets with both ends. Exactly
// the perfect matchings of tight edges that leave each odd set once have the greatest weight.
HeaviestMatching heaviest_perfect_matching(int vertices, const std::vector<WeightedEdge>& edges);

}  // namespace tanteador::league
