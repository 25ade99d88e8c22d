#pragma once
// Keys without a letter, passed to the panel as letters of the Unicode private use area. So no key is lost if
// it is pressed and released between two frames, and text fields ignore it.

#include <imgui.h>

namespace tanteador::ui {

inline constexpr ImWchar kKeyLetters = 0xE000;
inline constexpr ImWchar kTabBack = kKeyLetters + ImGuiKey_COUNT;
// A letter pressed together with Alt, from A to Z.
inline constexpr ImWchar kAltLetters = kTabBack + 1, kAlphabet = 26;
constexpr ImWchar letter_of(ImGuiKey_ key) { return static_cast<ImWchar>(kKeyLetters + key); }

}  // namespace tanteador::ui
