// The sheet that asks for a referee's PIN.

#include "ui/panel/drawing/boxes.hpp"

namespace tanteador::ui {

layout::Box page_of(Pen& pen, float width, const view::PinSheet& sheet) {
  constexpr float kWide = 720, kPinTall = 50;
  const float content = page_content(pen, std::min(width, pen.px(kWide)));
  layout::Box typed = drawn_box(sheet.field, {pen.px(160), pen.key(kPinTall)}, 1, [&pen, &sheet](Rect at) {
    std::string pin = sheet.typed;
    if (pen.field(at, "pin/text", sheet.hint, pin, TextVisibility::hidden))
      pen.out.push_back(view::command::Type{sheet.field, pin});
  });
  layout::Box enter = key_box(pen, sheet.enter, Kind::next, 0, kCallHeight),
              close = key_box(pen, sheet.close, Kind::link, 0, kCallHeight);
  enter.weight = 3;
  close.weight = 2;
  return dialog_box(pen, kWide,
                    {head_box(pen, sheet.title, pen.look.title, pen.ink.text),
                     paragraph_box(pen, content, sheet.help, pen.look.body, pen.ink.muted),
                     question_box(pen, sheet.referee_title, sheet.referees, 3, 56, Kind::choice),
                     paragraph_box(pen, content, sheet.pin_title, pen.look.small, pen.ink.muted),
                     layout::row(pen.px(kGap), {typed, key_box(pen, sheet.erase, Kind::link, 150, kPinTall)}),
                     grid_box(pen, sheet.keys, 5, 60, Kind::act), layout::row(pen.px(kGap), {close, enter}),
                     paragraph_box(pen, content, sheet.problem, pen.look.body, pen.ink.minus)});
}

}  // namespace tanteador::ui
