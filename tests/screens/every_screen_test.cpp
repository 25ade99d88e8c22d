// Every screen in every window, language and size: texts and figures are whole, controls large enough, inside
// and apart. With --long all combinations, otherwise every pair of screen, window, language and size.
// TANTEADOR_PICTURES names a folder for pictures of the pages that are not so. To look at all screens:
// test_screens -ns -tc="pictures of every screen", with TANTEADOR_WINDOW="800 600 100 de" and that folder.

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <sstream>
#include <tuple>

#include "tests/support/long_run.hpp"
#include "tests/support/panel/every_screen.hpp"
#include "tests/support/panel/raster.hpp"
#include "ui/panel/panel.hpp"

namespace every_screen {

using namespace tanteador;
using test::HeadlessUi;

struct Window {
  float width, height, monitor;
};
constexpr Window kWindows[] = {{800, 600, 1},   {1024, 768, 1},  {1280, 800, 1},
                               {1366, 768, 1},  {1920, 1080, 1}, {1080, 1920, 1},
                               {2560, 1440, 1}, {3840, 2160, 1}, {3840, 2160, 2}};
constexpr int kPercents[] = {80, 100, 110, 125, 150, 200, 250};
constexpr float kTouching = 0.5f;  // pixels that a sum of sizes may lose

bool is_figure(const std::string& text) {
  return text.find_first_of("0123456789") != text.npos &&
         text.find_first_not_of("0123456789+-–−:/.,% ()") == text.npos;
}

// Very long names may be shortened inside their place.
bool has_long_name(const std::string& text) {
  return std::ranges::any_of(test::kLongNames,
                             [&](std::string_view name) { return text.find(name) != text.npos; });
}

bool is_part_key(const ui::DrawnItem& item) { return item.id.starts_with("part/"); }

ui::Rect visible_part(const ui::DrawnItem& item) {
  const auto& [rect, clip] = std::tie(item.rect, item.clip);
  return {std::max(rect.left, clip.left), std::max(rect.top, clip.top), std::min(rect.right, clip.right),
          std::min(rect.bottom, clip.bottom)};
}

bool overlap(const ui::DrawnItem& one, const ui::DrawnItem& other) {
  const ui::Rect a = visible_part(one), b = visible_part(other);
  return std::max(a.left, b.left) < std::min(a.right, b.right) - kTouching &&
         std::max(a.top, b.top) < std::min(a.bottom, b.bottom) - kTouching;
}

void write_picture(const std::string& file) {
  test::write_png(
      test::rasterised(*ImGui::GetDrawData(), *ImGui::GetIO().Fonts, ui::theme_by_name("mesa").back), file);
}

// One page of a screen and its faults.
class Page {
 public:
  Page(HeadlessUi& ui, const Window& window) : ui_(ui), window_(window) {
    texts();
    controls();
  }
  void report() const {
    if (faults_.empty()) return;
    static int kept = 0;
    const char* folder = std::getenv("TANTEADOR_PICTURES");
    const std::string file = std::string(folder ? folder : "") + "/" + std::to_string(++kept) + ".png";
    if (folder && kept < 40) write_picture(file);
    FAIL_CHECK(faults_ << (folder ? file : ""));
  }

 private:
  void fault(const std::string& what) { faults_ += what + "\n"; }

  void texts() {
    for (const ui::DrawnItem& item : ui_.drawn_items()) {
      if (item.cut && !has_long_name(item.text)) fault("cut: " + item.text);
      if (item.shortened && is_figure(item.text)) fault("shortened: " + item.text);
    }
  }

  void controls() {
    const float finger = ui::kFinger * window_.monitor - kTouching;
    std::vector<const ui::DrawnItem*> all;
    for (const ui::DrawnItem& item : ui_.drawn_items()) {
      if (item.id.empty()) continue;
      if (!in_parts_ || !is_part_key(item)) all.push_back(&item);
      const ui::Rect& rect = item.rect;
      if (rect.width() < finger || rect.height() < finger)
        fault(item.id + ": " + std::to_string(rect.width()) + " x " + std::to_string(rect.height()));
      if (!in_parts_ && !reached(item)) fault(item.id + " reaches out of the window");
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
      for (std::size_t j = i + 1; j < all.size(); ++j) {
        if (overlap(*all[i], *all[j])) fault(all[i]->id + " lies over " + all[j]->id);
      }
    }
  }
  // In the window, or in a list with room for a finger, which can be dragged.
  bool reached(const ui::DrawnItem& item) const {
    const auto& [rect, clip] = std::tie(item.rect, item.clip);
    const bool in_list = clip.top > 0 || clip.bottom < window_.height;
    return rect.left >= clip.left - kTouching && rect.right <= clip.right + kTouching &&
           (in_list ? clip.height() >= ui::kFinger : rect.top >= 0 && rect.bottom <= clip.bottom + kTouching);
  }

  HeadlessUi& ui_;
  const Window& window_;
  const bool in_parts_ = ui_.find("part/left") != nullptr;
  std::string faults_;
};

// A screen larger than the window has parts. Every control, except in dragged lists, is in one of them.
void check_parts(HeadlessUi& ui) {
  std::set<std::string> there, shown;
  const auto look = [&] {
    const float below = ui.find("part/left")->rect.top;
    for (const ui::DrawnItem& item : ui.drawn_items()) {
      if (item.id.empty() || is_part_key(item)) continue;
      there.insert(item.id);
      const ui::Rect part = visible_part(item);
      const bool in_list = item.clip.top > 0 || item.clip.bottom < below - kTouching * 20;
      if (in_list || (part.width() > 0 && part.height() > 0 && part.bottom >= item.rect.centre().y))
        shown.insert(item.id);
    }
  };
  for (;;) {
    look();
    while (ui.enabled("part/right")) {
      ui.click("part/right");
      look();
    }
    while (ui.enabled("part/left")) ui.click("part/left");
    if (!ui.enabled("part/down")) break;
    ui.click("part/down");
  }
  for (const std::string& id : there)
    if (!shown.contains(id)) FAIL_CHECK(id << " is in no part");
}

void speak(ui::App& app, const std::string& code) {
  view::Settings settings = app.settings();
  settings.language = code;
  const view::Command set = view::command::Set{settings};
  app.perform({&set, 1});
}

// No screen of 800 by 600 or 850 by 512 units is divided, except in upright windows.
bool may_be_divided(const Window& window, float scale) {
  const float width = window.width / scale, height = window.height / scale;
  return height > width || width < 800 || height < (width < 850 ? 600 : 511.9f);
}

void check_window(ui::App& app, const Window& window, int percent) {
  const float scale = ui::scale_of(app.panel(), percent, window.width, window.height, window.monitor);
  HeadlessUi ui(app,
                {.width = window.width, .height = window.height, .scale = scale, .monitor = window.monitor});
  if (!may_be_divided(window, scale)) CHECK(ui.find("part/left") == nullptr);
  ui.frame();  // what was measured in the first has its place in the second
  Page(ui, window).report();
  for (const char* other : {"page/0", "page/1"}) {
    if (!ui.find(other) || ui.find("part/left")) continue;
    ui.click(other);
    Page(ui, window).report();
  }
  if (ui.find("part/left") && percent == *std::rbegin(kPercents)) check_parts(ui);
}

TEST_CASE("every screen is complete in every window, language and size") {
  test::EveryScreen club(TANTEADOR_BUILD "/locale");
  std::vector<view::Language> languages = club.languages().list();
  std::erase_if(languages, [](const view::Language& language) { return language.code.empty(); });
  std::set<std::size_t> visited;
  std::set<std::pair<std::string, std::string>> met;
  std::size_t number = 0;
  const char* only = std::getenv("TANTEADOR_SCREEN");
  for (const test::Visit& visit : test::visits()) {
    if (only && visit.name.find(only) == visit.name.npos) continue;
    const auto gone = club.go(visit);
    ui::App& app = gone->app();
    visited.insert(app.panel().body.index());
    for (std::size_t row = 0; row < std::size(kWindows) * languages.size() * std::size(kPercents); ++row) {
      const std::size_t window = row % std::size(kWindows), turn = row / std::size(kWindows),
                        language = (row + number + turn) % languages.size(),
                        percent = (row + number + turn / languages.size()) % std::size(kPercents);
      if (turn > 0 && !test::long_run()) break;
      const Window& shown = kWindows[window];
      const std::string words[] = {std::to_string(window), languages[language].code,
                                   std::to_string(kPercents[percent]) + " %"};
      for (const auto& [one, other] : {std::pair{0, 1}, {0, 2}, {1, 2}})
        met.emplace(words[one], words[other]);
      const std::string where = visit.name + ", " + words[1] + ", " + words[2] + " in " +
                                std::to_string(static_cast<int>(shown.width)) + " x " +
                                std::to_string(static_cast<int>(shown.height)) + ", monitor " +
                                std::to_string(static_cast<int>(shown.monitor));
      CAPTURE(where);
      speak(app, words[1]);
      check_window(app, shown, kPercents[percent]);
    }
    ++number;
  }
  club.languages().speak("en");
  if (only) return;
  CHECK(visited.size() == std::variant_size_v<decltype(view::Panel::body)>);
  CHECK(met.size() == std::size(kWindows) * languages.size() + std::size(kWindows) * std::size(kPercents) +
                          languages.size() * std::size(kPercents));
}

TEST_CASE("pictures of every screen" * doctest::skip()) {
  const char *only = std::getenv("TANTEADOR_SCREEN"), *folder = std::getenv("TANTEADOR_PICTURES"),
             *wanted = std::getenv("TANTEADOR_WINDOW");
  REQUIRE(folder);
  REQUIRE(wanted);
  test::EveryScreen club(TANTEADOR_BUILD "/locale");
  Window window{0, 0, 1};
  int percent = 100;
  std::string language;
  std::istringstream(wanted) >> window.width >> window.height >> percent >> language;
  for (const test::Visit& visit : test::visits()) {
    if (only && visit.name.find(only) == visit.name.npos) continue;
    const auto gone = club.go(visit);
    speak(gone->app(), language);
    const float scale =
        ui::scale_of(gone->app().panel(), percent, window.width, window.height, window.monitor);
    HeadlessUi ui(gone->app(), {.width = window.width, .height = window.height, .scale = scale});
    ui.frame();
    std::string file = visit.name;
    std::ranges::replace(file, '/', '-');
    write_picture(std::string(folder) + "/" + file + ".png");
  }
  club.languages().speak("en");
}

}  // namespace every_screen
