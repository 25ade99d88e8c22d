// Pairs for a whole competition.

#include "src/league/pairing/fixed_pairs.hpp"

#include <doctest/doctest.h>

#include <set>

using namespace tanteador::league;

TEST_CASE("fixed pairs: the strongest with the weakest, or by a lot that can be repeated") {
  using Pairs = std::vector<std::pair<int, int>>;
  CHECK(fixed_pairs(6, PairRule::by_rating, 1) == Pairs{{0, 5}, {1, 4}, {2, 3}});
  CHECK(fixed_pairs(5, PairRule::by_rating, 1) == Pairs{{0, 3}, {1, 2}});
  CHECK(fixed_pairs(0, PairRule::by_lot, 1).empty());
  const Pairs drawn = fixed_pairs(20, PairRule::by_lot, 9);
  CHECK(drawn == fixed_pairs(20, PairRule::by_lot, 9));
  CHECK(drawn != fixed_pairs(20, PairRule::by_lot, 10));
  std::set<int> seen;
  for (const auto& [one, other] : drawn) CHECK((seen.insert(one).second && seen.insert(other).second));
  CHECK(seen.size() == 20);
}
