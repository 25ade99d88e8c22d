// The card of a movement on a player's page: round, table, seat, opponents.

#include <doctest/doctest.h>

#include "tests/support/competition.hpp"
#include "tests/web/pages/phone.hpp"

namespace movement_cards {

using namespace tanteador;
using test::site::check_whole;
using test::site::Phone;
using test::site::Room;

namespace {

league::CompetitionSetup evening_of(league::Movement movement, int boards) {
  league::StageSetup stage;
  stage.format = league::Format::rotating_partners;
  stage.movement = movement;
  stage.boards = boards;
  return test::cup("truco-argentino", stage);
}

std::size_t count_of(const std::string& page, const std::string& text) {
  std::size_t count = 0;
  for (auto at = page.find(text); at != page.npos; at = page.find(text, at + 1)) ++count;
  return count;
}

}  // namespace

TEST_CASE("a phone shows a player of a whist evening all tables, partners and opponents to come") {
  Room room;
  Phone phone(room);
  auto open = *room.league.create(evening_of(league::Movement::whist, 0));
  test::enter(room.league, open, test::numbered(8));
  const std::string path = "/p/" + open.now.entrants[2].people.front();
  CHECK(phone.get(path).body.find("Movement") == std::string::npos);
  test::draw(room.league, open);
  const std::string page = phone.get(path).body;
  check_whole(phone.reply());
  CHECK(page.find("Friday: Movement") != std::string::npos);
  // One partner in each of the seven rounds: the card names every other player, as partner or opponent.
  for (const std::string& name : test::numbered(8))
    if (name != "Player 3") CHECK_MESSAGE(count_of(page, name) >= 3, name);
  for (const auto& table : movement_rounds(open.now, 0)) CHECK(table.size() == 2);
  CHECK(phone.get("/p/" + open.now.entrants[3].people.front()).body.find("Friday: Movement") !=
        std::string::npos);
}

TEST_CASE("both members of a pair find the card of a Howell or Mitchell, with seats and boards") {
  for (const league::Movement movement : {league::Movement::howell, league::Movement::mitchell}) {
    Room room;
    Phone phone(room);
    auto open = *room.league.create(evening_of(movement, 2));
    for (int pair = 1; pair <= 6; ++pair) {
      const std::string number = std::to_string(pair);
      const std::vector<std::string> people{room.league.person("Ana " + number),
                                            room.league.person("Beto " + number)};
      REQUIRE(
          room.league.enter(open, league::event::EntrantEntered{.people = people, .team = {}, .club = {}}));
    }
    test::draw(room.league, open);
    for (const std::string& person : open.now.entrants[4].people) {
      const std::string page = phone.get("/p/" + person).body;
      check_whole(phone.reply());
      CHECK(page.find("Friday: Movement") != std::string::npos);
      for (const char* column : {"Seat", "Opponent", "Boards"}) CHECK(page.find(column) != std::string::npos);
    }
    room.league.enter(open, league::event::CompetitionWithdrawn{});
    CHECK(phone.get("/p/" + open.now.entrants[4].people.front()).body.find("Movement") == std::string::npos);
  }
}

}  // namespace movement_cards
