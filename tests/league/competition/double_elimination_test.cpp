// Double elimination: the bracket, and evenings played by it.

#include <algorithm>
#include <map>
#include <set>

#include "src/league/pairing/random.hpp"
#include "tests/league/competition/evening.hpp"
#include "tests/league/everybody.hpp"

namespace double_elimination_tests {

using namespace tanteador::test;
using From = BracketPlace::From;

namespace {

constexpr BracketPlace winner_of(int match) { return {From::winner_of, match}; }
constexpr BracketPlace loser_of(int match) { return {From::loser_of, match}; }

std::map<std::pair<BracketPart, int>, int> matches_by_round(const Bracket& bracket) {
  std::map<std::pair<BracketPart, int>, int> counts;
  for (const BracketMatch& match : bracket.matches) ++counts[{match.part, match.round}];
  return counts;
}

// The bracket played to the end; `wins` says if the first of two wins.
struct PlayedBracket {
  std::vector<BracketState> states;
  std::map<Entrant, int> losses;
  int matches = 0;
  int first_again = 1000;  // the first round of the losers' bracket in which two meet again
};
PlayedBracket play_out(const Bracket& bracket, const auto& wins) {
  PlayedBracket played;
  std::vector<std::optional<BracketResult>> results(bracket.matches.size());
  std::set<std::pair<Entrant, Entrant>> met;
  const auto seeds = everybody(bracket.entrants);
  for (std::size_t match = 0; match < bracket.matches.size(); ++match) {
    const BracketState state = play_bracket(bracket, seeds, results)[match];
    if (state.status != BracketStatus::ready) continue;
    const bool first = wins(*state.first, *state.second);
    results[match] = BracketResult{first ? state.first : state.second};
    const Entrant loser = first ? *state.second : *state.first;
    CHECK(played.losses[loser] < 2);
    CHECK(played.losses[first ? *state.first : *state.second] < 2);
    ++played.losses[loser];
    ++played.matches;
    const bool again = !met.insert(std::minmax(*state.first, *state.second)).second;
    if (again && bracket.matches[match].part == BracketPart::losers)
      played.first_again = std::min(played.first_again, bracket.matches[match].round);
  }
  played.states = play_bracket(bracket, seeds, results);
  return played;
}

StageSetup twice(Elimination elimination = Elimination::twice) {
  StageSetup setup = stage_of(Format::knockout);
  setup.elimination = elimination;
  return setup;
}

// Enters the results of the open tables; `wins` says if the first side wins.
void enter_all(Evening& evening, const auto& wins) {
  for (const OpenTable& open : whats_missing(evening.now)) {
    const auto& sides =
        evening.now.now().rounds.back().tables[static_cast<std::size_t>(open.table.table)].drawn.sides;
    const bool first = wins(sides[0].front(), sides[1].front());
    evening.result(open.table, first ? 30 : 10, first ? 10 : 30);
  }
  evening.close();
}

std::map<int, int> ranks_of(const Evening& evening) {
  std::map<int, int> ranks;
  for (const StagePlace& place : final_ranks(evening.now)) ranks[index(place.entrant) + 1] = place.rank;
  return ranks;
}

const auto kStronger = [](Entrant one, Entrant other) { return one < other; };

}  // namespace

// The bracket that brackets-manager makes of eight: seeds "inner_outer", losers "natural", "reverse",
// "natural".
TEST_CASE("eight entrants have the usual bracket of double elimination") {
  const Bracket bracket = double_elimination(8);
  REQUIRE(bracket.matches.size() == 15);
  const std::pair<BracketPlace, BracketPlace> losers[] = {
      {loser_of(0), loser_of(1)},    {loser_of(2), loser_of(3)},   // 1-8 and 4-5, 2-7 and 3-6
      {winner_of(7), loser_of(5)},   {winner_of(8), loser_of(4)},  // the semi-finals change sides
      {winner_of(9), winner_of(10)}, {winner_of(11), loser_of(6)}};
  for (std::size_t i = 0; i < std::size(losers); ++i) {
    CAPTURE(i);
    CHECK(bracket.matches[7 + i].part == BracketPart::losers);
    CHECK(bracket.matches[7 + i].first == losers[i].first);
    CHECK(bracket.matches[7 + i].second == losers[i].second);
  }
  CHECK(bracket.matches[13].first == winner_of(6));
  CHECK(bracket.matches[13].second == winner_of(12));
  CHECK(bracket.matches[14].first == loser_of(13));
  CHECK(bracket.matches[14].second == winner_of(13));
  CHECK(bracket.final_match() == 14);
  CHECK(bracket.rounds() == 7);
  CHECK(double_elimination(8, false).final_match() == 13);
}

TEST_CASE("sixteen entrants: 1-16, 8-9 first; 8, 4, 2, 1 matches of winners, 4, 4, 2, 2, 1, 1 of losers") {
  const Bracket bracket = double_elimination(16);
  std::vector<std::pair<int, int>> first;
  const auto states = play_bracket(bracket, everybody(16), {});
  for (std::size_t match = 0; match < 8; ++match)
    first.emplace_back(index(*states[match].first) + 1, index(*states[match].second) + 1);
  CHECK(first == std::vector<std::pair<int, int>>{
                     {1, 16}, {8, 9}, {4, 13}, {5, 12}, {2, 15}, {7, 10}, {3, 14}, {6, 11}});
  using enum BracketPart;
  CHECK(matches_by_round(bracket) == std::map<std::pair<BracketPart, int>, int>{{{winners, 0}, 8},
                                                                                {{winners, 1}, 4},
                                                                                {{winners, 2}, 2},
                                                                                {{winners, 3}, 1},
                                                                                {{losers, 0}, 4},
                                                                                {{losers, 1}, 4},
                                                                                {{losers, 2}, 2},
                                                                                {{losers, 3}, 2},
                                                                                {{losers, 4}, 1},
                                                                                {{losers, 5}, 1},
                                                                                {{grand_final, 0}, 1},
                                                                                {{grand_final, 1}, 1}});
}

TEST_CASE("two losses put out, and the number of matches is twice the entrants less two, or one") {
  Lots lots(12);
  for (int count = 2; count <= 40; ++count) {
    for (const bool second : {true, false}) {
      CAPTURE(count);
      CAPTURE(second);
      const Bracket bracket = double_elimination(count, second);
      const PlayedBracket played =
          play_out(bracket, [&](Entrant, Entrant) { return lots.pick_below(2) == 0; });
      const auto last = static_cast<std::size_t>(bracket.final_match());
      const bool again = second && played.states[last].status == BracketStatus::decided;
      CHECK(played.matches == 2 * count - (again ? 1 : 2));
      const Entrant best = again || !second ? *played.states[last].winner : *played.states[last - 1].winner;
      for (const Entrant entrant : everybody(count)) {
        const int losses = played.losses.contains(entrant) ? played.losses.at(entrant) : 0;
        if (entrant == best)
          CHECK(losses == (again || (!second && losses == 1) ? 1 : 0));
        else
          CHECK((losses == 2 || (!second && losses == 1 && played.states[last].loser == entrant)));
      }
      if (second && !again) CHECK(played.states[last].status == BracketStatus::empty);
    }
  }
  CHECK(double_elimination(1).matches.empty());
}

TEST_CASE("two who have met in the winners' bracket meet again late") {
  // By the half, quarter and so on that losers drop into; in the order of the matches it would be the second.
  constexpr std::pair<int, int> kFirstAgain[] = {{8, 2}, {16, 3}, {32, 4}, {64, 6}};
  Lots lots(5);
  for (const auto& [count, round] : kFirstAgain) {
    CAPTURE(count);
    const Bracket bracket = double_elimination(count);
    int first = 1000;
    for (int time = 0; time < 200; ++time)
      first = std::min(
          first, play_out(bracket, [&](Entrant, Entrant) { return lots.pick_below(2) == 0; }).first_again);
    CHECK(first == round);
  }
}

TEST_CASE("twelve pairs play to a second final, each place by the round it went out in") {
  Evening evening(twice(), 12);
  int rounds = 0, tables = 0;
  while (evening.draw_fails() != "league/stage_over") {
    tables += static_cast<int>(evening.draw().tables.size());
    if (++rounds == 1) CHECK(rounds_due(evening.now, 0) == 9);
    // The strongest loses the first final.
    enter_all(evening, [&](Entrant one, Entrant other) { return rounds == 8 ? one > other : one < other; });
  }
  CHECK(rounds == 9);
  CHECK(tables == 2 * 12 - 1);
  evening.enter(event::CompetitionFinished{});
  CHECK(
      ranks_of(evening) ==
      std::map<int, int>{
          {1, 1}, {2, 2}, {3, 3}, {4, 4}, {5, 5}, {6, 5}, {7, 7}, {8, 7}, {9, 9}, {10, 9}, {11, 9}, {12, 9}});
}

TEST_CASE("while the second final is open both finalists play on; with one final it decides") {
  for (const Elimination elimination : {Elimination::twice, Elimination::twice_one_final}) {
    Evening evening(twice(elimination), 4);
    for (int round = 1; round <= 4; ++round) {
      evening.draw();
      enter_all(evening, [&](Entrant one, Entrant other) { return round == 4 ? one > other : one < other; });
    }
    const auto ranks = ranks_of(evening);
    const bool one = elimination == Elimination::twice_one_final;
    CHECK(ranks.at(1) == (one ? 2 : 1));
    CHECK(ranks.at(2) == 1);
    CHECK(evening.draw_fails() == (one ? "league/stage_over" : ""));
    if (one) continue;
    evening.draw();
    enter_all(evening, kStronger);
    CHECK(ranks_of(evening).at(1) == 1);
    CHECK(ranks_of(evening).at(2) == 2);
    CHECK(evening.draw_fails() == "league/stage_over");
  }
}

TEST_CASE("an entrant who leaves loses the rest by forfeit, and two absent opponents are out") {
  Evening evening(twice(), 8);
  evening.draw();
  evening.enter(event::EntrantWithdrawn{numbered(1), {}});
  evening.enter(event::Forfeited{evening.table(2), {0, 1}, {}});  // 2-7
  enter_all(evening, kStronger);
  for (int round = 0; round < 8 && evening.draw_fails() != "league/stage_over"; ++round) {
    evening.draw();
    enter_all(evening, kStronger);
  }
  const auto ranks = ranks_of(evening);
  CHECK(ranks.at(1) == 6);  // lost to 8, then to the loser of 4-5: three share the last places
  CHECK(ranks.at(2) == 6);
  CHECK(ranks.at(7) == 6);
  CHECK(ranks.at(3) == 1);
  CHECK(ranks.at(4) == 2);
}

TEST_CASE("a corrected match of the winners leaves the drawn losers where they are, and says so") {
  Evening evening(twice(), 8);
  evening.draw();
  enter_all(evening, kStronger);
  const auto second = evening.draw();
  CHECK(second.tables.size() == 4);  // two of each bracket
  const Change change = evening.enter(
      event::ResultCorrected{{0, 0, 0}, event::TableScore{{{.score = 10}, {.score = 30}}, {}}, {}, {}, {}});
  CHECK((change.affected == std::vector<RoundRef>{{0, 1}}));
  CHECK((round_to_redraw(evening.now) == RoundRef{0, 1}));
  for (std::size_t table = 0; table < 4; ++table)
    CHECK(evening.now.now().rounds[1].tables[table].drawn == second.tables[table]);
  const auto taken = redraw(evening.now, {0, 1});
  REQUIRE(taken.has_value());
  for (const CompetitionEvent& event : taken->events) evening.enter(event);
  const auto again = evening.draw();
  CHECK(again.tables[0].sides[0].front() == numbered(8));
  CHECK(again.tables[2].sides[0].front() == numbered(1));
}

TEST_CASE("double elimination has no match for third place, and nobody comes in from before") {
  const auto refusal = [](const std::vector<StageSetup>& stages) -> std::string_view {
    Competition competition;
    CompetitionSetup setup;
    setup.name = "Friday";
    setup.stages = stages;
    const auto change = apply(competition, event::CompetitionCreated{setup});
    return change ? "" : change.error().key;
  };
  StageSetup stage = twice();
  CHECK(refusal({stage}) == "");
  stage.third_place = true;
  CHECK(refusal({stage}) == "league/elimination");
  stage = twice();
  stage.repechage = true;
  CHECK(refusal({stage}) == "league/elimination");
  StageSetup groups = stage_of(Format::groups);
  groups.groups = 2;
  groups.go_on = {.who = GoOn::Who::top, .top = 2, .repechage = true};
  CHECK(refusal({groups, twice()}) == "league/elimination");
  groups.go_on.repechage = false;
  CHECK(refusal({groups, twice()}) == "");
}

}  // namespace double_elimination_tests
