#pragma once
// A match on the big screen.

#include <string>
#include <vector>

#include "src/view/command.hpp"

namespace tanteador::view {

struct TvSide {
  std::string name = {}, points = {};
  std::string part = {},
              total = {};         // for a game scored in parts: the current part, and the sum of all parts
  int sets = 0, sets_to_win = 0;  // sets_to_win: 0 or 1 if one set decides
};

struct TvView {
  std::string title, headline;
  std::vector<TvSide> sides;
  Button back;  // pressed anywhere; no label: a window of its own
};

}  // namespace tanteador::view
