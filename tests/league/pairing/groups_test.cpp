// Groups and the entrants who advance from them.

#include "src/league/pairing/groups.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>

#include "src/league/pairing/random.hpp"
#include "tests/league/everybody.hpp"

using namespace tanteador::league;
using tanteador::test::everybody;

namespace {

std::vector<std::vector<int>> numbers(const std::vector<Group>& groups) {
  std::vector<std::vector<int>> all;
  for (const Group& group : groups) {
    auto& list = all.emplace_back();
    for (const Entrant entrant : group) list.push_back(index(entrant) + 1);
  }
  return all;
}

std::vector<int> numbers(const std::vector<QualifiedEntrant>& qualified) {
  std::vector<int> all;
  for (const QualifiedEntrant& each : qualified) all.push_back(index(each.entrant));
  return all;
}

}  // namespace

TEST_CASE("a snake distributes seeds over the groups") {
  CHECK(numbers(snake_groups(everybody(8), 3)) ==
        std::vector<std::vector<int>>{{1, 6, 7}, {2, 5, 8}, {3, 4}});
  CHECK(numbers(snake_groups(everybody(2), 3)) == std::vector<std::vector<int>>{{1}, {2}, {}});
  CHECK(numbers(snake_groups({}, 1)) == std::vector<std::vector<int>>{{}});
}

TEST_CASE(
    "drawn groups have one of each pot and nearly equal sizes, and the same lot gives the same groups") {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const auto groups = drawn_groups(everybody(22), 4, seed);
    CHECK(groups == drawn_groups(everybody(22), 4, seed));
    for (std::size_t group = 0; group < 4; ++group) {
      CHECK(groups[group].size() >= 5);
      CHECK(groups[group].size() <= 6);
      CHECK(groups[group][0] == entrant_at(static_cast<int>(group)));
      for (std::size_t pot = 0; pot < groups[group].size(); ++pot) {
        CHECK(index(groups[group][pot]) / 4 == static_cast<int>(pot));
      }
    }
  }
  CHECK(drawn_groups(everybody(22), 4, 1) != drawn_groups(everybody(22), 4, 2));
}

// A. A. Palmeiras 2022: 42 pairs in 7 groups of 6; four of each and the four best fifths make 32.
TEST_CASE("the first of each group and the best of the next place qualify") {
  const auto ranked = snake_groups(everybody(42), 7);
  const auto better = [](Entrant a, Entrant b) { return a < b; };
  const Qualification result = qualify(ranked, 4, 4, better);
  CHECK(result.undecided.empty());
  REQUIRE(result.qualified.size() == 32);
  CHECK(result.qualified[0] == QualifiedEntrant{entrant_at(0), 0, 0, -1});
  CHECK(result.qualified[8].place == 1);
  CHECK(result.qualified[8].group == 1);
  for (int rank = 0; rank < 4; ++rank) {
    const QualifiedEntrant& best = result.qualified[static_cast<std::size_t>(28 + rank)];
    CHECK(best.entrant == entrant_at(28 + rank));
    CHECK(best.place == 4);
    CHECK(best.best_of_place == rank);
  }
}

TEST_CASE("a tie at the last places is for a lot") {
  const std::vector<Group> ranked{{entrant_at(0), entrant_at(4)},
                                  {entrant_at(1), entrant_at(5)},
                                  {entrant_at(2), entrant_at(6)},
                                  {entrant_at(3), entrant_at(7)}};
  std::map<Entrant, int> points{
      {entrant_at(4), 9}, {entrant_at(5), 7}, {entrant_at(6), 7}, {entrant_at(7), 1}};
  const auto better = [&](Entrant a, Entrant b) { return points[a] > points[b]; };

  Qualification result = qualify(ranked, 1, 2, better);
  CHECK(numbers(result.qualified) == std::vector{0, 1, 2, 3, 4});
  CHECK(numbers(result.undecided) == std::vector{5, 6});
  CHECK(result.undecided_places == 1);

  result = qualify(ranked, 1, 3, better);
  CHECK(numbers(result.qualified) == std::vector{0, 1, 2, 3, 4, 5, 6});
  CHECK(result.undecided.empty());

  points[entrant_at(4)] = 7;
  result = qualify(ranked, 1, 1, better);
  CHECK(numbers(result.undecided) == std::vector{4, 5, 6});
  CHECK(result.undecided_places == 1);
  CHECK(qualify(ranked, 1, 9, better).qualified.size() == 8);
  CHECK(qualify(ranked, 1, 0, better).qualified.size() == 4);
  CHECK(qualify(ranked, 5, 5, better).qualified.size() == 8);
  CHECK(qualify({}, 1, 1, better).qualified.empty());
}

TEST_CASE("nobody meets its own group in the first round of the bracket") {
  for (int groups = 2; groups <= 16; ++groups) {
    for (const int top : {2, 3, 4}) {
      CAPTURE(groups);
      CAPTURE(top);
      const auto ranked = snake_groups(everybody(groups * 5), groups);
      const auto result = qualify(ranked, top, 0, [](Entrant, Entrant) { return false; });
      const auto seeds = bracket_seeds(result.qualified);
      REQUIRE(seeds.size() == result.qualified.size());
      std::map<Entrant, QualifiedEntrant> by_entrant;
      for (const QualifiedEntrant& each : result.qualified) by_entrant[each.entrant] = each;
      std::size_t places = 1;
      while (places < seeds.size()) places *= 2;
      for (std::size_t seed = 0; seed < seeds.size(); ++seed) {
        if (seed < static_cast<std::size_t>(groups)) CHECK(by_entrant[seeds[seed]].place == 0);
        const std::size_t other = places - 1 - seed;
        if (other < seeds.size()) CHECK(by_entrant[seeds[seed]].group != by_entrant[seeds[other]].group);
      }
    }
  }
}

namespace {

// The half of the bracket of a seed. In each round the weaker of two joins the half of the stronger.
std::size_t half_of(std::size_t seed, std::size_t places) {
  for (; places > 2; places /= 2) seed = std::min(seed, places - 1 - seed);
  return seed;
}

}  // namespace

TEST_CASE("first and second of one group stand in different halves of the bracket") {
  for (int groups = 2; groups <= 16; ++groups) {
    CAPTURE(groups);
    const auto ranked = snake_groups(everybody(groups * 4), groups);
    const auto result = qualify(ranked, 2, 0, [](Entrant, Entrant) { return false; });
    const auto seeds = bracket_seeds(result.qualified);
    std::size_t places = 2;
    while (places < seeds.size()) places *= 2;
    for (const Group& group : ranked) {
      const auto seed = [&](Entrant entrant) {
        return static_cast<std::size_t>(std::ranges::find(seeds, entrant) - seeds.begin());
      };
      CHECK(half_of(seed(group[0]), places) != half_of(seed(group[1]), places));
    }
  }
}

TEST_CASE("four qualifiers from each of two groups do not meet before the semi-finals unless forced") {
  const auto ranked = snake_groups(everybody(8), 2);
  const auto result = qualify(ranked, 4, 0, [](Entrant, Entrant) { return false; });
  const auto seeds = bracket_seeds(result.qualified);
  for (std::size_t seed = 0; seed < 4; ++seed) {
    const auto in_first = [&](Entrant entrant) { return std::ranges::count(ranked[0], entrant) > 0; };
    CHECK(in_first(seeds[seed]) != in_first(seeds[7 - seed]));
  }
}

namespace {

// By round, the possible meetings of two with the same mark. The order of seeds is 0, 7, 3, 4, 1, 6, 2, 5.
std::vector<int> possible_meetings(const std::vector<int>& marks) {
  constexpr std::size_t kOrder[] = {0, 7, 3, 4, 1, 6, 2, 5};
  std::vector<int> counts(3);
  for (std::size_t i = 0; i < 8; ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (marks[kOrder[i]] < 0 || marks[kOrder[i]] != marks[kOrder[j]]) continue;
      ++counts[i / 2 == j / 2 ? 0 : i / 4 == j / 4 ? 1 : 2];
    }
  }
  return counts;
}

}  // namespace

TEST_CASE("clubmates meet as late as an exchange allows, after members of one group") {
  Lots lots(8);
  int moved = 0;
  for (int time = 0; time < 300; ++time) {
    const auto ranked = snake_groups(everybody(16), 4);
    auto qualified = qualify(ranked, 2, 0, [](Entrant, Entrant) { return false; }).qualified;
    const auto without = bracket_seeds(qualified);
    std::map<Entrant, int> club, group;
    for (QualifiedEntrant& one : qualified) {
      one.club = club[one.entrant] = lots.pick_below(4) - 1;
      group[one.entrant] = one.group;
    }
    const auto cost = [&](const std::vector<Entrant>& seeds) {
      std::vector<int> groups, clubs;
      for (const Entrant one : seeds) groups.push_back(group[one]), clubs.push_back(club[one]);
      return std::pair(possible_meetings(groups), possible_meetings(clubs));
    };
    const auto seeds = bracket_seeds(qualified);
    CHECK(std::is_permutation(seeds.begin(), seeds.end(), without.begin()));
    CHECK(std::equal(seeds.begin(), seeds.begin() + 4, without.begin()));
    CHECK(cost(seeds) <= cost(without));
    moved += cost(seeds) < cost(without) ? 1 : 0;
    for (std::size_t i = 4; i < 8; ++i) {
      for (std::size_t j = 4; j < i; ++j) {
        auto other = seeds;
        std::swap(other[i], other[j]);
        CHECK(cost(other) >= cost(seeds));
      }
    }
  }
  CHECK(moved > 50);
}
