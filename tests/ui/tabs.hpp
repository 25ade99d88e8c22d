#pragma once
// Presses a tab of the club. One without room is reached by the keys to the tabs beside it.

#include <string>

#include "tests/ui/press.hpp"

namespace tanteador::test {

inline void press_tab(HeadlessUi& ui, const std::string& tab) {
  for (const char* arrow : {"league/page/0←", "league/page/0→"})
    while (!ui.find(tab) && ui.enabled(arrow)) press(ui, {arrow});
  press(ui, {tab});
}

}  // namespace tanteador::test
