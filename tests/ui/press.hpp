#pragma once
// One tap after another; a failure shows the control and the page it was looked for on.

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/support/headless_ui.hpp"

namespace tanteador::test {

inline void press(HeadlessUi& ui, const std::vector<std::string>& controls) {
  for (const std::string& control : controls) {
    CAPTURE(control);
    CAPTURE(ui.page());
    REQUIRE(ui.enabled(control));
    ui.click(control);
  }
}

// Drags the list under the control until it can be touched.
inline void reach(HeadlessUi& ui, const std::string& control) {
  if (!ui.find(control)) return;
  const float x = ui.find(control)->rect.centre().x;
  ui.wheel({x, 500}, 1000);
  for (int i = 0; i < 100 && ui.find(control) && ui.find(control)->rect.bottom > 780; ++i)
    ui.wheel({x, 500}, -2);
}

inline void press_in_sight(HeadlessUi& ui, const std::vector<std::string>& controls) {
  for (const std::string& control : controls) {
    reach(ui, control);
    press(ui, {control});
  }
}

}  // namespace tanteador::test
