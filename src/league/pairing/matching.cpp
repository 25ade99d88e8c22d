#include "src/league/pairing/matching.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <tuple>
#include <utility>

namespace tanteador::league {

namespace {

constexpr std::size_t kPairsEach = 12;  // candidates for each vertex in one step

struct Candidate {
  int a = 0, b = 0;  // a < b
  friend bool operator<(Candidate one, Candidate other) {
    return std::tuple(one.b, one.a) < std::tuple(other.b, other.a);
  }
  bool operator==(const Candidate&) const = default;
};
using Candidates = std::vector<Candidate>;  // by the higher vertex, then by the lower

using Sets = std::vector<int>;  // sorted

// Packs tiers into one number: the unit of each exceeds the sum of all later ones.
class Packing {
 public:
  explicit Packing(Weight weight_max) : max_(weight_max) {}

  bool fits(Weight greatest, int pairs) const { return most_ <= (max_ - greatest) / (greatest * pairs + 1); }
  void add(Weight greatest, int pairs) {
    const Weight range = greatest * pairs + 1;
    for (Weight& unit : units_) unit *= range;
    units_.push_back(greatest > 0 ? 1 : 0);  // a tier of zeros must not increase the unit
    most_ = most_ * range + greatest;
  }
  Weight unit(std::size_t place) const { return units_[place]; }
  std::size_t tiers() const { return units_.size(); }
  Weight greatest_weight() const { return most_; }  // of one edge

 private:
  Weight max_, most_ = 0;
  std::vector<Weight> units_;
};

// A pass: some tiers in one weight, and the proof of its heaviest matching.
class Pass {
 public:
  Pass(Packing packing, std::size_t first) : packing_(std::move(packing)), first_(first) {}

  std::size_t end() const { return first_ + packing_.tiers() - 1; }
  // `left`: the number of odd sets of earlier passes that the pair leaves; it counts before all tiers.
  Weight weight(const Costs& costs, int left) const {
    Weight weight = packing_.greatest_weight() - packing_.unit(0) * left;
    for (std::size_t unit = 1; unit < packing_.tiers(); ++unit)
      weight -= packing_.unit(unit) * costs[first_ + unit - 1];
    return weight;
  }
  void prove_by(HeaviestMatching heaviest, int size);

  const std::vector<int>& partner() const { return proof_.partner; }
  bool proves_odd_sets() const { return !proof_.odd_sets.empty(); }
  // 0: the pair is tight. Negative: it is no edge yet and could make the matching heavier.
  Weight slack(Candidate pair, Weight weight) const {
    Weight slack = proof_.potential[at(pair.a)] + proof_.potential[at(pair.b)] - 4 * weight;
    if (slack > 0 || !proves_odd_sets()) return slack;
    for (const int set : common_sets(pair)) slack += proof_.odd_set_values[at(set)];
    return slack;
  }
  int leaves(Candidate pair) const {
    if (!proves_odd_sets()) return 0;
    return static_cast<int>(sets_[at(pair.a)].size() + sets_[at(pair.b)].size() -
                            2 * common_sets(pair).size());
  }

 private:
  static std::size_t at(int place) { return static_cast<std::size_t>(place); }
  Sets common_sets(Candidate pair) const {
    Sets both;
    std::ranges::set_intersection(sets_[at(pair.a)], sets_[at(pair.b)], std::back_inserter(both));
    return both;
  }

  Packing packing_;
  std::size_t first_;
  HeaviestMatching proof_;
  std::vector<Sets> sets_;  // by vertex
};

void Pass::prove_by(HeaviestMatching heaviest, int size) {
  proof_ = std::move(heaviest);
  sets_.assign(at(size), {});
  for (std::size_t set = 0; set < proof_.odd_sets.size(); ++set) {
    for (const int vertex : proof_.odd_sets[set]) sets_[at(vertex)].push_back(static_cast<int>(set));
  }
}

template <class Rank>
class BestOfEach {
 public:
  explicit BestOfEach(int size) : best_(size) {}

  void show(Candidate pair, const Rank& rank) {
    keep(best_[pair.a], pair, rank);
    keep(best_[pair.b], pair, rank);
  }
  void add_to(Candidates& pairs) const {
    for (const auto& each : best_) {
      for (const auto& [rank, pair] : each) pairs.push_back(pair);
    }
    std::ranges::sort(pairs, std::less<>());
    pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
  }

 private:
  using RankedPair = std::pair<Rank, Candidate>;
  static void keep(std::vector<RankedPair>& best, Candidate pair, const Rank& rank) {
    if (best.size() == kPairsEach) {
      if (!(rank < best.front().first)) return;
      std::pop_heap(best.begin(), best.end());
      best.pop_back();
    }
    best.emplace_back(rank, pair);
    std::push_heap(best.begin(), best.end());
  }
  std::vector<std::vector<RankedPair>> best_;
};

class Search {
 public:
  Search(int size, const CostFunction& cost, const MatchingLimits& limits)
      : size_(size), cost_(cost), limits_(limits), has_all_(size <= limits.all_pairs_up_to) {
    if (has_all_) {
      visit_pairs([&](Candidate pair) { edges_.push_back(pair); });
    } else {
      begin_with_cheapest();
    }
  }

  std::vector<int> run() {
    while (passes_.empty() || passes_.back().end() < kTiersMost) {
      if (!passes_.empty()) narrow();
      Pass pass = next_pass();
      do {
        pass.prove_by(heaviest_perfect_matching(size_, weights(pass)), size_);
      } while (!has_all_ && add_missing(pass));
      passes_.push_back(std::move(pass));
    }
    return passes_.back().partner();
  }

 private:
  template <class Visit>
  void visit_pairs(const Visit& visit) const {
    for (int b = 1; b < size_; ++b) {
      for (int a = 0; a < b; ++a) visit(Candidate{a, b});
    }
  }
  // Visits every pair that is tight in all passes so far, whether it is an edge or not.
  template <class Visit>
  void visit_remaining(const Visit& visit) const {
    const auto look = [&](Candidate pair) {
      const Costs costs = cost_(pair.a, pair.b);
      int left = 0;
      for (const Pass& pass : passes_) {
        if (!has_all_ && pass.slack(pair, pass.weight(costs, left)) != 0) return;
        left += pass.leaves(pair);
      }
      visit(pair, costs, left);
    };
    if (!has_all_) return visit_pairs(look);
    for (const Candidate pair : edges_) look(pair);
  }

  // Also adds neighbours in vertex order, so that a perfect matching exists.
  void begin_with_cheapest() {
    BestOfEach<Costs> cheapest(size_);
    visit_pairs([&](Candidate pair) { cheapest.show(pair, cost_(pair.a, pair.b)); });
    for (int vertex = 1; vertex < size_; ++vertex) edges_.push_back({vertex - 1, vertex});
    cheapest.add_to(edges_);
  }

  int unmatched_count(Candidate pair) const {
    int left = 0;
    for (const Pass& pass : passes_) left += pass.leaves(pair);
    return left;
  }

  // The next tiers that fit into one weight, at least one.
  Pass next_pass() const {
    Weight left_most = 0;
    Costs greatest{};
    visit_remaining([&](Candidate, const Costs& costs, int left) {
      left_most = std::max<Weight>(left_most, left);
      for (std::size_t tier = 0; tier < kTiersMost; ++tier)
        greatest[tier] = std::max(greatest[tier], costs[tier]);
    });
    const int pairs = size_ / 2;
    const std::size_t first = passes_.empty() ? 0 : passes_.back().end();
    Packing packing(limits_.weight_max);
    packing.add(left_most, pairs);
    for (std::size_t tier = first; tier < kTiersMost; ++tier) {
      if (tier > first && !packing.fits(greatest[tier], pairs)) break;
      packing.add(greatest[tier], pairs);
    }
    assert(packing.greatest_weight() <= kWeightMax);
    return {packing, first};
  }

  std::vector<WeightedEdge> weights(const Pass& pass) const {
    std::vector<WeightedEdge> weighted;
    weighted.reserve(edges_.size());
    for (const Candidate pair : edges_)
      weighted.push_back({pair.a, pair.b, pass.weight(cost_(pair.a, pair.b), unmatched_count(pair))});
    return weighted;
  }

  // Keeps only tight edges of the last pass.
  void narrow() {
    const Pass& last = passes_.back();
    std::erase_if(edges_, [&](Candidate pair) {
      const int left = unmatched_count(pair) - last.leaves(pair);
      return last.slack(pair, last.weight(cost_(pair.a, pair.b), left)) != 0;
    });
  }

  bool add_missing(const Pass& pass) {
    BestOfEach<Weight> missing(size_);
    visit_remaining([&](Candidate pair, const Costs& costs, int left) {
      const Weight slack = pass.slack(pair, pass.weight(costs, left));
      if (slack < 0) missing.show(pair, slack);
    });
    const std::size_t before = edges_.size();
    missing.add_to(edges_);
    return edges_.size() > before;
  }

  int size_;
  const CostFunction& cost_;
  const MatchingLimits& limits_;
  bool has_all_;
  Candidates edges_;
  std::vector<Pass> passes_;
};

}  // namespace

std::vector<int> cheapest_matching(int size, const CostFunction& cost, const MatchingLimits& limits) {
  assert(size % 2 == 0);
  return Search(size, cost, limits).run();
}

}  // namespace tanteador::league
