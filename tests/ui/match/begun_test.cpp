// Unfinished input at a match is kept there.

#include <doctest/doctest.h>

#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/press.hpp"

using namespace tanteador;
using test::HeadlessUi;
using test::kTwo;
using test::TableFixture;
using test::tallied;

TEST_CASE("unfinished input returns after a look at another match") {
  TableFixture table;
  const std::string one = table.play(kTwo + tallied("Ana", 3)), other = table.play(kTwo);
  ui::App app(table.session, table.options());
  HeadlessUi ui(app);
  test::press(ui, {"go/home", "open/" + one, "tool/more", "form/warned", "field/player/0"});
  ui.type("field/fault/text", "Zoé laughed");
  test::press(ui, {"go/home", "open/" + other});
  CHECK(!ui.shows("Zoé laughed"));
  test::press(ui, {"go/home", "open/" + one});
  CHECK(ui.shows("Zoé laughed"));
  test::press(ui, {"form/enter"});
  CHECK(app.match()->records().back().payload == R"({"fault":"Zoé laughed","level":"club","player":0})");
  test::press(ui, {"go/home", "open/" + other, "go/home", "open/" + one});
  CHECK(!ui.shows("Zoé laughed"));  // it is entered
}

TEST_CASE("unfinished input is discarded after another entry there") {
  TableFixture table;
  const std::string one = table.play(kTwo + tallied("Ana", 3)), other = table.play(kTwo);
  ui::App app(table.session, table.options());
  HeadlessUi ui(app);
  test::press(ui, {"go/home", "open/" + one, "go/history", "replace/2"});
  CHECK(ui.shows("replaces entry 2"));
  test::press(ui, {"go/home", "open/" + other, "go/home", "open/" + one});
  CHECK(ui.shows("replaces entry 2"));
  test::press(ui, {"go/home", "open/" + other});
  auto elsewhere = *table.session.open(one);
  REQUIRE(table.session.add(elsewhere, tallied("Beto", 1), session::RefusalPolicy::stop)->refused.empty());
  test::press(ui, {"go/home", "open/" + one});
  CHECK(!ui.shows("replaces entry 2"));
}
