// The referee's log: filters, an appeal with its clock, and its decision.

#include <doctest/doctest.h>

#include "src/session/cases/casebook.hpp"
#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/open_panel.hpp"
#include "tests/ui/press.hpp"
#include "ui/app/system/languages.hpp"

using namespace tanteador;
using test::HeadlessUi;
using test::kHand;
using test::TableFixture;

namespace {

// A ruling that warned Ana; event 3.
void rule(HeadlessUi& ui) {
  press(ui, {"go/referee"});
  test::press_in_sight(ui, {"case/truco.out_of_turn"});
  press(ui, {"fact/player/0", "remedy/warn", "apply"});
}

}  // namespace

TEST_CASE("the time for an appeal counts down on the board and in the log, and ends") {
  TableFixture table;
  table.play(test::kTwo + kHand);
  ui::AppOptions options = table.options();
  int minutes = 0;
  const std::string start = session::system_host().now();
  options.now = [&] { return *session::add_minutes(start, minutes); };
  ui::App app(table.session, options);
  HeadlessUi ui(app);
  CHECK(!ui.shows("left to appeal"));
  rule(ui);
  const std::string first = app.panel().clock;
  CHECK(first.find("left to appeal") != std::string::npos);
  CHECK(!app.needs_refresh());
  minutes = 10;
  CHECK(app.needs_refresh());
  ui.frame();
  CHECK(app.panel().clock != first);
  CHECK(ui.shows("left to appeal"));
  minutes = 31;
  CHECK(app.needs_refresh());
  ui.frame();
  CHECK(!ui.shows("left to appeal"));
}

TEST_CASE("an appeal is made and decided in the log") {
  test::OpenPanel panel(test::kTwo + kHand);
  auto& [table, app, ui] = panel;
  rule(ui);
  press(ui, {"go/referee", "referee/log", "log/row/3"});
  CHECK(ui.shows("Who played out of turn? Ana"));
  CHECK(!ui.enabled("log/appeal/0"));  // what it rests on is for the side to say
  press(ui, {"log/ground/1", "log/appeal/0"});
  CHECK(app.match()->records().back().payload == R"({"by_side":0,"ground":"another rule applies","of":3})");
  CHECK(ui.shows("appeal pending"));
  press(ui, {"log/open_only"});
  CHECK(!ui.enabled("log/reject"));  // a decision is final, and no reason is proposed
  press(ui, {"log/ground/0", "log/reject"});
  CHECK(!ui.shows("appeal pending"));
  press(ui, {"log/open_only"});
  CHECK(ui.shows("appeal rejected"));
  CHECK(app.match()->records().back().kind == "appeal_decided");
}

TEST_CASE("an appeal from the event list waits for its reasons too, and a strike has a default reason") {
  test::OpenPanel panel(test::kTwo + kHand);
  auto& [table, app, ui] = panel;
  rule(ui);
  press(ui, {"go/history", "row/3"});
  CHECK(ui.enabled("strike"));
  CHECK(!ui.enabled("appeal/0"));
  press(ui, {"reason/2", "appeal/0"});
  CHECK(app.match()->records().back().payload == R"({"by_side":0,"ground":"agreed at the table","of":3})");
}

namespace {

int ana(const ui::App& app) { return score(app.match()->match(), Side{0}); }

// Three points for Ana and a warning of Beto: events 3 to 5, as one act.
const std::string kRuling =
    R"({"type":"case_ruled","case":"truco.out_of_turn","facts":{"player":{"found":{"player":"Beto"}}},"rule":"truco.turn","fixed":false,"remedy":"point","reason":"again","events":2}
{"type":"ruled","side":"Ana","points":3,"reason":"again"}
{"type":"warned","player":"Beto","fault":"truco.out_of_turn"}
)";

}  // namespace

TEST_CASE("one undo reverts a whole ruling, one redo restores it, and the list strikes it whole") {
  test::OpenPanel panel(test::kTwo + kHand + kRuling);
  auto& [table, app, ui] = panel;
  CHECK(ana(app) == 3);
  press(ui, {"undo"});
  CHECK(ana(app) == 0);
  CHECK(app.match()->head().count == 6);
  for (const int seq : {3, 4, 5}) CHECK(is_struck(app.match()->match(), EventSeq{seq}));
  press(ui, {"redo"});
  CHECK(ana(app) == 3);
  press(ui, {"go/history", "row/4", "strike"});
  CHECK(ana(app) == 0);
  CHECK(session::Casebook(table.session).log({}).empty());
}

TEST_CASE("an allowed appeal offers the alternatives, each with both scores") {
  struct Row {
    const char* way;
    int ana, beto;
  };
  const Row rows[] = {{"log/way/struck", 0, 0}, {"log/way/warn", 0, 0}, {"log/way/own", 0, 2}};
  for (const Row& row : rows) {
    CAPTURE(row.way);
    test::OpenPanel panel(test::kTwo + kHand + kRuling);
    auto& [table, app, ui] = panel;
    press(ui, {"go/referee", "referee/log", "log/row/3", "log/ground/1", "log/appeal/1", "log/uphold"});
    CHECK(ui.shows("Ana: 3 → 0"));
    CHECK(!ui.enabled(row.way));  // a decision is final, and no reason is proposed
    press(ui, {"log/ground/1", "log/points/1/more", "log/points/1/more"});
    if (row.beto == 0) {  // points that are given are written by no other way
      CHECK(!ui.enabled(row.way));
      press(ui, {"log/points/1/less", "log/points/1/less"});
    }
    press(ui, {row.way});
    CHECK(ana(app) == row.ana);
    CHECK(score(app.match()->match(), Side{1}) == row.beto);
    CHECK(ui.shows("appeal allowed"));
    CHECK(ui.shows("now:"));
    press(ui, {"go/board", "undo"});
    CHECK(ana(app) == 3);
    CHECK(session::Casebook(table.session).log({.open_only = true}).size() == 1);
    CHECK(table.session.verify(app.match()->id()).value_or("") == "");
  }
}

TEST_CASE("the log of the file filters by match, game, appeal and precedent, and opens a match") {
  TableFixture table;
  table.play(test::kTwo + kHand);
  {
    ui::App app(table.session, table.options());
    HeadlessUi ui(app);
    rule(ui);
  }
  table.play(test::kFour + kHand);
  ui::App app(table.session, table.options());
  HeadlessUi ui(app);
  press(ui, {"go/referee", "referee/log"});
  CHECK(ui.shows("No rulings yet."));
  press(ui, {"log/file"});
  REQUIRE(ui.find("log/row/3") != nullptr);
  press(ui, {"log/game/tarot"});
  CHECK(ui.find("log/row/3") == nullptr);
  press(ui, {"log/game/truco", "log/precedents_only"});
  CHECK(ui.find("log/row/3") == nullptr);
  press(ui, {"log/precedents_only", "log/row/3", "log/open"});
  CHECK(app.match()->names().seats.size() == 2);
}

TEST_CASE("the log is searched by the words of a case, rule, people and reason") {
  test::OpenPanel panel(test::kTwo + kHand);
  auto& [table, app, ui] = panel;
  rule(ui);
  press(ui, {"go/referee", "case/truco.cut_wrong", "fact/what/?", "apply"});
  press(ui, {"go/referee", "referee/log"});
  const auto listed = [&](const char* words) {
    const view::Command typed = view::command::Type{"log/search", words};
    app.perform({&typed, 1});
    ui.frame();
    std::vector<std::string> rows;
    for (const ui::DrawnItem& item : ui.drawn_items()) {
      if (item.id.starts_with("log/row/")) rows.push_back(item.id);
    }
    return rows.size();
  };
  CHECK(listed("TURN") == 1);
  CHECK(listed("turn ana") == 1);
  CHECK(listed("turn beto") == 0);
  CHECK(listed("T-38") == 1);
  CHECK(listed("zzz") == 0);
}

TEST_CASE("nothing of the log is cut, in any language, at 100 and 200 %") {
  TableFixture table;
  table.play(test::kFour + kHand);
  const ui::Languages languages(TANTEADOR_BUILD "/locale");
  {
    ui::App app(table.session, table.options());
    HeadlessUi ui(app);
    rule(ui);
  }
  for (const view::Language& language : languages.list()) {
    ui::AppOptions options = table.options();
    options.languages = languages.list();
    options.speak = [&languages](const std::string& chosen) { languages.speak(chosen); };
    options.settings.language = language.code;
    ui::App app(table.session, options);
    for (const float scale : {1.0f, 2.0f}) {
      HeadlessUi ui(app, {1280 * scale, 800 * scale, scale});
      press(ui, {"go/referee", "referee/log", "log/row/3"});
      CAPTURE(language.name);
      for (const std::string& text : ui.cut()) FAIL_CHECK(text);
      press(ui, {"log/file"});
      for (const std::string& text : ui.cut()) FAIL_CHECK(text);
      press(ui, {"log/match", "log/row/3"});
    }
  }
  languages.speak("en");
}
