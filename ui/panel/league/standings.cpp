// The standings of a competition, whose rows unfold on a tap, and the participants.

#include <algorithm>

#include "ui/panel/drawing/parts.hpp"

namespace tanteador::ui {

namespace {

void draw_as_of(Pen& pen, Rect& area, const view::StandingsView& view) {
  if (view.as_of.id.empty()) return;
  Rect line = area.cut_top(field_tall(pen), pen.px(10));
  Rect keys = line;
  keys.top += pen.px(24);
  draw_at_right(pen, keys, view.now, Kind::link);
  draw_at_right(pen, keys, view.then, Kind::act);
  draw_text_field(pen, {line.left, line.top, keys.right, line.bottom}, view.as_of);
}

}  // namespace

void draw_standings(Pen& pen, Rect area, const view::StandingsView& view) {
  area = draw_page_ground(pen, area);
  draw_league_head(pen, area, view.head);
  constexpr float kOfTools = 0.75f;  // of the width
  Rect tools = area.cut_top(pen.key(52), pen.px(10));
  draw_at_right(pen, tools, view.reasons, Kind::link);
  float widest = 0;
  for (const view::Button& key : view.kinds)
    widest = std::max(widest, pen.width_of(key.label, pen.look.label));
  const float kinds = (widest + pen.px(44 + kGap)) * static_cast<float>(view.kinds.size());
  draw_row(pen, tools.cut_left(std::min(kinds, tools.width() * kOfTools), pen.px(kGap)), view.kinds,
           Kind::choice);
  pen.text(tools, view.open, {pen.look.body, pen.ink.muted});
  draw_chips(pen, area, view.stages);
  draw_chips(pen, area, view.rounds);
  draw_as_of(pen, area, view);
  draw_chips(pen, area, view.columns);
  draw_list(pen, "standings", area, [&](Rect content) {
    const float top = content.top;
    draw_figures(pen, content, view.table, view.rows);
    return content.top - top;
  });
}

namespace {

void draw_entrant(Pen& pen, Rect area, const view::EntrantSheet& sheet) {
  if (!sheet.confirmation) return draw_setting_sheet(pen, area, sheet.form);
  draw_part(pen, area, sheet.confirmation->text, pen.look.label, pen.ink.text, 8);
  draw_row(pen, area.cut_top(pen.px(84), pen.px(kGap)), {sheet.confirmation->yes, sheet.confirmation->no},
           Kind::act);
  draw_text_field(pen, area.cut_top(field_tall(pen)), sheet.confirmation->reason);
}

}  // namespace

void draw_entrants(Pen& pen, Rect area, const view::EntrantsView& view) {
  area = draw_page_ground(pen, area);
  draw_league_pages(pen, area, view.head);
  if (!view.sheet) draw_undo(pen, area, view.head.undo);
  Rect left = area.cut_left(area.width() * (view.sheet ? 0.44f : 0.56f), pen.px(kGapPage));
  if (view.sheet) draw_undo(pen, left, view.head.undo);  // its height is needed by the sheet
  Rect title = left.cut_top(pen.px(56), pen.px(kGap));
  if (!view.sheet) draw_at_right(pen, title, view.check_in, Kind::link);
  pen.text(title, view.title, {pen.look.label, pen.ink.muted});
  draw_list(pen, "entrants", left, [&](Rect content) {
    const float top = content.top;
    draw_lines(pen, content, view.entrants, 2, 68);
    return content.top - top;
  });
  if (view.sheet) return draw_entrant(pen, area, *view.sheet);
  draw_part(pen, area, view.people_title, pen.look.small, pen.ink.muted, 6);
  if (view.search.id.empty()) return;
  if (!view.checked.label.empty()) {
    pen.button(area.cut_top(pen.px(84), pen.px(12)), view.checked, Kind::next);
    return draw_text_field(pen, area.cut_top(field_tall(pen)), view.search);
  }
  draw_search(pen, area, view.search, view.add);
  draw_list(pen, "joining", area, [&](Rect content) { return draw_names(pen, content, view.people); });
}

}  // namespace tanteador::ui
