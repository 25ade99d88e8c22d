#pragma once
// A match on the big screen.

#include <optional>
#include <string>
#include <vector>

#include "src/view/game_sheet.hpp"

namespace tanteador::view {

struct TvView {
  std::string title, headline, clock;
  std::string lead;  // "Ana leads by 6"; empty: nobody does
  GameSheet sheet;   // as on the match screen; no control of it can be pressed
  std::optional<DealValue> value;
  std::vector<std::string> last;  // the last entries, newest last
  Button back;                    // pressed anywhere; no label: a window of its own
};

}  // namespace tanteador::view
