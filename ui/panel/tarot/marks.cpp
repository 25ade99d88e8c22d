// The signs of the tarot sheet: a shape and a colour for each player, the contracts' tags.

#include "ui/panel/tarot/parts.hpp"

namespace tanteador::ui::tarot {

namespace {

constexpr std::size_t kPlayers = 5;
// Found by search: each keeps its contrast, and differs from the others for every kind of colour vision.
constexpr ImU32 kColours[2][kPlayers] = {
    {IM_COL32(0x00, 0x72, 0xB2, 255), IM_COL32(0xB3, 0x4D, 0x00, 255), IM_COL32(0x30, 0x17, 0x17, 255),
     IM_COL32(0x8F, 0x1F, 0xFF, 255), IM_COL32(0x00, 0x00, 0x85, 255)},  // on paper
    {IM_COL32(0x56, 0xB4, 0xE9, 255), IM_COL32(0xE6, 0x9F, 0x00, 255), IM_COL32(0xFC, 0xFC, 0xD9, 255),
     IM_COL32(0x9E, 0x9E, 0x9E, 255), IM_COL32(0x00, 0xFF, 0x80, 255)}};  // on the panel

// Prise to garde contre, darker for higher contracts; 0: no contract.
constexpr ImU32 kTints[] = {IM_COL32(0xDD, 0xD3, 0xBB, 255), IM_COL32(0xCF, 0xE3, 0xD2, 255),
                            IM_COL32(0xF3, 0xD3, 0x8A, 255), IM_COL32(0xE2, 0x8A, 0x4E, 255),
                            IM_COL32(0x8C, 0x23, 0x2A, 255)};

}  // namespace

ImU32 player_colour(std::size_t player, On ground) {
  return kColours[ground == On::paper ? 0 : 1][player % kPlayers];
}

void draw_mark(const Pen& pen, ImVec2 at, float units, std::size_t player, On ground) {
  draw_mark(pen, at, units, player % kPlayers, player_colour(player, pen.ink.dark ? ground : On::paper));
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
