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

}  // namespace tanteador::test
