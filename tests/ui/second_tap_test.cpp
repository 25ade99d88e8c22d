// A finger that comes down twice at one place enters nothing a second time that one tap cannot take back.

#include <doctest/doctest.h>

#include <set>

#include "src/session/league/league.hpp"
#include "tests/support/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/press.hpp"

using namespace tanteador;
using test::HeadlessUi;
using test::TableFixture;

namespace {

// A Swiss of three rounds with four entrants, its first round drawn; its id.
std::string drawn_evening(TableFixture& table) {
  session::League league(table.store.get(), session::system_host());
  league::StageSetup stage;
  stage.rounds = 3;
  league::CompetitionSetup setup;
  setup.name = "Friday";
  setup.game = "truco";
  setup.ruleset = "truco-nhf-de";
  setup.stages = {stage};
  auto made = league.create(setup);
  REQUIRE(made.has_value());
  session::OpenClub club = league.club();
  std::vector<league::CompetitionEvent> entrants;
  for (const char* name : {"Ana", "Beto", "Caro", "Dani"}) {
    league::event::EntrantEntered event;
    event.people = {league.add_player(club, name).value()};
    entrants.emplace_back(event);
  }
  REQUIRE(league.enter_all(*made, entrants).empty());
  auto round = league::next_round(made->now, 1);
  REQUIRE(round.has_value());
  REQUIRE(league.enter(*made, *round).has_value());
  return made->head.id;
}

std::int64_t last_seq(const ui::App& app) { return app.club()->competition()->head.count; }
std::string last_kind(const ui::App& app) { return app.club()->competition()->records.back().kind; }

// What no single tap takes back.
const std::set<std::string> kGrave{"round_closed", "competition_finished", "entrant_withdrawn", "forfeited",
                                   "stage_closed"};

// The control under a point, other than the one that was pressed there; empty: none.
std::string control_at(const HeadlessUi& ui, ImVec2 at) {
  for (const ui::Drawn& item : ui.drawn()) {
    const ui::Rect& rect = item.rect;
    if (!item.id.empty() && item.enabled && at.x >= rect.left && at.x < rect.right && at.y >= rect.top &&
        at.y < rect.bottom)
      return item.id;
  }
  return {};
}

std::vector<std::string> controls(const HeadlessUi& ui) {
  std::vector<std::string> ids;
  for (const ui::Drawn& item : ui.drawn()) {
    if (!item.id.empty() && item.enabled && item.id.find("field") == std::string::npos)
      ids.push_back(item.id);
  }
  return ids;
}

}  // namespace

TEST_CASE("pressed twice at one place, nothing of a competition ends") {
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
    for (const std::string& control : controls(look)) {
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
      if (once > before) CHECK((control == "league/result/enter" || !kGrave.contains(last_kind(app))));
      ui.press_at(at);
      CHECK_FALSE((last_seq(app) > once && kGrave.contains(last_kind(app))));
      // … nor long after: what ends something lies elsewhere.
      for (int frame = 0; frame < 20; ++frame) ui.frame();
      const std::string under = control_at(ui, at);
      CHECK(under != "league/sure/yes");
    }
  }
}

TEST_CASE("closing with open tables, finishing and leaving for good are asked about once") {
  TableFixture table;
  const std::string id = drawn_evening(table);
  ui::App app(table.session, table.options());
  HeadlessUi ui(app);
  test::press(ui, {"go/club", "league/competition/" + id, "league/next/force"});
  CHECK(app.club()->competition()->now.stages[0].rounds[0].status == league::RoundStatus::open);
  CHECK(ui.shows("Close round 1, without 2 results?"));
  test::press(ui, {"league/sure/no"});
  CHECK(ui.find("league/sure/yes") == nullptr);
  test::press(ui, {"league/next/force", "league/sure/yes"});
  CHECK(app.club()->competition()->now.stages[0].rounds[0].status != league::RoundStatus::open);
  test::press(ui, {"league/next/finish"});
  CHECK(!app.club()->competition()->now.finished);
  test::press(ui, {"league/sure/yes"});
  CHECK(app.club()->competition()->now.finished);
}

TEST_CASE("a second tap at the same place does not press what came to lie there") {
  TableFixture table;
  REQUIRE(!table.play(test::kTwo).empty());
  ui::App app(table.session, table.options());
  HeadlessUi ui(app);
  test::press(ui, {"go/history"});
  const ImVec2 at = ui.find("go/home")->rect.centre();
  ui.click("go/home");
  const std::size_t before = app.match()->records().size();
  ui.press_at(at);
  CHECK(app.match()->records().size() == before);
}

TEST_CASE("a player taken out of fixed pairs leaves a place, and the other pairs stay") {
  TableFixture table;
  session::League league(table.store.get(), session::system_host());
  session::OpenClub club = league.club();
  for (const char* name : {"Ana", "Beto", "Caro", "Dani", "Eva", "Fede"})
    REQUIRE(league.add_player(club, name));
  ui::App app(table.session, table.options());
  HeadlessUi ui(app);
  test::press(ui, {"go/club", "league/new", "league/plan/kind/1", "league/plan/everybody"});
  const auto& picked = app.club()->pick().draft.picked;
  const std::vector<std::string> before = picked;
  REQUIRE(before.size() == 6);
  test::press(ui, {"league/plan/out/" + before[1]});
  CHECK(picked[0] == before[0]);
  CHECK(picked[1].empty());
  for (std::size_t i = 2; i < 6; ++i) CHECK(picked[i] == before[i]);
  CHECK(!ui.enabled("league/begin"));
  CHECK(ui.shows("/ …"));
  test::press(ui, {"league/plan/in/" + before[1]});
  CHECK(picked == before);
  test::press(ui, {"league/plan/out/" + before[2], "league/plan/out/" + before[3]});
  CHECK(picked == std::vector<std::string>{before[0], before[1], before[4], before[5]});
  CHECK(ui.enabled("league/begin"));
}
