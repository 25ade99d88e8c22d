// Changes to a running competition: rules, avoided pairings, tables by hand, money, and cancelling it as a
// mistake.

#include <algorithm>

#include "src/league/competition/seeds.hpp"
#include "tests/league/competition/evening.hpp"

using namespace tanteador::test;

namespace {
namespace changes {

Entrant nr(int number) { return entrant_at(number - 1); }

event::RulesChanged rules_changed() {
  event::RulesChanged change;
  change.reason = "as agreed";
  return change;
}

bool meet(const event::RoundDrawn& round, int one, int other) {
  return std::ranges::any_of(round.tables, [&](const event::DrawnTable& table) {
    const auto sits = [&](int number) {
      return std::ranges::any_of(table.sides,
                                 [&](const auto& side) { return std::ranges::count(side, nr(number)) > 0; });
    };
    return sits(one) && sits(other);
  });
}

Evening played_swiss(int entrants, int rounds, int played) {
  Evening evening(stage_of(Format::swiss, rounds), entrants);
  for (int round = 0; round < played; ++round) evening.play_round();
  return evening;
}

}  // namespace changes
}  // namespace

using namespace changes;

TEST_CASE("changed rules count from the start, and rounds drawn by the former points are named") {
  Evening evening = played_swiss(6, 3, 2);
  const Value before = evening.points(1);
  auto change = rules_changed();
  change.points = evening.now.rules().points;
  change.points->scheme = {.win = 6, .draw = 2, .loss = 0};
  const Change done = evening.enter(change);
  CHECK(done.affected == std::vector<RoundRef>{{0, 1}});  // round 1 was drawn by no points
  CHECK(evening.points(1) == 3 * before);

  auto order = rules_changed();
  order.order = {Tiebreak::points, Tiebreak::score_for};
  CHECK(evening.enter(order).affected.empty());
  CHECK(evening.row(nr(1)).values.size() == 2);
  auto minutes = rules_changed();
  minutes.minutes = 45;
  evening.enter(minutes);
  CHECK(evening.now.rules().minutes == 45);
  CHECK(evening.now.rules().order == *order.order);  // what is not given stays
}

TEST_CASE("invalid rules are refused, and so are fewer rounds than drawn") {
  Evening evening = played_swiss(6, 3, 2);
  auto fewer = rules_changed();
  fewer.rounds = 1;
  CHECK(evening.refusal_key(fewer) == "league/rounds_drawn");
  auto none = rules_changed();
  none.rounds = 0;
  CHECK(evening.refusal_key(none) == "league/rounds");
  auto nowhere = rules_changed();
  nowhere.stage = 1;
  CHECK(evening.refusal_key(nowhere) == "league/no_round");
  auto more = rules_changed();
  more.rounds = 5;
  evening.enter(more);
  evening.play_round();
  evening.play_round();
  evening.play_round();
  CHECK(evening.draw_fails() == "league/stage_over");
}

TEST_CASE("the rules of a closed stage stay") {
  StageSetup first = stage_of(Format::swiss, 1);
  first.go_on = {.who = GoOn::Who::all};
  Evening evening({first, stage_of(Format::knockout)}, 4);
  evening.play_round();
  evening.enter(event::LotDrawn{0, {nr(1), nr(2), nr(3), nr(4)}, 0});
  evening.enter(*next_stage(evening.now));
  auto change = rules_changed();
  change.minutes = 10;
  CHECK(evening.refusal_key(change) == "league/closed");
  change.stage = 1;
  CHECK(evening.refusal_key(change).empty());
}

TEST_CASE("a withdrawn competition takes no events until it is opened again unchanged") {
  Evening evening = played_swiss(4, 2, 1);
  const Competition before = evening.now;
  evening.enter(event::CompetitionWithdrawn{"entered twice"});
  CHECK(evening.now.withdrawn);
  CHECK(evening.refusal_key(event::EntrantEntered{.people = {"late"}, .team = {}, .club = {}}) ==
        "league/put_away");
  CHECK(evening.refusal_key(event::CompetitionWithdrawn{}) == "league/put_away");
  evening.enter(event::Reopened{"it was none"});
  CHECK(evening.now == before);
}

TEST_CASE("a finished competition can be withdrawn, and is finished when it is opened again") {
  Evening evening = played_swiss(4, 1, 1);
  evening.enter(event::CompetitionFinished{});
  evening.enter(event::CompetitionWithdrawn{});
  evening.enter(event::Reopened{});
  CHECK(evening.now.finished);
  CHECK_FALSE(evening.now.withdrawn);
}

TEST_CASE("separated entrants do not meet if avoidable") {
  Evening evening(stage_of(Format::swiss, 5), 8);
  evening.enter(event::KeptApart{{nr(1), nr(2), nr(5)}, "one car"});
  for (int round = 0; round < 4; ++round) {
    const auto drawn = evening.draw();
    for (const auto& [one, other] : {std::pair(1, 2), std::pair(1, 5), std::pair(2, 5)})
      CHECK_FALSE(meet(drawn, one, other));
    evening.play_all();
    evening.close();
  }
  evening.enter(event::KeptApart{{nr(1), nr(2)}, {}, true});
  CHECK(evening.now.apart == std::vector<Pairing>{{nr(1), nr(5)}, {nr(2), nr(5)}});
}

TEST_CASE("separated entrants meet as a last resort, and the table says so") {
  Evening evening(stage_of(Format::swiss, 1), 2);
  evening.enter(event::KeptApart{{nr(1), nr(2)}, {}});
  const auto drawn = evening.draw();
  REQUIRE(drawn.tables.size() == 1);
  const auto& reasons = drawn.tables.front().reasons;
  CHECK(std::ranges::count(reasons, PairingCause::kept_apart, &Reason::because) == 1);
  CHECK(std::ranges::count(reasons, PairingCause::rematch, &Reason::because) == 0);  // they have not met
}

TEST_CASE("separated entrants do not sit together at tables of single players") {
  Evening evening(stage_of(Format::singles, 3), 16);
  evening.enter(event::KeptApart{{nr(1), nr(2)}, {}});
  for (int round = 0; round < 3; ++round) {
    CHECK_FALSE(meet(evening.draw(), 1, 2));
    evening.play_all();
    evening.close();
  }
}

TEST_CASE("a separation needs two present entrants, each named once") {
  Evening evening(stage_of(Format::swiss, 1), 4);
  CHECK(evening.refusal_key(event::KeptApart{{nr(1)}, {}}) == "league/too_few_apart");
  CHECK(evening.refusal_key(event::KeptApart{{nr(1), nr(1)}, {}}) == "league/seated_twice");
  CHECK(evening.refusal_key(event::KeptApart{{nr(1), nr(5)}, {}}) == "league/no_entrant");
}

TEST_CASE("a manual table stands first with its reason, and the rest is drawn around it") {
  Evening evening(stage_of(Format::swiss, 3), 7);
  event::DrawnTable table;
  table.sides = {{nr(1)}, {nr(2)}};
  table.remark = "the late bus";
  const HandEdits by_hand{{table}, {nr(3)}};
  const auto draw = next_round(evening.now, 1, by_hand);
  REQUIRE(draw);
  evening.enter(*draw);
  REQUIRE(draw->tables.size() == 3);
  CHECK(draw->tables.front().sides == table.sides);
  CHECK(draw->tables.front().remark == "the late bus");
  CHECK(draw->tables.front().reasons.front().because == PairingCause::by_hand);
  REQUIRE(draw->byes.size() == 1);
  CHECK(draw->byes.front().entrant == nr(3));
  std::vector<int> seated(7, 0);
  for (const auto& one : draw->tables) {
    for (const auto& side : one.sides) ++seated[static_cast<std::size_t>(index(side.front()))];
  }
  CHECK(seated == std::vector<int>{1, 1, 0, 1, 1, 1, 1});
}

TEST_CASE("a whole round can be manual, but not a schedule") {
  Evening evening(stage_of(Format::swiss, 2), 2);
  event::DrawnTable table;
  table.sides = {{nr(2)}, {nr(1)}};
  const auto draw = next_round(evening.now, 1, {{table}, {}});
  REQUIRE(draw);
  CHECK(draw->tables.size() == 1);
  evening.enter(*draw);
  Evening schedule(stage_of(Format::round_robin), 4);
  const auto none = next_round(schedule.now, 1, {{table}, {}});
  REQUIRE_FALSE(none);
  CHECK(none.error().key == "league/by_hand_format");
  CHECK(none.error().message.text.find("by hand") != std::string_view::npos);
}

TEST_CASE("fees, prizes and payments are exact to the hundredth, and refunds are subtracted") {
  Evening evening(stage_of(Format::swiss, 1), 3);
  const event::MoneySet money{1250, "CHF", {{1, {}, 5000, {}}, {1, "women", 0, "a ham"}}};
  evening.enter(money);
  CHECK(evening.now.money == money);
  evening.enter(event::FeePaid{nr(2), 1000});
  evening.enter(event::FeePaid{nr(2), 250});
  evening.enter(event::FeePaid{nr(3), 1250});
  evening.enter(event::FeePaid{nr(3), -1250});
  CHECK(evening.now.entrants[0].paid == 0);
  CHECK(evening.now.entrants[1].paid == 1250);
  CHECK(evening.now.entrants[2].paid == 0);
  CHECK(evening.refusal_key(event::FeePaid{nr(4), 100}) == "league/no_entrant");
  CHECK(evening.refusal_key(event::MoneySet{0, {}, {{0, {}, 100, {}}}}) == "league/prize_place");
  CHECK(evening.refusal_key(event::MoneySet{0, {}, {{1, {}, -1, {}}}}) == "league/prize_place");
}

TEST_CASE("the rounds of a whist movement are known after its first draw, and are drawn so") {
  for (const int players : {8, 9, 7}) {
    CAPTURE(players);
    StageSetup stage = stage_of(Format::rotating_partners);
    stage.movement = Movement::whist;
    Evening evening(stage, players);
    evening.draw();
    const auto sides_of = [](const std::vector<std::vector<event::DrawnTable>>& rounds) {
      std::vector<std::vector<std::vector<std::vector<Entrant>>>> all;
      for (const auto& tables : rounds) {
        all.emplace_back();
        for (const event::DrawnTable& table : tables) all.back().push_back(table.sides);
      }
      return all;
    };
    const auto planned = sides_of(movement_rounds(evening.now, 0));
    CHECK(static_cast<int>(planned.size()) == (players == 9 ? 9 : 7));
    evening.play_all();
    evening.close();
    while (evening.draw_fails().empty()) evening.play_round();
    CHECK(planned == sides_of(movement_rounds(evening.now, 0)));
  }
  Evening smaller(stage_of(Format::rotating_partners), 8);
  smaller.draw();
  smaller.enter(event::EntrantWithdrawn{nr(8), {}});
  CHECK(movement_rounds(smaller.now, 0).size() == 1);
}

TEST_CASE("half-point byes end at their limit and after their last round; others stay possible") {
  StageSetup stage = stage_of(Format::swiss, 5);
  stage.half_byes = 1;
  stage.half_byes_until = 3;
  Evening evening(stage, 6);
  const auto half_bye = [](int number) { return event::Absent{nr(number), Kind::half_bye}; };
  evening.enter(half_bye(1));
  CHECK(evening.refusal_key(half_bye(1)) == "league/away");
  evening.play_round();
  CHECK(evening.refusal_key(half_bye(1)) == "league/half_byes");
  CHECK(evening.refusal_key(event::Absent{nr(1), Kind::zero_bye}).empty());
  evening.enter(half_bye(2));
  evening.enter(event::Returned{nr(2)});
  evening.play_round();
  CHECK(evening.refusal_key(half_bye(2)).empty());  // the first was taken back
  evening.play_round();
  CHECK(evening.refusal_key(half_bye(3)) == "league/half_byes_until");
  CHECK(evening.refusal_key(event::Absent{nr(3), Kind::absent}).empty());
  Evening without(stage_of(Format::swiss, 5), 6);
  for (int round = 0; round < 4; ++round) {
    without.enter(half_bye(1));
    without.play_round();
  }
}

TEST_CASE("an entrant's details change where given and stay otherwise") {
  Evening evening(stage_of(Format::swiss, 1), 2);
  evening.enter(event::EntrantChanged{.entrant = nr(1), .rating = 1800, .categories = {{"women"}}});
  evening.enter(event::EntrantChanged{.entrant = nr(1), .club = "Chur"});
  CHECK(evening.now.entrants[0].rating == 1800);
  CHECK(evening.now.entrants[0].club == "Chur");
  CHECK(evening.now.entrants[0].categories == std::vector<std::string>{"women"});
  CHECK(evening.refusal_key(event::EntrantChanged{.entrant = nr(3)}) == "league/no_entrant");
}

TEST_CASE("seeds by hand and by lot hold until the first draw") {
  Evening evening(stage_of(Format::knockout), 4);
  evening.enter(event::Seeded{{nr(3), nr(1)}, 0});
  evening.draw();
  CHECK(evening.now.now().entrants == std::vector<Entrant>{nr(3), nr(1), nr(2), nr(4)});
  CHECK(evening.refusal_key(event::Seeded{{nr(1)}, 0}) == "league/seeds_fixed");
  Evening other(stage_of(Format::swiss, 1), 20);
  const auto lots = seeds_by_lot(other.now, 7);
  CHECK(lots.order.size() == 20);
  CHECK(seeds_by_lot(other.now, 7) == lots);
  CHECK(seeds_by_lot(other.now, 8).order != lots.order);
  CHECK(other.refusal_key(event::Seeded{{nr(1), nr(1)}, 0}) == "league/seated_twice");
}

TEST_CASE("seeds of a later stage can change until its first draw, and are undone in order") {
  StageSetup groups = stage_of(Format::groups);
  groups.groups = 2;
  groups.go_on = {.who = GoOn::Who::top, .top = 2};
  Evening evening({groups, stage_of(Format::knockout)}, 8);
  for (int round = 0; round < 3; ++round) evening.play_round();
  evening.enter(*next_stage(evening.now));
  const std::vector<Entrant> before = evening.now.now().entrants;
  CHECK(seed_order(evening.now) == before);
  evening.enter(event::Seeded{{before[3], before[0]}, 0});
  CHECK(evening.now.now().entrants == std::vector<Entrant>{before[3], before[0], before[1], before[2]});
  CHECK(evening.refusal_key(event::Seeded{{nr(8)}, 0}) == "league/not_in_stage");
  evening.enter(event::Seeded{before, 0});
  CHECK(evening.now.now().entrants == before);
  evening.draw();
  CHECK(evening.refusal_key(event::Seeded{before, 0}) == "league/seeds_fixed");
}

TEST_CASE("a participant withdrawn before round 1 has no final place") {
  Evening evening(stage_of(Format::swiss, 1), 5);
  evening.enter(event::EntrantWithdrawn{nr(5), {}});
  evening.play_round();
  evening.enter(event::CompetitionFinished{});
  const auto ranks = final_ranks(evening.now);
  CHECK(ranks.size() == 4);
  CHECK(std::ranges::find(ranks, nr(5), &StagePlace::entrant) == ranks.end());
}

TEST_CASE("a match over several tables is won by tables, whatever their figures") {
  StageSetup setup = stage_of(Format::swiss, 2);
  setup.match_tables = 3;
  Evening evening(setup, 3);
  evening.draw();
  const auto first = evening.now.now().rounds[0].tables[0].drawn.sides[0].front();
  const auto score = event::score_of_tables({{30, 29}, {30, 29}, {0, 30}});
  CHECK(score.sides[0].game_points == 4);
  CHECK(score.sides[1].game_points == 2);
  evening.enter(event::ResultEntered{evening.table(0), score, {}, {}});
  evening.close();
  CHECK(evening.row(first).won == 1);
  CHECK(evening.row(first).values[1] == 4);  // PTS, GP
  for (const Entrant one : evening.now.now().entrants) {
    const bool sits_out = evening.now.now().rounds[0].byes.front().entrant == one;
    if (sits_out) CHECK(evening.row(one).values[1] == 6);  // a bye worth a win: all tables
  }
}

TEST_CASE("a match over several tables gives no more game points than it has tables") {
  StageSetup setup = stage_of(Format::swiss, 1);
  setup.match_tables = 3;
  Evening evening(setup, 2);
  evening.draw();
  const auto enter = [&](event::TableScore score) {
    return evening.refusal_key(event::ResultEntered{evening.table(0), std::move(score), {}, {}});
  };
  const auto points = [](Halves one, Halves other) {
    return event::TableScore{{{.game_points = one}, {.game_points = other}}, {}, {}};
  };
  CHECK(enter(points(3, 3)).empty());
  CHECK(enter(points(4, 0)).empty());  // a table not played
  CHECK(enter(points(6, 2)) == "league/game_points");
  CHECK(enter(points(-2, 2)) == "league/game_points");
  CHECK(enter(points(0, 0)) == "league/game_points");
  CHECK(enter({{{.score = 30}, {.score = 12}}, {}, {}}) == "league/game_points");
  auto wrong = event::score_of_tables({{30, 12}, {30, 12}});
  wrong.sides[1].game_points = 2;
  CHECK(enter(wrong) == "league/game_points");
  CHECK(enter(event::score_of_tables({{30, 12}, {30, 12}, {1, 2}, {1, 2}})) == "league/game_points");
  CHECK(evening.refusal_key(event::MatchLinked{evening.table(0), "m"}) == "league/team_match");
  Evening single(stage_of(Format::swiss, 1), 2);
  single.draw();
  CHECK(single.refusal_key(event::ResultEntered{single.table(0), points(2, 0), {}, {}}) ==
        "league/game_points");
}

TEST_CASE("matches over several tables have two sides and no best of several") {
  for (StageSetup setup : {stage_of(Format::singles, 2), stage_of(Format::rotating_partners, 2),
                           stage_of(Format::swiss, 2), stage_of(Format::knockout)}) {
    setup.match_tables = setup.format == Format::swiss ? 1 : 3;
    if (setup.format == Format::knockout) setup.sets = 3;
    Competition none;
    CompetitionSetup all{
        .name = "x", .game = "truco", .ruleset = "r", .season = {}, .season_points = {}, .stages = {setup}};
    const auto answer = apply(none, event::CompetitionCreated{all});
    REQUIRE_FALSE(answer);
    CHECK(answer.error().key == "league/match_tables");
  }
}
