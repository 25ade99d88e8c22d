// Keizer: values by place, counted again after each round, and pairings by rank.

#include <algorithm>
#include <array>
#include <chrono>
#include <map>
#include <numeric>
#include <random>

#include "tests/league/competition/evening.hpp"

namespace keizer_points {

using namespace tanteador::test;

namespace {

StageSetup keizer_stage(int rounds, KeizerRules rules = {}) {
  StageSetup setup = stage_of(Format::keizer, rounds);
  setup.keizer = rules;
  return setup;
}

// A second calculation, from the tables as played. Halves are doubled points.
struct SecondCount {
  const Competition& now;
  std::vector<int> order;  // numbers of entrants, best first
  std::map<int, int> values, totals;

  explicit SecondCount(const Competition& competition) : now(competition) {
    const auto rounds = static_cast<int>(now.now().rounds.size());
    for (int round = 0; round <= rounds; ++round) {
      for (const Entrant one : now.now().entrants)
        if (now.entrants[static_cast<std::size_t>(index(one))].first_round == round)
          order.push_back(index(one));
      settle(std::min(round + 1, rounds));
    }
  }

  void settle(int rounds) {
    for (std::vector<std::vector<int>> seen; std::ranges::count(seen, order) == 0;) {
      seen.push_back(order);
      order = ordered(rounds);
    }
    order = ordered(rounds);
  }

  std::vector<int> ordered(int rounds) {
    const KeizerRules& rules = now.rules().keizer;
    const auto count = static_cast<int>(order.size());
    values.clear();
    totals.clear();
    for (int place = 0; place < count; ++place) {
      const int top = rules.top > 0 ? rules.top : (count * 3 + 1) / 2;
      values[order[static_cast<std::size_t>(place)]] = std::max(1, top - place);
    }
    for (const auto& [who, value] : values) totals[who] = 2 * value;
    for (int round = 0; round < rounds; ++round) add(now.now().rounds[static_cast<std::size_t>(round)]);
    for (const GivenPenalty& one : now.penalties)
      if (!one.lifted && one.given.round.round < rounds) totals[index(one.given.entrant)] -= one.given.points;
    std::vector<int> next = order;
    std::ranges::stable_sort(next, [&](int a, int b) { return totals[a] > totals[b]; });
    return next;
  }

  // A share of a value in halves, to the nearest.
  static int share(int value, int sixths) { return static_cast<int>(value * sixths / 3.0 + 0.5); }

  void add(const PlayedRound& round) {
    for (const PlayedTable& table : round.tables) {
      const int one = index(table.drawn.sides[0][0]), other = index(table.drawn.sides[1][0]);
      if (!table.forfeits.empty()) {
        if (table.forfeits.size() == 1) {
          const int winner = table.forfeits.front() == 0 ? other : one;
          totals[winner] += 2 * values[winner == one ? other : one];
        }
        continue;
      }
      if (!table.score) continue;
      const int a = table.score->sides[0].score, b = table.score->sides[1].score;
      if (a == b) totals[one] += values[other], totals[other] += values[one];
      if (a > b) totals[one] += 2 * values[other];
      if (a < b) totals[other] += 2 * values[one];
    }
    for (const auto& bye : round.byes)
      totals[index(bye.entrant)] += share(values[index(bye.entrant)], now.rules().keizer.bye_sixths);
    for (const auto& away : round.away) {
      const std::map<Kind, int> sixths{{Kind::absent, now.rules().keizer.absent_sixths},
                                       {Kind::full_bye, 6},
                                       {Kind::half_bye, 3},
                                       {Kind::zero_bye, 0}};
      totals[index(away.entrant)] += share(values[index(away.entrant)], sixths.at(away.kind));
    }
  }
};

using PairingCost =
    std::array<int, 5>;  // recent meetings, byes of who sits out, its place, repeats, distance

// The least cost of all pairings of `list`, places in the order of the ranking, best first.
struct AllPairings {
  const std::vector<std::vector<int>>& met;
  const std::vector<int>& byes;
  PairingCost best{1'000'000};

  void search(std::vector<int> left, PairingCost so_far, const std::vector<int>& place) {
    if (left.empty()) {
      best = std::min(best, so_far);
      return;
    }
    const int first = left.front();
    left.erase(left.begin());
    for (std::size_t i = 0; i < left.size(); ++i) {
      const auto a = static_cast<std::size_t>(first), b = static_cast<std::size_t>(left[i]);
      std::vector<int> rest = left;
      rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
      PairingCost cost = so_far;
      cost[0] += met[a][b] > 0 ? 1 : 0;
      cost[3] += std::max(met[a][b] - 1, 0);
      const int apart = place[a] - place[b];
      cost[4] += apart * apart;
      search(rest, cost, place);
    }
  }
};

PairingCost cost_of(const event::RoundDrawn& draw, const std::vector<std::vector<int>>& met,
                    const std::vector<int>& byes, const std::vector<int>& place) {
  PairingCost cost{};
  for (const auto& table : draw.tables) {
    const auto a = static_cast<std::size_t>(index(table.sides[0][0])),
               b = static_cast<std::size_t>(index(table.sides[1][0]));
    cost[0] += met[a][b] > 0 ? 1 : 0;
    cost[3] += std::max(met[a][b] - 1, 0);
    cost[4] += (place[a] - place[b]) * (place[a] - place[b]);
  }
  for (const auto& bye : draw.byes) {
    cost[1] = byes[static_cast<std::size_t>(index(bye.entrant))];
    cost[2] = -place[static_cast<std::size_t>(index(bye.entrant))];
  }
  return cost;
}

// The best pairing by trying all of them.
PairingCost best_cost(const std::vector<int>& present, const std::vector<std::vector<int>>& met,
                      const std::vector<int>& byes, const std::vector<int>& place) {
  AllPairings all{met, byes};
  if (present.size() % 2 == 0) {
    all.search(present, {}, place);
    return all.best;
  }
  for (std::size_t i = 0; i < present.size(); ++i) {
    std::vector<int> rest = present;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    const auto out = static_cast<std::size_t>(present[i]);
    all.search(rest, {0, byes[out], -place[out]}, place);
  }
  return all.best;
}

// The games at a table in the last rounds, and the byes of all rounds.
void collect_history(const Competition& now, std::vector<std::vector<int>>& met, std::vector<int>& byes) {
  const auto& rounds = now.now().rounds;
  for (std::size_t number = 0; number < rounds.size(); ++number) {
    const bool recent = number + static_cast<std::size_t>(now.rules().keizer.rounds_between) >= rounds.size();
    for (const PlayedTable& table : rounds[number].tables) {
      const auto a = static_cast<std::size_t>(index(table.drawn.sides[0][0])),
                 b = static_cast<std::size_t>(index(table.drawn.sides[1][0]));
      if (table.forfeits.size() == 1) ++byes[table.forfeits.front() == 0 ? b : a];
      if (recent && table.forfeits.empty()) ++met[a][b], ++met[b][a];
    }
    for (const auto& bye : rounds[number].byes) ++byes[static_cast<std::size_t>(index(bye.entrant))];
  }
}

void check_points(const Competition& now) {
  const SecondCount second(now);
  const KeizerTable table = keizer_table(now, 0);
  std::vector<int> order;
  for (const Entrant one : table.order) order.push_back(index(one));
  CHECK(order == second.order);
  for (const auto& [who, total] : second.totals) {
    const KeizerTotal& counted = table.totals[static_cast<std::size_t>(who)];
    CHECK(counted.total == total);
    CHECK(counted.value == second.values.at(who));
    Halves sum = 2 * counted.value;
    for (const Halves points : counted.rounds) sum += points;
    for (const GivenPenalty& one : now.penalties)
      if (index(one.given.entrant) == who) sum -= one.given.points;
    CHECK(sum == total);
  }
}

void check_pairing(const Competition& now, const event::RoundDrawn& draw) {
  std::vector<std::vector<int>> met(now.entrants.size(), std::vector<int>(now.entrants.size()));
  std::vector<int> byes(now.entrants.size()), place(now.entrants.size()), present;
  collect_history(now, met, byes);
  for (const int one : SecondCount(now).order) {
    const auto& entrant = now.entrants[static_cast<std::size_t>(one)];
    const bool away = std::ranges::count(now.away, entrant_at(one), &event::Absent::entrant) > 0;
    if (away || entrant.withdrew) continue;
    place[static_cast<std::size_t>(one)] = static_cast<int>(present.size());
    present.push_back(one);
  }
  CHECK(cost_of(draw, met, byes, place) == best_cost(present, met, byes, place));
}

// Some are away, one comes late, results are random, some do not come.
void play_season(std::uint32_t seed, int entrants, KeizerRules rules) {
  std::mt19937 random(seed);
  const auto chance = [&](int of) { return static_cast<int>(random() % static_cast<std::uint32_t>(of)); };
  Evening evening(keizer_stage(8, rules), entrants);
  for (int round = 0; round < 8; ++round) {
    if (round == 3) evening.join();
    if (round == 5) evening.enter(event::EntrantWithdrawn{numbered(1 + chance(entrants)), {}});
    for (int i = 1; i <= entrants; ++i) {
      constexpr Kind kKinds[] = {Kind::absent, Kind::zero_bye, Kind::half_bye, Kind::full_bye};
      const event::Absent away{numbered(i), kKinds[chance(4)]};
      if (chance(9) == 0 && evening.refusal_key(away).empty()) evening.enter(away);
    }
    const auto draw = next_round(evening.now, 1);
    REQUIRE(draw);
    check_pairing(evening.now, *draw);
    evening.enter(*draw);
    CHECK(evening.can_redraw(*draw));
    for (int table = 0; table < static_cast<int>(draw->tables.size()); ++table) {
      if (chance(12) == 0) {
        evening.enter(event::Forfeited{evening.table(table), {chance(2)}, {}});
        continue;
      }
      const int kind = chance(5);
      evening.result(evening.table(table), kind < 1 ? 20 : 30, kind < 3 ? 20 : 30 + kind);
    }
    if (chance(3) == 0)
      evening.enter(event::PenaltyGiven{{0, round}, numbered(1 + chance(entrants)), 4, 0, "late"});
    evening.close();
    check_points(evening.now);
  }
}

}  // namespace

TEST_CASE("Keizer points and pairings equal a second calculation that tries all pairings") {
  for (std::uint32_t seed = 1; seed <= 12; ++seed) {
    CAPTURE(seed);
    play_season(seed, 5 + static_cast<int>(seed % 4), {});
    play_season(seed + 100, 6, {.top = 20, .bye_sixths = 6, .absent_sixths = 1, .rounds_between = 2});
  }
}

// A table that the chess club of Haren published after its first round in 2016.
TEST_CASE("a published Keizer table is counted to the half point") {
  Evening evening(keizer_stage(20, {.top = 80}), 16);
  event::RoundDrawn draw = *next_round(evening.now, 1);
  constexpr std::pair<int, int> kGames[] = {{1, 10}, {2, 11}, {3, 12}, {9, 8},
                                            {4, 13}, {5, 14}, {6, 15}, {7, 16}};
  for (std::size_t i = 0; i < 8; ++i)
    draw.tables[i].sides = {{numbered(kGames[i].first)}, {numbered(kGames[i].second)}};
  evening.enter(draw);
  for (int i = 0; i < 8; ++i) evening.result(evening.table(i), 30, i == 3 ? 30 : 0);
  evening.close();
  const std::vector<int> doubled{302, 298, 294, 290, 286, 282, 278, 218,
                                 217, 142, 140, 138, 136, 134, 132, 130};
  for (int i = 1; i <= 16; ++i) CHECK(evening.points(i) == doubled[static_cast<std::size_t>(i - 1)]);
  std::vector<int> as_published(16);
  std::iota(as_published.begin(), as_published.end(), 1);
  CHECK(evening.order() == as_published);
}

TEST_CASE("neighbours of the ranking meet, but not again within the rounds between") {
  Evening evening(keizer_stage(9), 8);
  std::map<std::pair<int, int>, int> last;
  for (int round = 1; round <= 9; ++round) {
    const auto draw = evening.draw();
    for (const auto& table : draw.tables) {
      const auto pair = std::minmax(index(table.sides[0][0]), index(table.sides[1][0]));
      const auto met = last.find(pair);
      if (met != last.end()) CHECK(round - met->second > 3);
      last[pair] = round;
      if (round == 1) CHECK(table.reasons.front().because == PairingCause::by_place);
    }
    evening.play_all();
    evening.close();
  }
  CHECK(evening.draw_fails() == "league/stage_over");
  CHECK(last.size() < 28);  // neighbours met again
}

TEST_CASE("in a field of 200 no exchange between two tables brings neighbours nearer") {
  Evening evening(keizer_stage(5), 200);
  for (int round = 0; round < 5; ++round) {
    std::vector<std::vector<int>> met(200, std::vector<int>(200));
    std::vector<int> byes(200), place(200);
    collect_history(evening.now, met, byes);
    const auto order = keizer_table(evening.now, 0).order;
    for (std::size_t i = 0; i < order.size(); ++i)
      place[static_cast<std::size_t>(index(order[i]))] = static_cast<int>(i);
    const event::RoundDrawn draw = evening.draw();
    const PairingCost cost = cost_of(draw, met, byes, place);
    CHECK(cost[0] == 0);
    for (std::size_t one = 0; one < draw.tables.size(); ++one)
      for (std::size_t two = 0; two < one; ++two)
        for (const std::size_t side : {0U, 1U}) {
          event::RoundDrawn other = draw;
          std::swap(other.tables[one].sides[0], other.tables[two].sides[side]);
          if (cost_of(other, met, byes, place) < cost) FAIL_CHECK(one << " and " << two);
        }
    evening.play_all();
    evening.close();
  }
}

TEST_CASE("a corrected result marks the later Keizer pairings") {
  Evening evening(keizer_stage(3), 6);
  evening.play_round();
  evening.play_round();
  const Change change =
      evening.enter(event::ResultCorrected{.table = {0, 0, 0},
                                           .score = event::TableScore{{{.score = 0}, {.score = 30}}, {}},
                                           .reason = {},
                                           .match = {}});
  CHECK(change.affected == std::vector<RoundRef>{{0, 1}});
}

TEST_CASE("numbers that a Keizer stage cannot have are refused") {
  const auto refusal_of = [](StageSetup stage) {
    Competition now;
    CompetitionSetup setup;
    setup.stages = {std::move(stage)};
    const auto change = apply(now, event::CompetitionCreated{setup});
    return change ? std::string() : std::string(change.error().key);
  };
  CHECK(refusal_of(keizer_stage(5)).empty());
  CHECK(refusal_of(keizer_stage(5, {.bye_sixths = 7})) == "league/keizer");
  CHECK(refusal_of(keizer_stage(5, {.absent_sixths = -1})) == "league/keizer");
  CHECK(refusal_of(keizer_stage(5, {.top = 10'001})) == "league/keizer");
  CHECK(refusal_of(keizer_stage(5, {.rounds_between = 101})) == "league/keizer");
  CHECK(refusal_of(keizer_stage(0)) == "league/rounds");
  StageSetup swiss = stage_of(Format::swiss, 3);
  swiss.keizer.top = 9;
  CHECK(refusal_of(swiss) == "league/keizer");
}

}  // namespace keizer_points
