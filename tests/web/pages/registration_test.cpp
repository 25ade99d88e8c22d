// Entries by phone: only while the desk takes them, once each, and entered by the desk alone.

#include <doctest/doctest.h>

#include "src/web/registrants.hpp"
#include "tests/support/competition.hpp"
#include "tests/web/pages/phone.hpp"

namespace registration {

using namespace tanteador;
using test::site::Phone;
using test::site::Room;

struct Evening {
  Room room;
  std::string id = room.league.create(test::cup("truco-argentino"))->head.id, path = "/enter/" + id;
  Phone phone = Phone(room), desk = Phone(room);

  void at_the_desk(const std::string& operation, const std::string& seen) {
    desk.get(room.desk());
    desk.send(operation, {{"about", id}, {"seen", seen}});
  }
  web::Reply limit(const std::string& until, const std::string& places) {
    desk.get(room.desk());
    return desk.send("desk/limits", {{"about", id}, {"seen", ""}, {"until", until}, {"places", places}});
  }
  std::size_t entrants() const { return room.league.open(id)->now.entrants.size(); }
  std::vector<web::Registrant> waiting() const { return web::registrants(*room.store, id); }
};

TEST_CASE("a competition takes registrations by phone only while the desk allows them") {
  Evening evening;
  CHECK(evening.phone.get(evening.path).status == 404);
  CHECK(evening.phone.get("/c/" + evening.id).body.find("Enter this competition") == std::string::npos);
  evening.at_the_desk("desk/entries", "");
  CHECK(evening.phone.get("/c/" + evening.id).body.find("Enter this competition") != std::string::npos);
  CHECK(evening.phone.get(evening.path).status == 200);
  evening.at_the_desk("desk/entries", "open");
  CHECK(evening.phone.get(evening.path).status == 404);
}

TEST_CASE("a registration waits for the desk, is there once, and is entered by the desk") {
  Evening evening;
  evening.at_the_desk("desk/entries", "");
  evening.phone.get(evening.path);
  evening.phone.press("register", {{"name", "  Ana <b> "}, {"club", "Norte"}});
  CHECK(evening.phone.reply().body.find("Ana &lt;b&gt; is on the list.") != std::string::npos);
  evening.phone.resend();
  REQUIRE(evening.waiting().size() == 1);
  CHECK(evening.waiting()[0].name == "Ana <b>");
  CHECK(evening.entrants() == 0);
  evening.at_the_desk("desk/enter", evening.waiting()[0].id);
  CHECK(evening.waiting().empty());
  CHECK(evening.entrants() == 1);
  CHECK(evening.room.league.open(evening.id)->now.entrants[0].club == "Norte");
}

TEST_CASE("the desk leaves tables free in later rounds, and refuses what it did not see") {
  Evening evening;
  const auto set = [&](const std::string& seen, const std::string& numbers) {
    evening.desk.get(evening.room.desk());
    return evening.desk.send("desk/free-tables", {{"about", evening.id}, {"seen", seen}, {"free", numbers}})
        .status;
  };
  const auto free_tables = [&] { return evening.room.league.open(evening.id)->now.rules().free_tables; };
  CHECK(set("", "3, 1") == 200);
  CHECK(free_tables() == std::vector{1, 3});
  CHECK(evening.desk.get(evening.room.desk()).body.find("value=\"1, 3\"") != std::string::npos);
  for (const auto& [seen, numbers] : {std::pair("", "2"), std::pair("1, 3", "two"), std::pair("1, 3", "0")})
    CHECK_MESSAGE(set(seen, numbers) == 409, numbers);
  CHECK(free_tables() == std::vector{1, 3});
  CHECK(set("1, 3", "") == 200);
  CHECK(free_tables().empty());
}

TEST_CASE("a refused form of the desk shows again what was typed, and is open") {
  Evening evening;
  evening.at_the_desk("desk/entries", "");
  const auto has = [](const web::Reply& reply, const std::string& text) {
    return reply.body.find(text) != std::string::npos;
  };
  const auto limits = evening.limit("2999-01-01T20:00", "many");
  CHECK(limits.status == 409);
  CHECK(has(limits, "value=\"2999-01-01T20:00\""));
  CHECK(has(limits, "value=\"many\""));
  CHECK(has(limits, "<details open=\"\"><summary>Entries by phone"));
  evening.desk.get(evening.room.desk());
  const auto free =
      evening.desk.send("desk/free-tables", {{"about", evening.id}, {"seen", ""}, {"free", "2, two"}});
  CHECK(free.status == 409);
  CHECK(has(free, "value=\"2, two\""));
  CHECK(has(free, "<details open=\"\"><summary>Tables that stay free"));
  CHECK_FALSE(has(evening.desk.get(evening.room.desk()), "<details open"));
}

TEST_CASE("the desk chooses the points for rounds that an entrant by phone has missed") {
  Evening evening;
  evening.at_the_desk("desk/entries", "");
  const auto register_as = [&](const std::string& name) {
    evening.phone.get(evening.path);
    evening.phone.press("register", {{"name", name}});
  };
  for (const char* name : {"Ana", "Beto"}) register_as(name);
  CHECK(evening.desk.get(evening.room.desk()).body.find("name=\"late\"") == std::string::npos);
  for (int i = 0; i < 2; ++i) evening.at_the_desk("desk/enter", evening.waiting()[0].id);
  auto open = *evening.room.league.open(evening.id);
  REQUIRE(evening.room.league.enter(open, *next_round(open.now, 1)));
  register_as("Caro");
  CHECK(evening.desk.get(evening.room.desk()).body.find("name=\"late\"") != std::string::npos);
  evening.desk.send("desk/enter", {{"about", evening.id}, {"seen", evening.waiting()[0].id}, {"late", "2"}});
  open = *evening.room.league.open(evening.id);
  REQUIRE(open.now.entrants.size() == 3);
  CHECK(open.now.entrants[2].late == league::LateWorth::half);
}

TEST_CASE("an empty name, a repeated one, and too many from one phone are refused") {
  Evening evening;
  evening.at_the_desk("desk/entries", "");
  const auto enter = [&](const std::string& name) {
    evening.phone.get(evening.path);
    return evening.phone.press("register", {{"name", name}}).status;
  };
  CHECK(enter("   ") == 422);
  CHECK(enter("Ana") == 200);
  CHECK(enter("Ana") == 422);
  for (std::size_t i = 1; i < web::kRegistrantsOfPhone; ++i) CHECK(enter("Beto " + std::to_string(i)) == 200);
  CHECK(enter("Caro") == 422);
  CHECK(evening.waiting().size() == web::kRegistrantsOfPhone);
  evening.at_the_desk("desk/reject", evening.waiting()[0].id);
  CHECK(evening.waiting().size() == web::kRegistrantsOfPhone - 1);
  CHECK(enter("Caro") == 200);
}

TEST_CASE("entries by phone end at their time; one stored before is confirmed again") {
  Evening evening;
  evening.at_the_desk("desk/entries", "");
  evening.phone.get(evening.path);
  evening.phone.press("register", {{"name", "Ana"}});
  evening.limit("2026-01-02T20:00", "");
  evening.phone.resend();
  CHECK(evening.phone.reply().body.find("Ana is on the list.") != std::string::npos);
  CHECK(evening.phone.get(evening.path).body.find("Entries ended on") != std::string::npos);
  CHECK(evening.phone.get("/c/" + evening.id).body.find("Enter this competition") == std::string::npos);
  evening.limit("2099-01-02T20:00", "");
  CHECK(evening.phone.get(evening.path).body.find("Entries are possible until") != std::string::npos);
  CHECK(evening.limit("tomorrow", "").status == 409);
  for (const char* places : {"-1", "0x10", "3 pairs", "99999999999"})
    CHECK(evening.limit("", places).status == 409);
  CHECK(web::phone_entries(*evening.room.store, evening.id).until.starts_with("2099"));  // kept by a refusal
  evening.at_the_desk("desk/entries", "open");
  CHECK(evening.limit("", "5").status == 409);  // closed
}

TEST_CASE("the desk closes entries at once and opens them again, also after their time, with their places") {
  Evening evening;
  const auto entries = [&] { return web::phone_entries(*evening.room.store, evening.id); };
  evening.at_the_desk("desk/entries", "");
  evening.limit("2099-01-02T20:00", "5");
  evening.at_the_desk("desk/entries", "open");
  CHECK(evening.phone.get(evening.path).status == 404);
  CHECK(evening.phone.get("/c/" + evening.id).body.find("Enter this competition") == std::string::npos);
  evening.desk.get(evening.room.desk());
  CHECK(evening.desk.shows("Entries are closed."));
  evening.at_the_desk("desk/entries", "");
  CHECK(entries().places == 5);
  CHECK(entries().until.starts_with("2099"));
  evening.limit("2026-01-02T20:00", "5");  // over
  evening.desk.get(evening.room.desk());
  CHECK(evening.desk.shows("Entries are closed."));
  evening.at_the_desk("desk/entries", "");
  CHECK(entries() == web::PhoneEntries{.open = true, .until = {}, .places = 5});
  CHECK(evening.phone.get(evening.path).status == 200);
  CHECK_FALSE(evening.desk.shows("Entries are closed."));
}

TEST_CASE("whoever enters after the last place waits, and moves up when a participant withdraws") {
  Evening evening;
  evening.at_the_desk("desk/entries", "");
  evening.limit("", "2");
  const auto enter = [&](const std::string& name) {
    evening.phone.get(evening.path);
    return evening.phone.press("register", {{"name", name}}).body;
  };
  const auto has = [](const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
  };
  CHECK(has(enter("Ana"), "Ana is on the list."));
  evening.at_the_desk("desk/enter", evening.waiting()[0].id);
  CHECK(has(enter("Beto"), "Beto is on the list."));
  CHECK(has(evening.phone.get(evening.path).body, "You can go on the waiting list."));
  CHECK(has(enter("Caro"), "Caro is number 1 on the waiting list."));
  CHECK(has(enter("Dani"), "Dani is number 2 on the waiting list."));
  const auto waiting_list = [&] {  // on the waiting list of the desk
    const std::string page = evening.desk.get(evening.room.desk()).body;
    const auto list = page.find("Waiting list");
    std::string names;
    for (const char* name : {"Ana", "Beto", "Caro", "Dani"})
      if (list != page.npos && page.find(name, list) != page.npos) names += name;
    return names;
  };
  CHECK(waiting_list() == "CaroDani");
  auto open = evening.room.league.open(evening.id);
  REQUIRE(evening.room.league.enter(*open, league::event::EntrantWithdrawn{league::entrant_at(0), {}}));
  CHECK(waiting_list() == "Dani");
}

}  // namespace registration
