// Standings and ratings, on one core.

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>
#include <vector>

#include "src/league/ratings/ratings.hpp"
#include "src/league/standings/standings.hpp"
#include "tests/bench/bench.hpp"
#include "tests/support/results.hpp"

namespace tanteador::bench {

namespace {

using namespace league;

constexpr int kRankedRounds = 15;

// Random pairings each round for everybody; a tenth of the games is drawn.
Results tournament() {
  std::mt19937 random(1);
  const int ranked = sized(1'000, 8);
  Results results{.entrants = ranked, .rounds = {}, .penalties = {}};
  std::vector<Entrant> order;
  for (int i = 0; i < ranked; ++i) order.push_back(entrant_at(i));
  for (int round = 0; round < kRankedRounds; ++round) {
    std::ranges::shuffle(order, random);
    results.rounds.emplace_back();
    for (std::size_t i = 0; i < order.size(); i += 2) {
      const bool level = random() % 10 == 0;
      results.rounds.back().tables.push_back(level ? drawn(order[i], order[i + 1])
                                                   : won(order[i], order[i + 1]));
    }
  }
  return results;
}

// Weeks of tables of four among `players`.
std::vector<RatedMatch> year(int matches, int players) {
  std::mt19937 random(2);
  std::vector<RatedMatch> log;
  for (int match = 0; match < matches; ++match) {
    const auto first = static_cast<std::int32_t>(random() % static_cast<unsigned>(players - 3));
    RatedMatch made{.period = match / (matches / 52 + 1), .seats = {}};
    for (int side = 0; side < 4; ++side)
      made.seats.push_back({static_cast<Player>(first + side), side, side, 1.0});
    log.push_back(std::move(made));
  }
  return log;
}

// One week of a federation of a million: everybody comes once, for five matches at one table of four.
std::vector<RatedMatch> federation_week() {
  constexpr int kMatchesATable = 5;
  std::mt19937 random(3);
  std::vector<int> players(sized<std::size_t>(1'000'000, 40));
  std::iota(players.begin(), players.end(), 0);
  std::ranges::shuffle(players, random);
  std::vector<RatedMatch> log;
  for (std::size_t first = 0; first < players.size(); first += 4) {
    for (int match = 0; match < kMatchesATable; ++match) {
      RatedMatch made{.period = 0, .seats = {}};
      for (int side = 0; side < 4; ++side)
        made.seats.push_back({static_cast<Player>(players[first + static_cast<std::size_t>(side)]), side,
                              (side + match) % 4, 1.0});
      log.push_back(std::move(made));
    }
  }
  return log;
}

constexpr int kSingles = 4;

// Tables of four out of many players, one after the other.
double rated_per_second(const WengLin& system) {
  const auto matches = sized<std::size_t>(250'000, 20);
  std::vector<WengLinPlayer> players(sized<std::size_t>(100'000, 40));
  const double time = best_seconds(8, [&] {
    for (std::size_t match = 0; match < matches; ++match) {
      const std::size_t first = match * 7919 % (players.size() - kSingles);
      WengLinSide sides[kSingles];
      for (std::size_t i = 0; i < kSingles; ++i) {
        sides[i] = {std::span(players).subspan(first + i, 1), static_cast<int>((i + match) % kSingles)};
      }
      rate(system, sides);
    }
  });
  if (!std::isfinite(players[0].skill.mean)) fail("nothing was measured");
  return static_cast<double>(matches) / time;
}

// The minimal work of a table of four: an exponential and a root for each pair of sides.
double plain_per_second() {
  const int matches = sized(250'000, 20);
  double sum = 0;
  const double time = best_seconds(8, [&] {
    for (int match = 0; match < matches; ++match) {
      for (int pair = 0; pair < kSingles * (kSingles - 1) / 2; ++pair) {
        sum += std::exp(-std::sqrt(static_cast<double>(match + pair + 1)));
        asm volatile("" : : "r"(&sum) : "memory");
      }
    }
  });
  if (sum <= 0) fail("nothing was measured");
  return matches / time;
}

}  // namespace

void standings(const std::filesystem::path&) {
  const Results results = tournament();
  StandingsRules rules;
  rules.order = default_order(Format::swiss);
  std::size_t rows = 0;  // keeps the work from being optimised away
  const double ranked = best_seconds(10, [&] { rows += league::standings(results, rules).rows.size(); });
  const double copied = best_seconds(10, [&] {
    const Results copy = results;
    rows += copy.rounds.size();
    asm volatile("" : : "r"(copy.rounds.data()) : "memory");
  });
  if (rows == 0) fail("nothing was measured");
  time_row("standings, 1,000 x 15 rounds x 6 tie-breaks", ranked, "copying the results", copied,
           "aim: 20 ms");
}

void ratings(const std::filesystem::path&) {
  const double plain = plain_per_second();
  const char* baseline = "six exponentials, six roots";
  row("Weng-Lin, Bradley-Terry, tables of four", rated_per_second({}), baseline, plain, "aim: 1 M/s");
  row("Weng-Lin, Plackett-Luce, tables of four", rated_per_second({.model = WengLinModel::plackett_luce}),
      baseline, plain, "aim: 1 M/s");

  const int matches = sized(500'000, 20);
  const auto log = year(matches, sized(20'000, 40));
  for (const auto& [name, system] : {std::pair{"a year's log, Weng-Lin", RatingSystem(WengLin{})},
                                     std::pair{"a year's log, Glicko-2", RatingSystem(Glicko2{})},
                                     std::pair{"a year's log, Elo", RatingSystem(Elo{})}}) {
    RatingHistory history(system);
    const double time = best_seconds(2, [&] { history.rate(log); });
    row(name, matches / time, baseline, plain, "");
  }
  const auto week = federation_week();
  RatingHistory history{RatingSystem(WengLin{})};
  const double time = best_seconds(2, [&] { history.rate(week); });
  row(fmt::format("a federation's week, {:.2f} M matches", static_cast<double>(week.size()) / 1e6),
      static_cast<double>(week.size()) / time, baseline, plain, "aim: 1 M/s");
  note("52 such weeks (not measured; aim: 60 s)", fmt::format("{:.0f} s", 52 * time));
}

}  // namespace tanteador::bench
