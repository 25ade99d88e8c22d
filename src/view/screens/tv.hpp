#pragma once
// A match on a second screen, to be read from across the room.

#include <string>
#include <vector>

#include "src/view/command.hpp"

namespace tanteador::view {

struct TvSide {
  std::string name = {}, points = {};
  std::string part = {}, total = {};  // of a game that counts in parts: which, and the points of all of them
  int sets = 0, sets_to_win = 0;      // sets_to_win: 0 or 1 where one decides
};

struct TvView {
  std::string title, headline;
  std::vector<TvSide> sides;
  Action back;  // wherever it is pressed; no label: a window for this alone
};

}  // namespace tanteador::view
