// Apart from the OpenGL side, so that tests without a window link no more than they use.

#include "ui/panel/panel.hpp"
#include "ui/shell/canvas.hpp"

namespace tanteador::ui {

void draw_window(const Look& look, UiState& state, const view::Panel& panel,
                 std::vector<view::Command>& pressed, std::vector<Drawn>* drawn) {
  const ImVec2 size = ImGui::GetIO().DisplaySize;
  ImGui::SetNextWindowPos({0, 0});
  ImGui::SetNextWindowSize(size);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 0.0f);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
  ImGui::Begin("panel", nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                   ImGuiWindowFlags_NoScrollWithMouse | ImGuiWindowFlags_NoBringToFrontOnFocus);
  Pen pen(look, state, pressed, drawn);
  draw_panel(pen, {0, 0, size.x, size.y}, panel);
  ImGui::End();
  ImGui::PopStyleVar(2);
}

}  // namespace tanteador::ui
