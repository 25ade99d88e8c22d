#pragma once
// The score sheets of the games with their entry controls. The boxes of each are made in the game's folder.

#include "ui/panel/drawing/boxes.hpp"

namespace tanteador::ui {

// `page`: the height of a page above its foot, in pixels. On a TV the sheet stands alone.
#define TANTEADOR_SHEET(Each)                                                                    \
  BoardBoxes board_boxes(Pen& pen, const Rect& area, float page, const view::MatchScreen& board, \
                         const view::Each& sheet);                                               \
  void draw_tv_sheet(Pen& pen, Rect area, const view::Each& sheet);
TANTEADOR_EACH_SHEET(TANTEADOR_SHEET)
#undef TANTEADOR_SHEET

}  // namespace tanteador::ui
