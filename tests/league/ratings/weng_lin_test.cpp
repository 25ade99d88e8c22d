// Weng-Lin ratings: the published figures of the OpenSkill libraries at their default parameters.

#include "src/league/ratings/weng_lin.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <numeric>
#include <vector>

using namespace tanteador::league;

namespace {

using Team = std::vector<WengLinPlayer>;

std::vector<Team> update_rating(std::vector<Team> teams, const std::vector<int>& ranks,
                                const WengLin& system = {}) {
  std::vector<WengLinSide> sides;
  for (std::size_t i = 0; i < teams.size(); ++i) sides.push_back({teams[i], ranks[i]});
  rate(system, sides);
  return teams;
}

Team newcomers(int count) { return Team(static_cast<std::size_t>(count)); }

bool near(double value, double expected) { return std::abs(value - expected) <= 1e-9 * std::abs(expected); }

constexpr WengLin kPairs{}, kOrder{.model = WengLinModel::plackett_luce};

struct Row {
  const char* name;
  std::vector<int> sizes, ranks;
  std::vector<Skill> expected;  // of each player of a side
  std::vector<WengLin> systems;
};

const Row kRows[] = {
    {"1 v 1",
     {1, 1},
     {1, 2},
     {{27.635389493140497, 8.06590141354368}, {22.364610506859503, 8.06590141354368}},
     {kPairs, kOrder}},
    {"a draw", {1, 1}, {1, 1}, {{25, 8.06590141354368}, {25, 8.06590141354368}}, {kPairs, kOrder}},
    {"2 v 2",
     {2, 2},
     {1, 2},
     {{26.964294621803063, 8.177962604389991}, {23.035705378196937, 8.177962604389991}},
     {kPairs, kOrder}},
    {"3 v 3",
     {3, 3},
     {1, 2},
     {{26.634389124660622, 8.224149802130398}, {23.365610875339378, 8.224149802130398}},
     {kPairs, kOrder}},
    {"4 v 4",
     {4, 4},
     {1, 2},
     {{26.42923053535011, 8.249248704038868}, {23.57076946464989, 8.249248704038868}},
     {kPairs, kOrder}},
    {"a taker against three",
     {1, 3},
     {1, 2},
     {{28.70931958022677, 8.310714410573844}, {21.29068041977323, 8.293810634769224}},
     {kPairs, kOrder}},
    {"two against three",
     {2, 3},
     {1, 2},
     {{27.779949256764315, 8.255577405393515}, {22.220050743235685, 8.237906425283564}},
     {kPairs, kOrder}},
    {"three singles",
     {1, 1, 1},
     {1, 2, 3},
     {{27.869048680749426, 8.205243377397993},
      {25.717262170187357, 8.058224222802378},
      {21.413689149063217, 8.058224222802378}},
     {kOrder}},
    {"four singles",
     {1, 1, 1, 1},
     {1, 2, 3, 4},
     {{27.795252672501135, 8.263571791259416},
      {26.55291815138952, 8.17961798837266},
      {24.689416369722096, 8.084127880168786},
      {20.962412806387245, 8.084127880168786}},
     {kOrder}},
    {"five singles",
     {1, 1, 1, 1, 1},
     {1, 2, 3, 4, 5},
     {{27.66682666240021, 8.290970108063354},
      {26.833443330400147, 8.240554815393708},
      {25.722265554400057, 8.180401026155035},
      {24.055498890399925, 8.112194856654364},
      {20.72196556239966, 8.112194856654364}},
     {kOrder}},
    {"four singles, two level",
     {1, 1, 1, 1},
     {1, 2, 2, 4},
     {{27.795252672501135, 8.263571791259416},
      {24.689416369722096, 8.17961798837266},
      {24.689416369722096, 8.17961798837266},
      {22.825914588054673, 8.17961798837266}},
     {kOrder}},
    {"three singles",
     {1, 1, 1},
     {1, 2, 3},
     {{30.270778986280995, 7.788847304776425},
      {25.0, 7.788847304776425},
      {19.729221013719005, 7.788847304776425}},
     {kPairs}},
    {"four singles",
     {1, 1, 1, 1},
     {1, 2, 3, 4},
     {{32.906168479421495, 7.501567773555074},
      {27.635389493140497, 7.501567773555074},
      {22.364610506859503, 7.501567773555074},
      {17.093831520578505, 7.501567773555074}},
     {kPairs}},
    {"four singles, two level",
     {1, 1, 1, 1},
     {1, 2, 2, 4},
     {{32.906168479421495, 7.501567773555074},
      {25, 7.501567773555074},
      {25, 7.501567773555074},
      {17.093831520578505, 7.501567773555074}},
     {kPairs}},
    {"five singles",
     {1, 1, 1, 1, 1},
     {1, 2, 3, 4, 5},
     {{35.54155797256199, 7.20283942520983},
      {30.270778986280995, 7.20283942520983},
      {25.0, 7.20283942520983},
      {19.729221013719005, 7.20283942520983},
      {14.458442027438007, 7.20283942520983}},
     {kPairs}},
};

// (25, 25/3) with (32.444, 5.123) beat (43.381, 2.421) with (25.188, 6.211).
const std::vector<Team> kReadme = {{{{25, 25.0 / 3}}, {{32.444, 5.123}}},
                                   {{{43.381, 2.421}}, {{25.188, 6.211}}}};

void check_readme(double tau, const std::vector<Skill>& expected) {
  for (WengLin system : {kPairs, kOrder}) {
    system.tau = tau;
    const auto after = update_rating(kReadme, {1, 2}, system);
    for (std::size_t i = 0; i < 4; ++i) {
      const Skill& skill = after[i / 2][i % 2].skill;
      CHECK(near(skill.mean, expected[i].mean));
      CHECK(near(skill.deviation, expected[i].deviation));
    }
  }
}

}  // namespace

TEST_CASE("newcomers' ratings match the published ones") {
  for (const Row& row : kRows) {
    for (const WengLin& system : row.systems) {
      CAPTURE(row.name);
      std::vector<Team> teams;
      for (const int size : row.sizes) teams.push_back(newcomers(size));
      const auto after = update_rating(teams, row.ranks, system);
      for (std::size_t i = 0; i < after.size(); ++i) {
        for (const WengLinPlayer& player : after[i]) {
          CHECK(near(player.skill.mean, row.expected[i].mean));
          CHECK(near(player.skill.deviation, row.expected[i].deviation));
        }
      }
    }
  }
}

TEST_CASE("two pairs of different ratings, without and with added uncertainty") {
  check_readme(0, {{28.669648436582808, 8.071520788025197},
                   {33.83086971107981, 5.062772998705765},
                   {43.071274808241974, 2.4166900452721256},
                   {23.149503312339064, 6.1378606973362135}});
  check_readme(25.0 / 300, {{28.66965004054765, 8.0719347727684},
                            {33.83109857241283, 5.063435158133771},
                            {43.07093871398889, 2.4181164038116054},
                            {23.149339322397246, 6.1384039696376735}});
}

TEST_CASE("Plackett-Luce puts shared firsts below the next, Bradley-Terry does not") {
  const std::vector<Team> five(5, newcomers(1));
  const auto order = update_rating(five, {0, 0, 1, 2, 3}, kOrder);
  CHECK(order[0][0].skill.mean == doctest::Approx(26.000).epsilon(3e-5));
  CHECK(order[2][0].skill.mean == doctest::Approx(26.556).epsilon(3e-5));
  const auto pairs = update_rating(five, {0, 0, 1, 2, 3}, kPairs);
  CHECK(pairs[0][0].skill.mean == doctest::Approx(32.906).epsilon(3e-5));
  CHECK(pairs[1][0].skill == pairs[0][0].skill);
  CHECK(pairs[2][0].skill.mean == doctest::Approx(25.0));
}

TEST_CASE("each substitute changes by the share of the match") {
  for (const WengLin& system : {kPairs, kOrder}) {
    const auto whole = update_rating({newcomers(1), newcomers(1)}, {1, 2}, system);
    const double gain = whole[0][0].skill.mean - 25;

    SUBCASE("two halves of a seat are as strong as one player, and gain half each of what is to be gained") {
      const auto halves =
          update_rating({{{{}, 0.5}, {{}, 0.5}}, newcomers(1)}, {1, 2}, {.model = system.model, .tau = 0});
      CHECK(halves[0][0].skill == halves[0][1].skill);
      // Less uncertain than one player, so the opponent moves a little more.
      CHECK(halves[1][0].skill.mean < whole[1][0].skill.mean);
      CHECK(halves[0][0].skill.mean - 25 == doctest::Approx(gain / 2).epsilon(0.1));
    }
    SUBCASE("a quarter of a match changes a rating a third as much as three quarters") {
      const auto shared = update_rating({{{{}, 0.25}, {{}, 0.75}}, newcomers(1)}, {2, 1}, system);
      const double quarter = 25 - shared[0][0].skill.mean, three = 25 - shared[0][1].skill.mean;
      CHECK(quarter > 0);
      CHECK(three == doctest::Approx(3 * quarter));
      CHECK(shared[0][0].skill.deviation > shared[0][1].skill.deviation);
    }
    SUBCASE("a player with no share is unchanged, and the side is rated without that player") {
      const auto idle = update_rating({{{{}, 1}, {{40, 3}, 0}}, newcomers(1)}, {1, 2}, system);
      CHECK(idle[0][1].skill == Skill{40, 3});
      CHECK(idle[0][0].skill == whole[0][0].skill);
      CHECK(idle[1][0].skill == whole[1][0].skill);
    }
  }
}

TEST_CASE("ratings stay finite for any distance and number of matches") {
  std::vector<Team> teams = {{{{1000, 1e-3}}}, {{{-1000, 25}}}};
  for (const WengLin& system : {kPairs, kOrder}) {
    for (int game = 0; game < 1000; ++game) teams = update_rating(teams, {2, 1}, system);
    for (const Team& team : teams) {
      CHECK(std::isfinite(team[0].skill.mean));
      CHECK(team[0].skill.deviation > 0);
    }
  }
}
