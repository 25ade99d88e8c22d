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

TEST_CASE("pairs of single players: by rating, or one of a category with one who is not") {
  using Pairs = std::vector<std::pair<int, int>>;
  const std::vector<std::string> women{"women"};
  std::vector<SinglePlayer> people{{10, women}, {40, {}}, {30, women}, {20, {}}};
  CHECK(pairs_of(people, PairRule::by_rating, 1) == Pairs{{1, 0}, {2, 3}});
  CHECK(pairs_of(people, PairRule::by_category, 1) == Pairs{{2, 3}, {0, 1}});
  people[3].categories = {"juniors", "women"};
  CHECK_FALSE(pairs_of(people, PairRule::by_category, 1));
  people.pop_back();
  CHECK_FALSE(pairs_of(people, PairRule::by_lot, 1));
  CHECK_FALSE(pairs_of(std::vector<SinglePlayer>(4), PairRule::by_category, 1));
  CHECK(pairs_of(std::vector<SinglePlayer>(20), PairRule::by_lot, 9) == fixed_pairs(20, PairRule::by_lot, 9));
}
