// The order of the standings and the reasons for it.

#include "src/league/standings/standings.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "src/core/text/text.hpp"
#include "tests/league/everybody.hpp"
#include "tests/league/standings/fide_exercise.hpp"
#include "tests/support/results.hpp"

using namespace tanteador;
using namespace tanteador::league;
using tanteador::test::one_of;
using tanteador::test::Random;

namespace {

using enum Tiebreak;

const Names kSixNames{.seats = {}, .sides = {"Ana", "Beto", "Caro", "Dani", "Eva", "Fede"}};

StandingsRules by(std::vector<Tiebreak> order, Schedule schedule = Schedule::predetermined) {
  StandingsRules rules;
  rules.order = std::move(order);
  rules.tiebreaks.schedule = schedule;
  return rules;
}

// "1 Ana; 2 Beto, Caro; - Dani": rank and names, those without a rank last.
std::string table(const Standings& standings) {
  std::string text;
  int last = -1;
  for (const Standing& row : standings.rows) {
    const std::string& name = kSixNames.sides[static_cast<std::size_t>(index(row.entrant))];
    if (row.rank == last) {
      text += ", " + name;
    } else {
      text += (text.empty() ? "" : "; ") + (row.rank == 0 ? "-" : std::to_string(row.rank)) + " " + name;
    }
    last = row.rank;
  }
  return text;
}

std::vector<std::string> reasons(const Standings& standings) {
  std::vector<std::string> all;
  for (std::size_t row = 0; row < standings.rows.size(); ++row)
    all.push_back(render(explain_place(standings, row), kSixNames));
  return all;
}

const Standing& row_of(const Standings& standings, int number) {
  return *std::ranges::find(standings.rows, entrant_at(number - 1), &Standing::entrant);
}

using Reasons = std::vector<std::string>;

}  // namespace

TEST_CASE("every place has its reason") {
  const Standings swiss = standings(crosstable({"+4 =2", "+3 =1", "-2 +4", "-1 -3"}),
                                    by(default_order(Format::swiss), Schedule::swiss));
  CHECK(table(swiss) == "1 Beto; 2 Ana; 3 Caro; 4 Dani");
  CHECK(reasons(swiss) == Reasons{"Beto before Ana: Buchholz 2½ to 1½", "Ana before Caro: 1½ to 1 points",
                                  "Caro before Dani: 1 to 0 points", ""});

  const Standings robin = standings(crosstable({"-2 +3 +4", "+1 -4 +3", "+4 -1 -2", "-3 +2 -1"}),
                                    by(default_order(Format::round_robin)));
  CHECK(table(robin) == "1 Beto; 2 Ana; 3 Caro; 4 Dani");
  CHECK(reasons(robin) == Reasons{"Beto before Ana: 1 to 0 points in the games between tied players",
                                  "Ana before Caro: 2 to 1 points",
                                  "Caro before Dani: 1 to 0 points in the games between tied players", ""});
  CHECK(row_of(robin, 2).values[1] == 1);
  CHECK(row_of(robin, 1).values[1] == 2);
}

TEST_CASE("direct encounter gives the points of the two named entrants") {
  // All have two points; nobody can catch Ana among them, and the lot decides the rest.
  const Results results = crosstable({"+2 +3 +4 .", "-1 . . +3", ". -1 . -2", ". . -1 ."});
  StandingsRules rules = by({direct_encounter, lot}, Schedule::swiss);
  rules.tiebreaks.lots = {4, 3, 2, 1};
  CHECK(reasons(standings(results, rules)) ==
        Reasons{"Ana before Dani: 3 to 0 points in the games between tied players",
                "Dani before Caro: lot 1 to 2", "Caro before Beto: lot 2 to 3", ""});
}

TEST_CASE("entrants level in everything share a rank, and the next rank counts them") {
  const Standings all = standings(crosstable({"+2 -3 =4", "-1 =4 +3", "=4 +1 -2", "=3 =2 =1"}),
                                  by(default_order(Format::round_robin)));
  CHECK(table(all) == "1 Ana, Beto, Caro; 4 Dani");
  CHECK(reasons(all) == Reasons{"Ana and Beto are tied in everything.",
                                "Beto and Caro are tied in everything.",
                                "Caro before Dani: 1 to 0 rounds won", ""});
  CHECK(standings(Results{}, {}).rows.empty());
  CHECK(table(standings(crosstable({"-2", "+1"}), {})) == "1 Beto; 2 Ana");  // no order: by points
}

TEST_CASE("the only last entrant has the lantern") {
  const Standings one = standings(crosstable({"+2 .", "-1 -3", ". +2"}), by({points}));
  CHECK(table(one) == "1 Ana, Caro; 3 Beto");
  CHECK(row_of(one, 2).lantern);
  CHECK_FALSE(row_of(one, 3).lantern);
  for (const Standing& row : standings(crosstable({"=2", "=1"}), by({points})).rows) CHECK_FALSE(row.lantern);
  const Standings two = standings(crosstable({"+2 +3", "-1 .", ". -1"}), by({points}));
  CHECK(table(two) == "1 Ana; 2 Beto, Caro");
  for (const Standing& row : two.rows) CHECK_FALSE(row.lantern);
}

TEST_CASE("the Swiss of the FIDE exercises has the order of a Swiss") {
  StandingsRules rules = by(default_order(Format::swiss), Schedule::swiss);
  rules.tiebreaks.unplayed = UnplayedRule::fide2023;
  std::vector<int> order;
  for (const Standing& row : standings(fide_exercise(), rules).rows) order.push_back(index(row.entrant) + 1);
  CHECK(order == std::vector{2, 3, 4, 1, 16, 6, 11, 8, 5, 15, 12, 14, 7, 13, 9, 10});
}

TEST_CASE("Truco groups: wins, sets, points, the game between the two, the lot") {
  const auto match = [](Entrant winner, Entrant loser, int loser_sets, int winner_score, int loser_score) {
    TableResult table = won(winner, loser);
    table.lines[0].sets = 2;
    table.lines[1].sets = loser_sets;
    table.lines[0].score = winner_score;
    table.lines[1].score = loser_score;
    return table;
  };
  const Entrant ana = entrant_at(0), beto = entrant_at(1), caro = entrant_at(2);
  Results circle{
      3,
      {{{match(ana, beto, 1, 85, 70)}}, {{match(beto, caro, 0, 60, 30)}}, {{match(caro, ana, 0, 60, 50)}}},
      {}};
  StandingsRules rules = by(default_order(Format::groups));
  CHECK(reasons(standings(circle, rules)) ==
        Reasons{"Beto before Ana: 3 to 2 sets won", "Ana before Caro: score difference 5 to -20", ""});
  circle.rounds[0].tables[0] = match(ana, beto, 0, 60, 40);
  circle.rounds[1].tables[0] = match(beto, caro, 0, 60, 40);
  circle.rounds[2].tables[0] = match(caro, ana, 0, 60, 40);
  rules.tiebreaks.lots = {3, 1, 2};
  CHECK(reasons(standings(circle, rules)) ==
        Reasons{"Beto before Caro: lot 1 to 2", "Caro before Ana: lot 2 to 3", ""});
}

TEST_CASE("tarot with changing tables ranks by total, then best round, less penalties") {
  const ScoredEntrant first[] = {{entrant_at(0), 90}, {entrant_at(1), -30}, {entrant_at(2), -60}};
  const ScoredEntrant second[] = {{entrant_at(0), -110}, {entrant_at(1), 10}, {entrant_at(2), 100}};
  Results results{3, {{{singles(first)}}, {{singles(second)}}}, {}};
  const StandingsRules rules = by(default_order(Format::singles));
  CHECK(reasons(standings(results, rules)) ==
        Reasons{"Caro before Ana: score 40 to -20", "Ana before Beto: best match 90 to 10", ""});
  results.penalties = {{entrant_at(2), 0, 0, 100, "left the table"}};
  const Standings after = standings(results, rules);
  CHECK(table(after) == "1 Ana; 2 Beto; 3 Caro");
  CHECK(row_of(after, 3).penalty_score == 100);
  CHECK(row_of(after, 3).values[0] == -60);
}

TEST_CASE("a participant withdrawn before the first round has no rank and is not the last") {
  const Results results = crosstable({"+2 +3", "-1 +BYE", "+BYE -1", "-- --"});
  StandingsRules rules = by({points});
  rules.withdrawn = {entrant_at(3)};
  const Standings after = standings(results, rules);
  CHECK(row_of(after, 4).listed == ListingStatus::never_there);
  CHECK(row_of(after, 4).rank == 0);
  CHECK(!row_of(after, 4).lantern);
  rules.withdrawn.clear();  // only away so far
  CHECK(row_of(standings(results, rules), 4).listed == ListingStatus::ranked);
}

TEST_CASE("a withdrawal before half of a round robin strikes all results, or keeps them") {
  // Dani beats Ana, then leaves: the others win by forfeit.
  const Results results = crosstable({"-4 +2 +3", "+3 -1 +F4", "-2 +F4 -1", "+1 -F3 -F2"});
  StandingsRules rules = by({points, direct_encounter});
  rules.withdrawn = {entrant_at(3), entrant_at(99)};  // whom nobody knows
  CHECK(table(standings(results, rules)) == "1 Ana; 2 Beto; 3 Caro; 4 Dani");
  CHECK(row_of(standings(results, rules), 4).withdrawn);

  rules.withdrawals.policy = WithdrawalRule::Policy::strike;
  const Standings struck = standings(results, rules);
  CHECK(table(struck) == "1 Ana; 2 Beto; 3 Caro; - Dani");
  CHECK(row_of(struck, 4).listed == ListingStatus::struck);
  CHECK(row_of(struck, 3).lantern);
  CHECK(row_of(struck, 1).games == 2);
  CHECK(row_of(struck, 1).values[0] == 4);
  CHECK(reasons(struck)[2].empty());

  rules.withdrawals.games_due = 2;  // one of two is not less than half
  CHECK(row_of(standings(results, rules), 4).rank == 4);
  rules.withdrawals = {WithdrawalRule::Policy::strike, 33, 0};
  CHECK(row_of(standings(results, rules), 4).rank == 4);
}

TEST_CASE("an entrant with too few games is listed at the end without a rank") {
  StandingsRules rules = by({points}, Schedule::swiss);
  rules.minimum_games = 2;
  const Standings all = standings(crosstable({"+2 +BYE", "-1 +3", "+BYE -2"}), rules);
  CHECK(table(all) == "1 Beto; - Ana, Caro");
  CHECK(row_of(all, 1).listed == ListingStatus::too_few_games);
  CHECK(row_of(all, 1).values[0] == 4);
}

TEST_CASE("a substitute's round counts for the entrant, for nobody, or a fixed score") {
  const auto results = [] {
    const ScoredEntrant scores[] = {{entrant_at(0), 8000}, {entrant_at(1), 500}, {entrant_at(2), -8500}};
    Results all{3, {{{singles(scores)}}}, {}};
    all.rounds[0].tables[0].lines[0].stood_in = true;
    return all;
  }();
  StandingsRules rules = by({score_for});
  using Points = SubstituteRule::Points;
  struct Row {
    SubstituteRule rule;
    Value score;
    int won;
  };
  for (const Row& row : {Row{{Points::to_entrant}, 8000, 1}, Row{{Points::none}, 0, 0},
                         Row{{Points::fixed, 0, -15000}, -15000, 0}}) {
    rules.substitutes = row.rule;
    const Standings all = standings(results, rules);
    CHECK(row_of(all, 1).values[0] == row.score);
    CHECK(row_of(all, 1).won == row.won);
    CHECK(row_of(all, 1).games == 1);
    CHECK(row_of(all, 2).values[0] == 500);
  }
}

namespace {

// Rounds drawn at random, with byes, forfeits, absences and entrants without a line.
Results random_results(Random& random, int entrants) {
  Results results{.entrants = entrants, .rounds = {}, .penalties = {}};
  for (int round = 1 + one_of(random, 6); round > 0; --round) {
    std::vector<Entrant> free;
    for (int i = 0; i < entrants; ++i) free.push_back(entrant_at(i));
    std::ranges::shuffle(free, random);
    RoundResult made;
    while (free.size() > 1) {
      const Entrant a = free.back(), b = free[free.size() - 2];
      free.resize(free.size() - 2);
      switch (one_of(random, 8)) {
        case 0: made.tables.push_back(drawn(a, b)); break;
        case 1: made.tables.push_back(forfeited(a, b)); break;
        case 2: made.tables.push_back(double_forfeit(a, b)); break;
        case 3: made.tables.push_back(bye(a, Kind::half_bye, 1)); break;
        default: made.tables.push_back(won(a, b));
      }
      for (Line& line : made.tables.back().lines) line.score = one_of(random, 3);
    }
    for (const Entrant left : free) made.tables.push_back(bye(left, Kind::allocated_bye, 2));
    results.rounds.push_back(std::move(made));
  }
  return results;
}

StandingsRules random_rules(Random& random, int entrants) {
  std::vector<Tiebreak> order;
  for (const TiebreakInfo& one : tiebreak_infos()) {
    if (one.system != Tiebreak::number) order.push_back(one.system);
  }
  std::ranges::shuffle(order, random);
  order.resize(static_cast<std::size_t>(1 + one_of(random, 6)));
  StandingsRules rules = by(order, one_of(random, 2) == 0 ? Schedule::swiss : Schedule::predetermined);
  for (int i = 0; i < entrants; ++i) rules.tiebreaks.ratings.push_back(1500 + 10 * one_of(random, 20));
  return rules;
}

void rename_all(Results& results, const std::vector<int>& to) {
  for (RoundResult& round : results.rounds) {
    for (TableResult& table : round.tables) {
      for (Line& line : table.lines)
        line.entrant = entrant_at(to[static_cast<std::size_t>(index(line.entrant))]);
    }
  }
}

// A row is before the next one by the first criterion in which they differ, or shares its rank.
void check_decision(const Standings& standings, std::size_t row) {
  const Standing &one = standings.rows[row], &next = standings.rows[row + 1];
  for (std::size_t i = 0; i < standings.order.size(); ++i) {
    const bool decides = static_cast<int>(i) == one.next.criterion;
    const bool low_first = is_encounter(standings.order[i]) || standings.order[i] == lot;
    if (decides) {
      CHECK((low_first ? one.values[i] < next.values[i] : one.values[i] > next.values[i]));
      CHECK(one.rank < next.rank);
      return;
    }
    CHECK(one.values[i] == next.values[i]);
  }
  CHECK(one.rank == next.rank);
}

}  // namespace

TEST_CASE("each row precedes the next for its reason, and numbers give no advantage") {
  for (unsigned seed = 0; seed < 400; ++seed) {
    CAPTURE(seed);
    Random random(seed);
    const int entrants = 2 + one_of(random, 9);
    Results results = random_results(random, entrants);
    StandingsRules rules = random_rules(random, entrants);
    const Standings before = standings(results, rules);
    for (std::size_t row = 0; row + 1 < before.rows.size(); ++row) check_decision(before, row);

    std::vector<int> to;
    for (int i = 0; i < entrants; ++i) to.push_back(i);
    std::ranges::shuffle(to, random);
    rename_all(results, to);
    std::vector<int> ratings(static_cast<std::size_t>(entrants));
    for (std::size_t i = 0; i < to.size(); ++i)
      ratings[static_cast<std::size_t>(to[i])] = rules.tiebreaks.ratings[i];
    rules.tiebreaks.ratings = ratings;
    const Standings after = standings(results, rules);
    for (int i = 0; i < entrants; ++i) {
      CHECK(row_of(after, to[static_cast<std::size_t>(i)] + 1).rank == row_of(before, i + 1).rank);
      CHECK(row_of(after, to[static_cast<std::size_t>(i)] + 1).values == row_of(before, i + 1).values);
    }
  }
}
