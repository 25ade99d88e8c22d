// The club and a competition by taps: players, a plan, rounds, results from paper, standings, the wall.

#include <doctest/doctest.h>

#include <algorithm>
#include <future>

#include "src/session/league/league.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"
#include "tests/support/competition.hpp"
#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/open_panel.hpp"
#include "tests/ui/press.hpp"
#include "ui/app/system/languages.hpp"

using namespace tanteador;
using test::HeadlessUi;
using test::TableFixture;

namespace {

// Creates a Swiss of three rounds with this many single entrants and returns its id.
std::string friday(TableFixture& table, int entrants, int sets = 1, const std::string& season = "",
                   int minutes = 0) {
  constexpr const char* kNames[] = {"Ana", "Beto", "Caro", "Dani", "Eva", "Fede"};
  session::League league(table.store.get(), session::system_host());
  league::StageSetup stage = test::swiss();
  stage.sets = sets;
  stage.minutes = minutes;
  auto made = league.create(test::cup("truco-nhf-de", stage, "Friday", season)).value();
  test::enter_players(league, made, {kNames, kNames + entrants});
  return made.head.id;
}

struct Friday : test::FilledPanel {
  template <class... Rules>
  explicit Friday(int entrants, const Rules&... rules)
      : FilledPanel([&](TableFixture& filled) { return friday(filled, entrants, rules...); }) {}
};

const league::PlayedTable& first_table(const ui::App& app) {
  return app.club()->competition()->now.stages.front().rounds.front().tables.front();
}

void draw_first(HeadlessUi& ui, const std::string& id) {
  press(ui, {"go/club", "league/competition/" + id, "league/next/draw"});
  for (int i = 0; i < 100 && ui.find("league/table/1") == nullptr; ++i) ui.frame();
}

void play_round(HeadlessUi& ui) {
  press(ui, {"league/table/1", "league/won/1/21", "league/result/enter", "league/table/2", "league/won/2/9",
             "league/result/enter", "league/next/close"});
}

std::vector<std::string> controls(const HeadlessUi& ui, std::string_view begin) {
  std::vector<std::string> ids;
  for (const ui::DrawnItem& item : ui.drawn_items()) {
    if (item.id.starts_with(begin)) ids.push_back(item.id);
  }
  return ids;
}

}  // namespace

TEST_CASE("a result takes three taps, and reopening the slip is a correction") {
  Friday panel(4);
  auto& [table, id, app, ui] = panel;
  draw_first(ui, id);
  const int before = ui.taps();
  press(ui, {"league/table/1", "league/won/1/21", "league/result/enter"});
  CHECK(ui.taps() - before == 3);
  REQUIRE(first_table(app).score.has_value());
  CHECK(first_table(app).score->sides[0].score == 30);
  CHECK(first_table(app).score->sides[1].score == 21);
  press(ui, {"league/table/1", "league/won/2/12", "league/result/enter"});
  CHECK(first_table(app).score->sides[0].score == 12);
  CHECK(app.club()->competition()->records.back().kind == "result_corrected");
  press(ui, {"league/table/1", "league/result/strike"});
  CHECK(!first_table(app).score.has_value());
}

TEST_CASE("an unfinished result and its reason stay while another table is entered") {
  Friday panel(4);
  auto& [table, id, app, ui] = panel;
  draw_first(ui, id);
  press(ui, {"league/table/1", "league/won/1/21", "league/table/2"});
  CHECK(ui.shows("(not entered yet)"));
  press(ui, {"league/won/1/12", "league/result/enter"});
  CHECK(!first_table(app).score.has_value());
  press(ui, {"league/view/1", "league/view/0", "league/table/1"});
  CHECK(!ui.shows("(not entered yet)"));
  press(ui, {"league/result/enter"});
  REQUIRE(first_table(app).score.has_value());
  CHECK(first_table(app).score->sides[1].score == 21);
  press(ui, {"league/table/1"});
  ui.type("league/reason", "the wrong way round");
  press(ui, {"league/table/2", "league/table/1", "league/won/2/12", "league/result/enter"});
  CHECK(app.club()->competition()->records.back().payload.find("the wrong way round") != std::string::npos);
  press(ui, {"league/table/1"});
  CHECK(!ui.shows("the wrong way round"));
}

TEST_CASE("a typed round goes by table number, figures and Enter to the next open table") {
  Friday panel(6);
  auto& [table, id, app, ui] = panel;
  draw_first(ui, id);
  const auto type_keys = [&](const std::string& keys) {
    for (const char key : keys) key == '\n' ? ui.key(ImGuiKey_Enter) : ui.key(key);
    ui.frame();
  };
  const auto score = [&](std::size_t at) {
    return app.club()->competition()->now.stages.front().rounds.front().tables[at].score;
  };
  type_keys("9");  // there is no such table
  CHECK(ui.focus().empty());
  type_keys("2\n");
  CHECK(ui.shows("Table 2"));
  type_keys("30\n21\n");
  REQUIRE(score(1).has_value());
  CHECK(score(1)->sides[0].score == 30);
  CHECK(score(1)->sides[1].score == 21);
  CHECK(ui.shows("Table 3"));
  type_keys("7\n30\n");
  REQUIRE(score(2).has_value());
  CHECK(score(2)->sides[1].score == 30);
  CHECK(ui.shows("Table 1"));  // the one left
  type_keys("30\n4\n");
  REQUIRE(score(0).has_value());
  CHECK(ui.find("league/key/1") == nullptr);  // none is open any more
}

TEST_CASE("results are typed as lines, one after another without the mouse") {
  Friday panel(6);
  auto& [table, id, app, ui] = panel;
  draw_first(ui, id);
  const auto score = [&](std::size_t at) {
    return app.club()->competition()->now.stages.front().rounds.front().tables[at].score;
  };
  const auto points = [&](std::size_t at) {
    return std::vector{score(at).value().sides[0].score, score(at).value().sides[1].score};
  };
  const auto type_line = [&](const std::string& line) {
    ui.type_keys(line + "\n", test::Pace::all_in_one_frame);  // as a scanner does
    for (int i = 0; i < 3; ++i) ui.frame();
  };
  ui.click("league/search");
  SUBCASE("with a colon, a hyphen or blanks, and who did not come") {
    type_line("2 30:12");
    CHECK(points(1) == std::vector{30, 12});
    CHECK(ui.caret() == "league/search");
    CHECK(ui.shows("30:12."));
    type_line("3 21-30");
    CHECK(points(2) == std::vector{21, 30});
    type_line("1 +:-");
    CHECK(first_table(app).forfeits == std::vector{1});
    press(ui, {"league/undo"});
    CHECK(first_table(app).forfeits.empty());
  }
  SUBCASE("a line that cannot be used stays with its reason") {
    for (const auto& [line, reason] : {std::pair("9 30:12", "has no table 9"),
                                       {"2 31:12", "31"},
                                       {"2 30", "1"},
                                       {"2 x:y", "x:y is not a score"}}) {
      CAPTURE(line);
      type_line(line);
      CHECK(ui.shows(reason));
      CHECK(ui.shows(line));
      CHECK_FALSE(score(1).has_value());
      for (std::size_t i = 0; i < std::string_view(line).size(); ++i) ui.key(ImGuiKey_Backspace);
      ui.frame();
    }
    type_line("2 30:12");
    CHECK(points(1) == std::vector{30, 12});
  }
  SUBCASE("a line that differs from a stored result asks") {
    type_line("2 30:12");
    type_line("2 30 12");
    CHECK(ui.find("league/line/yes") == nullptr);  // the same again
    type_line("\b\b\b\b\b\b\b2 30:21");
    CHECK(points(1) == std::vector{30, 12});
    CHECK(ui.shows("Table 2: replace 30:12 with 30:21?"));
    CHECK_FALSE(score(0).has_value());
    press(ui, {"league/line/yes"});
    CHECK(points(1) == std::vector{30, 21});
    CHECK(app.club()->competition()->records.back().kind == "result_corrected");
    CHECK_FALSE(ui.shows("2 30:21"));
    CHECK(ui.find("league/line/yes") == nullptr);
  }
  SUBCASE("a scanned slip chooses the table of the next line") {
    const std::string code = "tanteador:" + id + "/1.1/";
    type_line(code + "3");
    CHECK(ui.shows("Table 3: "));
    type_line("30 9");
    CHECK(points(2) == std::vector{30, 9});
    type_line(code + "1 9 30");
    CHECK(points(0) == std::vector{9, 30});
    type_line("2");
    type_line("");
    type_line("2 30:1");  // the table is not chosen any more
    CHECK(points(1) == std::vector{30, 1});
    type_line("tanteador:other/1.1/2");
    CHECK(ui.shows("This result slip belongs to another competition."));
  }
  SUBCASE("a line for a disputed table shows its reports") {
    type_line("2 30:12");
    const view::Command other = view::command::LeagueRequest{view::command::EnterLeague{
        league::event::ResultEntered{{0, 0, 1}, {{{.score = 12}, {.score = 30}}, {}}, {}, {}}}};
    app.perform({&other, 1});
    ui.frame();
    type_line("2 30:12");
    CHECK(ui.find("league/result/accept/1") != nullptr);
    CHECK(points(1) == std::vector{30, 12});
  }
}

TEST_CASE("a typed line that only the clock explains asks") {
  Friday panel(4, 1, "", 40);
  auto& [table, id, app, ui] = panel;
  draw_first(ui, id);
  ui.click("league/search");
  ui.type_keys("1 28:21\n", test::Pace::one_each_frame);
  for (int i = 0; i < 3; ++i) ui.frame();
  CHECK_FALSE(first_table(app).score.has_value());
  press(ui, {"league/line/yes"});
  REQUIRE(first_table(app).score.has_value());
  CHECK(first_table(app).score->sides[0].score == 28);
}

TEST_CASE("a typed line belongs to the round that is shown") {
  Friday panel(4, 1, "", 40);
  auto& [table, id, app, ui] = panel;
  draw_first(ui, id);
  const auto type_line = [&ui = ui](const std::string& line) {
    ui.click("league/search");
    ui.type_keys(line + "\n", test::Pace::one_each_frame);
    for (int i = 0; i < 3; ++i) ui.frame();
  };
  const auto rounds = [&app = app] { return app.club()->competition()->now.stages.front().rounds; };
  for (const char* line : {"1 30:21", "2 30:1"}) type_line(line);
  press(ui, {"league/next/close"});
  ui.wait(1);  // the next key stands where the round was closed
  press(ui, {"league/next/draw"});
  ui.finish();
  REQUIRE(rounds().size() == 2);
  press(ui, {"league/round/1.1"});
  type_line("2 1:30");
  press(ui, {"league/line/yes"});
  CHECK(rounds()[0].tables[1].score->sides[1].score == 30);
  CHECK_FALSE(rounds()[1].tables[1].score.has_value());
}

TEST_CASE("figures without a key are typed, and level ones ask for the winner") {
  Friday panel(4, 1, "", 40);  // the clock ends a chico
  auto& [table, id, app, ui] = panel;
  draw_first(ui, id);
  press(ui, {"league/table/1", "league/digits", "league/key/2", "league/key/7", "league/figure/2",
             "league/key/2", "league/key/7"});
  CHECK(ui.shows("The scores are equal. Who won?"));
  press(ui, {"league/winner/2", "league/result/enter"});
  ui.wait(1);  // a second contact at the same place is no answer
  press(ui, {"league/result/sure"});
  REQUIRE(first_table(app).score.has_value());
  CHECK(first_table(app).score->sides[0].score == 27);
  CHECK(first_table(app).score->winner == 1);
}

TEST_CASE("a best of three is entered by its sets") {
  Friday panel(4, 3);
  auto& [table, id, app, ui] = panel;
  draw_first(ui, id);
  press(ui, {"league/table/1", "league/won/2/1", "league/result/enter"});
  REQUIRE(first_table(app).score.has_value());
  CHECK(first_table(app).score->sides[0].sets == 1);
  CHECK(first_table(app).score->sides[1].sets == 2);
}

TEST_CASE("a forfeit is chosen and entered, and a draw can be undone until an entry") {
  Friday panel(4);
  auto& [table, id, app, ui] = panel;
  draw_first(ui, id);
  CHECK(ui.find("league/next/undraw") != nullptr);
  press(ui, {"league/table/1", "league/won/1/21", "league/result/forfeit/2"});
  CHECK(first_table(app).forfeits.empty());
  press(ui, {"league/result/enter"});
  CHECK(!first_table(app).score.has_value());  // the figures went when a side was said not to have come
  CHECK(first_table(app).forfeits == std::vector<int>{1});
  CHECK(ui.find("league/next/undraw") == nullptr);
  CHECK(ui.find("league/next/force") != nullptr);  // a table is open
}

TEST_CASE("a round drawn by a corrected result is paired again by one tap") {
  Friday panel(4);
  auto& [table, id, app, ui] = panel;
  draw_first(ui, id);
  play_round(ui);
  const auto rounds = [&]() -> const std::vector<league::PlayedRound>& {
    return app.club()->competition()->now.stages.front().rounds;
  };
  ui.wait(1);  // the key stands where the round was closed
  press(ui, {"league/next/draw"});
  ui.finish();
  REQUIRE(rounds().size() == 2);
  const auto drawn = rounds()[1].tables.front().drawn.sides;
  CHECK(ui.find("league/next/redraw") == nullptr);
  press(ui, {"league/round/1.1", "league/table/1", "league/won/2/12", "league/result/enter"});
  CHECK(rounds()[1].tables.front().drawn.sides == drawn);
  press(ui, {"league/next/redraw"});
  ui.finish();
  REQUIRE(rounds().size() == 2);
  CHECK(rounds()[1].tables.front().drawn.sides != drawn);
  CHECK(ui.find("league/next/redraw") == nullptr);
}

TEST_CASE("the standings explain one row or all") {
  Friday panel(4);
  auto& [table, id, app, ui] = panel;
  draw_first(ui, id);
  play_round(ui);
  press(ui, {"league/view/1"});
  CHECK(!ui.shows(" to 0 points"));
  press(ui, {"league/reasons"});
  CHECK(ui.shows(" before "));
  press(ui, {"league/reasons", "league/standing/1"});
  CHECK(ui.shows("Buchholz"));
}

TEST_CASE("players are added to the club and picked for a competition by taps") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  press(ui, {"go/club", "league/page/1"});
  for (const char* name : {"Ana", "Beto", "Caro", "Dani"}) {
    ui.type("league/search", name);
    press(ui, {"league/player/add"});
  }
  press(ui, {"league/new"});
  CHECK(!ui.enabled("league/begin"));
  for (int i = 0; i < 4; ++i) press(ui, {controls(ui, "league/plan/in/").front()});
  CHECK(controls(ui, "league/plan/out/").size() == 4);
  press(ui, {"league/begin"});
  REQUIRE(app.club()->competition().has_value());
  CHECK(app.club()->competition()->now.entrants.size() == 4);
  CHECK(app.club()->competition()->now.setup.game == "truco");
}

TEST_CASE("an entrant is absent from the next round and plays again") {
  Friday panel(5);
  auto& [table, id, app, ui] = panel;
  press(ui,
        {"go/club", "league/competition/" + id, "league/view/2", "league/entrant/1", "league/entrant/away"});
  CHECK(app.club()->competition()->now.away.size() == 1);
  press(ui, {"league/entrant/1", "league/entrant/return"});
  CHECK(app.club()->competition()->now.away.empty());
}

TEST_CASE("a table's match starts and links by two taps, and its result arrives automatically") {
  Friday panel(4);
  auto& [table, id, app, ui] = panel;
  draw_first(ui, id);
  const int before = ui.taps();
  press(ui, {"league/table/1", "league/play"});
  CHECK(ui.taps() - before == 2);
  REQUIRE(app.match().has_value());
  CHECK(first_table(app).matches == std::vector<std::string>{app.match()->id()});
  const auto names = app.match()->names().seats;
  CHECK(names.size() == 2);
  const std::vector<view::Command> end{
      view::command::Decide{R"({"type":"match_ended","reason":"forfeit","side":")" + names[1] + "\"}\n"}};
  app.perform(end);
  press(ui, {"go/competition"});
  REQUIRE(first_table(app).score.has_value());
  CHECK(first_table(app).score->winner == 0);
  press(ui, {"league/table/1"});
  CHECK(ui.find("league/play") == nullptr);
  press(ui, {"league/match/" + app.match()->id()});
  CHECK(ui.find("go/competition") != nullptr);  // the board of that match
}

TEST_CASE("a table of four plays the edition for four in a competition with one for three") {
  TableFixture table;
  session::League league(table.store.get(), session::system_host());
  league::StageSetup stage = test::swiss(1);
  stage.format = league::Format::singles;
  auto made = league.create(test::cup("tarot-fft-3", stage, "Tarot")).value();
  test::enter(league, made, {"Ana", "Beto", "Caro", "Dani"});
  ui::App app(table.session, table.options());
  HeadlessUi ui(app);
  draw_first(ui, made.head.id);
  press(ui, {"league/table/1", "league/play"});
  REQUIRE(app.match().has_value());
  CHECK(app.match()->edition().id == "tarot-fft-4");
}

TEST_CASE("an earlier match links by two taps, and only one of the same players is offered") {
  Friday panel(4);
  auto& [table, id, app, ui] = panel;
  draw_first(ui, id);
  const auto drawn = first_table(app).drawn;
  const auto people = app.club()->competition()->now.entrants;
  const session::NameBook names = table.session.name_book();
  const auto name = [&](std::size_t side) {
    return *names.at(people[static_cast<std::size_t>(index(drawn.sides[side].front()))].people.front());
  };
  const std::string played = table.play(
      R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":[")" + name(1) + "\",\"" +
      name(0) + "\"]}\n" + R"({"type":"match_ended","reason":"forfeit","side":")" + name(0) + "\"}\n");
  const std::string other =
      table.play(R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":[")" + name(1) +
                 "\",\"Zoe\"]}\n");
  REQUIRE(!played.empty());
  REQUIRE(!other.empty());
  press(ui, {"league/table/1"});
  CHECK(ui.find("league/link/" + other) == nullptr);
  const auto now = [&] { return app.club()->competition()->now; };
  const league::Competition before = now();
  press(ui, {"league/link/" + played});
  REQUIRE(first_table(app).score.has_value());
  CHECK(first_table(app).score->winner == 1);  // the seats were the other way round
  const league::Competition linked = now();
  SUBCASE("one tap takes back the link and the result that came with it, a second the draw") {
    CHECK(ui.shows("Table 1: match linked"));
    press(ui, {"league/undo"});
    CHECK(now() == before);
    CHECK(ui.shows("Round 1 paired"));
    press(ui, {"league/undo"});
    CHECK(now().now().rounds.empty());
  }
  SUBCASE("its slip has a key that unlinks it, which one tap takes back") {
    press(ui, {"league/table/1", "league/unlink/" + played});
    CHECK(now() == before);
    CHECK(ui.shows("Table 1: match unlinked"));
    press(ui, {"league/undo"});
    CHECK(now() == linked);
    press(ui, {"league/undo"});
    CHECK(now() == before);
    press(ui, {"league/table/1", "league/link/" + played});
    CHECK(now() == linked);
  }
  SUBCASE("later corrections by hand stay") {
    press(ui, {"league/table/1", "league/won/1/21", "league/result/enter"});
    const auto corrected = first_table(app).score;
    press(ui, {"league/table/1", "league/unlink/" + played});
    CHECK(first_table(app).matches.empty());
    CHECK(first_table(app).score == corrected);
  }
  SUBCASE("once all is over it can be unlinked, and not be linked again by a tap") {
    press(ui, {"league/next/force", "league/sure/yes", "league/next/finish", "league/sure/yes"});
    press(ui, {"league/table/1", "league/unlink/" + played});
    CHECK(now().finished);
    CHECK(first_table(app) == before.now().rounds.front().tables.front());
    CHECK(ui.find("league/undo") == nullptr);
  }
  SUBCASE("the link of a match that is played on is not offered to be taken back without its result") {
    press(ui, {"league/undo"});
    const std::string begun =
        table.play(R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":[")" +
                   name(1) + "\",\"" + name(0) + "\"]}\n");
    press(ui, {"league/table/1", "league/link/" + begun});
    CHECK(ui.shows("Table 1: match linked"));
    CHECK(ui.enabled("league/undo"));
    const auto beside = db::open_store(table.folder / "t.db", db::OpenMode::write);
    session::Session other_desk(beside.get(), session::system_host());
    auto match = *other_desk.open(begun);
    REQUIRE(other_desk.submit(match, {{"type", "match_ended"}, {"reason", "forfeit"}, {"side", name(0)}}));
    CHECK(app.needs_refresh());
    ui.frame();
    REQUIRE(first_table(app).score.has_value());
    CHECK(ui.find("league/undo") == nullptr);
    press(ui, {"league/table/1", "league/unlink/" + begun});
    CHECK(now() == before);
  }
}

TEST_CASE("undo restores a struck result with its details by one tap") {
  Friday panel(4);
  auto& [table, id, app, ui] = panel;
  draw_first(ui, id);
  press(ui, {"league/table/1", "league/won/1/21", "league/result/enter"});
  const view::Command second = view::command::LeagueRequest{view::command::EnterLeague{
      league::event::ResultEntered{{0, 0, 0}, {{{.score = 12}, {.score = 30}}, {}}, {}}}};
  app.perform({&second, 1});
  ui.frame();
  const league::PlayedTable before = first_table(app);
  REQUIRE(before.disputed.size() == 1);
  press(ui, {"league/table/1", "league/result/strike"});
  CHECK(!first_table(app).score.has_value());
  press(ui, {"league/undo"});
  CHECK(first_table(app) == before);
}

TEST_CASE("different reports of a table are beside each other, and one press takes one of them") {
  Friday panel(4);
  auto& [table, id, app, ui] = panel;
  draw_first(ui, id);
  const auto report = [&app = app, &ui = ui](int points, std::string remark) {
    const view::Command command =
        view::command::LeagueRequest{view::command::EnterLeague{league::event::ResultEntered{
            {0, 0, 0}, {{{.score = 30}, {.score = points}}, {}}, {}, std::move(remark)}}};
    app.perform({&command, 1});
    ui.frame();
  };
  report(12, view::reported_remark(0));
  report(21, view::reported_remark(1));
  const league::PlayedTable before = first_table(app);
  press(ui, {"league/table/1"});
  for (const int side : {0, 1}) {
    const auto& people = before.drawn.sides[static_cast<std::size_t>(side)];
    const std::string name =
        view::partners_text(people, std::vector<std::string>{"Ana", "Beto", "Caro", "Dani"});
    CHECK(ui.shows(name + " · "));
  }
  CHECK(ui.find("league/result/enter") == nullptr);
  SUBCASE("the second one, and undo") {
    press(ui, {"league/result/accept/2"});
    CHECK(first_table(app).score->sides[1].score == 21);
    CHECK(first_table(app).disputed.empty());
    CHECK(first_table(app).remark.empty());
    press(ui, {"league/undo"});
    CHECK(first_table(app) == before);
  }
  SUBCASE("a third one by keys") {
    ui.type_keys("30", test::Pace::one_each_frame);
    press(ui, {"league/figure/2", "league/key/1", "league/key/4", "league/result/enter"});
    CHECK(first_table(app).score->sides[0].score == 30);
    CHECK(first_table(app).score->sides[1].score == 14);
    CHECK(first_table(app).disputed.empty());
  }
  SUBCASE("the entry of a third one goes back to the reports") {
    press(ui, {"league/digits"});
    CHECK(ui.find("league/result/accept/1") == nullptr);
    press(ui, {"league/digits"});
    CHECK(ui.find("league/result/accept/1") != nullptr);
  }
}

TEST_CASE("a penalty is entered with its reason, shown and lifted") {
  Friday panel(4);
  auto& [table, id, app, ui] = panel;
  draw_first(ui, id);
  press(ui, {"league/view/2", "league/entrant/1"});
  type_listed(ui, "league/reason", "late");
  press_listed(ui, {"league/entrant/penalty/2/0"});
  const auto& given = app.club()->competition()->now.penalties;
  REQUIRE(given.size() == 1);
  CHECK(given.front().given.points == 2);
  CHECK(given.front().given.reason == "late");
  press(ui, {"league/entrant/1"});
  CHECK(ui.shows("round 1: 1 point off (late)"));
  press_listed(ui, {"league/entrant/lift/1"});
  CHECK(app.club()->competition()->now.penalties.front().lifted);
}

TEST_CASE("a late player is a substitute for a round, then joins for the next") {
  Friday panel(4);
  auto& [table, id, app, ui] = panel;
  draw_first(ui, id);
  press(ui, {"league/view/2", "league/entrant/1"});
  type_listed(ui, "league/search", "Zoe");
  press_listed(ui, {"league/player/add", "league/share/25"});
  type_listed(ui, "league/search", "Zo");
  REQUIRE(controls(ui, "league/entrant/stand_in/").size() == 1);
  press_listed(ui, {controls(ui, "league/entrant/stand_in/").back()});
  const auto& now = app.club()->competition()->now;
  const auto& stand_ins = now.stages.front().rounds.front().stand_ins;
  REQUIRE(stand_ins.size() == 1);
  CHECK(stand_ins.front().second.percent == 25);
  press(ui, {"league/entrant/1"});
  CHECK(ui.shows("Zoe plays for Ana: 25 percent of the match."));
  press(ui, {"league/entrant/1"});
  CHECK(ui.shows("Points for the missed round:"));
  press(ui, {controls(ui, "league/join/").back()});
  REQUIRE(now.entrants.size() == 5);
  CHECK(now.entrants.back().first_round == 1);
}

TEST_CASE("a round has a date, the open round first; an invalid time is reported and ignored") {
  Friday panel(4);
  auto& [table, id, app, ui] = panel;
  press(ui, {"go/club", "league/competition/" + id});
  CHECK(ui.shows("Round 1 starts"));
  const auto& dates = app.club()->competition()->now.dates;
  SUBCASE("a day and a minute") {
    ui.type("league/date", "2026-12-04 20:00");
    press(ui, {"league/date/set"});
    REQUIRE(dates.size() == 1);
    CHECK(view::day_and_time(dates.begin()->second) == "2026-12-04 20:00");
    press(ui, {"league/next/draw"});
    for (int i = 0; i < 100 && ui.find("league/table/1") == nullptr; ++i) ui.frame();
    CHECK(ui.shows("Round 1 starts"));
    play_round(ui);
    CHECK(ui.shows("Round 2 starts"));
  }
  SUBCASE("an empty field sets nothing, and a date that is set is removed by a key that says so") {
    CHECK(!ui.enabled("league/date/set"));
    ui.type("league/date", "2026-12-04 20:00");
    press(ui, {"league/date/set"});
    ui.click("league/date");
    ui.type_keys(std::string(16, '\b'), test::Pace::one_each_frame);
    CHECK(ui.shows("Remove the date"));
    press(ui, {"league/date/set"});
    CHECK(dates.empty());
  }
  SUBCASE("no such moment") {
    ui.type("league/date", "2026-02-31 20:00");
    press(ui, {"league/date/set"});
    CHECK(ui.shows("2026-02-31 20:00 is not a valid time"));
    CHECK(dates.empty());
  }
}

TEST_CASE("an entrant who left for good can return") {
  Friday panel(4);
  auto& [table, id, app, ui] = panel;
  draw_first(ui, id);
  press(ui, {"league/view/2", "league/entrant/2", "league/entrant/withdraw", "league/sure/yes"});
  CHECK(app.club()->competition()->now.entrants[1].withdrew.has_value());
  press(ui, {"league/entrant/2", "league/entrant/return"});
  CHECK(!app.club()->competition()->now.entrants[1].withdrew.has_value());
}

TEST_CASE("a player with two entries is merged, and the page shows both results") {
  Friday panel(4);
  auto& [table, id, app, ui] = panel;
  draw_first(ui, id);
  play_round(ui);
  press(ui, {"go/home", "go/club", "league/page/1"});
  ui.type("league/search", "Anna");
  press(ui, {"league/player/add"});
  ui.type("league/search", "Anna");
  press(ui, {controls(ui, "league/player/0").front()});
  CHECK(!ui.shows("Friday"));
  press(ui, {"league/player/merge"});
  press(ui, {controls(ui, "league/same/").front()});  // Ana comes first
  CHECK(ui.shows("Ana"));
  CHECK(ui.shows("Friday"));  // her results, one by one
  CHECK(ui.shows("30:21"));
  press(ui, {"league/club"});
  CHECK(ui.page().find("[ Anna ]") == std::string::npos);
  CHECK(ui.shows("Anna: duplicate merged"));  // to be taken back
}

TEST_CASE("the standings lead to the crosstable and to the season") {
  Friday panel(4, 1, "2026");
  auto& [table, id, app, ui] = panel;
  draw_first(ui, id);
  play_round(ui);
  press(ui, {"league/view/1", "league/table_of/1"});
  CHECK(ui.shows("·"));
  press(ui, {"league/table_of/2"});
  CHECK(ui.shows("No competition of this season has finished yet."));
  press(ui, {"league/view/0", "league/next/finish", "league/sure/yes", "league/view/1"});
  CHECK(ui.shows("Friday"));
  CHECK(!ui.shows("No competition of this season has finished yet."));
}

TEST_CASE("the list can show only tables without a result") {
  Friday panel(4);
  auto& [table, id, app, ui] = panel;
  draw_first(ui, id);
  press(ui, {"league/table/1", "league/won/1/21", "league/result/enter", "league/open_only"});
  CHECK(ui.find("league/table/1") == nullptr);
  CHECK(ui.find("league/table/2") != nullptr);
}

TEST_CASE("a cancelled draw changes nothing, and the next one works") {
  TableFixture table;
  const std::string id = friday(table, 4);
  std::promise<void> go_on;
  const std::shared_future<void> allowed = go_on.get_future().share();
  ui::AppOptions options = table.options();
  double seconds = 0;
  options.seconds = [&] { return seconds; };
  options.next_round = [allowed](const league::Competition& now, std::uint64_t seed) {
    allowed.wait();
    return league::next_round(now, seed);
  };
  ui::App app(table.session, options);
  HeadlessUi ui(app);
  press(ui, {"go/club", "league/competition/" + id});
  const std::size_t events = app.club()->competition()->records.size();
  press(ui, {"league/next/draw"});
  CHECK(app.is_busy());
  seconds = 3;
  CHECK(app.needs_refresh());
  ui.frame();
  CHECK(ui.find("league/draw/stop") != nullptr);
  press(ui, {"league/draw/stop"});
  CHECK(!app.is_busy());
  go_on.set_value();
  for (int i = 0; i < 5; ++i) ui.frame();
  CHECK(app.club()->competition()->records.size() == events);
  const auto stored = session::League(table.store.get(), session::system_host()).open(id);
  CHECK(stored->records.size() == events);
  press(ui, {"league/next/draw"});
  for (int i = 0; i < 100 && app.is_busy(); ++i) ui.frame();
  CHECK(app.club()->competition()->records.size() == events + 1);
}

TEST_CASE("the big screen of a second window shows one competition without buttons") {
  TableFixture table;
  const std::string id = friday(table, 4);
  ui::AppOptions options = table.options();
  options.wall = "Friday";
  ui::App app(table.session, options);
  HeadlessUi ui(app);
  CHECK(app.is_on_wall());
  CHECK(ui.shows("Friday"));
  CHECK(std::ranges::all_of(ui.drawn_items(), [](const ui::DrawnItem& item) { return item.id.empty(); }));
  options.wall = "Saturday";
  CHECK(!ui::App(table.session, options).is_on_wall());
  CHECK(ui::App(table.session, options).wall_problem() == "There is no competition called Saturday.");
}

TEST_CASE("a name shared by two competitions puts neither on the big screen, but ids do") {
  TableFixture table;
  const std::string first = friday(table, 4);
  session::League league(table.store.get(), session::system_host());
  const std::string second = league.create(league.open(first)->now.setup)->head.id;
  ui::AppOptions options = table.options();
  options.wall = "Friday";
  const ui::App both(table.session, options);
  CHECK(!both.is_on_wall());
  CHECK(both.wall_problem().starts_with("\"Friday\" could be 2 of them: "));
  for (const std::string& id : {first, second}) {
    CHECK(both.wall_problem().find(id) != std::string::npos);
    options.wall = id;
    CHECK(ui::App(table.session, options).is_on_wall());
  }
}

TEST_CASE("the big screen has only a back button and turns its page automatically") {
  TableFixture table;
  const std::string id = friday(table, 4);
  ui::AppOptions options = table.options();
  double seconds = 0;
  options.seconds = [&] { return seconds; };
  ui::App app(table.session, options);
  HeadlessUi ui(app);
  draw_first(ui, id);
  press(ui, {"league/wall"});
  CHECK(ui.shows("Standings"));
  CHECK(controls(ui, "").size() - controls(ui, "league/wall/back").size() ==
        static_cast<std::size_t>(std::ranges::count(ui.drawn_items(), std::string(), &ui::DrawnItem::id)));
  CHECK(!app.needs_refresh());
  seconds = 10.5;
  CHECK(app.needs_refresh());
  CHECK(std::get<view::WallView>(app.panel().body).turn == 1);
  press(ui, {"league/wall/back"});
  CHECK(ui.find("league/table/1") != nullptr);
}

TEST_CASE("a score keeps its size beside a remark below it, and the big screen shows its mark") {
  Friday panel(4);
  auto& [table, id, app, ui] = panel;
  draw_first(ui, id);
  press(ui, {"league/table/1", "league/digits", "league/key/3", "league/key/0", "league/key/0",
             "league/figure/2", "league/key/1", "league/key/2"});
  const std::string remark = "The referee decided after an appeal of table nine, see the minutes";
  ui.type("league/remark", remark);
  press(ui, {"league/result/enter"});
  const auto has = [&](const std::string& text) {
    return std::ranges::any_of(ui.drawn_items(),
                               [&](const ui::DrawnItem& item) { return item.text == text && !item.cut; });
  };
  CHECK(has("300:12 *"));
  CHECK(has("* " + remark));
  press(ui, {"league/wall"});
  CHECK(has("300:12 *"));
}

TEST_CASE("the buttons of a slip are large enough in a small window, and stay when a figure is questioned") {
  TableFixture table;
  const std::string id = friday(table, 4);
  ui::App app(table.session, table.options());
  HeadlessUi ui(app, {800, 600, 0.8f});
  draw_first(ui, id);
  press(ui, {"league/table/1"});
  for (const ui::DrawnItem& item : ui.drawn_items()) {
    CAPTURE(item.id);
    if (!item.id.starts_with("league/won/")) continue;
    CHECK(item.rect.width() >= 36);
    CHECK(item.rect.height() >= 33);
  }
  press(ui, {"league/digits"});
  const auto keys = [&] {
    std::vector<float> places;
    for (const ui::DrawnItem& item : ui.drawn_items()) {
      if (!item.id.starts_with("league/key/")) continue;
      CHECK(item.rect.height() >= 36);
      places.push_back(item.rect.top);
    }
    return places;
  };
  const auto before = keys();
  press(ui, {"league/key/3", "league/key/0", "league/key/0", "league/figure/2", "league/key/1"});
  REQUIRE(ui.find("league/remark") != nullptr);
  CHECK(keys() == before);
  for (const std::string& text : ui.cut()) FAIL_CHECK(text);
}

TEST_CASE("nothing of the club is cut in any language at 100 and 200 %") {
  TableFixture table;
  const std::string id = friday(table, 6);
  const ui::Languages languages(TANTEADOR_BUILD "/locale");
  bool drawn = false;
  for (const view::Language& language : languages.list()) {
    ui::AppOptions options = table.options();
    options.languages = languages.list();
    options.speak = [&languages](const std::string& chosen) { languages.speak(chosen); };
    options.settings.language = language.code;
    ui::App app(table.session, options);
    for (const float scale : {1.0f, 2.0f}) {
      HeadlessUi ui(app, {1280 * scale, 800 * scale, scale});
      CAPTURE(language.name);
      const auto whole = [&] {
        for (const std::string& text : ui.cut()) FAIL_CHECK(text);
      };
      whole();
      press(ui, {"go/club"});
      whole();
      press(ui, {"league/new"});
      whole();
      press(ui, {"league/club", "league/page/1"});
      whole();
      press(ui, {controls(ui, "league/player/0").front()});
      whole();
      press(ui, {"league/player/merge"});
      whole();
      press(ui, {"league/club", "league/page/2"});
      whole();
      press(ui, {"league/page/0", "league/competition/" + id});
      if (!drawn) press(ui, {"league/next/draw"});
      drawn = true;
      whole();
      press(ui, {"league/table/1"});
      whole();
      press(ui, {"league/digits"});
      whole();
      press(ui,
            {"league/digits", "league/result/close", "league/view/1", "league/reasons", "league/standing/1"});
      whole();
      press(ui, {"league/reasons", "league/table_of/1"});
      whole();
      press(ui, {"league/table_of/0", "league/view/2", "league/entrant/1"});
      whole();
      press(ui, {"league/view/0", "league/wall"});
      whole();
      press(ui, {"league/wall/back", "go/home"});
    }
  }
  languages.speak("en");
}
