#include "src/league/pairing/matching.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

namespace tanteador::league {

namespace {

struct Candidate {
  int a = 0, b = 0;
};

// The matchings that are best in the tiers decided so far.
class Narrowed {
 public:
  explicit Narrowed(int size) : size_(size), sets_(static_cast<std::size_t>(size)) {
    for (int b = 1; b < size; ++b) {
      for (int a = 0; a < b; ++a) edges_.push_back({a, b});
    }
  }

  const std::vector<Candidate>& edges() const { return edges_; }
  // How many odd sets an edge leaves.
  int leaves(Candidate edge) const {
    const auto& a = sets_of(edge.a);
    const auto& b = sets_of(edge.b);
    return static_cast<int>(a.size() + b.size() - 2 * in_both(a, b).size());
  }
  void narrow(const std::vector<WeightedEdge>& weights, const HeaviestMatching& heaviest);

 private:
  using Sets = std::vector<int>;  // in order
  const Sets& sets_of(int vertex) const { return sets_[static_cast<std::size_t>(vertex)]; }
  static Sets in_both(const Sets& a, const Sets& b) {
    Sets both;
    std::ranges::set_intersection(a, b, std::back_inserter(both));
    return both;
  }

  int size_;
  int set_count_ = 0;
  std::vector<Candidate> edges_;
  std::vector<Sets> sets_;
};

void Narrowed::narrow(const std::vector<WeightedEdge>& weights, const HeaviestMatching& heaviest) {
  std::vector<Sets> new_sets(static_cast<std::size_t>(size_));
  for (std::size_t set = 0; set < heaviest.odd_sets.size(); ++set) {
    for (const int vertex : heaviest.odd_sets[set]) {
      new_sets[static_cast<std::size_t>(vertex)].push_back(static_cast<int>(set));
    }
  }
  const auto tight = [&](const WeightedEdge& edge) {
    const auto a = static_cast<std::size_t>(edge.a), b = static_cast<std::size_t>(edge.b);
    Weight slack = heaviest.potential[a] + heaviest.potential[b] - 4 * edge.weight;
    if (slack > 0) return false;
    for (const int set : in_both(new_sets[a], new_sets[b])) {
      slack += heaviest.odd_set_values[static_cast<std::size_t>(set)];
    }
    return slack == 0;
  };
  edges_.clear();
  for (const WeightedEdge& edge : weights) {
    if (tight(edge)) edges_.push_back({edge.a, edge.b});
  }
  for (std::size_t vertex = 0; vertex < sets_.size(); ++vertex) {
    for (const int set : new_sets[vertex]) sets_[vertex].push_back(set_count_ + set);
  }
  set_count_ += static_cast<int>(heaviest.odd_sets.size());
}

// Tiers side by side in one number: the unit of each is above what all later ones can add up to.
class Packing {
 public:
  explicit Packing(Weight weight_max) : max_(weight_max) {}

  bool fits(Weight greatest, int pairs) const { return most_ <= (max_ - greatest) / (greatest * pairs + 1); }
  // Puts a tier below those already there.
  void add(Weight greatest, int pairs) {
    const Weight range = greatest * pairs + 1;
    for (Weight& unit : units_) unit *= range;
    units_.push_back(greatest > 0 ? 1 : 0);  // a tier of zeros takes no room, so its unit must not grow
    most_ = most_ * range + greatest;
  }
  Weight unit(std::size_t place) const { return units_[place]; }
  Weight most() const { return most_; }  // that one edge can cost

 private:
  Weight max_, most_ = 0;
  std::vector<Weight> units_;
};

Weight greatest_in(const PairCosts& tier, const Narrowed& narrowed) {
  Weight greatest = 0;
  for (const auto [a, b] : narrowed.edges()) greatest = std::max<Weight>(greatest, tier.at(a, b));
  return greatest;
}

// As many of the first tiers as go into one weight, at least one; before them, in unit 0, the odd sets left.
std::pair<Packing, std::size_t> pack(std::span<const PairCosts> tiers, const Narrowed& narrowed, int pairs,
                                     Weight weight_max) {
  Weight leaves = 0;
  for (const Candidate edge : narrowed.edges()) leaves = std::max<Weight>(leaves, narrowed.leaves(edge));
  Packing packing(weight_max);
  packing.add(leaves, pairs);
  std::size_t packed = 0;
  for (; packed < tiers.size(); ++packed) {
    const Weight greatest = greatest_in(tiers[packed], narrowed);
    if (packed > 0 && !packing.fits(greatest, pairs)) break;
    packing.add(greatest, pairs);
  }
  assert(packing.most() <= kWeightMax);
  return {packing, packed};
}

}  // namespace

std::vector<int> cheapest_matching(std::span<const PairCosts> tiers, Weight weight_max) {
  const int size = tiers.front().size();
  assert(size % 2 == 0);
  Narrowed narrowed(size);
  std::vector<int> partner;
  while (!tiers.empty()) {
    const auto [packing, packed] = pack(tiers, narrowed, size / 2, weight_max);
    std::vector<WeightedEdge> edges;
    edges.reserve(narrowed.edges().size());
    for (const Candidate edge : narrowed.edges()) {
      Weight cost = packing.unit(0) * narrowed.leaves(edge);
      for (std::size_t tier = 0; tier < packed; ++tier) {
        cost += packing.unit(tier + 1) * tiers[tier].at(edge.a, edge.b);
      }
      edges.push_back({edge.a, edge.b, packing.most() - cost});
    }
    const HeaviestMatching heaviest = heaviest_perfect_matching(size, edges);
    partner = heaviest.partner;
    tiers = tiers.subspan(packed);
    if (!tiers.empty()) narrowed.narrow(edges, heaviest);
  }
  return partner;
}

}  // namespace tanteador::league
