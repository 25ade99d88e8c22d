#include "src/league/pairing/fixed_pairs.hpp"

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

}  // namespace tanteador::league
