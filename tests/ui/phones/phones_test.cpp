// The phones' server in the panel: its switch, calls from phones, and the code for a table.

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "src/session/league/league.hpp"
#include "src/web/devices.hpp"
#include "src/web/live.hpp"
#include "src/web/opened.hpp"
#include "src/web/waiting.hpp"
#include "src/web/wall.hpp"
#include "tests/support/competition.hpp"
#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/page.hpp"
#include "tests/ui/press.hpp"
#include "tests/web/phone.hpp"
#include "ui/app/system/languages.hpp"
#include "ui/panel/panel.hpp"

namespace room_panel {

using namespace tanteador;
using test::HeadlessUi;
using test::press;
using test::TableFixture;

ui::AppOptions with_room(const TableFixture& table, const std::string& listen = "127.0.0.1:0") {
  ui::AppOptions options = table.options();
  options.store_again = [file = table.folder / "t.db"] { return db::open_store(file, db::OpenMode::write); };
  options.listen = listen;
  return options;
}

int port_of(const std::string& address) { return std::stoi(address.substr(address.rfind(':') + 1)); }

test::Response asked_at(int port, const std::string& path = "/") {
  return test::Phone(port).ask("GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
}

void call(TableFixture& table, const web::Grant& pass, web::Wait what = web::Wait::call) {
  table.store->put_key_values({{web::key_of(what, pass), session::system_host().now()}});
}

TEST_CASE("the panel starts the server, phones connect, and a tap or closing ends it") {
  TableFixture table;
  const std::string id = table.play(test::kTwo + test::tallied("Ana", 3));
  int port = 0;
  {
    ui::App app(table.session, with_room(table));
    HeadlessUi ui(app);
    press(ui, {"go/home", "go/room"});
    CHECK(ui.shows("Everyone on this network can then see"));
    CHECK(web::open_servers(*table.store).empty());  // off unless asked for
    for (const bool by_tap : {true, false}) {
      press(ui, {"room/open"});
      const auto open = web::open_servers(*table.store);
      REQUIRE(open.size() == 1);
      CHECK(ui.shows(open.front().addresses.front()));
      port = port_of(open.front().addresses.front());
      CHECK(asked_at(port).status == 200);
      CHECK(asked_at(port, "/m/" + id).body.find("Beto") != std::string::npos);
      if (!by_tap) break;
      press(ui, {"room/close"});
      CHECK(web::open_servers(*table.store).empty());
      CHECK_THROWS(asked_at(port));
    }
  }
  CHECK(web::open_servers(*table.store).empty());
  CHECK_THROWS(asked_at(port));
}

TEST_CASE("a busy port is reported with another one offered") {
  TableFixture table, other;
  ui::App first(table.session, with_room(table));
  HeadlessUi here(first);
  press(here, {"go/room", "room/open"});
  const std::string at = web::open_servers(*table.store).front().addresses.front();
  ui::App second(other.session, with_room(other, "127.0.0.1:" + std::to_string(port_of(at))));
  HeadlessUi there(second);
  press(there, {"go/room", "room/open"});
  CHECK(there.shows("is not available"));
  CHECK(web::open_servers(*other.store).empty());
  press(there, {"room/anywhere"});
  REQUIRE(web::open_servers(*other.store).size() == 1);
  CHECK(!there.shows("is not available"));
}

TEST_CASE("a call appears on every screen and opens its match") {
  TableFixture table;
  const std::string called = table.play(test::kTwo), other = table.play(test::kFour);
  ui::App app(table.session, with_room(table));
  HeadlessUi ui(app);
  REQUIRE(app.match()->id() == other);
  CHECK(ui.find("go/room") == nullptr);
  const auto beside = db::open_store(table.folder / "t.db", db::OpenMode::write);
  const web::Grant pass{.scope = web::Scope::match, .stream = called};
  beside->put_key_values({{web::key_of(web::Wait::call, pass), "2026-11-22T20:00:00.000Z"}});
  CHECK(app.needs_refresh());
  ui.frame();
  press(ui, {"go/room"});
  CHECK(ui.shows("Ana – Beto: referee called"));
  const std::string key = "call/m/" + called;
  press(ui, {"room/attend/" + key});
  CHECK(app.match()->id() == called);
  CHECK(ui.find("case/other") != nullptr);
  CHECK(ui.find("go/room") != nullptr);  // it waits until somebody says that he has been there
  press(ui, {"go/room", "room/settle/" + key});
  CHECK(web::waiting(*table.store, web::Wait::call).empty());
  CHECK(ui.shows("Nothing to do.") != ui.shows("Everyone on this network"));
}

TEST_CASE("a call moves no button of the bar") {
  for (const auto& [width, height] : {std::pair(800.0f, 600.0f), {1366.0f, 768.0f}, {1080.0f, 1920.0f}}) {
    CAPTURE(width);
    TableFixture table;
    const std::string id = table.play(test::kTwo);
    ui::App app(table.session, with_room(table));
    HeadlessUi ui(app, {width, height, ui::scale_in_window(100, width, height)});
    press(ui, {"go/home", "go/room", "room/open", "go/board"});
    const auto bar = [&] {
      std::map<std::string, std::pair<float, float>> places;
      for (const ui::DrawnItem& item : ui.drawn_items())
        if (item.id.starts_with("go/") || item.id == "room/phone")
          places[item.id] = {item.rect.left, item.rect.right};
      return places;
    };
    const auto before = bar();
    CHECK(before.contains("go/room"));
    CHECK(ui.shows("No calls"));
    const web::Grant pass{.scope = web::Scope::match, .stream = id};
    table.store->put_key_values({{web::key_of(web::Wait::call, pass), "2026-11-22T20:00:00.000Z"}});
    press(ui, {"go/history", "go/board"});
    CHECK(ui.shows("1 call"));
    const auto after = bar();
    for (const auto& [key, place] : before) {
      CAPTURE(key);
      if (key != "go/room") CHECK(after.at(key) == place);
    }
  }
}

TEST_CASE("a dispute leads to the board, the longest waiting first") {
  TableFixture table;
  const std::string first = table.play(test::kTwo), second = table.play(test::kFour);
  ui::App app(table.session, with_room(table));
  HeadlessUi ui(app);
  const auto at = [](const std::string& match) {
    return web::Grant{.scope = web::Scope::match, .stream = match};
  };
  table.store->put_key_values({{web::key_of(web::Wait::call, at(second)), "2026-11-22T20:09:00.000Z"},
                               {web::key_of(web::Wait::dispute, at(first)), "2026-11-22T20:00:00.000Z"}});
  press(ui, {"go/home", "go/room"});
  const ui::DrawnItem* dispute = ui.find("room/attend/dispute/m/" + first);
  const ui::DrawnItem* calls = ui.find("room/attend/call/m/" + second);
  REQUIRE((dispute && calls));
  CHECK(dispute->rect.top < calls->rect.top);
  press(ui, {"room/attend/dispute/m/" + first});
  CHECK(app.match()->id() == first);
  CHECK(ui.find("undo") != nullptr);  // its board
}

TEST_CASE("the board shows a phone its table by QR code and five characters") {
  TableFixture table;
  const std::string id = table.play(test::kTwo);
  ui::App app(table.session, with_room(table));
  HeadlessUi ui(app);
  CHECK(ui.find("room/phone") == nullptr);  // the room is closed
  press(ui, {"go/home", "go/room", "room/open", "go/board", "room/phone"});
  CHECK(ui.shows("Ana – Beto"));
  std::string typed;
  for (const ui::DrawnItem& item : ui.drawn_items()) {
    const bool code = item.id.empty() && item.text.size() == web::kCodeLetters &&
                      item.text.find_first_not_of(web::kLetters) == std::string::npos;
    if (code) typed = item.text;
  }
  const auto pass = web::Tokens(*table.store, session::system_host()).find(typed);
  REQUIRE(pass.has_value());
  CHECK(*pass == web::Grant{.scope = web::Scope::match, .stream = id});
  const int port = port_of(web::open_servers(*table.store).front().addresses.front());
  CHECK(asked_at(port, "/t/" + typed).body.find("Beto") != std::string::npos);
  press(ui, {"go/home", "go/room"});
  app.needs_refresh();
  ui.frame();
  CHECK(ui.shows("127.0.0.1"));  // the phone that was here
  press(ui, {"go/board"});
  CHECK(ui.find("undo") != nullptr);
}

TEST_CASE("a phone's unsent entries appear with table and age, and disappear when sent") {
  TableFixture table;
  const std::string id = table.play(test::kTwo);
  ui::App app(table.session, with_room(table));
  HeadlessUi ui(app);
  press(ui, {"go/home", "go/room", "room/open"});
  const std::string path = "/t/" + web::Tokens(*table.store, session::system_host())
                                       .make({.scope = web::Scope::match, .stream = id})
                                       .secret;
  const int port = port_of(web::open_servers(*table.store).front().addresses.front());
  for (const int held : {3, 1, 0}) {
    const std::string cookie = "Cookie: held=5f0c2a9e." + std::to_string(held) + "\r\n";
    CHECK(
        test::Phone(port).ask("GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1\r\n" + cookie + "\r\n").status ==
        200);
    CHECK(app.needs_refresh());
    ui.frame();
    CAPTURE(held);
    CHECK(ui.shows("Entries not sent yet") == (held > 0));
    CHECK(ui.shows("3 entries") == (held == 3));
    CHECK(ui.shows("1 entry") == (held == 1));
    CHECK(ui.shows("0 minutes") == (held > 0));
  }
}

TEST_CASE("the panel shows the devices of a server run by another program") {
  TableFixture table;
  const std::string id = table.play(test::kTwo);
  const web::OpenServer there{"laptop-2", 7, session::system_host().now(), {"http://192.0.2.7:8080"}};
  web::tell_open(*table.store, there);
  web::Devices devices;
  (void)devices.record_visit({.pass = {.scope = web::Scope::match, .stream = id},
                              .held = {"5f0c2a9e", 2},
                              .address = "192.0.2.9",
                              .seen_at = session::system_host().now()});
  std::string last_written;
  web::write_devices(*table.store, there, devices.all(), last_written);
  ui::App app(table.session, with_room(table));
  HeadlessUi ui(app);
  press(ui, {"go/home", "go/room"});
  CHECK(ui.shows("Phones already have access through another program, on laptop-2."));
  CHECK(ui.shows("Entries not sent yet"));
  CHECK(ui.shows("2 entries"));
  CHECK(ui.shows("192.0.2.9"));
}

TEST_CASE("another failure to start offers no other port") {
  TableFixture table;
  ui::App app(table.session, with_room(table, "192.0.2.1:0"));  // no address of this machine
  HeadlessUi ui(app);
  press(ui, {"go/room", "room/open"});
  CHECK(ui.shows("Access for phones could not be opened at 192.0.2.1"));
  CHECK(ui.find("room/anywhere") == nullptr);
}

TEST_CASE("the desk sets big screens, delays live scores and revokes codes as /desk does") {
  TableFixture table;
  const std::string id = table.play(test::kTwo);
  session::League league(&*table.store, session::system_host());
  auto open = league.create(test::cup("truco-nhf-de", test::swiss(1))).value();
  test::enter(league, open, {"Ana", "Beto"});
  test::draw(league, open);
  const std::string friday = open.head.id;
  web::Tokens tokens(*table.store, session::system_host());
  const web::Token token = tokens.make({.scope = web::Scope::match, .stream = id});
  ui::App app(table.session, with_room(table));
  HeadlessUi ui(app);
  press(ui, {"go/home", "go/room"});
  CHECK(ui.find("room/hang/" + friday) == nullptr);  // the room is closed
  press(ui, {"room/open", "room/hang/" + friday});
  CHECK(web::wall_selection(*table.store) == friday);
  press(ui, {"room/hang"});
  CHECK(web::wall_selection(*table.store).empty());
  press(ui, {"room/turn/live"});
  CHECK(!web::wall_shows(*table.store).contains(web::WallPart::live));
  press(ui, {"room/turn/live"});
  CHECK(web::wall_shows(*table.store).contains(web::WallPart::live));
  press(ui, {"room/delay/" + friday + "/5"});
  CHECK(web::live_scores(*table.store, friday) == web::LiveScores{.minutes = 5});
  press(ui, {"room/delay/" + friday + "/over"});
  CHECK(web::live_scores(*table.store, friday)->hidden);
  press(ui, {"room/revoke/" + tokens.issued_tokens().front().id});
  CHECK(!tokens.find(token.code));
  CHECK(ui.find("room/revoke") == nullptr);
}

TEST_CASE("saved slips and cards link phones to their tables, and a preview creates no code") {
  TableFixture table;
  ui::AppOptions options = with_room(table);
  options.papers = table.folder / "papers";
  std::filesystem::create_directory(options.papers);
  ui::App app(table.session, options);
  HeadlessUi ui(app);
  press(ui, {"go/home", "go/room", "room/open", "go/home", "go/club", "league/new"});
  ui.type("league/search", "Ana, Beto, Caro, Dani");
  press(ui, {"league/player/add", "league/begin", "league/next/draw"});
  for (int i = 0; i < 100 && ui.find("league/table/1") == nullptr; ++i) ui.frame();
  const web::Tokens tokens(*table.store, session::system_host());
  const std::string address = web::known_address(*table.store);
  for (const std::string word : {"slips", "cards"}) {
    CAPTURE(word);
    const std::size_t before = tokens.issued_tokens().size();
    if (word == "slips") press(ui, {"print"});
    press(ui, {"league/paper/" + word});
    CHECK(ui.shows(address));
    CHECK(ui.shows("·····"));
    CHECK(tokens.issued_tokens().size() == before);
    press(ui, {"league/keep/html"});
    CHECK(tokens.issued_tokens().size() == before + 2);  // two tables
    std::string html;
    for (const auto& file : std::filesystem::directory_iterator(options.papers)) {
      std::ifstream in(file.path());
      html.assign(std::istreambuf_iterator<char>(in), {});
      std::filesystem::remove(file.path());
      if (!html.empty()) break;
    }
    CHECK(html.find(address) != std::string::npos);
    CHECK(html.find("·····") == std::string::npos);
    int opens = 0;
    for (std::size_t at = 0; at + 5 <= html.size(); ++at) {
      const auto pass = html[at] == '>' ? tokens.find(html.substr(at + 1, 5)) : std::nullopt;
      opens += pass && pass->scope == web::Scope::table;
    }
    CHECK(opens == 2);
  }
  press(ui, {"go/home", "go/room", "room/close"});
}

TEST_CASE("the pages of the phones are complete in every language and window") {
  const ui::Languages languages(TANTEADOR_BUILD "/locale");
  struct Window {
    float width, height;
  };
  constexpr Window kWindows[] = {{800, 600}, {1280, 800}, {1080, 1920}, {3840, 2160}};
  for (const view::Language& language : languages.list()) {
    TableFixture table;
    const std::string id = table.play(test::kFour);
    ui::AppOptions options = with_room(table);
    options.speak = [&languages](const std::string& chosen) { languages.speak(chosen); };
    options.settings.language = language.code;
    ui::App app(table.session, options);
    for (const Window& window : kWindows) {
      CAPTURE(language.code);
      CAPTURE(window.width);
      HeadlessUi ui(app,
                    {window.width, window.height, ui::scale_in_window(100, window.width, window.height)});
      press(ui, {"go/home"});
      press(ui, {"go/room"});
      test::check_page(ui);
      press(ui, {"room/open"});
      call(table, {.scope = web::Scope::match, .stream = id});
      call(table, {.scope = web::Scope::match, .stream = id}, web::Wait::dispute);
      const std::string phone = web::Tokens(*table.store, session::system_host())
                                    .make({.scope = web::Scope::match, .stream = id})
                                    .secret;
      (void)test::Phone(port_of(web::open_servers(*table.store).front().addresses.front()))
          .ask("GET /t/" + phone + " HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: held=5f0c2a9e.12\r\n\r\n");
      press(ui, {"go/home", "go/room"});
      test::check_page(ui, test::Below::scrolled);
      ui.wait(1);  // the key of the calls has left the bar: what came to its place is not meant at once
      press(ui, {"go/board", "room/phone"});
      test::check_page(ui);
      press(ui, {"go/home", "go/room", "room/close"});
      table.store->put_key_values({{"call/m/" + id, ""}, {"dispute/m/" + id, ""}});
    }
  }
  languages.speak("en");
}

}  // namespace room_panel
