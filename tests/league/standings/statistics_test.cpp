// Head to head, runs and crosstables.

#include "src/league/standings/statistics.hpp"

#include <doctest/doctest.h>

#include "tests/league/standings/crosstable.hpp"

using namespace tanteador::league;

namespace {

Line scored(int number, int side, Verdict verdict, int score, int sets = 0) {
  return {entrant_at(number - 1), side, Kind::played, verdict, 0, score, sets};
}
TableResult duel(int winner, int loser, int score, int other) {
  return {{scored(winner, 0, Verdict::won, score, 2), scored(loser, 1, Verdict::lost, other, 1)}};
}
HeadToHead against(const Results& results, int entrant, int other) {
  const auto met = heads_to_head(results, entrant_at(entrant));
  const auto found = met.find(entrant_at(other));
  return found == met.end() ? HeadToHead{} : found->second;
}

}  // namespace

TEST_CASE("head to head lists the games between two, without forfeits") {
  Results results{
      4, {{{duel(1, 2, 85, 70)}}, {{duel(2, 1, 60, 55)}}, {{duel(1, 2, 60, 20), duel(3, 4, 60, 0)}}}, {}};
  results.rounds.push_back({{forfeited(entrant_at(0), entrant_at(1))}});
  CHECK(against(results, 0, 1) == HeadToHead{3, 2, 0, 1, 200, 150, 5, 4});
  CHECK(against(results, 1, 0) == HeadToHead{3, 1, 0, 2, 150, 200, 4, 5});
  CHECK(against(results, 0, 2) == HeadToHead{});
  CHECK(against(results, 9, 0) == HeadToHead{});
  CHECK(against(results, 0, 9) == HeadToHead{});
}

TEST_CASE("head to head ignores partners, and compares singles at a table by score") {
  const TableResult pairs{{scored(1, 0, Verdict::won, 12), scored(2, 0, Verdict::won, 12),
                           scored(3, 1, Verdict::lost, 7), scored(4, 1, Verdict::lost, 7)}};
  const ScoredEntrant scores[] = {
      {entrant_at(0), 10}, {entrant_at(1), 90}, {entrant_at(2), -110}, {entrant_at(3), 10}};
  const Results results{4, {{{pairs}}, {{singles(scores)}}}, {}};
  CHECK(against(results, 0, 1) == HeadToHead{1, 0, 0, 1, 10, 90, 0, 0});
  CHECK(against(results, 0, 2) == HeadToHead{2, 2, 0, 0, 22, -103, 0, 0});
  CHECK(against(results, 0, 3) == HeadToHead{2, 1, 1, 0, 22, 17, 0, 0});
}

TEST_CASE("a draw or defeat ends the longest run of wins, a round not played does not") {
  const Results results = crosstable({"+2 =2 +2 +BYE +2 +2 -2 -2", "-1 =1 -1 -- -1 -1 +1 +1"});
  CHECK(longest_run(results, entrant_at(0)) == 3);
  CHECK(longest_run(results, entrant_at(1)) == 2);
  CHECK(longest_run(results, entrant_at(5)) == 0);
}

TEST_CASE("a crosstable has the points of each against each, with forfeits and without partners") {
  const TableResult pairs{{scored(1, 0, Verdict::won, 12), scored(2, 0, Verdict::won, 12),
                           scored(3, 1, Verdict::lost, 7), scored(4, 1, Verdict::lost, 7)}};
  const ScoredEntrant scores[] = {
      {entrant_at(0), 10}, {entrant_at(1), 90}, {entrant_at(2), -110}, {entrant_at(3), 10}};
  Results results{4, {{{pairs}}, {{singles(scores)}}}, {}};
  results.rounds.push_back({{forfeited(entrant_at(0), entrant_at(2))}});
  const Encounters encounters(results);
  CHECK(encounters.between(entrant_at(0), entrant_at(0)).empty());
  CHECK(encounters.between(entrant_at(0), entrant_at(9)).empty());
  const auto partners = encounters.between(entrant_at(0), entrant_at(1));
  REQUIRE(partners.size() == 1);  // at the table of four singles only
  CHECK(partners[0].number == 10);
  CHECK_FALSE(partners[0].halves);
  const auto opponents = encounters.between(entrant_at(0), entrant_at(2));
  REQUIRE(opponents.size() == 3);
  CHECK(opponents[0].halves);
  CHECK(opponents[1].number == 10);
  CHECK(opponents[2].halves);
  CHECK(opponents[0].played);
  CHECK_FALSE(opponents[2].played);
  CHECK(encounters.between(entrant_at(2), entrant_at(0))[1].number == -110);
}
