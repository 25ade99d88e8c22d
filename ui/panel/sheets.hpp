#pragma once
// The score sheets of the games with their entry controls. Each is drawn in the game's folder.

#include "ui/panel/drawing/pen.hpp"

namespace tanteador::ui {

#define TANTEADOR_SHEET(Each) \
  void draw_sheet(Pen& pen, Rect area, const view::MatchScreen& board, const view::Each& sheet);
TANTEADOR_EACH_SHEET(TANTEADOR_SHEET)
#undef TANTEADOR_SHEET

}  // namespace tanteador::ui
