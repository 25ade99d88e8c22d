#pragma once
// Pictures beside the words of keys, of our own drawing: what goes home, back, to the timeline, to the
// referee. The word always stands with them.

#include <string_view>

#include "ui/panel/drawing/theme.hpp"

namespace tanteador::ui {

inline constexpr float kIcon = 22,
                       kIconAir = 7;  // units: as wide and high as one is; between it and the word

// Whether the key with this id has one.
bool has_icon(std::string_view id);
// About that middle, `units` wide and high. Nothing where the key has none.
void draw_icon(const Look& look, std::string_view id, ImVec2 at, float units, ImU32 colour);

}  // namespace tanteador::ui
