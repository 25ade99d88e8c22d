// Lays out every match screen and page of boxes in every window, size and language, without drawing. Boxes
// have their least sizes, keys a finger's, and nothing overlaps. 800 by 600 or 850 by 512 units need no map.

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "tests/support/panel/every_screen.hpp"
#include "ui/panel/drawing/boxes.hpp"
#include "ui/panel/panel.hpp"
#include "ui/window/fonts.hpp"

namespace board_layout {

using namespace tanteador;
namespace layout = ui::layout;

constexpr std::pair<float, float> kWindows[] = {{800, 600},  {1024, 600}, {1280, 800}, {1366, 768},
                                                {1600, 900}, {768, 1024}, {1080, 1920}};
constexpr int kPercents[] = {100, 110, 125, 150, 175};
constexpr float kJust = 0.5f;                                     // pixels that a sum of sizes may lose
constexpr layout::Extent kLandscape{120, 68}, kUpright{24, 136};  // the frame of the panel, in units

struct Leaf {
  std::string name;
  layout::Bounds at;
};

bool overlap(const layout::Bounds& a, const layout::Bounds& b) {
  return std::max(a.left, b.left) < std::min(a.right, b.right) - kJust &&
         std::max(a.top, b.top) < std::min(a.bottom, b.bottom) - kJust;
}

// The boxes of one layout in their places.
void check_places(const layout::Box& box, layout::Extent room) {
  std::vector<Leaf> leaves;
  layout::visit_places(box, {0, 0, room.wide, room.tall},
                       [&](const layout::Box& one, const layout::Bounds& at) {
                         const layout::Extent least = layout::least_of(one);
                         CAPTURE(one.name);
                         CHECK(at.width() >= least.wide - kJust);
                         CHECK(at.height() >= least.tall - kJust);
                         CHECK(at.right <= room.wide + kJust);
                         CHECK(at.bottom <= room.tall + kJust);
                         if (one.keys > 0) {
                           const auto keys = static_cast<float>(one.keys);
                           CHECK((at.width() - one.apart * (keys - 1)) / keys >= ui::kFinger - kJust);
                           CHECK(at.height() >= ui::kFinger - kJust);
                         }
                         if (one.parts.empty() && one.draw) leaves.push_back({one.name, at});
                       });
  for (std::size_t i = 0; i < leaves.size(); ++i)
    for (std::size_t j = i + 1; j < leaves.size(); ++j)
      if (overlap(leaves[i].at, leaves[j].at)) FAIL_CHECK(leaves[i].name << " lies over " << leaves[j].name);
}

bool needs_no_map(const layout::Extent& window) {
  return window.wide >= 800 && window.tall >= (window.wide < 850 ? 600 : 512 - kJust);
}

// The windows in units, that is divided by their scale.
std::vector<layout::Extent> windows() {
  std::vector<layout::Extent> all;
  for (const auto& [width, height] : kWindows) {
    for (const int percent : kPercents) {
      const float scale = std::max(1.0f, ui::scale_asked_for(percent, width, height));
      all.push_back({width / scale, height / scale});
    }
  }
  all.push_back({800, 600});
  all.push_back({850, 512});
  return all;
}

void speak(ui::App& app, const std::string& code) {
  view::Settings settings = app.settings();
  settings.language = code;
  const view::Command set = view::command::Set{settings};
  app.perform({&set, 1});
}

TEST_CASE("every match screen has a layout for every window, size and language, and no key is too small") {
  test::EveryScreen club(TANTEADOR_BUILD "/locale");
  ImFontAtlas atlas;
  const ui::Look look = ui::load_fonts(atlas, 1);
  std::set<std::string> maps;
  std::size_t checked = 0;
  for (const test::Visit& visit : test::visits()) {
    if (visit.match.empty()) continue;
    const auto gone = club.go(visit);
    for (const view::Language& language : club.languages().list()) {
      if (language.code.empty()) continue;
      speak(gone->app(), language.code);
      const view::Panel& panel = gone->app().panel();
      const auto* board = std::get_if<view::MatchScreen>(&panel.body);
      if (!board || board->finale || board->answer || board->more) break;
      for (const layout::Extent& window : windows()) {
        const bool upright = window.tall > window.wide;
        const layout::Extent frame = upright ? kUpright : kLandscape,
                             room{window.wide - frame.wide, window.tall - frame.tall};
        for (const int page : {0, 1}) {
          ui::UiState state;
          state.page = page;
          std::vector<view::Command> pressed;
          ui::Pen pen(look, state, pressed, nullptr);
          const auto layouts = ui::board_layouts(pen, {0, 0, room.wide, room.tall}, *board, panel.pages);
          const layout::Box& taken = layout::first_fitting(layouts, room);
          const std::string where = visit.name + ", " + language.code + ", page " + std::to_string(page) +
                                    " in " + std::to_string(static_cast<int>(window.wide)) + " x " +
                                    std::to_string(static_cast<int>(window.tall));
          CAPTURE(where);
          const layout::Extent least = layout::least_of(taken);
          const bool fits = layout::fits(taken, room);
          if (!fits && language.code == "de")
            maps.insert(where + " needs " + std::to_string(static_cast<int>(least.wide + frame.wide)) +
                        " x " + std::to_string(static_cast<int>(least.tall + frame.tall)));
          if (needs_no_map(window)) CHECK(fits);
          check_places(taken, {std::max(room.wide, least.wide), std::max(room.tall, least.tall)});
          ++checked;
        }
      }
    }
  }
  for (const std::string& map : maps) MESSAGE(map);
  club.languages().speak("en");
  CHECK(checked > 1000);
}

// The page of a body, or the one instead of a board; empty without either.
layout::Box page_in(ui::Pen& pen, float width, const auto& body) {
  if constexpr (requires { ui::page_of(pen, width, body); })
    return ui::page_of(pen, width, body);
  else if constexpr (requires { body.answer; })
    return ui::page_over_board(pen, width, body);
  else
    return {};
}

// Lays out a page of boxes in every window. Returns false for other bodies.
bool check_page_in_windows(const ui::Look& look, const decltype(view::Panel::body)& body,
                           const std::string& name) {
  for (const layout::Extent& window : windows()) {
    const layout::Extent frame = window.tall > window.wide ? kUpright : kLandscape,
                         room{window.wide - frame.wide, window.tall - frame.tall};
    ui::UiState state;
    std::vector<view::Command> pressed;
    ui::Pen pen(look, state, pressed, nullptr);
    const layout::Box page = std::visit([&](const auto& one) { return page_in(pen, room.wide, one); }, body);
    if (ui::is_empty(page)) return false;
    const layout::Extent least = layout::least_of(page);
    const std::string where = name + " in " + std::to_string(static_cast<int>(window.wide)) + " x " +
                              std::to_string(static_cast<int>(window.tall)) + " needs " +
                              std::to_string(static_cast<int>(least.wide + frame.wide)) + " x " +
                              std::to_string(static_cast<int>(least.tall + frame.tall));
    CAPTURE(where);
    if (needs_no_map(window)) CHECK(layout::fits(page, {room.wide + kJust, room.tall + kJust}));
    check_places(page, {std::max(room.wide, least.wide), std::max(room.tall, least.tall)});
  }
  return true;
}

// A big screen is scaled to the window. So its layouts fit its own units, lying and upright.
TEST_CASE("every big screen has a layout for its units, in every language") {
  test::EveryScreen club(TANTEADOR_BUILD "/locale");
  ImFontAtlas atlas;
  const ui::Look look = ui::load_fonts(atlas, 1);
  std::size_t checked = 0;
  const auto check = [&](const view::Panel& panel, layout::Extent units) {
    ui::UiState state;
    std::vector<view::Command> pressed;
    ui::Pen pen(look, state, pressed, nullptr);
    layout::Box box;
    if (const auto* tv = std::get_if<view::TvView>(&panel.body)) box = ui::tv_box(pen, units, *tv);
    if (const auto* wall = std::get_if<view::WallView>(&panel.body)) box = ui::wall_box(pen, units, *wall);
    CHECK(layout::fits(box, units));
    check_places(box, units);
    ++checked;
  };
  for (const test::Visit& visit : test::visits()) {
    const auto gone = club.go(visit);
    for (const view::Language& language : club.languages().list()) {
      if (language.code.empty()) continue;
      speak(gone->app(), language.code);
      const view::Panel& panel = gone->app().panel();
      const bool tv = std::holds_alternative<view::TvView>(panel.body);
      if (!tv && !std::holds_alternative<view::WallView>(panel.body)) break;
      CAPTURE(visit.name);
      CAPTURE(language.code);
      const auto [wide, tall] = tv ? ui::kTvUnits : ui::kWallUnits;
      for (const float larger : {1.0f, tv ? 1.0f : ui::kMostWall}) {
        check(panel, {wide / larger, tall / larger});
        check(panel, {tall / larger, wide / larger});
      }
    }
  }
  club.languages().speak("en");
  CHECK(checked >= 50);
}

TEST_CASE("every page of boxes has a layout for every window, size and language") {
  test::EveryScreen club(TANTEADOR_BUILD "/locale");
  ImFontAtlas atlas;
  const ui::Look look = ui::load_fonts(atlas, 1);
  std::set<std::size_t> pages;
  for (const test::Visit& visit : test::visits()) {
    const auto gone = club.go(visit);
    for (const view::Language& language : club.languages().list()) {
      if (language.code.empty()) continue;
      speak(gone->app(), language.code);
      const decltype(view::Panel::body)& body = gone->app().panel().body;
      if (!check_page_in_windows(look, body, visit.name + ", " + language.code)) break;
      pages.insert(body.index());
    }
  }
  club.languages().speak("en");
  CHECK(pages.size() >= 24);
}

}  // namespace board_layout
