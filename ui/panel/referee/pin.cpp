// The sheet that asks for a referee's PIN.

#include "ui/panel/drawing/parts.hpp"

namespace tanteador::ui {

void draw_pin(Pen& pen, Rect area, const view::PinSheet& sheet) {
  const float width = std::min(area.width(), pen.px(720));
  area = {area.centre().x - width / 2, area.top, area.centre().x + width / 2, area.bottom};
  pen.fill(area, pen.ink.panel, kPanelCorner);
  area = area.inset(pen.px(28), pen.px(20));
  pen.text(area.cut_top(pen.px(44), pen.px(6)), sheet.title, {pen.look.title, pen.ink.text});
  const float help = pen.height_of(sheet.help, pen.look.body, area.width());
  pen.text(area.cut_top(help, pen.px(12)), sheet.help,
           {pen.look.body, pen.ink.muted, Align::left, Overflow::wrap, 0});
  pen.text(area.cut_top(pen.px(24), pen.px(kGapKeypad)), sheet.referee_title,
           {pen.look.small, pen.ink.muted});
  draw_grid(pen, area, sheet.referees, 3, 56, Kind::choice);
  pen.text(area.cut_top(pen.px(24), pen.px(kGapKeypad)), sheet.pin_title, {pen.look.small, pen.ink.muted});
  std::string typed = sheet.typed;
  Rect line = area.cut_top(pen.key(50), pen.px(10));
  pen.button(line.cut_right(pen.px(150), pen.px(kGap)), sheet.erase, Kind::link);
  if (pen.field(line, "pin/text", sheet.hint, typed, TextVisibility::hidden))
    pen.out.push_back(view::command::Type{sheet.field, typed});
  draw_grid(pen, area, sheet.keys, 5, 60, Kind::act);
  Rect foot = area.cut_top(pen.px(72), pen.px(10));
  pen.button(foot.cut_left(foot.width() * 0.4f, pen.px(kGap)), sheet.close, Kind::link);
  pen.button(foot, sheet.enter, Kind::next);
  pen.text(area, sheet.problem, {pen.look.body, pen.ink.minus, Align::left, Overflow::wrap, 0});
}

}  // namespace tanteador::ui
