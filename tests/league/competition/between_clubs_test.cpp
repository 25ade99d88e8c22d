// A round robin of two clubs (Scheveningen).

#include <algorithm>
#include <map>
#include <set>

#include "tests/league/competition/evening.hpp"

namespace between_clubs {

using namespace tanteador::test;

namespace {

StageSetup two_clubs(int cycles = 1) {
  StageSetup setup = stage_of(Format::round_robin);
  setup.between_clubs = true;
  setup.cycles = cycles;
  return setup;
}

}  // namespace

TEST_CASE("everybody meets each of the other club once a cycle, and nobody of the own one") {
  for (const int cycles : {1, 2}) {
    Evening evening(two_clubs(cycles), 0);
    evening.join_all({"North", "South", "South", "North", "South", "North"});
    std::map<std::set<Entrant>, int> met;
    CHECK(rounds_due(evening.now, 0) == 3 * cycles);
    while (static_cast<int>(evening.now.now().rounds.size()) < rounds_due(evening.now, 0)) {
      const auto draw = evening.draw();
      CHECK(evening.can_redraw(draw));
      CHECK(draw.byes.empty());
      CHECK(draw.tables.size() == 3);
      for (const auto& table : draw.tables) {
        const Entrant one = table.sides[0].front(), other = table.sides[1].front();
        CHECK(evening.now.entrants[static_cast<std::size_t>(index(one))].club !=
              evening.now.entrants[static_cast<std::size_t>(index(other))].club);
        ++met[{one, other}];
        CHECK(table.reasons.front().because == PairingCause::schedule);
      }
      evening.play_all();
      evening.close();
    }
    CHECK(evening.draw_fails() == "league/stage_over");
    CHECK(met.size() == 9);
    CHECK(std::ranges::all_of(met, [&](const auto& pair) { return pair.second == cycles; }));
    CHECK(evening.points(1) == 6 * cycles);
    CHECK(evening.points(6) == 0);
    evening.enter(event::CompetitionFinished{});
  }
}

TEST_CASE("all rounds can be paired in advance, and whoever stays away forfeits") {
  Evening evening(two_clubs(), 0);
  evening.join_all({"North", "North", "South", "South"});
  evening.draw();
  evening.enter(event::EntrantWithdrawn{numbered(4), {}});
  evening.draw();
  const auto& rounds = evening.now.now().rounds;
  REQUIRE(rounds.size() == 2);
  for (const PlayedRound& round : rounds) {
    CHECK(round.tables.size() == 2);
    CHECK(std::ranges::count_if(round.tables, is_decided) == 1);
  }
}

TEST_CASE("two clubs of the same size are needed") {
  Evening evening(two_clubs(), 0);
  evening.join_all({"North", "South", "South"});
  CHECK(evening.draw_fails() == "league/two_clubs");
  const auto refused = next_round(evening.now, 1);
  CHECK(refused.error().message.args[0] == tanteador::Arg(2));
  CHECK(refused.error().message.args[2] == tanteador::Arg(2));
  evening.join();
  CHECK(evening.draw_fails() == "league/two_clubs");
  evening.enter(event::EntrantChanged{.entrant = numbered(4), .club = "East"});
  CHECK(evening.draw_fails() == "league/two_clubs");
  evening.enter(event::EntrantChanged{.entrant = numbered(4), .club = "North"});
  CHECK(evening.draw_fails().empty());
  event::RoundDrawn draw = *next_round(evening.now, 1);
  std::swap(draw.tables[0].sides[0], draw.tables[1].sides[0]);
  CHECK(evening.refusal_key(draw).empty());
  std::swap(draw.tables[0].sides[0], draw.tables[1].sides[1]);
  CHECK(evening.refusal_key(draw) == "league/one_club");
}

TEST_CASE("clubs are fixed once a round is paired by them") {
  Evening evening(two_clubs(), 0);
  evening.join_all({"North", "South", "South", "North"});
  evening.draw();
  CHECK(evening.refusal_key(event::EntrantChanged{.entrant = numbered(4), .club = "South"}) ==
        "league/clubs_fixed");
  CHECK(evening.refusal_key(event::EntrantChanged{.entrant = numbered(4), .club = "North"}).empty());
  CHECK(evening.refusal_key(event::EntrantChanged{.entrant = numbered(4), .rating = 1500}).empty());
}

TEST_CASE("only a round robin is played between two clubs") {
  StageSetup swiss = stage_of(Format::swiss, 3);
  swiss.between_clubs = true;
  CompetitionSetup setup;
  setup.stages = {swiss};
  Competition competition;
  const auto refused = apply(competition, event::CompetitionCreated{setup});
  REQUIRE_FALSE(refused);
  CHECK(refused.error().key == "league/between_clubs");
}

}  // namespace between_clubs
