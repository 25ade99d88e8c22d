// A match linked with a table and unlinked again leaves the table as before.

#include "src/session/league/unlinking.hpp"

#include <doctest/doctest.h>

#include "src/session/session.hpp"
#include "tests/session/desk.hpp"

namespace unlinking_matches {

using namespace tanteador;
using namespace tanteador::exchange_tests;
using nlohmann::json;

constexpr league::TableRef kTable{0, 0, 0}, kOther{0, 0, 1};

event::TableScore figures(int first, int second) { return {{{.score = first}, {.score = second}}, {}}; }

// An evening of four, its first round drawn, and a match of those at the first table.
struct Friday {
  Desk desk;
  std::string cup = desk.competition("Cup", 4);
  session::OpenCompetition open = *desk.league.open(cup);
  std::string match = desk.match("Cup 1", "Cup 3", R"({"chicos_to_win":1})");

  explicit Friday(std::string_view steps = {}) {
    test::draw(desk.league, open);
    play(steps);
  }
  void enter(const league::CompetitionEvent& event) {
    const auto answer = desk.league.enter(open, event);
    REQUIRE_MESSAGE(answer.has_value(), (answer ? "" : answer.error().key));
  }
  void correct(const std::optional<event::TableScore>& score) {
    enter(event::ResultCorrected{kTable, score, {}, {}});
  }
  void submit(const json& event) {
    auto scored = *desk.session.open(match);
    REQUIRE(desk.session.submit(scored, event));
    open = *desk.league.open(cup);
  }
  void link(league::TableRef at = kTable) { REQUIRE(desk.league.link(open, at, *desk.session.open(match))); }
  session::LeagueAnswer unlink(league::TableRef at = kTable) { return desk.league.unlink(open, at, match); }
  void play(std::string_view steps) {
    for (const char step : steps) play(step);
  }
  void play(char step) {
    CAPTURE(step);
    switch (step) {
      case 'L': return link();
      case 'U': REQUIRE(unlink()); return;
      case 'W': return submit({{"type", "tallied"}, {"side", "Cup 1"}, {"points", 30}});
      case 'O':  // the scorer had the wrong side
        return submit({{"type", "amended"},
                       {"seq", 2},
                       {"reason", "x"},
                       {"event", {{"type", "tallied"}, {"side", "Cup 3"}, {"points", 30}}}});
      case 'V': return submit({{"type", "voided"}, {"seq", 2}, {"reason", "x"}});
      case 'h': return enter(event::ResultEntered{kTable, figures(30, 21), {}, "by hand"});
      case 'd': return enter(event::ResultEntered{kTable, figures(30, 3), {}});
      case 'e': return enter(event::ResultEntered{kTable, figures(12, 30), {}});
      case 'c': return correct(figures(12, 30));
      case 'm': return correct(score_of(*desk.session.open(match), open.now, kTable, {}));
      case 'n':
        return enter(
            event::ResultEntered{kTable, *score_of(*desk.session.open(match), open.now, kTable, {}), {}});
      case 's': return correct({});
      case 'f': return enter(event::Forfeited{kTable, {1}, {}});
      case 'l': return enter(event::EntrantWithdrawn{table().drawn.sides[1].front(), {}});
      case 'x': return enter(event::RoundClosed{{0, 0}, true});
      case 't': return enter(event::SeatsSwapped{{0, 0}, league::entrant_at(2), league::entrant_at(3)});
      default: FAIL("no such step");
    }
  }
  const league::PlayedTable& table() const { return open.now.stages[0].rounds[0].tables[0]; }
  // The table's result, remark and disputed scores, the standings, and the number of open tables.
  json snapshot() const {
    const auto score_json = [](const event::TableScore& score) {
      json sides = json::array();
      for (const auto& side : score.sides) sides.push_back({side.score, side.sets});
      return json{sides, score.winner.value_or(-2)};
    };
    json all{table().forfeits, table().remark, table().score ? score_json(*table().score) : json()};
    for (const auto& other : table().disputed) all.push_back(score_json(other.score));
    for (const league::StageTable& part : standings(open.now, 0)) {
      for (const league::Standing& row : part.standings.rows)
        all.push_back({index(row.entrant), row.rank, row.values, row.won, row.drawn, row.lost});
    }
    all.push_back(desk.store->competition(cup)->open_tables);
    return all;
  }
};

struct Row {
  std::string steps, without;  // the same without the match
};
const Row kRows[] = {
    {"L", ""},        // it was not over
    {"LW", ""},       // not played
    {"LWO", ""},      // with all it said later
    {"LWV", ""},      // nor when it said that it was not over
    {"hW", "h"},      // (not linked at all)
    {"hLW", "h"},     // the slip came first: nothing is disputed any more
    {"hLWV", "h"},    // it had struck the slip's
    {"hLWO", "h"},    // and corrected it
    {"LWh", "h"},     // the slip was the second
    {"LWhd", "hd"},   // two others differ
    {"LWc", "e"},     // corrected by hand since: stays
    {"LWcO", "e"},    // also where the match said something after that
    {"LWhc", "e"},    // the dispute is settled
    {"LWcm", ""},     // that correction was taken back
    {"LWs", ""},      // struck
    {"LWsn", ""},     // which was taken back
    {"LWhsnh", "h"},  //
    {"LWf", "f"},     // nobody came
    {"LWfm", ""},     // they did
    {"LWl", "l"},     // who has left loses an open table
    {"Ll", "l"},      //
    {"LWx", "x"},     // of a round that is closed
    {"LWxc", "xe"},   //
    {"LWth", "th"},   // it stays with the seats
    {"LWtl", "tl"},   // who sits there now has left
    {"LWUL", ""},     // linked again it gives its result again
    {"hLWUL", "h"},   //
    {"LWULO", ""},    //
};

TEST_CASE("an unlinked match leaves the table as if it never reported, and a rebuild agrees") {
  for (const Row& row : kRows) {
    CAPTURE(row.steps);
    Friday friday(row.steps);
    const Friday without(row.without);
    const bool linked = !friday.table().matches.empty();
    if (linked) friday.play("U");
    CHECK(friday.snapshot() == without.snapshot());
    CHECK(friday.table().matches.empty());
    CHECK(friday.desk.store->matches_of(friday.cup).empty());
    CHECK(friday.desk.store->competitions_with(friday.match).empty());
    CHECK_FALSE(friday.desk.league.verify(friday.cup));
    const json before = friday.snapshot();
    friday.desk.session.rebuild();
    CHECK(friday.snapshot() == before);
    CHECK(friday.desk.league.open(friday.cup)->now == friday.open.now);
  }
}

TEST_CASE("a match linked again with its result restores the table") {
  for (const Row& row : kRows) {
    CAPTURE(row.steps);
    Friday friday(row.steps);
    if (friday.table().matches.empty()) continue;
    const league::PlayedTable linked = friday.table();
    const json before = friday.snapshot();
    friday.play("U");
    const auto again = session::linking_again(kTable, friday.match, linked, friday.table());
    REQUIRE(friday.desk.league.enter_together(friday.open, again));
    CHECK(friday.snapshot() == before);
    CHECK(friday.table().matches == linked.matches);
    friday.play("U");
    CHECK(friday.snapshot() == Friday(row.without).snapshot());
  }
}

TEST_CASE("a match linked again updates its table") {
  Friday friday("LW");
  const league::PlayedTable linked = friday.table();
  friday.play("U");
  REQUIRE(friday.desk.league.enter_together(
      friday.open, session::linking_again(kTable, friday.match, linked, friday.table())));
  friday.play("O");
  CHECK(friday.table().score->winner == 1);
  CHECK(friday.table().disputed.empty());
}

TEST_CASE("an unlinked match reports nothing to its former table and can be linked elsewhere") {
  Friday friday;
  friday.link(kOther);  // a slip of the hand
  friday.play("W");
  CHECK_FALSE(friday.table().score);
  CHECK(friday.desk.league.link(friday.open, kTable, *friday.desk.session.open(friday.match)).error().key ==
        "league/linked");
  const auto count = friday.open.head.count;
  CHECK(friday.unlink(kTable).error().key == "league/not_linked");
  CHECK(friday.unlink({0, 3, 0}).error().key == "league/no_round");
  CHECK(friday.desk.league.open(friday.cup)->head.count == count);
  REQUIRE(friday.unlink(kOther));
  CHECK(friday.unlink(kOther).error().key == "league/not_linked");
  friday.play("L");
  CHECK(friday.table().score->winner == 0);
  friday.play("UO");
  CHECK_FALSE(friday.table().score);
  friday.play("L");  // and gives its result again, as it is now
  REQUIRE(friday.table().score);
  CHECK(friday.table().score->winner == 1);
}

TEST_CASE("another desk's correction stays when a match is unlinked") {
  Friday friday("LW");
  auto other_desk = friday.open;
  REQUIRE(friday.desk.league.enter(other_desk, event::ResultCorrected{kTable, figures(30, 29), "x", {}}));
  friday.play("U");
  CHECK(friday.table().score == figures(30, 29));
}

TEST_CASE("unlinking names the rounds drawn by the match, and works after the end") {
  Friday friday("LW");
  friday.enter(event::ResultEntered{kOther, figures(30, 9), {}});
  friday.enter(event::RoundClosed{{0, 0}});
  test::draw(friday.desk.league, friday.open);
  SUBCASE("the second round") {
    const auto answer = friday.unlink();
    REQUIRE(answer);
    CHECK(answer->affected == std::vector<league::RoundRef>{{0, 1}});
  }
  SUBCASE("a finished competition") {
    for (int round = 1; round < 3; ++round) {
      if (round > 1) test::draw(friday.desk.league, friday.open);
      for (const auto& open : whats_missing(friday.open.now))
        friday.enter(event::ResultEntered{open.table, figures(30, 9), {}});
      friday.enter(event::RoundClosed{{0, round}});
    }
    friday.enter(event::CompetitionFinished{});
    friday.play("U");
    CHECK_FALSE(friday.table().score);
    CHECK(friday.open.now.finished);
  }
}

TEST_CASE("a competition with an unlinked match is exported without it, byte for byte") {
  Friday friday("LWU");
  const std::string text = friday.desk.league.export_competition(friday.cup);
  CHECK(json::parse(text)["matches"].empty());
  Desk elsewhere;
  REQUIRE(elsewhere.league.import_competition(text, elsewhere.session));
  CHECK(elsewhere.league.export_competition(friday.cup) == text);
  CHECK_FALSE(elsewhere.league.verify(friday.cup));
}

}  // namespace unlinking_matches
