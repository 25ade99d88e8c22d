#pragma once
// Pictures of matches, tallies, cards and curves. The text of the page says the same, for screen readers.

#include "src/view/outline.hpp"
#include "src/web/pages/markup.hpp"

namespace tanteador::web {

inline constexpr int kSideMarks = 6;  // distinct colours and shapes of sides

// Each is empty if there is nothing to draw.
Markup drawing_of(const view::OutlineMarks& marks);
Markup drawing_of(const view::OutlineCurves& curves);
Markup drawing_of(const std::vector<view::OutlineCard>& cards);
Markup code_of(const std::string& text);  // a QR code; empty if the text is too long

}  // namespace tanteador::web
