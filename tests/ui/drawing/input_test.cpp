// Keys, letters and presses that come faster than the panel draws: none is lost, and all count in order.

#include <doctest/doctest.h>

#include <algorithm>
#include <random>

#include "src/session/league/league.hpp"
#include "tests/support/competition.hpp"
#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/open_panel.hpp"
#include "tests/ui/page.hpp"
#include "tests/ui/press.hpp"

namespace input_test {

using namespace tanteador;
using test::HeadlessUi;
using test::Pace;
using test::press;

constexpr Pace kPaces[] = {Pace::one_each_frame, Pace::all_in_one_frame};

struct Cup {
  std::string ruleset;
  int sets, minutes, entrants;
};

// The panel at the first round of a competition.
struct OpenRound {
  explicit OpenRound(const Cup& cup)
      : table{}, id(draw_first_round(cup)), app(table.session, table.options()), ui(app) {
    press(ui, {"go/club", "league/competition/" + id});
  }
  std::string draw_first_round(const Cup& cup) {
    session::League league(table.store.get(), session::system_host());
    league::StageSetup stage = test::swiss();
    stage.sets = cup.sets;
    stage.minutes = cup.minutes;
    auto made = league.create(test::cup(cup.ruleset, stage)).value();
    test::enter_players(league, made, test::numbered(cup.entrants));
    test::draw(league, made);
    return made.head.id;
  }
  std::string score(std::size_t at) const {
    const auto& score = app.club()->competition()->now.stages.front().rounds.front().tables[at].score;
    if (!score) return {};
    std::string text;
    for (const auto& side : score->sides) text += (text.empty() ? "" : ":") + std::to_string(side.score);
    return text;
  }

  test::TableFixture table;
  std::string id;
  ui::App app;
  HeadlessUi ui;
};

constexpr const char* kTruco = "truco-argentino";

TEST_CASE("the first digit typed into a one-number slip is the first of the figure") {
  for (const Pace pace : kPaces) {
    CAPTURE(static_cast<int>(pace));
    for (const int minutes : {0, 40}) {
      OpenRound round({kTruco, 1, minutes, 8});
      round.ui.type_keys("2\n30\n17\n", pace);
      CHECK(round.score(1) == "30:17");
      round.ui.type_keys("9\b7\n30\n", pace);  // the next open table; Backspace takes a digit back
      CHECK(round.score(2) == "7:30");
    }
  }
}

TEST_CASE("fourteen slips typed without a pause give fourteen results") {
  for (const Pace pace : kPaces) {
    OpenRound round({kTruco, 1, 40, 28});
    std::string keys = "1\n";
    for (int slip = 0; slip < 14; ++slip) keys += "30\n" + std::to_string(10 + slip) + "\n";
    round.ui.type_keys(keys, pace);
    for (std::size_t slip = 0; slip < 14; ++slip)
      CHECK(round.score(slip) == "30:" + std::to_string(10 + slip));
  }
}

TEST_CASE("any keys on any slip give the same page, for any number in a frame") {
  const Cup cups[] = {{kTruco, 1, 0, 6},         {kTruco, 1, 40, 6},         {kTruco, 3, 40, 6},
                      {"troccas-1962", 1, 0, 8}, {"truf-lodige-2", 1, 0, 8}, {"sheet-belote", 1, 0, 8},
                      {"tarot-fft-4", 1, 0, 8}};
  std::mt19937 chance(40);  // NOLINT(cert-msc51-cpp): the same each time
  constexpr std::string_view kKeys = "0123456789\n\n\n\b\t \x1bneNx?";
  for (const Cup& cup : cups) {
    CAPTURE(cup.ruleset);
    CAPTURE(cup.sets);
    for (int tries = 0; tries < 3; ++tries) {
      std::string keys = "1\n";
      for (int i = 0; i < 40; ++i) keys += kKeys[chance() % kKeys.size()];
      CAPTURE(keys);
      std::string pages[2];
      for (const Pace pace : kPaces) {
        OpenRound round(cup);
        round.ui.type_keys(keys, pace);
        std::string& page = pages[static_cast<std::size_t>(pace)];
        for (std::size_t at = 0; at * 4 < static_cast<std::size_t>(cup.entrants); ++at)
          page += round.score(at) + "\n";
        page += round.ui.page();
      }
      CHECK(pages[0] == pages[1]);
    }
  }
}

std::vector<std::string> names_of(const ui::App& app) {
  return app.match() ? app.match()->names().seats : std::vector<std::string>();
}

TEST_CASE("names typed without a pause keep every letter as the focus moves") {
  const std::vector<std::string> wanted = {"Ana", "Budi", "Zoé", "Dewi"};
  for (const Pace pace : kPaces) {
    CAPTURE(static_cast<int>(pace));
    for (const char* keys : {"Ana,Budi,Zoé,Dewi", "Ana\nBudi\nZoé\nDewi", "Ana\tBudi\tZoé\tDewi"}) {
      CAPTURE(keys);
      test::OpenPanel panel;
      press(panel.ui, {"new/truf", "players/4", "name/0"});
      panel.ui.type_keys(keys, pace);
      press(panel.ui, {"start"});
      CHECK(names_of(panel.app) == wanted);
    }
  }
}

TEST_CASE("any keys in the name fields give the same page, for any number in a frame") {
  std::mt19937 chance(41);  // NOLINT(cert-msc51-cpp): the same each time
  constexpr std::string_view kKeys = "abcABC,;\n\t\b 7?n";
  for (int tries = 0; tries < 6; ++tries) {
    std::string keys;
    for (int i = 0; i < 30; ++i) keys += kKeys[chance() % kKeys.size()];
    CAPTURE(keys);
    std::string pages[2];
    for (const Pace pace : kPaces) {
      test::OpenPanel panel;
      press(panel.ui, {"new/truf", "players/4", "name/0"});
      panel.ui.type_keys(keys, pace);
      pages[static_cast<std::size_t>(pace)] = panel.ui.page() + panel.ui.focus();
    }
    CHECK(pages[0] == pages[1]);
  }
}

void press_with(HeadlessUi& ui, std::string_view control) {
  ui.add(ui::PointerInput{ui.find(control)->rect.centre()});
  ui.add(ui::ButtonInput{0, true});
  ui.add(ui::ButtonInput{0, false});
}

TEST_CASE("letters after a press go to the pressed field, also within one frame") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  press(ui, {"new/truf", "players/4"});
  for (const auto& [field, letter] :
       {std::pair("name/0", 'A'), {"name/2", 'C'}, {"name/1", 'B'}, {"name/3", 'D'}}) {
    press_with(ui, field);
    ui.add(ui::LetterInput{static_cast<unsigned>(letter)});
  }
  ui.frame();
  press(ui, {"start"});
  CHECK(names_of(app) == std::vector<std::string>{"A", "B", "C", "D"});
}

TEST_CASE("all presses in one long frame count, and a double contact is one") {
  test::OpenPanel panel(test::kTwo);
  auto& [table, app, ui] = panel;
  ui.wait(1);
  for (int i = 0; i < 3; ++i) press_with(ui, "points/0/1");
  ui.wait(1);  // in which they came
  CHECK(test::score_of(app, 0) == 3);
  ui.wait(1);
  for (int i = 0; i < 3; ++i) press_with(ui, "points/0/1");
  ui.wait(0.05);
  CHECK(test::score_of(app, 0) == 4);
}

TEST_CASE("a point by key and its undo count in the order of the keys") {
  test::OpenPanel panel(test::kTwo);
  auto& [table, app, ui] = panel;
  const auto undo = [&](HeadlessUi& to) {
    to.add(ui::KeyInput{341, 1, 0});  // Ctrl
    to.add(ui::KeyInput{'Z', 1, 2});
    to.add(ui::KeyInput{'Z', 0, 2});
    to.add(ui::KeyInput{341, 0, 0});
  };
  ui.add(ui::LetterInput{'n'});
  ui.add(ui::LetterInput{'e'});
  undo(ui);
  ui.add(ui::LetterInput{'n'});
  undo(ui);
  undo(ui);
  ui.add(ui::LetterInput{'e'});
  ui.frame();
  CHECK(test::score_of(app, 0) == 0);
  CHECK(test::score_of(app, 1) == 1);
}

TEST_CASE("an unused key is shown until the next key with an effect") {
  test::OpenPanel panel(test::kTwo);
  auto& [table, app, ui] = panel;
  CHECK(!ui.shows("does nothing here"));
  ui.key('x');
  CHECK(ui.shows("x does nothing here"));
  ui.key('7');
  CHECK(ui.shows("7 does nothing here"));
  ui.key('n');
  CHECK(!ui.shows("does nothing here"));
}

TEST_CASE("a digit beyond the figure's length is shown and goes nowhere else") {
  OpenRound round({kTruco, 1, 40, 8});
  round.ui.type_keys("1\n1234567", Pace::all_in_one_frame);
  CHECK(round.ui.shows("123456"));
  CHECK(!round.ui.shows("1234567"));
  CHECK(round.ui.shows("7 does nothing here"));
  CHECK(round.ui.focus().empty());
}

TEST_CASE("Tab reaches every control of a new match, and the caret follows the focus") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  press(ui, {"new/truf", "players/4"});
  std::vector<std::string> wanted, seen;
  for (const ui::DrawnItem& item : ui.drawn_items()) {
    if (!item.id.empty() && item.enabled) wanted.push_back(item.id);
  }
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    ui.key(ImGuiKey_Tab);
    seen.push_back(ui.focus());
    CAPTURE(ui.focus());
    CHECK(ui.caret() == (ui.focus().starts_with("name/") ? ui.focus() : ""));
  }
  const auto at = [&](std::string_view id) { return std::ranges::find(seen, id) - seen.begin(); };
  CHECK(at("name/0") < at("name/1"));
  CHECK(at("name/1") < at("name/2"));
  CHECK(at("name/2") < at("name/3"));
  CHECK(at("name/3") < at("lot"));
  CHECK(at("lot") < at("start"));
  const std::vector<std::string> forward = seen;
  for (std::size_t i = 1; i < forward.size(); ++i) {
    ui.key(ImGuiKey_Tab, 1);  // with Shift
    CHECK(ui.focus() == forward[forward.size() - 1 - i]);
  }
  std::ranges::sort(wanted);
  std::ranges::sort(seen);
  CHECK(seen == wanted);
}

TEST_CASE("Tab reaches the same controls in each round, although it scrolls the list of rules") {
  for (const std::string game : {"new/truco", "new/sheet"}) {
    CAPTURE(game);
    test::OpenPanel panel;
    auto& [table, app, ui] = panel;
    press(ui, {game});
    std::vector<std::string> rounds[2];
    for (auto& round : rounds) {
      do {
        ui.key(ImGuiKey_Tab);
        round.push_back(ui.focus());
      } while (round.size() < 200 && round.back() != "start");
    }
    CHECK(rounds[0].size() < 200);
    for (const char* one : {"players/4", "name/0", "lot"}) CHECK(std::ranges::count(rounds[1], one) == 1);
    std::ranges::sort(rounds[0]);
    std::ranges::sort(rounds[1]);
    CHECK(std::ranges::includes(rounds[1], rounds[0]));  // the first begins behind the tile of the game
  }
}

TEST_CASE("a match starts by keys alone: name and Enter, and after the last name the next control") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  press(ui, {"new/truco", "players/2"});
  ui.click("players/2");
  for (int i = 0; i < 100 && ui.focus() != "name/0"; ++i) ui.key(ImGuiKey_Tab);
  ui.type_keys("Ana\nBeto\n", Pace::all_in_one_frame);
  CHECK(!ui.focus().empty());
  CHECK(!ui.focus().starts_with("name/"));
  CHECK((ui.caret().empty() || ui.caret() == ui.focus()));
  for (int i = 0; i < 100 && ui.focus() != "start"; ++i) ui.key(ImGuiKey_Tab);
  ui.key(ImGuiKey_Enter);
  CHECK(names_of(app) == std::vector<std::string>{"Ana", "Beto"});
}

TEST_CASE("arrows leave a field at its ends, and letters open the field with the focus") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  press(ui, {"new/truf", "players/4", "name/0"});
  ui.type_keys("Al", Pace::all_in_one_frame);
  ui.key(ImGuiKey_LeftArrow);
  CHECK(ui.caret() == "name/0");
  ui.type_keys("b", Pace::all_in_one_frame);
  ui.key(ImGuiKey_RightArrow);
  CHECK(ui.caret() == "name/0");
  ui.key(ImGuiKey_RightArrow);
  CHECK(ui.caret() == "name/1");
  ui.key(ImGuiKey_DownArrow);
  CHECK(ui.caret() == "name/3");
  ui.key(ImGuiKey_Escape);
  CHECK(ui.caret().empty());
  CHECK(ui.focus() == "name/3");
  ui.type_keys("Dani", Pace::all_in_one_frame);
  press(ui, {"start"});
  CHECK(names_of(app).front() == "Abl");
  CHECK(names_of(app).back() == "Dani");
}

TEST_CASE("a Truco result without the target asks whether the clock ended the match") {
  for (const Pace pace : kPaces) {
    OpenRound round({kTruco, 1, 40, 8});
    round.ui.type_keys("2\n12\n17\n", pace);
    CHECK(round.score(1).empty());
    CHECK(round.ui.shows("Nobody has reached 30. Did the clock end the match?"));
    press(round.ui, {"league/result/no"});
    CHECK(!round.ui.shows("Nobody has reached 30."));
    round.ui.type_keys("\n", pace);
    CHECK(round.ui.shows("Nobody has reached 30."));
    round.ui.type_keys("\b", pace);  // another figure is another question
    CHECK(!round.ui.shows("Nobody has reached 30."));
    round.ui.type_keys("8\n\n", pace);
    CHECK(round.score(1) == "12:18");
    round.ui.type_keys("30\n3\n", pace);
    CHECK(round.score(2) == "30:3");
  }
}

}  // namespace input_test
