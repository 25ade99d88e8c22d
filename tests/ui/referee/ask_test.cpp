// "Would that be allowed?" and "Why?" on the panel: number of taps, answers, and no entries.

#include <doctest/doctest.h>

#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/support/truf_lines.hpp"
#include "tests/ui/open_panel.hpp"
#include "tests/ui/page.hpp"
#include "tests/ui/press.hpp"
#include "ui/app/system/languages.hpp"

using namespace tanteador;
using test::HeadlessUi;
using test::kHand;
using test::TableFixture;

namespace {

std::string call_line(const std::string& player, const std::string& call) {
  return R"({"type":"called","player":")" + player + R"(","call":")" + call + "\"}\n";
}

std::string start(const std::string& game, const std::string& ruleset, const std::string& deal) {
  return R"({"type":"match_started","game":")" + game + R"(","ruleset":")" + ruleset +
         R"(","players":["Ana","Beto","Caro","Dani"]})" + "\n" + R"({"type":")" + deal + "\"}\n";
}

// Envido 2 for Ana, truco 2 for Beto.
const std::string kPlayed = kHand + call_line("Ana", "envido") + call_line("Beto", "quiero") +
                            R"({"type":"settled","of":"envido","winner":"Ana","points":28})" + "\n" +
                            call_line("Beto", "truco") + call_line("Ana", "quiero") +
                            R"({"type":"trick_won","winner":"Beto"})" + "\n" +
                            R"({"type":"trick_won","winner":"Beto"})" + "\n";

void check_answers(const HeadlessUi& ui, float scale) {
  check_texts(ui);
  for (const ui::DrawnItem& item : ui.drawn_items()) {
    if (item.id.empty() || item.id.starts_with("why/row/")) continue;  // rows of a list scroll
    CAPTURE(item.id);
    CHECK(item.rect.height() >= 47.5f * scale);
    CHECK(item.rect.right <= 1280 * scale);
  }
}

}  // namespace

TEST_CASE("asking about a call takes two taps, enters nothing, and one tap returns") {
  test::OpenPanel panel(test::kTwo + kHand);
  auto& [table, app, ui] = panel;
  const auto records = app.match()->records().size();
  press(ui, {"tool/ask"});
  CHECK(ui.shows("Nothing will be entered"));
  press(ui, {"call/0/envido"});
  CHECK(ui.taps() == 2);
  CHECK(ui.shows("Allowed. Worth 2 if it is accepted and won, 1 if it is refused."));
  CHECK(ui.shows("German edition of Naipes Heraclio Fournier"));
  press(ui, {"answer/close"});
  CHECK(!ui.shows("Nothing will be entered"));
  CHECK(ui.enabled("call/0/truco"));
  CHECK(app.match()->records().size() == records);
}

TEST_CASE("an impossible call can be asked about, with its rule and place") {
  test::OpenPanel panel(test::kTwo + kHand + call_line("Ana", "truco"));
  auto& [table, app, ui] = panel;
  press(ui, {"tool/ask", "call/1/vale_cuatro"});
  CHECK(ui.shows("Refused: "));
  CHECK(ui.shows("T-"));
  CHECK(ui.shows("Under other rule sets"));
  press(ui, {"answer/again", "call/0/flor"});
  press(ui, {"answer/rule"});
  CHECK(ui.shows("Source"));
  press(ui, {"go/board", "answer/close"});
  CHECK(app.match()->records().size() == 3);
}

TEST_CASE("editions with another answer are named: a second real envido") {
  test::OpenPanel panel(test::kTwo + kHand + call_line("Ana", "real_envido"));
  auto& [table, app, ui] = panel;
  press(ui, {"tool/ask", "call/1/real_envido"});
  CHECK(ui.shows("Allowed. "));
  CHECK(ui.shows("Refused: "));  // truco-argentino
  CHECK(ui.shows("identical"));  // truco-nhf-it
}

TEST_CASE("asking covers a card and a form, but not undo") {
  test::OpenPanel panel(test::kTwo + kHand);
  auto& [table, app, ui] = panel;
  press(ui, {"tool/ask"});
  CHECK(!ui.enabled("undo"));
  press(ui, {"tool/card", "key/1e", "key/accept/0"});
  CHECK(ui.shows("Allowed."));
  press(ui, {"answer/again"});
  CHECK(ui.shows("Nothing will be entered"));
  press(ui, {"ask/stop"});
  CHECK(ui.enabled("undo"));
  CHECK(app.match()->records().size() == 2);
}

TEST_CASE("an earlier moment can be asked about from the event list") {
  test::OpenPanel panel(test::kTwo + kPlayed);
  auto& [table, app, ui] = panel;
  press(ui, {"go/history", "row/6", "ask_here"});  // before the truco
  CHECK(ui.shows("before entry 6"));
  press(ui, {"call/0/truco"});
  CHECK(ui.shows("Allowed. "));
  press(ui, {"answer/close"});
  CHECK(ui.enabled("start_hand"));  // the match as it stands now
  CHECK(app.match()->records().size() == 9);
}

TEST_CASE("a group of events is asked about together") {
  test::OpenPanel panel(test::truf::start());
  auto& [table, app, ui] = panel;
  press(ui, {"tool/ask", "bid/5s", "bid/3h", "bid/2d", "bid/Ac"});  // starts the deal, too
  CHECK(ui.shows("Allowed."));
  press(ui, {"answer/close"});
  CHECK(app.match()->records().size() == 1);
}

TEST_CASE("a tap on the score explains it, and another shows the rule") {
  test::OpenPanel panel(test::kTwo + kPlayed);
  auto& [table, app, ui] = panel;
  press(ui, {"why/0"});
  CHECK(ui.taps() == 1);
  CHECK(ui.shows("Ana 2, Beto 2"));
  CHECK(ui.shows("+2 = 2"));
  const view::WhySheet& sheet = std::get<view::WhySheet>(app.panel().body);
  REQUIRE(sheet.rows.size() == 1);  // what was written for Ana
  press(ui, {"why/side/all"});
  CHECK(std::get<view::WhySheet>(app.panel().body).rows.size() == 2);
  press(ui, {"why/row/0"});
  CHECK(ui.shows("Entries it comes from"));
  CHECK(ui.shows("3  Ana"));
  press(ui, {"why/rule"});
  CHECK(ui.shows("Source"));
  press(ui, {"go/board", "tool/why"});
  CHECK(std::get<view::WhySheet>(app.panel().body).rows.size() == 2);
  press(ui, {"why/close"});
  CHECK(ui.enabled("start_hand"));
}

TEST_CASE("before the first points there is no explanation") {
  test::OpenPanel panel(test::kTwo);
  auto& [table, app, ui] = panel;
  press(ui, {"tool/why"});
  CHECK(ui.shows("No points scored yet."));
}

TEST_CASE("nothing is cut while asking, in answers and reasons, in any language, at 100 and 200 %") {
  const ui::Languages languages(TANTEADOR_BUILD "/locale");
  struct Row {
    std::string lines, control;
  };
  const Row rows[] = {
      {test::kTwo + kPlayed + kHand, "call/0/retruco"},
      {test::kFour + kHand, "call/1/contraflor"},
      {test::start(3) + kHand, "call/0/envido"},
      {start("truf", "truf-lodige", "deal_started"), ""},
      {start("troccas", "troccas-1962", "deal_started"), ""},
      {start("tarot", "tarot-fft-4", "deal_started"), ""},
      {R"({"type":"match_started","game":"sheet","ruleset":"sheet-any","players":["Ana","Beto"]})"
       "\n"
       R"({"type":"counted","points":{"Ana":12,"Beto":-3}})"
       "\n",
       ""}};
  for (const Row& row : rows) {
    TableFixture table;
    REQUIRE(!table.play(row.lines).empty());
    for (const view::Language& language : languages.list()) {
      ui::App app(table.session, table.options(languages, language.code));
      for (const float scale : {1.0f, 2.0f}) {
        CAPTURE(row.lines);
        CAPTURE(language.name);
        CAPTURE(scale);
        HeadlessUi ui(app, {1280 * scale, 800 * scale, scale});
        press(ui, {"why/0"});
        check_answers(ui, scale);
        if (ui.find("why/row/0")) {
          press(ui, {"why/row/0"});
          check_answers(ui, scale);
        }
        press(ui, {"why/close", "tool/ask"});
        check_answers(ui, scale);
        if (row.control.empty()) {
          press(ui, {"ask/stop"});
          continue;
        }
        press(ui, {row.control});
        check_answers(ui, scale);
        press(ui, {"answer/close"});
      }
    }
  }
  languages.speak("en");
}
