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

// Enter adds the typed person, and the field is ready for the next.
void add_by_enter(Pen& pen, const view::TextField& field, const view::Button& add) {
  if (pen.state.field_entered != field.id) return;
  pen.state.field_next = field.id;
  if (add.enabled && !add.label.empty()) pen.out.push_back(add.command);
}

}  // namespace

void draw_search(Pen& pen, Rect& area, const view::TextField& field, const view::Button& add,
                 const view::Button& more) {
  constexpr float kBeside = 560;
  if (area.width() < pen.px(kBeside)) {
    draw_text_field(pen, area.cut_top(field_tall(pen), pen.px(kGap)), field);
    add_by_enter(pen, field, add);
    Rect keys = area.cut_top(pen.px(64), pen.px(10));
    draw_at_right(pen, keys, more, Kind::link);
    return pen.button(keys, add, Kind::act);
  }
  Rect line = area.cut_top(field_tall(pen), pen.px(10));
  Rect keys = line;
  keys.top += pen.px(24);
  draw_at_right(pen, keys, more, Kind::link);
  draw_at_right(pen, keys, add, Kind::act);
  line.right = keys.right;
  draw_text_field(pen, line, field);
  add_by_enter(pen, field, add);
}

namespace {

// The search field with its keys beside it, or below it if they need the room.
layout::Box club_tools_box(Pen& pen, float width, const view::ClubView& view) {
  constexpr float kLabelTall = 24, kToolTall = 50;
  if (view.field.id.empty() && view.tools.empty()) return {};
  layout::Box field = field_box(pen, view.field);
  if (!is_empty(field))
    field.draw = [&pen, &view, draw = field.draw](const layout::Bounds& at) {
      draw(at);
      if (!view.tools.empty()) add_by_enter(pen, view.field, view.tools.front());
    };
  field.weight = 1;
  const auto in_line = [&](const view::Button& key, Kind kind) {
    layout::Box box = key_box(pen, key, kind, 0, kToolTall);
    box.least.wide = box.best.wide;
    return is_empty(box) ? box : layout::column(0, {{.least = {0, pen.px(kLabelTall)}}, box});
  };
  std::vector<layout::Box> line{field},
      below{field, chips_box(pen, width, view.tools), key_box(pen, view.remove, Kind::link, 0, kToolTall)};
  for (const view::Button& tool : view.tools) line.push_back(in_line(tool, Kind::act));
  line.push_back(in_line(view.remove, Kind::link));
  for (auto* parts : {&line, &below})
    std::erase_if(*parts, [](const layout::Box& box) { return is_empty(box) && box.weight == 0; });
  const layout::Box variants[] = {layout::row(pen.px(kGap), std::move(line)),
                                  layout::column(pen.px(kGap), std::move(below))};
  return layout::first_fitting(variants, {width, layout::least_of(variants[0]).tall});
}

layout::Box club_head_box(Pen& pen, const view::ClubView& view, bool is_first) {
  layout::Box head = head_box(pen, view.title, pen.look.title, pen.ink.text);
  head.parts.front().weight = 0;
  head.parts.front().best.wide = pen.width_of(view.title, pen.look.title) + pen.px(4);
  head.parts.push_back(drawn_box(view.line, {pen.px(60), 0}, 1, [&pen, &view](Rect at) {
    pen.text(at, view.line, {pen.look.small, pen.ink.muted});
  }));
  if (!is_first && !view.fresh.label.empty())
    head.parts.push_back(key_box(pen, view.fresh, Kind::next, 0, kStepHeight));
  head.gap = pen.px(kGapPage);
  return head;
}

}  // namespace

layout::Box page_of(Pen& pen, float width, const view::ClubView& view) {
  const bool is_first = view.rows.empty() && !view.sheet && view.tools.empty() && view.field.id.empty(),
             plain = std::ranges::all_of(view.rows, [](const auto&row) { return row.detail.empty(); });
  const float content = page_content(pen, width);
  std::vector<layout::Box> parts{club_head_box(pen, view, is_first), chips_box(pen, content, view.pages)};
  if (view.sheet) {
    parts.push_back(drawn_box("form", {pen.px(420), pen.px(120)}, 1,
                              [&pen, &view](Rect at) { draw_setting_sheet(pen, at, *view.sheet); }));
  } else {
    parts.push_back(club_tools_box(pen, content, view));
    parts.push_back(view.rows.empty() ? empty_box(pen, is_first ? "go/club" : "go/people", view.empty,
                                                  is_first ? view.fresh : view.begin)
                    : plain ? rows_box(pen, "club", view.rows, {210, kPlainRow, ListStyle::plain, 4})
                            : rows_box(pen, "club", view.rows, {270, kClubRow, ListStyle::cards, 3}));
  }
  parts.push_back(undo_box(pen, view.undo));
  return page_box(pen, std::move(parts));
}

}  // namespace tanteador::ui
