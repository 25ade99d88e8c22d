#include "src/league/pairing/fixed_pairs.hpp"

#include <algorithm>
#include <functional>
#include <numeric>

#include "src/league/pairing/random.hpp"

namespace tanteador::league {

std::vector<std::pair<int, int>> fixed_pairs(int people, PairRule rule, std::uint64_t seed) {
  std::vector<int> order(people);
  std::iota(order.begin(), order.end(), 0);
  if (rule == PairRule::by_lot) Lots(seed).shuffle(order);
  const int pairs = people / 2;
  std::vector<std::pair<int, int>> all;
  for (int i = 0; i < pairs; ++i) {
    const int other = rule == PairRule::by_lot ? 2 * i + 1 : 2 * pairs - 1 - i;
    all.emplace_back(order[rule == PairRule::by_lot ? 2 * i : i], order[other]);
  }
  return all;
}

namespace {

// The people of the first category that is named, then the others; both keep their order. False if these are
// not halves.
bool part_by_category(std::span<const SinglePlayer> people, std::vector<int>& order) {
  const auto named = std::ranges::find_if(people, [](const auto& one) { return !one.categories.empty(); });
  if (named == people.end()) return false;
  const std::string& category = named->categories.front();
  const auto others = std::ranges::stable_partition(
      order, [&](int one) { return std::ranges::count(people[one].categories, category) > 0; });
  return 2 * others.size() == order.size();
}

}  // namespace

std::optional<std::vector<std::pair<int, int>>> pairs_of(std::span<const SinglePlayer> people, PairRule rule,
                                                         std::uint64_t seed) {
  if (people.size() % 2 != 0) return std::nullopt;
  std::vector<int> order(people.size());
  std::iota(order.begin(), order.end(), 0);
  if (rule != PairRule::by_lot)
    std::ranges::stable_sort(order, std::greater(), [&](int one) { return people[one].rating; });
  if (rule == PairRule::by_category && !part_by_category(people, order)) return std::nullopt;
  auto pairs = fixed_pairs(static_cast<int>(people.size()), rule, seed);
  for (auto& [one, other] : pairs) {
    one = order[one];
    other = order[other];
  }
  return pairs;
}

}  // namespace tanteador::league
