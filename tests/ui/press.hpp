#pragma once
// Taps controls one after another. A failure shows the control and the page.

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/support/panel/headless_ui.hpp"

namespace tanteador::test {

inline void press(HeadlessUi& ui, const std::vector<std::string>& controls) {
  for (const std::string& control : controls) {
    CAPTURE(control);
    CAPTURE(ui.page());
    REQUIRE(ui.enabled(control));
    ui.click(control);
  }
}

// Drags the list under the control until it is inside the window and above the undo bar.
inline constexpr float kInWindow = 780, kAboveUndo = 690;
inline void reach(HeadlessUi& ui, const std::string& control, float bottom = kInWindow) {
  if (!ui.find(control)) return;
  const float x = ui.find(control)->rect.centre().x;
  ui.wheel({x, 500}, 1000);
  for (int i = 0; i < 100 && ui.find(control) && ui.find(control)->rect.bottom > bottom; ++i)
    ui.wheel({x, 500}, -2);
}

inline void press_in_sight(HeadlessUi& ui, const std::vector<std::string>& controls,
                           float bottom = kInWindow) {
  for (const std::string& control : controls) {
    reach(ui, control, bottom);
    press(ui, {control});
  }
}

inline void press_listed(HeadlessUi& ui, const std::vector<std::string>& controls) {
  press_in_sight(ui, controls, kAboveUndo);
}
inline void type_listed(HeadlessUi& ui, const std::string& field, const std::string& text) {
  reach(ui, field, kAboveUndo);
  REQUIRE(ui.find(field));
  ui.type(field, text);
}

}  // namespace tanteador::test
