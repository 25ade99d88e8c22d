// Tie-breaks of card games besides the chess systems, and the chess systems at tables that are no pairings.

#include <doctest/doctest.h>

#include <fstream>
#include <iterator>
#include <string>

#include "src/league/standings/tiebreaks.hpp"
#include "tests/league/standings/crosstable.hpp"

using namespace tanteador::league;

namespace {

using enum Tiebreak;
using Values = std::vector<Value>;

Line at(int number, int side, Verdict verdict, int score = 0, int sets = 0, int deals = 0) {
  const Halves points = verdict == Verdict::won ? 2 : 0;
  return {entrant_at(number - 1), side, Kind::played, verdict, points, score, sets, deals};
}

// Truco, best of three chicos: 1 beats 2 by 2–1 (85:71) and 3 by 2–0 (60:28); 2 beats 3 by 2–0 (60:44).
Results truco() {
  const auto match = [](Line first, Line second) { return RoundResult{{{{first, second}}}}; };
  return {3,
          {match(at(1, 0, Verdict::won, 85, 2, 31), at(2, 1, Verdict::lost, 71, 1, 25)),
           match(at(1, 0, Verdict::won, 60, 2, 20), at(3, 1, Verdict::lost, 28, 0, 9)),
           match(at(2, 0, Verdict::won, 60, 2, 22), at(3, 1, Verdict::lost, 44, 0, 15))},
          {}};
}

Values of(const Results& results, Tiebreak system, TiebreakRules rules = {}) {
  return Tiebreaks(results, std::move(rules)).values_of(system);
}

}  // namespace

TEST_CASE("sets, scores and deals are summed and compared with the other side's") {
  CHECK(of(truco(), sets_won) == Values{4, 3, 0});
  CHECK(of(truco(), set_difference) == Values{3, 1, -4});
  CHECK(of(truco(), score_for) == Values{145, 131, 72});
  CHECK(of(truco(), score_difference) == Values{46, 2, -48});
  CHECK(of(truco(), best_match) == Values{85, 71, 44});
  CHECK(of(truco(), deals_won) == Values{51, 47, 24});
  CHECK(of(truco(), number) == Values{1, 2, 3});
  CHECK(of(truco(), lot, {.ratings = {}, .lots = {3, 1}}) == Values{3, 1, 0});
}

TEST_CASE("a penalty reduces one's own points and score, and nobody's Buchholz") {
  Results results = truco();
  results.penalties = {{entrant_at(0), 1, 1, 10, "late"}, {entrant_at(0), 2, 2, 0, "late again"}};
  CHECK(of(results, points) == Values{1, 2, 0});
  CHECK(of(results, score_for) == Values{135, 131, 72});
  CHECK(of(results, score_difference) == Values{36, 2, -48});
  for (const Tiebreak system : {buchholz, sonneborn, koya, progressive, wins}) {
    CHECK(of(results, system) == of(truco(), system));
  }
}

TEST_CASE("rotating partners: the opponents' points minus the partners'") {
  // 1 and 2 beat 3 and 4; then 1 and 3 beat 2 and 4.
  const auto table = [](int a, int b, int c, int d) {
    return RoundResult{{{{at(a, 0, Verdict::won, 12), at(b, 0, Verdict::won, 12), at(c, 1, Verdict::lost, 7),
                          at(d, 1, Verdict::lost, 7)}}}};
  };
  const Results results{4, {table(1, 2, 3, 4), table(1, 3, 2, 4)}, {}};
  CHECK(of(results, points) == Values{4, 2, 2, 0});
  CHECK(of(results, buchholz) == Values{2 + 0 + 2 + 0, 2 + 0 + 4 + 2, 4 + 2 + 2 + 0, 4 + 2 + 4 + 2});
  CHECK(of(results, buchholz_partners) == Values{4 - 2 - 2, 8 - 4 - 0, 8 - 0 - 4, 12 - 2 - 2});
  CHECK(of(results, score_difference) == Values{10, 0, 0, -10});
}

TEST_CASE("tables of singles compare totals, the best round, and who was ahead of whom") {
  const ScoredEntrant first[] = {{entrant_at(0), 90}, {entrant_at(1), -30}, {entrant_at(2), -60}};
  const ScoredEntrant second[] = {{entrant_at(0), -110}, {entrant_at(1), 10}, {entrant_at(2), 100}};
  const Results results{3, {{{singles(first)}}, {{singles(second)}}}, {}};
  CHECK(of(results, score_for) == Values{-20, -20, 40});
  CHECK(of(results, best_match) == Values{90, 10, 100});
  CHECK(of(results, score_difference) == Values{0, 0, 0});  // there is no other side
  CHECK(of(results, wins_played) == Values{1, 0, 1});
  const Entrant all[] = {entrant_at(0), entrant_at(1), entrant_at(2)};
  CHECK(Tiebreaks(results, {}).direct_encounter(all).size() == 1);  // each was ahead of each once
}

TEST_CASE("the progressive score may leave the first round out, the median both ends") {
  const Results results = crosstable({"+2 =3 +4", "-1 +4 -3", "+4 =1 +2", "-3 -2 -1"});
  CHECK(of(results, progressive) == Values{2 + 3 + 5, 0 + 2 + 2, 2 + 3 + 5, 0});
  CHECK(of(results, progressive_cut) == Values{3 + 5, 2 + 2, 3 + 5, 0});
  CHECK(of(results, buchholz) == Values{2 + 5 + 0, 5 + 0 + 5, 0 + 5 + 2, 5 + 2 + 5});
  CHECK(of(results, buchholz_cut) == Values{7, 10, 7, 10});
  CHECK(of(results, buchholz_median) == Values{2, 5, 2, 5});
}

TEST_CASE("Koya counts the points against opponents with half of the possible points") {
  // In a round robin of five: each has four games and one free round.
  const Results results =
      crosstable({"+2 +3 +4 +5 .", "-1 =5 +3 . +4", ". -1 -2 =4 +5", "+5 . -1 =3 -2", "-4 =2 . -1 -3"});
  const TiebreakRules rules{.schedule = Schedule::predetermined, .ratings = {}, .lots = {}};
  CHECK(of(results, points, rules) == Values{8, 5, 3, 3, 1});
  CHECK(of(results, koya, rules) == Values{2, 0, 0, 0, 1});
}

TEST_CASE("in a predetermined schedule a forfeit counts like a game and a bye does not") {
  const Results results = crosstable({"+2 +F3 .", "-1 . +3", ". -F1 -2"});
  const TiebreakRules fixed{.schedule = Schedule::predetermined, .ratings = {}, .lots = {}};
  CHECK(of(results, sonneborn, fixed) == Values{2 * 2 + 0 * 2, 2 * 0, 0});
  CHECK(of(results, buchholz, fixed) == Values{2 + 0, 4 + 0, 4 + 2});
  CHECK(of(results, wins, fixed) == Values{2, 1, 0});
  CHECK(of(results, wins_played, fixed) == Values{1, 1, 0});
}

TEST_CASE("a requested final bye counts as a draw for opponents, and otherwise as before") {
  // 2 stays away for good after round 1, 3 comes back, 4 joins late; 1 has 2½ and is itself not there in
  // round 4.
  const Results results =
      crosstable({"+2 +3 =4 .", "-1 0BYE 0BYE 0BYE", "0BYE -1 0BYE +4", "0BYE 0BYE =1 -3"});
  const Value two = 3, three = 2, four = 1, left_out = 4;  // of its 5 halves, no more than four draws
  CHECK(of(results, buchholz)[0] == two + three + four + left_out);
  // 2 asks for a bye and then does not come: the bye still counts as a draw, the forfeit as nothing.
  CHECK(of(crosstable({"+2 . .", "-1 0BYE -F3", ". . +F2"}), buchholz)[0] == 1 + 2 + 2);
}

TEST_CASE("an unrated entrant has no rating average, and an entrant without games does not fail") {
  const Results results = crosstable({"+2 =3", "-1 .", ". =1"});
  const TiebreakRules rules{.ratings = {0, 1500, 0}, .lots = {}};
  CHECK(of(results, average_rating, rules) == Values{1500, 0, 0});
  CHECK(of(results, performance, rules) == Values{2300, 0, 0});
  for (const TiebreakInfo& one : tiebreak_infos()) {
    CHECK(of({}, one.system).empty());
    CHECK(of({.entrants = 2, .rounds = {}, .penalties = {}}, one.system).size() == 2);
    CHECK(of({.entrants = 1, .rounds = {RoundResult{}}, .penalties = {}}, one.system).size() == 1);
  }
}

TEST_CASE("every system has an id") {
  for (const TiebreakInfo& one : tiebreak_infos()) {
    CHECK(tiebreak_by_name(one.id) == one.system);
    CHECK(&info(one.system) == &one);
  }
  CHECK(tiebreak_by_name("BH-C1") == buchholz_cut);
  CHECK_FALSE(tiebreak_by_name("bh-c1"));
}

TEST_CASE("every system has its row in docs/reference/tie-breaks.md, under its visible name") {
  std::ifstream file(TANTEADOR_ROOT "/docs/reference/tie-breaks.md");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  for (const TiebreakInfo& one : tiebreak_infos()) {
    const std::string row = "\n| " + std::string(one.id) + " | " + std::string(one.name) + " | ";
    CAPTURE(row);
    CHECK(text.find(row) != std::string::npos);
  }
}
