// All matches: every live one on the home screen, however old, and every match by name and game.

#include <doctest/doctest.h>

#include <future>

#include "src/view/words.hpp"
#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/press.hpp"
#include "ui/app/match/match_finder.hpp"

using namespace tanteador;
using test::HeadlessUi;
using test::TableFixture;

namespace {

std::string between(const std::string& one, const std::string& other) {
  return R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":[")" + one + "\",\"" +
         other + "\"]}\n";
}

const std::string kEnd = "{\"type\":\"match_ended\",\"reason\":\"agreed\"}\n";

}  // namespace

TEST_CASE("a live match is on the home screen after thirty later ones and opens") {
  TableFixture table;
  const std::string old =
      table.play(between("Zoé", "Yago") + R"({"type":"tallied","side":"Zoé","points":7})" + "\n");
  REQUIRE(!old.empty());
  for (int i = 0; i < 30; ++i)
    REQUIRE(!table.play(between("Ana", "Beto" + std::to_string(i)) + (i % 2 ? kEnd : "")).empty());
  ui::App app(table.session, table.options());
  HeadlessUi ui(app);
  test::press(ui, {"go/home"});
  REQUIRE(ui.find("open/" + old) != nullptr);
  CHECK(ui.shows("Zoé – Yago"));
  CHECK(ui.shows("7 – 0"));
  CHECK(ui.shows("31 matches"));
  const std::vector<view::Command> open{view::command::Open{old}};
  app.perform(open);
  CHECK(app.match()->id() == old);
}

TEST_CASE("an ended match without a chico is listed with its points, a won one with its chicos") {
  TableFixture table;
  const std::string early = R"({"type":"tallied","side":"Ana","points":18})"
                            "\n" +
                            kEnd;
  REQUIRE(!table.play(between("Ana", "Beto") + early).empty());
  std::string won = between("Ana", "Caro");
  for (const char* next : {"{\"type\":\"hand_started\"}\n", ""})
    won += std::string(R"({"type":"tallied","side":"Caro","points":30})") + "\n" + next;
  REQUIRE(!table.play(won).empty());
  ui::App app(table.session, table.options());
  HeadlessUi ui(app);
  CHECK(ui.shows("18 – 0"));
  test::press(ui, {"go/matches"});
  CHECK(ui.shows("Ana – Beto · 18\u00a0–\u00a00"));
  CHECK(ui.shows("Ana – Caro · 0\u00a0–\u00a02"));
}

TEST_CASE("every match is found in the list by page, plain name and game") {
  TableFixture table;
  std::vector<std::string> ids;
  for (int i = 0; i < 60; ++i)
    ids.push_back(
        table.play(between("Ana", i == 3 ? "Zoé" : "Beto" + std::to_string(i)) + (i % 2 ? kEnd : "")));
  ui::App app(table.session, table.options());
  HeadlessUi ui(app);
  test::press(ui, {"go/home", "go/matches"});
  CHECK(ui.shows("1 to 24 of 60"));
  CHECK(!ui.enabled("matches/back"));
  std::size_t found = 0;
  for (int page = 0; page < 3; ++page) {
    for (const std::string& id : ids) found += ui.find("open/" + id) ? 1u : 0u;
    if (page < 2) test::press(ui, {"matches/next"});
  }
  CHECK(found == 60);
  CHECK(!ui.enabled("matches/next"));
  ui.type("matches/search", "zoe");
  CHECK(ui.find("open/" + ids[3]) != nullptr);
  CHECK(ui.find("open/" + ids[4]) == nullptr);
  CHECK(ui.find("matches/next") == nullptr);
  test::press(ui, {"matches/game/tarot"});
  CHECK(ui.shows("No matches found."));
  test::press(ui, {"matches/game/truco", "matches/live"});
  CHECK(ui.shows("No matches found."));  // it is over
  test::press(ui, {"matches/live", "open/" + ids[3]});
  CHECK(app.match()->id() == ids[3]);
}

TEST_CASE("a match is found by day and by result, in any order and with any dash") {
  TableFixture table;
  const std::string one = table.play(between("Ana", "Beto") + test::tallied("Ana", 12) +
                                     test::tallied("Beto", 7)),
                    other = table.play(between("Ana", "Caro") + test::tallied("Ana", 9) +
                                       test::tallied("Caro", 7));
  ui::App app(table.session, table.options());
  HeadlessUi ui(app);
  test::press(ui, {"go/home", "go/matches"});
  const std::string today = view::day_of(session::system_host().now());
  struct Row {
    std::string typed;
    bool one, other;
  };
  for (const Row& row : {Row{"12", true, false},
                         {"7", true, true},
                         {"12-7", true, false},
                         {"7 – 9", false, true},
                         {"12 9", false, false},
                         {"beto 12–7", true, false},
                         {"caro 12-7", false, false},
                         {today, true, true},
                         {today.substr(0, 7), true, true},
                         {"1999-12", false, false}}) {
    CAPTURE(row.typed);
    const view::Command look =
        view::command::SetState{view::ListState{.game = {}, .live = false, .page = 0, .search = row.typed}};
    app.perform({&look, 1});
    ui.frame();
    CHECK((ui.find("open/" + one) != nullptr) == row.one);
    CHECK((ui.find("open/" + other) != nullptr) == row.other);
  }
}

TEST_CASE("the search finds what is visible at once") {
  TableFixture table;
  for (const char* other : {"Beto", "Zoé", "Caro", "Beto"}) table.play(between("Ana", other));
  table.play(between("Ana", "Dani") + test::tallied("Ana", 9) + kEnd);
  ui::MatchFinder here(table.session, {});
  ui::MatchFinder beside(table.session,
                         [&] { return db::open_store(table.folder / "t.db", db::OpenMode::write); });
  const auto search_for = [](const char* game, bool live, const char* search) {
    view::ListState state;
    state.game = game;
    state.live = live;
    state.search = search;
    return state;
  };
  const view::ListState rows[] = {search_for("", false, "beto"),  search_for("", false, "zoe"),
                                  search_for("", true, ""),       search_for("truco", false, "9"),
                                  search_for("tarot", false, ""), search_for("", true, "ana dani")};
  for (const view::ListState& row : rows) {
    CAPTURE(row.search);
    while (beside.find(row), beside.is_searching()) continue;
    CHECK(beside.find(row) == here.find(row));
  }
  CHECK(here.find(rows[0]).size() == 2);
  table.play(between("Eva", "Beto"));
  here.forget();
  beside.forget();
  while (beside.find(rows[0]), beside.is_searching()) continue;
  CHECK(beside.find(rows[0]).size() == 3);
  CHECK(beside.find(rows[0]) == here.find(rows[0]));
}

TEST_CASE("during a search the panel shows the previous result and responds") {
  TableFixture table;
  const std::string beto = table.play(between("Ana", "Beto")), caro = table.play(between("Ana", "Caro"));
  std::promise<void> slow;
  const std::shared_future<void> opened = slow.get_future().share();
  ui::AppOptions options = table.options();
  options.store_again = [&table, opened] {
    opened.wait();
    return db::open_store(table.folder / "t.db", db::OpenMode::write);
  };
  ui::App app(table.session, options);
  HeadlessUi ui(app);
  test::press(ui, {"go/home", "go/matches"});
  CHECK(ui.find("open/" + beto) != nullptr);  // without a search nothing is looked for
  CHECK_FALSE(app.is_busy());
  ui.type("matches/search", "caro");
  CHECK(app.is_busy());
  CHECK(ui.shows("Searching…"));
  test::press(ui, {"go/home", "go/matches", "go/home"});
  slow.set_value();
  for (int i = 0; i < 1000 && app.is_busy(); ++i) ui.frame();
  CHECK_FALSE(app.is_busy());
  test::press(ui, {"go/matches"});
  ui.type("matches/search", "caro");
  for (int i = 0; i < 1000 && app.is_busy(); ++i) ui.frame();
  CHECK(ui.find("open/" + caro) != nullptr);
  CHECK(ui.find("open/" + beto) == nullptr);
}
