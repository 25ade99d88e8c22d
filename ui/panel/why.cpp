// The explanation of the score: a large sentence, and a row for each calculation, one of them unfolded.

#include <algorithm>

#include "ui/panel/drawing/boxes.hpp"

namespace tanteador::ui {

namespace {

constexpr float kDeal = 92, kPoints = 128, kNarrowPoints = 104, kWhyGap = 10, kLeastHow = 200;

struct WhyColumns {
  Rect deal, how;
  std::vector<Rect> points;
};

float wide_points(const Pen& pen, std::size_t sides) { return pen.px(sides > 4 ? kNarrowPoints : kPoints); }

// True if each side has a column beside the arithmetic. Otherwise its points are below, with the names.
bool fits_columns(const Pen& pen, float width, std::size_t sides) {
  return width - wide_points(pen, sides) * static_cast<float>(sides) >=
         pen.px(kDeal + kLeastHow + 4 * kWhyGap);
}

WhyColumns why_columns(const Pen& pen, Rect row, std::size_t sides) {
  WhyColumns columns;
  const float wide = wide_points(pen, sides);
  row = row.inset(pen.px(kWhyGap), 0);
  columns.deal = row.cut_left(pen.px(kDeal), pen.px(kWhyGap));
  Rect points = row.cut_right(wide * static_cast<float>(sides), pen.px(kWhyGap));
  for (std::size_t i = 0; i < sides; ++i) columns.points.push_back(points.cut_left(wide));
  columns.how = row;
  return columns;
}

std::string with_names(const view::WhyRow& why, const std::vector<std::string>& names) {
  std::string all;
  for (std::size_t i = 0; i < why.points.size(); ++i)
    if (!why.points[i].empty()) all += (all.empty() ? "" : " · ") + names[i] + " " + why.points[i];
  return all;
}

float draw_reckoning(Pen& pen, const Rect& row, const view::WhyRow& why,
                     const std::vector<std::string>& names) {
  const bool below = !fits_columns(pen, row.width(), why.points.size());
  const WhyColumns columns = why_columns(pen, row, below ? 0 : why.points.size());
  Rect how = columns.how;
  draw_part(pen, how, why.choose.label, pen.look.body, pen.ink.text, 0);
  if (below) draw_part(pen, how, with_names(why, names), pen.look.body, pen.ink.accent, 0);
  draw_part(pen, how, why.rule, pen.look.small, pen.ink.muted, 0);
  const float tall = std::max(pen.key(kKeyHeight) - pen.px(12), how.top - row.top);
  pen.text({columns.deal.left, row.top, columns.deal.right, row.top + pen.px(26)}, why.deal,
           {pen.look.small, pen.ink.accent, Align::left, Overflow::wrap, 0});
  for (std::size_t i = 0; i < columns.points.size(); ++i) {
    const Rect& cell = columns.points[i];
    pen.figures({cell.left + pen.px(kWhyGap), row.top, cell.right, row.top + pen.px(26)}, why.points[i],
                {pen.look.body, ink_of_points(pen.ink, why.points[i]), Align::right});
  }
  pen.touch({row.left, row.top - pen.px(6), row.right, row.top + tall + pen.px(6)}, why.choose);
  const float end = row.top + tall + pen.px(7);
  ImGui::GetWindowDrawList()->AddLine({row.left, end}, {row.right, end}, pen.ink.button, pen.px(1));
  return tall + pen.px(14);
}

float draw_unfolded(Pen& pen, Rect area, const view::WhyRow& why, const view::WhySheet& sheet) {
  if (why.text.empty()) return 0;
  const float top = area.top;
  area = area.inset(pen.px(kDeal + 2 * kWhyGap), 0);
  draw_part(pen, area, why.text, pen.look.label, pen.ink.text, 4);
  draw_part(pen, area, why.place, pen.look.body, pen.ink.muted, 8);
  if (!why.further_rules.empty())
    draw_part(pen, area, sheet.further_rules_title, pen.look.small, pen.ink.muted, 2);
  for (const std::string& line : why.further_rules)
    draw_part(pen, area, line, pen.look.body, pen.ink.text, 4);
  if (!why.agreed.empty()) draw_part(pen, area, sheet.agreed_title, pen.look.small, pen.ink.muted, 2);
  for (const std::string& line : why.agreed) draw_part(pen, area, line, pen.look.body, pen.ink.accent, 4);
  if (!why.events.empty()) draw_part(pen, area, sheet.events_title, pen.look.small, pen.ink.muted, 2);
  for (const std::string& line : why.events) draw_part(pen, area, line, pen.look.body, pen.ink.text, 2);
  area.cut_top(pen.px(6));
  pen.button(area.cut_top(pen.key(52), pen.px(14)).cut_left(std::min(area.width(), pen.px(340))),
             why.open_rule, Kind::link);
  return area.top - top;
}

float draw_why_rows(Pen& pen, Rect area, const view::WhySheet& sheet) {
  const float top = area.top;
  area.cut_top(pen.px(8));
  for (const view::WhyRow& why : sheet.rows) {
    if (!why.set.empty()) draw_part(pen, area, why.set, pen.look.label, pen.ink.accent, 8);
    area.top += draw_reckoning(pen, area, why, sheet.names);
    area.top += draw_unfolded(pen, area, why, sheet);
  }
  if (!sheet.corrections.empty())
    draw_part(pen, area, sheet.corrections_title, pen.look.label, pen.ink.muted, 4);
  for (const std::string& line : sheet.corrections)
    draw_part(pen, area, line, pen.look.body, pen.ink.text, 4);
  return area.top - top;
}

// Names above their columns, which the scroll bar of a long list makes a little narrower.
void draw_names(Pen& pen, Rect line, const std::vector<std::string>& names) {
  line.right -= pen.px(28);
  const WhyColumns columns = why_columns(pen, line, names.size());
  for (std::size_t i = 0; i < names.size(); ++i)
    pen.text(columns.points[i].inset(pen.px(4), 0), names[i],
             {pen.look.small, pen.ink.accent, Align::right, Overflow::ellipsis});
}

}  // namespace

layout::Box page_of(Pen& pen, float width, const view::WhySheet& sheet) {
  const bool is_blank = sheet.rows.empty() && sheet.corrections.empty();
  const float content = page_content(pen, width);
  layout::Box names;
  if (!is_blank && fits_columns(pen, content - pen.px(28), sheet.names.size()))
    names =
        drawn_box("names", {0, pen.px(24)}, 0, [&pen, &sheet](Rect at) { draw_names(pen, at, sheet.names); });
  return page_box(pen, {head_box(pen, sheet.title, pen.look.label, pen.ink.muted,
                                 {key_box(pen, sheet.close, Kind::link, 220, 52)}),
                        paragraph_box(pen, content, sheet.score, pen.look.title, pen.ink.text),
                        tabs_box(pen, content, {sheet.sides}), names,
                        is_blank ? empty_box(pen, "tool/why", sheet.empty, sheet.begin)
                                 : list_box(pen, "why", [&pen, &sheet](Rect& rows) {
                                     rows.top += draw_why_rows(pen, rows, sheet);
                                   })});
}

}  // namespace tanteador::ui
