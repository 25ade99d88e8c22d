// In a club with named referees the panel asks for a PIN before it enters a ruling.

#include <doctest/doctest.h>

#include <algorithm>

#include "src/session/cases/referees.hpp"
#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/open_panel.hpp"
#include "tests/ui/press.hpp"

using namespace tanteador;
using namespace tanteador::test;

namespace {

const std::string kTable =
    R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"]})"
    "\n{\"type\":\"hand_started\"}\n";

void rule_on_conduct(HeadlessUi& ui) {
  for (const char* tap : {"go/referee", "case/truco.cut_wrong"}) ui.click(tap);
}

std::size_t rulings(const ui::App& app) {
  return static_cast<std::size_t>(
      std::ranges::count(app.match()->records(), std::string("case_ruled"), &EventRecord::kind));
}

// To the case's answer by its first choices.
void answer_and_apply(HeadlessUi& ui) {
  for (int i = 0; i < 6 && !ui.enabled("apply"); ++i) {
    for (const ui::DrawnItem& item : ui.drawn_items()) {
      if (item.id.starts_with("fact/") && item.id.ends_with("/?") && ui.enabled(item.id)) {
        ui.click(std::string(item.id));
        break;
      }
    }
  }
  REQUIRE(ui.enabled("apply"));
  ui.click("apply");
}

}  // namespace

TEST_CASE("a ruling waits for the referee's PIN, and scoring needs none (table.referee)") {
  TableFixture table;
  REQUIRE(!table.play(kTable).empty());
  REQUIRE(!session::Referees(table.session).add("Dani", "4711").has_value());
  ui::App app(table.session, table.options());
  HeadlessUi ui(app);
  rule_on_conduct(ui);
  answer_and_apply(ui);
  CHECK(ui.shows("Who decides?"));
  CHECK(rulings(app) == 0);
  CHECK(!ui.enabled("pin/enter"));

  SUBCASE("the right one enters it, and the next one is asked for again") {
    for (const char* key : {"pin/4", "pin/7", "pin/1", "pin/1"}) ui.click(key);
    CHECK(!ui.shows("4711"));
    ui.click("pin/enter");
    CHECK(rulings(app) == 1);
    rule_on_conduct(ui);
    answer_and_apply(ui);
    CHECK(ui.shows("Who decides?"));
  }
  SUBCASE("a wrong one enters nothing and says so") {
    for (const char* key : {"pin/1", "pin/1", "pin/1", "pin/1", "pin/enter"}) ui.click(key);
    CHECK(ui.shows("This is not Dani's PIN."));
    CHECK(rulings(app) == 0);
  }
  SUBCASE("whoever goes elsewhere has given it up") {
    ui.click("go/home");
    CHECK(!ui.shows("Who decides?"));
    CHECK(rulings(app) == 0);
  }
  SUBCASE("nobody has to") {
    ui.click("pin/close");
    CHECK(rulings(app) == 0);
    CHECK(ui.find("apply") != nullptr);
    CHECK(ui.cut().empty());
  }
}

namespace {

void type_referee(HeadlessUi& ui, const std::string& name, const std::string& pin, const std::string& again) {
  ui.type("league/referee", name);
  ui.type("league/referee_pin", pin);
  ui.type("league/referee_pin_again", again);
}

void vouch(HeadlessUi& ui, const std::string& referee, const std::string& pin) {
  CHECK(ui.shows("Who makes this entry?"));
  if (ui.find("pin/referee/" + referee)) ui.click("pin/referee/" + referee);
  for (const char digit : pin) ui.click(std::string("pin/") + digit);
  ui.click("pin/enter");
}

}  // namespace

TEST_CASE("referees are added, get a new PIN and are removed in the club, the first by anybody") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  for (const char* tap : {"go/club", "league/page/6"}) ui.click(tap);
  CHECK(ui.shows("Nobody has a role, so anyone may make any entry."));
  type_referee(ui, "Dani", "4711", "4712");
  CHECK(ui.shows("The two PINs are different."));
  CHECK(!ui.enabled("league/referee/save"));
  CHECK(!ui.shows("4711"));
  type_referee(ui, "", "", "");
  for (const char* tap : {"go/home", "go/club", "league/page/6"}) ui.click(tap);  // what was typed is gone
  type_referee(ui, "Dani", "47", "47");
  ui.click("league/referee/save");
  CHECK(ui.shows("A PIN must have at least 4 characters."));
  CHECK(session::Referees(table.session).names().empty());
  for (const char* tap : {"dismiss", "go/home", "go/club", "league/page/6"}) ui.click(tap);
  type_referee(ui, "Dani", "4711", "4711");
  ui.click("league/referee/save");
  CHECK(ui.shows("Dani has the role referee now."));
  CHECK(session::Referees(table.session).authorise("Dani", "4711").has_value());

  type_referee(ui, "Eva", "0815", "0815");  // from now on by one of them
  ui.click("league/referee/save");
  CHECK(session::Referees(table.session).names() == std::vector<std::string>{"Dani"});
  vouch(ui, "Dani", "4711");
  CHECK(session::Referees(table.session).names() == std::vector<std::string>{"Dani", "Eva"});
  type_referee(ui, "Dani", "1234", "1234");
  CHECK(ui.shows("Change PIN"));
  ui.click("league/referee/save");
  vouch(ui, "Eva", "0815");
  CHECK(session::Referees(table.session).authorise("Dani", "1234").has_value());
  ui.click("league/referee/remove/Eva");
  vouch(ui, "Dani", "9999");
  CHECK(ui.shows("This is not Dani's PIN."));
  CHECK(session::Referees(table.session).names().size() == 2);
  for (int i = 0; i < 4; ++i) ui.click("pin/1");
  ui.click("pin/close");
  ui.click("league/referee/remove/Eva");
  vouch(ui, "Eva", "0815");
  CHECK(session::Referees(table.session).names() == std::vector<std::string>{"Dani"});
  CHECK(ui.cut().empty());
}

TEST_CASE("a scorer gives the PIN once and stays signed in") {
  test::OpenPanel panel(kTwo + tallied("Ana", 2));
  auto& [table, app, ui] = panel;
  REQUIRE_FALSE(session::Referees(table.session).add("Coco", "4711", session::Role::scorer));
  const auto before = app.match()->head().count;
  ui.click("undo");
  CHECK(app.match()->head().count == before);
  CHECK(ui.shows("Only a scorer, a referee or a secretary can enter this, with a PIN: Coco."));
  vouch(ui, "Coco", "9999");
  CHECK(ui.shows("This is not Coco's PIN."));
  CHECK(app.match()->head().count == before);
  vouch(ui, "Coco", "4711");
  CHECK(app.match()->head().count == before + 1);
  ui.click("redo");
  CHECK(app.match()->head().count == before + 2);
  CHECK(ui.cut().empty());
}

TEST_CASE("the club gives roles and asks for a secretary, who may sign out") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  for (const char* tap : {"go/club", "league/page/6", "league/role/secretary"}) ui.click(tap);
  type_referee(ui, "Sara", "4711", "4711");
  ui.click("league/referee/save");
  CHECK(ui.shows("Sara has the role secretary now."));
  CHECK(ui.shows("Secretaries (tap to remove)"));
  ui.click("league/page/5");
  ui.type("league/club_name", "Bar Norte");
  ui.click("league/club_name/save");
  CHECK(ui.shows("Only a secretary can do this, with a PIN: Sara."));
  vouch(ui, "Sara", "4711");
  const session::League league(table.store.get(), session::system_host());
  CHECK(league.club().now.name == "Bar Norte");
  ui.click("league/page/6");
  press_listed(ui, {"league/role/leave"});
  CHECK(ui.find("league/role/leave") == nullptr);
  ui.click("league/page/5");
  ui.type("league/club_name", "Bar Sur");
  ui.click("league/club_name/save");
  CHECK(ui.shows("Who makes this entry?"));
  CHECK(league.club().now.name == "Bar Norte");
  CHECK(ui.cut().empty());
}
