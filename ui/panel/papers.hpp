#pragma once
// The papers games are written on, each with what is entered on it, drawn in the game's folder.

#include "ui/panel/pen.hpp"

namespace tanteador::ui {

#define TANTEADOR_PAPER(Each) \
  void draw_paper(Pen& pen, Rect area, const view::Board& board, const view::Each& paper);
TANTEADOR_EACH_PAPER(TANTEADOR_PAPER)
#undef TANTEADOR_PAPER

}  // namespace tanteador::ui
