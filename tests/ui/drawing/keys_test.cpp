// Without a mouse: whole matches by keys, digits in every keypad, and the page of the keys.

#include <GLFW/glfw3.h>
#include <doctest/doctest.h>

#include <algorithm>
#include <cctype>
#include <cmath>

#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/open_panel.hpp"
#include "tests/ui/page.hpp"
#include "tests/ui/press.hpp"
#include "ui/panel/panel.hpp"

using namespace tanteador;
using test::HeadlessUi;
using test::kTwo;
using test::score_of;
using test::TableFixture;

namespace {
namespace keys {

// Tab by Tab to the control, then the space bar.
void go_to(HeadlessUi& ui, const std::string& control) {
  CAPTURE(control);
  CAPTURE(ui.page());
  REQUIRE(ui.enabled(control));
  for (int i = 0; i < 200 && ui.focus() != control; ++i) ui.key(ImGuiKey_Tab);
  REQUIRE(ui.focus() == control);
  ui.key(ImGuiKey_Space);
}

void type(HeadlessUi& ui, std::string_view letters) {
  for (const char letter : letters) ui.key(letter);
}

bool over(const ui::App& app) { return outcome(app.match()->match()).status != Outcome::Status::in_progress; }

}  // namespace keys
}  // namespace

TEST_CASE("Truco plays a whole match without a mouse") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  keys::go_to(ui, "new/truco");
  keys::go_to(ui, "start");
  REQUIRE(app.match());
  for (int chico = 0; chico < 2; ++chico) {
    if (chico > 0) keys::go_to(ui, "start_hand");
    for (int point = 0; point < 30; ++point) ui.key('n');
  }
  CHECK(keys::over(app));
  CHECK(ui.shows("wins the match"));
  keys::go_to(ui, "again");
  CHECK(!keys::over(app));
}

TEST_CASE("Truco plays a hand call by call without a mouse") {
  test::OpenPanel panel(kTwo);
  auto& [table, app, ui] = panel;
  ui.key(ImGuiKey_Enter);  // what is proposed: the hand
  for (const char* control :
       {"call/0/envido", "call/1/quiero", "settle/0", "call/1/truco", "call/0/quiero", "trick/1", "trick/1"})
    keys::go_to(ui, control);
  CHECK(score_of(app, 0) == 2);
  CHECK(score_of(app, 1) == 2);
}

TEST_CASE("the other games play whole matches without a mouse, by digits and Enter") {
  struct Row {
    std::string game, ruleset;
    std::vector<std::string> picked;  // before the digits
    std::string_view digits;
    int deals;  // until the match is over, or it is ended by agreement
  };
  const Row rows[] = {{"tarot", "tarot-fft-4", {"take/0/garde", "bouts/2"}, "49", 3},
                      {"troccas", "troccas-1962", {}, "40", 12},
                      {"truf", "truf-lodige", {"bid/5s", "bid/3h", "bid/2d", "bid/Ac"}, "452", 3},
                      {"sheet", "sheet-mus", {}, "5", 40}};
  for (const Row& row : rows) {
    CAPTURE(row.game);
    test::OpenPanel panel;
    auto& [table, app, ui] = panel;
    keys::go_to(ui, "new/" + row.game);
    const auto& draft = std::get<view::NewMatch>(app.panel().body).draft;
    if (ui.enabled("players/4")) keys::go_to(ui, "players/4");
    if (draft.ruleset != row.ruleset) keys::go_to(ui, "ruleset/" + row.ruleset);
    keys::go_to(ui, "start");
    REQUIRE(app.match());
    for (int deal = 0; deal < row.deals && !keys::over(app); ++deal) {
      for (const std::string& control : row.picked) keys::go_to(ui, control);
      const std::size_t before = app.match()->records().size();
      if (row.game != "truf") {
        keys::type(ui, "7");
        ui.key(ImGuiKey_Backspace);
      }
      keys::type(ui, row.digits);
      CAPTURE(ui.page());
      ui.key(ImGuiKey_Enter);
      REQUIRE(app.match()->records().size() > before);
    }
    if (!keys::over(app)) {
      for (const char* control : {"tool/more", "form/match_ended", "field/reason/agreed", "form/enter"})
        keys::go_to(ui, control);
    }
    CHECK(keys::over(app));
    keys::go_to(ui, "undo");
    CHECK(!keys::over(app));
  }
}

TEST_CASE("the page of keys opens from the settings and closes by a tap or another page") {
  for (const auto& [width, height] : {std::pair(800.0f, 600.0f), {1280.0f, 800.0f}, {1080.0f, 1920.0f}}) {
    CAPTURE(width);
    TableFixture table;
    table.play(test::kTwo);
    ui::App app(table.session, table.options());
    HeadlessUi ui(app, {width, height, ui::scale_in_window(100, width, height)});
    press(ui, {"go/settings", "keys"});
    CHECK(ui.shows("Show or hide this page"));
    press(ui, {"keys"});
    CHECK(!ui.shows("Show or hide this page"));
    CHECK(ui.find("scale/larger") != nullptr);
    press(ui, {"keys", "go/board"});
    CHECK(!ui.shows("Show or hide this page"));
    CHECK(ui.find("undo") != nullptr);
  }
}

TEST_CASE("the keys have their own page, and Esc leaves it") {
  test::OpenPanel panel(kTwo);
  auto& [table, app, ui] = panel;
  ui.key('?');
  CHECK(ui.shows("Backspace"));
  CHECK(ui.find("points/0/1") == nullptr);
  ui.key(ImGuiKey_Escape);
  CHECK(ui.find("points/0/1") != nullptr);
}

TEST_CASE("a presenter remote scores, and the arrows move in the visible direction") {
  test::OpenPanel panel(kTwo);
  auto& [table, app, ui] = panel;
  ui.key(ImGuiKey_PageUp);
  ui.key(ImGuiKey_PageDown);
  ui.key(ImGuiKey_PageDown);
  CHECK(score_of(app, 0) == 1);
  CHECK(score_of(app, 1) == 2);
  for (int i = 0; i < 200 && ui.focus() != "points/0/1"; ++i) ui.key(ImGuiKey_Tab);
  ui.key(ImGuiKey_RightArrow);
  CHECK(ui.focus() == "points/0/2");
  ui.key(ImGuiKey_RightArrow);
  ui.key(ImGuiKey_RightArrow);
  ui.key(ImGuiKey_RightArrow);
  CHECK(ui.focus() == "points/1/1");
  ui.key(ImGuiKey_LeftArrow);
  CHECK(ui.focus() == "points/0/4");
}

TEST_CASE("arrows stay inside a group of controls, and an arrow without a neighbour is reported") {
  test::OpenPanel panel(kTwo);
  auto& [table, app, ui] = panel;
  for (int i = 0; i < 200 && ui.focus() != "points/0/1"; ++i) ui.key(ImGuiKey_Tab);
  for (const ImGuiKey_ arrow : {ImGuiKey_UpArrow, ImGuiKey_LeftArrow, ImGuiKey_DownArrow}) {
    ui.key(arrow);
    CHECK(ui.focus() == "points/0/1");
  }
  CHECK(ui.shows("does nothing here"));
}

namespace {
namespace letters {

// The letter in the upper left corner of the control.
char of(const HeadlessUi& ui, const std::string& control) {
  const ui::DrawnItem* key = ui.find(control);
  REQUIRE(key);
  for (const ui::DrawnItem& item : ui.drawn_items()) {
    constexpr float kNear = 8;  // pixels
    if (item.id.empty() && item.text.size() == 1 && std::abs(item.rect.left - key->rect.left) < kNear &&
        std::abs(item.rect.top - key->rect.top) < kNear)
      return item.text.front();
  }
  return 0;
}

void hold_alt(HeadlessUi& ui, int action) {
  ui.add(ui::KeyInput{GLFW_KEY_LEFT_ALT, action, 0});
  ui.frame();
}

}  // namespace letters
}  // namespace

TEST_CASE("Alt shows a letter on every call, and the letter enters it") {
  test::OpenPanel panel(kTwo + test::kHand);
  auto& [table, app, ui] = panel;
  CHECK(letters::of(ui, "call/0/truco") == 0);
  letters::hold_alt(ui, GLFW_PRESS);
  std::string all;
  for (const ui::DrawnItem& item : ui.drawn_items())
    if (item.id.starts_with("call/")) all += letters::of(ui, item.id);
  CHECK(all.find('\0') == all.npos);
  std::ranges::sort(all);
  CHECK(std::ranges::adjacent_find(all) == all.end());
  CHECK(all.find_first_of("NE") == all.npos);  // they score
  const char truco = letters::of(ui, "call/0/truco");
  letters::hold_alt(ui, GLFW_RELEASE);
  ui.key(static_cast<char>(std::tolower(truco)));
  CHECK(ui.shows("Truco"));
  CHECK(ui.enabled("call/1/quiero"));
  letters::hold_alt(ui, GLFW_PRESS);  // a call keeps its letter during the hand
  CHECK(letters::of(ui, "call/1/quiero") != 0);
  const int quiero = letters::of(ui, "call/1/quiero");
  ui.add(ui::KeyInput{GLFW_KEY_A + quiero - 'A', GLFW_PRESS, GLFW_MOD_ALT});
  ui.frame();
  ui.frame();
  CHECK_FALSE(ui.enabled("call/1/quiero"));
}

TEST_CASE("on other screens a letter works with Alt only") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  press(ui, {"go/settings"});
  letters::hold_alt(ui, GLFW_PRESS);
  const char about = letters::of(ui, "go/about");
  REQUIRE(about != 0);
  letters::hold_alt(ui, GLFW_RELEASE);
  ui.key(static_cast<char>(std::tolower(about)));
  CHECK(ui.find("about/copy") == nullptr);
  ui.add(ui::KeyInput{GLFW_KEY_A + about - 'A', GLFW_PRESS, GLFW_MOD_ALT});
  ui.frame();
  ui.frame();
  CHECK(ui.find("about/copy") != nullptr);
}
