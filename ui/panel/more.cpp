// Entries without a place of their own on the match screen: the list of forms and the open form.

#include "ui/panel/drawing/parts.hpp"

namespace tanteador::ui {

namespace {

constexpr float kList = 420, kFormKey = 56;

void draw_typed(Pen& pen, Rect& area, const view::FieldView& field) {
  std::string text = field.text;
  Rect line = area.cut_top(pen.key(50), pen.px(kGap));
  const std::string id = field.id + "/text";
  if (pen.field(line, id.c_str(), field.hint, text))
    pen.out.push_back(view::command::Type{field.id.substr(field.id.find('/') + 1), text});
}

void draw_form_field(Pen& pen, Rect& area, const view::FieldView& field) {
  Rect title = area.cut_top(pen.px(24), pen.px(kGapKeypad));
  if (!field.entered.empty())
    pen.text(title.cut_right(pen.px(90)), field.entered, {pen.look.label, pen.ink.accent, Align::right});
  pen.text(title, field.title, {pen.look.small, pen.ink.muted});
  if (!field.keys.empty()) draw_row(pen, area.cut_top(pen.px(kFormKey), pen.px(kGap)), field.keys, Kind::act);
  const auto count = static_cast<int>(field.choices.size());
  if (count > 0) draw_grid(pen, area, field.choices, count > 4 ? 4 : std::max(count, 3), 56, Kind::choice);
  if (field.typed) draw_typed(pen, area, field);
  area.cut_top(pen.px(4));
}

void draw_form(Pen& pen, Rect area, const view::FormView& form) {
  pen.text(area.cut_top(pen.px(40), pen.px(kGapKeypad)), form.title, {pen.look.title, pen.ink.text});
  if (!form.help.empty())
    pen.text(area.cut_top(pen.px(24), pen.px(6)), form.help, {pen.look.small, pen.ink.muted});
  pen.button(area.cut_bottom(pen.px(84), pen.px(12)), form.enter, Kind::next);
  for (const view::FieldView& field : form.fields) draw_form_field(pen, area, field);
}

void draw_forms(Pen& pen, Rect area, const view::MoreSheet& sheet) {
  constexpr float kColumn = 360;
  draw_list(pen, "forms", area, [&](Rect content) {
    const float top = content.top;
    draw_lines(pen, content, sheet.list, content.width() >= 2 * pen.px(kColumn) ? 2 : 1, kRowHeight);
    return content.top - top;
  });
}

}  // namespace

void draw_more(Pen& pen, Rect area, const view::MoreSheet& sheet, const view::MatchScreen& board) {
  area = draw_page_ground(pen, area);
  if (!board.instead.empty()) draw_instead(pen, area.cut_top(pen.px(60), pen.px(kGap)), board);
  const bool both = area.width() >= pen.px(1000);
  Rect left = both ? area.cut_left(pen.px(kList), pen.px(28)) : area;
  Rect head = left.cut_top(pen.px(56), pen.px(10));
  pen.button(head.cut_right(pen.px(180), pen.px(kGap)), sheet.close, Kind::link);
  pen.text(head, sheet.title, {pen.look.label, pen.ink.text});
  if (both || !sheet.form) draw_forms(pen, left, sheet);
  if (sheet.form) return draw_form(pen, both ? area : left, *sheet.form);
  if (both) draw_reasons(pen, area, board);
}

}  // namespace tanteador::ui
