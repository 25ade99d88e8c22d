// Tabs of one browser share one stream, and a tab that slept fetches what it missed.

#include <algorithm>

#include <doctest/doctest.h>

#include "tests/browser/opened_room.hpp"
#include "tests/support/long_run.hpp"

namespace tanteador::in_the_browser {

using test::OpenedRoom;
using test::Phone;
using test::started;
using test::wait_until_sent;

constexpr const char* kPoint = "button[value='points/0/1']";

bool shows_points(Phone& phone, int points) {
  return phone.until(
      "const first = document.querySelector('#main .points');"
      "return !!first && first.innerText.split(' ')[0] === arguments[0]",
      {std::to_string(points)});
}

bool is_connected(Phone& phone) {
  return phone.until("return document.getElementById('state').className === ''");
}

TEST_CASE("nine tabs of one browser share a stream, and each enters a point that all of them show") {
  for (const auto kind : {Phone::TabKind::tab, Phone::TabKind::window}) {
    CAPTURE(kind == Phone::TabKind::window);
    OpenedRoom room;
    const std::string path = room.at(room.token({room.start_match(started("truco", "truco-nhf-de", 2))}));
    Phone phone;
    constexpr int kTabs = 9;
    phone.go(path);
    for (int i = 1; i < kTabs; ++i) phone.new_tab(path, kind);
    for (int entered = 0; entered < kTabs; ++entered) {
      CAPTURE(entered);
      phone.switch_tab(static_cast<std::size_t>(entered));
      phone.tap(kPoint);
      REQUIRE(wait_until_sent(phone));
      for (int i = 0; i < kTabs; ++i) {
        if (!test::in_turn(static_cast<std::size_t>(i + entered), 3)) continue;
        CAPTURE(i);
        phone.switch_tab(static_cast<std::size_t>(i));
        REQUIRE(shows_points(phone, entered + 1));
      }
    }
    CHECK(room.end_and_count_streams() <= 2);  // the old and the new one, when the leader changes
  }
}

TEST_CASE("one stream brings the news of tables, the desk, the wall and a competition to their tabs") {
  OpenedRoom room;
  (void)room.command({"league", "new", "Friday", "--rounds", "3"});
  (void)room.command({"league", "enter", "Friday", "Ana", "Beto", "Caro", "Dani"});
  (void)room.command({"league", "draw", "Friday"});
  const std::string competition = room.command({"league", "show", "Friday"}).at("competition");
  const std::string match = room.start_match(started("truco", "truco-nhf-de", 2));
  Phone phone, other;
  const std::string tables[] = {room.token({match}), room.token({"Friday", "1"}),
                                room.token({"Friday", "2"})};
  const std::string desk = room.token({"--desk"});
  other.go(room.at(desk));
  other.tap_on("summary", "What the big screen shows");
  for (const std::string part : {"pairings", "standings"}) {  // else the wall turns to them meanwhile
    other.tap("form:has(input[name=about][value='" + part + "']) button[value='desk/shows']");
    REQUIRE(wait_until_sent(other));
  }
  phone.go(room.at(tables[0]));
  for (const std::string& page : {tables[1], tables[2], desk, std::string("/wall"), "/c/" + competition,
                                  "/m/" + match, std::string("/")})
    phone.new_tab(room.at(page), Phone::TabKind::window);
  other.go(room.at(tables[0]));
  other.tap(kPoint);
  for (const int tab : {0, 6, 7}) {
    CAPTURE(tab);
    phone.switch_tab(static_cast<std::size_t>(tab));
    CHECK(shows_points(phone, 1));
  }
  other.go(room.at(tables[1]));
  other.tap("button[value='room/call']");
  REQUIRE(wait_until_sent(other));
  phone.switch_tab(1);
  CHECK(phone.until("return !!document.querySelector('button[value=\"room/uncall\"]')"));
  phone.switch_tab(3);
  CHECK(phone.until("return !!document.querySelector('button[value=\"desk/settled\"]')"));
  other.tap("button[value='room/start']");
  REQUIRE(wait_until_sent(other));
  for (const int tab : {4, 5}) {
    CAPTURE(tab);
    phone.switch_tab(static_cast<std::size_t>(tab));
    CHECK(phone.until_text("#main", "0 : 0"));
  }
  for (std::size_t tab = 0; tab < 8; ++tab) {
    phone.switch_tab(tab);
    CHECK(is_connected(phone));
  }
  CHECK(room.end_and_count_streams() <= 3);  // one of the other phone
}

// The tab that holds the stream goes away in this manner.
void hide_tab(Phone& phone) {
  phone.run(
      "Object.defineProperty(document, 'visibilityState', {value: 'hidden', configurable: true});"
      "document.dispatchEvent(new Event('visibilitychange'))");
}
void close_tab(Phone& phone) { phone.close_tab(); }
void freeze_tab(Phone& phone) { phone.devtools("Page.setWebLifecycleState", {{"state", "frozen"}}); }
// Another tab starts the endless loop: the driver still asks a tab after a command, and would wait for it.
void hang_tab(Phone& phone) {
  phone.run("window.hang = new BroadcastChannel('hang'); hang.onmessage = () => { for (;;) {} }");
  phone.switch_tab(1);
  phone.run("window.hang = new BroadcastChannel('hang'); hang.postMessage('')");
}

TEST_CASE("another tab takes over the stream from one that is closed, hidden, frozen or hangs") {
  struct Row {
    const char* manner;
    void (*leave)(Phone&);
    std::size_t first;  // of the tabs that are left
  };
  for (const Row& row : {Row{"closes", close_tab, 0}, Row{"hides", hide_tab, 1},
                         Row{"freezes", freeze_tab, 1}, Row{"hangs", hang_tab, 1}}) {
    CAPTURE(std::string(row.manner));
    OpenedRoom room;
    const std::string match = room.start_match(started("truco", "truco-nhf-de", 2));
    Phone phone, other;
    phone.go(room.at("/m/" + match));  // it leads, as it was there first
    REQUIRE(is_connected(phone));
    phone.new_tab(room.at("/m/" + match), Phone::TabKind::window);
    phone.new_tab(room.at("/"), Phone::TabKind::window);
    other.go(room.at(room.token({match})));
    int points = 0;
    const auto enter = [&] {
      other.tap(kPoint);
      REQUIRE(wait_until_sent(other));
      ++points;
    };
    const auto all_show = [&] {
      for (std::size_t i = 0; i < 2; ++i) {
        phone.switch_tab(row.first + i);
        CHECK(shows_points(phone, points));
        CHECK(is_connected(phone));
      }
    };
    enter();
    all_show();
    phone.switch_tab(0);
    row.leave(phone);
    enter();
    enter();
    all_show();
    enter();
    all_show();
    CHECK(room.end_and_count_streams() <= 3);
  }
}

TEST_CASE("a tab of a browser without BroadcastChannel has its own stream") {
  OpenedRoom room;
  const std::string match = room.start_match(started("truco", "truco-nhf-de", 2));
  Phone phone, other;
  phone.devtools("Page.addScriptToEvaluateOnNewDocument", {{"source", "delete window.BroadcastChannel"}});
  phone.go(room.at("/m/" + match));
  other.go(room.at(room.token({match})));
  REQUIRE(phone.run("return !window.BroadcastChannel") == true);
  other.tap(kPoint);
  CHECK(shows_points(phone, 1));
  CHECK(is_connected(phone));
}

TEST_CASE("a language is chosen in a menu, and then all tabs of the browser speak it") {
  OpenedRoom room;
  const std::string match = room.start_match(started("truco", "truco-nhf-de", 2));
  Phone phone, other;
  phone.go(room.at("/m/" + match + "?lang=de"));
  phone.new_tab(room.at("/m/" + match + "?turns=all"), Phone::TabKind::window);
  REQUIRE(phone.run("return document.documentElement.lang") == "de");
  CHECK_THROWS(phone.tap("nav.languages a[lang=es]"));  // the menu is closed
  phone.tap("nav.languages summary");
  phone.tap("nav.languages a[lang=es]");
  CHECK(phone.until("return document.documentElement.lang === 'es'"));
  other.go(room.at(room.token({match})));
  other.tap(kPoint);
  REQUIRE(shows_points(phone, 1));
  const std::string version = phone.attribute("#main", "data-version");
  phone.switch_tab(0);
  CHECK(phone.until("return document.documentElement.lang === 'es'"));
  CHECK(phone.until("return document.getElementById('main').dataset.version === arguments[0]", {version}));
  CHECK(phone.address().find("lang") == std::string::npos);
}

TEST_CASE("a tab whose code is revoked leaves the stream, and the others keep it") {
  OpenedRoom room;
  const std::string match = room.start_match(started("truco", "truco-nhf-de", 2)),
                    token = room.token({match});
  Phone phone, other;
  phone.go(room.at(token));
  phone.new_tab(room.at("/m/" + match), Phone::TabKind::window);
  other.go(room.at(room.token({match})));
  (void)room.command_output({"room", "revoke", token.substr(token.rfind('/') + 1)});
  phone.switch_tab(0);
  CHECK(phone.until_text("#main", "No table has this code"));
  phone.switch_tab(1);
  other.tap(kPoint);
  CHECK(shows_points(phone, 1));
  CHECK(is_connected(phone));
}

TEST_CASE("a phone that slept shows the score pale until it has fetched what it missed") {
  for (const bool frozen : {true, false}) {
    CAPTURE(frozen);
    OpenedRoom room;
    const std::string match = room.start_match(started("truco", "truco-nhf-de", 2)),
                      path = room.token({match});
    Phone phone, other;
    phone.go(room.at(path));
    REQUIRE(is_connected(phone));
    // Each frame since the page was hidden: the points, and whether the page says that it is catching up.
    phone.run(
        "window.frames_seen = [];"
        "const look = () => {"
        "  const bar = document.getElementById('state');"
        "  frames_seen.push([document.querySelector('#main .points').innerText,"
        "    document.body.classList.contains('old') && !bar.hidden && bar.innerText === 'Updating…']);"
        "  requestAnimationFrame(look);"
        "};"
        "document.addEventListener('visibilitychange', () => { if (document.hidden) frames_seen = []; });"
        "look()");
    phone.slow(500);
    if (frozen) freeze_tab(phone);
    phone.new_tab("about:blank");
    other.go(room.at(path));
    other.tap(kPoint);
    REQUIRE(wait_until_sent(other));
    phone.switch_tab(0);
    if (frozen) phone.devtools("Page.setWebLifecycleState", {{"state", "active"}});
    CHECK(shows_points(phone, 1));
    CHECK(is_connected(phone));
    std::vector<std::pair<std::string, bool>> frames = phone.run("return frames_seen");
    REQUIRE(frames.size() > 2);
    frames.erase(std::unique(frames.begin(), frames.end()), frames.end());
    CHECK(frames == std::vector<std::pair<std::string, bool>>{{"0", true}, {"1", false}});
  }
}

}  // namespace tanteador::in_the_browser
