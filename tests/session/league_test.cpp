// The club and its competitions on a real database: durable, rebuilt, transferred, checked, and fed by
// matches.

#include "src/session/league/league.hpp"
#include "src/session/exchange/exchange.hpp"

#include <filesystem>

#include <doctest/doctest.h>
#include <sqlite3.h>
#include <nlohmann/json.hpp>

#include "db/store.hpp"
#include "src/session/league/ranking/ratings.hpp"
#include "src/session/league/times.hpp"
#include "src/session/session.hpp"
#include "tests/support/competition.hpp"
#include "tests/support/place.hpp"

using namespace tanteador;
using nlohmann::json;
using test::Folder;
namespace fs = std::filesystem;
namespace event = league::event;

namespace {

struct ClubFixture {
  Folder folder;
  std::unique_ptr<session::Store> store = db::open_store(test::place(folder, "club.db"), db::OpenMode::write);
  session::Session session{store.get(), session::system_host()};
  session::League league{store.get(), session::system_host()};

  session::OpenCompetition swiss(int entrants, const char* game = "truco") {
    return begin(test::swiss(), entrants, game);
  }
  session::OpenCompetition begin(const league::StageSetup& stage, int entrants, const char* game = "truco") {
    league::CompetitionSetup setup = test::cup("truco-argentino", stage, "Friday", "2026");
    setup.game = game;
    setup.season_points.by_rank = {20, 12, 6};
    auto competition = *league.create(setup);
    test::enter(league, competition, test::numbered(entrants));
    return competition;
  }
  league::Change enter(session::OpenCompetition& competition, const league::CompetitionEvent& event) {
    const auto answer = league.enter(competition, event);
    REQUIRE_MESSAGE(answer.has_value(), (answer ? "" : answer.error().key));
    return *answer;
  }
  void play_round(session::OpenCompetition& competition) {
    enter(competition, *next_round(competition.now, 1));
    for (const league::OpenTable& open : whats_missing(competition.now))
      enter(competition, event::ResultEntered{open.table, {{{.score = 30}, {.score = 12}}, {}}, {}});
    enter(competition, event::RoundClosed{{0, static_cast<int>(competition.now.now().rounds.size()) - 1}});
  }
};

std::string match_of(session::Session& session, const std::string& lines) {
  const auto scored = session.score(lines, session::RefusalPolicy::stop);
  REQUIRE(scored.has_value());
  REQUIRE(scored->refused.empty());
  return scored->match->id();
}

// All rows that a rebuild makes.
json projections(const session::Store& store) {
  json all = json::array();
  for (const auto& row : store.competitions()) {
    all.push_back({row.id, row.name, row.status, row.last_at, row.entrants, row.stage, row.round,
                   row.open_tables, store.matches_of(row.id)});
  }
  return all;
}

constexpr const char* kStart =
    R"({"type":"match_started","game":"truco","ruleset":"truco-argentino","players":["Player 1","Player 3"],"options":{"chicos_to_win":1}})"
    "\n";
constexpr const char* kWon = R"({"type":"tallied","side":"Player 1","points":30})"
                             "\n";

}  // namespace

TEST_CASE("a reopened competition is unchanged, and a rebuild gives the same rows") {
  ClubFixture fixture;
  auto competition = fixture.swiss(5);
  fixture.play_round(competition);
  fixture.play_round(competition);
  const auto again = fixture.league.open(competition.head.id);
  REQUIRE(again);
  CHECK(again->now == competition.now);
  CHECK(again->head.hash == competition.head.hash);
  CHECK_FALSE(fixture.league.verify(competition.head.id));
  const json before = projections(*fixture.store);
  CHECK(before.dump().find("playing") != std::string::npos);
  fixture.session.rebuild();
  CHECK(projections(*fixture.store) == before);
}

TEST_CASE("a refused event stores nothing") {
  ClubFixture fixture;
  auto competition = fixture.swiss(4);
  const auto head = *fixture.store->head(competition.head.id);
  const auto answer = fixture.league.enter(competition, event::RoundClosed{{0, 0}});
  REQUIRE_FALSE(answer);
  CHECK(answer.error().key == "league/no_round");
  CHECK(fixture.store->head(competition.head.id)->count == head.count);
}

TEST_CASE("a linked match reports its result, and a later amendment changes the table") {
  ClubFixture fixture;
  auto competition = fixture.swiss(4);
  fixture.enter(competition, *next_round(competition.now, 1));
  const auto& rounds = competition.now.stages[0].rounds;
  REQUIRE(rounds[0].tables[0].drawn.sides[0][0] == league::entrant_at(0));
  REQUIRE(rounds[0].tables[0].drawn.sides[1][0] == league::entrant_at(2));
  const std::string id = match_of(fixture.session, kStart);
  REQUIRE(fixture.league.link(competition, {0, 0, 0}, *fixture.session.open(id)));
  CHECK_FALSE(competition.now.stages[0].rounds[0].tables[0].score);  // still being played
  auto match = *fixture.session.open(id);
  REQUIRE(fixture.session.submit(match, json::parse(kWon)));
  competition = *fixture.league.open(competition.head.id);
  const auto& score = competition.now.stages[0].rounds[0].tables[0].score;
  REQUIRE(score);
  CHECK(score->winner == 0);
  CHECK(score->sides[0].score == 30);
  // The scorer had the wrong side.
  REQUIRE(fixture.session.submit(match,
                                 {{"type", "amended"},
                                  {"seq", 2},
                                  {"reason", "other side"},
                                  {"event", {{"type", "tallied"}, {"side", "Player 3"}, {"points", 30}}}}));
  competition = *fixture.league.open(competition.head.id);
  CHECK(competition.now.stages[0].rounds[0].tables[0].score->winner == 1);
  CHECK(competition.records.back().kind == "result_corrected");
  // And it was not over at all.
  REQUIRE(fixture.session.submit(match, {{"type", "voided"}, {"seq", 2}, {"reason", "not played"}}));
  competition = *fixture.league.open(competition.head.id);
  CHECK_FALSE(competition.now.stages[0].rounds[0].tables[0].score);
  SUBCASE("nobody links it twice") {
    CHECK(fixture.league.link(competition, {0, 0, 1}, match).error().key == "league/linked");
  }
  SUBCASE("a match already over gives its result when it is linked") {
    const std::string other = match_of(
        fixture.session,
        std::string(
            R"({"type":"match_started","game":"truco","ruleset":"truco-argentino","players":["Player 4","Player 2"],"options":{"chicos_to_win":1}})") +
            "\n" + R"({"type":"tallied","side":"Player 4","points":30})" + "\n");
    REQUIRE(fixture.league.link(competition, {0, 0, 1}, *fixture.session.open(other)));
    CHECK(competition.now.stages[0].rounds[0].tables[1].score->winner ==
          1);  // Player 4 sits on the second side
  }
}

TEST_CASE("a match of other players gives no result") {
  ClubFixture fixture;
  auto competition = fixture.swiss(4);
  fixture.enter(competition, *next_round(competition.now, 1));
  const std::string id = match_of(
      fixture.session,
      std::string(
          R"({"type":"match_started","game":"truco","ruleset":"truco-argentino","players":["X","Y"],"options":{"chicos_to_win":1}})") +
          "\n" + R"({"type":"tallied","side":"X","points":30})" + "\n");
  REQUIRE(fixture.league.link(competition, {0, 0, 0}, *fixture.session.open(id)));
  CHECK_FALSE(competition.now.stages[0].rounds[0].tables[0].score);
}

TEST_CASE("a competition exported, imported elsewhere and exported again gives the same bytes") {
  ClubFixture fixture;
  auto competition = fixture.swiss(4);
  fixture.store->put_player_card({competition.now.entrants[0].people[0], "Flaco", "AR-12"});
  fixture.enter(competition, *next_round(competition.now, 1));
  const std::string id = match_of(fixture.session, std::string(kStart) + kWon);
  REQUIRE(fixture.league.link(competition, {0, 0, 0}, *fixture.session.open(id)));
  const std::string text = fixture.league.export_competition(competition.head.id);
  ClubFixture elsewhere;
  REQUIRE(elsewhere.league.import_competition(text, elsewhere.session));
  CHECK(elsewhere.league.export_competition(competition.head.id) == text);
  CHECK(elsewhere.session.open(id));
  CHECK(projections(*elsewhere.store) == projections(*fixture.store));
  CHECK_FALSE(elsewhere.league.verify(competition.head.id));
  REQUIRE(elsewhere.league.import_competition(text, elsewhere.session));  // again: nothing changes
  CHECK(elsewhere.league.export_competition(competition.head.id) == text);
  SUBCASE("a touched file is refused, and nothing of it stored") {
    for (const char* what : {"30", "Player 2", "round_drawn"}) {
      std::string touched = text;
      const auto at = touched.find(what);
      REQUIRE(at != std::string::npos);
      touched[at] = touched[at] == '9' ? '8' : '9';
      ClubFixture third;
      const bool name = std::string_view(what) == "Player 2";  // a name is not hashed
      CHECK(third.league.import_competition(touched, third.session).has_value() == name);
      if (!name) CHECK(third.league.competitions().empty());
    }
    ClubFixture third;
    for (const char* broken :
         {"", "{}", "[]", "null", R"({"stream":{"kind":"competition"},"matches":[]})", R"({"stream":3})"})
      CHECK_FALSE(third.league.import_competition(broken, third.session));
  }
  SUBCASE("a match of it that went another way here keeps all of it out") {
    const std::string other = match_of(fixture.session, std::string(kStart) + kWon);
    REQUIRE(fixture.league.link(competition, {0, 0, 1}, *fixture.session.open(other)));
    ClubFixture third;
    REQUIRE(session::Exchange(third.session)
                .import_match(session::Exchange(fixture.session).export_match(other)));
    for (auto* here : {&fixture, &third}) {
      auto match = *here->session.open(other);
      REQUIRE(here->session.submit(
          match, json{{"type", "voided"}, {"seq", 2}, {"reason", here == &fixture ? "a" : "b"}}));
    }
    CHECK_THROWS_AS((void)third.league.import_competition(
                        fixture.league.export_competition(competition.head.id), third.session),
                    session::StoreError);
    CHECK(third.league.competitions().empty());
    CHECK_FALSE(third.session.open(id));
  }
  SUBCASE("the two going different ways is a fork") {
    auto here = *elsewhere.league.open(competition.head.id);
    elsewhere.enter(here, event::PenaltyGiven{{0, 0}, league::entrant_at(0), 1, 0, "late"});
    fixture.enter(competition, event::PenaltyGiven{{0, 0}, league::entrant_at(1), 1, 0, "late"});
    CHECK_THROWS_AS((void)elsewhere.league.import_competition(
                        fixture.league.export_competition(competition.head.id), elsewhere.session),
                    session::StoreError);
  }
}

TEST_CASE("a changed event in the file is found and named" * doctest::test_suite("file")) {
  ClubFixture fixture;
  auto competition = fixture.swiss(4);
  const fs::path file = fixture.folder / "club.db";
  fixture.store.reset();
  sqlite3* database = nullptr;
  REQUIRE(sqlite3_open(file.c_str(), &database) == SQLITE_OK);
  REQUIRE(sqlite3_exec(database,
                       "DROP TRIGGER event_no_update; UPDATE event SET payload = replace(payload, 'people', "
                       "'peopel') WHERE seq = 3",
                       nullptr, nullptr, nullptr) == SQLITE_OK);
  sqlite3_close(database);
  fixture.store = db::open_store(file, db::OpenMode::write);
  const session::League league(fixture.store.get(), session::system_host());
  CHECK_THROWS_AS((void)league.open(competition.head.id), session::StoreError);
  CHECK(league.verify(competition.head.id)->find("Entry 3") != std::string::npos);
}

TEST_CASE("the club has players, teams, merged people and a forgotten person") {
  ClubFixture fixture;
  auto club = fixture.league.club();
  const std::string ana = *fixture.league.add_player(club, "Ana Ñandú", {{}, "Flaca", "AR-1"});
  const std::string beto = *fixture.league.add_player(club, "李小龙", {});
  const std::string double_ana = *fixture.league.add_player(club, "Ana N.", {});
  CHECK(fixture.league.add_player(club, "Ana Ñandú", {}).error().key == "club/player_again");
  const league::Team team{fixture.session.name_book().empty() ? "" : session::system_host().new_id(),
                          "Los Tigres",
                          ana,
                          {ana, beto},
                          {double_ana}};
  REQUIRE(fixture.league.enter(club, event::TeamAdded{team}));
  REQUIRE(fixture.league.enter(club, event::SamePerson{double_ana, ana}));
  CHECK(club.now.players.size() == 2);
  CHECK(club.now.merged_id(double_ana) == ana);
  CHECK(club.now.teams[0].reserves.empty());  // she is a member already
  CHECK(fixture.league.club().now == club.now);
  CHECK(fixture.league.cards().size() == 1);
  fixture.league.forget(ana);
  CHECK_FALSE(fixture.league.names().at(ana));
  CHECK(fixture.league.cards().empty());
  CHECK(fixture.league.club().now == club.now);  // every event still stands
}

TEST_CASE(
    "the season counts finished competitions, ratings count all results, and corrections apply to both") {
  ClubFixture fixture;
  auto competition = fixture.swiss(4);
  for (int round = 0; round < 3; ++round) fixture.play_round(competition);
  CHECK(session::season(fixture.league, "2026").lines.empty());
  const auto before = session::ratings(fixture.league);
  fixture.enter(competition, event::CompetitionFinished{});
  REQUIRE(before.size() == 4);
  CHECK(before[0].weeks.size() == 1);
  const auto season = session::season(fixture.league, "2026");
  REQUIRE(season.lines.size() == 4);
  CHECK(season.lines[0].total == 20);
  CHECK(session::season(fixture.league, "2025").lines.empty());
  const event::TableScore turned{{{.score = 12}, {.score = 30}}, {}};
  fixture.enter(competition, event::ResultCorrected{{0, 0, 0}, turned, {}, {}});
  const auto corrected = session::ratings(fixture.league);
  CHECK(corrected[0].now != before[0].now);
  fixture.enter(competition, event::ResultCorrected{
                                 {0, 0, 0}, event::TableScore{{{.score = 30}, {.score = 12}}, {}}, {}, {}});
  const auto again = session::ratings(fixture.league);
  for (std::size_t i = 0; i < before.size(); ++i) CHECK(again[i].now == before[i].now);
}

namespace {

// The end of the clock; empty if none runs.
std::string clock_end(const session::RoundTime& time) {
  const auto clock = session::running_clock(time);
  return clock ? clock->until : std::string();
}

}  // namespace

TEST_CASE("the clock of a round runs from its draw or a later date, and a calendar shows the plan") {
  const Folder folder;
  const auto store = db::open_store(test::place(folder, "club.db"), db::OpenMode::write);
  std::string now = "2026-12-04T19:50:00.500Z";
  session::League league(store.get(), {[&] { return now; }, session::system_host().new_id});
  league::StageSetup stage = test::swiss();
  stage.minutes = 40;
  auto competition = *league.create(test::cup("truco-argentino", stage));
  const auto enter = [&](const league::CompetitionEvent& event) {
    REQUIRE(league.enter(competition, event).has_value());
  };
  for (const char* name : {"Ana", "Beto"}) enter(event::EntrantEntered{{league.person(name)}, {}, {}});
  enter(event::RoundDated{{0, 0}, "2026-12-04T21:00:00+01:00"});
  enter(event::RoundDated{{0, 2}, "2026-12-11T20:00:00Z"});
  enter(*next_round(competition.now, 1));
  auto times = round_times(competition);
  REQUIRE(times.size() == 2);
  CHECK(begins(times[0]) == "2026-12-04T20:00:00Z");
  CHECK(clock_end(times[0]) == "2026-12-04T20:40:00Z");
  CHECK(begins(times[1]) == "2026-12-11T20:00:00Z");
  CHECK(ends(times[1]) == "2026-12-11T20:40:00Z");
  CHECK(clock_end(times[1]).empty());  // not drawn yet
  enter(event::ResultEntered{{0, 0, 0}, {{{.score = 30}, {.score = 12}}, {}}, {}});
  enter(event::RoundClosed{{0, 0}});
  CHECK(clock_end(round_times(competition)[0]).empty());
  now = "2026-12-04T20:45:00Z";
  enter(*next_round(competition.now, 1));
  times = round_times(competition);
  REQUIRE(times.size() == 3);
  CHECK(begins(times[1]) == "2026-12-04T20:45:00Z");
  CHECK(clock_end(times[1]) == "2026-12-04T21:25:00Z");
  enter(event::DrawTakenBack{{0, 1}});
  CHECK(round_times(competition).size() == 2);
}

TEST_CASE("time while the clock is stopped does not count, and added time does") {
  using league::event::ClockChange;
  const Folder folder;
  const auto store = db::open_store(test::place(folder, "club.db"), db::OpenMode::write);
  std::string now = "2026-12-04T19:50:00Z";
  session::League league(store.get(), {[&] { return now; }, session::system_host().new_id});
  league::StageSetup stage = test::swiss();
  stage.minutes = 40;
  auto competition = *league.create(test::cup("truco-argentino", stage));
  for (const char* name : {"Ana", "Beto"})
    REQUIRE(league.enter(competition, event::EntrantEntered{{league.person(name)}, {}, {}}));
  REQUIRE(league.enter(competition, event::RoundDated{{0, 0}, "2026-12-04T20:00:00Z"}));
  REQUIRE(league.enter(competition, *next_round(competition.now, 1)));
  struct Row {
    const char* at;
    event::ClockChanged event;
    const char *until, *stopped;
  };
  const league::RoundRef round{0, 0};
  for (const Row& row :
       {Row{"19:55", {round, ClockChange::stop, 0, {}}, "20:40", "20:00"},  // before the start
        Row{"20:05", {round, ClockChange::resume, 0, {}}, "20:45", ""},
        Row{"20:10", {round, ClockChange::add, 5, {}}, "20:50", ""},
        Row{"20:15", {round, ClockChange::add, 9, {0}}, "20:50", ""},  // of one table
        Row{"20:20", {round, ClockChange::stop, 0, {}}, "20:50", "20:20"},
        Row{"20:30", {round, ClockChange::add, -10, {}}, "20:40", "20:20"},
        Row{"21:20", {round, ClockChange::resume, 0, {}}, "21:40", ""}}) {
    CAPTURE(row.at);
    const auto time = [](const std::string& text) {
      return text.empty() ? text : "2026-12-04T" + text + ":00Z";
    };
    now = time(row.at);
    REQUIRE(league.enter(competition, row.event));
    for (const auto& open : {competition, *league.open(competition.head.id)}) {  // live and rebuilt
      const auto clock = session::running_clock(round_times(open)[0]);
      REQUIRE(clock);
      CHECK(clock->until == time(row.until));
      CHECK(clock->stopped == time(row.stopped));
    }
  }
  CHECK(ends(round_times(competition)[0]) == "2026-12-04T21:40:00Z");
  REQUIRE(league.enter(competition, event::DrawTakenBack{round}));
  REQUIRE(league.enter(competition, *next_round(competition.now, 1)));
  CHECK(clock_end(round_times(competition)[0]) == "2026-12-04T22:00:00Z");  // a new clock
}

namespace {

double rating_of(const session::League& league, const std::string& person) {
  for (const session::RatedPlayer& one : session::ratings(league)) {
    if (one.person == person) return one.now.value;
  }
  return 0;
}

}  // namespace

TEST_CASE("a substitute is rated and the replaced player is not, whatever the round counts") {
  using Policy = league::SubstituteRule::Points;
  for (const Policy policy : {Policy::to_entrant, Policy::none, Policy::fixed}) {
    ClubFixture fixture;
    league::StageSetup stage;
    stage.rounds = 1;
    stage.substitutes = {policy, 1, 0};
    auto competition = fixture.begin(stage, 2);
    fixture.play_round(competition);
    const auto sides = competition.now.stages[0].rounds[0].tables[0].drawn.sides;
    const auto person = [&](std::size_t side) {
      return competition.now.entrants[static_cast<std::size_t>(index(sides[side][0]))].people[0];
    };
    const std::string guest = fixture.league.person("Guest");
    fixture.enter(competition, event::Substituted{{0, 0}, sides[0][0], person(0), guest, 100});
    fixture.enter(competition, event::CompetitionFinished{});
    CHECK(session::ratings(fixture.league).size() == 2);
    CHECK(rating_of(fixture.league, person(0)) == 0);
    CHECK(rating_of(fixture.league, guest) > rating_of(fixture.league, person(1)));
  }
}

TEST_CASE("results struck from a round robin are rated, forfeits are not") {
  ClubFixture fixture;
  league::StageSetup stage;
  stage.format = league::Format::round_robin;
  auto competition = fixture.begin(stage, 4);
  fixture.play_round(competition);
  const auto leaver = competition.now.stages[0].rounds[0].tables[0].drawn.sides[0][0];
  fixture.enter(competition, event::EntrantWithdrawn{leaver, "ill"});
  fixture.play_round(competition);
  fixture.play_round(competition);
  fixture.enter(competition, event::CompetitionFinished{});
  const auto tables = standings(competition.now, 0);
  for (const league::Standing& row : tables[0].standings.rows)
    CHECK((row.listed == league::ListingStatus::struck) == (row.entrant == leaver));
  const std::string person = competition.now.entrants[static_cast<std::size_t>(index(leaver))].people[0];
  for (const session::RatedPlayer& one : session::ratings(fixture.league)) {
    if (one.person == person) CHECK(one.now.games == 1);  // the game it won before it left
  }
  CHECK(rating_of(fixture.league, person) > 25);
}

TEST_CASE("two simultaneous desks are both accepted, and one that cannot continue is told where") {
  ClubFixture fixture;
  auto competition = fixture.swiss(4);
  fixture.enter(competition, *next_round(competition.now, 1));
  auto other_desk = competition;
  fixture.enter(competition, event::ResultEntered{{0, 0, 0}, {{{.score = 30}, {.score = 12}}, {}}, {}});
  fixture.enter(other_desk, event::ResultEntered{{0, 0, 1}, {{{.score = 30}, {.score = 3}}, {}}, {}});
  CHECK(whats_missing(other_desk.now).empty());
  CHECK_FALSE(fixture.league.verify(competition.head.id));
  // A repeated command is judged by the current state of the competition: it draws no second round.
  auto late = competition;
  fixture.enter(other_desk, event::RoundClosed{{0, 0}});
  CHECK_FALSE(fixture.league.enter(late, event::RoundClosed{{0, 0}}));
}

TEST_CASE("entrants entered together equal those entered singly, and refused ones leave the others") {
  ClubFixture fixture;
  const league::CompetitionSetup setup = test::cup("truco-argentino", test::swiss(), "Open");
  auto singly = *fixture.league.create(setup), together = *fixture.league.create(setup);
  std::vector<league::CompetitionEvent> entrants;
  for (int i = 0; i < 40; ++i)
    entrants.emplace_back(event::EntrantEntered{{fixture.league.person("P" + std::to_string(i))}, {}, {}});
  entrants.insert(entrants.begin() + 20, entrants.front());  // twice: refused
  std::size_t refused = 0;
  for (const auto& one : entrants) refused += fixture.league.enter(singly, one) ? 0 : 1;
  CHECK(refused == 1);
  CHECK(fixture.league.enter_all(together, entrants).size() == 1);
  CHECK(together.now.entrants == singly.now.entrants);
  CHECK(together.head.count == singly.head.count);
  const auto again = fixture.league.open(together.head.id);
  REQUIRE(again);
  CHECK(again->now == together.now);
  CHECK(again->head.hash == together.head.hash);
  CHECK_FALSE(fixture.league.verify(together.head.id));
  CHECK(fixture.league.enter_all(together, {}).empty());
}
