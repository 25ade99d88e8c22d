// The standings of a competition, a row unfolded on a tap; and who takes part.

#include <algorithm>

#include "ui/panel/drawing/parts.hpp"

namespace tanteador::ui {

namespace {

constexpr float kRank = 48, kValue = 64, kPlaceRemark = 150, kLantern = 36, kLeastName = 150;

struct StandingColumns {
  Rect rank, name, remark;
  std::vector<Rect> values;  // those there is room for; the row that is unfolded lists them all
};

// Of the widest figure in a column, every digit as wide as the others.
float figures_wide(const Pen& pen, const view::StandingsPart& part, std::size_t column) {
  std::string widest;
  for (const view::StandingRow& row : part.rows) {
    if (column < row.values.size() && row.values[column].size() > widest.size()) widest = row.values[column];
  }
  for (char& c : widest) c = c >= '0' && c <= '9' ? '0' : c;
  return pen.width_of(widest, pen.look.body);
}

// A column of values is as wide as its heading and its figures need.
StandingColumns standing_columns(const Pen& pen, Rect row, const view::StandingsPart& part) {
  StandingColumns columns;
  row = row.inset(pen.px(10), 0);
  columns.rank = row.cut_left(pen.px(kRank), pen.px(kGap));
  const bool remarks =
      std::ranges::any_of(part.rows, [](const view::StandingRow& one) { return !one.remark.empty(); });
  columns.remark = row.cut_right(pen.px(remarks ? kPlaceRemark : kLantern), pen.px(kGap));
  std::vector<float> widths;
  float room = row.width() - pen.px(kLeastName);
  for (std::size_t i = 0; i < part.columns.size(); ++i) {
    const float figures = figures_wide(pen, part, i), heading = pen.width_of(part.columns[i], pen.look.small);
    const float wide = std::max(pen.px(kValue), std::max(figures, heading) + pen.px(12));
    if (!widths.empty() && wide > room) break;
    room -= wide;
    widths.push_back(wide);
  }
  columns.values.resize(widths.size());
  for (std::size_t i = widths.size(); i-- > 0;) columns.values[i] = row.cut_right(widths[i]);
  row.cut_right(pen.px(kGap));
  columns.name = row;
  return columns;
}

Rect lined(const Rect& column, float top, float tall) { return {column.left, top, column.right, top + tall}; }

float draw_standing(Pen& pen, Rect row, const view::StandingRow& standing, const StandingColumns& columns) {
  const float top = row.top, tall = pen.key(kKeyHeight);
  pen.figures(lined(columns.rank, top, tall), standing.rank, {pen.look.label, pen.ink.accent, Align::right});
  pen.text(lined(columns.name, top, tall).inset(pen.px(8), 0), standing.unfold.label,
           {pen.look.body, pen.ink.text, Align::left, Long::ellipsis});
  for (std::size_t i = 0; i < std::min(columns.values.size(), standing.values.size()); ++i)
    pen.figures(lined(columns.values[i], top, tall), standing.values[i],
                {pen.look.body, i == 0 ? pen.ink.text : pen.ink.muted, Align::right});
  Rect remark = lined(columns.remark, top, tall);
  if (standing.lantern) draw_lantern(pen, {remark.left + pen.px(18), top + tall / 2});
  remark.left += pen.px(kLantern);
  pen.text(remark, standing.remark, {pen.look.small, pen.ink.muted});
  pen.touch({row.left, top, row.right, top + tall}, standing.unfold);
  Rect below{columns.name.left + pen.px(8), top + tall, row.right, row.bottom};
  for (const std::string& line : standing.details)
    draw_part(pen, below, line, pen.look.small, pen.ink.muted, 2);
  draw_part(pen, below, standing.why, pen.look.body, pen.ink.accent, 6);
  ImGui::GetWindowDrawList()->AddLine({row.left, below.top}, {row.right, below.top}, pen.ink.button,
                                      pen.px(1));
  return below.top - top + pen.px(2);
}

float draw_group(Pen& pen, Rect area, const view::StandingsPart& part, const view::StandingsView& view) {
  const float top = area.top;
  draw_part(pen, area, part.title, pen.look.label, pen.ink.accent, 4);
  const Rect line = area.cut_top(pen.px(26), pen.px(2));
  const StandingColumns columns = standing_columns(pen, line, part);
  pen.text(columns.rank, view.rank_title, {pen.look.small, pen.ink.muted, Align::right});
  pen.text(columns.name.inset(pen.px(8), 0), view.entrant_title, {pen.look.small, pen.ink.muted});
  for (std::size_t i = 0; i < columns.values.size(); ++i)
    pen.text(columns.values[i], part.columns[i], {pen.look.small, pen.ink.muted, Align::right});
  for (const view::StandingRow& row : part.rows) area.top += draw_standing(pen, area, row, columns);
  return area.top - top + pen.px(14);
}

}  // namespace

namespace {

void draw_as_of(Pen& pen, Rect& area, const view::StandingsView& view) {
  if (view.as_of.id.empty()) return;
  Rect line = area.cut_top(field_tall(pen), pen.px(10));
  Rect keys = line;
  keys.top += pen.px(24);
  draw_at_right(pen, keys, view.now, Kind::way);
  draw_at_right(pen, keys, view.then, Kind::act);
  draw_text_field(pen, {line.left, line.top, keys.right, line.bottom}, view.as_of);
}

}  // namespace

void draw_standings(Pen& pen, Rect area, const view::StandingsView& view) {
  pen.fill(area, pen.ink.panel, 14);
  area = area.inset(pen.px(20), pen.px(14));
  draw_league_head(pen, area, view.head);
  constexpr float kOfTools = 0.75f;  // of the width
  Rect tools = area.cut_top(pen.key(52), pen.px(10));
  draw_at_right(pen, tools, view.reasons, Kind::way);
  float widest = 0;
  for (const view::Action& key : view.kinds)
    widest = std::max(widest, pen.width_of(key.label, pen.look.label));
  const float kinds = (widest + pen.px(44 + kGap)) * static_cast<float>(view.kinds.size());
  draw_row(pen, tools.cut_left(std::min(kinds, tools.width() * kOfTools), pen.px(kGap)), view.kinds,
           Kind::choice);
  pen.text(tools, view.open, {pen.look.body, pen.ink.muted});
  draw_chips(pen, area, view.stages);
  draw_chips(pen, area, view.rounds);
  draw_as_of(pen, area, view);
  draw_chips(pen, area, view.columns);
  if (!view.figures.empty())
    return draw_list(pen, "figures", area, [&](Rect content) {
      const float top = content.top;
      for (const report::Table& table : view.figures) draw_figures(pen, content, table);
      return content.top - top;
    });
  const bool nobody =
      std::ranges::all_of(view.parts, [](const view::StandingsPart& part) { return part.rows.empty(); });
  if (nobody) return pen.text(area, view.empty, {pen.look.body, pen.ink.muted, Align::centre});
  draw_list(pen, "standings", area, [&](Rect content) {
    const float top = content.top;
    for (const view::StandingsPart& part : view.parts) content.top += draw_group(pen, content, part, view);
    return content.top - top;
  });
}

namespace {

void draw_entrant(Pen& pen, Rect area, const view::EntrantSheet& sheet) {
  if (!sheet.sure) return draw_setting_sheet(pen, area, sheet.form);
  draw_part(pen, area, sheet.sure->text, pen.look.label, pen.ink.text, 8);
  draw_row(pen, area.cut_top(pen.px(84), pen.px(kGap)), {sheet.sure->yes, sheet.sure->no}, Kind::act);
  draw_text_field(pen, area.cut_top(field_tall(pen)), sheet.sure->reason);
}

}  // namespace

void draw_entrants(Pen& pen, Rect area, const view::EntrantsView& view) {
  pen.fill(area, pen.ink.panel, 14);
  area = area.inset(pen.px(20), pen.px(14));
  draw_league_pages(pen, area, view.head);
  if (!view.sheet) draw_undo(pen, area, view.head.undo);
  Rect left = area.cut_left(area.width() * (view.sheet ? 0.44f : 0.56f), pen.px(kGapPage));
  if (view.sheet) draw_undo(pen, left, view.head.undo);  // the height beside it is the sheet's
  Rect title = left.cut_top(pen.px(56), pen.px(kGap));
  if (!view.sheet) draw_at_right(pen, title, view.check_in, Kind::way);
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
