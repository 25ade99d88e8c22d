#include "ui/panel/theme.hpp"

namespace tanteador::ui {

namespace {

constexpr ImU32 rgb(unsigned value) { return IM_COL32(value >> 16, value >> 8 & 0xFF, value & 0xFF, 255); }

struct NamedTheme {
  std::string_view name;
  Theme theme;
};
// In the order of the members: grounds, keys, text, accent, signs, sides, tables, matches.
// clang-format off
constexpr NamedTheme kThemes[] = {
    {"mesa",
     {true, false,
      rgb(0x14201C), rgb(0x1D2D27), rgb(0x2A1F16), rgb(0x0D1613),
      rgb(0x2B4239), rgb(0x355247), rgb(0x243730), rgb(0x4A4022),
      rgb(0xF3EFE4), rgb(0xB9C2B6), rgb(0x6F9A86),
      rgb(0xF2B84B), rgb(0xFFCB6B), rgb(0x201808),
      rgb(0x7FD1AE), rgb(0xFFA38A), rgb(0xE23D32), rgb(0x5A2A1E),
      rgb(0x56B4E9), rgb(0xE69F00),
      rgb(0x1D4A50), rgb(0x1F4D3A), rgb(0x173A2C), rgb(0x7A5633), rgb(0xA87C4C), rgb(0xCBB082), rgb(0x8C744E),
      rgb(0xE8C98A), rgb(0xC49F62), rgb(0xF26B4F), rgb(0xFFDD7A)}},
    {"papel",
     {false, false,
      rgb(0xF6EFDF), rgb(0xFFFCF4), rgb(0xE6D5B4), rgb(0xEADFC6),
      rgb(0xF1E8D2), rgb(0xE9DCBE), rgb(0xE3D5B3), rgb(0xFBE3B0),
      rgb(0x1E1B16), rgb(0x5E574B), rgb(0x857B69),
      rgb(0x8A4B00), rgb(0xA65B00), rgb(0xFFFFFF),
      rgb(0x005F4B), rgb(0xA8320A), rgb(0xC22A20), rgb(0xFBDDD2),
      rgb(0x0072B2), rgb(0xB34D00),
      rgb(0xE0E8EE), rgb(0xE3EDE0), rgb(0xC9DAC8), rgb(0xA57C4E), rgb(0xC79A63), rgb(0x8C744E), rgb(0xB69A6A),
      rgb(0x96682F), rgb(0x6E4A1E), rgb(0xC0321E), rgb(0x7A5F00)}},
    {"pizarra",
     {true, false,
      rgb(0x20262B), rgb(0x2A3238), rgb(0x2E261F), rgb(0x161B1F),
      rgb(0x38434B), rgb(0x44525B), rgb(0x303A41), rgb(0x27485E),
      rgb(0xF4F1E8), rgb(0xB7BEC2), rgb(0x82969F),
      rgb(0x9AD0F5), rgb(0xB9E0FB), rgb(0x10202C),
      rgb(0x8ED8B8), rgb(0xFFB199), rgb(0xE8564B), rgb(0x5A2F2A),
      rgb(0x56B4E9), rgb(0xE6A117),
      rgb(0x27404E), rgb(0x2C3B43), rgb(0x222D33), rgb(0x6B5038), rgb(0x937050), rgb(0xA9B5BA), rgb(0x6E7C83),
      rgb(0xE8C98A), rgb(0xC49F62), rgb(0xF27A60), rgb(0xFFDD7A)}},
    {"contraste",
     {true, true,
      rgb(0x000000), rgb(0x0B0B0B), rgb(0x000000), rgb(0x161616),
      rgb(0x1C1C1C), rgb(0x2E2E2E), rgb(0x101010), rgb(0x3A3200),
      rgb(0xFFFFFF), rgb(0xDADADA), rgb(0xC8C8C8),
      rgb(0xFFD400), rgb(0xFFE45C), rgb(0x000000),
      rgb(0x6CF0C2), rgb(0xFFB8A6), rgb(0xFF5A4D), rgb(0x4A0E0A),
      rgb(0x7CC8FF), rgb(0xFFB000),
      rgb(0x001018), rgb(0x00140C), rgb(0x000000), rgb(0x8A8A8A), rgb(0xBEBEBE), rgb(0xDADADA), rgb(0x8A8A8A),
      rgb(0xF5DCA6), rgb(0xC9A867), rgb(0xFF7A5E), rgb(0xFFE45C)}},
    {"sol",
     {false, true,
      rgb(0xFFFFFF), rgb(0xFFFFFF), rgb(0xFFFFFF), rgb(0xF0F0F0),
      rgb(0xF0F0F0), rgb(0xE0E0E0), rgb(0xD4D4D4), rgb(0xFFE9A8),
      rgb(0x000000), rgb(0x303030), rgb(0x3A3A3A),
      rgb(0x6B3A00), rgb(0x874A00), rgb(0xFFFFFF),
      rgb(0x00503C), rgb(0x8C2400), rgb(0xB01818), rgb(0xFFD9CF),
      rgb(0x005A9C), rgb(0x9C3E00),
      rgb(0xFFFFFF), rgb(0xFFFFFF), rgb(0xFFFFFF), rgb(0x303030), rgb(0x303030), rgb(0x3A3A3A), rgb(0x303030),
      rgb(0x5A3A10), rgb(0x3A2408), rgb(0xB02010), rgb(0x6B5500)}},
};
// clang-format on

void colours(const Theme& theme, ImGuiStyle& style) {
  const auto set = [&](ImGuiCol slot, ImU32 colour) {
    style.Colors[slot] = ImGui::ColorConvertU32ToFloat4(colour);
  };
  set(ImGuiCol_WindowBg, theme.back);
  set(ImGuiCol_ChildBg, IM_COL32(0, 0, 0, 0));
  set(ImGuiCol_PopupBg, theme.panel);
  set(ImGuiCol_Border, theme.outline);
  set(ImGuiCol_Text, theme.text);
  set(ImGuiCol_TextDisabled, theme.muted);
  for (const ImGuiCol slot : {ImGuiCol_FrameBg, ImGuiCol_FrameBgHovered, ImGuiCol_FrameBgActive})
    set(slot, theme.tray);
  set(ImGuiCol_ScrollbarBg, theme.back);
  set(ImGuiCol_ScrollbarGrab, theme.outline);
  set(ImGuiCol_ScrollbarGrabHovered, theme.muted);
  set(ImGuiCol_ScrollbarGrabActive, theme.accent);
  set(ImGuiCol_NavHighlight, theme.accent);
  set(ImGuiCol_TextSelectedBg, (theme.accent & ~IM_COL32_A_MASK) | 90u << IM_COL32_A_SHIFT);
}

}  // namespace

const Theme& theme_named(std::string_view name) {
  for (const NamedTheme& one : kThemes) {
    if (one.name == name) return one.theme;
  }
  return kThemes[0].theme;
}

void apply_style(const Look& look) {
  ImGuiStyle style;
  style.FramePadding = {16, 14};
  style.ItemSpacing = {12, 12};
  style.WindowPadding = {20, 20};
  style.FrameRounding = style.GrabRounding = 12;
  style.WindowRounding = style.PopupRounding = 16;
  style.ChildRounding = 14;
  style.WindowBorderSize = style.FrameBorderSize = style.PopupBorderSize = style.ChildBorderSize = 0;
  if (look.theme->edged) style.FrameBorderSize = 1.5f;
  style.ScrollbarSize = 20;
  style.GrabMinSize = 28;
  style.TouchExtraPadding = {4, 4};
  colours(*look.theme, style);
  style.ScaleAllSizes(look.scale);
  ImGui::GetStyle() = style;
}

}  // namespace tanteador::ui
