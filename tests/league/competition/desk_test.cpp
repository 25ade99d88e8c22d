// Functions the desk relies on: returning entrants, lots, substitutes, and the round of the standings.

#include <algorithm>

#include "tests/league/competition/evening.hpp"

using namespace tanteador::test;

namespace {

Evening schedule_of(int entrants) {
  Evening evening(stage_of(Format::round_robin), entrants);
  for (int round = 0; round < entrants - 1; ++round) evening.draw();
  return evening;
}

bool is_lost(const Evening& evening, TableRef table) {
  return !evening.now.stages[0]
              .rounds[static_cast<std::size_t>(table.round)]
              .tables[static_cast<std::size_t>(table.table)]
              .forfeits.empty();
}

}  // namespace

TEST_CASE("a returning entrant gets every lost table that can still be played") {
  Evening evening = schedule_of(6);
  const Competition before = evening.now;
  evening.enter(event::EntrantWithdrawn{entrant_at(2), {}});
  CHECK(whats_missing(evening.now).size() == 10);  // 15 tables, 5 of them forfeited
  const event::Returned back = coming_back(evening.now, entrant_at(2));
  CHECK(back.tables.size() == 5);
  evening.enter(back);
  CHECK(evening.now == before);
}

TEST_CASE("a closed round, a manual forfeit and other withdrawals stay") {
  Evening evening = schedule_of(6);
  const auto table = [&](int round, int entrant) {
    return TableRef{
        0, round,
        *table_of(evening.now.stages[0].rounds[static_cast<std::size_t>(round)], entrant_at(entrant))};
  };
  const auto side = [&](TableRef at, int entrant) {
    const auto& sides = evening.now.stages[0]
                            .rounds[static_cast<std::size_t>(at.round)]
                            .tables[static_cast<std::size_t>(at.table)]
                            .drawn.sides;
    return sides[0].front() == entrant_at(entrant) ? 0 : 1;
  };
  const TableRef by_hand = table(1, 2);
  evening.enter(event::Forfeited{by_hand, {side(by_hand, 2)}, {}});
  evening.enter(event::EntrantWithdrawn{entrant_at(2), {}});
  evening.enter(event::RoundClosed{{0, 0}, true});
  evening.enter(event::EntrantWithdrawn{entrant_at(3), {}});
  const event::Returned back = coming_back(evening.now, entrant_at(2));
  CHECK(back.tables.size() == 3);  // of five: one round closed, one entered by hand
  evening.enter(back);
  CHECK(is_lost(evening, table(0, 2)));
  CHECK(is_lost(evening, by_hand));
  for (int round = 2; round < 5; ++round) {
    const bool meets_3 = table(round, 2) == table(round, 3);
    CHECK(is_lost(evening, table(round, 2)) == meets_3);
  }
  CHECK(evening.refusal_key(event::Returned{entrant_at(3), {table(0, 3)}}) == "league/not_left");
  CHECK(evening.refusal_key(event::Returned{entrant_at(3), {by_hand}}) == "league/not_left");
}

TEST_CASE("a knock-out match used by the next round's draw stays lost") {
  Evening evening(stage_of(Format::knockout), 4);
  evening.draw();
  evening.enter(event::EntrantWithdrawn{entrant_at(0), {}});
  CHECK(coming_back(evening.now, entrant_at(0)).tables.size() == 1);
  evening.play_all();
  evening.draw();
  CHECK(coming_back(evening.now, entrant_at(0)).tables.empty());
}

TEST_CASE("an old log without the tables of a return reads as before") {
  Evening evening = schedule_of(4);
  evening.enter(event::EntrantWithdrawn{entrant_at(1), {}});
  evening.enter(event::Returned{entrant_at(1)});
  CHECK(whats_missing(evening.now).size() == 3);
}

TEST_CASE("a lot decides between level entrants in every ranked format") {
  for (const Format format : {Format::swiss, Format::round_robin, Format::groups, Format::singles}) {
    StageSetup first = stage_of(format, format == Format::swiss || format == Format::singles ? 1 : 0);
    first.groups = format == Format::groups ? 1 : 0;
    first.go_on = {.who = GoOn::Who::top, .top = 2};
    Evening evening({first, stage_of(Format::knockout)}, 3);
    // Everybody alike: all tables drawn, so nothing but a lot tells them apart.
    while (evening.draw_fails().empty()) {
      evening.draw();
      for (const OpenTable& open : whats_missing(evening.now)) {
        event::TableScore level;
        const auto& drawn =
            evening.now.now().rounds.back().tables[static_cast<std::size_t>(open.table.table)].drawn;
        level.sides.assign(drawn.sides.size(), {.score = 10});
        evening.enter(event::ResultEntered{open.table, level, {}});
      }
      evening.close();
    }
    const auto before = next_stage(evening.now);
    if (before) continue;  // the bye of the Swiss tells them apart
    CHECK(before.error().key == "league/lot_needed");
    evening.enter(draw_lots(evening.now, 7));
    const auto after = next_stage(evening.now);
    REQUIRE_MESSAGE(after.has_value(), static_cast<int>(format));
    CHECK(after->going_on.size() == 2);
    evening.enter(*after);
    evening.draw();
  }
}

TEST_CASE("a Swiss with a tie for the last place continues by lot") {
  StageSetup swiss = stage_of(Format::swiss, 1);
  swiss.go_on = {.who = GoOn::Who::top, .top = 3};
  Evening evening({swiss, stage_of(Format::knockout)}, 4);
  evening.play_round();  // 1 and 2 win, 3 and 4 are level
  REQUIRE(!next_stage(evening.now));
  evening.enter(draw_lots(evening.now, 1));
  CHECK(next_stage(evening.now).has_value());
}

TEST_CASE("a lot includes only entrants still in the competition") {
  Evening evening(stage_of(Format::swiss, 2), 5);
  evening.play_round();
  evening.enter(event::EntrantWithdrawn{evening.now.now().entrants[1], {}});
  const auto order = draw_lots(evening.now, 7).order;
  CHECK(order.size() == 4);
  CHECK(std::ranges::find(order, evening.now.now().entrants[1]) == order.end());
}

TEST_CASE("a player in the round cannot be its substitute") {
  Evening evening(stage_of(Format::swiss, 2), 5);
  evening.draw();
  const auto& byes = evening.now.now().rounds[0].byes;
  REQUIRE(byes.size() == 1);
  const int free = index(byes.front().entrant) + 1;
  const auto first = evening.now.now().rounds[0].tables[0].drawn.sides;
  const int out = index(first[0].front()) + 1, other = index(first[1].front()) + 1;
  const auto stand_in = [&](int whose, std::string in) {
    return event::Substituted{{0, 0}, entrant_at(whose - 1), "p" + std::to_string(whose), std::move(in), 100};
  };
  const auto why = [&](const event::Substituted& event) {
    const auto wrong = objection(evening.now, event);
    return wrong ? wrong->key : std::string_view();
  };
  CHECK(why(stand_in(out, "p" + std::to_string(other))) == "league/plays_already");
  CHECK(why(stand_in(out, "p" + std::to_string(free))).empty());
  CHECK(why(stand_in(out, "somebody")).empty());
  evening.enter(stand_in(out, "somebody"));
  CHECK(why(stand_in(other, "somebody")) == "league/plays_already");
  CHECK(why({{0, 0}, entrant_at(out - 1), "somebody", "p" + std::to_string(out), 50}).empty());  // comes back
  CHECK(apply(evening.now, stand_in(out, "p" + std::to_string(other))).has_value());  // as older logs hold it
}

TEST_CASE("single players, pairs and teams do not meet each other") {
  struct Row {
    std::vector<std::string> first, second;
    bool refused;
  };
  const Row rows[] = {{{"a"}, {"b"}, false},
                      {{"a"}, {"b", "c", "d"}, true},
                      {{"a", "b"}, {"c"}, true},
                      {{"a", "b"}, {"c", "d", "e"}, true},
                      {{"a", "b", "c"}, {"d", "e", "f", "g"}, false}};
  for (const Row& row : rows) {
    Evening evening(stage_of(Format::swiss, 2), 0);
    evening.enter(event::EntrantEntered{row.first, {}, {}, 0});
    CHECK(objection(evening.now, event::EntrantEntered{row.second, {}, {}, 0}).has_value() == row.refused);
  }
}

TEST_CASE("standings after the last complete round do not change at the next draw") {
  Evening evening(stage_of(Format::swiss, 3), 6);
  evening.play_round();
  const auto before = standings(evening.now, 0, complete_rounds(evening.now, 0));
  evening.draw();
  CHECK(complete_rounds(evening.now, 0) == 1);
  CHECK(round_in_play(evening.now, 0) == 1);
  const auto after = standings(evening.now, 0, complete_rounds(evening.now, 0));
  for (std::size_t i = 0; i < before[0].standings.rows.size(); ++i)
    CHECK(before[0].standings.rows[i].values == after[0].standings.rows[i].values);
  evening.enter(event::RoundClosed{{0, 1}, true});
  CHECK(complete_rounds(evening.now, 0) == 2);  // closed without its results: it is over
}

TEST_CASE("in a schedule drawn ahead the first round with an open table is in play") {
  Evening evening(stage_of(Format::round_robin), 4);
  CHECK(round_in_play(evening.now, 0) == -1);
  for (int round = 0; round < 3; ++round) evening.draw();
  CHECK(round_in_play(evening.now, 0) == 0);
  evening.result({0, 0, 0}, 30, 10);
  evening.result({0, 1, 0}, 30, 10);
  CHECK(round_in_play(evening.now, 0) == 0);
  evening.result({0, 0, 1}, 30, 10);
  CHECK(round_in_play(evening.now, 0) == 1);
  CHECK(complete_rounds(evening.now, 0) == 1);
}

TEST_CASE("a match is unlinked only from its own table, and can be linked to another") {
  Evening evening(stage_of(Format::swiss, 2), 4);
  evening.draw();
  const TableRef first = evening.table(0), second = evening.table(1);
  struct Row {
    TableRef table;
    const char *match, *refused;
  };
  const Row rows[] = {{first, "m", ""},
                      {first, "other", "league/not_linked"},
                      {second, "m", "league/not_linked"},
                      {{0, 0, 2}, "m", "league/no_table"},
                      {{0, 1, 0}, "m", "league/no_round"},
                      {{1, 0, 0}, "m", "league/no_round"}};
  CHECK(evening.refusal_key(event::MatchUnlinked{first, "m"}) == "league/not_linked");
  const Competition before = evening.now;
  evening.enter(event::MatchLinked{first, "m"});
  for (const Row& row : rows) {
    CAPTURE(row.match);
    CHECK(evening.refusal_key(event::MatchUnlinked{row.table, row.match}) == row.refused);
  }
  CHECK(evening.refusal_key(event::MatchLinked{second, "m"}) == "league/linked");
  CHECK(evening.refusal_key(event::DrawTakenBack{{0, 0}}) == "league/results_in");
  evening.enter(event::MatchUnlinked{first, "m"});
  CHECK(evening.now == before);
  CHECK(evening.refusal_key(event::MatchLinked{second, "m"}).empty());
  CHECK(evening.refusal_key(event::DrawTakenBack{{0, 0}}).empty());
}

TEST_CASE("a result stays after its match is unlinked until a correction, even at the end") {
  Evening evening(stage_of(Format::swiss, 1), 2);
  evening.draw();
  evening.enter(event::MatchLinked{evening.table(0), "m"});
  evening.play_all();
  evening.close();
  evening.enter(event::CompetitionFinished{});
  const PlayedTable was = evening.now.now().rounds[0].tables[0];
  CHECK(evening.refusal_key(event::MatchLinked{evening.table(0), "n"}) == "league/finished");
  evening.enter(event::MatchUnlinked{evening.table(0), "m"});
  PlayedTable is = evening.now.now().rounds[0].tables[0];
  CHECK(is.matches.empty());
  is.matches = was.matches;
  CHECK(is == was);
}
