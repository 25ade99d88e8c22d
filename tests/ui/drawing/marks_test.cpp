// Marks of sides: twelve shapes and colours, and names at the ends of lines do not overlap.

#include <doctest/doctest.h>

#include <set>

#include "tests/ui/drawing/contrast.hpp"
#include "ui/panel/drawing/parts.hpp"

using namespace tanteador;

TEST_CASE("twelve sides have distinct shapes and colours, visible in every theme") {
  for (const std::string_view name : view::kThemes) {
    if (name == view::kSystemTheme) continue;
    CAPTURE(name);
    const ui::Theme& ink = ui::theme_by_name(name);
    std::set<ImU32> colours;
    for (std::size_t side = 0; side < ui::kMarks; ++side) {
      CAPTURE(side);
      const ImU32 colour = ui::side_colour(ink, side);
      colours.insert(colour);
      for (const ImU32 ground : {ink.panel, ink.felt, ink.chosen, ink.back})
        CHECK(test::contrast(colour, ground) >= 3);
    }
    CHECK(colours.size() == ui::kMarks);
  }
  for (std::size_t one = 0; one < ui::kMarks; ++one) {
    for (std::size_t other = 0; other < one; ++other) {
      CAPTURE(one);
      CAPTURE(other);
      const ui::Mark a = ui::mark_of(one), b = ui::mark_of(other);
      CHECK((a.open != b.open || a.edge.size() != b.edge.size() || a.edge.front().y != b.edge.front().y));
    }
  }
}

TEST_CASE("names at line ends stay apart, in order and within their area") {
  struct Row {
    std::vector<float> wanted, placed;
  };
  const Row rows[] = {{{}, {}},
                      {{50}, {50}},
                      {{10, 90}, {10, 90}},
                      {{50, 50, 50}, {50, 70, 90}},
                      {{100, 100}, {80, 100}},
                      {{0, 5, 100, 95}, {0, 20, 100, 80}}};
  for (const Row& row : rows) CHECK(ui::spread(row.wanted, 20, 0, 100) == row.placed);
}
