// A finger that comes down twice at one place enters nothing a second time that one tap cannot take back.

#include <doctest/doctest.h>

#include <set>

#include "src/session/league/league.hpp"
#include "tests/support/competition.hpp"
#include "tests/support/long_run.hpp"
#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/open_panel.hpp"
#include "tests/ui/press.hpp"

using namespace tanteador;
using test::HeadlessUi;
using test::TableFixture;

namespace {

// A Swiss of three rounds with four entrants, its first round drawn; its id.
std::string drawn_evening(TableFixture& table) {
  session::League league(table.store.get(), session::system_host());
  auto made = league.create(test::cup("truco-nhf-de")).value();
  test::enter_players(league, made, {"Ana", "Beto", "Caro", "Dani"});
  test::draw(league, made);
  return made.head.id;
}

std::int64_t last_seq(const ui::App& app) { return app.club()->competition()->head.count; }
std::string last_entered(const ui::App& app) { return app.club()->competition()->records.back().kind; }

// Events that no single tap can undo.
const std::set<std::string> kGrave{"round_closed", "competition_finished", "entrant_withdrawn", "forfeited",
                                   "stage_closed"};

// The control under a point, other than the one that was pressed there; empty: none.
std::string control_at(const HeadlessUi& ui, ImVec2 at) {
  for (const ui::DrawnItem& item : ui.drawn_items()) {
    const ui::Rect& rect = item.rect;
    if (!item.id.empty() && item.enabled && at.x >= rect.left && at.x < rect.right && at.y >= rect.top &&
        at.y < rect.bottom)
      return item.id;
  }
  return {};
}

std::vector<std::string> controls(const HeadlessUi& ui) {
  std::vector<std::string> ids;
  for (const ui::DrawnItem& item : ui.drawn_items()) {
    if (!item.id.empty() && item.enabled && item.id.find("field") == std::string::npos)
      ids.push_back(item.id);
  }
  return ids;
}

}  // namespace

TEST_CASE("two presses at one place end nothing of a competition") {
  const std::vector<std::vector<std::string>> pages{{},
                                                    {"league/table/1"},
                                                    {"league/table/1", "league/won/1/21"},
                                                    {"league/view/2", "league/entrant/1"},
                                                    {"league/table/1", "league/result/forfeit/1"}};
  for (const auto& way : pages) {
    TableFixture table;
    const std::string id = drawn_evening(table);
    ui::App first(table.session, table.options());
    HeadlessUi look(first);
    test::press(look, {"go/club", "league/competition/" + id});
    test::press(look, way);
    std::size_t turn = 0;
    for (const std::string& control : controls(look)) {
      if (!test::in_turn(turn++, 5)) continue;
      TableFixture each;
      const std::string evening = drawn_evening(each);
      ui::App app(each.session, each.options());
      HeadlessUi ui(app, {1280, 800, 1});
      test::press(ui, {"go/club", "league/competition/" + evening});
      test::press(ui, way);
      CAPTURE(control);
      if (!ui.enabled(control)) continue;  // its id is another evening's
      const ImVec2 at = ui.find(control)->rect.centre();
      const std::int64_t before = last_seq(app);
      ui.click(control);
      if (!app.club()->competition()) continue;
      const std::int64_t once = last_seq(app);
      if (once > before) CHECK((control == "league/result/enter" || !kGrave.contains(last_entered(app))));
      ui.press_at(at);
      CHECK_FALSE((last_seq(app) > once && kGrave.contains(last_entered(app))));
      // … nor long after: what ends something lies elsewhere.
      for (int frame = 0; frame < 20; ++frame) ui.frame();
      const std::string under = control_at(ui, at);
      CHECK(under != "league/sure/yes");
    }
  }
}

namespace {

// The number of stored rows. A tap meant for another control must not increase any.
struct Stored {
  std::int64_t matches = 0, events = 0, people = 0, competitions = 0, club = 0, rulesets = 0;
  bool operator==(const Stored&) const = default;
};
Stored read_stored(const TableFixture& table) {
  Stored all;
  const session::Store& store = *table.store;
  all.matches = store.count_streams("match");
  all.people = static_cast<std::int64_t>(store.people().size());
  all.rulesets = static_cast<std::int64_t>(store.house_rulesets().size());
  all.competitions = store.count_streams("competition");
  for (const char* kind : {"match", "competition", "club"}) {
    for (const session::StreamHead& head : store.streams(kind)) all.events += head.count;
  }
  for (const session::StreamHead& head : store.streams("club")) all.club += head.count;
  return all;
}

// The ids of controls without their numbers: one of each kind is tried.
std::string kind_of(const std::string& id) {
  std::string kind;
  for (std::size_t begin = 0; begin <= id.size();) {
    const std::size_t end = std::min(id.find('/', begin), id.size());
    const std::string part = id.substr(begin, end - begin);
    kind += part.find_first_of("0123456789") == std::string::npos ? part + "/" : "#/";
    begin = end + 1;
  }
  return kind;
}

struct Way {
  std::string match;              // what is played before
  std::vector<std::string> taps;  // "@": the competition, "#": the match
};

std::vector<Way> ways() {
  const std::string hand = test::kTwo + "{\"type\":\"hand_started\"}\n";
  const std::string over =
      test::kTwo + test::tallied("Ana", 3) + "{\"type\":\"match_ended\",\"reason\":\"agreed\"}\n";
  const std::string ruled =
      hand +
      R"({"type":"case_ruled","case":"truco.out_of_turn","facts":{"player":{"found":{"player":"Beto"}}},)"
      R"("rule":"truco.turn","fixed":false,"remedy":"warn","reason":"x"})"
      "\n";
  const auto of = [](std::string_view game, std::string_view ruleset, std::string_view players) {
    return "{\"type\":\"match_started\",\"game\":\"" + std::string(game) + "\",\"ruleset\":\"" +
           std::string(ruleset) + "\",\"players\":[" + std::string(players) + "]}\n";
  };
  constexpr std::string_view kSeats = R"("Ana","Beto","Caro","Dani")";
  return {
      {hand, {}},
      {hand, {"go/history"}},
      {hand, {"go/referee"}},
      {ruled, {"go/referee", "referee/log", "log/row/3"}},
      {ruled, {"go/referee", "referee/log", "log/row/3", "log/ground/1"}},
      {ruled, {"go/referee", "referee/log", "log/row/3", "log/ground/1", "log/appeal/0"}},
      {ruled, {"go/referee", "referee/log", "log/row/3", "log/ground/1", "log/appeal/0", "log/ground/1"}},
      {hand, {"go/rulebook"}},
      {hand, {"go/settings"}},
      {hand, {"go/home"}},
      {hand, {"go/home", "go/matches"}},
      {hand, {"go/home", "new/truco"}},
      {hand, {"tool/more"}},
      {over, {"#"}},
      {over, {"#", "go/history"}},
      {of("tarot", "tarot-fft-4", kSeats), {}},
      {of("troccas", "troccas-1962", kSeats), {}},
      {of("truf", "truf-lodige", kSeats), {}},
      {of("sheet", "sheet-mus", kSeats), {}},
      {of("sheet", "sheet-mus", kSeats), {"key/5"}},
      {hand, {"go/home", "go/club"}},
      {hand, {"go/home", "go/club", "league/page/1"}},
      {hand, {"go/home", "go/club", "league/page/2"}},
      {hand, {"go/home", "go/club", "league/new"}},
      {hand, {"go/home", "go/club", "@"}},
      {hand, {"go/home", "go/club", "@", "league/view/1"}},
      {hand, {"go/home", "go/club", "@", "league/view/2"}},
      {hand, {"go/home", "go/club", "@", "league/next/force"}},
      {hand, {"go/home", "go/club", "@", "league/view/2", "league/entrant/1", "league/entrant/withdraw"}}};
}

void walk(HeadlessUi& ui, const Way& way, const std::string& evening, const std::string& match) {
  for (const std::string& tap : way.taps)
    test::press(ui, {tap == "@" ? "league/competition/" + evening : tap == "#" ? "open/" + match : tap});
}

}  // namespace

TEST_CASE("a second tap at one place never triggers another control, on any screen") {
  std::size_t turn = 0;
  for (const Way& way : ways()) {
    std::string last = "the board";
    for (const std::string& tap : way.taps) last = tap;
    CAPTURE(last);
    CAPTURE(way.match);
    std::set<std::string> kinds;
    TableFixture first;
    const std::string evening = drawn_evening(first);
    const std::string played = first.play(way.match);
    ui::App shown(first.session, first.options());
    HeadlessUi look(shown, {1280, 800, 1});
    walk(look, way, evening, played);
    for (const std::string& control : controls(look)) {
      if (!kinds.insert(kind_of(control)).second || !test::in_turn(turn++, 5)) continue;
      TableFixture table;
      const std::string here = drawn_evening(table);
      const std::string match = table.play(way.match);
      ui::App app(table.session, table.options());
      HeadlessUi ui(app, {1280, 800, 1});
      walk(ui, way, here, match);
      CAPTURE(control);
      if (!ui.enabled(control)) continue;  // its id is another evening's
      const ImVec2 at = ui.find(control)->rect.centre();
      ui.click(control);
      const std::string under = control_at(ui, at);
      const Stored once = read_stored(table);
      ui.press_at(at);
      Stored twice = read_stored(table);
      if (under == control) twice.events = once.events;  // pressed twice, entered twice: undo takes each back
      CAPTURE(under);
      CHECK(twice == once);
    }
  }
}

TEST_CASE("closing with open tables, finishing and leaving for good ask once") {
  TableFixture table;
  const std::string id = drawn_evening(table);
  ui::App app(table.session, table.options());
  HeadlessUi ui(app);
  test::press(ui, {"go/club", "league/competition/" + id, "league/next/force"});
  CHECK(app.club()->competition()->now.stages[0].rounds[0].status == league::RoundStatus::open);
  CHECK(ui.shows("Close round 1, with 2 results missing?"));
  test::press(ui, {"league/sure/no"});
  CHECK(ui.find("league/sure/yes") == nullptr);
  test::press(ui, {"league/next/force", "league/sure/yes"});
  CHECK(app.club()->competition()->now.stages[0].rounds[0].status != league::RoundStatus::open);
  test::press(ui, {"league/next/finish"});
  CHECK(!app.club()->competition()->now.finished);
  test::press(ui, {"league/sure/yes"});
  CHECK(app.club()->competition()->now.finished);
}

TEST_CASE("a second tap does not press a control that moved there") {
  test::OpenPanel panel(test::kTwo);
  auto& [table, app, ui] = panel;
  test::press(ui, {"go/history"});
  const ImVec2 at = ui.find("go/home")->rect.centre();
  ui.click("go/home");
  const std::size_t before = app.match()->records().size();
  ui.press_at(at);
  CHECK(app.match()->records().size() == before);
}

TEST_CASE("a fixed pair is removed as one, and the other pairs stay") {
  TableFixture table;
  session::League league(table.store.get(), session::system_host());
  session::OpenClub club = league.club();
  for (const char* name : {"Ana", "Beto", "Caro", "Dani", "Eva", "Fede"})
    REQUIRE(league.add_player(club, name));
  ui::App app(table.session, table.options());
  HeadlessUi ui(app);
  test::press(ui, {"go/club", "league/new", "league/plan/kind/1", "league/plan/everybody"});
  const auto& picked = app.club()->get<view::PlanState>().draft.picked;
  const std::vector<std::string> before = picked;
  REQUIRE(before.size() == 6);
  const std::vector<std::string> others{before[0], before[1], before[4], before[5]};
  test::press(ui, {"league/plan/out/" + before[2]});
  CHECK(picked == others);
  CHECK(ui.enabled("league/begin"));
  test::press(ui, {"league/plan/in/" + before[3]});
  CHECK(picked.size() == 5);
  CHECK(!ui.enabled("league/begin"));
  CHECK(ui.shows("/ …"));
  test::press(ui, {"league/plan/in/" + before[2]});
  CHECK(std::vector(picked.begin(), picked.begin() + 4) == others);
  CHECK(picked.size() == 6);
  CHECK(ui.enabled("league/begin"));
}
