#pragma once
// The whole panel: draws a view into the current window and appends the commands of what was pressed.

#include "ui/panel/drawing/pen.hpp"

namespace tanteador::ui {

void draw_panel(Pen& pen, const Rect& area, const view::Panel& panel);

// The scale in force in a window of this size: the one asked for, grown with a large window, but never so
// large that the board does not fit. Below kScaleMin the board is paged instead.
float scale_in_window(int scale_percent, float width, float height);
// The scale that was asked for, though the layout has no room at it: then it is shown in parts. `monitor`:
// that monitor's own scale, which multiplies it: what is so large in centimetres on one is so on each.
float scale_asked_for(int scale_percent, float width, float height, float monitor = 1);
// What a monitor says of itself, as it can be used: 1 to 4, and 1 for what is no scale.
float monitor_scale(float said);

// The panel in a window of that size: whole, or where the scale is larger than has room, a part of it and
// keys to go to the others.
void draw_in_parts(Pen& pen, ImVec2 window, const view::Panel& panel);

}  // namespace tanteador::ui
