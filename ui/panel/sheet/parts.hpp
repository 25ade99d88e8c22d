#pragma once
// The score sheet of any game and what is entered beside it.

#include "ui/panel/drawing/pen.hpp"

namespace tanteador::ui::any_game {

void draw_squares(Pen& pen, const Rect& area);  // of the paper it is written on
void draw_totals(Pen& pen, Rect area, const view::ScoreSheet& sheet);
void draw_rows(Pen& pen, Rect area, const view::ScoreSheet& sheet);
void draw_chart(Pen& pen, Rect area, const view::ScoreSheet& sheet);
void draw_entry(Pen& pen, Rect area, const view::MatchScreen& board, const view::ScoreSheet::Entry& entry);

}  // namespace tanteador::ui::any_game
