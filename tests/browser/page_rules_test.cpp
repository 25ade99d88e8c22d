// Rules of the page: what it says aloud, what it remembers, and entries that are made again.

#include <doctest/doctest.h>

#include "tests/browser/opened_room.hpp"

namespace tanteador::in_the_browser {

using test::OpenedRoom;
using test::Phone;
using test::started;
using test::wait_until_sent;

TEST_CASE("the score is read aloud after a change, with the names of the sides") {
  OpenedRoom room;
  Phone phone;
  phone.go(room.at(room.token({room.start_match(started("truco", "truco-nhf-de", 2))})));
  CHECK(phone.text("p.first[role=status]") == "");
  phone.tap("button[value='points/0/1']");
  CHECK(phone.until("return document.querySelector('p.first[role=status]').innerText === 'Ana 1, Beto 0'"));
}

TEST_CASE("a phone remembers the choice of points only for other matches") {
  OpenedRoom room;
  const auto table = [&] {
    return room.at(room.token({room.start_match(started("truco", "truco-nhf-de", 2))}));
  };
  const std::string first = table(), second = table();
  const std::string calls = "button[value='call/0/truco']", points = "button[value='points/0/1']";
  Phone phone;
  for (const std::string& address : {second, first}) {
    phone.go(address);
    phone.tap("button[value='start_hand']");
    REQUIRE(wait_until_sent(phone));
    CHECK(phone.until("return !!document.querySelector(arguments[0])", {calls}));
  }
  phone.tap_on("a.way", "Points only");
  for (const std::string& address : {first, second}) {
    phone.go(address);
    CHECK_FALSE(phone.has(calls));
    CHECK(phone.has(points));
  }
  phone.tap_on("a.way", "Calls");
  phone.go(first);
  CHECK(phone.has(calls));
}

TEST_CASE("a call that was refused is entered again on the current score") {
  OpenedRoom room;
  const std::string match = room.start_match(started("truco", "truco-nhf-de", 2)),
                    path = room.at(room.token({match}));
  Phone phone, other;
  phone.go(path);
  other.go(path);
  const std::string old = phone.attribute("input[name=seen]", "value");
  other.tap("button[value='points/0/1']");
  CHECK(phone.until("return document.querySelector('input[name=seen]').value !== arguments[0]", {old}));
  const int before = room.events_of(match);
  phone.run(
      "document.querySelector('input[name=seen]').value = arguments[0];"
      "document.querySelector(\"button[value='start_hand']\").click()",
      {old});
  CHECK(phone.until_text("#state li", "Not entered"));
  CHECK(room.events_of(match) == before);
  CHECK(phone.run("return document.getElementById('state').offsetHeight <= innerHeight / 4") == true);
  phone.tap_on("#state button", "Enter again");
  CHECK(phone.until("return !document.querySelector('#state li')"));
  REQUIRE(wait_until_sent(phone));
  CHECK(room.events_of(match) == before + 1);
}

TEST_CASE("two points pressed by a slipping thumb are one, and two pressed quickly are two") {
  OpenedRoom room;
  const std::string match = room.start_match(started("truco", "truco-nhf-de", 2));
  Phone phone;
  phone.go(room.at(room.token({match})));
  int events = room.events_of(match);
  for (const auto& [pause, counted] : {std::pair(20, 1), {150, 2}}) {
    CAPTURE(pause);
    phone.run(
        "const press = () => document.querySelector(\"button[value='points/0/1']\").click();"
        "press();"
        "return new Promise(done => setTimeout(() => { press(); done(true); }, arguments[0]))",
        {pause});
    REQUIRE(wait_until_sent(phone));
    CHECK(phone.until("return !document.querySelector('#state li')"));
    CHECK(room.events_of(match) == events + counted);
    events += counted;
  }
}

TEST_CASE("a round that is over leaves the player's next table open") {
  OpenedRoom room;
  (void)room.command({"league", "new", "Friday", "--rounds", "3"});
  (void)room.command({"league", "enter", "Friday", "Ana", "Beto", "Caro", "Dani"});
  (void)room.command({"league", "draw", "Friday"});
  Phone phone;
  phone.go(room.at("/?who=Ana"));
  CHECK(phone.until_text(".found", "Table 1"));
  for (const char* table : {"1", "2"}) (void)room.command({"league", "result", "Friday", table, "30:12"});
  phone.go(room.at("/?who=Ana"));
  CHECK(phone.until_text(".found", "The next round is not paired yet."));
  CHECK(phone.text(".found").find("Table") == std::string::npos);
  for (const char* command : {"close", "pair"}) (void)room.command({"league", command, "Friday"});
  phone.go(room.at("/?who=Ana"));
  CHECK(phone.until_text(".found", "Table"));
}

}  // namespace tanteador::in_the_browser
