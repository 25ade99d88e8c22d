// The phones at the tables, and their unsent entries.

#include "src/web/devices.hpp"

#include <doctest/doctest.h>

#include "tests/web/pages/phone.hpp"

namespace devices_of_the_room {

using namespace tanteador;
using test::site::Phone;
using test::site::Room;
using web::Device;
using web::HeldEntries;

constexpr const char* kMatch =
    R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"]})"
    "\n";

Device device_at(const std::string& table, const std::string& address, const HeldEntries& held,
                 const std::string& at) {
  return {
      .pass = {.scope = web::Scope::match, .stream = table}, .held = held, .address = address, .seen_at = at};
}

TEST_CASE("a phone's unsent entries are a small number beside its name; other values are ignored") {
  CHECK(web::read_held("5f0c2a9e.3") == HeldEntries{"5f0c2a9e", 3});
  CHECK(web::read_held("0123456789abcdef0123456789abcdef.20").count == 20);
  for (const char* wrong :
       {"", ".", ".3", "5f0c2a9e", "5f0c2a9e.", "5f0c2a9e.-1", "5f0c2a9e.21", "5f0c2a9e.3 ", "5f0c2a9e.03x",
        "5f0c2a9e.99999999999999999999", "5F0C2A9E.3", "5f0c2a9.3", "0123456789abcdef0123456789abcdef0.1",
        "<b>phone</b>.3", "5f0c2a9e.3.4"})
    CHECK_MESSAGE(web::read_held(wrong) == HeldEntries{}, std::string(wrong));
}

TEST_CASE("a silent phone with unsent entries is still listed, the longest first") {
  web::Devices devices;
  CHECK_FALSE(devices.record_visit(device_at("a", "10.0.0.1", {}, "20:00")));  // its page, before the script
  CHECK(devices.record_visit(device_at("a", "10.0.0.1", {"phone-one", 2}, "20:01")));  // the same phone
  CHECK(devices.record_visit(
      device_at("a", "10.0.0.1", {"phone-two", 1}, "20:00")));  // another one of that address
  CHECK_FALSE(devices.record_visit(device_at("a", "10.0.0.1", {"phone-one", 2}, "20:03")));
  REQUIRE(devices.all().size() == 2);
  REQUIRE(holding(devices.all()).size() == 2);
  CHECK(holding(devices.all())[0].held == HeldEntries{"phone-two", 1});
  CHECK(holding(devices.all())[1].held_since == "20:01");
  CHECK(holding(devices.all())[1].seen_at == "20:03");
  CHECK(devices.record_visit(device_at("a", "10.0.0.1", {"phone-one", 0}, "20:04")));
  REQUIRE(holding(devices.all()).size() == 1);
  devices.forget(device_at("a", "10.0.0.1", {"phone-two", 0}, {}));
  CHECK(holding(devices.all()).empty());
  CHECK(devices.all().size() == 1);
}

TEST_CASE("other programs read the connected phones from the store, none of a closed server") {
  const test::Folder folder;
  const auto store = db::open_store(test::place(folder, "club.db"), db::OpenMode::write);
  const web::OpenServer open{"laptop", 1, "2026-11-20T20:00:00.000Z", {"http://a:1"}},
      other{"laptop", 12, "2026-11-20T20:00:00.000Z", {"http://a:2"}};
  web::Devices devices;
  (void)devices.record_visit(device_at("a", "10.0.0.1", {"phone-one", 2}, "2026-11-20T20:01:00.000Z"));
  std::string last_written;
  write_devices(*store, open, devices.all(), last_written);
  REQUIRE(devices_at(*store, open).size() == 1);
  const Device one = devices_at(*store, open).front();
  CHECK(one.pass == web::Grant{.scope = web::Scope::match, .stream = "a"});
  CHECK(one.held.count == 2);
  CHECK(one.held_since == "2026-11-20T20:01:00.000Z");
  CHECK(one.address == "10.0.0.1");
  CHECK(devices_at(*store, other).empty());
  const auto before = store->data_version();
  write_devices(*store, open, devices.all(), last_written);  // nothing is new
  CHECK(store->data_version() == before);
  write_devices(*store, open, {}, last_written);
  CHECK(devices_at(*store, open).empty());
}

TEST_CASE("the number of stored phones is limited, and those with unsent entries go last") {
  web::Devices devices;
  (void)devices.record_visit(device_at("a", "10.0.0.1", {"phone-one", 1}, "19:00"));
  for (int i = 0; i < 2000; ++i)
    (void)devices.record_visit(
        device_at("a", "10.0.0.1", {"phone-" + std::to_string(10'000 + i), 0}, "20:00"));
  CHECK(devices.all().size() == 500);
  CHECK(holding(devices.all()).size() == 1);
}

TEST_CASE("the desk sees unsent entries of a phone, their duration, and their arrival") {
  Room room;
  const std::string match = room.play(kMatch), table = room.table_of(match), path = room.desk();
  Phone phone(room), desk(room, "192.168.0.9");
  phone.get(table);
  const auto count_moves = [&] {
    int count = 0;
    for (const web::News& news : room.hall.news()) count += news.event == "moved";
    return count;
  };
  web::Request follow{.path = "/news"};
  follow.query["of"] = path;
  REQUIRE(room.hall.answer(follow).channels.size() == 1);
  (void)room.hall.news();
  desk.get(path);
  CHECK_FALSE(desk.shows("not sent yet"));
  phone.hold("5f0c2a9e.3");
  phone.press("points/0/1");
  CHECK(count_moves() == 1);
  for (const int minute : {0, 4}) {  // it has gone silent
    room.seconds = 60 * minute;
    if (minute > 0) CHECK(count_moves() == 1);
    desk.get(path);
    CHECK(desk.shows("Entries not sent yet"));
    CHECK(desk.shows("3 entries"));
    CHECK(desk.shows(std::to_string(minute) + " minutes"));
    test::site::check_whole(desk.reply());
  }
  phone.hold("5f0c2a9e.0");
  phone.press("points/0/1");
  CHECK(count_moves() == 1);
  desk.get(path);
  CHECK_FALSE(desk.shows("not sent yet"));
  room.seconds += 60;
  CHECK(count_moves() == 0);  // nothing waits: nothing ages
}

TEST_CASE("a phone keeps an entry that the store refuses") {
  Room room;
  const std::string match = room.play(kMatch);
  const auto devices = std::make_shared<web::Devices>();
  web::Settings settings;
  settings.devices = devices;
  session::Host host = room.host;
  int till_full = 0;  // the clock is asked when the phone shows itself, then for what is to be stored
  host.now = [&, was = room.host.now] {
    if (till_full > 0 && --till_full == 0) throw std::runtime_error("the disk is full");
    return was();
  };
  room.hall = web::make_page_handler(room.session, *room.store, host, settings);
  Phone phone(room);
  phone.get(room.table_of(match));
  phone.hold("5f0c2a9e.2");
  till_full = 2;
  phone.send("points/0/1");
  CHECK(phone.reply().status == 503);
  REQUIRE(holding(devices->all()).size() == 1);
  CHECK(holding(devices->all()).front().held.count == 3);
}

TEST_CASE("a phone keeps its entry while the server's file is moved") {
  Room room;
  if (tanteador::test::on_server()) return;
  const std::string file = (room.folder / "room.db").string(), match = room.play(kMatch);
  Phone phone(room);
  phone.get(room.table_of(match));
  phone.send("points/0/1");
  CHECK(phone.first_status() == 303);
  std::filesystem::rename(file, file + ".elsewhere");
  for (int tap = 0; tap < 3; ++tap) {
    tap == 0 ? phone.send("points/0/1") : phone.resend();
    CHECK(phone.reply().status == 503);
    CHECK(phone.reply().body.find("Nothing more is saved") != std::string::npos);
  }
  CHECK_FALSE(std::filesystem::exists(file));
  CHECK(room.store->head(match)->count == 2);
  std::filesystem::rename(file + ".elsewhere", file);
  for (int twice = 0; twice < 2; ++twice) {
    phone.resend();
    CHECK(phone.first_status() == 303);
    CHECK(room.store->head(match)->count == 3);
  }
}

TEST_CASE("a phone leaves its table with its round") {
  web::Settings settings;
  settings.devices = std::make_shared<web::Devices>();
  Room room(settings);
  auto competition = room.competition(2, "truco", "truco-nhf-de");
  Phone phone(room);
  const std::string table = room.table_of(competition, 0);
  phone.hold("5f0c2a9e.1");
  phone.get(table);
  CHECK(holding(settings.devices->all()).size() == 1);
  for (const league::OpenTable& open : whats_missing(competition.now))
    REQUIRE(room.league.enter(
        competition, league::event::ResultEntered{open.table, {{{.score = 30}, {.score = 12}}, {}}, {}}));
  REQUIRE(room.league.enter(competition, league::event::RoundClosed{{competition.now.stage, 0}}));
  phone.get(table);
  CHECK(phone.reply().status == 410);
  CHECK(settings.devices->all().empty());
}

}  // namespace devices_of_the_room
