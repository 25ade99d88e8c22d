// Results as they are given in: what is accepted, and what the short ways stand for.

#include "src/league/table/results.hpp"

#include <doctest/doctest.h>

#include "src/core/text.hpp"

using namespace tanteador;
using namespace tanteador::league;

namespace {

constexpr Entrant ana = entrant_at(0), beto = entrant_at(1), caro = entrant_at(2);
const Names kNames{.seats = {}, .sides = {"Ana", "Beto", "Caro"}};

Results one_round(std::vector<TableResult> tables) { return {3, {{std::move(tables)}}, {}}; }

std::string fault(const Results& results) {
  const auto found = fault_in(results);
  return found ? render(*found, kNames) : "";
}

}  // namespace

TEST_CASE("every fault is named with its place") {
  struct Row {
    Results results;
    std::string fault;
  };
  const Row rows[] = {
      {one_round({won(ana, beto), bye(caro, Kind::allocated_bye, 2)}), ""},
      {{}, ""},
      {{3, {{{won(ana, beto)}}, {{won(ana, caro), won(beto, ana)}}}, {}},
       "Round 2, table 2: Ana is in this round twice."},
      {one_round({won(ana, ana)}), "Round 1, table 1: Ana is in this round twice."},
      {one_round({won(ana, entrant_at(3))}), "Round 1, table 1: there is no entrant 4; the list has 3."},
      {one_round({won(ana, entrant_at(-1))}), "Round 1, table 1: there is no entrant 0; the list has 3."},
      {one_round({{{{.entrant = ana}, {.entrant = beto, .side = 1, .kind = Kind::half_bye}}}}),
       "Round 1, table 1: Beto has a bye and sits at a table with others."},
      {one_round({{{{.entrant = ana}}}}), "Round 1, table 1: Ana has nobody to play against."},
      {one_round({{{{.entrant = ana}, {.entrant = beto}}}}),
       "Round 1, table 1: Ana has nobody to play against."},
      {one_round({{{{.entrant = ana}, {.entrant = beto, .side = 1, .score = -1'000'001}}}}),
       "Round 1, table 1: Beto has a number beyond one million."},
      {{3, {}, {{.entrant = caro, .points = 1'000'001, .reason = "late"}}},
       "The penalty of Caro is a number beyond one million."},
      {{3, {}, {{.entrant = entrant_at(7), .reason = "late"}}},
       "A penalty: there is no entrant 8; the list has 3."},
      {{-1, {{{won(ana, beto)}}}, {}}, "Round 1, table 1: there is no entrant 1; the list has 0."},
  };
  for (const Row& row : rows) {
    CAPTURE(row.fault);
    CHECK(fault(row.results) == row.fault);
  }
}

TEST_CASE("a forfeit is worth a win to one side and nothing to the other, and has no verdict") {
  const TableResult table = forfeited(ana, beto, {.win = 3, .draw = 2, .loss = 1});
  CHECK(table.lines[0] == Line{.entrant = ana, .kind = Kind::forfeit_win, .points = 3});
  CHECK(table.lines[1] == Line{.entrant = beto, .side = 1, .kind = Kind::forfeit_loss});
  for (const Line& line : double_forfeit(ana, beto).lines) {
    CHECK(line.kind == Kind::forfeit_loss);
    CHECK(line.points == 0);
  }
}

TEST_CASE("a table of singles is won by the highest score") {
  const Scored clear[] = {{ana, -204}, {beto, 326}, {caro, -122}};
  const TableResult table = singles(clear);
  CHECK(table.lines[0] == Line{.entrant = ana, .side = 0, .verdict = Verdict::lost, .score = -204});
  CHECK(table.lines[1] == Line{.entrant = beto, .side = 1, .verdict = Verdict::won, .score = 326});
  const Scored level[] = {{ana, 40}, {beto, 40}, {caro, -80}};
  CHECK(singles(level).lines[0].verdict == Verdict::drawn);
  CHECK(singles(level).lines[1].verdict == Verdict::drawn);
  CHECK(singles(level).lines[2].verdict == Verdict::lost);
  CHECK(singles({}).lines.empty());
}
