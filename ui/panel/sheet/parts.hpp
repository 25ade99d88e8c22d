#pragma once
// The score sheet of any game and its entry controls.

#include "ui/panel/drawing/boxes.hpp"

namespace tanteador::ui::any_game {

void draw_squares(Pen& pen, const Rect& area);  // squared paper
void draw_totals(Pen& pen, Rect area, const view::ScoreSheet& sheet);
void draw_rows(Pen& pen, Rect area, const view::ScoreSheet& sheet);
void draw_chart(Pen& pen, Rect area, const view::ScoreSheet& sheet);

}  // namespace tanteador::ui::any_game
