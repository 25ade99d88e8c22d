// Further tasks of a secretary: details, exchanged seats, check-in, seasons, ratings, files, changes while
// running.

#include <doctest/doctest.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <thread>

#include "src/session/league/league.hpp"
#include "src/session/league/times.hpp"
#include "src/session/signatures/known_keys.hpp"
#include "src/view/words.hpp"
#include "tests/support/competition.hpp"
#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/open_panel.hpp"
#include "tests/ui/page.hpp"
#include "tests/ui/press.hpp"
#include "ui/app/system/languages.hpp"
#include "ui/panel/panel.hpp"

namespace club_more {

using namespace tanteador;
using test::HeadlessUi;
using test::press;
using test::TableFixture;

const league::Competition& competition(const ui::App& app) { return app.club()->competition()->now; }

std::string name_at(int place) {
  constexpr const char* kNames[] = {"Ana", "Beto", "Caro", "Dani", "Eva", "Fede", "Gabi", "Hugo"};
  return place < 8 ? kNames[place] : "Player " + std::to_string(place + 1);
}

// A Swiss of three rounds; its id.
std::string evening(TableFixture& table, int entrants, const std::string& season = {}) {
  session::League league(table.store.get(), session::system_host());
  league::CompetitionSetup setup = test::cup("truco-nhf-de", test::swiss(), "Friday", season);
  setup.season_points.by_rank = {20, 12, 6};
  setup.stages.back().minutes = 40;
  auto made = league.create(setup);
  REQUIRE(made.has_value());
  session::OpenClub club = league.club();
  std::vector<session::NewPlayer> players;
  for (int i = 0; i < entrants; ++i) players.push_back({name_at(i)});
  const auto people = league.add_players(club, players);
  REQUIRE(people.has_value());
  std::vector<league::CompetitionEvent> events;
  for (const std::string& person : *people)
    events.emplace_back(league::event::EntrantEntered{{person}, {}, {}});
  REQUIRE(league.enter_together(*made, events).has_value());
  return made->head.id;
}

struct Evening : test::FilledPanel {
  template <class... Rules>
  explicit Evening(int entrants, const Rules&... rules)
      : FilledPanel([&](TableFixture& filled) { return evening(filled, entrants, rules...); }) {}
};

void draw(HeadlessUi& ui, const std::string& id) {
  press(ui, {"go/club", "league/competition/" + id, "league/next/draw"});
  for (int i = 0; i < 4000 && ui.find("league/table/1") == nullptr; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    ui.frame();
  }
}

ui::AppOptions with_files(const TableFixture& table) {
  ui::AppOptions options = table.options();
  options.papers = table.folder / "papers";
  options.store_again = [&table] { return db::open_store(table.folder / "t.db", db::OpenMode::write); };
  return options;
}

std::string text_of(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

// --- more of a new competition

// Plans a competition of eight and opens the first format whose number of rounds can be chosen.
void think_out(HeadlessUi& ui) {
  press(ui, {"go/club", "league/new"});
  ui.type("league/search", "Ana, Beto, Caro, Dani, Eva, Fede, Gabi, Hugo");
  press(ui, {"league/player/add"});
  for (int format = 0; ui.find("league/plan/format/" + std::to_string(format)); ++format) {
    press_listed(ui, {"league/plan/format/" + std::to_string(format)});
    press(ui, {"league/plan/more"});
    if (ui.find("league/more/rounds/more")) return;
    press(ui, {"league/done"});
  }
  FAIL("no Swiss was proposed");
}

TEST_CASE("a new competition has default settings until they are changed") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  think_out(ui);
  press(ui, {"league/more/rounds/more", "league/more/minutes/more", "league/more/group/1",
             "league/more/scheme/2", "league/more/bye/1", "league/more/late/1"});
  press_listed(ui, {"league/more/order/LOT"});
  press(ui, {"league/more/group/2"});
  ui.type("league/season", "2026");
  ui.type("league/season_points", "20, 12, 6.5");
  press_listed(ui, {"league/more/best/more", "league/more/rated/no", "league/more/keys/known"});
  press(ui, {"league/more/group/3", "league/more/seeds/lot"});
  ui.type("league/first_round", "2026-12-04 20:00");
  press(ui, {"league/done", "league/begin"});
  REQUIRE(app.club()->competition().has_value());
  const league::Competition& now = competition(app);
  const league::StageSetup& stage = now.setup.stages.front();
  CHECK(stage.format == league::Format::swiss);
  CHECK(stage.points.scheme == league::PointScheme{6, 2, 0});
  CHECK(stage.points.bye == 2);
  CHECK(stage.points.forfeit_win == 6);
  CHECK(stage.late_join == league::LateJoin::half);
  REQUIRE(!stage.order.empty());
  CHECK(stage.order.back() == league::Tiebreak::lot);
  CHECK(now.setup.season == "2026");
  CHECK(now.setup.season_points.by_rank == std::vector<league::Halves>{40, 24, 13});
  CHECK(now.setup.season_points.best == 1);
  CHECK(!now.setup.rated);
  CHECK(now.setup.known_keys);
  CHECK(now.seeds.size() == 8);
  REQUIRE(static_cast<int>(now.dates.size()) == stage.rounds);
  CHECK(view::day_and_time(now.dates.at({0, 0})) == "2026-12-04 20:00");
  const int apart = stage.minutes + 5;
  CHECK(now.dates.at({0, 1}) ==
        *session::read_moment("2026-12-04 " + std::to_string(20 + apart / 60) + ":" +
                              (apart % 60 < 10 ? "0" : "") + std::to_string(apart % 60)));
}

TEST_CASE("an invalid time begins nothing and is reported") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  think_out(ui);
  press(ui, {"league/more/group/3"});
  ui.type("league/first_round", "2026-02-31 20:00");
  press(ui, {"league/done", "league/begin"});
  CHECK(ui.shows("2026-02-31 20:00 is not a valid time"));
  CHECK(!app.club()->competition().has_value());
}

// --- seats and tables exchanged

const league::PlayedRound& first_round(const ui::App& app) {
  return competition(app).stages.front().rounds.front();
}
std::string seat_at(const ui::App& app, std::size_t table, std::size_t side) {
  const league::Entrant entrant = first_round(app).tables[table].drawn.sides[side].front();
  return "league/swap/seat/" + std::to_string(index(entrant) + 1);
}

TEST_CASE("two names swap by taps, two tables by numbers, and both can be undone") {
  Evening panel(7);
  auto& [table, id, app, ui] = panel;
  draw(ui, id);
  const auto before = first_round(app).tables;
  press(ui, {"league/swap"});
  press(ui, {seat_at(app, 0, 0), seat_at(app, 1, 0)});
  CHECK(first_round(app).tables[0].drawn.sides[0] == before[1].drawn.sides[0]);
  CHECK(first_round(app).tables[1].drawn.sides[0] == before[0].drawn.sides[0]);
  CHECK(ui.find("league/swap/table/1") != nullptr);  // it stays open
  press(ui, {"league/swap/table/1", "league/swap/table/3"});
  CHECK(first_round(app).tables[2].drawn.sides[0] == before[1].drawn.sides[0]);
  const std::string out =
      "league/swap/seat/" + std::to_string(index(first_round(app).byes.front().entrant) + 1);
  const league::Entrant plays = first_round(app).tables[1].drawn.sides[1].front();
  press(ui, {out, seat_at(app, 1, 1)});
  CHECK(first_round(app).byes.front().entrant == plays);
  press(ui, {"league/done", "league/undo", "league/undo", "league/undo"});
  for (std::size_t i = 0; i < before.size(); ++i)
    CHECK(first_round(app).tables[i].drawn.sides == before[i].drawn.sides);
}

TEST_CASE("a dragged name swaps with its target, and one dropped elsewhere stays") {
  Evening panel(6);
  auto& [table, id, app, ui] = panel;
  draw(ui, id);
  press(ui, {"league/swap"});
  const auto before = first_round(app).tables;
  const auto centre = [&](const std::string& control) { return ui.find(control)->rect.centre(); };
  ui.drag(centre(seat_at(app, 0, 1)), centre(seat_at(app, 2, 0)));
  CHECK(first_round(app).tables[0].drawn.sides[1] == before[2].drawn.sides[0]);
  CHECK(first_round(app).tables[2].drawn.sides[0] == before[0].drawn.sides[1]);
  const auto events = app.club()->competition()->records.size();
  ui.drag(centre(seat_at(app, 0, 0)), centre("league/swap/table/2"));
  ui.drag(centre("league/swap/table/1"), {640, 795});
  CHECK(app.club()->competition()->records.size() == events);
  ui.drag(centre("league/swap/table/1"), centre("league/swap/table/2"));
  CHECK(first_round(app).tables[1].drawn.sides[0] == before[0].drawn.sides[0]);
}

TEST_CASE("a table with a result cannot be swapped, nor a closed round") {
  Evening panel(4);
  auto& [table, id, app, ui] = panel;
  draw(ui, id);
  press(ui, {"league/table/1", "league/won/1/21", "league/result/enter", "league/swap"});
  CHECK(ui.find("league/swap/table/1") == nullptr);
  CHECK(ui.find("league/swap/table/2") != nullptr);
  press(ui, {"league/done", "league/table/2", "league/won/2/9", "league/result/enter"});
  CHECK(ui.find("league/swap") == nullptr);
}

// --- many tables

TEST_CASE("a table among a hundred is found by number, name and typing") {
  Evening panel(210);
  auto& [table, id, app, ui] = panel;
  draw(ui, id);
  for (const char key : std::string("104")) ui.key(key);
  ui.key(ImGuiKey_Enter);
  ui.frame();
  CHECK(ui.shows("Table 104"));
  press(ui, {"league/result/close"});
  ui.type("league/search", "104");
  CHECK(ui.find("league/table/104") != nullptr);
  CHECK(ui.find("league/table/14") == nullptr);
  press(ui, {"league/table/104"});
  CHECK(ui.shows("Table 104"));
  press(ui, {"league/result/close", "go/home", "go/club", "league/competition/" + id, "league/view/2"});
  ui.type("league/search", "hug");
  CHECK(ui.find("league/entrant/8") != nullptr);
  CHECK(ui.find("league/entrant/1") == nullptr);
}

TEST_CASE("each of five hundred tables is two keys away, without typing or scrolling") {
  TableFixture table;
  const std::string id = evening(table, 1000);
  session::League league(table.store.get(), session::system_host());
  auto open = league.open(id);
  REQUIRE(open.has_value());
  league::event::RoundDrawn draw{.round = {0, 0}, .tables = {}, .byes = {}, .groups = {}, .seed = 1};
  for (int i = 0; i < 1000; i += 2)
    draw.tables.push_back({.sides = {{league::entrant_at(i)}, {league::entrant_at(i + 1)}}, .reasons = {}});
  REQUIRE(league.enter(*open, draw).has_value());
  for (const test::Canvas& canvas :
       {test::Canvas{1280, 800, 1}, {1366, 768, 1}, {1920, 1080, 1}, {1080, 1920, 1}}) {
    CAPTURE(canvas.width);
    ui::App app(table.session, table.options());
    HeadlessUi ui(app, canvas);
    press(ui, {"go/club", "league/competition/" + id});
    for (const int number : {1, 104, 125, 500}) {
      CAPTURE(number);
      const int before = ui.taps(), first = (number - 1) / 25 * 25 + 1;
      press(ui, {"league/range/" + std::to_string(first), "league/table/" + std::to_string(number)});
      CHECK(ui.taps() - before == 2);
      CHECK(ui.shows("Table " + std::to_string(number)));
      press(ui, {"league/result/close", "league/range/0"});
    }
    CHECK(ui.cut().empty());
  }
}

TEST_CASE("check-in is a tap on the row; others are absent, and one undo reverts it") {
  Evening panel(6);
  auto& [table, id, app, ui] = panel;
  press(ui, {"go/club", "league/competition/" + id, "league/view/2", "league/entrant/6",
             "league/entrant/away", "league/check_in"});
  CHECK(!ui.enabled("league/check_in/done"));
  press(ui, {"league/entrant/1", "league/entrant/2", "league/entrant/4", "league/entrant/6",
             "league/entrant/4", "league/check_in/done"});
  const auto away = [&] {
    std::vector<int> all;
    for (const league::event::Absent& one : competition(app).away) all.push_back(index(one.entrant));
    std::ranges::sort(all);
    return all;
  };
  CHECK(away() == std::vector<int>{2, 3, 4});
  CHECK(ui.shows("3 participants present"));
  press(ui, {"league/undo"});
  CHECK(away() == std::vector<int>{5});
}

TEST_CASE("the panel lists all entries, shows the effect of an undo back to one, and undoes them together") {
  TableFixture table;
  const std::string id = evening(table, 4);
  ui::App app(table.session, with_files(table));
  HeadlessUi ui(app);
  draw(ui, id);
  press(ui, {"league/table/1", "league/won/1/21", "league/result/enter", "league/table/2", "league/won/2/9",
             "league/result/enter", "league/next/close", "league/view/4", "league/manage/group/5",
             "league/manage/acts"});
  for (int i = 0; i < 4000 && ui.find("league/manage/act/1") == nullptr; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    ui.frame();
  }
  CHECK(ui.shows("Table 1: result"));
  press_listed(ui, {"league/manage/act/4"});  // the pairing
  CHECK(ui.shows("Pairings undone: Stage 1, round 1"));
  CHECK(ui.shows("Effect of the change"));
  press_listed(ui, {"league/manage/undo/no", "league/manage/act/2"});
  CHECK(ui.shows("All pairings stay."));
  press_listed(ui, {"league/manage/undo/yes"});
  const league::PlayedRound& round = competition(app).now().rounds[0];
  CHECK(round.status == league::RoundStatus::open);
  CHECK(round.tables[0].score.has_value());
  CHECK_FALSE(round.tables[1].score.has_value());
  press(ui, {"league/undo"});  // the undo is undone
  CHECK(competition(app).now().rounds[0].tables[1].score.has_value());
  CHECK(competition(app).now().rounds[0].status == league::RoundStatus::closed);
}

TEST_CASE("the clock of a round is stopped and extended, for all tables or the marked ones") {
  Evening panel(4);
  auto& [table, id, app, ui] = panel;
  draw(ui, id);
  press(ui, {"league/view/4", "league/manage/group/1"});
  CHECK(ui.shows("Clock of round 1"));
  press(ui, {"league/manage/group/0"});
  press_listed(ui,
               {"league/manage/minutes/more", "league/manage/last_deal/more", "league/manage/rules/apply"});
  const auto round = [&] { return competition(app).now().rounds[0]; };
  CHECK(competition(app).rules().minutes == 45);
  CHECK(competition(app).rules().last_deal == 5);
  press(ui, {"league/manage/group/1"});
  press_listed(ui, {"league/manage/clock/stop"});
  CHECK(round().is_stopped);
  CHECK(ui.shows("Clock stopped · 45 minutes"));
  press_listed(ui, {"league/manage/clock/resume", "league/manage/clock/5"});
  CHECK_FALSE(round().is_stopped);
  CHECK(round().added_minutes == 5);
  press_listed(ui, {"league/manage/clock_table/2", "league/manage/clock/10"});
  CHECK(round().added_minutes == 5);
  CHECK(round().tables[0].added_minutes == 0);
  CHECK(round().tables[1].added_minutes == 10);
  press(ui, {"league/undo"});
  CHECK(round().tables[1].added_minutes == 0);
  press_listed(ui, {"league/manage/clock_table/2", "league/manage/clock/-5"});
  CHECK(round().tables[1].added_minutes == -5);
  press_listed(ui, {"league/manage/clock/-5"});
  CHECK(round().added_minutes == 0);
}

// --- what is changed of it

TEST_CASE("changed rules are previewed before entry and can be undone") {
  Evening panel(4);
  auto& [table, id, app, ui] = panel;
  draw(ui, id);
  press(ui, {"league/table/1", "league/won/1/21", "league/result/enter", "league/table/2", "league/won/2/9",
             "league/result/enter", "league/next/close", "league/view/4", "league/manage/scheme/2"});
  CHECK(ui.shows("Effect of the change"));
  CHECK(competition(app).rules().points.scheme == league::PointScheme{2, 1, 0});
  press(ui, {"league/manage/rules/apply"});
  CHECK(competition(app).rules().points.scheme == league::PointScheme{6, 2, 0});
  CHECK(ui.find("league/manage/rules/apply") == nullptr);
  press_listed(ui, {"league/manage/rounds/more", "league/manage/rules/leave"});
  CHECK(competition(app).rules().rounds == 3);
  press(ui, {"league/undo"});
  CHECK(competition(app).rules().points.scheme == league::PointScheme{2, 1, 0});
}

TEST_CASE("seeds are manual or random, and a separation is stated and removed") {
  Evening panel(4);
  auto& [table, id, app, ui] = panel;
  press(ui, {"go/club", "league/competition/" + id, "league/view/4", "league/manage/group/2"});
  press_listed(ui, {"league/manage/mark/3", "league/manage/mark/1", "league/manage/seeds/hand"});
  REQUIRE(competition(app).seeds.size() == 2);
  CHECK(index(competition(app).seeds.front()) == 2);
  press_listed(ui, {"league/manage/mark/2", "league/manage/mark/4", "league/manage/apart"});
  REQUIRE(competition(app).apart.size() == 1);
  CHECK(index(competition(app).apart.front().first) == 1);
  press_listed(ui, {"league/manage/meet/2/4"});
  CHECK(competition(app).apart.empty());
  press_listed(ui, {"league/manage/seeds/lot"});
  CHECK(competition(app).seeds.size() == 4);
  press_listed(ui, {"league/manage/seeds/ratings"});
  CHECK(ui.shows("None of them has a club rating."));
}

TEST_CASE("the fee is set and paid, and a place has a prize") {
  Evening panel(4);
  auto& [table, id, app, ui] = panel;
  press(ui, {"go/club", "league/competition/" + id, "league/view/4", "league/manage/group/3"});
  ui.type("league/currency", "CHF");
  ui.type("league/fee", "12.5");
  press_listed(ui, {"league/manage/fee", "league/manage/paid/2"});
  CHECK(competition(app).money.fee == 1250);
  CHECK(competition(app).money.currency == "CHF");
  CHECK(competition(app).entrants[1].paid == 1250);
  CHECK(ui.find("league/manage/paid/2") == nullptr);
  reach(ui, "league/thing", test::kAboveUndo);
  ui.type("league/thing", "a ham");
  press_listed(ui, {"league/manage/prize"});
  REQUIRE(competition(app).money.prizes.size() == 1);
  CHECK(competition(app).money.prizes.front().thing == "a ham");
  CHECK(competition(app).money.fee == 1250);
  press_listed(ui, {"league/manage/no_prize/1"});
  CHECK(competition(app).money.prizes.empty());
}

TEST_CASE("an entrant's details change, and a mistaken competition is withdrawn") {
  Evening panel(4);
  auto& [table, id, app, ui] = panel;
  press(ui, {"go/club", "league/competition/" + id, "league/view/2", "league/entrant/2"});
  type_listed(ui, "league/entrant/2/club", "Sur");
  type_listed(ui, "league/entrant/2/category", "women / juniors");
  press_listed(ui, {"league/entrant/save"});
  CHECK(competition(app).entrants[1].club == "Sur");
  CHECK(competition(app).entrants[1].categories == std::vector<std::string>{"women", "juniors"});
  press(ui, {"league/undo"});
  CHECK(competition(app).entrants[1].club.empty());
  press(ui, {"league/view/4", "league/manage/group/5", "league/manage/cancel"});
  CHECK(!competition(app).withdrawn);
  press(ui, {"league/sure/yes"});
  CHECK(competition(app).withdrawn);
  press(ui, {"league/undo"});
  CHECK(!competition(app).withdrawn);
}

// --- the club's further pages

TEST_CASE("the club shows its seasons and its ratings") {
  Evening panel(4, "2026");
  auto& [table, id, app, ui] = panel;
  draw(ui, id);
  press(ui, {"league/table/1", "league/won/1/21", "league/result/enter", "league/table/2", "league/won/2/9",
             "league/result/enter", "league/next/close", "league/next/finish", "league/sure/yes",
             "league/club", "league/page/3"});
  CHECK(ui.shows("2026"));
  CHECK(ui.shows("Season 2026"));
  press(ui, {"league/season_by/person", "league/page/4"});
  CHECK(ui.shows("Minimum"));
  CHECK(ui.shows("Ana"));
  const std::string weng_lin = ui.page();
  press(ui, {"league/rating/2"});
  CHECK(ui.page() != weng_lin);
  press(ui, {"print"});
  CHECK(ui.shows("Ratings"));
  CHECK(ui.shows("Ana"));
  CHECK(ui.enabled("keep/csv"));
  press(ui, {"print/back", "league/page/0"});
  CHECK(ui.find("print") == nullptr);
}

TEST_CASE("a competition is exported in each format and imported by another club") {
  TableFixture table;
  const std::string id = evening(table, 4);
  const ui::AppOptions options = with_files(table);
  ui::App app(table.session, options);
  HeadlessUi ui(app);
  draw(ui, id);
  press(ui, {"league/table/1", "league/won/1/21", "league/result/enter", "league/view/4",
             "league/manage/group/4"});
  constexpr std::pair<const char*, const char*> kFiles[] = {
      {"competition", ".json"}, {"calendar", ".ics"}, {"report", ".trf"}, {"proof", "-draw.json"}};
  for (const auto& [word, ending] : kFiles) {
    CAPTURE(word);
    press_listed(ui, {std::string("league/file_deed/") + word});
    ui.finish();
    CHECK(ui.shows("Saved: "));
    CHECK(text_of(options.papers + "/tanteador-friday" + ending).size() > 60);
  }
  press(ui, {"league/manage/group/5", "league/manage/verify"});
  ui.finish();
  CHECK(ui.shows("No errors found."));
  TableFixture other;
  ui::App there(other.session, with_files(other));
  HeadlessUi far(there);
  press(far, {"go/club", "league/page/5"});
  far.type("league/file/in", options.papers + "/tanteador-friday.json");
  press(far, {"league/file_deed/in"});
  far.finish();
  REQUIRE(there.club()->competition().has_value());
  CHECK(there.club()->competition()->head.id == id);
  CHECK(far.shows("Friday imported."));
}

TEST_CASE("an exported competition is signed, and its import says by whom") {
  TableFixture table, other;
  const std::string id = evening(table, 4);
  ui::AppOptions options = with_files(table), far_options = with_files(other);
  options.keys = (table.folder / "keys").string();
  far_options.keys = (other.folder / "keys").string();
  std::filesystem::create_directory(options.keys);
  ui::App app(table.session, options);
  HeadlessUi ui(app);
  draw(ui, id);
  press(ui, {"league/view/4", "league/manage/group/4"});
  press_listed(ui, {"league/file_deed/competition"});
  ui.finish();
  const std::string file = options.papers + "/tanteador-friday.json";
  const auto signature = session::signature_in(text_of(file));
  REQUIRE(signature.has_value());
  CHECK(signature->key == session::find_public_key(options.keys));

  const std::string words = session::key_words(signature->key);
  ui::App there(other.session, far_options);
  HeadlessUi far(there);
  const auto take_in = [&] {
    press(far, {"go/club", "league/page/5"});
    reach(far, "league/file/in", test::kAboveUndo);
    if (!far.shows("tanteador-friday.json")) far.type("league/file/in", file);
    press_listed(far, {"league/file_deed/in"});
    far.finish();
  };
  take_in();
  CHECK(far.shows("Friday imported. Signed by an unknown key: " + words));
  press(far, {"go/club", "league/page/5"});
  type_listed(far, "league/key_name", "Bar Norte");
  type_listed(far, "league/key_words", words);
  press_listed(far, {"league/key/trust"});
  CHECK(session::known_keys(*other.store) == std::vector<session::KnownKey>{{"Bar Norte", words}});
  take_in();
  CHECK(far.shows("Friday imported. Signed by Bar Norte, a known key."));
  press(far, {"go/club", "league/page/5"});
  press_listed(far, {"league/key/forget/Bar Norte"});
  CHECK(session::known_keys(*other.store).empty());
}

TEST_CASE("a tournament report is imported, and an unreadable one is reported and enters nothing") {
  TableFixture table;
  const std::string id = evening(table, 4);
  const ui::AppOptions options = with_files(table);
  ui::App app(table.session, options);
  HeadlessUi ui(app);
  draw(ui, id);
  press(ui, {"league/view/4", "league/manage/group/4"});
  press_listed(ui, {"league/file_deed/report"});
  ui.finish();
  press(ui, {"league/club", "league/page/5"});
  ui.type("league/file/in", options.papers + "/tanteador-friday.trf");
  press(ui, {"league/file_deed/in"});
  ui.finish();
  CHECK(app.club()->competition()->head.id != id);
  CHECK(competition(app).entrants.size() == 4);
  CHECK(competition(app).stages.front().rounds.size() == 1);
  const auto count = table.store->count_streams("competition");
  if (ui.find("dismiss")) press(ui, {"dismiss"});  // remarks on the report
  press(ui, {"league/club", "league/page/5"});
  ui.type("league/file/in", "x");  // behind what stands there
  press(ui, {"league/file_deed/in"});
  ui.finish();
  CHECK(ui.shows("could not be read"));
  CHECK(table.store->count_streams("competition") == count);
}

TEST_CASE("players are exported, a list is previewed before import, and the club is named") {
  TableFixture table;
  evening(table, 4);
  const ui::AppOptions options = with_files(table);
  ui::App app(table.session, options);
  HeadlessUi ui(app);
  press(ui, {"go/club", "league/page/5"});
  ui.type("league/club_name", "Peña del Sur");
  press(ui, {"league/club_name/save"});
  CHECK(ui.shows("Peña del Sur"));
  press_listed(ui, {"league/file_deed/players"});
  ui.finish();
  const std::string list = text_of(options.papers + "/tanteador-players.csv");
  CHECK(list.find("Beto") != list.npos);
  std::ofstream(table.folder / "more.csv") << "name\nZoé\nAna\n";
  reach(ui, "league/file/people", test::kAboveUndo);
  ui.type("league/file/people", (table.folder / "more.csv").string());
  press_listed(ui, {"league/file_deed/people"});
  CHECK(ui.shows("Zoé"));
  CHECK(ui.shows("already in the club"));
  press(ui, {"league/player/add"});
  CHECK(session::League(table.store.get(), session::system_host()).club().now.players.size() == 5);
}

TEST_CASE("the command line's program makes the web pages, and its error is shown") {
  TableFixture table;
  evening(table, 4);
  ui::AppOptions options = with_files(table);
  std::ofstream(table.folder / "tool") << "#!/bin/sh\nmkdir -p \"$6\"; echo \"$2\" > \"$6/index.html\"\n";
  std::filesystem::permissions(table.folder / "tool", std::filesystem::perms::owner_all);
  options.command = (table.folder / "tool").string();
  options.server.here = "the.db";
  ui::App app(table.session, options);
  HeadlessUi ui(app);
  press(ui, {"go/club", "league/page/5"});
  press_listed(ui, {"league/file_deed/site"});
  ui.finish();
  CHECK(ui.shows("tanteador-site/index.html"));
  CHECK(text_of(options.papers + "/tanteador-site/index.html") == "the.db\n");
  std::ofstream(table.folder / "tool") << "#!/bin/sh\necho no room >&2\nexit 1\n";
  press_listed(ui, {"league/file_deed/site"});
  ui.finish();
  CHECK(ui.shows("no room"));
}

TEST_CASE("a long task shows progress and can be stopped") {
  TableFixture table;
  evening(table, 4);
  ui::AppOptions options = with_files(table);
  std::ofstream(table.folder / "tool") << "#!/bin/sh\nexec sleep 60\n";
  std::filesystem::permissions(table.folder / "tool", std::filesystem::perms::owner_all);
  options.command = (table.folder / "tool").string();
  ui::App app(table.session, options);
  HeadlessUi ui(app);
  press(ui, {"go/club", "league/page/5"});
  press_listed(ui, {"league/file_deed/site"});
  CHECK(app.is_busy());
  CHECK(ui.shows("Saving the file…"));
  press(ui, {"league/work/stop"});
  CHECK(!app.is_busy());
  CHECK(ui.find("league/page/5") != nullptr);
}

// --- every language, every size

struct Window {
  float width, height;
};

TEST_CASE("the other pages of the club are complete in every language and window") {
  TableFixture table;
  const std::string id = evening(table, 9, "The season of the friends of the game 2026");
  session::League league(table.store.get(), session::system_host());
  auto open = league.open(id);
  REQUIRE(open.has_value());
  REQUIRE(league.enter(*open, *league::next_round(open->now, 1)).has_value());
  const std::string somebody = league.club().now.players.front().person;
  const ui::Languages languages(TANTEADOR_BUILD "/locale");
  for (const view::Language& language : languages.list()) {
    ui::AppOptions options = table.options(languages, language.code);
    options.papers = "/home/secretary/Documents";
    ui::App app(table.session, options);
    for (const Window& window : {Window{800, 600}, {1366, 768}, {1080, 1920}, {2560, 1440}}) {
      HeadlessUi ui(app,
                    {window.width, window.height, ui::scale_in_window(100, window.width, window.height)});
      CAPTURE(language.code);
      CAPTURE(window.width);
      const auto whole = [&](const char* page) {
        CAPTURE(page);
        test::check_page(ui, test::Below::scrolled);
      };
      press(ui, {"go/club"});
      for (const char* page : {"league/page/1", "league/doubles", "league/page/2", "league/team/new",
                               "league/page/3", "league/page/4", "league/ranked/open", "league/page/5"}) {
        press(ui, {page});
        whole(page);
      }
      press(ui, {"league/page/1", "league/player/" + somebody, "league/player/forget"});
      whole("forget");
      press(ui, {"league/sure/no", "league/club", "league/page/0", "league/new", "league/plan/more"});
      for (const char* page : {"league/more/group/0", "league/more/group/1", "league/more/group/2",
                               "league/more/group/3", "league/more/group/4"}) {
        press(ui, {page});
        whole(page);
      }
      press(ui, {"league/done", "league/club", "league/competition/" + id});
      whole("round");
      press(ui, {"league/swap"});
      whole("swap");
      press(ui, {"league/done", "league/view/1", "league/as_of/open"});
      whole("standings");
      press(ui, {"league/as_of/now", "league/view/2"});
      whole("entrants");
      press(ui, {"league/check_in"});
      whole("check-in");
      press(ui, {"league/check_in", "league/entrant/1"});
      whole("entrant");
      press(ui, {"league/entrant/close", "league/view/4"});
      for (const char* page : {"league/manage/group/0", "league/manage/group/2", "league/manage/group/3",
                               "league/manage/group/4", "league/manage/group/5"}) {
        press(ui, {page});
        whole(page);
      }
      press(ui, {"league/manage/cancel"});
      whole("cancel");
      press(ui, {"league/sure/no", "league/manage/group/0", "go/home"});
    }
  }
  languages.speak("en");
}

TEST_CASE("a round with a disputed table keeps its keys and fields apart in a small window") {
  TableFixture table;
  const std::string id = evening(table, 8, "The season of the friends of the game 2026");
  session::League league(table.store.get(), session::system_host());
  auto open = league.open(id).value();
  (void)league.enter(open, *league::next_round(open.now, 1)).value();
  for (const int other : {12, 21})
    (void)league
        .enter(open, league::event::ResultEntered{{0, 0, 0}, {{{.score = 30}, {.score = other}}, {}}, {}})
        .value();
  const ui::Languages languages(TANTEADOR_BUILD "/locale");
  for (const view::Language& language : languages.list()) {
    CAPTURE(language.code);
    ui::App app(table.session, table.options(languages, language.code));
    for (const int percent : {100, 125}) {
      CAPTURE(percent);
      HeadlessUi ui(app, {800, 600, ui::scale_asked_for(percent, 800, 600)});
      press(ui, {"go/home", "go/club", "league/competition/" + id});
      CHECK(ui.find("league/date/set"));
      CHECK(ui.find("league/open_only"));
      test::check_page(ui, test::Below::scrolled);
      std::set<float> tops;  // of the pages, whose names are never shortened
      for (const ui::DrawnItem& item : ui.drawn_items()) {
        if (!item.id.starts_with("league/view/")) continue;
        tops.insert(item.rect.top);
        CHECK_FALSE(item.shortened);
      }
      CHECK(tops.size() == 1);
    }
  }
  languages.speak("en");
}

}  // namespace club_more
