// The first screen of a phone, without scrolling, and the number of taps of an entry.

#include <doctest/doctest.h>

#include "tests/browser/opened_room.hpp"
#include "tests/support/long_run.hpp"

namespace tanteador::in_the_browser {

using test::OpenedRoom;
using test::Phone;
using test::press;
using test::started;
using test::wait_until_sent;

struct FirstScreen {
  const char *game, *ruleset;
  int players;
  std::vector<const char*> taps;
};

const FirstScreen kFirstScreens[] = {
    {"truco", "truco-argentino", 2, {"start_hand", "tool/way", "line/envido/no", "tool/way", "call/0/flor"}},
    {"truco", "truco-argentino", 3, {"start_hand"}},
    {"truco", "truco-nhf-de", 4, {"start_hand", "seat/2", "tool/ask", "ask/stop", "tool/way"}},
    {"truco", "truco-argentino", 6, {"start_hand", "seat/4", "call/0/truco"}},
    {"truco", "truco-nhf-de", 6, {"start_hand", "trick/0", "trick/tied", "start_hand", "duel/2/trick/0"}},
    {"truco", "truco-nhf-de", 8, {"start_hand", "trick/0", "trick/tied", "start_hand"}},
    {"truco", "truco-uruguayo", 4, {"start_hand", "call/0/flor", "call/1/flor"}},
    {"truco", "truco-uruguayo", 6, {"start_hand", "tool/way"}},
    {"truco", "truco-paulista", 4, {"start_hand", "call/0/truco"}},
    {"truco", "truco-gaucho", 4, {"start_hand"}},
    {"truf", "truf-lodige-2", 4, {"tool/ask", "ask/stop", "bid/5s", "bid/3h", "bid/2d", "bid/Ac", "taken/4"}},
    {"truf", "truf-lodige", 4, {"bid/5s", "bid/3h", "bid/2d", "bid/Ac", "mode/winners"}},
    {"troccas", "troccas-1962", 4, {"key/4", "key/1", "enter"}},
    {"troccas", "troccas-1962", 6, {"key/4"}},
    {"tarot", "tarot-fft-3", 3, {"take/0/garde"}},
    {"tarot", "tarot-fft-4", 4, {"take/0/garde", "bouts/2", "key/5", "key/1", "deal/enter"}},
    {"tarot", "tarot-fft-5", 5, {"take/0/garde", "bouts/2", "partner/1", "key/5", "key/1"}},
    {"sheet", "sheet-any", 2, {"key/1", "enter", "tool/ask"}},
    {"sheet", "sheet-belote", 4, {"key/1", "enter"}},
    {"sheet", "sheet-any", 6, {"key/1", "enter"}}};

// The score or live keys below the foot of the page, and keys too small for a thumb.
const char* const kHiddenKeys =
    "scrollTo(0, 0);"
    "const dock = document.querySelector('.dock'), edge = dock.getBoundingClientRect().top + 1;"
    "const live = 'form.board button:not(.first), form.board .pack > label, .score, .dock a';"
    "return [...document.querySelectorAll(live)].filter(each => each.checkVisibility() && !each.disabled)"
    ".filter(each => dock.contains(each) || !each.closest('.ways, .record'))"
    ".filter(each => { const box = each.getBoundingClientRect();"
    "  return box.bottom > (dock.contains(each) ? innerHeight + 1 : edge) || box.height < 47.5 || box.width "
    "< 43.5; })"
    ".map(each => each.outerHTML.slice(0, 100))";

// Texts that end in dots. The name of the last entry may.
const char* const kCutTexts =
    "return [...document.querySelectorAll('.top .now, .score .detail, .label, .undo button:disabled small')]"
    ".filter(each => each.checkVisibility() && getComputedStyle(each).overflow === 'hidden')"
    ".filter(each => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 4)"
    ".map(each => each.textContent)";

// Keys that lie on one another.
const char* const kOverlaps =
    "const keys = [...document.querySelectorAll('.dock button')].filter(each => each.checkVisibility())"
    ".map(each => [each.value, each.getBoundingClientRect()]);"
    "return keys.flatMap(([one, a], i) => keys.slice(i + 1).filter(([, b]) => a.right > b.left + 1 && "
    "b.right > a.left + 1 && a.bottom > b.top + 1 && b.bottom > a.top + 1).map(([other]) => one + ' ' + "
    "other))";

TEST_CASE("score, live keys, points and Undo stand whole on the first screen of small phones") {
  struct Row {
    const char* language;
    int width, height;
  };
  const std::vector<Row> rows = {{"de", 360, 640}, {"es", 360, 640}, {"id", 390, 844}};
  OpenedRoom room;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (!test::in_turn(i, 2)) continue;
    const Row& row = rows[i];
    const std::string language = row.language;
    Phone phone({.width = row.width, .height = row.height, .language = language});
    for (const FirstScreen& table : kFirstScreens) {
      CAPTURE(language);
      CAPTURE(std::string(table.ruleset));
      CAPTURE(table.players);
      const std::string first = started(table.game, table.ruleset, table.players);
      phone.go(room.at(room.token({room.start_match(first)})));
      if (std::string_view(table.taps.front()) == "start_hand")
        CHECK(phone.count(".act button[value='start_hand']") == 1);
      std::vector<const char*> taps = table.taps;
      taps.insert(taps.begin(), nullptr);
      for (const char* tap : taps) {
        CAPTURE(std::string(tap ? tap : "first"));
        if (tap) {
          (void)press(phone, tap);
          REQUIRE(wait_until_sent(phone));
        }
        const auto hidden = phone.run(kHiddenKeys);
        CHECK_MESSAGE(hidden.empty(), hidden.dump(1));
        for (const char* fault : {kCutTexts, kOverlaps}) {
          const auto found = phone.run(fault);
          CHECK_MESSAGE(found.empty(), found.dump(1));
        }
        CHECK(phone.run("return document.documentElement.scrollWidth <= innerWidth") == true);
      }
    }
    for (const std::string& complaint : phone.complaints()) FAIL_CHECK(complaint);
  }
}

TEST_CASE("an entry takes as many taps on a phone as on the panel") {
  struct Row {
    FirstScreen entry;
    int panel;      // taps on the panel
    int suits = 0;  // a phone shows one suit at a time
  };
  const Row rows[] = {
      {{"truco", "truco-argentino", 2, {"points/0/1"}}, 1},
      {{"truco", "truco-argentino", 4, {"start_hand", "call/0/envido", "call/1/quiero", "settle/0"}}, 4},
      {{"truco", "truco-argentino", 4, {"start_hand", "seat/2", "call/0/truco", "call/1/no_quiero"}}, 4},
      {{"truco", "truco-argentino", 2, {"tool/way", "line/envido/won/0", "line/truco/won/1"}}, 3},
      {{"truf", "truf-lodige-2", 4, {"bid/5s", "bid/3h", "bid/2d", "bid/Ac"}}, 4, 3},
      {{"troccas", "troccas-1962", 4, {"key/4", "key/1", "enter"}}, 3},
      {{"tarot", "tarot-fft-4", 4, {"take/0/garde", "bouts/2", "key/5", "key/1", "deal/enter"}}, 5},
      {{"sheet", "sheet-any", 4, {"key/1", "count/1", "key/7", "enter"}}, 4}};
  OpenedRoom room;
  Phone phone;
  for (const auto& [entry, panel, suits] : rows) {
    CAPTURE(std::string(entry.ruleset));
    CAPTURE(std::string(entry.taps.back()));
    const std::string match = room.start_match(started(entry.game, entry.ruleset, entry.players));
    phone.go(room.at(room.token({match})));
    const int before = room.events_of(match);
    int taps = 0;
    for (const char* tap : entry.taps) {
      taps += press(phone, tap);
      REQUIRE(wait_until_sent(phone));
    }
    CHECK(taps == panel + suits);
    CHECK(room.events_of(match) > before);
  }
}

}  // namespace tanteador::in_the_browser
