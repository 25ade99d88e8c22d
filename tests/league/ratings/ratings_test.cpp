// The ratings of a club over its log of matches.

#include "src/league/ratings/ratings.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <numeric>
#include <string>

#include "src/core/text/text.hpp"
#include "tests/league/everybody.hpp"

using namespace tanteador;
using namespace tanteador::league;
using tanteador::test::one_of;
using tanteador::test::Random;

namespace {

constexpr int kPlayers = 12;

RatedSeat seat(int player, int side, int rank, double share = 1.0) {
  return {static_cast<Player>(player), side, rank, share};
}
RatedMatch duel(int period, int winner, int loser) {
  return {period, {seat(winner, 0, 1), seat(loser, 1, 2)}};
}
Rating current(const RatingHistory& history, int player) {
  return history.current(static_cast<Player>(player));
}

// Duels, pairs with a substitute now and then, tables of four; some of them level.
RatedMatch random_match(Random& random, int period) {
  std::vector<int> players(kPlayers);
  std::iota(players.begin(), players.end(), 0);
  std::ranges::shuffle(players, random);
  const int first = one_of(random, 2), second = one_of(random, 2);
  switch (one_of(random, 4)) {
    case 0: return {period, {seat(players[0], 0, first), seat(players[1], 1, second)}};
    case 1:
      return {period,
              {seat(players[0], 0, first), seat(players[1], 1, second), seat(players[2], 0, first),
               seat(players[3], 1, second)}};
    case 2:
      return {
          period,
          {seat(players[0], 0, first, 0.25), seat(players[1], 0, first, 0.75), seat(players[2], 1, second)}};
    default:
      return {period,
              {seat(players[0], 0, 1), seat(players[1], 1, first + 1), seat(players[2], 2, 3),
               seat(players[3], 3, 4)}};
  }
}

std::vector<RatedMatch> random_log(Random& random) {
  std::vector<RatedMatch> log;
  int period = 0;
  for (int match = one_of(random, 60); match > 0; --match) {
    if (one_of(random, 4) == 0) period += 1 + one_of(random, 3);
    log.push_back(random_match(random, period));
  }
  return log;
}

// An added, struck or altered match; the period from which it matters.
int correct(Random& random, std::vector<RatedMatch>& log) {
  const int kind = log.empty() ? 0 : one_of(random, 3);
  const auto at = log.empty() ? 0 : one_of(random, static_cast<int>(log.size()));
  const int period = log.empty() ? one_of(random, 5) : log[static_cast<std::size_t>(at)].period;
  if (kind == 0) log.insert(log.begin() + at, random_match(random, period));
  if (kind == 1) log.erase(log.begin() + at);
  if (kind == 2) log[static_cast<std::size_t>(at)] = random_match(random, period);
  return period;
}

const RatingSystem kSystems[] = {WengLin{}, WengLin{.model = WengLinModel::plackett_luce}, Glicko2{}, Elo{}};

void check_same(const RatingHistory& one, const RatingHistory& other) {
  CHECK(one.last_period() == other.last_period());
  for (int i = 0; i < kPlayers; ++i) {
    const Player player = static_cast<Player>(i);
    CHECK(std::ranges::equal(one.steps(player), other.steps(player)));
    CHECK(one.current(player) == other.current(player));  // bit for bit
  }
}

std::string fault(const std::vector<RatedMatch>& log) {
  const auto found = fault_in(log, 3);
  return found ? render(*found, {}) : "";
}

}  // namespace

TEST_CASE("a correction rates again from its period, as a full calculation does") {
  for (unsigned seed = 0; seed < 300; ++seed) {
    CAPTURE(seed);
    Random random(seed);
    std::vector<RatedMatch> log = random_log(random);
    const RatingSystem& system = kSystems[seed % std::size(kSystems)];
    RatingHistory history(system);
    history.rate(log);
    for (int correction = 0; correction < 3; ++correction) {
      const int period = correct(random, log);
      history.rate(log, period);
      REQUIRE_FALSE(fault_in(log, kPlayers));
      RatingHistory anew(system);
      anew.rate(log);
      check_same(history, anew);
    }
  }
}

TEST_CASE("a log that grows by periods gives the ratings of the whole log") {
  for (const RatingSystem& system : kSystems) {
    Random random(7);
    std::vector<RatedMatch> log, so_far;
    while (log.size() < 20) log = random_log(random);
    RatingHistory growing(system), whole(system);
    for (const RatedMatch& match : log) {
      so_far.push_back(match);
      growing.rate(so_far, match.period);
    }
    whole.rate(log);
    check_same(growing, whole);
  }
}

TEST_CASE("stored latest ratings continue to the ratings of the whole history") {
  for (unsigned seed = 0; seed < 200; ++seed) {
    CAPTURE(seed);
    Random random(seed);
    const std::vector<RatedMatch> log = random_log(random);
    const RatingSystem& system = kSystems[seed % std::size(kSystems)];
    RatingHistory whole(system);
    whole.rate(log);
    const int period = log.empty() ? 0 : log[log.size() / 2].period;  // between two of them
    const auto middle = std::ranges::lower_bound(log, period, {}, &RatedMatch::period);
    LatestRatings first(system);
    first.rate({log.begin(), middle});
    LatestRatings latest(system, first.steps());
    latest.rate({middle, log.end()});
    for (int i = 0; i < kPlayers; ++i) {
      const Player player = static_cast<Player>(i);
      CHECK(latest.rating_after(whole.last_period(), player) == whole.current(player));  // bit for bit
      const auto steps = whole.steps(player);
      const bool rated = static_cast<std::size_t>(i) < latest.steps().size() &&
                         latest.steps()[static_cast<std::size_t>(i)].period >= 0;
      CHECK(rated == !steps.empty());
      if (rated) CHECK(latest.steps()[static_cast<std::size_t>(i)] == steps.back());
    }
  }
}

TEST_CASE("with Glicko-2 the order of a period's matches makes no difference") {
  Random random(3);
  std::vector<RatedMatch> log;
  for (int i = 0; i < 30; ++i) log.push_back(random_match(random, 0));
  std::vector<RatedMatch> shuffled = log;
  std::ranges::shuffle(shuffled, random);
  RatingHistory one(Glicko2{}), other(Glicko2{});
  one.rate(log);
  other.rate(shuffled);
  check_same(one, other);
}

TEST_CASE("a snapshot of every period is kept") {
  for (const RatingSystem& system : kSystems) {
    const std::vector<RatedMatch> log = {duel(1, 0, 1), duel(1, 0, 1), duel(4, 1, 0)};
    RatingHistory history(system);
    history.rate(log);
    CHECK(history.last_period() == 4);
    const auto steps = history.steps(static_cast<Player>(0));
    REQUIRE(steps.size() == 2);
    CHECK(steps[0].period == 1);
    CHECK(steps[0].rating.games == 2);
    CHECK(steps[1].rating.games == 3);
    CHECK(steps[0].rating.value > steps[1].rating.value);
    CHECK(history.rating_after(0, static_cast<Player>(0)) ==
          current(history, 9));  // before the first game: as a newcomer
    CHECK(history.rating_after(1, static_cast<Player>(0)) == steps[0].rating);
    CHECK(history.rating_after(2, static_cast<Player>(0)).value == steps[0].rating.value);
    CHECK(current(history, 0) == steps[1].rating);
    CHECK(history.steps(static_cast<Player>(-1)).empty());
    history.rate({});
    CHECK(history.last_period() == -1);
    CHECK(current(history, 0) == current(history, 9));
  }
}

TEST_CASE("a rest raises the deviation of Glicko-2 before the next game") {
  RatingHistory history(Glicko2{});
  const std::vector<RatedMatch> log = {duel(0, 0, 1), duel(5, 2, 3)};
  history.rate(log);
  const Rating then = history.rating_after(0, static_cast<Player>(0)), now = current(history, 0);
  CHECK(now.value == then.value);
  CHECK(now.deviation > then.deviation);
  const Glicko2Rating rest = age_rating({}, {then.value, then.deviation, then.volatility}, 5);
  CHECK(now.deviation == rest.deviation);
}

TEST_CASE("each system's figures come from the log") {
  const std::vector<RatedMatch> log = {duel(0, 0, 1)};
  RatingHistory weng_lin(WengLin{}), elo(Elo{}), glicko2(Glicko2{});
  weng_lin.rate(log);
  elo.rate(log);
  glicko2.rate(log);
  CHECK(current(weng_lin, 0).value == doctest::Approx(27.635389493140497).epsilon(1e-12));
  CHECK(current(elo, 0) == Rating{1520, 0, 0, 1});
  CHECK(current(elo, 1) == Rating{1480, 0, 0, 1});
  const Glicko2Rating direct = update_rating({}, {}, std::vector<Glicko2Game>{{1500, 350, 1}});
  CHECK(current(glicko2, 0) == Rating{direct.rating, direct.deviation, direct.volatility, 1});
}

TEST_CASE("at a table of four the first gains, the last loses, and equals change alike") {
  const std::vector<RatedMatch> log = {{0, {seat(0, 0, 1), seat(1, 1, 2), seat(2, 2, 2), seat(3, 3, 4)}}};
  for (const RatingSystem& system : kSystems) {
    RatingHistory history(system);
    history.rate(log);
    CHECK(current(history, 0).value > current(history, 1).value);
    CHECK(current(history, 1).value == doctest::Approx(current(history, 2).value));
    CHECK(current(history, 3).value < current(history, 2).value);
    CHECK(current(history, 0).games == 1);
  }
}

TEST_CASE("a substitute is rated by share, and a non-player is not") {
  const std::vector<RatedMatch> log = {{0, {seat(0, 0, 1, 0.25), seat(1, 0, 1, 0.75), seat(2, 1, 2)}}};
  for (const RatingSystem& system : kSystems) {
    RatingHistory history(system);
    history.rate(log);
    const double newcomer = current(history, 9).value;
    const double quarter = current(history, 0).value - newcomer, three = current(history, 1).value - newcomer;
    CHECK(quarter > 0);
    CHECK(three > 1.5 * quarter);
    CHECK(current(history, 2).value < newcomer);
  }
}

TEST_CASE("a weak partner does not hurt a rating: sides count by their mean") {
  // 0 is made strong, 1 weak; together they are as strong as the newcomers 2 and 3.
  std::vector<RatedMatch> log;
  for (int i = 0; i < 10; ++i) log.push_back(duel(i, 0, 1));
  log.push_back({20, {seat(0, 0, 1), seat(1, 0, 1), seat(2, 1, 1), seat(3, 1, 1)}});  // level
  for (const RatingSystem& system : {RatingSystem(Glicko2{}), RatingSystem(Elo{})}) {
    RatingHistory history(system);
    history.rate(log);
    for (const int player : {0, 1}) {
      const Player who = static_cast<Player>(player);
      CHECK(history.rating_after(20, who).value ==
            doctest::Approx(history.rating_after(19, who).value).epsilon(1e-3));
    }
  }
}

TEST_CASE("every error of a log is reported with its match") {
  struct Row {
    std::vector<RatedMatch> log;
    std::string fault;
  };
  const Row rows[] = {
      {{}, ""},
      {{duel(0, 0, 1), duel(0, 1, 2), duel(3, 0, 2)}, ""},
      {{duel(1, 0, 1), duel(0, 1, 2)},
       "Match 2 cannot be rated: its period is earlier than the match before, or out of range."},
      {{duel(-1, 0, 1)},
       "Match 1 cannot be rated: its period is earlier than the match before, or out of range."},
      {{{0, {}}}, "Match 1 cannot be rated: it has fewer than two sides."},
      {{{0, {seat(0, 0, 1), seat(1, 0, 1)}}}, "Match 1 cannot be rated: it has fewer than two sides."},
      {{{0, {seat(0, 0, 1), seat(1, 2, 1)}}},
       "Match 1 cannot be rated: its sides are not numbered without gaps."},
      {{{0, {seat(0, 0, 1), seat(1, 12, 1)}}}, "Match 1 cannot be rated: it has more than twelve sides."},
      {{{0, {seat(0, 0, 1), seat(1, 1, 2), seat(2, 0, 2)}}},
       "Match 1 cannot be rated: a side has two ranks."},
      {{{0, {seat(0, 0, 1, 0), seat(1, 1, 2)}}},
       "Match 1 cannot be rated: a player's share of it must be above 0 and at most 1."},
      {{{0, {seat(0, 0, 1), seat(1, 1, 2, 1.5)}}},
       "Match 1 cannot be rated: a player's share of it must be above 0 and at most 1."},
      {{{0, {seat(0, 0, 1), seat(0, 1, 2)}}}, "Match 1 cannot be rated: a player is in it twice."},
      {{duel(0, 0, 3)}, "Match 1 cannot be rated: a player is not in the list."},
      {{duel(0, -1, 1)}, "Match 1 cannot be rated: a player is not in the list."},
  };
  for (const Row& row : rows) {
    CAPTURE(row.fault);
    CHECK(fault(row.log) == row.fault);
  }
}
