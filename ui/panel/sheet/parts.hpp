#pragma once
// The score sheet of any game and what is entered beside it.

#include "ui/panel/pen.hpp"

namespace tanteador::ui::any_game {

// Of a side among at most twelve: alike on the totals, on the chart and beside the numbers.
ImU32 side_colour(const Theme& ink, std::size_t side);

void draw_totals(Pen& pen, Rect area, const view::ScoreSheet& sheet);
void draw_rows(Pen& pen, Rect area, const view::ScoreSheet& sheet);
void draw_chart(Pen& pen, Rect area, const view::ScoreSheet& sheet);
void draw_entry(Pen& pen, Rect area, const view::Board& board, const view::ScoreSheet::Entry& entry);

}  // namespace tanteador::ui::any_game
