// The help key "?" and its sentence.

#include "ui/panel/drawing/parts.hpp"

namespace tanteador::ui {

bool is_explained(const Pen& pen, const view::Help& help) {
  return !help.id.empty() && pen.state.explained == help.id;
}

void draw_help_key(Pen& pen, Rect& line, const view::Help& help) {
  if (help.id.empty()) return;
  const bool shown = is_explained(pen, help);
  const Rect place = line.cut_right(pen.key(kKeyHeight), pen.px(kGap));
  if (pen.press(place, {.id = help.id, .label = "?", .chosen = shown}, Kind::choice))
    pen.state.explained = shown ? std::string() : help.id;
  if (!shown)
    ImGui::GetWindowDrawList()->AddCircle(place.centre(), pen.px(15), pen.ink.outline, 0, pen.px(1.4f));
}

void draw_title_with_help(Pen& pen, Rect& area, const std::string& title, ImFont* font,
                          const view::Help& help, float gap) {
  if (help.id.empty()) return draw_part(pen, area, title, font, pen.ink.text, gap);
  const float wide = area.width() - pen.key(kKeyHeight) - pen.px(kGap);
  Rect line = area.cut_top(std::max(pen.key(kKeyHeight), pen.height_of(title, font, wide)), pen.px(gap));
  draw_help_key(pen, line, help);
  pen.text(line, title, {font, pen.ink.text});
  if (is_explained(pen, help)) draw_part(pen, area, help.text, pen.look.small, pen.ink.accent, 6);
}

}  // namespace tanteador::ui
