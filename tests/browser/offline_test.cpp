// Entries of more than one tap that are made while the phone has no connection.

#include <doctest/doctest.h>

#include "tests/browser/opened_room.hpp"

namespace tanteador::in_the_browser {

using test::OpenedRoom;
using test::Phone;
using test::press;
using test::started;
using test::wait_until_sent;

bool all_sent(Phone& phone) {
  return phone.until("return !document.querySelector('#state li') && !document.querySelector('.sent')") &&
         wait_until_sent(phone);
}

TEST_CASE("an entry of every game is made whole without a connection, and entered once") {
  struct Row {
    const char *game, *ruleset;
    int players;
    std::vector<const char*> online, offline;
    const char* waiting;  // shown on the phone while it waits
    int events;
  };
  const Row rows[] = {
      {"sheet", "sheet-any", 4, {}, {"key/1", "key/2", "count/1", "key/5", "enter"}, "Ana 12, Beto 5 Add", 1},
      {"troccas", "troccas-1962", 4, {}, {"key/4", "key/1", "enter"}, "Nus 41 Add", 2},
      {"tarot",
       "tarot-fft-4",
       4,
       {},
       {"take/2/garde", "bouts/2", "key/5", "key/1", "deal/enter"},
       "Caro · Garde, Attack 51",
       3},
      {"tarot",
       "tarot-fft-5",
       5,
       {},
       {"take/2/prise", "take/1/garde", "bouts/1", "partner/3", "key/6", "key/0", "deal/enter"},
       "Beto · Garde, Attack 60",
       3},
      {"truf", "truf-lodige-2", 4, {}, {"bid/5s", "bid/3h", "bid/2d", "bid/Ac"}, "", 2},
      {"truf",
       "truf-lodige-2",
       4,
       {"bid/5s", "bid/3h", "bid/2d", "bid/Ac"},
       {"taken/5", "taken/3", "taken/2", "tricks/add"},
       "Add",
       1},
      {"truco", "truco-argentino", 2, {"start_hand"}, {"call/0/truco", "points/0/1"}, "Ana · mano Truco", 2},
      {"truco",
       "truco-argentino",
       2,
       {"tool/way"},
       {"line/envido/1", "line/envido/won/0", "line/truco/won/1"},
       "2 envidos Ana",
       9}};
  for (const Row& row : rows) {
    CAPTURE(std::string(row.ruleset));
    CAPTURE(std::string(row.offline.front()));
    OpenedRoom room;
    const std::string match = room.start_match(started(row.game, row.ruleset, row.players));
    Phone phone;
    phone.go(room.at(room.token({match})));
    for (const char* id : row.online) {
      (void)press(phone, id);
      REQUIRE(wait_until_sent(phone));
    }
    const int before = room.events_of(match);
    phone.offline(true);
    for (const char* id : row.offline) (void)press(phone, id);
    if (*row.waiting) CHECK(phone.until_text("#state li", row.waiting));
    phone.offline(false);
    CHECK(all_sent(phone));
    CHECK(room.events_of(match) == before + row.events);
    CHECK(phone.text("#state li") == "");
  }
}

TEST_CASE("digits typed without a connection are shown as they are typed") {
  OpenedRoom room;
  Phone phone;
  phone.go(room.at(room.token({room.start_match(started("sheet", "sheet-any", 2))})));
  phone.offline(true);
  const std::pair<const char*, const char*> keys[] = {
      {"key/4", "4"}, {"key/7", "47"}, {"key/back", "4"}, {"key/1", "41"}, {"key/sign", "−41"}};
  for (const auto& [key, shown] : keys) {
    (void)press(phone, key);
    CHECK(phone.text(".counts [aria-pressed=true] small") == shown);
  }
  phone.offline(false);
  CHECK(phone.until("return !document.querySelector('.sent')"));
  CHECK(phone.text(".counts [aria-pressed=true] small").starts_with("−41"));
}

TEST_CASE("a phone without a connection says what needs one") {
  OpenedRoom room;
  Phone phone;
  phone.go(room.at(room.token({room.start_match(started("truco", "truco-argentino", 2))})));
  phone.offline(true);
  (void)press(phone, "tool/more");
  CHECK(phone.until_text("#state", "More… opens after reconnecting"));
  phone.offline(false);
  CHECK(phone.until("return !!document.querySelector('button[value=\"more/close\"]')"));
  CHECK(phone.until("return document.getElementById('state').hidden"));
  (void)press(phone, "more/close");
  REQUIRE(wait_until_sent(phone));
  phone.offline(true);
  (void)press(phone, "start_hand");
  CHECK(phone.until_text("#state", "points and new calls appear after reconnecting"));
  phone.offline(false);
  CHECK(all_sent(phone));
}

}  // namespace tanteador::in_the_browser
