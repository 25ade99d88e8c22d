#pragma once
// The panel's faces, baked for one scale: Inter for text, Bebas Neue for the score in large, the suits and
// arrows from DejaVu Sans. Where Bebas Neue is missing Inter is taken, where that is DejaVu Sans; the
// library's built-in face where all are.

#include "ui/panel/drawing/theme.hpp"

namespace tanteador::ui {

// Fills `atlas` (cleared first) and returns a look with its faces. The atlas is not built yet.
Look load_fonts(ImFontAtlas& atlas, float scale);

}  // namespace tanteador::ui
