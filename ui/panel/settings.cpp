// Settings: size, motion, language, colours, refereeing.

#include "ui/panel/drawing/parts.hpp"

namespace tanteador::ui {

namespace {

constexpr float kKeysKey = 120;

void draw_heading(Pen& pen, Rect& area, const std::string& text) {
  pen.text(area.cut_top(pen.px(30), pen.px(4)), text, {pen.look.label, pen.ink.muted});
}

// A heading whose sentence takes its place, where that was asked for by the key beside what is below it.
void draw_explained(Pen& pen, Rect& block, const std::string& title, const view::Help& help) {
  const Rect line = block.cut_top(pen.px(30), pen.px(4));
  draw_help_key(pen, block, help);
  const bool shown = is_explained(pen, help);
  pen.text(line, shown ? help.text : title,
           {shown ? pen.look.small : pen.look.label, shown ? pen.ink.accent : pen.ink.muted});
}

// How much is at stake, and the time for an appeal.
void draw_refereeing(Pen& pen, Rect& area, const view::SettingsView& settings) {
  Rect block = area.cut_top(pen.px(30 + 4 + 60), pen.px(16));
  Rect left = block.cut_left(block.width() * 0.58f, pen.px(24));
  draw_explained(pen, left, settings.level_title, settings.level_help);
  draw_row(pen, left, settings.levels, Kind::choice);
  draw_heading(pen, block, settings.minutes_title);
  pen.button(block.column(0, 3, pen.px(12)), settings.fewer_minutes, Kind::act);
  pen.text(block.column(1, 3, pen.px(12)), settings.minutes, {pen.look.title, pen.ink.text, Align::centre});
  pen.button(block.column(2, 3, pen.px(12)), settings.more_minutes, Kind::act);
}

}  // namespace

void draw_settings(Pen& pen, Rect area, const view::SettingsView& settings) {
  const float width = std::min(area.width(), pen.px(1000));
  area = {area.centre().x - width / 2, area.top, area.centre().x + width / 2, area.bottom};
  pen.fill(area, pen.ink.panel, 16);
  area = area.inset(pen.px(32), pen.px(24));
  Rect head = area.cut_top(pen.key(52));
  draw_at_right(pen, head, settings.database, Kind::way);
  draw_at_right(pen, head, settings.tutorial, Kind::way);
  if (pen.press(head.cut_right(pen.px(kKeysKey), pen.px(kGap)), settings.keys, Kind::way))
    pen.state.help = true;
  pen.text(head, settings.title, {pen.look.title, pen.ink.text});
  Rect block = area.cut_top(pen.px(30 + 4 + 60), pen.px(16));
  constexpr float kMotion = 0.62f;  // of the width
  Rect motion = block.cut_right(block.width() * kMotion, pen.px(24));
  draw_heading(pen, motion, settings.motion_title);
  draw_row(pen, motion, settings.motion, Kind::choice);
  draw_heading(pen, block, settings.scale_title);
  const Rect scale = block;
  pen.button(scale.column(0, 3, pen.px(12)), settings.smaller, Kind::act);
  pen.text(scale.column(1, 3, pen.px(12)), settings.scale, {pen.look.title, pen.ink.text, Align::centre});
  pen.button(scale.column(2, 3, pen.px(12)), settings.larger, Kind::act);
  draw_heading(pen, area, settings.language_title);
  draw_grid(pen, area, settings.languages, 4, 56, Kind::choice);
  area.cut_top(pen.px(8));
  Rect themes = area.cut_top(pen.px(30 + 4 + 56), pen.px(16));
  draw_explained(pen, themes, settings.theme_title, settings.theme_help);
  draw_row(pen, themes, settings.themes, Kind::choice);
  draw_refereeing(pen, area, settings);
  std::string about = settings.about;
  if (!settings.back_up.label.empty()) {
    constexpr float kKey = 60;
    Rect right = area.cut_right(area.width() * 0.42f, pen.px(24));
    view::Action back_up = settings.back_up;  // how old the copy is stands on its key, whatever room there is
    back_up.detail = settings.backup;
    pen.button(right.cut_bottom(std::min(right.height(), pen.px(kKey))), back_up, Kind::act);
    about = settings.backup_title + "\n" + about;
  }
  pen.text(area, about, {pen.look.small, pen.ink.muted, Align::left, Long::wrap, 1});
}

}  // namespace tanteador::ui
