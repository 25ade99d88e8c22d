#pragma once
// How the panel looks: the Mesa theme (dark felt), its four faces, and the style block. Every size in the
// panel is a multiple of `Look::unit`, one twentieth of the body text, so that the scale is one number.

#include <imgui.h>

namespace tanteador::ui {

namespace colour {
inline constexpr ImU32 kBack = IM_COL32(0x14, 0x20, 0x1C, 255);
inline constexpr ImU32 kPanel = IM_COL32(0x1D, 0x2D, 0x27, 255);
inline constexpr ImU32 kButton = IM_COL32(0x2B, 0x42, 0x39, 255);
inline constexpr ImU32 kButtonHot = IM_COL32(0x35, 0x52, 0x47, 255);
inline constexpr ImU32 kButtonHeld = IM_COL32(0x24, 0x37, 0x30, 255);
inline constexpr ImU32 kChosen = IM_COL32(0x4A, 0x40, 0x22, 255);
inline constexpr ImU32 kFelt = IM_COL32(0x1F, 0x4D, 0x3A, 255);
inline constexpr ImU32 kFeltEdge = IM_COL32(0x17, 0x3A, 0x2C, 255);
inline constexpr ImU32 kWood = IM_COL32(0x7A, 0x56, 0x33, 255);
inline constexpr ImU32 kWoodLight = IM_COL32(0xA8, 0x7C, 0x4C, 255);
inline constexpr ImU32 kRope = IM_COL32(0xCB, 0xB0, 0x82, 255);
inline constexpr ImU32 kRopeDark = IM_COL32(0x8C, 0x74, 0x4E, 255);
inline constexpr ImU32 kText = IM_COL32(0xF3, 0xEF, 0xE4, 255);
inline constexpr ImU32 kMuted = IM_COL32(0xB9, 0xC2, 0xB6, 255);
inline constexpr ImU32 kOutline = IM_COL32(0x6F, 0x9A, 0x86, 255);
inline constexpr ImU32 kAccent = IM_COL32(0xF2, 0xB8, 0x4B, 255);
inline constexpr ImU32 kAccentHot = IM_COL32(0xFF, 0xCB, 0x6B, 255);
inline constexpr ImU32 kOnAccent = IM_COL32(0x20, 0x18, 0x08, 255);
inline constexpr ImU32 kPlus = IM_COL32(0x7F, 0xD1, 0xAE, 255);
inline constexpr ImU32 kMinus = IM_COL32(0xFF, 0xA3, 0x8A, 255);
inline constexpr ImU32 kFirstSide = IM_COL32(0x56, 0xB4, 0xE9, 255);
inline constexpr ImU32 kSecondSide = IM_COL32(0xE6, 0x9F, 0x00, 255);
inline constexpr ImU32 kMatchBody = IM_COL32(0xE8, 0xC9, 0x8A, 255);
inline constexpr ImU32 kMatchGrain = IM_COL32(0xC4, 0x9F, 0x62, 255);
inline constexpr ImU32 kMatchHead = IM_COL32(0xF2, 0x6B, 0x4F, 255);
inline constexpr ImU32 kMatchGold = IM_COL32(0xFF, 0xDD, 0x7A, 255);
inline constexpr ImU32 kCounter = IM_COL32(0xE2, 0x3D, 0x32, 255);
}  // namespace colour

// Sizes of text, in units. What has no room is made smaller, down to kLeast: rather small than cut.
inline constexpr float kDigits = 126, kTitle = 32, kLabel = 22, kBody = 20, kSmall = 17, kLeast = 12;

struct Look {
  float scale = 1;           // 0.8 to 2.5
  ImFont* small = nullptr;   // 17 units
  ImFont* body = nullptr;    // 20
  ImFont* label = nullptr;   // 22, heavier: buttons and names
  ImFont* title = nullptr;   // 32, heavier
  ImFont* digits = nullptr;  // 126, capitals 20 mm high at 96 dots an inch: figures only
  bool reduced_motion = false;

  float px(float units) const { return units * scale; }
};

// The style block of the theme at this scale, for the few widgets that are ImGui's own (text fields, lists).
void apply_style(const Look& look);

}  // namespace tanteador::ui
