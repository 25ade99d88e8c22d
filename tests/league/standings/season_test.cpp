// A season over several stages.

#include "src/league/standings/season.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace tanteador::league;

namespace {

Stage stage(const std::vector<int>& ranks) {  // by entrant; -1: not there
  Stage made;
  for (std::size_t i = 0; i < ranks.size(); ++i) {
    if (ranks[i] >= 0) made.places.push_back({entrant_at(static_cast<int>(i)), ranks[i]});
  }
  return made;
}

// "1:2=30 …": rank, number, total in halves.
std::string table(const std::vector<SeasonRow>& rows) {
  std::string text;
  for (const SeasonRow& row : rows) {
    text += (text.empty() ? "" : " ") + std::to_string(row.rank) + ":" +
            std::to_string(index(row.entrant) + 1) + "=" + std::to_string(row.total);
  }
  return text;
}

const SeasonRule kRule{.by_rank = {20, 16, 12}, .for_taking_part = 2};

}  // namespace

TEST_CASE("points go by rank in each stage, with some for participation and none for absence") {
  const Stage stages[] = {stage({1, 2, 3, 4}), stage({2, 1, 0, -1})};
  CHECK(table(season_standings(stages, kRule)) == "1:1=36 1:2=36 3:3=14 4:4=2");
}

TEST_CASE("a shared rank gives each its points, and the next rank its own") {
  const Stage stages[] = {stage({1, 1, 3})};
  CHECK(table(season_standings(stages, kRule)) == "1:1=20 1:2=20 3:3=12");
}

TEST_CASE("only the best stages count, the earlier of equals") {
  const Stage stages[] = {stage({3, 1}), stage({1, 2}), stage({3, 2})};
  SeasonRule rule = kRule;
  rule.best = 2;
  const auto rows = season_standings(stages, rule);
  CHECK(table(rows) == "1:2=36 2:1=32");
  CHECK(rows[1].stages[0].counted);
  CHECK(rows[1].stages[1].counted);
  CHECK_FALSE(rows[1].stages[2].counted);
  CHECK_FALSE(rows[0].stages[2].counted);
}

TEST_CASE("equal totals are ordered by the best single result, then the next best") {
  // 1: 20 and 12, 2: 16 and 16, 3: 20 and 12.
  const Stage stages[] = {stage({1, 2, 3}), stage({3, 2, 1})};
  const auto rows = season_standings(stages, kRule);
  CHECK(table(rows) == "1:1=32 1:3=32 3:2=32");
  CHECK(rows[2].lantern);
  CHECK_FALSE(rows[0].lantern);
}

TEST_CASE("a season without stages has no rows, and a shared first place no lantern") {
  CHECK(season_standings({}, kRule).empty());
  const Stage stages[] = {stage({1, 1})};
  for (const SeasonRow& row : season_standings(stages, kRule)) CHECK_FALSE(row.lantern);
}

TEST_CASE("the earlier stages show the difference between the total and the later ones") {
  const Stage stages[] = {stage({3, 1}), stage({1, 2}), stage({3, 2}), stage({1, -1})};
  SeasonRule rule = kRule;
  rule.best = 2;
  const auto rows = season_standings(stages, rule);  // the first counts the second stage and the fourth
  CHECK(points_before_stage(rows[0].stages, 0) == 0);
  CHECK(points_before_stage(rows[0].stages, 1) == 0);
  CHECK(points_before_stage(rows[0].stages, 2) == 20);
  CHECK(points_before_stage(rows[0].stages, 4) == rows[0].total);
  CHECK(points_before_stage(rows[1].stages, 1) == 20);  // 20 and 16 of the first two
  CHECK(points_before_stage(rows[1].stages, 4) == 36);
}
