#pragma once
// The panel's fonts, baked for one scale: Inter for text, Bebas Neue for large scores, DejaVu Sans for signs.
// Replacements: Inter for Bebas Neue, DejaVu Sans for Inter, and for that the built-in font.

#include "ui/panel/drawing/theme.hpp"

namespace tanteador::ui {

// Fills `atlas` (cleared first) and returns a look with its faces. The atlas is not built yet.
Look load_fonts(ImFontAtlas& atlas, float scale);

}  // namespace tanteador::ui
