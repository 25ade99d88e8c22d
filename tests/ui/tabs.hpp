#pragma once
// Presses a tab of the club. One without room is reached by the arrows to the tabs beside those shown.

#include <algorithm>
#include <string>

#include "tests/ui/press.hpp"

namespace tanteador::test {

inline void press_tab(HeadlessUi& ui, const std::string& tab) {
  for (const char* arrow : {"←", "→"}) {
    while (!ui.find(tab)) {
      const auto step = std::ranges::find_if(ui.drawn_items(), [&](const ui::DrawnItem& item) {
        return item.text == arrow && item.enabled && !item.id.empty();
      });
      if (step == ui.drawn_items().end()) break;
      ui.click(std::string(step->id));
    }
  }
  press(ui, {tab});
}

}  // namespace tanteador::test
