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

// Tabs in one row. Below them, which results count, and links.
void draw_standings(Pen& pen, Rect area, const view::StandingsView& view) {
  area = draw_page_ground(pen, area);
  draw_league_head(pen, area, view.head);
  draw_tabs(pen, area, {view.kinds, view.stages, view.rounds, view.columns});
  Rect line = area.cut_top(pen.key(kKeyHeight), pen.px(kGapKeypad));
  for (const view::Button* link : {&view.reasons, &view.earlier}) draw_at_right(pen, line, *link, Kind::link);
  pen.text(line, view.open, {pen.look.body, pen.ink.muted});
  draw_as_of(pen, area, view);
  draw_list(pen, "standings", area, [&](Rect content) {
    const float top = content.top;
    draw_figures(pen, content, view.table, view.rows);
    return content.top - top;
  });
}

namespace {

void draw_entrant(Pen& pen, const Rect& area, const view::EntrantSheet& sheet) {
  if (sheet.confirmation) return draw_confirmation(pen, area, *sheet.confirmation);
  draw_setting_sheet(pen, area, sheet.form);
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
