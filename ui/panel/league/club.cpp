// The club: its competitions, players or teams as a list of buttons.

#include <algorithm>

#include "ui/panel/drawing/parts.hpp"

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

void draw_club_tools(Pen& pen, Rect& area, const view::ClubView& view) {
  constexpr float kFieldLeast = 240, kKeyAir = 44, kKeyLeast = 96;
  if (view.field.id.empty() && view.tools.empty()) return;
  float keys = 0;
  const auto make_room = [&](const view::Button& tool) {
    keys += std::max(pen.px(kKeyLeast), pen.width_of(tool.label, pen.look.label) + pen.px(kKeyAir)) +
            pen.px(kGap);
  };
  std::ranges::for_each(view.tools, make_room);
  if (!view.remove.label.empty()) make_room(view.remove);
  const bool side_by_side = view.field.id.empty() || area.width() - keys >= pen.px(kFieldLeast);
  Rect line = area.cut_top(field_tall(pen), pen.px(10));
  Rect tools = line;
  tools.top += pen.px(24);
  if (side_by_side) {
    draw_at_right(pen, tools, view.remove, Kind::link);
    for (auto tool = view.tools.rbegin(); tool != view.tools.rend(); ++tool)
      draw_at_right(pen, tools, *tool, Kind::act);
    line.right = tools.right;
  }
  if (!view.field.id.empty()) {
    draw_text_field(pen, line, view.field);
    if (!view.tools.empty()) add_by_enter(pen, view.field, view.tools.front());
  }
  if (side_by_side) return;
  draw_chips(pen, area, view.tools);
  if (view.remove.label.empty()) return;
  Rect out = area.cut_top(pen.key(50), pen.px(kGap));
  draw_at_right(pen, out, view.remove, Kind::link);
}

}  // namespace

void draw_club(Pen& pen, Rect area, const view::ClubView& view) {
  pen.fill(area, pen.ink.panel, 14);
  area = area.inset(pen.px(20), pen.px(14));
  Rect head = area.cut_top(pen.px(56), pen.px(10));
  draw_at_right(pen, head, view.fresh, Kind::next);
  pen.text(head.cut_left(std::min(head.width() / 2, pen.width_of(view.title, pen.look.title)), pen.px(20)),
           view.title, {pen.look.title, pen.ink.text});
  pen.text(head, view.line, {pen.look.small, pen.ink.muted});
  draw_chips(pen, area, view.pages);
  area.cut_top(pen.px(6));
  draw_undo(pen, area, view.undo);
  if (view.sheet) return draw_setting_sheet(pen, area, *view.sheet);
  draw_club_tools(pen, area, view);
  if (view.rows.empty()) return pen.text(area, view.empty, {pen.look.body, pen.ink.muted, Align::centre});
  draw_list(pen, "club", area, [&](Rect content) {
    const float top = content.top;
    const bool plain =
        std::ranges::all_of(view.rows, [](const view::Button& row) { return row.detail.empty(); });
    draw_lines(pen, content, view.rows, plain ? 4 : 3, plain ? kPlainRow : kClubRow,
               plain ? ListStyle::plain : ListStyle::cards);
    return content.top - top;
  });
}

}  // namespace tanteador::ui
