// The help key "?" and its sentence.

#include "ui/panel/drawing/boxes.hpp"

namespace tanteador::ui {

namespace {

layout::Box help_key_box(Pen& pen, const view::Help& help) {
  const float key = pen.key(kKeyHeight);
  return drawn_box(help.id, {key, key}, 0, [&pen, &help](Rect at) {
    const bool shown = pen.state.explained == help.id;
    if (pen.press(at, {.id = help.id, .label = "?", .chosen = shown}, Kind::choice))
      pen.state.explained = shown ? std::string() : help.id;
    if (!shown)
      ImGui::GetWindowDrawList()->AddCircle(at.centre(), pen.px(15), pen.ink.outline, 0, pen.px(1.4f));
  });
}

}  // namespace

layout::Box title_with_help_box(Pen& pen, float width, const std::string& title, ImFont* font,
                                const view::Help& help) {
  if (help.id.empty()) return paragraph_box(pen, width, title, font, pen.ink.text);
  const float words = width - pen.key(kKeyHeight) - pen.px(kGap), tall = pen.height_of(title, font, words);
  return stack_box(
      pen,
      {layout::row(pen.px(kGap),
                   {words_box(pen, title, {words, tall}, {font, pen.ink.text}), help_key_box(pen, help)}),
       pen.state.explained == help.id ? paragraph_box(pen, width, help.text, pen.look.small, pen.ink.accent)
                                      : layout::Box{}});
}

void draw_title_with_help(Pen& pen, Rect& area, const std::string& title, ImFont* font,
                          const view::Help& help, float gap) {
  draw_part(pen, area, title_with_help_box(pen, area.width(), title, font, help), gap);
}

}  // namespace tanteador::ui
