// Matchings against an exhaustive search, larger ones against the proof that comes with them. TANTEADOR_LONG
// in the environment tries all 20,000 graphs, and 1,000 of up to 100 vertices.

#include "src/league/pairing/matching.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <limits>
#include <numeric>
#include <span>

#include "src/league/pairing/random.hpp"

using namespace tanteador::league;

namespace {

int large_graphs_wanted() { return std::getenv("TANTEADOR_LONG") ? 1'000 : 40; }
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

// The cost of each pair of `size` vertices in one tier, symmetric.
class PairTable {
 public:
  explicit PairTable(int size) : size_(size), costs_(static_cast<std::size_t>(size * size)) {}
  std::int32_t& at(int a, int b) { return costs_[place(a, b)]; }
  std::int32_t at(int a, int b) const { return costs_[place(a, b)]; }
  int size() const { return size_; }

 private:
  std::size_t place(int a, int b) const {
    return static_cast<std::size_t>(std::max(a, b) * size_ + std::min(a, b));
  }
  int size_;
  std::vector<std::int32_t> costs_;
};

std::vector<int> cheapest(std::span<const PairTable> tiers, const MatchingLimits& limits = {}) {
  const auto costs_of = [&](int a, int b) {
    Costs costs{};
    for (std::size_t tier = 0; tier < tiers.size(); ++tier) costs[tier] = tiers[tier].at(a, b);
    return costs;
  };
  return cheapest_matching(tiers.front().size(), costs_of, limits);
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

Sums of_matching(const std::vector<PairTable>& tiers, const std::vector<int>& partner) {
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

TEST_CASE("a heaviest matching equals the exhaustive search") {
  Lots lots(1);
  for (int graph = 0; graph < graphs_wanted(); ++graph) {
    CAPTURE(graph);
    const int size = 2 + 2 * lots.pick_below(7);
    const int spread = 1 + lots.pick_below(lots.pick_below(2) == 0 ? 6 : 1000);  // few values: many ties
    std::vector<WeightedEdge> edges;
    PairTable weights(size);
    for (int b = 1; b < size; ++b) {
      for (int a = 0; a < b; ++a) edges.push_back({a, b, weights.at(a, b) = lots.pick_below(spread)});
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

namespace {

// Random edges, and a path through all vertices, so that there is a perfect matching.
std::vector<WeightedEdge> large_graph(Lots& lots, int size) {
  const int density = 1 + lots.pick_below(10),
            spread = 1 + lots.pick_below(lots.pick_below(2) == 0 ? 6 : 1'000'000);
  std::vector<WeightedEdge> edges;
  for (int b = 1; b < size; ++b) {
    for (int a = 0; a < b; ++a) {
      if (b == a + 1 || lots.pick_below(10) < density) edges.push_back({a, b, lots.pick_below(spread)});
    }
  }
  return edges;
}

// The proof of linear programming, independent of the search. No edge weighs more than its ends and odd sets
// allow. The matching weighs as much as all ends and odd sets together.
void check_proof(int size, const std::vector<WeightedEdge>& edges, const HeaviestMatching& found) {
  REQUIRE(found.partner.size() == static_cast<std::size_t>(size));
  std::vector<std::vector<char>> in(found.odd_sets.size(), std::vector<char>(static_cast<std::size_t>(size)));
  Weight allowed = 0, matched = 0;
  for (const Weight potential : found.potential) allowed += potential;
  for (std::size_t set = 0; set < found.odd_sets.size(); ++set) {
    for (const int vertex : found.odd_sets[set]) in[set][static_cast<std::size_t>(vertex)] = 1;
    REQUIRE(found.odd_sets[set].size() % 2 == 1);
    REQUIRE(found.odd_set_values[set] > 0);
    allowed += found.odd_set_values[set] * static_cast<Weight>(found.odd_sets[set].size() / 2);
  }
  int pairs = 0;
  for (const WeightedEdge& edge : edges) {
    const auto a = static_cast<std::size_t>(edge.a), b = static_cast<std::size_t>(edge.b);
    Weight room = found.potential[a] + found.potential[b];
    for (std::size_t set = 0; set < in.size(); ++set)
      room += in[set][a] && in[set][b] ? found.odd_set_values[set] : 0;
    REQUIRE(room >= 4 * edge.weight);
    if (found.partner[a] != edge.b) continue;
    REQUIRE(found.partner[b] == edge.a);
    matched += edge.weight;
    ++pairs;
  }
  REQUIRE(2 * pairs == size);
  REQUIRE(allowed == 4 * matched);
}

}  // namespace

TEST_CASE("a heaviest matching of up to 100 is proved heaviest") {
  Lots lots(3);
  for (int graph = 0; graph < large_graphs_wanted(); ++graph) {
    CAPTURE(graph);
    const int size = 16 + 2 * lots.pick_below(43);
    const auto edges = large_graph(lots, size);
    check_proof(size, edges, heaviest_perfect_matching(size, edges));
  }
}

TEST_CASE("tiers of up to 100 entrants give the same result in one pass and in many") {
  Lots lots(4);
  for (int graph = 0; graph < large_graphs_wanted() / 4; ++graph) {
    CAPTURE(graph);
    const int size = 16 + 2 * lots.pick_below(43);
    std::vector<PairTable> tiers(kTiers, PairTable(size));
    for (PairTable& tier : tiers) {
      const int spread = 1 + lots.pick_below(4);
      for (int b = 1; b < size; ++b) {
        for (int a = 0; a < b; ++a) tier.at(a, b) = lots.pick_below(spread);
      }
    }
    const Sums once = of_matching(tiers, cheapest(tiers));
    CHECK(of_matching(tiers, cheapest(tiers, {.weight_max = 1})) == once);
  }
}

namespace {

// Costs of a Swiss: repeated pairings, score differences, floats, distance from the fold.
std::vector<PairTable> swiss_costs(Lots& lots, int size) {
  std::vector<PairTable> tiers(kTiers, PairTable(size));
  std::vector<int> points;
  for (int vertex = 0; vertex < size; ++vertex) points.push_back(lots.pick_below(2 + size / 10));
  std::ranges::sort(points, std::greater<>());
  const auto points_of = [&](int vertex) { return points[static_cast<std::size_t>(vertex)]; };
  for (int b = 1; b < size; ++b) {
    for (int a = 0; a < b; ++a) {
      const int apart = points_of(a) - points_of(b);
      tiers[0].at(a, b) = lots.pick_below(4) == 0 ? 1 : 0;
      tiers[1].at(a, b) = apart * apart;
      tiers[2].at(a, b) = apart > 0 ? lots.pick_below(3) : 0;
      tiers[3].at(a, b) = apart > 0 ? b - a : (b - a - 5) * (b - a - 5);
    }
  }
  return tiers;
}

// Everybody is cheapest with the same fifteen, who cannot meet all.
std::vector<PairTable> sought_by_all(Lots& lots, int size) {
  std::vector<PairTable> tiers(kTiers, PairTable(size));
  for (int b = 1; b < size; ++b) {
    for (int a = 0; a < b; ++a) {
      tiers[1].at(a, b) = a < 15 ? 0 : 1 + lots.pick_below(20);
      tiers[2].at(a, b) = lots.pick_below(100);
    }
  }
  return tiers;
}

}  // namespace

TEST_CASE("a large field with few initial pairs is matched as cheaply as with all pairs") {
  Lots lots(6);
  for (int graph = 0; graph < large_graphs_wanted(); ++graph) {
    CAPTURE(graph);
    const int size = 40 + 2 * lots.pick_below(50);
    const auto tiers = graph % 2 == 0 ? swiss_costs(lots, size) : sought_by_all(lots, size);
    const Sums least = of_matching(tiers, cheapest(tiers));
    for (const Weight room : {kWeightMax, Weight{100'000}, Weight{1}})
      CHECK(of_matching(tiers, cheapest(tiers, {.weight_max = room, .all_pairs_up_to = 0})) == least);
  }
}

TEST_CASE("a tier without costs takes no room from weighted tiers") {
  constexpr int kSize = 100;
  Lots lots(5);
  std::vector<PairTable> tiers(5, PairTable(kSize));  // the first stays as it is
  for (std::size_t tier = 1; tier < tiers.size(); ++tier) {
    for (int b = 1; b < kSize; ++b) {
      for (int a = 0; a < b; ++a) tiers[tier].at(a, b) = lots.pick_below(1201);
    }
  }
  CHECK(cheapest(tiers) == cheapest(std::span(tiers).subspan(1)));
}

TEST_CASE("without a perfect matching nobody has a partner") {
  CHECK(heaviest_perfect_matching(4, {{0, 1, 5}, {0, 2, 5}, {0, 3, 5}}).partner.empty());
  CHECK(heaviest_perfect_matching(0, {}).partner.empty());
}

TEST_CASE("the largest weights do not overflow") {
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

TEST_CASE("tiers are decided in order, in one pass or in many") {
  constexpr Weight kRooms[] = {kWeightMax, 5'000, 1};  // the last: every tier in a pass of its own
  Lots lots(2);
  for (int graph = 0; graph < graphs_wanted(); ++graph) {
    CAPTURE(graph);
    const int size = 2 + 2 * lots.pick_below(6);
    std::vector<PairTable> tiers(kTiers, PairTable(size));
    for (PairTable& tier : tiers) {
      const int spread = 1 + lots.pick_below(5);
      for (int b = 1; b < size; ++b) {
        for (int a = 0; a < b; ++a) tier.at(a, b) = lots.pick_below(spread);
      }
    }
    constexpr auto kWorst = std::numeric_limits<std::int64_t>::max();
    const Sums least = exhaustive<Sums>(size, Sums{{kWorst, kWorst, kWorst, kWorst}}, [&](int a, int b) {
      Sums sums;
      for (std::size_t tier = 0; tier < kTiers; ++tier) sums.of[tier] = tiers[tier].at(a, b);
      return sums;
    });
    for (const Weight room : kRooms)
      REQUIRE(of_matching(tiers, cheapest(tiers, {.weight_max = room})) == least);
  }
}
