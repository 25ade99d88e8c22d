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

namespace {

// The line is beside the title, or below it if it needs the room.
layout::Box club_head_box(Pen& pen, float width, const view::ClubView& view, bool is_first) {
  layout::Box head = head_box(pen, view.title, pen.look.title, pen.ink.text);
  const float title = pen.width_of(view.title, pen.look.title) + pen.px(4),
              line = pen.width_of(view.line, pen.look.small) + pen.px(4);
  const layout::Box fresh = is_first ? layout::Box{} : key_box(pen, view.fresh, Kind::next, 0, kStepHeight);
  const float key = is_empty(fresh) ? 0 : fresh.best.wide + pen.px(kGapPage);
  head.gap = pen.px(kGapPage);
  const bool one_line = title + head.gap + line + key <= width;
  if (one_line) {
    head.parts.front().weight = 0;
    head.parts.front().best.wide = title;
    head.parts.push_back(words_box(pen, view.line, {line, 0}, {pen.look.small, pen.ink.muted}, 1));
  }
  if (!is_empty(fresh)) head.parts.push_back(fresh);
  if (one_line) return head;
  return stack_box(pen, {head, paragraph_box(pen, width, view.line, pen.look.small, pen.ink.muted)});
}

}  // namespace

layout::Box page_of(Pen& pen, float width, const view::ClubView& view) {
  const bool is_first = view.rows.empty() && !view.sheet && view.tools.empty() && view.begin.label.empty() &&
                        view.field.id.empty(),
             plain = std::ranges::all_of(view.rows, [](const auto&row) { return row.detail.empty(); });
  const float content = page_content(pen, width);
  std::vector<layout::Box> parts{club_head_box(pen, content, view, is_first),
                                 chips_box(pen, content, view.pages)};
  if (view.sheet) {
    parts.push_back(sheet_box(pen, content, *view.sheet));
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
