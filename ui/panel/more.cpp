// Entries without a place of their own on the match screen: the list of forms and the open form.

#include <algorithm>

#include "ui/panel/drawing/boxes.hpp"

namespace tanteador::ui {

namespace {

using layout::Box;

// In three columns, in a low place in six.
Box digits_box(Pen& pen, const view::FieldView& field) {
  if (field.keys.empty()) return {};
  const Box pad = grid_box(pen, field.keys, 3, kStepHeight, Kind::act);
  Box all = layout::variants({pad, grid_box(pen, field.keys, 6, kStepHeight, Kind::act)});
  all.best = best_of(pad);
  return all;
}

Box form_field_box(Pen& pen, const view::FieldView& field) {
  const auto count = static_cast<int>(field.choices.size());
  return stack_box(
      pen, {layout::row(pen.px(kGap),
                        {words_box(pen, field.title, {0, pen.px(24)}, {pen.look.small, pen.ink.muted}, 1),
                         words_box(pen, field.entered, {pen.px(90), 0},
                                   {pen.look.label, pen.ink.accent, Align::right})}),
            digits_box(pen, field),
            grid_box(pen, field.choices, count > 4 ? 4 : std::max(count, 3), kStepHeight, Kind::choice),
            typed_box(pen, field)});
}

// A form whose fields scroll if they need more room; the key that enters it is always visible.
Box entry_form_box(Pen& pen, float width, const view::FormView& form) {
  constexpr layout::Extent kFields{0, 120};
  const auto fields = [&pen, &form](float) {
    Box all = layout::column(pen.px(12), {});
    for (const view::FieldView& field : form.fields) all.parts.push_back(form_field_box(pen, field));
    return all;
  };
  return stack_box(pen,
                   {head_box(pen, form.title, pen.look.title, pen.ink.text),
                    paragraph_box(pen, width, form.help, pen.look.small, pen.ink.muted),
                    fitted_box(pen, "fields", kFields, fields), key_box(pen, form.enter, Kind::next, 0, 84)});
}

// The forms beside the open one, or the reasons why calls are impossible; else only one of them.
Box more_box(Pen& pen, float width, const view::MatchScreen& board) {
  constexpr float kList = 420, kRight = 552, kColumn = 360;
  const view::MoreSheet& sheet = *board.more;
  const float content = page_content(pen, width), gap = pen.px(28),
              right = std::max(content - pen.px(kList) - gap, pen.px(kRight));
  const Box head = head_box(pen, sheet.title, pen.look.label, pen.ink.text,
                            {key_box(pen, sheet.close, Kind::link, 180, kStepHeight)}),
            list = rows_box(pen, "forms", sheet.list, {kColumn, kRowHeight, ListStyle::plain, 2});
  const auto form = [&](float wide) { return sheet.form ? entry_form_box(pen, wide, *sheet.form) : Box{}; };
  Box other = sheet.form
                  ? form(right)
                  : drawn_box("reasons", {}, 1, [&pen, &board](Rect at) { draw_reasons(pen, at, board); });
  return page_box(pen, {instead_box(pen, board),
                        layout::stretch(layout::variants(
                            {layout::row(gap, {layout::widen(stack_box(pen, {head, list}), pen.px(kList)),
                                               layout::stretch(layout::widen(other, pen.px(kRight)))}),
                             stack_box(pen, {head, sheet.form ? layout::stretch(form(content)) : list})}))});
}

}  // namespace

Box page_over_board(Pen& pen, float width, const view::MatchScreen& board) {
  if (shows_finale(pen, board)) return page_of(pen, width, *board.finale);
  if (board.answer) return page_of(pen, width, *board.answer);
  return board.more && !board.keypad ? more_box(pen, width, board) : Box{};
}

}  // namespace tanteador::ui
