// Names in any script: characters of the fonts are drawn as written, all others in Latin letters.

#include <doctest/doctest.h>

#include <imgui.h>

#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/open_panel.hpp"
#include "ui/panel/drawing/scripts.hpp"
#include "ui/window/fonts.hpp"

using namespace tanteador;

namespace {

constexpr const char* kMatch =
    R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["مریم","Юрий","明子","Đặng Ngọc"]}
)";

}  // namespace

TEST_CASE("a name is drawn as written if the font has its letters, else in Latin letters") {
  ImFontAtlas atlas;
  const ui::Look look = ui::load_fonts(atlas, 1);
  struct Row {
    const char *written, *drawn;
  };
  const Row rows[] = {{"Ñandú", "Ñandú"},
                      {"Đặng Ngọc", "Đặng Ngọc"},
                      {"Юрий", "Юрий"},
                      {"Ωμέγα", "Ωμέγα"},
                      {"مریم", "mrym"},
                      {"明子", "míng zi"},
                      {"明子 30 ♠", "míng zi 30 ♠"},
                      {"ひろし", "hiroshi"},
                      {"Ana → 30", "Ana → 30"}};
  for (const Row& row : rows) {
    CAPTURE(row.written);
    CHECK(ui::drawable(look.body, row.written) == row.drawn);
    CHECK(ui::drawable(look.label, row.written) == row.drawn);
  }
  const std::string broken = "\xE6\x98";  // no UTF-8
  CHECK(ui::drawable(look.body, broken) == broken);
}

TEST_CASE("a nickname replaces only a name without letters in the font") {
  ImFontAtlas atlas;
  const ui::Look look = ui::load_fonts(atlas, 1);
  ui::set_nicknames({{"明子", "Akiko"}, {"Ana", "Anita"}});
  CHECK(ui::drawable(look.body, "明子 / مریم: 3") == "Akiko / mrym: 3");
  CHECK(ui::drawable(look.body, "Ana 3") == "Ana 3");
  CHECK(ui::drawable(look.body, "Ana / 明子") == "Ana / Akiko");
  ui::set_nicknames({});
  CHECK(ui::drawable(look.body, "明子") == "míng zi");
}

TEST_CASE("the panel says once that names are shown in Latin letters") {
  test::OpenPanel panel(kMatch);
  auto& [table, app, ui] = panel;
  (void)ui::take_romanized();  // of other tests
  ui.frame();
  (void)app.needs_refresh();
  CHECK(app.panel().notice.find("Latin letters") != std::string::npos);
  const view::Command seen = view::command::Dismiss{};
  app.perform({&seen, 1});
  ui.frame();
  (void)app.needs_refresh();
  CHECK(app.panel().notice.empty());
}
