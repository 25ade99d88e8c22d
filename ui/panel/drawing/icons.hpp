#pragma once
// Small pictures beside the labels of keys: home, back, timeline, referee. They never replace the label.

#include <string_view>

#include "ui/panel/drawing/theme.hpp"

namespace tanteador::ui {

inline constexpr float kIcon = 22, kIconAir = 7;  // units: width and height; gap to the label

bool has_icon(std::string_view id);
// Draws the icon centred at `at`, `units` wide and high. Draws nothing if the key has no icon.
void draw_icon(const Look& look, std::string_view id, ImVec2 at, float units, ImU32 colour);

}  // namespace tanteador::ui
