// Separate from the OpenGL code, so that tests without a window need not link it.

#include <algorithm>

#include "src/view/league/states.hpp"
#include "ui/panel/panel.hpp"
#include "ui/window/canvas.hpp"

namespace tanteador::ui {

namespace {

const char* (*whole_clipboard)(void*) = nullptr;

struct PastedText {
  std::string whole, line;
};

PastedText& last_pasted() {
  static PastedText pasted;
  return pasted;
}

// ImGui drops line breaks and tabs, so commas separate the lines of a pasted list, and spaces its columns.
const char* clipboard_in_one_line(void* user) {
  const char* text = whole_clipboard(user);
  if (!text) return nullptr;
  auto& [whole, line] = last_pasted();
  whole = text;
  line.clear();
  for (; *text; ++text) {
    if (*text == '\t')
      line += ' ';
    else if (*text != '\n' && *text != '\r')
      line += *text;
    else if (!line.empty() && line.back() != ',')
      line += ',';
  }
  if (line.ends_with(',')) line.pop_back();  // no comma after the last line
  return line.c_str();
}

// A field that accepts lists gets the pasted text with its lines and columns.
void give_whole_list(view::Command& command) {
  const auto& [whole, line] = last_pasted();
  auto* typed = std::get_if<view::command::Type>(&command);
  if (!typed || typed->field != view::kLeagueSearch || line.empty()) return;
  if (whole.find('\n') != whole.npos && typed->text.starts_with(line))
    typed->text.replace(0, line.size(), whole);
}

void join_pasted_lines(ImGuiIO& io) {
  if (io.GetClipboardTextFn == clipboard_in_one_line) return;
  whole_clipboard = io.GetClipboardTextFn;
  io.GetClipboardTextFn = clipboard_in_one_line;
}

}  // namespace

void draw_window(const Look& look, UiState& state, const view::Panel& panel,
                 std::vector<view::Command>& pressed, std::vector<DrawnItem>* drawn) {
  join_pasted_lines(ImGui::GetIO());
  const ImVec2 size = ImGui::GetIO().DisplaySize;
  ImGui::SetNextWindowPos({0, 0});
  ImGui::SetNextWindowSize(size);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 0.0f);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
  ImGui::Begin("panel", nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                   ImGuiWindowFlags_NoScrollWithMouse | ImGuiWindowFlags_NoBringToFrontOnFocus);
  Pen pen(look, state, pressed, drawn);
  draw_in_parts(pen, size, panel);
  std::ranges::for_each(pressed, give_whole_list);
  ImGui::End();
  ImGui::PopStyleVar(2);
}

}  // namespace tanteador::ui
