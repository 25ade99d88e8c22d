// Knock-out brackets and the effect of results on them.

#include "src/league/pairing/knockout.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>

#include "src/league/pairing/random.hpp"
#include "tests/league/everybody.hpp"

using namespace tanteador::league;
using tanteador::test::everybody;

namespace {

using Decided = std::vector<std::optional<BracketResult>>;

// Everything played, the better seed always wins.
std::vector<BracketState> by_strength(const Bracket& bracket, Decided& results) {
  results.assign(bracket.matches.size(), std::nullopt);
  const auto seeds = everybody(bracket.entrants);
  for (std::size_t match = 0; match < bracket.matches.size(); ++match) {
    const auto states = play_bracket(bracket, seeds, results);
    if (states[match].status != BracketStatus::ready) continue;
    results[match] = BracketResult{std::min(*states[match].first, *states[match].second)};
  }
  return play_bracket(bracket, seeds, results);
}

}  // namespace

TEST_CASE("eight entrants are paired 1-8 4-5 2-7 3-6") {
  const Bracket bracket = knockout(8);
  REQUIRE(bracket.matches.size() == 7);
  const auto states = play_bracket(bracket, everybody(8), {});
  std::vector<std::pair<int, int>> first;
  for (std::size_t match = 0; match < 4; ++match) {
    CHECK(bracket.matches[match].remaining == 8);
    first.emplace_back(index(*states[match].first) + 1, index(*states[match].second) + 1);
  }
  CHECK(first == std::vector<std::pair<int, int>>{{1, 8}, {4, 5}, {2, 7}, {3, 6}});
  CHECK(states[4].status == BracketStatus::waiting);
}

TEST_CASE("byes go to the top seeds, and 1 to k meet only among the last k") {
  for (int count = 2; count <= 70; ++count) {
    CAPTURE(count);
    const Bracket bracket = knockout(count);
    Decided results;
    const auto states = by_strength(bracket, results);
    int places = 1;
    while (places < count) places *= 2;
    std::set<Entrant> byes;
    int games = 0;
    for (std::size_t match = 0; match < states.size(); ++match) {
      const BracketState& state = states[match];
      if (state.status == BracketStatus::walkover) {
        CHECK(bracket.matches[match].round == 0);
        byes.insert(*state.winner);
      } else {
        REQUIRE(state.status == BracketStatus::decided);
        ++games;
        // Among `remaining` places the better half of the seeds wins.
        CHECK(index(*state.loser) >= bracket.matches[match].remaining / 2);
      }
    }
    CHECK(games == count - 1);
    CHECK(byes.size() == static_cast<std::size_t>(places - count));
    if (!byes.empty()) CHECK(index(*byes.rbegin()) == places - count - 1);
    CHECK(states[static_cast<std::size_t>(bracket.final_match())].winner == entrant_at(0));
    CHECK(states[static_cast<std::size_t>(bracket.final_match())].loser == entrant_at(1));
  }
}

TEST_CASE("fewer than two entrants have no bracket") {
  for (const int count : {-1, 0, 1}) {
    CHECK(knockout(count).matches.empty());
    CHECK(knockout(count).final_match() == -1);
    CHECK(play_bracket(knockout(count), {}, {}).empty());
  }
  CHECK(knockout_with_repechage(2, 5).matches.empty());
}

TEST_CASE("the losers of the semi-finals play for third place") {
  const Bracket bracket = knockout(6, {.third_place = true});
  Decided results;
  const auto states = by_strength(bracket, results);
  const auto third = std::ranges::find(bracket.matches, BracketPart::third_place, &BracketMatch::part);
  REQUIRE(third != bracket.matches.end());
  const BracketState& state = states[static_cast<std::size_t>(third - bracket.matches.begin())];
  CHECK(state.winner == entrant_at(2));
  CHECK(state.loser == entrant_at(3));
  CHECK(bracket.matches.back().part == BracketPart::main_draw);
  CHECK(knockout(3, {.third_place = true}).matches.size() == knockout(3).matches.size());
}

TEST_CASE("after a double forfeit the next opponent goes on without a game") {
  const Bracket bracket = knockout(4, {.third_place = true});  // semi-finals, third place, final
  Decided results(4);
  results[0] = BracketResult{};
  auto states = play_bracket(bracket, everybody(4), results);
  CHECK(states[0].status == BracketStatus::forfeited);
  CHECK(states[3].status == BracketStatus::waiting);
  results[1] = BracketResult{entrant_at(2)};
  states = play_bracket(bracket, everybody(4), results);
  CHECK(states[2].status == BracketStatus::walkover);  // third place: nobody came out of the other semi-final
  CHECK(states[2].winner == entrant_at(1));
  CHECK(states[3].status == BracketStatus::walkover);
  CHECK(states[3].winner == entrant_at(2));
  results[1] = BracketResult{};
  states = play_bracket(bracket, everybody(4), results);
  CHECK(states[2].status == BracketStatus::empty);
  CHECK(states[3].status == BracketStatus::empty);
  CHECK(!states[3].winner);
}

TEST_CASE("a correction keeps later results whose players still play") {
  const Bracket bracket = knockout(4);
  Decided results{BracketResult{entrant_at(0)}, BracketResult{entrant_at(1)}, BracketResult{entrant_at(1)}};
  CHECK(play_bracket(bracket, everybody(4), results)[2].status == BracketStatus::decided);
  results[0] = BracketResult{entrant_at(3)};
  CHECK(play_bracket(bracket, everybody(4), results)[2].loser == entrant_at(3));
  results[1] = BracketResult{entrant_at(2)};
  CHECK(play_bracket(bracket, everybody(4), results)[2].status == BracketStatus::contradicted);
  results[1] = std::nullopt;
  CHECK(play_bracket(bracket, everybody(4), results)[2].status == BracketStatus::contradicted);
}

TEST_CASE("the losers of the first round play a repechage of their own") {
  const Bracket bracket = knockout(7, {.repechage = true});  // 1 has a bye: three losers
  Decided results;
  const auto states = by_strength(bracket, results);
  REQUIRE(bracket.matches.back().part == BracketPart::repechage);
  CHECK(states.back().winner == entrant_at(4));
  CHECK(bracket.matches[static_cast<std::size_t>(bracket.final_match())].part == BracketPart::main_draw);
}

// Campeonato Gaúcho: 24 go on, the others play for the fourth place in the semi-finals.
TEST_CASE("three of the main draw and the repechage winner play the semi-finals") {
  for (const auto& [direct, others] : {std::pair{24, 10}, {24, 1}, {24, 0}, {3, 4}, {7, 2}, {12, 12}}) {
    CAPTURE(direct);
    CAPTURE(others);
    const Bracket bracket = knockout_with_repechage(direct, others, true);
    Decided results;
    const auto states = by_strength(bracket, results);
    std::set<Entrant> semifinalists, seen;
    for (std::size_t match = 0; match < states.size(); ++match) {
      for (const auto& who : {states[match].first, states[match].second}) {
        if (!who) continue;
        seen.insert(*who);
        if (bracket.matches[match].part == BracketPart::main_draw && bracket.matches[match].remaining == 4) {
          semifinalists.insert(*who);
        }
      }
    }
    CHECK(seen.size() == static_cast<std::size_t>(direct + others));
    CHECK(semifinalists.contains(entrant_at(0)));
    CHECK(semifinalists.contains(entrant_at(1)));
    CHECK(semifinalists.contains(entrant_at(2)));
    CHECK(semifinalists.size() == 4);
    if (others > 0) CHECK(semifinalists.contains(entrant_at(direct)));
    CHECK(states[static_cast<std::size_t>(bracket.final_match())].winner == entrant_at(0));
  }
}

TEST_CASE("no result puts anyone in two places, and a decided bracket has one winner") {
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    CAPTURE(seed);
    Lots lots(seed);
    const int count = lots.pick_below(40);
    const Bracket bracket = lots.pick_below(2) == 0
                                ? knockout(count, {lots.pick_below(2) == 0, lots.pick_below(2) == 0})
                                : knockout_with_repechage(count, lots.pick_below(20));
    Decided results(bracket.matches.size());
    const auto seeds = everybody(bracket.entrants);
    for (std::size_t match = 0; match < results.size(); ++match) {
      const BracketState state = play_bracket(bracket, seeds, results)[match];
      CHECK(state.status != BracketStatus::waiting);
      if (state.status != BracketStatus::ready) continue;
      const int lot = lots.pick_below(10);
      results[match] = lot == 0 ? BracketResult{} : BracketResult{lot < 5 ? state.first : state.second};
    }
    const auto states = play_bracket(bracket, seeds, results);
    std::map<std::pair<BracketPart, int>, std::set<Entrant>> in_round;
    for (std::size_t match = 0; match < states.size(); ++match) {
      const BracketMatch& each = bracket.matches[match];
      for (const auto& who : {states[match].first, states[match].second}) {
        if (who) CHECK(in_round[{each.part, each.round}].insert(*who).second);
      }
    }
  }
}
