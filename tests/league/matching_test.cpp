// Matchings against an exhaustive search. TANTEADOR_LONG in the environment tries all 20,000 graphs.

#include "src/league/matching.hpp"

#include <doctest/doctest.h>

#include <array>
#include <cstdlib>
#include <limits>
#include <numeric>

#include "src/league/random.hpp"

using namespace tanteador::league;

namespace {

int graphs_wanted() { return std::getenv("TANTEADOR_LONG") ? 20'000 : 400; }

// Best over every perfect matching of the vertices in a mask, by always pairing the lowest free one.
template <class Sum, class Cost>
Sum exhaustive(int size, const Sum& worst, Cost&& cost_of) {
  std::vector<Sum> best(std::size_t{1} << size, worst);
  best[0] = Sum{};
  for (std::size_t mask = 1; mask < best.size(); ++mask) {
    int low = 0;
    while ((mask >> low & 1) == 0) ++low;
    for (int other = low + 1; other < size; ++other) {
      const std::size_t pair = (std::size_t{1} << low) | (std::size_t{1} << other);
      if ((mask & pair) != pair || best[mask ^ pair] == worst) continue;
      const Sum sum = best[mask ^ pair] + cost_of(low, other);
      if (sum < best[mask]) best[mask] = sum;
    }
  }
  return best.back();
}

constexpr std::size_t kTiers = 4;
struct Sums {
  std::array<std::int64_t, kTiers> of{};
  auto operator<=>(const Sums&) const = default;
  Sums operator+(const Sums& other) const {
    Sums sum = *this;
    for (std::size_t tier = 0; tier < kTiers; ++tier) sum.of[tier] += other.of[tier];
    return sum;
  }
};

Sums of_matching(const std::vector<PairCosts>& tiers, const std::vector<int>& partner) {
  Sums sums;
  for (int vertex = 0; vertex < static_cast<int>(partner.size()); ++vertex) {
    const int other = partner[static_cast<std::size_t>(vertex)];
    REQUIRE(other != vertex);
    REQUIRE(partner[static_cast<std::size_t>(other)] == vertex);
    if (vertex > other) continue;
    for (std::size_t tier = 0; tier < kTiers; ++tier) sums.of[tier] += tiers[tier].at(vertex, other);
  }
  return sums;
}

}  // namespace

TEST_CASE("a heaviest matching is as heavy as exhaustive search finds") {
  Lots lots(1);
  for (int graph = 0; graph < graphs_wanted(); ++graph) {
    CAPTURE(graph);
    const int size = 2 + 2 * lots.below(7);
    const int spread = 1 + lots.below(lots.below(2) == 0 ? 6 : 1000);  // few values: many ties
    std::vector<WeightedEdge> edges;
    PairCosts weights(size);
    for (int b = 1; b < size; ++b) {
      for (int a = 0; a < b; ++a) edges.push_back({a, b, weights.at(a, b) = lots.below(spread)});
    }
    const HeaviestMatching found = heaviest_perfect_matching(size, edges);
    REQUIRE(found.partner.size() == static_cast<std::size_t>(size));
    Weight weight = 0;
    for (int vertex = 0; vertex < size; ++vertex) {
      const int other = found.partner[static_cast<std::size_t>(vertex)];
      REQUIRE(found.partner[static_cast<std::size_t>(other)] == vertex);
      if (vertex < other) weight += weights.at(vertex, other);
    }
    const Weight lightest = exhaustive<Weight>(size, std::numeric_limits<Weight>::max(),
                                               [&](int a, int b) { return -weights.at(a, b); });
    REQUIRE(weight == -lightest);
  }
}

TEST_CASE("without a perfect matching there is no partner for anybody") {
  CHECK(heaviest_perfect_matching(4, {{0, 1, 5}, {0, 2, 5}, {0, 3, 5}}).partner.empty());
  CHECK(heaviest_perfect_matching(0, {}).partner.empty());
}

TEST_CASE("the greatest weights allowed do not overflow") {
  std::vector<WeightedEdge> edges;
  for (int b = 1; b < 14; ++b) {
    for (int a = 0; a < b; ++a) edges.push_back({a, b, kWeightMax - (a + b) % 3});
  }
  const auto found = heaviest_perfect_matching(14, edges);
  Weight lost = 0;
  for (int vertex = 0; vertex < 14; ++vertex) {
    const int other = found.partner[static_cast<std::size_t>(vertex)];
    if (vertex < other) lost += (vertex + other) % 3;
  }
  CHECK(lost == exhaustive<Weight>(14, 1000, [](int a, int b) { return (a + b) % 3; }));
}

TEST_CASE("tiers are decided in their order, in one pass or in many") {
  constexpr Weight kRooms[] = {kWeightMax, 5'000, 1};  // the last: every tier in a pass of its own
  Lots lots(2);
  for (int graph = 0; graph < graphs_wanted(); ++graph) {
    CAPTURE(graph);
    const int size = 2 + 2 * lots.below(6);
    std::vector<PairCosts> tiers(kTiers, PairCosts(size));
    for (PairCosts& tier : tiers) {
      const int spread = 1 + lots.below(5);
      for (int b = 1; b < size; ++b) {
        for (int a = 0; a < b; ++a) tier.at(a, b) = lots.below(spread);
      }
    }
    constexpr auto kWorst = std::numeric_limits<std::int64_t>::max();
    const Sums least = exhaustive<Sums>(size, Sums{{kWorst, kWorst, kWorst, kWorst}}, [&](int a, int b) {
      Sums sums;
      for (std::size_t tier = 0; tier < kTiers; ++tier) sums.of[tier] = tiers[tier].at(a, b);
      return sums;
    });
    for (const Weight room : kRooms) REQUIRE(of_matching(tiers, cheapest_matching(tiers, room)) == least);
  }
}
