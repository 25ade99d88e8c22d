#pragma once
// The panel's fonts, baked for one scale: Inter for text, Bebas Neue for large scores, DejaVu Sans for suits
// and arrows. A missing Bebas Neue is replaced by Inter, a missing Inter by DejaVu Sans, and that by the
// built-in font.

#include "ui/panel/drawing/theme.hpp"

namespace tanteador::ui {

// Fills `atlas` (cleared first) and returns a look with its faces. The atlas is not built yet.
Look load_fonts(ImFontAtlas& atlas, float scale);

}  // namespace tanteador::ui
