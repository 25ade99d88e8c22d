#pragma once
// The panel's faces, baked for one scale: Inter for text, the suits and arrows from DejaVu Sans, which is
// also what is taken where Inter is missing; the library's built-in face where both are.

#include "ui/panel/theme.hpp"

namespace tanteador::ui {

// Fills `atlas` (cleared first) and returns a look with its faces. The atlas is not built yet.
Look load_fonts(ImFontAtlas& atlas, float scale);

}  // namespace tanteador::ui
