// Competitions from the first event to the last, in every format.

#include <algorithm>
#include <set>

#include "src/league/pairing/seating/seating.hpp"
#include "tests/league/competition/evening.hpp"

using namespace tanteador::test;

namespace {

std::vector<std::pair<int, int>> pairs_of(const event::RoundDrawn& draw) {
  std::vector<std::pair<int, int>> pairs;
  for (const auto& table : draw.tables)
    pairs.emplace_back(index(table.sides[0][0]) + 1, index(table.sides[1][0]) + 1);
  return pairs;
}

// True if a table of the next round has this reason.
bool tells(const event::RoundDrawn& draw, PairingCause because) {
  return std::ranges::any_of(draw.tables, [&](const auto& table) {
    return std::ranges::count(table.reasons, because, &Reason::because) > 0;
  });
}

}  // namespace

TEST_CASE("a round robin follows the published Berger tables") {
  Evening evening(stage_of(Format::round_robin), 4);
  CHECK(rounds_due(evening.now, 0) == 3);
  CHECK(pairs_of(evening.draw()) == std::vector<std::pair<int, int>>{{1, 4}, {2, 3}});
  CHECK(pairs_of(evening.draw()) == std::vector<std::pair<int, int>>{{4, 3}, {1, 2}});  // drawn ahead
  CHECK(pairs_of(evening.draw()) == std::vector<std::pair<int, int>>{{2, 4}, {3, 1}});
  CHECK(next_round(evening.now, 1).error().key == "league/stage_over");
  evening.play_all();
  for (int round = 0; round < 3; ++round) evening.enter(event::RoundClosed{{0, round}});
  CHECK(evening.order() == std::vector{1, 2, 3, 4});
  evening.enter(event::CompetitionFinished{});
  CHECK(evening.now.finished);
}

TEST_CASE("the stronger by rating are seeded first, and a second cycle doubles the rounds") {
  StageSetup setup = stage_of(Format::round_robin);
  setup.cycles = 2;
  Evening evening(setup, 0);
  for (const int rating : {1400, 1600, 1500, 0})
    evening.enter(event::EntrantEntered{{std::to_string(rating)}, {}, {}, rating});
  CHECK(rounds_due(evening.now, 0) == 6);
  auto draw = *next_round(evening.now, 1);
  draw.tables.pop_back();
  CHECK(evening.refusal_key(draw) == "league/left_out");  // and the order of entry is as it was
  CHECK(pairs_of(evening.draw()) == std::vector<std::pair<int, int>>{{2, 4}, {3, 1}});
}

TEST_CASE("a Swiss gives a reason for each pairing") {
  Evening evening(stage_of(Format::swiss, 3), 5);
  const auto first = evening.draw();
  REQUIRE(first.byes.size() == 1);
  CHECK(first.byes[0].reasons.front().because == PairingCause::lowest);
  evening.play_all();
  evening.close();
  std::set<PairingCause> seen;
  for (const auto& table : evening.draw().tables) seen.insert(table.reasons.front().because);
  CHECK(seen.contains(PairingCause::same_points));
  CHECK(seen.contains(PairingCause::odd_group));
  const tanteador::Names names{.seats = {}, .sides = {"Ana", "Beto", "Caro", "Dani", "Eva"}};
  CHECK(tanteador::render(reason_phrase({PairingCause::same_points, {3}}), names) == "both have 1½ points");
  CHECK(tanteador::render(reason_phrase({PairingCause::same_points, {2}}), names) == "both have 1 point");
  CHECK(tanteador::render(reason_phrase({PairingCause::rematch, {1}}), names) ==
        "have already met; unavoidable");
  CHECK(tanteador::render(reason_phrase({PairingCause::repeat, {0, 2, 2}}), names) ==
        "Ana and Caro meet again (meeting 2); no better seating found");
}

TEST_CASE("clubmates do not meet in a Swiss if avoidable") {
  Evening evening(stage_of(Format::swiss, 3), 0);
  for (const char* club : {"A", "A", "B", "B"}) evening.join(club);
  for (const auto& [one, other] : pairs_of(evening.draw()))
    CHECK(evening.now.entrants[static_cast<std::size_t>(one - 1)].club !=
          evening.now.entrants[static_cast<std::size_t>(other - 1)].club);
}

TEST_CASE("groups qualify their best and the best third for a knock-out with a third place") {
  StageSetup groups = stage_of(Format::groups), bracket = stage_of(Format::knockout);
  groups.groups = 3;
  groups.go_on = {.who = GoOn::Who::top, .top = 2, .best_next = 2};
  bracket.third_place = true;
  Evening evening({groups, bracket}, 12);
  for (int round = 0; round < 3; ++round) evening.play_round();
  // All thirds are level except for their lots.
  const auto level = next_stage(evening.now);
  REQUIRE_FALSE(level);
  CHECK(level.error().key == "league/lot_needed");
  evening.enter(draw_lots(evening.now, 7));
  const auto next = next_stage(evening.now);
  REQUIRE(next);
  CHECK(next->going_on.size() == 8);
  evening.enter(*next);
  CHECK(evening.draw().tables.size() == 4);
  CHECK(next_round(evening.now, 1).error().key == "league/round_open");
  evening.play_all();
  evening.close();
  CHECK(evening.draw().tables.size() == 2);
  evening.play_all();
  evening.close();
  CHECK(evening.draw().tables.size() == 2);  // the final, and the match for the third place
  evening.play_all();
  evening.close();
  evening.enter(event::CompetitionFinished{});
  const auto ranks = final_ranks(evening.now);
  REQUIRE(ranks.size() == 12);
  CHECK(ranks[0].entrant == numbered(1));
  CHECK(ranks[0].rank == 1);
  CHECK(ranks[3].rank == 4);
  CHECK(ranks[4].rank == 5);
  CHECK(ranks[7].rank == 5);  // the losers of the quarter-finals share it
  CHECK(ranks[8].rank >= 9);
}

TEST_CASE("the best 24 of a preliminary round advance, and the others play for the last place") {
  StageSetup swiss = stage_of(Format::swiss, 3), bracket = stage_of(Format::knockout);
  swiss.order = {Tiebreak::points, Tiebreak::number};
  swiss.go_on = {.who = GoOn::Who::top, .top = 6, .best_next = 0, .carry_over = false, .repechage = true};
  Evening evening({swiss, bracket}, 10);
  for (int round = 0; round < 3; ++round) evening.play_round();
  const auto next = next_stage(evening.now);
  REQUIRE(next);
  CHECK(next->going_on.size() == 6);
  CHECK(next->repechage.size() == 4);
  evening.enter(*next);
  for (int i = 0; i < 6 && next_round(evening.now, 1); ++i) {
    evening.draw();
    evening.play_all();
    evening.close();
  }
  const auto states = bracket_states(evening.now, 1);
  CHECK(states[static_cast<std::size_t>(bracket_of(evening.now, 1).final_match())].status ==
        BracketStatus::decided);
  CHECK(evening.order(1).size() == 10);
  CHECK(std::ranges::count_if(standings(evening.now, 1)[0].standings.rows,
                              [](const Standing& row) { return row.rank == 1; }) == 1);
}

TEST_CASE("carried points count in the next stage") {
  StageSetup first = stage_of(Format::swiss, 2), second = stage_of(Format::round_robin);
  first.order = second.order = {Tiebreak::points, Tiebreak::number};
  first.go_on = {.who = GoOn::Who::top, .top = 4, .best_next = 0, .carry_over = true};
  Evening evening({first, second}, 6);
  evening.play_round();
  evening.play_round();
  const Value before = evening.points(1);
  evening.enter(*next_stage(evening.now));
  CHECK(evening.row(numbered(1), 1).values[0] == before);
  CHECK(evening.order(1).size() == 4);
  evening.play_round();
  CHECK(evening.row(numbered(1), 1).values[0] == before + 2);
}

TEST_CASE(
    "at tables of four no meeting repeats where a plan exists, and changed players re-plan each round") {
  Evening evening(stage_of(Format::singles, 5), 16);
  std::set<std::pair<Entrant, Entrant>> met;
  bool twice = false;
  for (int round = 0; round < 5; ++round) {
    for (const auto& table : evening.draw(static_cast<std::uint64_t>(round)).tables) {
      for (const auto& one : table.sides) {
        for (const auto& other : table.sides) {
          if (one[0] < other[0]) twice = twice || !met.emplace(one[0], other[0]).second;
        }
      }
    }
    evening.play_all();
    evening.close();
  }
  CHECK_FALSE(twice);
  CHECK(met.size() == 16 * 15 / 2);
  Evening changing(stage_of(Format::singles, 3), 12);
  changing.play_round();
  changing.join();
  const auto draw = changing.draw();
  CHECK(draw.tables[0].reasons.front().because == PairingCause::least);  // of 13 all seatings were tried
  std::size_t seated = draw.byes.size();
  for (const auto& table : draw.tables) seated += table.sides.size();
  CHECK(seated == 13);
}

TEST_CASE("seats drawn by an older version are reproduced, and its plan is kept") {
  // Before draws said from how many beginnings: eight of them, the first with the fewest repeats.
  const Seating plan = seat_all(9, 3, {.seed = 5, .beginnings = 8, .older = true});
  const auto sides_of = [](const SeatedRound& round) {
    std::vector<std::vector<std::vector<Entrant>>> tables;
    for (const auto& seats : round.tables) {
      auto& sides = tables.emplace_back();
      for (const Entrant entrant : seats) sides.push_back({entrant});
    }
    return tables;
  };
  const auto drawn_sides = [](const event::RoundDrawn& draw) {
    std::vector<std::vector<std::vector<Entrant>>> tables;
    for (const auto& table : draw.tables) tables.push_back(table.sides);
    return tables;
  };
  Evening evening(stage_of(Format::singles, 3), 9);
  event::RoundDrawn older{.round = {0, 0}, .tables = {}, .byes = {}, .groups = {}, .seed = 5};
  for (const auto& sides : sides_of(plan.rounds.front())) {
    auto& table = older.tables.emplace_back();
    table.sides = sides;
    table.reasons = {{PairingCause::search, {}}};
  }
  CHECK(drawn_sides(next_round(evening.now, 5, {}, &older).value()) == drawn_sides(older));
  evening.enter(older);
  evening.play_all();
  evening.close();
  CHECK(drawn_sides(next_round(evening.now, 6).value()) == sides_of(plan.rounds[1]));
}

TEST_CASE("a pairing outside the group to separate clubmates names them") {
  // Four have won, three of them of one club: one of these meets the fourth, two go down.
  Evening evening(stage_of(Format::swiss, 3), 0);
  for (int i = 1; i <= 8; ++i) evening.join(i <= 3 ? "Norte" : "");
  evening.play_round();
  const auto draw = evening.draw();
  CHECK(std::ranges::count_if(draw.tables, [](const auto& table) {
          return table.reasons.front().because == PairingCause::rest_or_clubs;
        }) == 2);
}

TEST_CASE("rotating partners: every two play together once") {
  for (const int players : {8, 9, 12}) {
    Evening evening(stage_of(Format::rotating_partners), players);
    std::set<std::pair<Entrant, Entrant>> partners;
    for (int round = 0; round < rounds_due(evening.now, 0); ++round) {
      for (const auto& table : evening.draw().tables) {
        for (const auto& side : table.sides) partners.insert(std::minmax(side[0], side[1]));
      }
      evening.play_all();
      evening.close();
    }
    CHECK(partners.size() == static_cast<std::size_t>(players * (players - 1) / 2));
  }
  SUBCASE("an entrant who leaves breaks the movement: partners are drawn from then on") {
    Evening evening(stage_of(Format::rotating_partners), 9);
    evening.play_round();
    evening.enter(event::EntrantWithdrawn{numbered(9), {}});
    CHECK(evening.draw().tables[0].reasons.front().because == PairingCause::fresh_partners);
  }
  SUBCASE("pairs of like strength, for any number of rounds") {
    StageSetup setup = stage_of(Format::rotating_partners, 3);
    setup.movement = Movement::pairs;
    Evening evening(setup, 10);
    for (int round = 0; round < 3; ++round) evening.play_round();
    CHECK(evening.order().size() == 10);
  }
  SUBCASE("the rainbow movement of duplicate") {
    StageSetup setup = stage_of(Format::rotating_partners);
    setup.movement = Movement::rainbow;
    setup.order = {Tiebreak::score_for};
    Evening evening(setup, 20);
    CHECK(rounds_due(evening.now, 0) == 5);
    for (int round = 0; round < 5; ++round) evening.play_round();
    CHECK(evening.draw_fails() == "league/stage_over");
  }
}

TEST_CASE("an unavoidable fault is mentioned only if no other reason came first") {
  Evening met(stage_of(Format::swiss, 3), 2);
  met.play_round();
  CHECK(tells(met.draw(), PairingCause::rematch));

  // All four could meet somebody new, but two are paired by hand.
  Evening by_hand(stage_of(Format::swiss, 3), 4);
  by_hand.play_round();
  HandEdits again;
  again.tables.emplace_back().sides = by_hand.now.stages[0].rounds[0].tables[0].drawn.sides;
  const auto again_drawn = next_round(by_hand.now, 1, again);
  REQUIRE(again_drawn);
  CHECK(tells(*again_drawn, PairingCause::rematch_found));
  CHECK_FALSE(tells(*again_drawn, PairingCause::rematch));

  // Two who are kept apart, and two who have met: either could be spared, not both.
  Evening apart(stage_of(Format::swiss, 3), 2);
  apart.play_round();
  apart.join();
  apart.join();
  apart.enter(event::KeptApart{{numbered(1), numbered(3)}, {}});
  apart.enter(event::KeptApart{{numbered(1), numbered(4)}, {}});
  CHECK_FALSE(tells(apart.draw(), PairingCause::rematch));
}

TEST_CASE("clubmates who meet are reported in the words of the rule") {
  struct Row {
    ClubRule rule;
    int entrants;
    bool proved, found;
  };
  for (const Row& row :
       {Row{ClubRule::before_points, 4, true, false}, Row{ClubRule::before_points, 5, false, true},
        Row{ClubRule::within_points, 4, false, true}, Row{ClubRule::ignored, 4, false, false}}) {
    CAPTURE(row.entrants);
    StageSetup setup = stage_of(Format::swiss, 3);
    setup.clubs = row.rule;
    Evening evening(setup, 0);
    for (int i = 0; i < row.entrants; ++i) evening.join("Norte");
    const auto draw = evening.draw();
    CHECK(tells(draw, PairingCause::same_club) == row.proved);
    CHECK(tells(draw, PairingCause::club_found) == row.found);
  }
}

TEST_CASE("repeated partners are named") {
  StageSetup setup = stage_of(Format::rotating_partners, 6);
  setup.movement = Movement::pairs;
  Evening evening(setup, 4);
  for (int round = 0; round < 3; ++round) {  // each with each
    CHECK(tells(evening.draw(), PairingCause::fresh_partners));
    evening.play_all();
    evening.close();
  }
  const auto draw = evening.draw();
  CHECK_FALSE(tells(draw, PairingCause::fresh_partners));
  REQUIRE(draw.tables[0].reasons.size() == 2);
  const auto& side = draw.tables[0].sides[0];
  CHECK(draw.tables[0].reasons[0] ==
        Reason{PairingCause::partners_again, {index(side[0]), index(side[1]), 2}});
}

TEST_CASE("an impossible score in a best of three sets is refused") {
  StageSetup setup = stage_of(Format::swiss, 3);
  setup.sets = 3;
  Evening evening(setup, 4);
  evening.draw();
  const auto sets = [&](int first, int second) {
    return event::ResultEntered{evening.table(0), {{{.sets = first}, {.sets = second}}, {}}, {}};
  };
  CHECK(evening.refusal_key(sets(3, 0)) == "league/impossible");
  CHECK(evening.refusal_key(sets(2, 2)) == "league/impossible");
  CHECK(evening.refusal_key(sets(-1, 2)) == "league/impossible");
  CHECK(evening.refusal_key(sets(1, 1)).empty());  // the clock ran out: drawn
  evening.enter(sets(2, 1));
  CHECK(evening.row(numbered(1)).won == 1);
}

TEST_CASE("a result must fit its table") {
  Evening evening(stage_of(Format::knockout), 2);
  evening.draw();
  const auto result = [&](std::vector<event::SideScore> sides, std::optional<int> winner = {}) {
    return event::ResultEntered{evening.table(0), {std::move(sides), winner}, {}};
  };
  CHECK(evening.refusal_key(result({{30}})) == "league/sides");
  CHECK(evening.refusal_key(result({{30}, {30}})) == "league/no_winner");
  CHECK(evening.refusal_key(result({{30}, {30}}, 2)) == "league/no_such_side");
  CHECK(evening.refusal_key(result({{30}, {30}}, 1)).empty());  // decided by a lot, say
  CHECK(evening.refusal_key(event::ResultEntered{{0, 0, 1}, {}, {}}) == "league/no_table");
  CHECK(evening.refusal_key(event::ResultEntered{{0, 1, 0}, {}, {}}) == "league/no_round");
  CHECK(evening.refusal_key(event::ResultEntered{{7, 0, 0}, {}, {}}) == "league/no_round");
  CHECK(evening.refusal_key(event::ResultCorrected{evening.table(0), {}, {}, {}}) == "league/no_result");
}

TEST_CASE("a manual draw is valid if it has everybody once") {
  Evening evening(stage_of(Format::swiss, 3), 4);
  event::RoundDrawn draw = *next_round(evening.now, 1);
  auto broken = draw;
  broken.tables[0].sides[0][0] = broken.tables[1].sides[0][0];
  CHECK(evening.refusal_key(broken) == "league/seated_twice");
  broken = draw;
  broken.tables.pop_back();
  CHECK(evening.refusal_key(broken) == "league/left_out");
  broken = draw;
  broken.tables[0].sides[0][0] = entrant_at(99);
  CHECK(evening.refusal_key(broken) == "league/no_entrant");
  broken = draw;
  broken.tables[0].sides.pop_back();
  CHECK(evening.refusal_key(broken) == "league/table_shape");
  broken = draw;
  broken.round.round = 1;
  CHECK(evening.refusal_key(broken) == "league/wrong_round");
  std::swap(draw.tables[0].sides[0], draw.tables[1].sides[0]);
  draw.tables[0].reasons = {{PairingCause::by_hand, {}}};
  evening.enter(draw);
  CHECK(evening.refusal_key(event::DrawTakenBack{{0, 0}}).empty());
  evening.result(evening.table(0), 30, 0);
  CHECK(evening.refusal_key(event::DrawTakenBack{{0, 0}}) == "league/results_in");
}

TEST_CASE("the last closing can be taken back") {
  Evening evening({stage_of(Format::swiss, 1), stage_of(Format::knockout)}, 4);
  CHECK(evening.refusal_key(event::Reopened{}) == "league/nothing_closed");
  evening.play_round();
  evening.enter(*next_stage(evening.now));
  CHECK(evening.now.stage == 1);
  evening.enter(event::Reopened{});
  CHECK(evening.now.stage == 0);
  evening.enter(event::Reopened{});
  CHECK(evening.now.stages[0].rounds[0].status == RoundStatus::open);
}

TEST_CASE("an unplayable format is refused at creation") {
  struct Row {
    std::string_view key;
    StageSetup setup;
  };
  StageSetup even = stage_of(Format::swiss, 3), sizes = even, groups = stage_of(Format::groups);
  even.sets = 2;
  sizes.sizes = {4, 4};
  for (const Row& row : {Row{"league/sets", even},
                         {"league/sizes", sizes},
                         {"league/groups", groups},
                         {"league/rounds", stage_of(Format::swiss)},
                         {"league/rounds", stage_of(Format::swiss, 101)}}) {
    Competition none;
    CompetitionSetup setup;
    setup.stages = {row.setup};
    const auto change = apply(none, event::CompetitionCreated{setup});
    REQUIRE_FALSE(change);
    CHECK(change.error().key == row.key);
  }
  Competition none;
  CHECK(apply(none, event::CompetitionCreated{}).error().key == "league/no_stages");
  CHECK(apply(none, event::CompetitionFinished{}).error().key == "league/not_created");
  CHECK(next_round(none, 1).error().key == "league/not_created");
}

TEST_CASE("a round may have a date before its draw, and keeps it after undraw") {
  Evening evening({stage_of(Format::swiss, 3), stage_of(Format::knockout)}, 4);
  const auto dated = [](int stage, int round, std::string begins) {
    return event::RoundDated{{stage, round}, std::move(begins)};
  };
  evening.enter(dated(0, 0, "2026-12-04T20:00:00Z"));
  evening.enter(dated(1, 1, "2026-12-18T20:00:00Z"));  // how many rounds a knock-out has is not known yet
  evening.enter(dated(0, 0, "2026-12-05T20:00:00Z"));
  evening.draw();
  evening.enter(event::DrawTakenBack{{0, 0}});
  CHECK(evening.now.dates ==
        std::map<RoundRef, std::string>{{{0, 0}, "2026-12-05T20:00:00Z"}, {{1, 1}, "2026-12-18T20:00:00Z"}});
  evening.enter(dated(1, 1, ""));
  CHECK(evening.now.dates.size() == 1);
  for (const auto& [stage, round] : {std::pair{0, 3}, {0, -1}, {2, 0}, {-1, 0}, {1, 100}})
    CHECK(evening.refusal_key(dated(stage, round, "2026-12-04T20:00:00Z")) == "league/no_round");
}

TEST_CASE("an accelerated Swiss pairs strong with strong in its first rounds, and says so (FIDE C.04.5.1)") {
  StageSetup setup = stage_of(Format::swiss, 4);
  setup.accelerated = true;
  Evening evening(setup, 8);
  const std::vector<std::vector<std::pair<int, int>>> rounds{
      {{1, 3}, {2, 4}, {5, 7}, {6, 8}},   // 1 virtual point for 1 to 4
      {{1, 2}, {5, 6}, {3, 4}, {7, 8}}};  // half a point
  for (std::size_t round = 0; round < 4; ++round) {
    CAPTURE(round);
    const auto draw = evening.draw();
    std::vector<std::pair<int, int>> pairs = pairs_of(draw);
    for (auto& [one, other] : pairs)
      if (one > other) std::swap(one, other);
    if (round < rounds.size()) CHECK(pairs == rounds[round]);
    CHECK(tells(draw, PairingCause::accelerated) == (round < 2));
    evening.play_all();
    evening.close();
  }
  CHECK(evening.points(1) == 8);  // a virtual point is in no table
  setup.accelerated = false;
  CHECK(pairs_of(Evening(setup, 8).draw()).front() == std::pair{1, 5});
}

TEST_CASE("the stronger half stays as it was drawn, and a strong late joiner belongs to it") {
  StageSetup setup = stage_of(Format::swiss, 6);
  setup.accelerated = true;
  Evening evening(setup, 8);
  evening.play_round();
  const auto before = evening.now.now().rounds.front().virtual_points;
  CHECK(before == VirtualPoints{2, {entrant_at(0), entrant_at(1), entrant_at(2), entrant_at(3)}});
  // A corrected rating would exchange the halves.
  evening.enter(event::EntrantChanged{.entrant = entrant_at(7), .rating = 2000});
  evening.enter(event::EntrantEntered{.people = {"strong"}, .team = {}, .club = {}, .rating = 1900});
  evening.enter(event::EntrantEntered{.people = {"weak"}, .team = {}, .club = {}});
  const auto draw = evening.draw();
  CHECK(draw.virtual_points ==
        VirtualPoints{2, {entrant_at(0), entrant_at(1), entrant_at(2), entrant_at(3), entrant_at(8)}});
  evening.play_all();
  evening.close();
  // The rules of the past rounds are facts, too.
  evening.enter(event::RulesChanged{.stage = 0, .rounds = 3});
  CHECK(evening.now.now().rounds.back().virtual_points == draw.virtual_points);
  CHECK(evening.draw().virtual_points == VirtualPoints{});
}

TEST_CASE("the pairings of older draws, which stored no virtual points, stay the same") {
  StageSetup setup = stage_of(Format::swiss, 6);
  setup.accelerated = true;
  Evening evening(setup, 8), older(setup, 8);
  for (int round = 0; round < 3; ++round) {
    CAPTURE(round);
    const auto draw = evening.draw();
    auto stored = draw;
    stored.virtual_points = {};
    CHECK(next_round(older.now, 1).value() == draw);
    CHECK(next_round(older.now, 1, {}, &stored).value() == stored);
    older.enter(stored);
    for (Evening* each : {&evening, &older}) {
      each->play_all();
      each->close();
    }
  }
}

TEST_CASE("a draw has the virtual points of its rules") {
  StageSetup setup = stage_of(Format::swiss, 4);
  for (const bool accelerated : {true, false}) {
    CAPTURE(accelerated);
    setup.accelerated = accelerated;
    const Evening evening(setup, 8);
    auto draw = next_round(evening.now, 1).value();
    const auto refusal = [&](const VirtualPoints& points) {
      draw.virtual_points = points;
      return evening.refusal_key(draw);
    };
    const VirtualPoints half{2, {entrant_at(0), entrant_at(1)}};
    CHECK(refusal(half) == (accelerated ? "" : "league/virtual_points"));
    CHECK(refusal({}) == "");  // an older draw stored none
    CHECK(refusal({1, half.entrants}) == "league/virtual_points");
    CHECK(refusal({2, {entrant_at(0), entrant_at(0)}}) == "league/virtual_points");
    CHECK(refusal({2, {entrant_at(8)}}) == "league/virtual_points");
  }
}

TEST_CASE("only a Swiss that begins without points is accelerated") {
  StageSetup setup = stage_of(Format::knockout), first = stage_of(Format::swiss, 2);
  setup.accelerated = true;
  const auto refusal = [](std::vector<StageSetup> stages) {
    CompetitionSetup made{.name = "Friday",
                          .game = "truco",
                          .ruleset = "truco-argentino",
                          .season = {},
                          .season_points = {},
                          .stages = std::move(stages)};
    Competition now;
    const auto change = apply(now, event::CompetitionCreated{made});
    return change ? std::string_view() : change.error().key;
  };
  CHECK(refusal({setup}) == "league/accelerated");
  setup = stage_of(Format::swiss, 4);
  setup.accelerated = true;
  CHECK(refusal({first, setup}) == "");
  first.go_on.carry_over = true;
  CHECK(refusal({first, setup}) == "league/accelerated");
}

TEST_CASE("the same events give the same competition") {
  Evening evening(stage_of(Format::swiss, 4), 9);
  for (int round = 0; round < 4; ++round) evening.play_round();
  Competition again;
  for (const CompetitionEvent& event : evening.log) CHECK(apply(again, event));
  CHECK(again == evening.now);
}
