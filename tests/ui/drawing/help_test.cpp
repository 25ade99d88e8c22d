// A "?" explains unclear controls: its sentence opens and closes, and nothing is entered.

#include <doctest/doctest.h>

#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/page.hpp"
#include "tests/ui/press.hpp"
#include "ui/app/system/languages.hpp"
#include "ui/panel/panel.hpp"

namespace help_in_place {

using namespace tanteador;
using test::HeadlessUi;
using test::press;
using test::TableFixture;

std::vector<std::string> help_keys(const HeadlessUi& ui) {
  std::vector<std::string> ids;
  for (const ui::DrawnItem& item : ui.drawn_items()) {
    if (item.id.starts_with("help/")) ids.push_back(item.id);
  }
  return ids;
}

// The help sentence: the text that appears only while help is open.
void check_help(HeadlessUi& ui, const std::string& id) {
  CAPTURE(id);
  test::reach(ui, id, 540);  // in the smallest window
  const std::string before = ui.page();
  press(ui, {id});
  const std::string with = ui.page();
  CHECK(with != before);
  CHECK(with.size() > before.size() + 10);
  test::check_texts(ui);
  press(ui, {id});
  CHECK(ui.page() == before);
}

TEST_CASE("the settings show the full explanation in every language, in small windows too") {
  TableFixture table;
  const ui::Languages languages(TANTEADOR_BUILD "/locale");
  for (const view::Language& language : languages.list()) {
    CAPTURE(language.code);
    ui::App app(table.session, table.options(languages, language.code));
    for (const auto& [width, height] : {std::pair{800.0f, 600.0f}, {1366.0f, 768.0f}}) {
      HeadlessUi ui(app, {width, height, ui::scale_in_window(100, width, height)});
      press(ui, {"go/settings"});
      REQUIRE(help_keys(ui).size() == 2);
      for (const std::string& id : help_keys(ui)) check_help(ui, id);
    }
  }
  languages.speak("en");
}

TEST_CASE("house rules and tie-breaks have explanations") {
  TableFixture table;
  ui::App app(table.session, table.options());
  HeadlessUi ui(app, {800, 600, 0.8f});
  press(ui, {"go/home", "new/truco", "house_rules"});
  REQUIRE(ui.find("help/rule/flor"));
  check_help(ui, "help/rule/flor");
  CHECK(ui.find("help/rule/target") == nullptr);  // its title says it
  press(ui, {"help/rule/flor"});
  CHECK(ui.shows("Three cards of one suit"));
}

}  // namespace help_in_place
