#pragma once
// The whole panel: draws a view into the current window and appends the pressed commands.

#include "ui/panel/drawing/pen.hpp"

namespace tanteador::ui {

void draw_panel(Pen& pen, const Rect& area, const view::Panel& panel);

// The requested scale, larger in a large window; limited by the room of every screen, least kScaleMin.
float scale_in_window(int scale_percent, float width, float height);
// The requested scale, even if there is less room; a match screen then has another layout. `monitor`:
// the monitor's own scale, a factor, so that sizes in centimetres are equal on all monitors.
float scale_asked_for(int scale_percent, float width, float height, float monitor = 1);
// The same, or the scale at which a big screen fills the window.
float scale_of(const view::Panel& panel, int scale_percent, float width, float height, float monitor = 1);
// The scale reported by a monitor, limited to 1 to 4; 1 if the report is not a scale.
float monitor_scale(float scale);

// Draws the panel in a window of that size. If no layout fits, draws a part and keys for the others.
void draw_in_parts(Pen& pen, ImVec2 window, const view::Panel& panel);

}  // namespace tanteador::ui
