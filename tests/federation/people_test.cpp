// One person in several clubs: linked and unlinked by clubs; a deleted name, which no older file brings back.

#include "src/federation/sharing.hpp"
#include "src/session/league/doubles.hpp"
#include "src/session/league/ranking/ratings.hpp"
#include "src/session/league/ranking/statistics.hpp"
#include "tests/session/desk.hpp"

using namespace tanteador;
using namespace tanteador::exchange_tests;

namespace {

// A finished cup of two entrants with any names; the first has won.
std::string won_cup(Desk& desk, const std::string& winner, const std::string& loser) {
  const std::string cup = desk.competition("Cup of " + winner, 0);
  auto open = *desk.league.open(cup);
  for (const std::string& name : {winner, loser})
    REQUIRE(desk.league.enter(open, event::EntrantEntered{{desk.league.person(name)}, {}, {}}));
  for (int round = 0; round < 3; ++round) {
    REQUIRE(desk.league.enter(open, *next_round(open.now, 1)));
    const auto& table = open.now.now().rounds.back().tables.front();
    const bool first = open.now.entrants[static_cast<std::size_t>(index(table.drawn.sides[0][0]))].people ==
                       std::vector{desk.league.person(winner)};
    REQUIRE(desk.league.enter(
        open, event::ResultEntered{
                  {0, round, 0}, {{{.score = first ? 30 : 12}, {.score = first ? 12 : 30}}, {}}, {}}));
    REQUIRE(desk.league.enter(open, event::RoundClosed{{0, round}}));
  }
  REQUIRE(desk.league.enter(open, event::CompetitionFinished{}));
  return cup;
}

// Ana played in two clubs, and the federation has the data of both.
struct Federation {
  Desk one, other, all;
  std::string ana, same_ana;
  Federation() {
    won_cup(one, "Ana", "Beto");
    won_cup(other, "Ana N.", "Carla");
    ana = one.league.people_of_name("Ana").front();
    same_ana = other.league.people_of_name("Ana N.").front();
    one.store->put_player_card({ana, "Flaca", "AR-1 204"});
    other.store->put_player_card({same_ana, "", "AR1204"});
    for (const Desk* club : {&one, &other}) all.takes_from(*club, federation::shared_streams);
  }
  session::LeagueAnswer same() { return enter(event::SamePerson{same_ana, ana}); }
  session::LeagueAnswer two() { return enter(event::NotSamePerson{same_ana, ana}); }
  session::LeagueAnswer enter(const league::ClubEvent& event) {
    auto club = all.league.club();
    return all.league.enter(club, event);
  }
  std::size_t rated() const { return session::ratings(all.league).size(); }
  int games() const {
    const auto record = record_of(all.league, all.league.same_people().merged_id(ana));
    return record.games.empty() ? 0 : record.games.front().games;
  }
  std::vector<session::LikelyDouble> likely() const {
    return likely_doubles(all.league.cards(), all.league.club().now.same);
  }
};

std::vector<std::string> faults_of_people(Desk& desk) {
  return session::check(*desk.store, session::system_host()).faults;
}

}  // namespace

TEST_CASE("merged people are one in ratings and on the person's page, until they are separated") {
  Federation federation;
  CHECK(federation.rated() == 4);
  CHECK(federation.games() == 3);
  REQUIRE(federation.same());
  CHECK(federation.all.league.same_people().merged_id(federation.same_ana) == federation.ana);
  CHECK(federation.rated() == 3);
  CHECK(federation.games() == 6);
  CHECK(session::ratings(federation.all.league).front().now.games == 6);
  CHECK(faults_of_people(federation.all).empty());
  federation.all.session.rebuild();
  CHECK(federation.games() == 6);
  REQUIRE(federation.two());
  CHECK(federation.rated() == 4);
  CHECK(federation.games() == 3);
  CHECK(federation.all.league.same_people() == federation.all.league.club().now.same);
  CHECK(faults_of_people(federation.all).empty());
}

TEST_CASE("duplicates are proposed by licence number in any notation, and never by name") {
  Federation federation;
  REQUIRE(federation.likely().size() == 1);
  CHECK(federation.likely()[0].people.size() == 2);
  REQUIRE(federation.two());  // not that one either
  CHECK(federation.likely().empty());
  REQUIRE(federation.same());
  CHECK(federation.likely().empty());
  REQUIRE(federation.two());
  CHECK(federation.likely().empty());
  federation.all.store->name_person({federation.same_ana, "Ana"});
  federation.all.store->put_player_card({federation.same_ana, "Flaca", "AR-7"});
  CHECK(federation.likely().empty());
}

TEST_CASE("a merge of one person, a repeated one and a chain are refused, and nothing is stored") {
  Federation federation;
  const std::string carla = federation.all.league.people_of_name("Carla").front();
  const auto key = [](const session::LeagueAnswer& answer) { return answer ? "" : answer.error().key; };
  CHECK(key(federation.enter(event::SamePerson{carla, carla})) == "league/same_again");
  REQUIRE(federation.same());
  CHECK(key(federation.same()) == "league/same_again");
  CHECK(key(federation.enter(event::SamePerson{federation.ana, federation.same_ana})) == "league/same_again");
  CHECK(key(federation.enter(event::SamePerson{federation.same_ana, carla})) == "club/same_other");
  REQUIRE(federation.enter(event::SamePerson{federation.ana, carla}));
  CHECK(key(federation.enter(event::NotSamePerson{federation.same_ana, carla})) == "club/same_through");
  REQUIRE(federation.two());
  CHECK(key(federation.two()) == "club/two_again");
  CHECK(federation.all.league.club().head.count == 3);
}

TEST_CASE("separating two merged people restores players and teams of a club") {
  Desk desk;
  auto club = desk.league.club();
  std::map<std::string, std::string> ids;
  for (const char* name : {"Ana", "Beto", "Ana N.", "Carla"}) ids[name] = *desk.league.add_player(club, name);
  const league::Team team{
      session::system_host().new_id(), "Tigers", ids["Ana N."], {ids["Ana N."], ids["Beto"]}, {ids["Ana"]}};
  REQUIRE(desk.league.enter(club, event::TeamAdded{team}));
  const league::Roll before = club.now;
  REQUIRE(desk.league.enter(club, event::SamePerson{ids["Ana N."], ids["Ana"]}));
  CHECK(club.now.players.size() == 3);
  CHECK(club.now.teams[0].captain == ids["Ana"]);
  CHECK(club.now.teams[0].members == std::vector{ids["Ana"], ids["Beto"]});
  CHECK(club.now.teams[0].reserves.empty());
  REQUIRE(desk.league.enter(club, event::SamePerson{ids["Ana"], ids["Carla"]}));
  CHECK(club.now.players.size() == 2);
  REQUIRE(desk.league.enter(club, event::NotSamePerson{ids["Ana"], ids["Carla"]}));
  REQUIRE(desk.league.enter(club, event::PlayerChanged{ids["Beto"], false}));
  REQUIRE(desk.league.enter(club, event::NotSamePerson{ids["Ana N."], ids["Ana"]}));
  CHECK(club.now.players.size() == 4);
  CHECK(club.now.teams == before.teams);
  CHECK(club.now.places == before.places);
  CHECK_FALSE(club.now.player(ids["Beto"])->active);
  CHECK(desk.league.club().now == club.now);
}

TEST_CASE("a removed team is not listed, and is the same team when restored") {
  Desk desk;
  auto club = desk.league.club();
  std::map<std::string, std::string> ids;
  for (const char* name : {"Ana", "Beto", "Ana N."}) ids[name] = *desk.league.add_player(club, name);
  const auto team = [&](const std::string& name) {
    return league::Team{
        session::system_host().new_id(), name, ids["Ana N."], {ids["Ana N."], ids["Beto"]}, {ids["Ana"]}};
  };
  const league::Team tigers = team("Tigers");
  const auto key = [&](const league::ClubEvent& event) {
    const auto answer = desk.league.enter(club, event);
    return answer ? "" : answer.error().key;
  };
  CHECK(key(event::TeamRemoved{tigers.id}) == "club/no_team");
  const league::Club none = club.now;
  for (const bool said_to_be_one : {false, true}) {
    CAPTURE(said_to_be_one);
    REQUIRE(key(event::TeamAdded{tigers}).empty());
    const league::Club before = club.now;
    if (said_to_be_one) REQUIRE(key(event::SamePerson{ids["Ana N."], ids["Ana"]}).empty());
    const league::Club with_it = club.now;
    REQUIRE(key(event::TeamRemoved{tigers.id}).empty());
    CHECK(club.now.teams.empty());
    CHECK((!club.now.unmerged || club.now.unmerged->teams.empty()));
    CHECK(key(event::TeamRemoved{tigers.id}) == "club/no_team");
    CHECK(key(event::TeamChanged{tigers}) == "club/no_team");
    CHECK(desk.league.club().now == club.now);
    REQUIRE(key(event::TeamAdded{tigers}).empty());
    CHECK(club.now == with_it);
    if (said_to_be_one) REQUIRE(key(event::NotSamePerson{ids["Ana N."], ids["Ana"]}).empty());
    CHECK(club.now.teams == before.teams);
    REQUIRE(key(event::TeamRemoved{tigers.id}).empty());
    CHECK(club.now.players == none.players);
  }
  CHECK(key(event::TeamAdded{team("Tigers")}).empty());  // the name is free
}

TEST_CASE("a club player merged with a person from outside keeps the place under the effective id") {
  Desk desk;
  auto club = desk.league.club();
  const std::string ana = *desk.league.add_player(club, "Ana");
  const std::string beto = *desk.league.add_player(club, "Beto");
  desk.competition("Cup", 1);
  const std::string outside = desk.league.people_of_name("Cup 1").front();
  REQUIRE(desk.league.enter(club, event::SamePerson{ana, outside}));
  REQUIRE(club.now.players.size() == 2);
  CHECK(club.now.players[0].person == outside);
  CHECK(desk.league.enter(club, event::PlayerAdded{outside}).error().key == "club/player_again");
  REQUIRE(desk.league.enter(club, event::PlayerChanged{outside, false}));
  REQUIRE(desk.league.enter(club, event::NotSamePerson{ana, outside}));
  CHECK(club.now.players[0].person == ana);
  CHECK_FALSE(club.now.players[0].active);
  CHECK(faults_of_people(desk).empty());
}

TEST_CASE("a forgotten person is forgotten under every id of that person") {
  for (const bool by_double : {false, true}) {
    CAPTURE(by_double);
    Federation federation;
    REQUIRE(federation.same());
    federation.all.league.forget(by_double ? federation.same_ana : federation.ana);
    for (const std::string& id : {federation.ana, federation.same_ana})
      CHECK_FALSE(federation.all.store->person(id)->name);
    CHECK(federation.all.league.cards().empty());
    CHECK(federation.all.store->people_by_name("Beto").size() == 1);
    for (Desk* club : {&federation.one, &federation.other})
      club->takes_from(federation.all, federation::shared_streams);
    CHECK(federation.one.store->people_by_name("Ana").empty());
    CHECK(federation.other.store->people_by_name("Ana N.").empty());
    CHECK(federation.other.league.cards().empty());
    CHECK(faults_of_people(federation.other).empty());
  }
}

TEST_CASE("a sync forgets forgotten people, but not merged ones") {
  Federation federation;
  REQUIRE(federation.same());
  federation.one.league.forget(federation.ana);
  federation.all.takes_from(federation.one, federation::shared_streams);
  CHECK_FALSE(federation.all.store->person(federation.ana)->name);
  CHECK(federation.all.store->person(federation.same_ana)->name == "Ana N.");
}

TEST_CASE("an older file restores no forgotten name, nickname or licence number, by any import") {
  Federation federation;
  Desk old;  // as the first club was
  old.takes_from(federation.one);
  const auto cups = federation.one.store->streams("competition");
  const std::string exported = federation.one.league.export_competition(cups.front().id);
  federation.one.league.forget(federation.ana);
  federation.all.takes_from(federation.one, federation::shared_streams);

  Desk fresh;  // knows of nobody yet, and hears of the forgetting alone
  auto streams = fresh.apart_from(federation.one);
  streams.clear();
  REQUIRE(take(*fresh.store, fresh.session, *federation.one.store, streams));
  for (Desk* desk : {&federation.one, &federation.all, &fresh}) {
    desk->takes_from(old);
    REQUIRE(desk->league.import_competition(exported, desk->session));
    CHECK(desk->store->person(federation.ana));
    CHECK_FALSE(desk->store->person(federation.ana)->name);
    CHECK(card_of(desk->league.cards(), federation.ana) == nullptr);
    CHECK(faults_of_people(*desk).empty());
  }
}
