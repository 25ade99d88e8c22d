// The phones' server as the panel opens it: in a thread, with its own store.

#include "src/web/startup/opening.hpp"

#include <doctest/doctest.h>

#include <thread>

#include "src/core/text/locale.hpp"
#include "src/web/waiting.hpp"
#include "tests/web/pages/phone.hpp"
#include "tests/web/phone.hpp"

namespace room_in_a_thread {

using namespace tanteador;
using test::Folder;
using test::place;

struct InThread {
  explicit InThread(const std::filesystem::path& file) : store(db::open_store(file, db::OpenMode::write)) {
    thread = std::thread([this] { opening.run(); });
  }
  InThread(const InThread&) = delete;
  ~InThread() { stop(); }
  void stop() {
    opening.stop();
    if (thread.joinable()) thread.join();
  }
  std::string get(const std::string& path, const std::string& languages = "en") {
    test::Phone phone(port());
    return phone
        .ask("GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Language: " + languages + "\r\n\r\n")
        .body;
  }
  int port() const {
    const std::string& address = opening.addresses().addresses.front();
    return std::stoi(address.substr(address.rfind(':') + 1));
  }

  std::unique_ptr<session::Store> store;
  session::Host host = session::system_host();
  session::Session session{store.get(), host};
  web::Opening opening{
      session, *store, host, {.listen = "127.0.0.1:0", .pages = {.languages = {{"en", ""}, {"es", ""}}}}};
  std::thread thread;
};

TEST_CASE("the server runs in a thread, is registered in the store, and uses its readers' languages") {
  use_catalogues(TANTEADOR_BUILD "/locale");
  speak("de");
  const Folder folder;
  const auto store = db::open_store(place(folder, "club.db"), db::OpenMode::write);
  {
    InThread room(place(folder, "club.db"));
    REQUIRE(web::open_servers(*store).size() == 1);
    CHECK(web::open_servers(*store).front().addresses == room.opening.addresses().addresses);
    CHECK(room.get("/", "es").find("<html lang=\"es\">") != std::string::npos);
    CHECK(room.get("/").find("<html lang=\"en\">") != std::string::npos);
    CHECK(language() == "de");
    room.stop();
    CHECK(room.opening.figures().requests == 2);
  }
  CHECK(web::open_servers(*store).empty());
  CHECK(web::known_address(*store).starts_with("http://127.0.0.1:"));  // slips still lead there
  speak("en");
}

TEST_CASE("slips link to the server's current address, else to its last") {
  const Folder folder;
  const auto store = db::open_store(place(folder, "club.db"), db::OpenMode::write);
  CHECK(web::known_address(*store) == "");
  const auto open = [](int pid, const char* since, const char* address) {
    return web::OpenServer{"elsewhere", pid, since, {address}};
  };
  const web::OpenServer friday = open(1, "2026-11-20T20:00:00.000Z", "http://a:1"),
                        saturday = open(2, "2026-11-21T20:00:00.000Z", "http://b:2");
  tell_open(*store, friday);
  tell_open(*store, saturday);
  CHECK(web::known_address(*store) == "http://b:2");
  tell_closed(*store, saturday);
  CHECK(web::known_address(*store) == "http://a:1");
  tell_closed(*store, friday);
  CHECK(web::known_address(*store) == "http://b:2");
  CHECK(web::token_in("http://b:2/t/ABC") == "ABC");
  CHECK(web::token_in("b:2/t/ABC") == "");
  CHECK(web::token_in("/t/ABC") == "");
}

TEST_CASE("a phone's language applies only during its answer") {
  use_catalogues(TANTEADOR_BUILD "/locale");
  speak("fr");
  web::Settings settings;
  settings.languages = {{"en", ""}, {"es", ""}};
  test::site::Room room(settings);
  test::site::Phone phone(room);
  CHECK(phone.get("/", "lang=es").body.find("<html lang=\"es\">") != std::string::npos);
  CHECK(language() == "fr");
  speak("en");
}

TEST_CASE("the listening address accepts common notations") {
  using TableRequest = std::optional<std::pair<std::string, int>>;
  const std::pair<const char*, TableRequest> rows[] = {{"", {{"", 8080}}},
                                                       {"80", {{"", 80}}},
                                                       {":9000", {{"", 9000}}},
                                                       {"192.168.1.20:8080", {{"192.168.1.20", 8080}}},
                                                       {"192.168.1.20", {{"192.168.1.20", 8080}}},
                                                       {"[::1]:8080", {{"::1", 8080}}},
                                                       {"[::1]", {{"::1", 8080}}},
                                                       {"65536", std::nullopt},
                                                       {"192.168.1.20:", std::nullopt},
                                                       {"192.168.1.20:x", std::nullopt}};
  for (const auto& [text, place] : rows) {
    CAPTURE(std::string(text));
    CHECK(web::read_listen(text) == place);
  }
}

TEST_CASE("a busy port is reported in a sentence, and the store has no server") {
  const Folder folder;
  InThread first(place(folder, "club.db"));
  const auto store = db::open_store(place(folder, "other.db"), db::OpenMode::write);
  const session::Host host = session::system_host();
  session::Session session(store.get(), host);
  try {
    const web::Opening second(session, *store, host, {.listen = "127.0.0.1:" + std::to_string(first.port())});
    FAIL("it opens a second time");
  } catch (const web::CannotOpen& error) {
    CHECK(error.fault() == web::CannotOpen::Fault::taken);
    CHECK(std::string(error.what()).starts_with("Access for phones could not be opened at 127.0.0.1:"));
  }
  CHECK(web::open_servers(*store).empty());
}

TEST_CASE("waiting requests are listed by duration, and devices by address") {
  test::site::Room room;
  const auto devices = std::make_shared<web::Devices>();
  const std::string lines =
      R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"]})"
      "\n";
  web::Grant passes[2];
  for (auto& pass : passes) pass = {.scope = web::Scope::match, .stream = room.play(lines)};
  for (int second : {9, 4}) {
    room.seconds = second;
    const web::Grant& pass = passes[second == 9 ? 0 : 1];
    test::site::Phone phone(room);
    phone.get("/t/" + room.tokens.make(pass).secret);
    phone.press("room/call");
    const std::string now = room.host.now();
    devices->record_visit({.pass = pass,
                           .address = second == 9 ? "10.0.0.9" : "10.0.0.4",
                           .seen_at = now,
                           .wrote_at = second == 9 ? now : ""});
  }
  const auto calls = web::waiting(*room.store, web::Wait::call);
  REQUIRE(calls.size() == 2);
  CHECK(calls[0].pass == passes[1]);
  CHECK(calls[1].pass == passes[0]);
  CHECK(web::waiting(*room.store, web::Wait::dispute).empty());
  const auto all = devices->all();
  REQUIRE(all.size() == 2);
  CHECK(all[0].address == "10.0.0.4");
  CHECK(all[0].wrote_at == "");
  CHECK(all[1].wrote_at == all[1].seen_at);
}

}  // namespace room_in_a_thread
