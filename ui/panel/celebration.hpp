#pragma once
// Drawings for the end of a match. `since`: when its page was first shown, in ImGui's seconds.

#include "ui/panel/drawing/pen.hpp"

namespace tanteador::ui {

// Nothing with reduced motion.
void draw_confetti(Pen& pen, const Rect& area, view::Material material, double since);
// They light one after the other, from the left.
void draw_burning_matches(Pen& pen, const Rect& area, double since);
// The first three places.
void draw_podium(Pen& pen, Rect area, const std::vector<view::Finale::Place>& places);

}  // namespace tanteador::ui
