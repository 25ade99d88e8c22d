// The colours of the themes: contrasts (WCAG 2.1: 4.5 for text, 3 for shapes), and the choice of a theme.

#include <doctest/doctest.h>

#include <set>
#include <span>
#include <string_view>
#include <utility>

#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/drawing/contrast.hpp"
#include "tests/ui/open_panel.hpp"
#include "tests/ui/page.hpp"
#include "ui/panel/drawing/parts.hpp"
#include "ui/panel/panel.hpp"

using namespace tanteador;
using test::HeadlessUi;
using ui::Theme;

namespace themes {

struct Pair {
  const char* name;
  ImU32 Theme::*ink;
  ImU32 Theme::*ground;
};

constexpr Pair kRead[] = {
    {"text on the back", &Theme::text, &Theme::back},
    {"text on a part", &Theme::text, &Theme::panel},
    {"text on a key", &Theme::text, &Theme::button},
    {"text on a key under the pointer", &Theme::text, &Theme::button_hot},
    {"text on a key held", &Theme::text, &Theme::button_held},
    {"text on what is chosen", &Theme::text, &Theme::chosen},
    {"text on the felt", &Theme::text, &Theme::felt},
    {"text on the card table", &Theme::text, &Theme::baize},
    {"second text on the card table", &Theme::muted, &Theme::baize},
    {"accent on the card table", &Theme::accent, &Theme::baize},
    {"text on a warning", &Theme::text, &Theme::alarm},
    {"the warning's sign", &Theme::minus, &Theme::alarm},
    {"second text on the back", &Theme::muted, &Theme::back},
    {"second text on a part", &Theme::muted, &Theme::panel},
    {"second text on a key", &Theme::muted, &Theme::button},
    {"second text on what is chosen", &Theme::muted, &Theme::chosen},
    {"second text on the felt", &Theme::muted, &Theme::felt},
    {"text below choices", &Theme::text, &Theme::tray},
    {"second text below choices", &Theme::muted, &Theme::tray},
    {"text on the rail", &Theme::text, &Theme::rail},
    {"where one is", &Theme::accent, &Theme::chosen},
    {"accent on the back", &Theme::accent, &Theme::back},
    {"accent on a part", &Theme::accent, &Theme::panel},
    {"accent on a key", &Theme::accent, &Theme::button},
    {"accent on the felt", &Theme::accent, &Theme::felt},
    {"the likely key", &Theme::on_accent, &Theme::accent},
    {"the likely key under the pointer", &Theme::on_accent, &Theme::accent_hot},
    {"won, on a part", &Theme::plus, &Theme::panel},
    {"won, on a key", &Theme::plus, &Theme::button},
    {"won, on the back", &Theme::plus, &Theme::back},
    {"lost, on a part", &Theme::minus, &Theme::panel},
    {"lost, on a key", &Theme::minus, &Theme::button},
    {"lost, on the back", &Theme::minus, &Theme::back},
};

constexpr Pair kSeen[] = {
    {"an edge on the back", &Theme::outline, &Theme::back},
    {"an edge on a part", &Theme::outline, &Theme::panel},
    {"an empty place on the felt", &Theme::outline, &Theme::felt},
    {"an empty place on the card table", &Theme::outline, &Theme::baize},
    {"the first side on a part", &Theme::first_side, &Theme::panel},
    {"the second side on a part", &Theme::second_side, &Theme::panel},
    {"the first side on the felt", &Theme::first_side, &Theme::felt},
    {"the second side on the felt", &Theme::second_side, &Theme::felt},
    {"a match on the felt", &Theme::match_body, &Theme::felt},
    {"its head on the felt", &Theme::match_head, &Theme::felt},
};

// A side's key is tinted with the side's colour, or filled with it if the side must act.
void check_sides(const Theme& theme) {
  for (std::size_t side = 0; side < ui::kMarks; ++side) {
    CAPTURE(side);
    const ImU32 colour = ui::side_colour(theme, side);
    for (const float share : {ui::kTint, ui::kTintHot})
      CHECK(test::contrast(theme.text, ui::mix_colours(theme.panel, colour, share)) >= 4.5);
    CHECK(test::contrast(theme.on_accent, colour) >= 4.5);
  }
}

void check_contrast(const Theme& theme, std::span<const Pair> pairs, double least) {
  for (const Pair& pair : pairs) {
    CAPTURE(pair.name);
    CHECK(test::contrast(theme.*pair.ink, theme.*pair.ground) >= least);
  }
}

}  // namespace themes

TEST_CASE("every theme has readable text and visible shapes") {
  CHECK(test::contrast(IM_COL32_WHITE, IM_COL32_BLACK) == doctest::Approx(21));
  std::set<const Theme*> all;
  for (const std::string_view name : view::kThemes) {
    if (name == view::kSystemTheme) continue;
    CAPTURE(name);
    const Theme& theme = ui::theme_by_name(name);
    all.insert(&theme);
    themes::check_contrast(theme, themes::kRead, 4.5);
    themes::check_contrast(theme, themes::kSeen, 3);
    themes::check_sides(theme);
    CHECK(theme.dark == (test::luminance(theme.text) > test::luminance(theme.back)));
  }
  CHECK(all.size() == std::size(view::kThemes) - 1);
  CHECK(&ui::theme_by_name("of another version") == &ui::theme_by_name("mesa"));
}

TEST_CASE("the theme for sunlight has the contrast of print") {
  const Theme& sol = ui::theme_by_name("sol");
  for (const ImU32 ink : {sol.text, sol.muted, sol.accent, sol.plus, sol.minus})
    CHECK(test::contrast(ink, sol.panel) >= 7);
}

TEST_CASE("losses never have the colour of wins") {
  constexpr std::pair<std::string_view, ImU32 Theme::*> kRows[] = {
      {"+4", &Theme::plus},        {"−4", &Theme::minus},   {"−1000000", &Theme::minus},
      {"Ana: −12", &Theme::minus}, {"+2 −2", &Theme::text}, {"Ana 3, Beto −3", &Theme::minus},
      {"Ana: +12", &Theme::plus},  {"0", &Theme::text}};
  for (const std::string_view name : view::kThemes) {
    if (name == view::kSystemTheme) continue;
    const Theme& theme = ui::theme_by_name(name);
    CAPTURE(name);
    CHECK(theme.plus != theme.minus);
    for (const auto& [points, ink] : kRows) {
      CAPTURE(points);
      CHECK(ui::ink_of_points(theme, points) == theme.*ink);
    }
  }
}

TEST_CASE("a theme is one tap in the settings and is saved") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  ui.click("go/settings");
  for (const std::string_view name : view::kThemes) {
    ui.click("theme/" + std::string(name));
    CHECK(app.settings().theme == name);
    test::check_page(ui);
  }
}
