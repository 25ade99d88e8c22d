// A new competition: its settings and the suitable formats at the left, the participants at the right.

#include <algorithm>

#include "ui/panel/drawing/parts.hpp"

namespace tanteador::ui {

namespace {

void draw_people(Pen& pen, Rect area, const view::NewCompetition& view) {
  draw_text_field(pen, area.cut_top(field_tall(pen), pen.px(10)), view.name);
  if (!view.picked.empty()) {
    draw_part(pen, area, view.picked_title, pen.look.small, pen.ink.muted, kGapKeypad);
    draw_list(pen, "picked", area.cut_top(area.height() * 0.36f, pen.px(10)),
              [&](Rect content) { return draw_names(pen, content, view.picked); });
  }
  draw_part(pen, area, view.people_title, pen.look.small, pen.ink.muted, kGapKeypad);
  if (!view.search.id.empty()) draw_search(pen, area, view.search, view.add, view.everybody);
  draw_list(pen, "people", area, [&](Rect content) { return draw_names(pen, content, view.people); });
}

}  // namespace

float draw_names(Pen& pen, Rect content, const std::vector<view::Button>& names) {
  constexpr float kNameRow = 56;
  const float top = content.top;
  if (std::ranges::all_of(names, [](const view::Button& name) { return name.detail.empty(); }))
    draw_chips(pen, content, names);
  else
    draw_lines(pen, content, names, 1, kNameRow, ListStyle::cards);
  return content.top - top;
}

void draw_new_competition(Pen& pen, Rect area, const view::NewCompetition& view) {
  if (view.sheet) {
    return draw_setting_sheet(pen, draw_page_ground(pen, area), *view.sheet);
  }
  Rect foot = area.cut_bottom(pen.px(76), pen.px(12));
  pen.button(foot.cut_right(pen.px(360), pen.px(kGapParts)), view.begin, Kind::next);
  pen.button(foot.cut_right(pen.px(180), pen.px(kGapParts)), view.more, Kind::act);
  pen.button(foot.cut_left(pen.px(180), pen.px(kGapParts)), view.close, Kind::link);
  pen.text(foot, view.problem, {pen.look.body, pen.ink.minus});
  draw_setting_sheet(pen, area.cut_left(area.width() * 0.48f, pen.px(kGapPage)), view.plan);
  draw_people(pen, draw_page_ground(pen, area), view);
}

}  // namespace tanteador::ui
