// Duplicate as a competition: rounds known from the start, boards compared over the tables, percentages.

#include <algorithm>

#include "src/league/pairing/duplicate.hpp"
#include "tests/league/competition/evening.hpp"

using namespace tanteador::test;

namespace {
namespace duplicate {

StageSetup of(Movement movement, int boards = 4) {
  StageSetup setup = stage_of(Format::rotating_partners);
  setup.movement = movement;
  setup.boards = boards;
  return setup;
}

// Every board at every table of every drawn round; `score` by board and the taker's entrant.
template <class Score>
void play_boards(Evening& evening, Score score) {
  for (const OpenTable& open : whats_missing(evening.now)) {
    const auto& table = evening.now.stages[0]
                            .rounds[static_cast<std::size_t>(open.table.round)]
                            .tables[static_cast<std::size_t>(open.table.table)];
    const auto sides = table.drawn.sides;
    std::vector<event::BoardScore> boards;
    for (const int board : boards_at(table, evening.now.rules())) {
      const auto taker = static_cast<std::size_t>(taker_of_board(board)) % sides.size();
      boards.push_back({board, score(board, index(sides[taker].front()))});
    }
    evening.enter(event::ResultEntered{
        open.table, event::score_of_boards(boards, static_cast<int>(sides.size())), {}, {}});
  }
}

void draw_all(Evening& evening) {
  while (evening.draw_fails().empty()) evening.draw();
}

}  // namespace duplicate
}  // namespace

using namespace duplicate;

TEST_CASE("all rounds of a duplicate can be drawn ahead, and each board is played once in its round") {
  struct Row {
    Movement movement;
    int entrants, rounds, tables, played;  // of each board
  };
  const Row rows[] = {{Movement::rainbow, 20, 5, 5, 5},  {Movement::rainbow, 12, 7, 3, 3},
                      {Movement::rainbow, 16, 5, 4, 4},  {Movement::mitchell, 10, 5, 5, 5},
                      {Movement::mitchell, 12, 5, 6, 5}, {Movement::howell, 8, 7, 4, 4}};
  for (const Row& row : rows) {
    CAPTURE(row.entrants);
    CAPTURE(static_cast<int>(row.movement));
    Evening evening(of(row.movement), row.entrants);
    draw_all(evening);
    CHECK(static_cast<int>(evening.now.now().rounds.size()) == row.rounds);
    CHECK(static_cast<int>(evening.now.now().rounds[0].tables.size()) == row.tables);
    play_boards(evening, [](int board, int taker) { return 10 * board + taker; });
    std::map<int, int> times;
    for (const BoardPlayed& one : boards_played(evening.now, 0)) ++times[one.board];
    for (const auto& [board, count] : times) CHECK(count == row.played);
  }
}

TEST_CASE("the best score on every board gives 100 in attack, and the order is by percentage") {
  Evening evening(of(Movement::howell), 8);
  draw_all(evening);
  play_boards(evening, [](int, int taker) { return 100 - taker; });  // the first is always the best
  const auto all = percentages(evening.now, 0);
  CHECK(all[0].attack == 10'000);
  CHECK(all[7].attack == 0);
  CHECK(all[0].whole == (all[0].attack + all[0].defence) / 2);
  const auto tables = standings(evening.now, 0);
  const auto& rows = tables.front().standings.rows;
  CHECK(rows.front().entrant == entrant_at(0));
  CHECK(rows.front().values.front() == all[0].whole);
  for (std::size_t i = 0; i + 1 < rows.size(); ++i)
    CHECK(rows[i].values.front() >= rows[i + 1].values.front());
}

TEST_CASE("notes of a table sum to 100 a board: the average of all percentages of formations is 50") {
  Evening evening(of(Movement::mitchell, 3), 10);
  draw_all(evening);
  play_boards(evening, [](int board, int taker) { return (board * 7919 + taker * 104729) % 200 - 100; });
  double attack = 0;
  for (const Percentage& one : percentages(evening.now, 0)) attack += static_cast<double>(one.attack);
  CHECK(attack / 10 == doctest::Approx(5000).epsilon(0.001));
}

TEST_CASE("a neutralised board counts for nobody at that table") {
  Evening evening(of(Movement::howell), 8);
  evening.draw();
  const auto here = boards_at(evening.now.now().rounds[0].tables[0], evening.now.rules());
  REQUIRE(here.size() == 4);
  const auto score = event::score_of_boards({{here[0], 56}, {here[2], -70}, {here[3], 28}}, 2);
  evening.enter(event::ResultEntered{evening.table(0), score, {}, {}});
  CHECK(boards_played(evening.now, 0).size() == 3);
  CHECK(percentages(evening.now, 0)[0].whole == -1);  // played at one table only: nothing to compare
}

TEST_CASE("the accounts of a table sum to zero: a lone taker against three, or two sides") {
  const auto four = event::score_of_boards({{1, 56}, {2, -30}}, 4);  // north takes 1, west 2
  CHECK(four.sides[0].score == 3 * 56 + 30);
  CHECK(four.sides[1].score == -56 + 30);
  CHECK(four.sides[3].score == -56 - 90);
  const auto two = event::score_of_boards({{1, 56}, {2, -30}}, 2);
  CHECK(two.sides[0].score == 56 + 30);
  CHECK(two.sides[1].score == -56 - 30);
}

TEST_CASE("results with boards of other tables are refused") {
  Evening evening(of(Movement::howell), 8);
  evening.draw();
  const auto here = boards_at(evening.now.now().rounds[0].tables[1], evening.now.rules());
  const auto enter = [&](std::vector<event::BoardScore> boards) {
    return evening.refusal_key(
        event::ResultEntered{evening.table(1), event::score_of_boards(std::move(boards), 2), {}, {}});
  };
  CHECK(enter({{here[0], 1}}).empty());
  CHECK(enter({{here[0], 1}, {here[0], 2}}) == "league/board_results");
  CHECK(enter({{here[3] + 1, 1}}) == "league/board_results");
  CHECK(enter({{here[0], 20'000}}) == "league/board_results");
  event::TableScore wrong = event::score_of_boards({{here[0], 10}}, 2);
  wrong.sides[0].score = 11;
  CHECK(evening.refusal_key(event::ResultEntered{evening.table(1), wrong, {}, {}}) == "league/board_results");
  CHECK(evening.refusal_key(event::MatchLinked{evening.table(1), "m"}) == "league/team_match");
  Evening plain(stage_of(Format::swiss, 1), 2);
  plain.draw();
  CHECK(plain.refusal_key(event::ResultEntered{
            plain.table(0), event::score_of_boards({{1, 10}}, 2), {}, {}}) == "league/board_results");
}

TEST_CASE("with an odd number of formations one sits out each round for no points") {
  Evening evening(of(Movement::mitchell), 9);
  draw_all(evening);
  std::vector<int> relays;
  for (const PlayedRound& round : evening.now.now().rounds) {
    REQUIRE(round.byes.size() == 1);
    relays.push_back(index(round.byes.front().entrant) + 1);
  }
  std::ranges::sort(relays);
  CHECK(relays == std::vector<int>{5, 6, 7, 8, 9});  // those who move, each once
}

TEST_CASE("the alternate ranking takes the first of each line, then the second") {
  StageSetup setup = of(Movement::mitchell);
  setup.order = {Tiebreak::line_place, Tiebreak::percentage};
  Evening evening(setup, 10);
  draw_all(evening);
  play_boards(evening, [](int, int taker) { return 100 - taker; });
  const auto order = evening.order();
  for (std::size_t i = 0; i < order.size(); i += 2) CHECK((order[i] <= 5) != (order[i + 1] <= 5));
}

TEST_CASE("an entrant who leaves a duplicate forfeits, and the others keep their places") {
  Evening evening(of(Movement::howell), 8);
  evening.draw();
  const auto before = evening.now.now().rounds[0];
  evening.enter(event::EntrantWithdrawn{entrant_at(3), {}});
  play_boards(evening, [](int board, int) { return board; });
  evening.draw();
  const auto& tables = evening.now.now().rounds[1].tables;
  CHECK(tables.size() == 4);
  CHECK(std::ranges::count_if(tables, [](const PlayedTable& table) { return !table.forfeits.empty(); }) == 1);
  CHECK(evening.refusal_key(event::EntrantEntered{.people = {"late"}, .team = {}, .club = {}}) ==
        "league/late");
}

TEST_CASE("a nonexistent movement is reported before any draw") {
  CHECK(Evening(of(Movement::rainbow), 13).draw_fails() == "league/no_movement");
  CHECK(Evening(of(Movement::rainbow), 24).draw_fails() == "league/no_movement");
  CHECK(Evening(of(Movement::howell), 22).draw_fails() == "league/no_movement");
  CHECK(Evening(of(Movement::mitchell), 4).draw_fails() == "league/no_movement");
  const auto refuse = [](const StageSetup& setup) {
    Competition none;
    const CompetitionSetup all{
        .name = "x", .game = "tarot", .ruleset = "r", .season = {}, .season_points = {}, .stages = {setup}};
    const auto answer = apply(none, event::CompetitionCreated{all});
    return answer ? std::string_view() : answer.error().key;
  };
  CHECK(refuse(of(Movement::howell, 0)) == "league/boards");
  CHECK(refuse(of(Movement::howell, 9)) == "league/boards");
  CHECK(refuse(of(Movement::whist, 4)) == "league/boards");
  CHECK(refuse(of(Movement::rainbow, 0)).empty());
  StageSetup swiss = stage_of(Format::swiss, 3);
  swiss.boards = 4;
  CHECK(refuse(swiss) == "league/boards");
}
