// Results as people write them, a line a table.

#include <doctest/doctest.h>

#include "src/view/league/round/boards.hpp"
#include "src/view/league/round/result_lines.hpp"

using namespace tanteador;

namespace {

league::Competition evening(std::string_view game, int sets) {
  league::Competition now;
  now.setup.game = game;
  now.setup.stages.resize(1);
  now.setup.stages[0].sets = sets;
  now.stages.resize(1);
  now.stages[0].rounds.resize(2);
  now.stages[0].rounds[0].status = league::RoundStatus::closed;
  now.stages[0].rounds[1].tables.resize(9);
  return now;
}

std::string figures(const league::event::TableScore& score) {
  std::string text;
  for (const auto& side : score.sides)
    text += (text.empty() ? "" : " ") + std::to_string(side.sets) + "/" + std::to_string(side.score);
  return text;
}

std::string place(league::TableRef table) {
  return std::to_string(table.stage + 1) + "." + std::to_string(table.round + 1) + "." +
         std::to_string(table.table + 1);
}

constexpr std::string_view kId = "0192d3f4-aaaa-7bbb-8ccc-000000000001";

}  // namespace

TEST_CASE("a line of teams over several tables has every table, or the sum") {
  struct Row {
    const char* line;
    const char* points;  // game points in halves; empty: refused
  };
  const Row rows[] = {
      {"7 30:12 28:30 30:25", "4 2"}, {"7 2.5:0.5", "5 1"},  {"7 2½:½", "5 1"}, {"7 3:0", "6 0"},
      {"7 30:30 28:30 30:25", "3 3"}, {"7 30:12 28:30", ""}, {"7 a:b", ""}};
  league::Competition now = evening("truco", 1);
  now.setup.stages[0].match_tables = 3;
  for (const Row& row : rows) {
    CAPTURE(row.line);
    const auto read = view::read_result_line(row.line, now, kId);
    CHECK(read.has_value() == (*row.points != 0));
    if (!read) continue;
    std::string points;
    for (const auto& side : read->score.sides)
      points += (points.empty() ? "" : " ") + std::to_string(side.game_points);
    CHECK(points == row.points);
  }
}

TEST_CASE(
    "a line of a duplicate has the takers' points on the table's boards, or on one board at every table") {
  league::Competition now = evening("tarot", 1);
  auto& setup = now.setup.stages[0];
  setup.format = league::Format::rotating_partners;
  setup.movement = league::Movement::howell;
  setup.boards = 2;
  auto& tables = now.stages[0].rounds[1].tables;
  tables.resize(2);
  for (int table = 0; table < 2; ++table) {
    tables[static_cast<std::size_t>(table)].drawn.sides = {{league::entrant_at(2 * table)},
                                                           {league::entrant_at(2 * table + 1)}};
    tables[static_cast<std::size_t>(table)].drawn.reasons = {{league::PairingCause::boards, {3}}};
  }
  const auto read = view::read_result_line("2: 56 −70", now, kId);
  REQUIRE(read);
  CHECK(read->score.boards == std::vector<league::event::BoardScore>{{7, 56}, {8, -70}});
  CHECK(view::read_result_line("2: x −70", now, kId)->score.boards.size() == 1);
  CHECK_FALSE(view::read_result_line("2: 56", now, kId));
  CHECK_FALSE(view::read_result_line("2: 56 seventy", now, kId));

  CHECK(view::is_board_line("Board 7: 56 -30"));
  CHECK_FALSE(view::is_board_line("7 30:12"));
  const auto seven = view::read_board_line("board 7: 56 -30", now),
             eight = view::read_board_line("board 8; 10; x", now);
  REQUIRE(seven);
  REQUIRE(eight);
  CHECK_FALSE(view::read_board_line("board 9: 1 2", now));
  CHECK_FALSE(view::read_board_line("board 7: 1", now));
  const auto one = view::results_of_boards(now, {*seven});
  REQUIRE_FALSE(one);
  CHECK(one.error() == "Table 1 of round 2 also played board 8; its line is missing.");
  const auto both = view::results_of_boards(now, {*seven, *eight});
  REQUIRE(both);
  REQUIRE(both->size() == 2);
  CHECK((*both)[0].score.boards == std::vector<league::event::BoardScore>{{7, 56}, {8, 10}});
  CHECK((*both)[1].score.boards == std::vector<league::event::BoardScore>{{7, -30}});
}

TEST_CASE("a line has its table and score in common notations") {
  struct Row {
    const char* line;
    int sets;
    const char *table, *score;
  };
  const Row rows[] = {
      {"7 30:12", 1, "1.2.7", "0/30 0/12"},
      {"7  30:12", 1, "1.2.7", "0/30 0/12"},
      {"7: 30 12", 1, "1.2.7", "0/30 0/12"},
      {"7;30;12", 1, "1.2.7", "0/30 0/12"},
      {"7,30,12", 1, "1.2.7", "0/30 0/12"},
      {"7\t30\t12", 1, "1.2.7", "0/30 0/12"},
      {"table 7 30:12", 1, "1.2.7", "0/30 0/12"},
      {"B 7 30:12", 1, "1.2.7", "0/30 0/12"},
      {"1.7 30:12", 1, "1.1.7", "0/30 0/12"},
      {"1.1.7 30:12", 1, "1.1.7", "0/30 0/12"},
      {"tarot 3: +120 −40 −40 −40", 1, "1.2.3", "0/120 0/-40 0/-40 0/-40"},
      {"Tarot 3: +120 -40 –40 -40", 1, "1.2.3", "0/120 0/-40 0/-40 0/-40"},
      {"3 120:-40:-40:-40", 1, "1.2.3", "0/120 0/-40 0/-40 0/-40"},
      {"3 2:1", 3, "1.2.3", "2/0 1/0"},
      {"3 2:1 55:48", 3, "1.2.3", "2/55 1/48"},
      {"tanteador:0192d3f4-aaaa-7bbb-8ccc-000000000001/1.1/4 30:12", 1, "1.1.4", "0/30 0/12"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.line);
    const auto read = view::read_result_line(row.line, evening("tarot", row.sets), kId);
    REQUIRE_MESSAGE(read.has_value(), read.error());
    CHECK(place(read->table) == row.table);
    CHECK(figures(read->score) == row.score);
    CHECK(read->forfeits.empty());
  }
}

TEST_CASE("a forfeit has its signs, and text after # is the remark") {
  struct Row {
    const char* line;
    std::vector<int> sides;
    const char* remark;
  };
  const Row rows[] = {{"7 +:-", {1}, ""},
                      {"7 −:+", {0}, ""},
                      {"7 - -", {0, 1}, ""},
                      {"7 +:- # no car", {1}, "no car"},
                      {"7 30:99 # deal 4 void", {}, "deal 4 void"}};
  for (const Row& row : rows) {
    CAPTURE(row.line);
    const auto read = view::read_result_line(row.line, evening("truco", 1), kId);
    REQUIRE_MESSAGE(read.has_value(), read.error());
    CHECK(read->forfeits == row.sides);
    CHECK(read->remark == row.remark);
  }
}

TEST_CASE("missing parts of a line are reported") {
  struct Row {
    const char *line, *fault;
  };
  const Row rows[] = {{"x 30:12", "x is not a table"},
                      {"0 30:12", "0 is not a table"},
                      {"truf 3 30:12", "truf is not a table"},
                      {"7", "Write the score as 30:21"},
                      {"7 30/12", "30/12 is not a score"},
                      {"7 30:", "30: is not a score"},
                      {"7 30:1000001", "is not a score"},
                      {"7 2:1 55", "the same number of sides"},
                      {"7 1:0 2:3 4:4", "Write the score as 30:21"},
                      {"tanteador:somewhere-else/1.2/7 30:12", "belongs to another competition"},
                      {"tanteador:x/1/7 30:12", "is not a table"}};
  for (const Row& row : rows) {
    CAPTURE(row.line);
    const auto read = view::read_result_line(row.line, evening("truco", 1), kId);
    REQUIRE_FALSE(read.has_value());
    CHECK_MESSAGE(read.error().find(row.fault) != std::string::npos, read.error());
  }
}

TEST_CASE("the code of a slip reads as printed") {
  const league::TableRef table{1, 2, 3};
  const auto named = view::read_table(tanteador::report::slip_code(kId, table));
  REQUIRE(named.has_value());
  CHECK(named->competition == kId);
  CHECK(view::resolve_table(*named, evening("truco", 1)) == table);
}
