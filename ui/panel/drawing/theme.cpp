#include "ui/panel/drawing/theme.hpp"

namespace tanteador::ui {

namespace {

constexpr ImU32 rgb(unsigned value) { return IM_COL32(value >> 16, value >> 8 & 0xFF, value & 0xFF, 255); }

struct NamedTheme {
  std::string_view name;
  Theme theme;
};
// clang-format off
constexpr NamedTheme kThemes[] = {
    {"mesa",
     {.dark = true, .edged = false,
      .back = rgb(0x14201C), .panel = rgb(0x1D2D27), .rail = rgb(0x2A1F16), .tray = rgb(0x0D1613),
      .button = rgb(0x2B4239), .button_hot = rgb(0x355247), .button_held = rgb(0x243730), .chosen = rgb(0x4A4022),
      .text = rgb(0xF3EFE4), .muted = rgb(0xB9C2B6), .outline = rgb(0x6F9A86),
      .accent = rgb(0xF2B84B), .accent_hot = rgb(0xFFCB6B), .on_accent = rgb(0x201808),
      .plus = rgb(0x7FD1AE), .minus = rgb(0xFFA38A), .counter = rgb(0xE23D32), .alarm = rgb(0x5A2A1E),
      .first_side = rgb(0x56B4E9), .second_side = rgb(0xE69F00), .baize = rgb(0x1D4A50),
      .felt = rgb(0x1F4D3A), .felt_edge = rgb(0x173A2C), .wood = rgb(0x7A5633),
      .wood_light = rgb(0xA87C4C), .rope = rgb(0xCBB082), .rope_dark = rgb(0x8C744E),
      .match_body = rgb(0xE8C98A), .match_grain = rgb(0xC49F62),
      .match_head = rgb(0xF26B4F), .match_gold = rgb(0xFFDD7A)}},
    {"papel",
     {.dark = false, .edged = false,
      .back = rgb(0xF6EFDF), .panel = rgb(0xFFFCF4), .rail = rgb(0xE6D5B4), .tray = rgb(0xEADFC6),
      .button = rgb(0xF1E8D2), .button_hot = rgb(0xE9DCBE), .button_held = rgb(0xE3D5B3), .chosen = rgb(0xFBE3B0),
      .text = rgb(0x1E1B16), .muted = rgb(0x5E574B), .outline = rgb(0x857B69),
      .accent = rgb(0x8A4B00), .accent_hot = rgb(0xA65B00), .on_accent = rgb(0xFFFFFF),
      .plus = rgb(0x005F4B), .minus = rgb(0xA8320A), .counter = rgb(0xC22A20), .alarm = rgb(0xFBDDD2),
      .first_side = rgb(0x0072B2), .second_side = rgb(0xB34D00), .baize = rgb(0xE0E8EE),
      .felt = rgb(0xE3EDE0), .felt_edge = rgb(0xC9DAC8), .wood = rgb(0xA57C4E),
      .wood_light = rgb(0xC79A63), .rope = rgb(0x8C744E), .rope_dark = rgb(0xB69A6A),
      .match_body = rgb(0x96682F), .match_grain = rgb(0x6E4A1E),
      .match_head = rgb(0xC0321E), .match_gold = rgb(0x7A5F00)}},
    {"pizarra",
     {.dark = true, .edged = false,
      .back = rgb(0x20262B), .panel = rgb(0x2A3238), .rail = rgb(0x2E261F), .tray = rgb(0x161B1F),
      .button = rgb(0x38434B), .button_hot = rgb(0x44525B), .button_held = rgb(0x303A41), .chosen = rgb(0x27485E),
      .text = rgb(0xF4F1E8), .muted = rgb(0xB7BEC2), .outline = rgb(0x82969F),
      .accent = rgb(0x9AD0F5), .accent_hot = rgb(0xB9E0FB), .on_accent = rgb(0x10202C),
      .plus = rgb(0x8ED8B8), .minus = rgb(0xFFB199), .counter = rgb(0xE8564B), .alarm = rgb(0x5A2F2A),
      .first_side = rgb(0x56B4E9), .second_side = rgb(0xE6A117), .baize = rgb(0x27404E),
      .felt = rgb(0x2C3B43), .felt_edge = rgb(0x222D33), .wood = rgb(0x6B5038),
      .wood_light = rgb(0x937050), .rope = rgb(0xA9B5BA), .rope_dark = rgb(0x6E7C83),
      .match_body = rgb(0xE8C98A), .match_grain = rgb(0xC49F62),
      .match_head = rgb(0xF27A60), .match_gold = rgb(0xFFDD7A)}},
    {"contraste",
     {.dark = true, .edged = true,
      .back = rgb(0x000000), .panel = rgb(0x0B0B0B), .rail = rgb(0x000000), .tray = rgb(0x161616),
      .button = rgb(0x1C1C1C), .button_hot = rgb(0x2E2E2E), .button_held = rgb(0x101010), .chosen = rgb(0x3A3200),
      .text = rgb(0xFFFFFF), .muted = rgb(0xDADADA), .outline = rgb(0xC8C8C8),
      .accent = rgb(0xFFD400), .accent_hot = rgb(0xFFE45C), .on_accent = rgb(0x000000),
      .plus = rgb(0x6CF0C2), .minus = rgb(0xFFB8A6), .counter = rgb(0xFF5A4D), .alarm = rgb(0x4A0E0A),
      .first_side = rgb(0x7CC8FF), .second_side = rgb(0xFFB000), .baize = rgb(0x001018),
      .felt = rgb(0x00140C), .felt_edge = rgb(0x000000), .wood = rgb(0x8A8A8A),
      .wood_light = rgb(0xBEBEBE), .rope = rgb(0xDADADA), .rope_dark = rgb(0x8A8A8A),
      .match_body = rgb(0xF5DCA6), .match_grain = rgb(0xC9A867),
      .match_head = rgb(0xFF7A5E), .match_gold = rgb(0xFFE45C)}},
    {"sol",
     {.dark = false, .edged = true,
      .back = rgb(0xFFFFFF), .panel = rgb(0xFFFFFF), .rail = rgb(0xFFFFFF), .tray = rgb(0xF0F0F0),
      .button = rgb(0xF0F0F0), .button_hot = rgb(0xE0E0E0), .button_held = rgb(0xD4D4D4), .chosen = rgb(0xFFE9A8),
      .text = rgb(0x000000), .muted = rgb(0x303030), .outline = rgb(0x3A3A3A),
      .accent = rgb(0x6B3A00), .accent_hot = rgb(0x874A00), .on_accent = rgb(0xFFFFFF),
      .plus = rgb(0x00503C), .minus = rgb(0x8C2400), .counter = rgb(0xB01818), .alarm = rgb(0xFFD9CF),
      .first_side = rgb(0x005A9C), .second_side = rgb(0x9C3E00), .baize = rgb(0xFFFFFF),
      .felt = rgb(0xFFFFFF), .felt_edge = rgb(0xFFFFFF), .wood = rgb(0x303030),
      .wood_light = rgb(0x303030), .rope = rgb(0x3A3A3A), .rope_dark = rgb(0x303030),
      .match_body = rgb(0x5A3A10), .match_grain = rgb(0x3A2408),
      .match_head = rgb(0xB02010), .match_gold = rgb(0x6B5500)}},
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

const Theme& theme_by_name(std::string_view name) {
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
