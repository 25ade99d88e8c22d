// Content larger than the window: a part is shown, and all of it can be reached.

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/open_panel.hpp"
#include "tests/ui/page.hpp"
#include "tests/ui/press.hpp"
#include "ui/panel/panel.hpp"

namespace in_parts {

using namespace tanteador;
using test::HeadlessUi;
using test::press;
using test::TableFixture;

bool is_key(const std::string& id) { return id.starts_with("part/"); }

// Whole in the window, above the keys that lead to the other parts.
bool in_window(const HeadlessUi& ui, const ui::Rect& rect) {
  const float foot = ui.find("part/left") ? ui.find("part/left")->rect.top : ui.canvas().height;
  return rect.left >= 0 && rect.top >= 0 && rect.right <= ui.canvas().width && rect.bottom <= foot;
}

std::set<std::string> all_controls(const HeadlessUi& ui) {
  std::set<std::string> ids;
  for (const ui::DrawnItem& item : ui.drawn_items())
    if (!item.id.empty() && !is_key(item.id)) ids.insert(item.id);
  return ids;
}

// From the first part row by row to the last; `look` is called at each.
template <class Look>
void through_all_parts(HeadlessUi& ui, const Look& look) {
  while (ui.enabled("part/up")) press(ui, {"part/up"});
  for (;;) {
    while (ui.enabled("part/left")) press(ui, {"part/left"});
    for (look(); ui.enabled("part/right"); look()) press(ui, {"part/right"});
    if (!ui.enabled("part/down")) return;
    press(ui, {"part/down"});
  }
}

// Presses a control in the part in which it is whole.
void press_in_parts(HeadlessUi& ui, const std::string& id) {
  bool pressed = false;
  through_all_parts(ui, [&] {
    const ui::DrawnItem* control = ui.find(id);
    if (pressed || !control || !in_window(ui, control->rect)) return;
    pressed = true;
    press(ui, {id});
  });
  CAPTURE(id);
  CHECK(pressed);
}

TEST_CASE("each step from 80 to 250 percent enlarges everything in every window") {
  constexpr std::pair<float, float> kWindows[] = {{800, 600},  {1024, 768},  {1280, 800},  {1366, 768},
                                                  {768, 1024}, {1920, 1080}, {1080, 1920}, {2560, 1440}};
  for (const auto& [width, height] : kWindows) {
    CAPTURE(width);
    CHECK(ui::scale_asked_for(100, width, height) == ui::scale_in_window(100, width, height));
    for (int percent = 110; percent <= 250; percent += 10) {
      const float before = ui::scale_asked_for(percent - 10, width, height);
      CAPTURE(percent);
      if (before < 3.2f) CHECK(ui::scale_asked_for(percent, width, height) > before);
    }
  }
}

TEST_CASE("a scaled monitor shows the same sizes as a plain one, and the user's scale multiplies them") {
  constexpr std::pair<float, float> kWindows[] = {{800, 600}, {1280, 800}, {1080, 1920}, {1920, 1080}};
  for (const auto& [width, height] : kWindows) {
    CAPTURE(width);
    for (const float monitor : {1.25f, 1.5f, 2.0f, 3.0f}) {
      const auto scale = [&](int percent, float times) {
        return ui::scale_asked_for(percent, width * times, height * times, times);
      };
      CAPTURE(monitor);
      for (const int percent : {80, 100})
        CHECK(scale(percent, monitor) == doctest::Approx(monitor * scale(percent, 1)));
      CHECK(scale(150, monitor) >= scale(100, monitor));
      if (scale(150, 1) * monitor < 3.2f)
        CHECK(scale(150, monitor) == doctest::Approx(monitor * scale(150, 1)));
    }
  }
  CHECK(ui::monitor_scale(1.5f) == 1.5f);
  for (const float none : {0.0f, -2.0f, 0.5f, std::nanf("")}) CHECK(ui::monitor_scale(none) == 1);
  CHECK(ui::monitor_scale(100) == 4);
}

TEST_CASE("a small window on a fine monitor is not split, and has large enough targets") {
  TableFixture table;
  REQUIRE(!table.play(test::kFour + test::kHand).empty());
  ui::App app(table.session, table.options());
  const HeadlessUi plain(app, {800, 600, ui::scale_asked_for(100, 800, 600)});
  const HeadlessUi fine(app, {1600, 1200, ui::scale_asked_for(100, 1600, 1200, 2), true, 2});
  CHECK(fine.find("part/left") == nullptr);
  CHECK(all_controls(fine) == all_controls(plain));
  for (const ui::DrawnItem& item : fine.drawn_items()) {
    if (item.id.empty()) continue;
    CAPTURE(item.id);
    CHECK(item.rect.height() >= 87.8f);
    CHECK(item.rect.height() == doctest::Approx(2 * plain.find(item.id)->rect.height()).epsilon(0.02));
  }
}

TEST_CASE("at every size every control of the board is complete on a page, in some part, and works") {
  TableFixture table;
  REQUIRE(!table.play(test::kFour + test::kHand).empty());
  ui::App app(table.session, table.options());
  const std::set<std::string> wanted = all_controls(HeadlessUi(app));
  for (const float scale : {1.1f, 1.25f, 1.5f, 2.0f, 2.5f}) {
    CAPTURE(scale);
    HeadlessUi ui(app, {1280, 800, scale});
    CHECK((ui.find("part/left") == nullptr) == (scale < 1.6f));
    std::set<std::string> there, seen;
    for (const char* other : {"page/0", "page/1"}) {
      there.merge(all_controls(ui));
      through_all_parts(ui, [&] {
        for (const ui::DrawnItem& item : ui.drawn_items()) {
          const bool large = item.rect.width() > 640 || item.rect.height() > 360;  // half the window
          if (!item.id.empty() && (large || in_window(ui, item.rect))) seen.insert(item.id);
        }
        test::check_texts(ui);
      });
      if (scale > 1.1f) press_in_parts(ui, other);
    }
    for (const std::string& id : wanted) {
      CAPTURE(id);
      CHECK(there.contains(id));
      CHECK(seen.contains(id));
    }
  }
  HeadlessUi ui(app, {1280, 800, 2});
  const Points before = test::score_of(app, 1);
  press_in_parts(ui, "page/0");
  press_in_parts(ui, "points/1/4");
  CHECK(test::score_of(app, 1) == before + 4);
}

TEST_CASE("a control beyond the edge cannot be pressed there") {
  TableFixture table;
  REQUIRE(!table.play(test::kTwo).empty());
  ui::App app(table.session, table.options());
  HeadlessUi ui(app, {1280, 800, 2.5f});
  for (const float x : {50.0f, 300.0f, 980.0f, 1230.0f}) ui.press_at({x, 770});  // the keys to other parts
  CHECK(test::last_kind(app) == "match_started");
}

TEST_CASE("the keyboard scrolls its target into the window") {
  TableFixture table;
  REQUIRE(!table.play(test::kFour + test::kHand).empty());
  ui::App app(table.session, table.options());
  HeadlessUi ui(app, {1280, 800, 2});
  std::set<std::string> been;
  for (int step = 0; step < 80; ++step) {
    ui.key(ImGuiKey_Tab);
    ui.frame();
    REQUIRE(ui.find(ui.focus()) != nullptr);
    CAPTURE(ui.focus());
    if (ui.focus().starts_with("half/")) continue;
    const ImVec2 at = ui.find(ui.focus())->rect.centre();
    CHECK((at.x >= 0 && at.y >= 0 && at.x <= 1280 && at.y <= 800));
    been.insert(ui.focus());
  }
  CHECK(been.size() > 20);
}

TEST_CASE("a new screen begins at its first part, and one that fits has no part buttons") {
  TableFixture table;
  REQUIRE(!table.play(test::kTwo + test::kHand).empty());
  ui::App app(table.session, table.options());
  HeadlessUi large(app, {1280, 800, 2.5f});
  for (const std::string key : {"part/right", "part/down"})
    if (large.enabled(key)) press(large, {key});
  CHECK((large.enabled("part/left") || large.enabled("part/up")));
  app.perform(std::vector<view::Command>{view::command::Go{view::Screen::settings}});
  large.frame();
  large.frame();
  CHECK(!large.enabled("part/left"));
  CHECK(!large.enabled("part/up"));
  CHECK(HeadlessUi(app).find("part/left") == nullptr);
}

TEST_CASE("in a portrait window the home screen fills the height") {
  TableFixture table;
  for (int i = 0; i < 4; ++i) table.play(test::kTwo + test::tallied("Ana", i + 1));
  ui::App app(table.session, table.options());
  HeadlessUi ui(app, {1080, 1920, ui::scale_in_window(100, 1080, 1920)});
  press(ui, {"go/home"});
  float lowest = 0;
  for (const ui::DrawnItem& item : ui.drawn_items()) lowest = std::max(lowest, item.rect.bottom);
  CHECK(lowest > 1920 * 0.85f);
  test::check_page(ui);
}

TEST_CASE("a ruling is shown in large type: rule, action and score") {
  test::OpenPanel panel(test::kFour + test::kHand);
  auto& [table, app, ui] = panel;
  press(ui, {"go/referee"});
  test::press_in_sight(ui, {"case/truco.out_of_turn"});
  CHECK(ui.find("ruling/aloud") == nullptr);  // there is nothing to be read yet
  const auto beto = std::ranges::find_if(ui.drawn_items(), [](const ui::DrawnItem& item) {
    return item.id.starts_with("fact/player/") && item.text == "Beto";
  });
  REQUIRE(beto != ui.drawn_items().end());
  press(ui, {std::string(beto->id)});
  const std::string before = ui.page();
  press(ui, {"ruling/aloud"});
  CHECK(ui.find("apply") == nullptr);
  CHECK(ui.shows("→"));  // the score before and after
  test::check_page(ui);
  press(ui, {"ruling/aloud"});
  CHECK(ui.page() == before);
  CHECK(test::last_kind(app) == "hand_started");  // reading enters nothing
}

}  // namespace in_parts
