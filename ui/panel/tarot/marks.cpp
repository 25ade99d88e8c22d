// The signs of the tarot sheet: a shape and a colour for each player, the contracts' tags.

#include "ui/panel/tarot/parts.hpp"

namespace tanteador::ui::tarot {

namespace {

constexpr std::string_view kPaperTheme = "papel";

// Prise to garde contre, darker for higher contracts; 0: no contract.
constexpr ImU32 kTints[] = {IM_COL32(0xDD, 0xD3, 0xBB, 255), IM_COL32(0xCF, 0xE3, 0xD2, 255),
                            IM_COL32(0xF3, 0xD3, 0x8A, 255), IM_COL32(0xE2, 0x8A, 0x4E, 255),
                            IM_COL32(0x8C, 0x23, 0x2A, 255)};

}  // namespace

ImU32 player_colour(std::size_t player) { return side_colour(theme_by_name(kPaperTheme), player); }

void draw_mark(const Pen& pen, ImVec2 at, float units, std::size_t player, On ground) {
  draw_mark(pen, at, units, player,
            ground == On::paper ? player_colour(player) : side_colour(pen.ink, player));
}

// A small lantern with its light off centre.
void draw_lantern(const Pen& pen, ImVec2 at) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float w = pen.px(5.5f), h = pen.px(7);
  list.AddCircle({at.x, at.y - h - pen.px(3)}, pen.px(3.5f), paper::kInk, 0, pen.px(1.5f));
  list.AddRectFilled({at.x - w, at.y - h}, {at.x + w, at.y + h}, paper::kInk, pen.px(2));
  list.AddRectFilled({at.x - w * 0.6f, at.y - h * 0.6f}, {at.x + w * 0.6f, at.y + h * 0.6f},
                     IM_COL32(0xE2, 0x3D, 0x32, 255), pen.px(1.5f));
  list.AddCircleFilled(at, pen.px(1.8f), IM_COL32(0xFF, 0xE0, 0x90, 255));
}

void draw_tag(Pen& pen, ImVec2 centre, const std::string& tag, int contract) {
  if (tag.empty()) return;
  const float wide = std::max(pen.px(28), pen.width_of(tag, pen.look.small) + pen.px(10)), tall = pen.px(22);
  const Rect box{centre.x - wide / 2, centre.y - tall / 2, centre.x + wide / 2, centre.y + tall / 2};
  pen.fill(box, kTints[contract], 5);
  const bool dark = contract == static_cast<int>(std::size(kTints)) - 1;
  pen.text(box, tag, {pen.look.small, dark ? paper::kPaper : paper::kInk, Align::centre});
}

void draw_tint(const Pen& pen, ImVec2 centre, float wide, int contract) {
  if (contract == 0) return;
  const float foot = centre.y + pen.px(11), tall = pen.px(4 + 4.5f * static_cast<float>(contract));
  pen.fill({centre.x - wide / 2, foot - tall, centre.x + wide / 2, foot}, kTints[contract], 2);
}

}  // namespace tanteador::ui::tarot
