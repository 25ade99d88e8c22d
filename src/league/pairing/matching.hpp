#pragma once
// Pairs everybody with somebody at the least cost, where costs come in tiers: however little is saved in an
// earlier tier outweighs whatever is lost in a later one.

#include <cstdint>
#include <span>
#include <vector>

#include "src/league/pairing/matching_kernel.hpp"

namespace tanteador::league {

inline constexpr int kFarthest = 30'000;  // apart, in points: its square stays in 32 bits

// What each pair of `size` vertices costs in one tier: 0 and more, the same both ways.
class PairCosts {
 public:
  explicit PairCosts(int size)
      : size_(size), costs_(static_cast<std::size_t>(size) * static_cast<std::size_t>(size - 1) / 2) {}

  int size() const { return size_; }
  std::int32_t& at(int a, int b) { return costs_[place(a, b)]; }
  std::int32_t at(int a, int b) const { return costs_[place(a, b)]; }

 private:
  static std::size_t place(int a, int b) {
    const auto low = static_cast<std::size_t>(a < b ? a : b), high = static_cast<std::size_t>(a < b ? b : a);
    return high * (high - 1) / 2 + low;
  }
  int size_;
  std::vector<std::int32_t> costs_;
};

// The partner of each vertex in the perfect matching whose sums over the tiers are lexicographically least.
// The number of vertices is even and the same in every tier (one at least); the answer depends on nothing but
// the costs.
//
// As many tiers as stay below `weight_max` are packed into one weight, each counted in units that the later
// ones cannot add up to. What does not fit is decided in a further pass among the matchings that are best so
// far. The dual solution of a pass says which these are: they use its tight edges only and leave each of its
// odd sets once. So a pass narrows the edges for the next one, where leaving odd sets costs before anything
// else. With 1000 vertices the tiers of a Swiss take two passes, and the second has few edges left.
std::vector<int> cheapest_matching(std::span<const PairCosts> tiers, Weight weight_max = kWeightMax);

}  // namespace tanteador::league
