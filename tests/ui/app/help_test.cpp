// Help: the tutorials in the panel, from the first screen, in its language.

#include <doctest/doctest.h>

#include <string>

#include "src/core/text/locale.hpp"
#include "tests/ui/open_panel.hpp"
#include "tests/ui/press.hpp"

using namespace tanteador;
using namespace tanteador::test;

TEST_CASE("the first screen leads to the tutorials, which are read to their end") {
  OpenPanel panel;
  auto& ui = panel.ui;
  press(ui, {"home/help"});
  CHECK(ui.shows("First match"));
  CHECK(ui.shows("matchsticks,"));
  press(ui, {"help/phones"});
  CHECK(ui.shows("Phones at the tables"));
  const auto end = [&] { return ui.page().substr(ui.page().size() / 2); };
  const std::string before = end();
  ui.wheel({700, 600}, -100);
  ui.frame();
  CHECK(end() != before);
}

TEST_CASE("help is reached from the rail, and from the settings during a match") {
  OpenPanel panel(kTwo);
  auto& ui = panel.ui;
  press(ui, {"go/settings", "go/help"});
  CHECK(ui.shows("First match"));
  CHECK(ui.find("go/board") != nullptr);
  press(ui, {"go/board"});
  CHECK(ui.find("points/0/3") != nullptr);
}

TEST_CASE("the tutorials are in the language of the panel") {
  OpenPanel panel;
  auto& ui = panel.ui;
  press(ui, {"go/settings", "language/de", "go/help"});
  CHECK(ui.shows("Erste Partie"));
  press(ui, {"go/settings", "language/en", "go/help"});
  CHECK(ui.shows("First match"));
}
