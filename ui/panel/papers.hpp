#pragma once
// The papers games are written on, each with what is entered on it: a line a game that has one, drawn in its
// folder.

#include "ui/panel/pen.hpp"

namespace tanteador::ui {

void draw_paper(Pen& pen, Rect area, const view::Board& board, const view::TarotSheet& sheet);
void draw_paper(Pen& pen, Rect area, const view::Board& board, const view::TroccasSlate& slate);
void draw_paper(Pen& pen, Rect area, const view::Board& board, const view::TrufRound& round);

}  // namespace tanteador::ui
