// Settings of the desk for the big screen and live scores, and a referee's PIN.

#include <doctest/doctest.h>

#include "src/session/cases/referees.hpp"
#include "src/view/words.hpp"
#include "src/web/live.hpp"
#include "src/web/wall.hpp"
#include "tests/web/pages/phone.hpp"

namespace wall_and_desk {

using namespace tanteador;
using test::site::check_whole;
using test::site::Html;
using test::site::Phone;
using test::site::Room;

// A table of Friday that has scored 3, 5 minutes ago, and 4 more just now.
struct Friday {
  Room room;
  session::OpenCompetition competition = room.competition(4, "truco", "truco-nhf-de");
  std::string desk = room.desk(), table = room.table_of(competition, 0), match;
  Phone at_desk{room, "127.0.0.1"}, phone{room}, watcher{room, "192.168.0.9"};

  Friday() {
    phone.get(table);
    phone.press("room/start");
    phone.press("points/0/3");
    room.seconds = 300;
    phone.get(table);
    phone.press("points/0/4");
    match = room.store->matches_of(competition.head.id).front();
  }
  void at_the_desk(const std::string& operation, const std::string& about, const std::string& seen = {}) {
    at_desk.get(desk);
    at_desk.post(desk, {{"tap", "tap-of-the-desk"}, {"do", operation}, {"about", about}, {"seen", seen}});
    CHECK(at_desk.first_status() == 303);
    check_whole(at_desk.reply());
  }
  std::string points_on(const std::string& path) {
    watcher.get(path);
    check_whole(watcher.reply());
    const Html page = watcher.page();
    for (const Html::Tag* tag : page.all("span"))
      if (tag->of("class") == "points") return tag->text;
    return {};
  }
};

TEST_CASE("live scores appear at once, minutes later, or after the match, as the desk sets") {
  Friday friday;
  const std::string id = friday.competition.head.id, path = "/m/" + friday.match;
  const auto cell = [&](const std::string& text) {
    friday.watcher.get("/c/" + id);
    return friday.watcher.shows(">" + text + "<");
  };
  CHECK(friday.points_on(path) == "7");
  CHECK(cell("7 : 0"));
  friday.at_the_desk("desk/live", id, "5");
  CHECK(friday.points_on(path) == "3");
  CHECK(cell("3 : 0"));
  friday.room.seconds = 599;
  CHECK(friday.points_on(path) == "3");
  friday.room.seconds = 600;
  CHECK(friday.points_on(path) == "7");
  friday.at_the_desk("desk/live", id, "15");
  CHECK(friday.points_on(path) == "0");
  friday.at_the_desk("desk/live", id, "over");
  CHECK(friday.points_on(path) == "");
  CHECK(cell("Now playing"));
  CHECK(friday.points_on("/") == "Now playing");
  friday.at_the_desk("desk/live", id, "now");
  CHECK(friday.points_on(path) == "7");
  // Players see their own score at once.
  friday.at_the_desk("desk/live", id, "over");
  CHECK(friday.points_on(friday.table) == "7");
}

TEST_CASE("a delayed score reaches followers later without another event") {
  Friday friday;
  const std::string id = friday.competition.head.id;
  friday.at_the_desk("desk/live", id, "5");
  web::Request request{.path = "/news"};
  request.query["of"] = "/m/" + friday.match;
  const std::string channel = friday.room.hall.answer(request).channels.at(0);
  const auto count_news = [&] {
    int count = 0;
    for (const web::News& news : friday.room.hall.news())
      count += news.channel == channel && (news.event == "parts" || news.event == "moved");
    return count;
  };
  (void)count_news();
  friday.room.seconds = 590;
  CHECK(count_news() == 0);
  friday.room.seconds = 601;
  CHECK(count_news() == 1);
}

TEST_CASE("a setting of live scores is now, over or minutes") {
  using web::LiveScores;
  CHECK(web::read_live_scores("now") == LiveScores{});
  CHECK(web::read_live_scores("over") == LiveScores{.hidden = true});
  CHECK(web::read_live_scores("15") == LiveScores{.minutes = 15});
  for (const char* wrong : {"", "0", "-5", "5 ", "241", "5min", "99999999999"})
    CHECK_MESSAGE(!web::read_live_scores(wrong), std::string(wrong));
  for (const LiveScores& how : {LiveScores{}, LiveScores{.hidden = true}, LiveScores{.minutes = 7}})
    CHECK(web::read_live_scores(word_of(how)) == how);
}

TEST_CASE("the big screen alternates the pairings, live scores and standings set by the desk") {
  Friday friday;
  const auto hangs = [&] {
    std::string titles;
    for (int turn = 0; turn < 3; ++turn) {
      friday.watcher.get("/wall", "turn=" + std::to_string(turn));
      check_whole(friday.watcher.reply());
      const Html page = friday.watcher.page();
      for (const Html::Tag* tag : page.all("h1")) titles += tag->text + "; ";
      if (titles.ends_with("Live scores; ")) CHECK(friday.watcher.shows(">7 : 0<"));
    }
    return titles;
  };
  CHECK(hangs() == "Friday · Round 1; Friday · Live scores; Friday · Standings; ");
  friday.at_the_desk("desk/shows", "pairings");
  CHECK(hangs() == "Friday · Live scores; Friday · Standings; Friday · Live scores; ");
  friday.at_the_desk("desk/shows", "live");
  CHECK(hangs() == "Friday · Standings; Friday · Standings; Friday · Standings; ");
  friday.at_the_desk("desk/shows", "standings");  // the last: then all of it hangs again
  CHECK(hangs() == "Friday · Round 1; Friday · Live scores; Friday · Standings; ");
  friday.at_the_desk("desk/shows", "nonsense");
  friday.at_the_desk("desk/wall", "no-competition");
  CHECK(hangs() == "Big screen; Big screen; Big screen; ");
  friday.at_the_desk("desk/wall", friday.competition.head.id);
  CHECK(hangs().starts_with("Friday · Round 1; "));
}

TEST_CASE("the big screen shows the result between two sides, and the winner in bold") {
  Friday friday;
  const league::TableRef second{0, 0, 1};
  REQUIRE(friday.room.league
              .enter(friday.competition,
                     league::event::ResultEntered{second, {{{.score = 12}, {.score = 30}}, {}}, {}})
              .has_value());
  friday.watcher.get("/wall", "turn=0");
  check_whole(friday.watcher.reply());
  const Html page = friday.watcher.page();
  std::vector<std::string> cells, bold;
  for (const Html::Tag* cell : page.all("td")) cells.push_back(cell->text);
  for (const Html::Tag* name : page.all("strong")) bold.push_back(name->text);
  REQUIRE(cells.size() == 8);
  CHECK(cells[2] == "");
  CHECK(cells[6] == "12:30");
  CHECK(bold == std::vector<std::string>{cells[7]});
  CHECK(friday.watcher.shows("class=\"wall pairs\""));
}

TEST_CASE("the desk stops and extends the clock, and big screen and tables show it") {
  Friday friday;
  const std::string id = friday.competition.head.id, other = friday.room.table_of(friday.competition, 1);
  const auto enter = [&](const league::CompetitionEvent& event) {
    session::OpenCompetition open = *friday.room.league.open(id);
    REQUIRE(friday.room.league.enter(open, event));
  };
  const auto clock_on = [&](const std::string& path) -> std::string {
    friday.watcher.get(path);
    check_whole(friday.watcher.reply());
    const Html page = friday.watcher.page();
    for (const char* element : {"p", "span"})  // beside the name of a table that plays
      for (const Html::Tag* tag : page.all(element))
        if (tag->of("class") == "clock") return tag->text;
    return {};
  };
  CHECK(clock_on("/wall").empty());
  CHECK(clock_on(friday.table).empty());
  enter(league::event::RulesChanged{.minutes = 45, .last_deal = 10});
  const auto until = [](const char* utc) { return "until " + view::clock_time(utc); };
  const std::string whole = until("2026-11-20T20:45:00Z") + " 40 minutes";
  for (const std::string& path : {std::string("/wall"), friday.table, other}) CHECK(clock_on(path) == whole);
  friday.at_the_desk("desk/clock", id, "5 45 running");
  const auto is_refused = [&](const std::string& word) {
    friday.at_desk.post(friday.desk,
                        {{"tap", "tap-of-the-desk"}, {"do", "desk/clock"}, {"about", id}, {"seen", word}});
    return friday.at_desk.first_status() == 409;
  };
  CHECK(is_refused("5 45 running"));  // sent twice
  for (const char* word : {"", "0 50 running", "x 50 running", "2000 50 running", "resume 50 running"})
    CHECK_MESSAGE(is_refused(word), word);
  CHECK(clock_on("/wall") == until("2026-11-20T20:50:00Z") + " 45 minutes");
  friday.at_the_desk("desk/clock", id, "stop 50 running");
  friday.room.seconds = 600;
  CHECK(clock_on(friday.table) == "Clock stopped 45 minutes");
  friday.at_the_desk("desk/clock", id, "resume 50 stopped");
  CHECK(clock_on(friday.table) == until("2026-11-20T20:55:00Z") + " 45 minutes");
  enter(league::event::ClockChanged{{0, 0}, league::event::ClockChange::add, 7, {1}});
  CHECK(clock_on(other) == until("2026-11-20T21:02:00Z") + " 52 minutes");
  CHECK(friday.watcher.get("/wall", "turn=0").body.find(">" + until("2026-11-20T21:02:00Z") + "<") !=
        std::string::npos);
  friday.room.seconds = 45 * 60;
  CHECK(clock_on(friday.table) == "Last deal · " + until("2026-11-20T20:55:00Z") + " 10 minutes");
  friday.room.seconds = 55 * 60;
  CHECK(clock_on(friday.table) == "Time is up ");
}

TEST_CASE("with referees a finished match is corrected at the desk with a PIN") {
  Friday friday;
  CHECK_FALSE(session::Referees(friday.room.session).add("Rita", "4711"));
  const std::string word = "t/" + friday.competition.head.id + "/1.1.1";
  const auto at_table = [&](const char* operation, const std::map<std::string, std::string>& typed) {
    friday.at_desk.get(friday.desk, "at=" + word);
    check_whole(friday.at_desk.reply());
    friday.at_desk.send(operation, typed);
  };
  friday.phone.get(friday.table);
  CHECK_FALSE(friday.phone.shows("type=\"password\""));  // a table has no PIN to type
  for (const char* operation : {"points/0/4", "points/0/4", "points/0/4", "points/0/4", "points/0/4",
                                "points/0/3", "start_hand", "points/0/4", "points/0/4", "points/0/4",
                                "points/0/4", "points/0/4", "points/0/4", "points/0/4", "points/0/2"}) {
    friday.phone.get(friday.table);
    friday.phone.press(operation);
  }
  const auto count = [&] { return friday.room.session.open(friday.match)->head().count; };
  REQUIRE(outcome(friday.room.session.open(friday.match)->match()).status != Outcome::Status::in_progress);
  const auto before = count();
  friday.phone.get(friday.table);
  friday.phone.send("undo");
  CHECK(friday.phone.reply().status == 422);
  CHECK(friday.phone.shows("Ask the referee to enter it at the desk"));
  at_table("undo", {});
  CHECK(friday.at_desk.reply().status == 422);
  CHECK(friday.at_desk.shows("type your PIN"));
  at_table("undo", {{"referee", "Rita"}, {"pin", "1234"}});
  CHECK(friday.at_desk.reply().status == 422);
  CHECK(count() == before);
  CHECK_FALSE(friday.at_desk.shows("1234"));  // it is never written back
  at_table("undo", {{"referee", "Rita"}, {"pin", "4711"}});
  CHECK(friday.at_desk.first_status() == 303);
  CHECK(count() == before + 1);
  // The next person has to enter it again, above all at a table.
  for (const char* operation : {"points/0/2"}) {
    friday.phone.get(friday.table);
    friday.phone.press(operation);
  }
  at_table("undo", {});
  CHECK(friday.at_desk.reply().status == 422);
}

TEST_CASE("the desk lists at most sixty codes, and none that opens nothing") {
  Room room;
  auto competition = room.competition(4, "truco", "truco-nhf-de");
  const auto token = [&](int round, int table) {
    (void)room.tokens.make(
        {.scope = web::Scope::table, .stream = competition.head.id, .table = {0, round, table}});
  };
  for (const int table : {1, 0, 1}) token(0, table);
  (void)room.tokens.make({.scope = web::Scope::match, .stream = "no-such-match"});
  const std::string match =
      room.play(R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"]})"
                "\n");
  (void)room.table_of(match);
  Phone desk(room);
  const std::string path = room.desk();
  const auto list_codes = [&] {
    desk.get(path);
    const std::string& body = desk.reply().body;
    std::vector<std::string> all;
    for (std::size_t at = body.find("Codes of the tables");
         (at = body.find("<tr><td", at + 1)) < body.find("What the big screen shows");) {
      const std::size_t begin = body.find('>', at + 4) + 1;
      all.push_back(body.substr(begin, body.find("</td>", begin) - begin));
    }
    std::ranges::sort(all);
    return all;
  };
  CHECK(list_codes() ==
        std::vector<std::string>{"Ana – Beto", "Table 1 · Friday", "Table 2 · Friday", "Table 2 · Friday"});
  check_whole(desk.reply());
  for (const league::OpenTable& open : whats_missing(competition.now))
    REQUIRE(room.league.enter(
        competition, league::event::ResultEntered{open.table, {{{.score = 30}, {.score = 12}}, {}}, {}}));
  REQUIRE(room.league.enter(competition, league::event::RoundClosed{{0, 0}}));
  REQUIRE(room.league.enter(competition, *next_round(competition.now, 1)));
  CHECK(list_codes() == std::vector<std::string>{"Ana – Beto"});  // the round is over
  for (int i = 0; i < 70; ++i) token(1, i % 2);
  REQUIRE(list_codes().size() == web::kListedMost);
  CHECK(std::ranges::count(list_codes(), "Table 1 · Friday") > 0);
}

TEST_CASE("a table operated by the desk gets its own messages only") {
  Friday friday;
  const std::string other = friday.room.table_of(friday.competition, 1);
  const std::string taken = friday.desk + "?at=t/" + friday.competition.head.id + "/1.1.1";
  friday.at_desk.get(friday.desk, taken.substr(taken.find('?') + 1));
  REQUIRE(friday.at_desk.reply().status == 200);
  web::Request request{.path = "/news"};
  request.query["of"] = taken;
  const std::string channel = friday.room.hall.answer(request).channels.at(0);
  REQUIRE(channel != "");
  const auto count_news = [&] {
    int count = 0;
    for (const web::News& news : friday.room.hall.news())
      count += news.channel == channel && news.event == "moved";
    return count;
  };
  CHECK(count_news() == 0);
  Phone elsewhere(friday.room, "192.168.0.8");
  elsewhere.get(other);
  elsewhere.press("room/start");
  elsewhere.press("room/call");
  CHECK(count_news() == 1);  // the competition has a match more
  elsewhere.press("points/0/1");
  friday.room.seconds += 100;
  CHECK(count_news() == 0);
  friday.phone.get(friday.table);
  friday.phone.press("points/0/1");
  CHECK(count_news() == 1);
}

}  // namespace wall_and_desk
