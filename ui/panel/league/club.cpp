// The club: its competitions, players or teams as a list of buttons.

#include <algorithm>

#include "ui/panel/drawing/boxes.hpp"

namespace tanteador::ui {

namespace {

constexpr float kClubRow = 76, kPlainRow = 56;

}  // namespace

void draw_at_right(Pen& pen, Rect& row, const view::Button& action, Kind kind) {
  if (action.label.empty()) return;
  const float wide = std::max(pen.px(96), pen.width_of(action.label, pen.look.label) + pen.px(44));
  constexpr float kMost = 0.7f;  // of the row, whatever the label
  pen.button(row.cut_right(std::min(wide, row.width() * kMost), pen.px(kGap)), action, kind);
}

void draw_text_field(Pen& pen, Rect area, const view::TextField& field) {
  std::string text = field.text;
  pen.text(area.cut_top(pen.px(22), pen.px(2)), field.label,
           {pen.look.small, pen.ink.muted, Align::left, Overflow::ellipsis});
  if (pen.field(area.cut_top(pen.key(kKeyHeight)), field.id.c_str(), field.hint, text,
                field.hidden ? TextVisibility::hidden : TextVisibility::plainly))
    pen.out.push_back(view::command::Type{field.id, text});
}

namespace {

layout::Box club_head_box(Pen& pen, const view::ClubView& view, bool is_first) {
  const bool has_begin =
      (view.rows.empty() && !view.begin.label.empty()) || (view.sheet && !view.sheet->begin.label.empty());
  layout::Box head = head_box(pen, view.title, pen.look.title, pen.ink.text);
  head.parts.front().weight = 0;
  head.parts.front().best.wide = pen.width_of(view.title, pen.look.title) + pen.px(4);
  head.parts.push_back(drawn_box(view.line, {pen.px(60), 0}, 1, [&pen, &view](Rect at) {
    pen.text(at, view.line, {pen.look.small, pen.ink.muted});
  }));
  if (!is_first && !view.fresh.label.empty())
    head.parts.push_back(key_box(pen, view.fresh, has_begin ? Kind::act : Kind::next, 0, kStepHeight));
  head.gap = pen.px(kGapPage);
  return head;
}

}  // namespace

layout::Box page_of(Pen& pen, float width, const view::ClubView& view) {
  const bool is_first = view.rows.empty() && !view.sheet && view.begin.label.empty() && view.tools.empty() &&
                        view.field.id.empty(),
             plain = std::ranges::all_of(view.rows, [](const auto&row) { return row.detail.empty(); });
  const float content = page_content(pen, width);
  std::vector<layout::Box> parts{club_head_box(pen, view, is_first), tabs_box(pen, content, {view.pages})};
  if (view.sheet) {
    parts.push_back(drawn_box("form", {pen.px(420), pen.px(120)}, 1,
                              [&pen, &view](Rect at) { draw_setting_sheet(pen, at, *view.sheet); }));
  } else {
    parts.push_back(search_box(pen, content, view.field, view.tools, view.remove));
    parts.push_back(view.rows.empty() ? empty_box(pen, is_first ? "go/club" : "go/people", view.empty,
                                                  is_first ? view.fresh : view.begin)
                    : plain ? rows_box(pen, "club", view.rows, {210, kPlainRow, ListStyle::plain, 4})
                            : rows_box(pen, "club", view.rows, {270, kClubRow, ListStyle::cards, 3}));
  }
  parts.push_back(undo_box(pen, view.undo));
  return page_box(pen, std::move(parts));
}

}  // namespace tanteador::ui
