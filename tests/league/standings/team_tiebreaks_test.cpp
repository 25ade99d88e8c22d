// Teams over four tables: the tournament of M. Held, "Exercises in Tie-Breaking" (FIDE Technical Commission,
// 2024), section 2.3 and exercises 34 to 45 and 49, as printed.

#include <doctest/doctest.h>

#include <sstream>

#include "src/league/standings/standings.hpp"

using namespace tanteador::league;

namespace {
namespace teams {

using enum Tiebreak;
using Values = std::vector<Value>;

constexpr int kTables = 4;
constexpr PointScheme kScheme{.win = 4, .draw = 2, .loss = 0};  // two match points for a win

// Opponent and own game points ("8 2.5"); "PAB" and "HPB" are worth a draw, "ZPB" and "-F" nothing.
constexpr const char* kCrosstable[] = {
    "8 2.5, 4 1.5, 7 3, 2 2.5, 5 1.5, +F, 3 2.5",    // 1 Antelopes
    "9 3, 3 4, 5 0, 1 1.5, 13 3, 4 2.5, 10 3",       // 2 Bonobos
    "10 2.5, 2 0, 9 3, 6 2.5, 4 3, 5 3.5, 1 1.5",    // 3 Cougars
    "11 3, 1 2.5, 13 3, 5 3.5, 3 1, 2 1.5, 9 2.5",   // 4 Deer
    "12 4, 6 3, 2 4, 4 .5, 1 2.5, 3 .5, 13 3.5",     // 5 Elephants
    "13 2, 5 1, 8 3, 3 1.5, 11 2.5, -F, 12 2.5",     // 6 Falcons
    "14 2, 8 2, 1 1, 10 2.5, 9 2, 13 2, ZPB",        // 7 Giraffes
    "1 1.5, 7 2, 6 1, 12 3.5, 10 2, 9 2, 11 3",      // 8 Hippopotami
    "2 1, 12 4, 3 1, 14 3, 7 2, 8 2, 4 1.5",         // 9 Iguanas
    "3 1.5, 11 1.5, 12 2.5, 7 1.5, 8 2, 14 3, 2 1",  // 10 Jackals
    "4 1, 10 2.5, 14 2, 13 1.5, 6 1.5, 12 2, 8 1",   // 11 Koalas
    "5 0, 9 0, 10 1.5, 8 .5, PAB, 11 2, 6 1.5",      // 12 Lynxes
    "6 2, 14 2.5, 4 1, 11 2.5, 2 1, 7 2, 5 .5",      // 13 Moose
    "7 2, 13 1.5, 11 2, 9 1, HPB, 10 1, PAB",        // 14 Narwhals
};

struct Cell {
  int opponent = 0;
  Halves own = 0;
  std::string kind;
};

std::vector<std::vector<Cell>> cells() {
  std::vector<std::vector<Cell>> all;
  for (const char* row : kCrosstable) {
    std::istringstream line(row);
    all.emplace_back();
    for (std::string word; std::getline(line, word, ',');) {
      std::istringstream in(word);
      Cell cell;
      double points = 0;
      if (in >> cell.opponent >> points)
        cell.own = static_cast<Halves>(2 * points);
      else
        cell.kind = word.substr(word.find_first_not_of(' '));
      all.back().push_back(cell);
    }
  }
  return all;
}

Line line_of(int team, const Cell& cell, Halves theirs) {
  Line line{.entrant = entrant_at(team), .game_points = cell.own};
  line.verdict = cell.own > theirs ? Verdict::won : cell.own < theirs ? Verdict::lost : Verdict::drawn;
  line.points = cell.own > theirs ? kScheme.win : cell.own < theirs ? kScheme.loss : kScheme.draw;
  return line;
}

Line not_played(int team, const std::string& kind) {
  Line line{.entrant = entrant_at(team)};
  line.kind = kind == "+F"    ? Kind::forfeit_win
              : kind == "-F"  ? Kind::forfeit_loss
              : kind == "PAB" ? Kind::allocated_bye
              : kind == "HPB" ? Kind::half_bye
                              : Kind::zero_bye;
  line.points = kind == "+F" ? kScheme.win : kind == "PAB" || kind == "HPB" ? kScheme.draw : 0;
  line.game_points = game_points_for(line.points, kScheme, kTables);
  return line;
}

Results printed() {
  const auto all = cells();
  Results results{.entrants = static_cast<int>(all.size()), .rounds = {}, .penalties = {}};
  for (std::size_t round = 0; round < all.front().size(); ++round) {
    RoundResult& played = results.rounds.emplace_back();
    TableResult forfeit;  // of this round: the two that were to meet
    for (int team = 0; team < results.entrants; ++team) {
      const Cell& cell = all[static_cast<std::size_t>(team)][round];
      if (cell.kind == "+F" || cell.kind == "-F") {
        forfeit.lines.push_back(not_played(team, cell.kind));
        forfeit.lines.back().side = static_cast<int>(forfeit.lines.size()) - 1;
      } else if (!cell.kind.empty()) {
        played.tables.push_back({{not_played(team, cell.kind)}});
      } else if (team < cell.opponent - 1) {
        const Cell& other = all[static_cast<std::size_t>(cell.opponent - 1)][round];
        Line second = line_of(cell.opponent - 1, other, cell.own);
        second.side = 1;
        played.tables.push_back({{line_of(team, cell, other.own), second}});
      }
    }
    if (!forfeit.lines.empty()) played.tables.push_back(forfeit);
  }
  return results;
}

TiebreakRules rules() {
  TiebreakRules rules;
  rules.unplayed = UnplayedRule::fide2023;
  rules.scheme = kScheme;
  rules.match_tables = kTables;
  return rules;
}

Values of(Tiebreak system, Primary primary = Primary::match_points) {
  const Results results = printed();
  TiebreakRules by = rules();
  by.primary = primary;
  return Tiebreaks(results, by).values_of(system);
}

Values times(int parts, std::initializer_list<double> printed) {
  Values values;
  for (const double value : printed) values.push_back(static_cast<Value>(value * parts + 0.5));
  return values;
}

std::vector<std::vector<int>> encounter(std::initializer_list<int> numbers) {
  const Results results = printed();
  std::vector<Entrant> group;
  for (const int number : numbers) group.push_back(entrant_at(number - 1));
  std::vector<std::vector<int>> out;
  for (const EncounterGroup& level : Tiebreaks(results, rules()).direct_encounter(group, team_encounter)) {
    out.emplace_back();
    for (const Entrant entrant : level.entrants) out.back().push_back(index(entrant) + 1);
  }
  return out;
}

}  // namespace teams
}  // namespace

using namespace teams;

TEST_CASE("teams: match and game points match the printed ones, with byes and forfeits") {
  CHECK(of(points) == times(2, {10, 10, 10, 10, 10, 7, 6, 7, 6, 5, 4, 2, 6, 4}));
  CHECK(of(game_points) == times(2, {17.5, 17, 16, 17, 18, 12.5, 11.5, 15, 14.5, 13, 11.5, 7.5, 11.5, 11.5}));
}

TEST_CASE("teams: Buchholz on match points and on game points, exercises 35 to 37") {
  CHECK(of(buchholz) == times(2, {64, 57, 58, 56, 55, 46, 44, 41, 50, 44, 41, 41, 52, 36}));
  CHECK(of(buchholz_cut) == times(2, {57, 52, 53, 52, 53, 39, 38, 39, 48, 42, 39, 39, 48, 32}));
  CHECK(of(buchholz_game) == times(2, {114, 107.5, 109.5, 106, 99, 92, 94.5, 90, 97.5, 92, 88, 92, 101, 87}));
  CHECK(of(buchholz_game_cut) ==
        times(2, {100.5, 96, 97, 94.5, 91.5, 79.5, 83, 82.5, 90, 84.5, 80.5, 84.5, 89.5, 75.5}));
}

TEST_CASE("teams: Sonneborn-Berger in four ways, exercises 38 to 41 and the table after them") {
  // EMMSB of the Falcons is printed as 33; a forfeit is worth nothing (exercise 40), which makes it 32.
  CHECK(of(sonneborn) == times(4, {88, 74, 76, 72, 70, 32, 33, 30, 26, 19, 16, 6, 30, 19}));
  CHECK(of(sonneborn_gm) == times(4, {158, 144, 150, 146, 132, 79.5, 78.5, 79, 66.5, 53, 45, 19, 72, 48}));
  CHECK(of(sonneborn_mg) == times(4, {158.5, 131, 128, 130, 125, 73, 68.5, 77, 83, 72.5, 61, 33.5, 73, 58}));
  CHECK(of(sonneborn_gg) == times(4, {283, 249.75, 247.5, 253.5, 236, 157.5, 155, 181.5, 180, 161.75, 138.5,
                                      83.75, 152.5, 140.75}));
  const Values cut = of(sonneborn_cut);
  CHECK(Values(cut.begin(), cut.begin() + 5) == times(4, {74, 64, 66, 64, 66}));
}

TEST_CASE("teams: a requested bye is cut first, whatever points count") {
  // 14 asked for round 5: its half bye goes, worth 4 match points and 11½ game points of its own by 1 and 2.
  constexpr int kNarwhals = 13;
  CHECK(of(sonneborn_mg)[kNarwhals] - of(sonneborn_mg_cut)[kNarwhals] == 4 * 4 * 2);
  CHECK(of(sonneborn_gg)[kNarwhals] - of(sonneborn_gg_cut)[kNarwhals] == 4 * 23);
  CHECK(of(sonneborn_gm)[kNarwhals] - of(sonneborn_gm_cut)[kNarwhals] == 4 * 23 / 2);
}

TEST_CASE("teams: the direct encounter goes on to game points and keeps to them, exercises 42 to 45") {
  using Groups = std::vector<std::vector<int>>;
  CHECK(encounter({11, 14}) == Groups{{11, 14}});
  CHECK(encounter({6, 8}) == Groups{{6}, {8}});
  CHECK(encounter({7, 9, 13}) == Groups{{7, 9, 13}});
  CHECK(encounter({1, 2, 3, 4, 5}) == Groups{{4}, {2}, {1}, {3}, {5}});
}

TEST_CASE("teams: score and strength of the opponents, exercise 49") {
  // Printed to one decimal; 7 rounds of 2 match points by 4 tables are 3.
  const Values values = of(schedule_strength);
  constexpr double kPrinted[] = {38.8, 36,   35.3, 35.7, 36.3, 27.8, 26.2,
                                 28.7, 31.2, 27.7, 25.2, 21.2, 28.8, 23.5};
  for (std::size_t team = 0; team < values.size(); ++team) {
    CAPTURE(team);
    CHECK((values[team] + 5) / 10 == static_cast<Value>(kPrinted[team] * 10 + 0.5));
  }
  // By game points first it is the match points, and the Buchholz on game points by 7 × 4 / 2 = 14.
  CHECK(of(schedule_strength, Primary::game_points).front() == 1000 + (100 * 114 + 7) / 14);
}

TEST_CASE("teams: the order of a competition says which points come first, exercise 34") {
  StandingsRules by_match, by_game;
  by_match.tiebreaks = by_game.tiebreaks = rules();
  by_match.order = {points, game_points};
  by_game.order = {game_points, points};
  const auto listed = [](const Standings& table) {
    std::vector<int> numbers;
    for (const Standing& row : table.rows) numbers.push_back(index(row.entrant) + 1);
    return numbers;
  };
  CHECK(listed(standings(printed(), by_match)) ==
        std::vector<int>{5, 1, 2, 4, 3, 8, 6, 9, 7, 13, 10, 11, 14, 12});
  CHECK(listed(standings(printed(), by_game)) ==
        std::vector<int>{5, 1, 2, 4, 3, 8, 9, 10, 6, 7, 13, 11, 14, 12});
}

TEST_CASE("teams: tie-breaks accept the federations' notation") {
  CHECK(tiebreak_by_name("BH:GP/C1") == buchholz_game_cut);
  CHECK(tiebreak_by_name("BH:MP/C1/P") == buchholz_cut);
  CHECK(tiebreak_by_name("EMGSB/C1/P") == sonneborn_mg_cut);
  CHECK(tiebreak_by_name("EMMSB") == sonneborn);
  CHECK(tiebreak_by_name("EDET/P") == team_encounter);
  CHECK(tiebreak_by_name("MPvGP") == game_points);
  CHECK_FALSE(tiebreak_by_name("BH:XP"));
}

TEST_CASE("game points of a round not played follow its value") {
  struct Row {
    Halves points;
    PointScheme scheme;
    int tables;
    Halves game_points;
  };
  const Row rows[] = {{4, kScheme, 4, 8},   {2, kScheme, 4, 4},   {0, kScheme, 4, 0},
                      {2, {2, 1, 0}, 3, 6}, {1, {2, 1, 0}, 3, 3}, {4, {6, 4, 2}, 4, 4},
                      {6, {6, 4, 2}, 4, 8}, {8, kScheme, 4, 8},   {2, {2, 1, 0}, 0, 0}};
  for (const Row& row : rows) {
    CAPTURE(row.points);
    CHECK(game_points_for(row.points, row.scheme, row.tables) == row.game_points);
  }
}
