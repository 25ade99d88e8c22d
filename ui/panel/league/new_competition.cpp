// A new competition: what, how many and how long at the left, with the formats that suit; who at the right.

#include <algorithm>

#include "ui/panel/drawing/parts.hpp"

namespace tanteador::ui {

namespace {

constexpr float kPlanKey = 52;

void draw_plan_heading(Pen& pen, Rect& area, const std::string& text) {
  if (!text.empty()) pen.text(area.cut_top(pen.px(22), pen.px(4)), text, {pen.look.small, pen.ink.muted});
}

void draw_stepped(Pen& pen, Rect area, const view::Stepped& stepped) {
  draw_plan_heading(pen, area, stepped.title);
  Rect line = area.cut_top(pen.key(kPlanKey));
  pen.button(line.cut_left(pen.px(72), pen.px(kGap)), stepped.less, Kind::act);
  pen.button(line.cut_right(pen.px(72), pen.px(kGap)), stepped.more, Kind::act);
  pen.text(line, stepped.number, {pen.look.title, pen.ink.accent, Align::centre});
}

void draw_plan(Pen& pen, Rect area, const view::NewCompetition& view) {
  pen.text(area.cut_top(pen.px(40), pen.px(6)), view.title, {pen.look.title, pen.ink.text});
  draw_row(pen, area.cut_top(pen.key(kPlanKey), pen.px(kGap)), view.games, Kind::choice);
  if (!view.kinds.empty())
    draw_row(pen, area.cut_top(pen.key(kPlanKey), pen.px(kGap)), view.kinds, Kind::choice);
  if (!view.sets.empty()) {
    draw_plan_heading(pen, area, view.sets_title);
    draw_row(pen, area.cut_top(pen.key(kPlanKey), pen.px(kGap)), view.sets, Kind::choice);
  }
  const Rect numbers = area.cut_top(pen.px(26) + pen.key(kPlanKey), pen.px(12));
  draw_stepped(pen, numbers.column(0, 2, pen.px(24)), view.entrants);
  draw_stepped(pen, numbers.column(1, 2, pen.px(24)), view.hours);
  draw_plan_heading(pen, area, view.proposals_title);
  draw_list(pen, "proposals", area, [&](Rect content) {
    const float top = content.top;
    draw_grid(pen, content, view.proposals, 2, 76, Kind::act);
    return content.top - top;
  });
}

void draw_people(Pen& pen, Rect area, const view::NewCompetition& view) {
  draw_text_field(pen, area.cut_top(field_tall(pen), pen.px(10)), view.name);
  if (!view.picked.empty()) {
    draw_plan_heading(pen, area, view.picked_title);
    draw_list(pen, "picked", area.cut_top(area.height() * 0.36f, pen.px(10)),
              [&](Rect content) { return draw_names(pen, content, view.picked); });
  }
  draw_plan_heading(pen, area, view.people_title);
  if (!view.search.id.empty()) draw_search(pen, area, view.search, view.add, view.everybody);
  draw_list(pen, "people", area, [&](Rect content) { return draw_names(pen, content, view.people); });
}

}  // namespace

float draw_names(Pen& pen, Rect content, const std::vector<view::Action>& names) {
  constexpr float kNameRow = 56;  // units
  const float top = content.top;
  if (std::ranges::all_of(names, [](const view::Action& name) { return name.detail.empty(); }))
    draw_chips(pen, content, names);
  else
    draw_lines(pen, content, names, 1, kNameRow, Listed::cards);
  return content.top - top;
}

void draw_new_competition(Pen& pen, Rect area, const view::NewCompetition& view) {
  if (view.sheet) {
    pen.fill(area, pen.ink.panel, 14);
    return draw_setting_sheet(pen, area.inset(pen.px(20), pen.px(14)), *view.sheet);
  }
  Rect foot = area.cut_bottom(pen.px(76), pen.px(12));
  pen.button(foot.cut_right(pen.px(360), pen.px(16)), view.begin, Kind::next);
  pen.button(foot.cut_right(pen.px(180), pen.px(16)), view.more, Kind::act);
  pen.button(foot.cut_left(pen.px(180), pen.px(16)), view.close, Kind::way);
  pen.text(foot, view.problem, {pen.look.body, pen.ink.minus});
  draw_plan(pen, area.cut_left(area.width() * 0.48f, pen.px(24)), view);
  pen.fill(area, pen.ink.panel, 14);
  draw_people(pen, area.inset(pen.px(20), pen.px(14)), view);
}

}  // namespace tanteador::ui
