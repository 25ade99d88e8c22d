// Tables that stay free: their numbers are left out of later rounds.

#include <algorithm>

#include "tests/league/competition/evening.hpp"

namespace free_table {

using namespace tanteador::test;

namespace {

event::RulesChanged free_tables(std::vector<int> numbers) {
  event::RulesChanged event;
  event.free_tables = std::move(numbers);
  return event;
}

// The numbers of the tables in use.
std::vector<int> used(const PlayedRound& round) {
  std::vector<int> numbers;
  for (std::size_t i = 0; i < round.tables.size(); ++i)
    if (!is_free(round.tables[i])) numbers.push_back(static_cast<int>(i) + 1);
  return numbers;
}

std::vector<event::DrawnTable> in_use(std::vector<event::DrawnTable> tables) {
  std::erase_if(tables, [](const event::DrawnTable& table) { return table.sides.empty(); });
  return tables;
}

std::vector<std::vector<Entrant>> sides_at(const Evening& evening, TableRef table) {
  return evening.now.stages[0].rounds[0].tables[static_cast<std::size_t>(table.table)].drawn.sides;
}

}  // namespace

TEST_CASE("free tables only change the numbers, in every format") {
  for (const auto& [setup, entrants, rounds] : every_format()) {
    CAPTURE(name_of(setup.format));
    Evening plain(setup, entrants), free(setup, entrants);
    free.enter(free_tables({1, 3}));
    for (int round = 0; round < rounds; ++round) {
      CAPTURE(round);
      const event::RoundDrawn usual = plain.draw(), draw = free.draw();
      CHECK(draw.tables.front().sides.empty());
      CHECK(in_use(draw.tables) == usual.tables);
      CHECK(draw.byes == usual.byes);
      const auto numbers = used(free.now.now().rounds.back());
      CHECK(std::ranges::count(numbers, 1) + std::ranges::count(numbers, 3) == 0);
      CHECK(numbers.size() == usual.tables.size());
      CHECK(free.can_redraw(draw));
      plain.play_all();
      free.play_all();
      CHECK(whats_missing(free.now).empty());
      plain.close();
      free.close();
      CHECK(plain.order() == free.order());
    }
  }
}

TEST_CASE("a table that becomes free changes later rounds only") {
  Evening evening(stage_of(Format::swiss, 3), 6);
  evening.play_round();
  const PlayedRound before = evening.now.now().rounds.front();
  evening.enter(free_tables({2}));
  CHECK(evening.now.now().rounds.front() == before);
  evening.play_round();
  CHECK(used(evening.now.now().rounds.back()) == std::vector{1, 3, 4});
  evening.enter(free_tables({}));
  evening.play_round();
  CHECK(used(evening.now.now().rounds.back()) == std::vector{1, 2, 3});
  CHECK(used(evening.now.now().rounds[1]) == std::vector{1, 3, 4});
}

TEST_CASE("a free table takes no result, match or added time, but a table can move there") {
  StageSetup setup = stage_of(Format::swiss, 3);
  setup.minutes = 30;
  setup.free_tables = {2};
  Evening evening(setup, 6);
  evening.draw();
  const TableRef free = evening.table(1), other = evening.table(2);
  CHECK(evening.refusal_key(event::ResultEntered{free, {}, {}}) == "league/no_table");
  CHECK(evening.refusal_key(event::Forfeited{free, {0}, {}}) == "league/no_table");
  CHECK(evening.refusal_key(event::MatchLinked{free, "m"}) == "league/no_table");
  CHECK(evening.refusal_key(event::ClockChanged{{0, 0}, event::ClockChange::add, 5, {1}}) ==
        "league/no_table");
  CHECK(evening.refusal_key(event::TablesSwapped{{0, 0}, 1, 9}) == "league/no_table");
  CHECK(evening.refusal_key(event::TablesSwapped{{0, 7}, 1, 2}) == "league/no_round");
  const auto sides = sides_at(evening, other);
  evening.enter(event::TablesSwapped{{0, 0}, 1, 2});
  CHECK(sides_at(evening, free) == sides);
  CHECK(used(evening.now.now().rounds.back()) == std::vector{1, 2, 4});
  evening.play_all();
  CHECK(evening.order().size() == 6);
}

TEST_CASE("a fixed table cannot be a free one, and a draw leaves out no other number") {
  StageSetup setup = stage_of(Format::swiss, 3);
  setup.free_tables = {2};
  Evening evening(setup, 6);
  evening.enter(event::EntrantChanged{.entrant = numbered(3), .table = 2});
  auto draw = evening.draw();
  evening.enter(event::DrawTakenBack{{0, 0}});
  std::swap(draw.tables[0], draw.tables[1]);
  CHECK(evening.refusal_key(draw) == "league/table_shape");
  draw.tables.emplace_back();
  std::swap(draw.tables[0], draw.tables[1]);
  CHECK(evening.refusal_key(draw) == "league/table_shape");
  for (const std::vector<int>& wrong : {std::vector{0}, std::vector{4, 4}, std::vector{10'001}})
    CHECK(evening.refusal_key(free_tables(wrong)) == "league/free_tables");
}

TEST_CASE("free tables hold for later stages too") {
  Evening evening({stage_of(Format::swiss, 1), stage_of(Format::knockout)}, 4);
  evening.enter(free_tables({1}));
  evening.play_round();
  evening.enter(*next_stage(evening.now));
  evening.draw();
  CHECK(used(evening.now.now().rounds.back()) == std::vector{2, 3});
}

}  // namespace free_table
