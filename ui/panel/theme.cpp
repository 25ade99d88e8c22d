#include "ui/panel/theme.hpp"

namespace tanteador::ui {

namespace {

void colours(ImGuiStyle& style) {
  const auto set = [&](ImGuiCol slot, ImU32 colour) {
    style.Colors[slot] = ImGui::ColorConvertU32ToFloat4(colour);
  };
  set(ImGuiCol_WindowBg, colour::kBack);
  set(ImGuiCol_ChildBg, IM_COL32(0, 0, 0, 0));
  set(ImGuiCol_PopupBg, colour::kPanel);
  set(ImGuiCol_Text, colour::kText);
  set(ImGuiCol_TextDisabled, colour::kMuted);
  set(ImGuiCol_FrameBg, colour::kButton);
  set(ImGuiCol_FrameBgHovered, colour::kButtonHot);
  set(ImGuiCol_FrameBgActive, colour::kButtonHot);
  set(ImGuiCol_ScrollbarBg, colour::kBack);
  set(ImGuiCol_ScrollbarGrab, colour::kOutline);
  set(ImGuiCol_ScrollbarGrabHovered, colour::kMuted);
  set(ImGuiCol_ScrollbarGrabActive, colour::kAccent);
  set(ImGuiCol_NavHighlight, colour::kAccent);
  set(ImGuiCol_TextSelectedBg, IM_COL32(0xF2, 0xB8, 0x4B, 90));
}

}  // namespace

void apply_style(const Look& look) {
  ImGuiStyle style;
  style.FramePadding = {16, 14};
  style.ItemSpacing = {12, 12};
  style.WindowPadding = {20, 20};
  style.FrameRounding = style.GrabRounding = 12;
  style.WindowRounding = style.PopupRounding = 16;
  style.ChildRounding = 14;
  style.WindowBorderSize = style.FrameBorderSize = style.PopupBorderSize = style.ChildBorderSize = 0;
  style.ScrollbarSize = 20;
  style.GrabMinSize = 28;
  style.TouchExtraPadding = {4, 4};
  colours(style);
  style.ScaleAllSizes(look.scale);
  ImGui::GetStyle() = style;
}

}  // namespace tanteador::ui
