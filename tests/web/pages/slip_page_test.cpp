// A table that counts on paper: reported in words, confirmed or disputed, settled by the desk.

#include <doctest/doctest.h>

#include "src/view/league/words.hpp"
#include "src/web/opened.hpp"
#include "src/web/waiting.hpp"
#include "tests/web/pages/phone.hpp"

namespace slip_page {

using namespace tanteador;
using test::site::check_whole;
using test::site::Html;
using test::site::Phone;
using test::site::Room;

const std::string kTwo =
    R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana Arce","Beto Borges"]})"
    "\n";

struct Evening {
  Room room;
  session::OpenCompetition competition = room.competition(4, "truco", "truco-nhf-de");
  std::string table = room.table_of(competition, 0), desk = room.desk();
  Phone phone{room}, other{room, "192.168.0.8"}, at_desk{room, "127.0.0.1"};

  league::PlayedTable now() {
    return room.league.open(competition.head.id)->now.now().rounds.front().tables.front();
  }
  std::string name(int side) {
    const auto names = room.league.entrant_names(competition.now);
    return view::partners_text(now().drawn.sides[static_cast<std::size_t>(side)], names);
  }
  void report(Phone& by, int side, const std::string& one, const std::string& two) {
    by.get(table);
    by.press("room/report", {{"figure0", one}, {"figure1", two}});
    check_whole(by.reply());
    by.press("room/sure/" + std::to_string(side));
  }
};

TEST_CASE(
    "a result is confirmed with names before it is sent, appears as reported, and the other side confirms") {
  Evening evening;
  Phone& phone = evening.phone;
  phone.get(evening.table);
  phone.press("room/report", {{"figure0", "30"}, {"figure1", "21"}});
  CHECK(phone.shows(evening.name(0) + " wins, 30 to 21."));
  CHECK_FALSE(evening.now().score);  // only said back
  phone.press("room/sure/0");
  CHECK(phone.shows("Reported by " + evening.name(0)));
  REQUIRE(evening.now().score);
  CHECK(view::reported_by(evening.now()) == 0);
  CHECK(view::marked_text(evening.now()) == "30:21 *");
  // The side that reported does not confirm itself.
  CHECK_FALSE(phone.page().button("room/confirm/0"));
  phone.send("room/confirm/0");
  CHECK(view::reported_by(evening.now()) == 0);
  evening.other.get(evening.table);
  evening.other.press("room/confirm/1");
  CHECK(evening.other.shows("The result is confirmed."));
  CHECK(evening.now().remark == "");
  CHECK(view::marked_text(evening.now()) == "30:21");
  evening.other.resend();
  CHECK(evening.now().remark == "");
  evening.at_desk.get(evening.desk);
  check_whole(evening.at_desk.reply());
}

TEST_CASE("a different result of the other side is a dispute for the desk") {
  Evening evening;
  evening.report(evening.phone, 0, "30", "21");
  evening.report(evening.other, 1, "21", "30");
  REQUIRE(evening.now().disputed.size() == 1);
  CHECK(evening.other.shows("The desk decides"));
  CHECK_FALSE(evening.other.page().button("room/confirm/1"));
  evening.at_desk.get(evening.desk);
  CHECK(evening.at_desk.shows("21:30 is the valid result"));
  auto forms = evening.at_desk.page();
  // The second of both: the one that was reported later.
  std::string about, seen;
  for (const auto* input : forms.all("input"))
    if (input->of("name") == "seen" && input->of("value") == "21:30") seen = input->of("value");
  for (const auto* input : forms.all("input"))
    if (input->of("name") == "about" && input->of("value").starts_with("t/")) about = input->of("value");
  evening.at_desk.post(evening.desk,
                       {{"tap", "0123456789ab"}, {"do", "desk/take"}, {"about", about}, {"seen", seen}});
  CHECK(evening.now().disputed.empty());
  CHECK(evening.now().score->sides[1].score == 30);
  CHECK(evening.now().remark == "");
}

TEST_CASE("the desk sees who reported each of two results, and enters a third one") {
  Evening evening;
  evening.report(evening.phone, 0, "30", "21");
  evening.report(evening.other, 1, "30", "24");
  Phone& desk = evening.at_desk;
  desk.get(evening.desk);
  check_whole(desk.reply());
  for (const int side : {0, 1}) CHECK(desk.shows(">" + evening.name(side) + " · "));
  CHECK(desk.shows("30:21 is the valid result"));
  CHECK(desk.shows("30:24 is the valid result"));
  CHECK(desk.shows(">21</td><td class=\"n\">24</td><td>different"));
  CHECK_FALSE(desk.shows(">30</td><td class=\"n\">30</td><td>different"));
  // A phone at the table cannot decide.
  evening.phone.get(evening.table);
  CHECK_FALSE(evening.phone.page().button("room/correct"));
  evening.phone.send("room/correct", {{"figure0", "30"}, {"figure1", "22"}});
  CHECK(evening.now().disputed.size() == 1);
  CHECK(desk.page().button("desk/take"));
  desk.get(evening.desk, "at=t/" + evening.competition.head.id + "/1.1.1");
  desk.press("room/correct", {{"figure0", "30"}, {"figure1", "22"}});
  CHECK(evening.now().disputed.empty());
  CHECK(view::marked_text(evening.now()) == "30:22");
}

TEST_CASE("the desk pairs a round drawn by a corrected result again") {
  Evening evening;
  auto& [room, competition, table, desk, phone, other, at_desk] = evening;
  const auto enter = [&](const league::CompetitionEvent& event) {
    REQUIRE(room.league.enter(competition, event));
  };
  for (int one = 0; one < 2; ++one)
    enter(league::event::ResultEntered{{0, 0, one}, {{{.score = 30}, {.score = 12}}, {}}, {}, {}});
  enter(league::event::RoundClosed{{0, 0}, false});
  enter(next_round(competition.now, 1).value());
  at_desk.get(desk);
  CHECK_FALSE(at_desk.page().button("desk/redraw"));
  enter(league::event::ResultCorrected{
      {0, 0, 0}, league::event::TableScore{{{.score = 12}, {.score = 30}}, {}}, {}, {}, {}});
  at_desk.get(desk);
  CHECK(at_desk.shows("A result was corrected after this round was paired."));
  at_desk.press("desk/redraw");
  check_whole(at_desk.reply());
  const auto now = room.league.open(competition.head.id)->now;
  CHECK(now.now().rounds.size() == 2);
  CHECK_FALSE(round_to_redraw(now));
  CHECK_FALSE(at_desk.page().button("desk/redraw"));
}

TEST_CASE("an impossible result from a table is refused with a reason") {
  Evening evening;
  evening.phone.get(evening.table);
  for (const auto& [one, two] :
       {std::pair("31", "12"), {"30", "30"}, {"x", "12"}, {"", ""}, {"-5", "<b>"}, {"2:1", "12"}}) {
    CAPTURE(one);
    evening.phone.get(evening.table);
    evening.phone.press("room/report", {{"figure0", one}, {"figure1", two}});
    CHECK(evening.phone.reply().status == 422);
    check_whole(evening.phone.reply());
  }
  CHECK_FALSE(evening.now().score);
}

TEST_CASE("a table starts its match, which is linked and reports its result") {
  Evening evening;
  evening.phone.get(evening.table);
  evening.other.get(evening.table);
  evening.phone.press("room/start");
  REQUIRE(evening.now().matches.size() == 1);
  evening.phone.resend();
  evening.other.press("room/start");  // at once: there is one already
  CHECK(evening.other.reply().status == 409);
  CHECK(evening.now().matches.size() == 1);
  for (int chico = 0; chico < 2; ++chico) {
    if (chico > 0) evening.phone.press("start_hand");
    for (int i = 0; i < 7; ++i) evening.phone.press("points/0/4");
    evening.phone.press("points/0/2");
  }
  REQUIRE(evening.now().score);
  CHECK(evening.now().score->winner.has_value());
  evening.phone.get("/c/" + evening.competition.head.id);
  CHECK(evening.phone.shows("/m/" + evening.now().matches.front()));
}

TEST_CASE("a start interrupted between match and table is completed at the next view of the table") {
  for (const bool resent : {false, true}) {
    CAPTURE(resent);
    Evening evening;
    Room& room = evening.room;
    evening.phone.get(evening.table);
    const web::Grant pass{.scope = web::Scope::table, .stream = evening.competition.head.id};
    // The data stored by the first of the two transactions.
    const std::string tap = word_of(pass) + "/tap-that-began-it";
    const session::SideWrites side{.request = session::RequestId{tap, "", room.host.now()},
                                   .values = {{"start/" + word_of(pass), tap}}};
    std::string match;
    CHECK(room.store->append_with(side, [&] { match = room.play(kTwo); }));
    REQUIRE(evening.now().matches.empty());
    if (resent)
      evening.phone.post(evening.table,
                         {{"tap", "tap-that-began-it"}, {"seen", "|||"}, {"do", "room/start"}});
    else
      evening.phone.get(evening.table);
    CHECK(evening.now().matches == std::vector{match});
    CHECK(evening.phone.page().button("points/0/1"));
    evening.other.get(evening.table);
    CHECK(evening.now().matches == std::vector{match});
    CHECK(room.store->key_values("start/").empty());
  }
}

TEST_CASE("the desk creates a code for a table, shown once as QR code and five characters") {
  Evening evening;
  const std::string way = "at=t/" + evening.competition.head.id + "/1.1.1";
  evening.phone.get(evening.table);
  CHECK_FALSE(evening.phone.page().button("desk/hand-out"));
  evening.phone.send("desk/hand-out");
  CHECK(evening.phone.reply().status == 409);
  web::tell_open(*evening.room.store, {"laptop", 1, "2026-11-20T20:00:00.000Z", {"http://10.0.0.1:8080"}});
  for (const bool started : {false, true}) {
    CAPTURE(started);
    evening.at_desk.get(evening.desk, way);
    evening.at_desk.press("desk/hand-out");
    check_whole(evening.at_desk.reply());
    CHECK(evening.at_desk.reply().tag == "");  // it is never kept
    const Html page = evening.at_desk.page();
    CHECK(page.all("svg").size() == 1);
    std::string code;
    for (const Html::Tag* tag : page.all("p"))
      if (tag->of("class") == "typed") code = tag->text;
    const auto pass = evening.room.tokens.find(code);
    REQUIRE(pass);
    CHECK(web::word_of(*pass) == "t/" + evening.competition.head.id + "/1.1.1");
    CHECK(evening.at_desk.shows("http://10.0.0.1:8080"));
    if (started) break;
    evening.phone.get(evening.table);
    evening.phone.press("room/start");
  }
}

TEST_CASE("the desk takes a table over") {
  Evening evening;
  evening.phone.get(evening.table);
  evening.phone.press("room/start");
  const std::string match = evening.now().matches.front();
  evening.at_desk.get(evening.desk, "at=t/" + evening.competition.head.id + "/1.1.1");
  CHECK(evening.at_desk.reply().status == 200);
  evening.at_desk.press("points/1/3");
  CHECK(score(evening.room.session.open(match)->match(), side_at(1)) == 3);
  for (const char* at : {"t/x/1.1.1", "m/none", "t/1.1", "x", "t/a/0.0.0", "t/a/1.1.99999999999999"}) {
    evening.at_desk.get(evening.desk, std::string("at=") + at);
    CHECK(evening.at_desk.reply().status == 404);
  }
  evening.at_desk.get(evening.desk, "at=t/" + evening.competition.head.id + "/9.9.9");
  CHECK(evening.at_desk.reply().status == 404);
}

}  // namespace slip_page
