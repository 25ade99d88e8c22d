// Entrants who cannot move keep the number of their table.

#include <algorithm>

#include "tests/league/competition/evening.hpp"

namespace fixed_table {

using namespace tanteador::test;

namespace {

bool sits_at(const event::DrawnTable& table, Entrant entrant) {
  return std::ranges::any_of(
      table.sides, [&](const auto& side) { return std::ranges::find(side, entrant) != side.end(); });
}

// The number of the entrant's table; 0: it does not play.
int table_of(const event::RoundDrawn& draw, Entrant entrant) {
  const auto table =
      std::ranges::find_if(draw.tables, [&](const auto& one) { return sits_at(one, entrant); });
  return table == draw.tables.end() ? 0 : static_cast<int>(table - draw.tables.begin()) + 1;
}

void fix(Evening& evening, int entrant, int table) {
  evening.enter(event::EntrantChanged{.entrant = numbered(entrant), .table = table});
}

std::vector<event::DrawnTable> without(std::vector<event::DrawnTable> tables, Entrant entrant) {
  std::erase_if(tables, [&](const auto& table) { return sits_at(table, entrant); });
  return tables;
}

}  // namespace

TEST_CASE("an entrant who cannot move keeps the table in every round, and all pairings stay the same") {
  constexpr int kTable = 2;
  for (const auto& [setup, entrants, rounds] : every_format()) {
    CAPTURE(name_of(setup.format));
    Evening plain(setup, entrants), fixed(setup, entrants);
    const Entrant who = numbered(3);
    fix(fixed, 3, kTable);
    for (int round = 0; round < rounds; ++round) {
      const event::RoundDrawn draw = fixed.draw(), usual = plain.draw();
      CAPTURE(round);
      const bool has_table = draw.tables.size() >= kTable && table_of(draw, who) > 0;
      CHECK((!has_table || table_of(draw, who) == kTable));
      CHECK(without(draw.tables, who) == without(usual.tables, who));
      CHECK(draw.tables.size() == usual.tables.size());
      CHECK(draw.byes == usual.byes);
      fixed.play_all();
      plain.play_all();
      fixed.close();
      plain.close();
    }
  }
}

TEST_CASE("two entrants want one table: the lower-numbered one gets it, and opponents can share one") {
  Evening evening(stage_of(Format::round_robin), 6);
  fix(evening, 4, 1);
  fix(evening, 2, 1);
  fix(evening, 6, 9);  // this round has no table 9
  for (int round = 0; round < 5; ++round) {
    const event::RoundDrawn draw = evening.draw();
    CHECK(table_of(draw, numbered(2)) == 1);
    evening.play_all();
    evening.close();
  }
}

TEST_CASE("a fixed table is taken back, and applies only to rounds that are paired later") {
  Evening evening(stage_of(Format::swiss, 3), 8);
  const event::RoundDrawn first = evening.draw();
  const int before = table_of(first, numbered(8));
  fix(evening, 8, before == 1 ? 2 : 1);
  CHECK(evening.now.now().rounds.front().tables.size() == first.tables.size());
  CHECK(evening.now.now().rounds.front().tables[before - 1].drawn == first.tables[before - 1]);
  evening.play_all();
  evening.close();
  Evening back = evening;
  fix(back, 8, 0);
  CHECK(table_of(evening.draw(), numbered(8)) == (before == 1 ? 2 : 1));
  Evening never(stage_of(Format::swiss, 3), 8);
  never.play_round();
  CHECK(back.draw() == never.draw());
}

TEST_CASE("a round with tables by hand and a fixed table is paired again as it was") {
  Evening evening(stage_of(Format::swiss, 3), 8);
  fix(evening, 5, 3);
  HandEdits by_hand;
  by_hand.tables = {{.sides = {{numbered(1)}, {numbered(2)}}, .reasons = {}},
                    {.sides = {{numbered(5)}, {numbered(6)}}, .reasons = {}}};
  const auto draw = next_round(evening.now, 1, by_hand);
  REQUIRE(draw.has_value());
  CHECK(table_of(*draw, numbered(5)) == 3);
  HandEdits again;
  for (const event::DrawnTable& table : draw->tables)
    if (table.reasons.front().because == PairingCause::by_hand)
      again.tables.push_back({.sides = table.sides, .reasons = {}});
  CHECK(*next_round(evening.now, 1, again) == *draw);
}

}  // namespace fixed_table
