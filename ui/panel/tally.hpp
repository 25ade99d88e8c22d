#pragma once
// The matchstick tally: squares of five matches, the first half above a line and the second below it.

#include "ui/panel/pen.hpp"

namespace tanteador::ui {

// Draws one side's matches into `area`; `side` tells the tallies of the two sides apart.
void draw_tally(Pen& pen, const Rect& area, const view::Tally& tally, int side);

}  // namespace tanteador::ui
