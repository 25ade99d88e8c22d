#pragma once
// The slate of Troccas and its entry controls.

#include "ui/panel/drawing/boxes.hpp"

namespace tanteador::ui {

namespace chalk {
inline constexpr ImU32 kSlate = IM_COL32(0x2E, 0x3A, 0x40, 255);
inline constexpr ImU32 kSlateEdge = IM_COL32(0x24, 0x2E, 0x33, 255);
inline constexpr ImU32 kWhite = IM_COL32(0xF4, 0xF1, 0xE8, 255);
inline constexpr ImU32 kGuide = IM_COL32(0x9F, 0xB0, 0xB8, 255);

// Draws a slate in a wooden frame. Returns the rectangle inside the frame.
Rect draw_slate(Pen& pen, const Rect& rect);
// One stroke of chalk, drawn up to `part` of it. The same seed draws the same stroke.
void draw_stroke(Pen& pen, ImVec2 from, ImVec2 to, float thick, int seed, float part = 1, float alpha = 1);
// Draws `account` strokes: credit above the line, debt below it, every fifth across four.
void draw_account(Pen& pen, const Rect& above, const Rect& below, int account, int side);
}  // namespace chalk

layout::Box troccas_entry_box(Pen& pen, layout::Extent room, const view::MatchScreen& board,
                              const view::TroccasEntry& entry);
layout::Box troccas_pile_box(Pen& pen, const view::MatchScreen& board, const view::TroccasPile& pile);
void draw_troccas_deals(Pen& pen, Rect area, const view::TroccasSlate& slate);

}  // namespace tanteador::ui
