// A drawn round is a fact, whatever happens to earlier results.

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "tests/league/competition/evening.hpp"

using namespace tanteador::league;
using namespace tanteador::test;

namespace {

StageSetup knockout_stage(bool third_place = true, bool repechage = false) {
  StageSetup setup = stage_of(Format::knockout);
  setup.third_place = third_place;
  setup.repechage = repechage;
  return setup;
}
StageSetup groups_stage(int groups, GoOn go_on) {
  StageSetup setup = stage_of(Format::groups);
  setup.groups = groups;
  setup.go_on = go_on;
  return setup;
}
StageSetup before(StageSetup setup, GoOn go_on) {
  setup.go_on = go_on;
  return setup;
}
StageSetup partners(Movement movement, int rounds, int boards = 0) {
  StageSetup setup = stage_of(Format::rotating_partners, rounds);
  setup.movement = movement;
  setup.boards = boards;
  return setup;
}
StageSetup over_tables(StageSetup setup) {
  setup.match_tables = 3;
  return setup;
}

const GoOn kTwo{.who = GoOn::Who::top, .top = 2};
const GoOn kFour{.who = GoOn::Who::top, .top = 4};

struct LawRow {
  std::string name;
  std::vector<StageSetup> stages;
  int entrants;
};
std::vector<LawRow> formats() {
  return {
      {"knock-out", {knockout_stage()}, 8},
      {"knock-out with byes", {knockout_stage(false)}, 6},
      {"knock-out with a repechage", {knockout_stage(true, true)}, 8},
      {"knock-out of teams", {over_tables(knockout_stage())}, 4},
      {"groups, then a knock-out", {groups_stage(2, kTwo), knockout_stage()}, 8},
      {"groups, then a knock-out with others for the place left",
       {groups_stage(3, {.who = GoOn::Who::top, .top = 1, .repechage = true}), knockout_stage()},
       9},
      {"groups whose points count on",
       {groups_stage(2, {.who = GoOn::Who::top, .top = 2, .carry_over = true}),
        stage_of(Format::round_robin)},
       6},
      {"Swiss", {stage_of(Format::swiss, 4)}, 7},
      {"Swiss of teams", {over_tables(stage_of(Format::swiss, 3))}, 6},
      {"Swiss, then a knock-out", {before(stage_of(Format::swiss, 3), kFour), knockout_stage()}, 8},
      {"Swiss whose points count on",
       {before(stage_of(Format::swiss, 2), {.carry_over = true}), stage_of(Format::swiss, 2)},
       6},
      {"round robin, then a knock-out", {before(stage_of(Format::round_robin), kFour), knockout_stage()}, 5},
      {"tables of single players", {stage_of(Format::singles, 3)}, 8},
      {"whist", {partners(Movement::whist, 3)}, 8},
      {"pairs drawn anew", {partners(Movement::pairs, 3)}, 8},
      {"rainbow of duplicate", {partners(Movement::rainbow, 3, 1)}, 12},
      {"Mitchell", {partners(Movement::mitchell, 3, 2)}, 10},
      {"Howell", {partners(Movement::howell, 3, 2)}, 6},
  };
}

// A result fit for the format in which a side wins: the lower number, or else the other.
event::TableScore won_by(const Competition& now, TableRef ref, bool lower) {
  const auto& drawn = now.stages[ref.stage].rounds[ref.round].tables[ref.table].drawn;
  const StageSetup& setup = now.setup.stages[ref.stage];
  const auto count = static_cast<int>(drawn.sides.size());
  const auto boards = boards_at(now.stages[ref.stage].rounds[ref.round].tables[ref.table], setup);
  if (!boards.empty()) {
    std::vector<event::BoardScore> scores;
    for (const int board : boards) scores.push_back({board, lower ? 30 + ref.table : -20 - ref.table});
    return event::score_of_boards(scores, count);
  }
  event::TableScore score;
  if (count > 2) {
    for (int side = 0; side < count; ++side) score.sides.push_back({.score = lower ? 90 - side : 10 + side});
    return score;
  }
  const bool first = (drawn.sides[0].front() < drawn.sides[1].front()) == lower;
  if (setup.match_tables > 0)
    return event::score_of_tables(
        {{first ? 30 : 10, first ? 10 : 30}, {30, 10}, {first ? 30 : 10, first ? 10 : 30}});
  score.sides = {{.score = first ? 30 : 10}, {.score = first ? 10 : 30}};
  return score;
}

struct Correction {
  std::string name;
  // Nothing: it cannot be made there.
  std::optional<CompetitionEvent> (*make)(const Competition& now, TableRef table);
};
Entrant first_of(const Competition& now, TableRef ref) {
  return now.stages[ref.stage].rounds[ref.round].tables[ref.table].drawn.sides[0].front();
}
const Correction kCorrections[] = {
    {"the other side has won",
     [](const Competition& now, TableRef table) -> std::optional<CompetitionEvent> {
       return event::ResultCorrected{table, won_by(now, table, false), "slip", {}, {}};
     }},
    {"nothing was played",
     [](const Competition&, TableRef table) -> std::optional<CompetitionEvent> {
       return event::ResultCorrected{table, {}, "slip", {}, {}};
     }},
    {"nobody came",
     [](const Competition& now, TableRef table) -> std::optional<CompetitionEvent> {
       event::Forfeited both{table, {}, "late"};
       const auto& sides = now.stages[table.stage].rounds[table.round].tables[table.table].drawn.sides;
       for (int side = 0; side < static_cast<int>(sides.size()); ++side) both.sides.push_back(side);
       return both;
     }},
    {"the winner did not come",
     [](const Competition&, TableRef table) -> std::optional<CompetitionEvent> {
       return event::Forfeited{table, {0}, "late"};
     }},
    {"a second result",
     [](const Competition& now, TableRef table) -> std::optional<CompetitionEvent> {
       return event::ResultEntered{table, won_by(now, table, false), {}, {}};
     }},
    {"a penalty",
     [](const Competition& now, TableRef table) -> std::optional<CompetitionEvent> {
       return event::PenaltyGiven{table.round_ref(), first_of(now, table), 4, 0, "late"};
     }},
    {"somebody leaves",
     [](const Competition& now, TableRef table) -> std::optional<CompetitionEvent> {
       return event::EntrantWithdrawn{first_of(now, table), "ill"};
     }},
    {"seats exchanged",
     [](const Competition& now, TableRef table) -> std::optional<CompetitionEvent> {
       const auto& sides = now.stages[table.stage].rounds[table.round].tables[table.table].drawn.sides;
       return event::SeatsSwapped{table.round_ref(), sides[0].front(), sides[1].front()};
     }},
};

std::vector<TableRef> tables_of(const Competition& now) {
  std::vector<TableRef> all;
  for (int stage = 0; stage <= now.stage; ++stage) {
    const auto& rounds = now.stages[stage].rounds;
    for (int round = 0; round < static_cast<int>(rounds.size()); ++round) {
      for (int table = 0; table < static_cast<int>(rounds[round].tables.size()); ++table)
        all.push_back({stage, round, table});
    }
  }
  return all;
}

// The seats of every drawn round and field, as numbers; seats at one table in any order.
std::string drawn_of(const Competition& now) {
  std::string text;
  for (int stage = 0; stage <= now.stage; ++stage) {
    text += "stage";
    for (const Entrant one : now.stages[stage].entrants) text += " " + std::to_string(index(one));
    for (const PlayedRound& round : now.stages[stage].rounds) {
      text += " round";
      for (const PlayedTable& table : round.tables) {
        text += " table " + std::to_string(table.drawn.bracket);
        std::vector<int> seats;
        for (const auto& side : table.drawn.sides)
          for (const Entrant one : side) seats.push_back(index(one));
        std::ranges::sort(seats);
        for (const int seat : seats) text += "," + std::to_string(seat);
      }
      for (const event::DrawnBye& bye : round.byes) text += " bye " + std::to_string(index(bye.entrant));
    }
  }
  return text;
}

std::vector<std::pair<Entrant, int>> places_of(const Competition& now) {
  std::vector<std::pair<Entrant, int>> places;
  for (const StagePlace& place : final_ranks(now)) places.emplace_back(place.entrant, place.rank);
  return places;
}

// The bracket has each drawn match as the draw made it.
void check_bracket(const Competition& now, int stage) {
  if (now.setup.stages[stage].format != Format::knockout) return;
  const auto states = bracket_states(now, stage);
  for (const PlayedRound& round : now.stages[stage].rounds) {
    for (const PlayedTable& table : round.tables) {
      const BracketState& state = states[table.drawn.bracket];
      std::vector<int> drawn, shown;
      for (const auto& side : table.drawn.sides) drawn.push_back(index(side.front()));
      for (const auto& who : {state.first, state.second}) shown.push_back(who ? index(*who) : -1);
      std::ranges::sort(drawn);
      std::ranges::sort(shown);
      CHECK(drawn == shown);
      CHECK((state.status == BracketStatus::ready || state.status == BracketStatus::decided ||
             state.status == BracketStatus::forfeited));
    }
  }
}

// If the final of a knock-out was played, its finalists have the first places, by its result.
void check_final(const Competition& now) {
  if (now.rules().format != Format::knockout || now.now().rounds.empty()) return;
  const Bracket bracket = bracket_of(now, now.stage);
  const BracketState last = bracket_states(now, now.stage)[bracket.final_match()];
  if (last.status != BracketStatus::decided) return;
  std::map<Entrant, int> ranks;
  int firsts = 0;
  for (const StagePlace& place : final_ranks(now)) {
    ranks[place.entrant] = place.rank;
    firsts += place.rank == 1 ? 1 : 0;
  }
  CHECK(firsts == 1);
  CHECK(ranks[*last.winner] == 1);
  CHECK(ranks[*last.loser] == 2);
}

void play_on(Evening& evening) {
  for (const OpenTable& open : whats_missing(evening.now)) {
    if (open.missing == Missing::dispute) continue;
    evening.enter(event::ResultEntered{open.table, won_by(evening.now, open.table, true), {}, {}});
  }
}

// Each moment of it: after every draw, every played round and every closing, until it is over.
template <class Look>
void play_through(const LawRow& row, const Look& look) {
  Evening evening(row.stages, row.entrants);
  for (int steps = 0; steps < 60; ++steps) {
    if (next_round(evening.now, 1)) {
      evening.draw();
      look(evening);
      play_on(evening);
      evening.close();
      look(evening);
    } else {
      auto closed = next_stage(evening.now);
      if (!closed && closed.error().key == "league/lot_needed") {
        evening.enter(draw_lots(evening.now, 1));
        closed = next_stage(evening.now);
      }
      if (!closed) break;
      evening.enter(*closed);
      look(evening);
    }
  }
  CHECK(evening.now.stage + 1 == static_cast<int>(row.stages.size()));
}

// It can be played to its end, with open rounds closed by force.
void finish(Evening& evening) {
  for (int steps = 0; steps < 60; ++steps) {
    play_on(evening);
    const auto& rounds = evening.now.now().rounds;
    for (int round = 0; round < static_cast<int>(rounds.size()); ++round) {
      if (rounds[round].status == RoundStatus::open)
        evening.enter(event::RoundClosed{{evening.now.stage, round}, true});
    }
    if (next_round(evening.now, 1)) {
      evening.draw();
      continue;
    }
    auto closed = next_stage(evening.now);
    if (!closed && closed.error().key == "league/lot_needed") {
      evening.enter(draw_lots(evening.now, 1));
      closed = next_stage(evening.now);
    }
    if (!closed) break;
    evening.enter(*closed);
  }
  const auto ended = evening.refusal_key(event::CompetitionFinished{});
  CHECK_MESSAGE(ended.empty(), ended);
  check_final(evening.now);
}

}  // namespace

TEST_CASE("a correction at any moment keeps every drawn round, and the competition can be finished") {
  for (const LawRow& row : formats()) {
    CAPTURE(row.name);
    play_through(row, [&](const Evening& evening) {
      const std::string drawn = drawn_of(evening.now);
      for (const Correction& correction : kCorrections) {
        CAPTURE(correction.name);
        for (const TableRef table : tables_of(evening.now)) {
          CAPTURE(table.stage);
          CAPTURE(table.round);
          CAPTURE(table.table);
          const auto event = correction.make(evening.now, table);
          if (!evening.refusal_key(*event).empty()) continue;
          Evening corrected = evening;
          corrected.enter(*event);
          const bool swaps = std::holds_alternative<event::SeatsSwapped>(*event) &&
                             evening.now.setup.stages[table.stage].format == Format::rotating_partners;
          if (!swaps) CHECK(drawn_of(corrected.now) == drawn);
          for (int stage = 0; stage <= corrected.now.stage; ++stage) check_bracket(corrected.now, stage);
          check_final(corrected.now);
          const bool first = table.table + table.round == 0 && &correction == &kCorrections[0];
          if (row.stages.back().format == Format::knockout || first) finish(corrected);
        }
      }
    });
  }
}

TEST_CASE("an entrant back after a correction, and a lifted penalty, change no draw") {
  for (const LawRow& row : formats()) {
    CAPTURE(row.name);
    play_through(row, [&](const Evening& evening) {
      if (evening.now.now().rounds.empty()) return;
      Evening corrected = evening;
      const Entrant entrant = evening.now.now().rounds.back().tables.front().drawn.sides[0].front();
      corrected.enter(event::PenaltyGiven{{evening.now.stage, 0}, entrant, 2, 0, {}});
      corrected.enter(event::EntrantWithdrawn{entrant, {}});
      corrected.enter(coming_back(corrected.now, entrant));
      corrected.enter(event::PenaltyLifted{static_cast<int>(corrected.now.penalties.size()) - 1, {}});
      CHECK(drawn_of(corrected.now) == drawn_of(evening.now));
      CHECK(places_of(corrected.now) == places_of(evening.now));
      CHECK(round_to_redraw(corrected.now) == std::nullopt);
    });
  }
}

TEST_CASE("a corrected correction leaves nothing behind") {
  for (const LawRow& row : formats()) {
    CAPTURE(row.name);
    play_through(row, [&](const Evening& evening) {
      for (const TableRef table : tables_of(evening.now)) {
        const PlayedTable& was = evening.now.stages[table.stage].rounds[table.round].tables[table.table];
        if (!was.score) continue;
        Evening corrected = evening;
        corrected.enter(event::ResultCorrected{table, won_by(evening.now, table, false), {}, {}, {}});
        const Change back = corrected.enter(event::ResultCorrected{table, was.score, {}, {}, {}});
        CHECK(back.affected.empty());
        CHECK(back.affected_stages.empty());
        CHECK(corrected.now == evening.now);
      }
    });
  }
}

TEST_CASE("a round drawn by a corrected result is drawn again by the right result") {
  int redrawn = 0;
  for (const LawRow& row : formats()) {
    CAPTURE(row.name);
    play_through(row, [&](const Evening& evening) {
      for (const TableRef table : tables_of(evening.now)) {
        const PlayedTable& was = evening.now.stages[table.stage].rounds[table.round].tables[table.table];
        if (!was.score) continue;
        Evening corrected = evening;
        const Change change =
            corrected.enter(event::ResultCorrected{table, won_by(evening.now, table, false), {}, {}, {}});
        const auto from = round_to_redraw(corrected.now);
        if (!from) continue;
        CHECK((!change.affected.empty() || !change.affected_stages.empty()));
        // The same evening with the right result from the start, up to the round that is drawn again.
        Evening right(row.stages, 0);
        for (const CompetitionEvent& event : evening.log) {
          if (std::holds_alternative<event::CompetitionCreated>(event)) continue;
          const auto* draw = std::get_if<event::RoundDrawn>(&event);
          if (draw && draw->round == *from) break;
          if (const auto* closed = std::get_if<event::StageClosed>(&event);
              closed && from->round == 0 && closed->stage + 1 == from->stage) {
            const auto again = next_stage(right.now);
            if (!again) break;
            right.enter(*again);
            continue;
          }
          const auto* result = std::get_if<event::ResultEntered>(&event);
          if (result && result->table == table)
            right.enter(event::ResultEntered{table, won_by(right.now, table, false), {}, {}});
          else
            right.enter(event);
        }
        const auto again = redraw(corrected.now, *from);
        if (!again) {
          CHECK(again.error().key == "league/lot_needed");
          continue;
        }
        for (const CompetitionEvent& event : again->events) corrected.enter(event);
        if (again->draws) corrected.draw();
        if (again->draws) right.draw();
        CHECK(drawn_of(corrected.now) == drawn_of(right.now));
        CHECK(round_to_redraw(corrected.now) == std::nullopt);
        finish(corrected);
        ++redrawn;
      }
    });
  }
  CHECK(redrawn > 100);
}

TEST_CASE("the final of a corrected semi-final keeps its finalists, and its winner is first") {
  Evening evening(knockout_stage(), 8);
  evening.play_round();
  evening.play_round();
  evening.draw();
  const auto correct = [&](TableRef table) {
    return evening.enter(event::ResultCorrected{table, won_by(evening.now, table, false), "slip", {}, {}});
  };
  const auto ranks = [&] {
    std::vector<int> first;
    for (const StagePlace& place : final_ranks(evening.now))
      if (place.rank <= 4) first.push_back(index(place.entrant) + 1);
    return first;
  };
  SUBCASE("the semi-final was corrected before the final was played: it may be drawn again") {
    CHECK(correct({0, 1, 0}).affected == std::vector<RoundRef>{{0, 2}});
    CHECK(round_to_redraw(evening.now) == RoundRef{0, 2});
    evening.play_all();
    CHECK(round_to_redraw(evening.now) == std::nullopt);
    CHECK(ranks() == std::vector{1, 2, 3, 4});
  }
  SUBCASE("a quarter-final was corrected: the semi-final is played, nothing can be drawn again") {
    CHECK(correct({0, 0, 0}).affected == std::vector<RoundRef>{{0, 1}});
    CHECK(round_to_redraw(evening.now) == std::nullopt);
    evening.enter(event::DrawTakenBack{{0, 2}});
    evening.draw();  // the same final, as the semi-finals were played
    evening.play_all();
    CHECK(ranks() == std::vector{1, 2, 3, 4});
  }
  SUBCASE("figures that leave the winner change nothing") {
    const event::TableScore score{{{.score = 30}, {.score = 2}}, {}};
    CHECK(evening.enter(event::ResultCorrected{{0, 1, 0}, score, {}, {}, {}}).affected.empty());
    CHECK(round_to_redraw(evening.now) == std::nullopt);
  }
  SUBCASE("after the final was taken back it is drawn by the corrected semi-final") {
    correct({0, 1, 0});
    evening.enter(event::DrawTakenBack{{0, 2}});
    const auto drawn = evening.draw();
    const auto last = std::ranges::find_if(drawn.tables, [&](const event::DrawnTable& one) {
      return one.bracket == bracket_of(evening.now, 0).final_match();
    });
    CHECK(last->sides == std::vector<std::vector<Entrant>>{{numbered(4)}, {numbered(2)}});
  }
}

TEST_CASE("a walk-over used by a later draw stays one") {
  Evening evening(knockout_stage(false), 8);
  evening.draw();
  evening.enter(event::Forfeited{{0, 0, 0}, {0, 1}, {}});
  evening.play_all();
  evening.enter(event::Forfeited{{0, 0, 1}, {0, 1}, {}});  // the upper half is empty
  evening.close();
  const auto semi = evening.draw();
  REQUIRE(semi.tables.size() == 1);
  const TableRef first{0, 0, 0};
  evening.enter(event::ResultCorrected{first, won_by(evening.now, first, true), "came late", {}, {}});
  check_bracket(evening.now, 0);
  finish(evening);
}

TEST_CASE("an older log with a final drawn by a walk-over of the day is accepted") {
  Evening evening(knockout_stage(false), 4);
  evening.draw();
  evening.play_all();
  evening.close();
  evening.draw();
  evening.enter(event::DrawTakenBack{{0, 1}});
  event::RoundDrawn other;
  other.round = {0, 1};
  other.tables.push_back({.sides = {{numbered(4)}, {numbered(2)}}, .bracket = 2, .reasons = {}});
  CHECK(evening.refusal_key(other) == "league/bracket_match");
}

TEST_CASE("after undraw a returned entrant is drawn, and one who left is not") {
  for (const Format format : {Format::knockout, Format::round_robin, Format::swiss}) {
    CAPTURE(name_of(format));
    Evening evening(stage_of(format, format == Format::swiss ? 3 : 0), 8);
    evening.enter(event::EntrantWithdrawn{numbered(8), {}});
    evening.draw();
    evening.enter(event::EntrantWithdrawn{numbered(3), {}});
    evening.enter(event::DrawTakenBack{{0, 0}});
    evening.enter(coming_back(evening.now, numbered(8)));
    const auto drawn = evening.draw();
    CHECK_FALSE(objection(evening.now, drawn));
    const PlayedRound& round = evening.now.now().rounds.front();
    const auto bye = std::ranges::find(round.byes, numbered(8), &event::DrawnBye::entrant);
    CHECK((table_of(round, numbered(8)) || bye != round.byes.end()));
    CHECK_FALSE(table_of(round, numbered(3)));
    finish(evening);
  }
}

TEST_CASE("an entrant who joined in an undone round plays in it without a half bye") {
  StageSetup setup = stage_of(Format::swiss, 3);
  setup.late_join = LateJoin::half;
  Evening evening(setup, 3);
  evening.draw();
  evening.join();
  evening.enter(event::DrawTakenBack{{0, 0}});
  evening.draw();
  CHECK(evening.points(4) == 0);
  evening.play_all();
  CHECK(evening.points(1) + evening.points(2) + evening.points(3) + evening.points(4) == 4);
}

TEST_CASE("boards stay at their table after a seat change") {
  Evening evening(partners(Movement::howell, 0, 2), 6);
  const auto drawn = evening.draw();
  evening.enter(event::SeatsSwapped{{0, 0}, drawn.tables[0].sides[0][0], drawn.tables[1].sides[0][0]});
  CHECK(boards_at(evening.now.now().rounds[0].tables[0], evening.now.rules()).size() == 2);
  play_on(evening);
  CHECK(whats_missing(evening.now).empty());
}

TEST_CASE("undone groups are no longer groups") {
  Evening evening(groups_stage(2, kTwo), 8);
  evening.draw();
  evening.enter(event::DrawTakenBack{{0, 0}});
  CHECK(standings(evening.now, 0).size() == 1);
}

TEST_CASE("seeds set after an undone first draw of a later stage apply to the next draw") {
  Evening evening({groups_stage(2, kTwo), knockout_stage(false)}, 8);
  for (int round = 0; round < 3; ++round) evening.play_round();
  evening.enter(next_stage(evening.now).value());
  evening.draw();
  evening.enter(event::DrawTakenBack{{1, 0}});
  const Entrant last = evening.now.now().entrants.back();
  evening.enter(event::Seeded{.order = {last}});
  evening.draw();
  CHECK(evening.now.now().entrants.front() == last);
}

namespace {

Redraw take_back(Evening& evening, RoundRef round) {
  Redraw back = take_draws_back(evening.now, round).value();
  for (const CompetitionEvent& event : back.events) evening.enter(event);
  return back;
}

bool forfeits(const PlayedRound& round, Entrant entrant) {
  const auto table = table_of(round, entrant);
  if (!table) return true;  // it is not in the round at all
  const PlayedTable& played = round.tables[*table];
  return std::ranges::any_of(
      played.forfeits, [&](int side) { return std::ranges::count(played.drawn.sides[side], entrant) > 0; });
}

}  // namespace

TEST_CASE("a manual absence applies again after the draw is undone") {
  int seated = 0;
  for (const LawRow& row : formats()) {
    CAPTURE(row.name);
    Evening evening(row.stages, row.entrants);
    evening.enter(event::Absent{numbered(3), Kind::full_bye});
    if (!next_round(evening.now, 1)) continue;  // the movement needs everybody
    evening.draw();
    const PlayedRound before = evening.now.now().rounds.back();
    seated += table_of(before, numbered(3)) ? 1 : 0;
    CHECK(take_back(evening, {0, 0}).lost.empty());
    REQUIRE(evening.now.away.size() == 1);
    CHECK(evening.now.away.front() == event::Absent{numbered(3), Kind::full_bye});
    evening.draw();
    CHECK(evening.now.now().rounds.back() == before);
  }
  CHECK(seated > 5);
}

TEST_CASE("a side with a forfeit stays absent when its round is drawn again") {
  for (const LawRow& row : formats()) {
    CAPTURE(row.name);
    Evening evening(row.stages, row.entrants);
    evening.draw();
    const event::DrawnTable drawn = evening.now.now().rounds.back().tables.front().drawn;
    evening.enter(event::Forfeited{{0, 0, 0}, {1}, {}});
    take_back(evening, {0, 0});
    if (!next_round(evening.now, 1)) continue;
    evening.draw();
    for (const Entrant entrant : drawn.sides[1]) CHECK(forfeits(evening.now.now().rounds.back(), entrant));
    const PlayedRound& round = evening.now.now().rounds.back();
    const Entrant other = drawn.sides[0].front();
    CHECK(std::ranges::count(round.away, other, &event::Absent::entrant) == 0);
    CHECK_FALSE((table_of(round, other) && forfeits(round, other)));
  }
}

TEST_CASE("an entrant who left is not also absent after an undone draw") {
  Evening evening(stage_of(Format::round_robin), 6);
  evening.draw();
  evening.enter(event::EntrantWithdrawn{numbered(3), {}});
  take_back(evening, {0, 0});
  CHECK(evening.now.away.empty());
}

TEST_CASE("absences and substitutes of rounds not drawn next are named") {
  Evening evening(stage_of(Format::round_robin), 6);
  evening.draw();
  evening.enter(event::Absent{numbered(2), Kind::absent});
  evening.draw();
  evening.enter(event::Substituted{{0, 1}, numbered(4), "p4", "p99", 100});
  evening.enter(event::Absent{numbered(5), Kind::absent});
  const Redraw back = take_back(evening, {0, 0});
  using Named = std::vector<std::pair<RoundRef, Entrant>>;
  CHECK(back.lost.absences == Named{{{0, 2}, numbered(5)}, {{0, 1}, numbered(2)}});
  CHECK(back.lost.stand_ins == Named{{{0, 1}, numbered(4)}});
  CHECK(evening.now.away.empty());
}

TEST_CASE("manual seeds stay when a knock-out's field is chosen again, and the removed ones are named") {
  for (const bool drawn : {false, true}) {
    CAPTURE(drawn);
    Evening evening({groups_stage(2, kTwo), knockout_stage(false)}, 8);
    for (int round = 0; round < 3; ++round) evening.play_round();
    evening.enter(next_stage(evening.now).value());
    const std::vector<Entrant> field = evening.now.now().entrants;
    evening.enter(event::Seeded{.order = {field[3], field[2]}});
    if (drawn) evening.draw();
    // The last of the seeds loses its place to another one of its group.
    Evening before = evening;
    std::optional<Redraw> again;
    for (int round = 0; round < 3 && !again; ++round) {
      for (int table = 0; table < 4 && !again; ++table) {
        evening = before;
        const TableRef at{0, round, table};
        evening.enter(event::ResultCorrected{at, won_by(evening.now, at, false), "slip", {}, {}});
        auto made = redraw(evening.now, {1, 0});
        if (made && !made->lost.seeds.empty()) again = *made;
      }
    }
    REQUIRE(again);
    for (const CompetitionEvent& event : again->events) evening.enter(event);
    const auto& now = evening.now.now().entrants;
    REQUIRE(again->lost.seeds.size() == 1);
    const Entrant gone = again->lost.seeds.front(), stays = gone == field[3] ? field[2] : field[3];
    CHECK(std::ranges::count(now, gone) == 0);
    CHECK(now.front() == stays);
  }
}
