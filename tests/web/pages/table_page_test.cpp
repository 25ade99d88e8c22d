// The table's page: whole matches of every game played by its buttons, and errors it prevents.

#include <doctest/doctest.h>

#include <algorithm>
#include <random>

#include "tests/web/pages/phone.hpp"

namespace table_page {

using namespace tanteador;
using test::site::check_whole;
using test::site::Html;
using test::site::Phone;
using test::site::Room;

std::string started(const std::string& game, const std::string& ruleset, int players,
                    const std::string& more = "") {
  constexpr const char* kNames[] = {"Ana", "Beto", "Caro", "Dani", "Eva", "Fede"};
  std::string names;
  for (int i = 0; i < players; ++i) names += (i == 0 ? "\"" : ",\"") + std::string(kNames[i]) + "\"";
  return R"({"type":"match_started","game":")" + game + R"(","ruleset":")" + ruleset + R"(","players":[)" +
         names + "]" + more + "}\n";
}

std::vector<int> scores_in(const session::OpenMatch& match) {
  std::vector<int> scores;
  for (int side = 0; side < side_count(match.match()); ++side)
    scores.push_back(score(match.match(), side_at(side)));
  return scores;
}

// The scores of a match played from a file of the same events.
std::vector<int> by_file(const session::OpenMatch& match, const std::string& first) {
  std::string lines = first;
  for (const EventRecord& record : match.records()) {
    const EventSeq seq{record.seq};
    if (record.seq == 1 || is_struck(match.match(), seq)) continue;
    const auto common = common_event(match.match(), seq);
    if (common && std::holds_alternative<Note>(*common)) continue;  // scores nothing
    const auto event = match.event_json(seq, match.names());
    if (event.is_object()) lines += event.dump() + "\n";  // corrections have done what they did
  }
  CAPTURE(lines);
  session::Session dry(nullptr, session::system_host());
  const auto scored = dry.score(lines, session::RefusalPolicy::stop);
  REQUIRE_MESSAGE(scored.has_value(), (scored ? "" : scored.error().message));
  REQUIRE(scored->refused.empty());
  CHECK(outcome(scored->match->match()).status == outcome(match.match()).status);
  return scores_in(*scored->match);
}

struct Row {
  const char* what;
  std::string first;
  std::vector<std::string> pressed;
  std::vector<int> scores;  // by the documents
  bool over = false;
};

std::vector<std::string> times(int count, const std::vector<std::string>& pressed) {
  std::vector<std::string> all;
  for (int i = 0; i < count; ++i) all.insert(all.end(), pressed.begin(), pressed.end());
  return all;
}
std::vector<std::string> then(std::vector<std::string> one, const std::vector<std::string>& other) {
  one.insert(one.end(), other.begin(), other.end());
  return one;
}
const std::vector<std::string> kEnd{"tool/more", "form/match_ended", "field/reason/agreed", "form/enter"};

std::vector<Row> rows() {
  return {
      {"Truco: by the tally, 7 × 4 + 2 to 30, twice",
       started("truco", "truco-nhf-de", 2),
       then(times(7, {"points/0/4"}),
            then({"points/0/2", "start_hand"}, then(times(7, {"points/0/4"}), {"points/0/2"}))),
       {30, 0},
       true},
      {"Truco by results: envido 2 for one side, truco wanted 2 for the other",
       started("truco", "truco-nhf-de", 4),
       {"tool/way", "line/envido/won/0", "line/truco/won/1"},
       {2, 2}},
      {"tarot: garde with 2 bouts and 49 points: (25 + 8) × 2, thrice for the taker",
       started("tarot", "tarot-fft-4", 4),
       then({"take/0/garde", "bouts/2", "key/4", "key/9", "deal/enter"}, kEnd),
       {198, -66, -66, -66},
       true},
      {"tarot of five: the called partner has a third of it",
       started("tarot", "tarot-fft-5", 5),
       {"take/0/garde", "bouts/2", "key/4", "key/9", "partner/1", "deal/enter"},
       {132, 66, -66, -66, -66}},
      {"Troccas: 41 of 72 is 5 above the half, the others 5 below",
       started("troccas", "troccas-1962", 4),
       {"key/4", "key/1", "enter"},
       {5, -5}},
      {"Truf: bids 5 3 2 14, taken 4 5 2 2",
       started("truf", "truf-lodige", 4),
       {"bid/5s", "bid/3h", "bid/2d", "bid/Ac", "taken/4", "taken/5", "taken/2", "tricks/add"},
       {}},
      {"any game: a deal of Jass, the rest for the others",
       started("sheet", "sheet-jass", 2, R"(,"options":{"deal_sum":157,"others":"rest"})"),
       then({"key/1", "key/0", "key/0", "enter"}, kEnd),
       {100, 57},
       true},
  };
}

TEST_CASE("a match of every game played by one page's buttons equals its file") {
  for (const Row& row : rows()) {
    CAPTURE(row.what);
    Room room;
    const std::string match = room.play(row.first);
    Phone phone(room);
    phone.get(room.table_of(match));
    check_whole(phone.reply());
    for (const std::string& operation : row.pressed) {
      CAPTURE(operation);
      phone.press(operation);
      CHECK(phone.reply().status == 200);
      check_whole(phone.reply());
    }
    const auto open = *room.session.open(match);
    if (!row.scores.empty()) CHECK(scores_in(open) == row.scores);
    CHECK((outcome(open.match()).status != Outcome::Status::in_progress) == row.over);
    CHECK(by_file(open, row.first) == scores_in(open));
  }
}

TEST_CASE("any taps on any game's page store the events of the equivalent file") {
  std::mt19937 chance(7);
  for (const Row& row : rows()) {
    CAPTURE(row.what);
    Room room;
    const std::string match = room.play(row.first);
    Phone phone(room);
    phone.get(room.table_of(match));
    for (int presses = 0; presses < 60; ++presses) {
      const Html page = phone.page();
      std::vector<std::string> operations;
      for (const Html::Tag* button : page.all("button")) {
        const std::string operation = button->of("value");
        if (button->of("name") == "do" && !button->has("disabled") && !operation.starts_with("room/") &&
            operation != "look")
          operations.push_back(operation);
      }
      REQUIRE(!operations.empty());
      const std::string operation = operations[chance() % operations.size()];
      CAPTURE(operation);
      phone.press(operation);
      CHECK((phone.reply().status == 200 || phone.reply().status == 422));
      check_whole(phone.reply());
    }
    const auto open = *room.session.open(match);
    CHECK(by_file(open, row.first) == scores_in(open));
  }
}

TEST_CASE("a pack is chosen in two steps: the suit, which is not sent, then the card") {
  Room room;
  const std::string match = room.play(started("truf", "truf-lodige", 4));
  Phone phone(room);
  phone.get(room.table_of(match));
  const auto suits_of = [](const Html& page) {
    std::vector<const Html::Tag*> suits;
    for (const Html::Tag* input : page.all("input"))
      if (input->of("type") == "radio") suits.push_back(input);
    return suits;
  };
  for (const bool bids : {false, true}) {  // the suit of a card that is chosen is open
    if (bids) {
      phone.press("bid/3h");
      phone.press("seat/0");
    }
    const Html page = phone.page();
    const auto suits = suits_of(page);
    REQUIRE(suits.size() == 4);
    for (std::size_t i = 0; i < suits.size(); ++i) {
      CHECK(suits[i]->of("form") == "-");
      CHECK(suits[i]->has("checked") == (i == (bids ? 1U : 0U)));
    }
    const auto labels = page.all("label");
    CHECK(std::ranges::any_of(labels, [](const Html::Tag* one) { return one->text == "♦"; }));
    for (const char* card : {"bid/2s", "bid/Ah", "bid/10d", "bid/Kc"}) CHECK(page.button(card) != nullptr);
  }
  phone.get(room.table_of(room.play(started("sheet", "sheet-belote", 4))));
  CHECK(suits_of(phone.page()).empty());  // a keypad of digits is no pack
}

TEST_CASE("a page asks before a value passes over a player; only anyway enters it (T-28, T-36)") {
  Room room;
  const std::string match = room.play(started("truco", "truco-nhf-de", 2));
  Phone phone(room);
  phone.get(room.table_of(match));
  for (const char* operation :
       {"start_hand", "call/0/envido", "call/1/quiero", "tool/more", "form/declared/envido", "field/player/1",
        "field/points/2", "field/points/7", "form/enter"})
    phone.press(operation);
  const std::int64_t before = room.session.open(match)->head().count;
  CHECK(phone.shows("Ana has not spoken: no value? (T-36, T-28)"));
  check_whole(phone.reply());
  phone.press("form/back");
  CHECK(!phone.shows("has not spoken"));
  CHECK(phone.page().button("form/enter") != nullptr);
  CHECK(room.session.open(match)->head().count == before);
  phone.press("form/enter");
  phone.press("form/anyway");
  CHECK(phone.shows("Beto says 27"));
  CHECK(room.session.open(match)->head().count == before + 1);
}

TEST_CASE("a page cannot enter a tarot deal while the size of a poignée is open") {
  Room room;
  const std::string match = room.play(started("tarot", "tarot-fft-5", 5));
  Phone phone(room);
  phone.get(room.table_of(match));
  for (const char* operation : {"take/0/garde", "bouts/1", "key/5", "key/6", "partner/1", "poignee/2"})
    phone.press(operation);
  CHECK(phone.page().button("deal/enter") == nullptr);
  CHECK(phone.shows("which poignée"));
  phone.send("deal/enter");
  CHECK(phone.reply().status == 409);
  CHECK(room.session.open(match)->head().count == 1);
  phone.get(room.table_of(match));
  for (const char* operation : {"take/0/garde", "bouts/1", "key/5", "key/6", "partner/1", "poignee/2",
                                "poignee/2/simple", "deal/enter"})
    phone.press(operation);
  CHECK(room.session.open(match)->head().count == 5);
}

TEST_CASE("a repeated tap gets the first answer and is entered once") {
  Room room;
  const std::string match = room.play(started("truco", "truco-nhf-de", 2));
  Phone phone(room);
  phone.get(room.table_of(match));
  phone.press("points/0/3");
  const std::string first = phone.reply().body;
  for (int i = 0; i < 3; ++i) {
    phone.resend();
    CHECK(phone.first_status() == 303);
    CHECK(phone.reply().status == 200);
  }
  CHECK(scores_in(*room.session.open(match)) == std::vector{3, 0});
  // An id from another table belongs to another tap.
  const std::string other = room.play(started("truco", "truco-nhf-de", 2));
  Phone second(room);
  second.get(room.table_of(other));
  second.send("points/0/2", {{"tap", "0123456789abcdef"}});
  phone.get(room.table_of(match));
  phone.send("points/0/1", {{"tap", "0123456789abcdef"}});
  CHECK(scores_in(*room.session.open(match)) == std::vector{4, 0});
  CHECK(scores_in(*room.session.open(other)) == std::vector{2, 0});
}

TEST_CASE("the second of two simultaneous taps gets the first's entry and enters nothing") {
  Room room;
  const std::string match = room.play(started("truco", "truco-nhf-de", 2));
  const std::string table = room.table_of(match);
  Phone one(room), other(room, "192.168.0.8");
  one.get(table);
  other.get(table);
  one.press("points/0/3");
  other.press("points/0/3");
  CHECK(other.reply().status == 409);
  CHECK(other.shows("Someone else has just made an entry"));
  CHECK(scores_in(*room.session.open(match)) == std::vector{3, 0});
  other.press("points/1/2");  // the page it was shown is the new one
  CHECK(other.reply().status == 200);
  CHECK(scores_in(*room.session.open(match)) == std::vector{3, 2});
}

TEST_CASE("two simultaneous equal taps are entered once, a hundred times") {
  const int times = std::getenv("TANTEADOR_LONG") ? 1000 : 100;
  Room room;
  const std::string match = room.play(started("truco", "truco-nhf-de", 2)), table = room.table_of(match);
  Phone one(room), other(room, "192.168.0.8");
  for (int i = 0; i < times; ++i) {
    one.get(table);
    other.get(table);
    const char* operation = i % 2 == 0 ? "points/0/1" : "undo";
    (i % 3 == 0 ? one : other).send(operation);
    (i % 3 == 0 ? other : one).send(operation);
    CHECK((i % 3 == 0 ? one : other).reply().status == 200);
    CHECK((i % 3 == 0 ? other : one).reply().status == 409);
  }
  CHECK(room.session.open(match)->head().count == 1 + times);
}

TEST_CASE("queued taps of a phone are entered in order, unless somebody else used the table meanwhile") {
  for (const bool meanwhile : {false, true}) {
    CAPTURE(meanwhile);
    Room room;
    const std::string match = room.play(started("truco", "truco-nhf-de", 2)), table = room.table_of(match);
    Phone away(room), other(room, "192.168.0.8");
    away.get(table);
    other.get(table);
    const std::string seen = "1";
    const auto send = [&](const char* tap, const char* after, const char* operation) {
      away.post(table, {{"tap", tap}, {"seen", seen}, {"after", after}, {"on", ""}, {"do", operation}});
      return away.first_status();
    };
    CHECK(send("tap-one-1", "", "points/0/3") == 303);
    if (meanwhile) {
      other.get(table);
      other.press("points/1/1");
    }
    CHECK(send("tap-two-2", "tap-one-1", "points/0/2") == (meanwhile ? 409 : 303));
    CHECK(send("tap-two-2", "tap-one-1", "points/0/2") == (meanwhile ? 409 : 303));  // sent again
    CHECK(send("tap-three", "tap-one-1,tap-two-2", "points/1/1") == (meanwhile ? 409 : 303));
    CHECK(scores_in(*room.session.open(match)) == (meanwhile ? std::vector{3, 1} : std::vector{5, 1}));
    CHECK(away.shows("Someone else has just made an entry") == meanwhile);
  }
}

TEST_CASE("a tap of another table, or one not entered, does not count as repeated") {
  Room room;
  const std::string match = room.play(started("truco", "truco-nhf-de", 2)),
                    elsewhere = room.play(started("truco", "truco-nhf-de", 2));
  Phone phone(room), other(room, "192.168.0.8");
  other.get(room.table_of(elsewhere));
  other.send("points/0/1", {{"tap", "tap-of-another"}});
  const std::string table = room.table_of(match);
  other.get(table);
  other.send("points/0/1", {{"tap", "tap-of-other-phone"}});
  for (const char* after : {"tap-of-another", "tap-nobody-made", ",,,,", "tap-of-another,", "\xC3\xA9"}) {
    CAPTURE(std::string(after));
    phone.post(table,
               {{"tap", "tap-late-1"}, {"seen", "1"}, {"after", after}, {"on", ""}, {"do", "points/0/3"}});
    CHECK(phone.first_status() == 409);
  }
  CHECK(scores_in(*room.session.open(match)) == std::vector{1, 0});
}

TEST_CASE("an event that no board offers is not entered") {
  Room room;
  const std::string match = room.play(started("truco", "truco-nhf-de", 2));
  Phone phone(room);
  const std::string steps[] = {"",
                               "form/nothing",
                               "~~~",
                               "tool/more~form/tallied~field/score0=99999999999999",
                               std::string(5000, '~'),
                               "=",
                               "^",
                               "tool/more~=x~form/ruled~field/points/9"};
  const std::string operations[] = {"points/0/99", "",          "undo",       "redo",
                                    "form/enter",  "look",      "room/start", "room/confirm/0",
                                    "room/sure/7", "desk/take", "seat/9",     "why/0"};
  for (const std::string& on : steps) {
    for (const std::string& operation : operations) {
      CAPTURE(on);
      CAPTURE(operation);
      phone.get(room.table_of(match));
      phone.send(operation, {{"on", on}, {"type:field/score0", "99999999999999999999"}});
      check_whole(phone.reply());
      CHECK(phone.reply().status < 500);
    }
  }
  CHECK(room.session.open(match)->records().size() == 1);
  for (const char* tap : {"", "short", "with space in it", "../../../../etc/passwd"}) {
    phone.get(room.table_of(match));
    phone.send("points/0/1", {{"tap", tap}});
    CHECK(phone.reply().status == 400);
  }
  phone.get(room.table_of(match));
  phone.send("points/0/1", {{"seen", "-1"}});
  CHECK(phone.reply().status == 409);
  CHECK(room.session.open(match)->records().size() == 1);
}

TEST_CASE("undo reverts all events of one tap") {
  Room room;
  const std::string first = started("tarot", "tarot-fft-4", 4);
  const std::string match = room.play(first);
  Phone phone(room);
  phone.get(room.table_of(match));
  for (const char* operation : {"take/0/garde", "bouts/2", "key/4", "key/9", "deal/enter"})
    phone.press(operation);
  CHECK(scores_in(*room.session.open(match)) == std::vector{198, -66, -66, -66});
  phone.press("undo");
  CHECK(scores_in(*room.session.open(match)) == std::vector{0, 0, 0, 0});
  CHECK_FALSE(phone.page().button("undo"));
  phone.press("redo");
  CHECK(scores_in(*room.session.open(match)) == std::vector{198, -66, -66, -66});
}

TEST_CASE("every side confirms the result; a dispute cancels that and alerts the desk") {
  Room room;
  const std::string match = room.play(started("truco", "truco-nhf-de", 2));
  const std::string table = room.table_of(match), desk = room.desk();
  Phone phone(room), at_desk(room, "127.0.0.1");
  phone.get(table);
  for (const Row& row : rows()) {
    for (const std::string& operation : row.pressed) phone.press(operation);
    break;
  }
  phone.press("agree/0");
  at_desk.get(desk);
  CHECK_FALSE(at_desk.page().button("desk/settled"));
  phone.press("room/dispute");
  CHECK(phone.shows("the desk decides"));
  CHECK(phone.page().button("agree/0"));  // it is taken back
  at_desk.get(desk);
  CHECK(at_desk.page().button("desk/settled"));
  check_whole(at_desk.reply());
  at_desk.press("desk/settled");
  phone.get(table);
  phone.press("agree/0");
  phone.press("agree/1");
  CHECK(phone.shows("the result is final"));
  phone.send("undo");
  CHECK(phone.reply().status == 409);
  CHECK(phone.shows("Only the desk can change it now"));
  CHECK(outcome(room.session.open(match)->match()).status != Outcome::Status::in_progress);
}

TEST_CASE("a call for the referee shows its waiting time at the desk until it is settled") {
  Room room;
  const std::string match = room.play(started("truco", "truco-nhf-de", 2));
  const std::string table = room.table_of(match), desk = room.desk();
  Phone phone(room), at_desk(room, "127.0.0.1");
  phone.get(table);
  phone.press("room/call");
  CHECK(phone.page().button("room/uncall"));
  room.seconds = 240;
  at_desk.get(desk);
  CHECK(at_desk.shows("4 minutes"));
  CHECK(at_desk.shows("192.168.0.7"));
  at_desk.press("desk/settled");
  CHECK_FALSE(at_desk.page().button("desk/settled"));
  phone.get(table);
  CHECK(phone.page().button("room/call"));
}

TEST_CASE("a foreign, revoked or expired address opens nothing") {
  Room room;
  Phone phone(room);
  for (const char* path : {"/t/AAAAAAAAAAAAAAAAAAAAAAAAAA", "/t/xyz", "/desk/AAAAAAAAAAAAAAAAAAAAAAAAAA",
                           "/t/%00", "/t/..", "/desk/"}) {
    CAPTURE(path);
    CHECK(phone.get(path).status == 404);
    check_whole(phone.reply());
  }
  const auto token = room.tokens.make({.scope = web::Scope::match, .stream = "nothing"});
  CHECK(phone.get("/t/" + token.secret).status == 404);
  auto competition = room.competition(4, "truco", "truco-nhf-de");
  const std::string table = room.table_of(competition, 0);
  CHECK(phone.get(table).status == 200);
  // A table's address is no desk's, and the other way round.
  CHECK(phone.get("/desk/" + table.substr(3)).status == 200);
  CHECK(phone.page().button("room/start"));
  for (const league::OpenTable& open : whats_missing(competition.now))
    REQUIRE(room.league
                .enter(competition,
                       league::event::ResultEntered{open.table, {{{.score = 30}, {.score = 12}}, {}}, {}})
                .has_value());
  REQUIRE(room.league.enter(competition, league::event::RoundClosed{{0, 0}}).has_value());
  CHECK(phone.get(table).status == 410);
  CHECK(phone.post(table, {{"tap", "0123456789ab"}, {"do", "room/start"}}).status == 410);
}

TEST_CASE("what is impossible now is said once for each call") {
  Room room;
  Phone phone(room);
  phone.get(room.table_of(room.play(started("truco", "truco-nhf-de", 2))));
  for (const char* operation : {"start_hand", "call/0/truco", "call/1/quiero"}) phone.press(operation);
  const Html page = phone.page();
  const auto titles = page.all("summary");
  CHECK(std::ranges::count(titles, "Not possible now", &Html::Tag::text) == 1);
  std::vector<std::string> reasons;
  for (const Html::Tag* tag : page.all("strong")) reasons.push_back(tag->text);
  REQUIRE(!reasons.empty());
  std::ranges::sort(reasons);
  CHECK(std::ranges::adjacent_find(reasons) == reasons.end());
}

}  // namespace table_page
