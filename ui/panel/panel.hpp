#pragma once
// The whole panel: draws a view into the current window and appends the commands of what was pressed.

#include "ui/panel/pen.hpp"

namespace tanteador::ui {

void draw_panel(Pen& pen, const Rect& area, const view::Panel& panel);

// The scale in force in a window of this size: the one asked for, but never so large that the board does
// not fit. Below kScaleMin the board is paged instead.
float scale_in_window(int scale_percent, float width, float height);

}  // namespace tanteador::ui
