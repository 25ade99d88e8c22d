// Every agreement a table can make, and its effect.

#include <algorithm>
#include <map>
#include <set>

#include <doctest/doctest.h>

#include "src/games/troccas/troccas.hpp"
#include "tests/games/troccas/table.hpp"

using namespace tanteador;
using namespace tanteador::test;
using std::string_view;

namespace {

using Scores = std::vector<Points>;
using enum Outcome::Status;

// The result of a match under one value of one parameter.
struct Agreement {
  string_view parameter, value;  // as in an event file
  string_view script;
  int players;
  Scores scores;
  Outcome::Status status = in_progress;
  std::vector<int> winners = {};
  string_view refused = "";  // the last event of the script, for this
};

constexpr string_view kFour = "deal count:Nus=41 deal count:Nus=36 deal count:Nus=36 deal count:Nus=36";
// Ana 52 as no skatist; then Beto, Caro; everyone else on his target but Caro, who pays.
constexpr string_view kThree =
    "deal count:Ana=52,Beto=42 deal count:Ana=43,Beto=47 deal count:Ana=42,Beto=43";

const Agreement kAgreements[] = {
    {"deals", "4", kFour, 4, {5, -5}, won, {0}},
    {"deals", "4", kThree, 3, {10, 5, -15}, won, {0, 1}},
    {"deals", "4", "deal count:Nus=41 deal count:Nus=36", 6, {5, -5}},
    {"deals", "1", "deal count:Nus=41", 4, {5, -5}, won, {0}},
    {"deals", "1", "deal count:Nus=41 deal", 4, {5, -5}, won, {0}, "table/match_over"},
    {"deals", "5", kFour, 4, {5, -5}},
    {"deals", "0", kFour, 4, {5, -5}},
    {"skat_five_pair", "\"allowed\"", "deal skat:Dani=Ks,T21", 4, {0, 0}},
    {"skat_five_pair", "\"allowed\"", "deal skat:Caro=Ks,T21,X", 3, {0, 0, 0}},
    {"skat_five_pair", "\"allowed\"", "deal skat:Caro=Ks,T21,1s", 3, {0, 0, 0}},
    {"skat_five_pair",
     "\"forbidden\"",
     "deal skat:Dani=Ks,T21",
     4,
     {0, 0},
     in_progress,
     {},
     "troccas/skat_five"},
    {"skat_five_pair", "\"forbidden\"", "deal skat:Dani=Qs,Qb", 4, {0, 0}},
    {"matsch_fool_skat_to", "\"loser\"", "deal matsch:Nus", 4, {31, -31}},
    {"matsch_fool_skat_to", "\"loser\"", "deal matsch:Nus", 6, {31, -31}},
    {"matsch_fool_skat_to", "\"loser\"", "deal tricks:Ana=19 count:Nus=67", 4, {31, -31}},
    {"matsch_fool_skat_to", "\"winner\"", "deal matsch:Nus=Ks,Kb", 4, {36, -36}},
    {"matsch_fool_skat_to", "\"winner\"", "deal matsch:Vus", 6, {-36, 36}},
    {"matsch_fool_skat_to", "\"winner\"", "deal tricks:Ana=19 count:Nus=72", 4, {36, -36}},
    {"solo_skat_count", "\"v_minus_1\"", "deal count:Ana=40,Beto=37", 3, {-2, -5, 7}},
    {"solo_skat_count", "\"group\"", "deal count:Ana=40,Beto=37", 3, {-2, -5, 8}},
    {"solo_skat_count", "\"full\"", "deal count:Ana=40,Beto=37,Caro=53", 3, {-2, -5, 10}},
    {"debt_basis", "\"cumulative\"", "carried:Nus=-5,Vus=5 deal count:Nus=32 right:Nus=nine_ten", 4, {-9, 9}},
    {"rights", "true", "carried:Nus=-9 right:Nus=nine_ten", 4, {-9, 0}},
    {"rights",
     "false",
     "carried:Nus=-9 right:Nus=nine_ten",
     4,
     {-9, 0},
     in_progress,
     {},
     "troccas/right_off"},
    {"winner_by", "\"plus\"", kThree, 3, {10, 5, -15}, won, {0, 1}},
    {"winner_by",
     "\"plus\"",
     "deal count:Nus=36 deal count:Nus=36 deal count:Nus=36 deal count:Nus=36",
     4,
     {0, 0},
     drawn},
    {"winner_by", "\"points_max\"", kThree, 3, {10, 5, -15}, won, {0}},
    {"winner_by",
     "\"points_max\"",
     "deal count:Nus=36 deal count:Nus=36 deal count:Nus=36 deal count:Nus=36",
     4,
     {0, 0},
     drawn,
     {0, 1}},
};

}  // namespace

TEST_CASE("each house rule of a table changes the game") {
  for (const Agreement& row : kAgreements) {
    CAPTURE(row.parameter);
    CAPTURE(row.value);
    CAPTURE(row.script);
    EventTable table(
        troccas_start(row.players, "\"" + std::string(row.parameter) + "\":" + std::string(row.value)));
    CHECK(table.enter(troccas_events(row.script)) == row.refused);
    CHECK(table.scores() == row.scores);
    const Outcome result = outcome(table.match());
    CHECK(result.status == row.status);
    std::vector<int> winners;
    for (const Side side : result.winners) winners.push_back(index(side));
    CHECK(winners == row.winners);
  }
}

TEST_CASE("every value of every parameter has a row") {
  std::map<string_view, std::set<string_view>> met;
  for (const Agreement& row : kAgreements) met[row.parameter].insert(row.value);
  for (const auto& info : Troccas::parameters()) {
    CAPTURE(info.name);
    for (const string_view word : info.words) CHECK(met[info.name].contains("\"" + std::string(word) + "\""));
    if (info.yes_no) CHECK(met[info.name].size() == 2);
    if (info.min <= info.max) CHECK(met[info.name].size() > 2);
  }
}

TEST_CASE("a match has up to 200 deals or no limit (C-15)") {
  const auto info =
      std::ranges::find(Troccas::parameters(), "deals", [](const auto& one) { return one.name; });
  REQUIRE(info != Troccas::parameters().end());
  CHECK(info->min == 0);
  CHECK(info->max == 200);
}
