// The help key "?" with its sentence, and the list of shortcuts.

#include <algorithm>

#include "src/view/shortcut.hpp"
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

void draw_keys_help(Pen& pen, Rect area) {
  constexpr float kRow = 34, kBack = 160, kKeys = 0.28f, kWords = 0.68f;  // units; parts of the width
  const view::Button back = view::close_of_keys();
  const std::vector<view::KeyHelp> keys = view::keys_help();
  const layout::Box close =
      drawn_box(back.id, {pen.px(kBack), pen.key(kKeyHeight)}, 0, [&pen, &back](Rect at) {
        if (pen.press(at, back, Kind::link)) pen.state.help = false;
      });
  const auto rows = [&](float width) {
    layout::Box all = layout::column(pen.px(kGapKeypad), {});
    for (const view::KeyHelp& row : keys) {
      const float tall = std::max(pen.px(kRow), pen.height_of(row.what, pen.look.body, width * kWords));
      all.parts.push_back(
          layout::row(pen.px(kGapParts),
                      {words_box(pen, row.key, {width * kKeys, tall}, {pen.look.label, pen.ink.accent}),
                       words_box(pen, row.what, {}, {pen.look.body, pen.ink.text}, 1)}));
    }
    return all;
  };
  draw(page_box(pen, {layout::row(0, {{.weight = 1}, close}), scroll_box(pen, "keys", rows)}),
       bounds_of(area));
}

}  // namespace tanteador::ui
