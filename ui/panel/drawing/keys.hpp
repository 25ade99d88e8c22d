#pragma once
// Keys without a letter on their way to the panel: as letters of the private range, so that none is lost
// where one is pressed and released between two frames, and a text field leaves them out.

#include <imgui.h>

namespace tanteador::ui {

inline constexpr ImWchar kKeyLetters = 0xE000;
inline constexpr ImWchar kTabBack = kKeyLetters + ImGuiKey_COUNT;
constexpr ImWchar letter_of(ImGuiKey_ key) { return static_cast<ImWchar>(kKeyLetters + key); }

}  // namespace tanteador::ui
