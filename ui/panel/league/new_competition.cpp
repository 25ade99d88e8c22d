// A new competition: its settings and the suitable formats at the left, the participants at the right.

#include <algorithm>

#include "ui/panel/drawing/boxes.hpp"

namespace tanteador::ui {

namespace {

void draw_people(Pen& pen, const Rect& area, const view::NewCompetition& view) {
  constexpr float kPicked = 0.36f;  // of the height
  const float width = area.width();
  layout::Box title = paragraph_box(pen, width, view.picked_title, pen.look.small, pen.ink.muted),
              picked = names_box(pen, "picked", view.picked);
  picked.least.tall = area.height() * kPicked;
  picked.weight = 0;
  if (view.picked.empty()) title = picked = {};
  draw(stack_box(
           pen, {field_box(pen, view.name), title, picked,
                 paragraph_box(pen, width, view.people_title, pen.look.small, pen.ink.muted),
                 view.search.id.empty() ? layout::Box{}
                                        : search_box(pen, width, view.search, {&view.add, 1}, view.everybody),
                 names_box(pen, "people", view.people)}),
       bounds_of(area));
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
