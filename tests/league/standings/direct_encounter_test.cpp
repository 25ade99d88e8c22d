// Direct encounter, FIDE C.07 article 6.

#include <doctest/doctest.h>

#include "src/league/standings/tiebreaks.hpp"
#include "tests/league/everybody.hpp"
#include "tests/league/standings/crosstable.hpp"

using namespace tanteador::league;
using tanteador::test::everybody;

namespace {

// "1 (4:22) 2 3": the groups in order, numbers from 1, with the points in halves that told each from the
// next.
std::string order(const Results& results, Schedule schedule = Schedule::swiss,
                  const PointScheme& scheme = {}) {
  const Tiebreaks tiebreaks(results, {.schedule = schedule, .scheme = scheme, .ratings = {}, .lots = {}});
  const auto groups = tiebreaks.direct_encounter(everybody(results.entrants));
  std::string text;
  for (std::size_t i = 0; i < groups.size(); ++i) {
    const EncounterGroup& group = groups[i];
    if (i > 0) {
      text += " (" + std::to_string(groups[i - 1].points) + ":";
      for (const Value points : group.after_previous) text += std::to_string(points);
      text += ")";
    }
    for (const Entrant entrant : group.entrants) {
      text += (text.empty() ? "" : " ") + std::to_string(index(entrant) + 1);
    }
  }
  return text;
}

}  // namespace

TEST_CASE("a tie is broken by the games among the tied") {
  struct Row {
    const char* what;
    std::vector<std::string> table;
    const char* order;
  };
  const Row rows[] = {
      {"two who met", {"-2", "+1"}, "2 (2:0) 1"},
      {"two who drew", {"=2", "=1"}, "1 2"},
      {"two who never met", {".", "."}, "1 2"},
      {"two who met twice and won one each", {"+2 -2", "-1 +1"}, "1 2"},
      {"three in a circle", {"+2 -3 .", "-1 . +3", ". +1 -2"}, "1 2 3"},
      {"three in a row", {"+2 +3 .", "-1 . +3", ". -1 -2"}, "1 (4:2) 2 (2:0) 3"},
      {"again among those still level, by their own game",
       {"+2 +3 -4", "-1 +4 +3", "+4 -1 -2", "-3 -2 +1"},
       "1 (2:0) 2 (4:2) 3 (2:0) 4"},
      {"not all have met, but nobody can catch the first", {"+2 +3", "-1 .", ". -1"}, "1 (4:00) 2 3"},
      {"not all have met, and the first could be caught", {"+2", "-1", "."}, "1 2 3"},
      {"not all have met: then the rest among themselves",
       {"+2 +3 +4", "-1 +4 +3", ". -1 -2", ". -2 -1"},
       "1 (6:4) 2 (4:00) 3 4"},
      {"not all have met: the rest as it was told from the first",
       {"+2 +3 +4 .", "-1 . . +3", ". -1 . -2", ". . -1 ."},
       "1 (6:200) 2 3 4"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.what);
    CHECK(order(crosstable(row.table)) == row.order);
  }
}

TEST_CASE("a forfeit is a game in a predetermined schedule and none in a Swiss") {
  const Results results = crosstable({"-F2", "+F1"});
  CHECK(order(results, Schedule::predetermined) == "2 (2:0) 1");
  CHECK(order(results, Schedule::swiss) == "1 2");
}
