// The exceptions of a competition, named as in docs/how-to/late-players-withdrawals.md.

#include <algorithm>
#include <set>

#include "tests/league/competition/evening.hpp"
#include "tests/support/results.hpp"

using namespace tanteador::test;

namespace {

StageSetup swiss(int rounds) { return stage_of(Format::swiss, rounds); }

int byes_of(const Competition& competition, Entrant entrant) {
  int byes = 0;
  for (const PlayedRound& round : competition.stages[0].rounds) {
    byes += static_cast<int>(std::ranges::count(round.byes, entrant, &event::DrawnBye::entrant));
  }
  return byes;
}

Line line_of(const Competition& competition, int round, Entrant entrant) {
  const Results results = results_of(competition, 0);
  for (const TableResult& table : results.rounds[static_cast<std::size_t>(round)].tables) {
    for (const Line& line : table.lines) {
      if (line.entrant == entrant) return line;
    }
  }
  return {.entrant = entrant_at(-1)};
}

}  // namespace

TEST_CASE("a bye of another value is still a bye, and nobody has two") {
  StageSetup setup = swiss(5);
  setup.points.bye = 1;
  Evening evening(setup, 5);
  for (int round = 0; round < 5; ++round) evening.play_round();
  for (int i = 1; i <= 5; ++i) CHECK(byes_of(evening.now, numbered(i)) == 1);
  CHECK(line_of(evening.now, 0, numbered(5)).points == 1);
  CHECK(line_of(evening.now, 0, numbered(5)).kind == Kind::allocated_bye);
}

TEST_CASE("a late entrant gets nothing or half for missed rounds, as the competition sets") {
  for (const LateJoin rule : {LateJoin::zero, LateJoin::half}) {
    StageSetup setup = swiss(3);
    setup.late_join = rule;
    Evening evening(setup, 4);
    evening.play_round();
    evening.join();
    CHECK(evening.now.entrants.back().first_round == 1);
    CHECK(evening.points(5) == (rule == LateJoin::half ? 1 : 0));
    const auto draw = evening.draw();
    CHECK(draw.tables.size() == 2);  // five of them: one sits out
    CHECK(draw.byes.size() == 1);
    evening.play_all();
    CHECK(evening.order().size() == 5);
  }
}

TEST_CASE("a late entrant can have other points for missed rounds than the competition sets") {
  struct Row {
    LateWorth given;
    LateJoin rule;
    Halves points;  // for two missed rounds
    Kind kind;
  };
  using enum LateWorth;
  const Row rows[] = {
      {by_rules, LateJoin::zero, 0, Kind::zero_bye}, {by_rules, LateJoin::half, 2, Kind::half_bye},
      {by_rules, LateJoin::full, 4, Kind::full_bye}, {zero, LateJoin::half, 0, Kind::zero_bye},
      {half, LateJoin::zero, 2, Kind::half_bye},     {full, LateJoin::zero, 4, Kind::full_bye}};
  for (const auto& [given, rule, points, kind] : rows) {
    StageSetup setup = swiss(4);
    setup.late_join = rule;
    Evening evening(setup, 4);
    evening.play_round();
    evening.play_round();
    evening.enter(event::EntrantEntered{.people = {"late"}, .team = {}, .club = {}, .late = given});
    CAPTURE(points);
    CHECK(evening.points(5) == points);
    CHECK(line_of(evening.now, 1, numbered(5)).kind == kind);
    const Standing row = evening.row(numbered(5));
    CHECK(row.late_rounds == 2);
    CHECK(row.late_points == points);
    CHECK(evening.row(numbered(1)).late_rounds == 0);
    evening.enter(event::EntrantChanged{.entrant = numbered(5), .late = half});
    CHECK(evening.points(5) == 2);
  }
}

TEST_CASE("who had a full point for a missed round is not due for the bye") {
  Evening evening(swiss(3), 4);
  evening.play_round();
  evening.enter(event::EntrantEntered{.people = {"late"}, .team = {}, .club = {}, .late = LateWorth::full});
  const auto draw = evening.draw();
  REQUIRE(draw.byes.size() == 1);
  CHECK(draw.byes.front().entrant != numbered(5));
}

TEST_CASE("a drawn schedule refuses late entrants") {
  for (const Format format : {Format::round_robin, Format::groups, Format::knockout}) {
    StageSetup setup = stage_of(format);
    setup.groups = 1;
    Evening evening(setup, 4);
    evening.draw();
    CHECK(evening.refusal_key(event::EntrantEntered{{"late"}, {}, {}}) == "league/late");
  }
}

TEST_CASE("a withdrawal from a round robin below half the games removes the results") {
  for (const int played : {1, 2}) {
    Evening evening(stage_of(Format::round_robin), 4);
    for (int round = 0; round < played; ++round) evening.play_round();
    evening.enter(event::EntrantWithdrawn{numbered(4), "ill"});
    for (int round = played; round < 3; ++round) evening.play_round();
    const Standing row = evening.row(numbered(4));
    CHECK(row.withdrawn);
    CHECK((row.listed == ListingStatus::struck) == (played == 1));  // 1 of 3, 2 of 3
    // If it stays, its remaining games are forfeits and count for the others.
    CHECK(line_of(evening.now, 2, numbered(4)).kind == Kind::forfeit_loss);
  }
}

TEST_CASE("a withdrawal from a round robin keeps the results if the competition says so") {
  StageSetup setup = stage_of(Format::round_robin);
  setup.withdrawals.policy = WithdrawalRule::Policy::keep;
  Evening evening(setup, 4);
  evening.play_round();
  evening.enter(event::EntrantWithdrawn{numbered(4), "ill"});
  evening.play_round();
  evening.play_round();
  CHECK(evening.row(numbered(4)).listed == ListingStatus::ranked);
  CHECK(evening.row(numbered(4)).withdrawn);
}

TEST_CASE("a withdrawal mid-round forfeits the open table") {
  Evening evening(swiss(3), 4);
  const auto draw = evening.draw();
  const Entrant leaver = draw.tables[0].sides[0][0], other = draw.tables[0].sides[1][0];
  evening.enter(event::EntrantWithdrawn{leaver, {}});
  CHECK(line_of(evening.now, 0, leaver).kind == Kind::forfeit_loss);
  CHECK(line_of(evening.now, 0, other).kind == Kind::forfeit_win);
  evening.play_all();
  evening.close();
  const auto next = evening.draw();
  CHECK(next.tables.size() == 1);
  CHECK_FALSE(table_of(evening.now.stages[0].rounds[1], leaver));
}

TEST_CASE("a double forfeit loses for both") {
  Evening evening(swiss(3), 4);
  evening.draw();
  evening.enter(event::Forfeited{evening.table(0), {0, 1}, {}});
  const auto& sides = evening.now.stages[0].rounds[0].tables[0].drawn.sides;
  for (const auto& side : sides) {
    CHECK(line_of(evening.now, 0, side[0]).kind == Kind::forfeit_loss);
    CHECK(evening.points(index(side[0]) + 1) == 0);
  }
}

TEST_CASE("a double forfeit in a knock-out eliminates both, and the next opponent has a walk-over") {
  Evening evening(stage_of(Format::knockout), 4);
  evening.draw();
  evening.enter(event::Forfeited{evening.table(0), {0, 1}, {}});
  evening.result(evening.table(1), 30, 12);
  const auto states = bracket_states(evening.now, 0);
  CHECK(states.back().status == BracketStatus::walkover);
  CHECK(states.back().winner == evening.now.stages[0].rounds[0].tables[1].drawn.sides[0][0]);
  evening.close();
  CHECK(next_round(evening.now, 1).error().key == "league/stage_over");
  CHECK(evening.row(*states.back().winner).rank == 1);
}

TEST_CASE("a forfeit in a schedule counts as a game, in a Swiss as a round not played") {
  const auto buchholz_of_winner = [](Format format) {
    StageSetup setup = stage_of(format, format == Format::swiss ? 3 : 0);
    setup.order = {Tiebreak::points, Tiebreak::buchholz};
    Evening evening(setup, 4);
    evening.draw();
    evening.enter(event::Forfeited{evening.table(0), {1}, {}});
    evening.play_all();
    evening.close();
    evening.play_round();
    return evening.row(evening.now.stages[0].rounds[0].tables[0].drawn.sides[0][0]).values[1];
  };
  CHECK(buchholz_of_winner(Format::round_robin) != buchholz_of_winner(Format::swiss));
}

TEST_CASE("a substitute's points go to the entrant, to nobody, or are fixed, and the substitute is rated") {
  using Policy = SubstituteRule::Points;
  for (const auto& [policy, expected] :
       {std::pair(Policy::to_entrant, 2), {Policy::none, 0}, {Policy::fixed, 1}}) {
    StageSetup setup = swiss(3);
    setup.substitutes = {policy, 1, 0};
    Evening evening(setup, 4);
    evening.draw();
    evening.play_all();
    const Entrant first = numbered(1);
    const int table = *table_of(evening.now.stages[0].rounds[0], first);
    evening.enter(event::Substituted{{0, 0}, first, "p1", "guest", 100});
    CHECK(evening.points(1) == expected);
    const auto seated = seated_entrants(evening.now, evening.table(table));
    CHECK(std::ranges::count(seated, "guest", &SeatedPerson::person) == 1);
    CHECK(std::ranges::count(seated, "p1", &SeatedPerson::person) == 0);
  }
}

TEST_CASE("a substitute for part of a match shares the rating") {
  Evening evening(swiss(3), 4);
  evening.draw();
  evening.enter(event::Substituted{{0, 0}, numbered(1), "p1", "guest", 40});
  std::vector<SeatedPerson> of_first;
  for (const SeatedPerson& one :
       seated_entrants(evening.now, evening.table(*table_of(evening.now.stages[0].rounds[0], numbered(1))))) {
    if (one.person == "p1" || one.person == "guest") of_first.push_back(one);
  }
  CHECK(of_first == std::vector{SeatedPerson{"p1", 0, 60}, SeatedPerson{"guest", 0, 40}});
  CHECK(evening.refusal_key(event::Substituted{{0, 0}, numbered(1), "p3", "guest", 40}) ==
        "league/not_of_entrant");
}

TEST_CASE("a substitute's score at a table of singles goes to the entrant, to nobody, or is fixed") {
  using Policy = SubstituteRule::Points;
  for (const auto& [policy, expected] :
       {std::pair(Policy::to_entrant, 40), {Policy::none, 0}, {Policy::fixed, -15'000}}) {
    StageSetup setup = stage_of(Format::singles, 3);
    setup.substitutes = {policy, 0, -15'000};
    Evening evening(setup, 8);
    evening.draw();
    evening.enter(event::ResultEntered{evening.table(0), {{{40}, {30}, {20}, {10}}, {}}, {}});
    const auto& sides = evening.now.stages[0].rounds[0].tables[0].drawn.sides;
    const Entrant first = sides[0][0], second = sides[1][0];
    evening.enter(event::Substituted{{0, 0}, first, "p" + std::to_string(index(first) + 1), "guest", 100});
    CHECK(evening.points(index(first) + 1) == expected);
    CHECK(evening.points(index(second) + 1) == 30);  // the others' results are untouched
    CHECK(std::ranges::count(seated_entrants(evening.now, evening.table(0)), SeatedPerson{"guest", 0, 100}) ==
          1);
  }
}

TEST_CASE("several substitutes and a returning player share the rating") {
  Evening evening(swiss(3), 4);
  evening.draw();
  const int table = *table_of(evening.now.stages[0].rounds[0], numbered(1));
  const auto share = [&](std::string_view person) {
    for (const SeatedPerson& one : seated_entrants(evening.now, evening.table(table))) {
      if (one.person == person) return one.percent;
    }
    return 0;
  };
  evening.enter(event::Substituted{{0, 0}, numbered(1), "p1", "guest", 60});
  evening.enter(event::Substituted{{0, 0}, numbered(1), "guest", "other", 25});
  CHECK(share("p1") == 40);
  CHECK(share("guest") == 35);
  CHECK(share("other") == 25);
  evening.enter(event::Substituted{{0, 0}, numbered(1), "other", "p1", 10});
  CHECK(share("p1") == 50);
  CHECK(share("other") == 15);
  CHECK(seated_entrants(evening.now, evening.table(table)).size() == 4);  // three and the opponent
  // Entered again for the same person it is a correction: the whole match.
  evening.enter(event::Substituted{{0, 0}, numbered(1), "p1", "guest", 100});
  CHECK(share("guest") == 75);
  CHECK(share("p1") == 10);
}

TEST_CASE("a substitute who did not play returns the whole match to the player") {
  StageSetup setup = swiss(3);
  setup.substitutes.policy = SubstituteRule::Points::none;
  Evening evening(setup, 4);
  evening.draw();
  evening.play_all();
  evening.enter(event::Substituted{{0, 0}, numbered(1), "p1", "guest", 100});
  CHECK(evening.points(1) == 0);
  evening.enter(event::Substituted{{0, 0}, numbered(1), "guest", "p1", 100});
  CHECK(evening.points(1) == 2);
}

TEST_CASE("a correction recalculates all, and drawn rounds stay and are named") {
  Evening evening(swiss(4), 8);
  for (int round = 0; round < 3; ++round) evening.play_round();
  const auto rounds_before = evening.now.stages[0].rounds;
  const Entrant first = rounds_before[0].tables[0].drawn.sides[0][0];
  const Value before = evening.points(index(first) + 1);
  const Change change = evening.enter(
      event::ResultCorrected{{0, 0, 0}, event::TableScore{{{.score = 3}, {.score = 30}}, {}}, "slip", {}});
  CHECK(change.affected == std::vector<RoundRef>{{0, 1}, {0, 2}});
  CHECK(evening.points(index(first) + 1) == before - 2);
  for (std::size_t round = 1; round < 3; ++round)
    CHECK(evening.now.stages[0].rounds[round].tables == rounds_before[round].tables);
  SUBCASE("a round robin has no round that depends on it") {
    Evening all(stage_of(Format::round_robin), 4);
    all.play_round();
    all.play_round();
    CHECK(all.enter(event::ResultCorrected{
                        {0, 0, 0}, event::TableScore{{{.score = 3}, {.score = 30}}, {}}, {}, {}})
              .affected.empty());
  }
  SUBCASE("even when the competition is finished") {
    evening.play_round();
    evening.enter(event::CompetitionFinished{});
    CHECK(evening
              .refusal_key(event::ResultCorrected{
                  {0, 1, 0}, event::TableScore{{{.score = 9}, {.score = 30}}, {}}, {}, {}})
              .empty());
    CHECK(evening.refusal_key(event::EntrantEntered{{"x"}, {}, {}}) == "league/finished");
  }
}

TEST_CASE("a late seat correction changes the players, and scores stay with the seats") {
  StageSetup setup = stage_of(Format::singles, 3);
  Evening evening(setup, 8);
  evening.draw();
  const auto& tables = evening.now.stages[0].rounds[0].tables;
  const Entrant one = tables[0].drawn.sides[0][0], other = tables[1].drawn.sides[2][0];
  evening.enter(event::ResultEntered{evening.table(0), {{{40}, {30}, {20}, {10}}, {}}, {}});
  evening.enter(event::ResultEntered{evening.table(1), {{{4}, {3}, {2}, {1}}, {}}, {}});
  CHECK(evening.points(index(one) + 1) == 40);
  evening.enter(event::SeatsSwapped{{0, 0}, one, other});
  CHECK(evening.points(index(one) + 1) == 2);
  CHECK(evening.points(index(other) + 1) == 40);
  for (int table = 0; table < 2; ++table) {
    const auto& reasons =
        evening.now.stages[0].rounds[0].tables[static_cast<std::size_t>(table)].drawn.reasons;
    REQUIRE(reasons.size() == 1);
    CHECK(reasons.front().because == PairingCause::swapped);
  }
}

TEST_CASE("a penalty is an event: before the start, counted, lifted") {
  Evening evening(swiss(3), 4);
  evening.enter(event::PenaltyGiven{{0, 0}, numbered(1), 1, 0, "late"});
  evening.play_round();
  const Value with = evening.points(1);
  evening.enter(event::PenaltyLifted{0, "was there"});
  CHECK(evening.points(1) == with + 1);
  CHECK(evening.refusal_key(event::PenaltyLifted{0, {}}) == "league/lifted");
  CHECK(evening.refusal_key(event::PenaltyLifted{1, {}}) == "league/no_penalty");
}

TEST_CASE("pairings use the points of the standings, with penalties and substitutes") {
  // The first three have won their games; without the third an even number is left of them.
  const auto floats_after = [](auto&& happens) {
    StageSetup setup = swiss(3);
    setup.substitutes.policy = SubstituteRule::Points::none;
    Evening evening(setup, 6);
    evening.play_round();
    happens(evening);
    const auto draw = evening.draw();
    return std::ranges::count_if(draw.tables, [](const event::DrawnTable& table) {
      return table.reasons.front().because != PairingCause::same_points;
    });
  };
  CHECK(floats_after([](Evening&) {}) == 1);
  CHECK(floats_after([](Evening& evening) {
          evening.enter(event::PenaltyGiven{{0, 0}, numbered(3), 2, 0, "left the table"});
        }) == 0);
  CHECK(floats_after([](Evening& evening) {
          evening.enter(event::Substituted{{0, 0}, numbered(3), "p3", "guest", 100});
        }) == 0);
}

TEST_CASE("an entrant with too few games has no rank") {
  StageSetup setup = swiss(3);
  setup.minimum_games = 2;
  Evening evening(setup, 4);
  evening.play_round();
  evening.enter(event::Absent{numbered(4), Kind::absent});
  evening.play_round();
  CHECK(evening.row(numbered(4)).listed == ListingStatus::too_few_games);
  CHECK(evening.row(numbered(1)).listed == ListingStatus::ranked);
}

TEST_CASE("byes rotate in groups, and singles have tables of three and five") {
  StageSetup groups = stage_of(Format::groups);
  groups.groups = 2;
  Evening evening(groups, 9);
  std::set<Entrant> sat_out;
  for (int round = 0; round < 5; ++round) {
    for (const auto& bye : evening.draw().byes) sat_out.insert(bye.entrant);
    evening.play_all();
    evening.close();
  }
  CHECK(sat_out.size() == 9);  // the group of four is done after three rounds
  CHECK(evening.row(numbered(1)).games == 3 + (evening.now.stages[0].groups[0].size() == 5));

  Evening singles(stage_of(Format::singles, 2), 11);
  std::multiset<std::size_t> sizes;
  for (const auto& table : singles.draw().tables) sizes.insert(table.sides.size());
  CHECK(sizes == std::multiset<std::size_t>{3, 4, 4});
}

TEST_CASE("a round with open tables closes only by force and says so") {
  Evening evening(swiss(3), 4);
  evening.draw();
  evening.result(evening.table(0), 30, 20);
  CHECK(evening.refusal_key(event::RoundClosed{{0, 0}, false}) == "league/open_tables");
  CHECK(next_round(evening.now, 1).error().key == "league/round_open");
  evening.enter(event::RoundClosed{{0, 0}, true});
  CHECK(evening.now.stages[0].rounds[0].status == RoundStatus::forced);
  CHECK(whats_missing(evening.now) == std::vector<OpenTable>{{{0, 0, 1}, Missing::result}});
  // The slip turns up later: it counts, and the rounds drawn without it are named.
  evening.draw();
  CHECK(evening.result({0, 0, 1}, 30, 20).affected == std::vector<RoundRef>{{0, 1}});
}

TEST_CASE("a second, different result of a table is stored with a warning until a correction") {
  Evening evening(swiss(3), 4);
  evening.draw();
  evening.result(evening.table(0), 30, 20);
  CHECK_FALSE(evening.result(evening.table(0), 30, 20).disputed);  // the same once more
  const Entrant first = evening.now.stages[0].rounds[0].tables[0].drawn.sides[0][0];
  CHECK(evening.result(evening.table(0), 20, 30).disputed);
  CHECK(evening.points(index(first) + 1) == 2);  // the first one counts
  CHECK(evening.now.stages[0].rounds[0].tables[0].disputed.size() == 1);
  evening.result(evening.table(1), 1, 0);
  CHECK(evening.refusal_key(event::RoundClosed{{0, 0}, false}) == "league/open_tables");
  evening.enter(event::ResultCorrected{
      evening.table(0), event::TableScore{{{.score = 20}, {.score = 30}}, {}}, {}, {}});
  CHECK(evening.points(index(first) + 1) == 0);
  evening.close();
}
