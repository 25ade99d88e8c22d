#pragma once
// The parts of the tarot sheet: paper, chart, entry. All are drawn light on paper or dark on the panel.

#include <string>

#include "ui/panel/drawing/boxes.hpp"

namespace tanteador::ui::tarot {

namespace paper {
inline constexpr ImU32 kPaper = IM_COL32(0xFB, 0xF6, 0xEA, 255);
inline constexpr ImU32 kGrain = IM_COL32(0x8B, 0x6A, 0x30, 22);
inline constexpr ImU32 kShade = IM_COL32(0xF1, 0xE8, 0xD2, 255);
inline constexpr ImU32 kRule = IM_COL32(0x8B, 0x82, 0x72, 90);
inline constexpr ImU32 kMargin = IM_COL32(0xC2, 0x4A, 0x3A, 150);
inline constexpr ImU32 kInk = IM_COL32(0x1E, 0x1B, 0x16, 255);
inline constexpr ImU32 kMuted = IM_COL32(0x5E, 0x57, 0x4B, 255);
inline constexpr ImU32 kPlus = IM_COL32(0x00, 0x5F, 0x4B, 255);
inline constexpr ImU32 kMinus = IM_COL32(0xA8, 0x32, 0x0A, 255);
inline constexpr ImU32 kAccent = IM_COL32(0x8A, 0x4B, 0x00, 255);
}  // namespace paper

enum class On { paper, panel };
ImU32 player_colour(std::size_t player);  // on paper
void draw_mark(const Pen& pen, ImVec2 at, float units, std::size_t player, On ground);
void draw_lantern(const Pen& pen, ImVec2 at);  // marks the last player, on paper
// The tag of a contract: its letters on its tint; 1 prise to 4 garde contre.
void draw_tag(Pen& pen, ImVec2 centre, const std::string& tag, int contract);
// The mark of a contract where there is no room for letters; higher for a higher contract.
void draw_tint(const Pen& pen, ImVec2 centre, float wide, int contract);

void draw_sheet(Pen& pen, Rect area, const view::TarotSheet& sheet);
void draw_chart(Pen& pen, Rect area, const view::TarotSheet& sheet);
void draw_breakdown(Pen& pen, Rect area, const view::TarotSheet::Breakdown& breakdown);
layout::Box matrix_box(Pen& pen, const view::TarotSheet& sheet, float width);
layout::Box drawer_box(Pen& pen, const view::TarotSheet& sheet);

}  // namespace tanteador::ui::tarot
