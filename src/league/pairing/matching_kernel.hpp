#pragma once
// A perfect matching of greatest weight in any graph, with what proves it. For this folder's own use, and
// readable as C++17: the library behind it cannot be compiled as C++20.

#include <cstdint>
#include <vector>

namespace tanteador::league {

using Weight = std::int64_t;
// Dual values are kept fourfold and added in pairs; below this nothing overflows.
inline constexpr Weight kWeightMax = Weight{1} << 58;

struct WeightedEdge {
  int a = 0, b = 0;
  Weight weight = 0;  // 0 to kWeightMax
};

struct HeaviestMatching {
  std::vector<int> partner;                // of each vertex; empty: there is no perfect matching
  std::vector<Weight> potential;           // dual value of each vertex, in quarters of a weight
  std::vector<std::vector<int>> odd_sets;  // those with a dual value above 0
  std::vector<Weight> odd_set_values;
};
// An edge is tight if its ends' potentials and the values of the odd sets that hold both make four times its
// weight. Every perfect matching of tight edges that leaves each odd set once is as heavy, and no other is.
HeaviestMatching heaviest_perfect_matching(int vertices, const std::vector<WeightedEdge>& edges);

}  // namespace tanteador::league
