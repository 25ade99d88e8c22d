// The rulebook on the panel: every rule by taps or by words, in large type, from a match and from home.

#include <doctest/doctest.h>

#include <algorithm>

#include "src/rulebook/texts.hpp"
#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/open_panel.hpp"
#include "tests/ui/page.hpp"
#include "tests/ui/press.hpp"
#include "ui/app/system/languages.hpp"

using namespace tanteador;
using test::HeadlessUi;
using test::kHand;
using test::reach;
using test::TableFixture;

TEST_CASE("any rule of the match's game is two taps away without typing") {
  test::OpenPanel panel(test::kTwo + kHand);
  auto& [table, app, ui] = panel;
  for (const char* rule : {"truco.envido.falta", "truco.cut.size", "truco.tricks.tied"}) {
    CAPTURE(rule);
    const int before = ui.taps();
    press(ui, {"go/rulebook"});
    reach(ui, std::string("book/rule/") + rule);
    press(ui, {std::string("book/rule/") + rule});
    CHECK(ui.taps() == before + 2);
    CHECK(ui.shows(rulebook::find_rule(rule)->text));
    CHECK(ui.shows(rulebook::find_rule(rule)->number));
  }
  press(ui, {"go/board"});
  CHECK(app.match()->records().size() == 2);
}

TEST_CASE("the list has every rule of the game and of every table once, relevant ones first") {
  test::OpenPanel panel(test::kTwo + kHand);
  auto& [table, app, ui] = panel;
  press(ui, {"go/rulebook"});
  const view::RulebookPage& page = std::get<view::RulebookPage>(app.panel().body);
  std::vector<std::string> ids;
  for (const view::RuleGroup& group : page.groups) {
    for (const view::RuleLine& line : group.rules) ids.push_back(line.open.id);
  }
  CHECK(ids.size() == rulebook::rules_of("truco").size() + rulebook::rules_of("table").size());
  std::ranges::sort(ids);
  CHECK(std::ranges::adjacent_find(ids) == ids.end());
  CHECK(page.groups.front().title != "Before the deal");
  CHECK(page.groups.back().title == "The table and its match");
}

TEST_CASE("situations and games are chips") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  press(ui, {"go/rulebook", "book/game/tarot", "book/situation/bidding"});
  for (const ui::DrawnItem& item : ui.drawn_items()) {
    if (!item.id.starts_with("book/rule/")) continue;
    const rulebook::Rule* rule = rulebook::find_rule(item.id.substr(10));
    REQUIRE(rule);
    CHECK((rule->game == "tarot" || rule->game == "table"));
    CHECK(std::ranges::find(rule->situations, "bidding") != rule->situations.end());
  }
  press(ui, {"book/close"});
  CHECK(ui.find("new/tarot") != nullptr);
}

TEST_CASE("the search accepts typing errors, and a number finds its rule") {
  test::OpenPanel panel(test::kTwo + kHand);
  auto& [table, app, ui] = panel;
  press(ui, {"go/rulebook"});
  ui.type("field/rulebook/words/text", "falta envdio");
  CHECK(ui.shows("showing results for"));
  REQUIRE(ui.find("book/rule/truco.envido.falta") != nullptr);
  press(ui, {"book/rule/truco.envido.falta", "book/back"});
  CHECK(ui.shows("falta envdio"));  // still what is looked for
  press(ui, {"go/board", "go/rulebook"});
  CHECK(!ui.shows("falta envdio"));
  ui.type("field/rulebook/words/text", "t35");
  CHECK(ui.find("book/rule/truco.envido.falta") != nullptr);
  ui.type("field/rulebook/words/text", "zzzzqqqq");
  CHECK(ui.shows("No rule contains any of these words."));
}

TEST_CASE("an open rule shows its place, the editions' values and related rules") {
  test::OpenPanel panel(test::kTwo + kHand);
  auto& [table, app, ui] = panel;
  const rulebook::Rule& rule = *rulebook::find_rule("truco.cut.size");
  press(ui, {"go/rulebook"});
  reach(ui, "book/rule/truco.cut.size");
  press(ui, {"book/rule/truco.cut.size"});
  CHECK(ui.shows("German edition of Naipes Heraclio Fournier, Kartenverteilung"));
  CHECK(ui.shows("Italian edition of Naipes Heraclio Fournier"));
  CHECK(ui.shows("Differences between editions"));
  REQUIRE(!rule.related.empty());
  press(ui, {"book/rule/" + rule.related.front()});
  CHECK(ui.shows(rulebook::find_rule(rule.related.front())->text));
  press(ui, {"book/back"});
  CHECK(ui.shows(rule.text));
}

TEST_CASE("a rule is shown in large type") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  press(ui, {"go/rulebook"});
  reach(ui, "book/rule/truco.envido.falta");
  press(ui, {"book/rule/truco.envido.falta", "book/aloud"});
  CHECK(ui.shows(rulebook::find_rule("truco.envido.falta")->text));
  CHECK(ui.find("book/aloud") == nullptr);
  press(ui, {"book/back", "book/back"});
  CHECK(ui.find("book/rule/truco.envido.falta") != nullptr);
}

TEST_CASE("nothing of the rulebook is cut, in any language, at 100 and 200 %") {
  const ui::Languages languages(TANTEADOR_BUILD "/locale");
  TableFixture table;
  for (const view::Language& language : languages.list()) {
    ui::App app(table.session, table.options(languages, language.code));
    for (const float scale : {1.0f, 2.0f}) {
      CAPTURE(language.name);
      CAPTURE(scale);
      HeadlessUi ui(app, {1280 * scale, 800 * scale, scale});
      for (const char* game : {"truco", "truf", "troccas", "tarot", "sheet"}) {
        press(ui, {"go/rulebook", std::string("book/game/") + game});
        check_texts(ui);
        for (const rulebook::Rule* rule : rulebook::rules_of(game)) {
          CAPTURE(rule->id);
          for (const bool aloud : {false, true}) {
            const view::Command opened = view::command::SetState{
                view::RulebookState{game, "", {"truco.cut.size", rule->id}, aloud, "", ""}};
            app.perform({&opened, 1});
            ui.frame();
            check_texts(ui);
          }
        }
      }
    }
  }
  languages.speak("en");
}
