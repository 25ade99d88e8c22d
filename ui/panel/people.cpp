// Records of people: the list, and one person's matches as figures, a curve and bars.

#include <algorithm>
#include <cstdlib>

#include "ui/panel/drawing/boxes.hpp"

namespace tanteador::ui {

namespace {

using layout::Box;

constexpr float kTugName = 170, kTugFigures = 120;

Box figures_box(Pen& pen, float width, const view::PersonView& view) {
  constexpr float kFigure = 142, kValue = 56, kWhat = 40;

  return tiles_box(pen, width, kFigure, view.figures.size(), [&](std::size_t i, float) {
    const view::PersonView::Figure& figure = view.figures[i];
    return layout::column(0, {words_box(pen, figure.value, {0, pen.px(kValue)},
                                        {pen.look.large ? pen.look.large : pen.look.title, pen.ink.accent,
                                         Align::centre, Overflow::whole, 0.5f, 0.7f}),
                              words_box(pen, figure.what, {0, pen.px(kWhat)},
                                        {pen.look.small, pen.ink.muted, Align::centre, Overflow::wrap, 0})});
  });
}

// One step a match; a bold line at zero.
void draw_course(Pen& pen, Rect area, const view::PersonView& view) {
  pen.text(area.cut_top(pen.px(24), pen.px(6)), view.curve_title, {pen.look.small, pen.ink.muted});
  if (view.curve.size() < 2) return;
  const auto [low, high] = std::ranges::minmax(view.curve);
  const int most = std::max(high, 1), least = std::min(low, 0);
  const Rect axis = area.cut_left(pen.px(44), pen.px(kGap));
  const Rect plot = area.inset(pen.px(4), pen.px(10));
  const auto y = [&](int value) {
    return plot.bottom - plot.height() * static_cast<float>(value - least) / static_cast<float>(most - least);
  };
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddLine({plot.left, y(0)}, {plot.right, y(0)}, pen.ink.outline, pen.px(2));
  const auto level = [&](int value) {
    const std::string text = (value > 0 ? "+" : value < 0 ? "−" : "") + std::to_string(std::abs(value));
    pen.figures({axis.left, y(value) - pen.px(11), axis.right, y(value) + pen.px(11)}, text,
                {pen.look.small, pen.ink.muted, Align::right});
  };
  level(0);
  if (y(0) - y(most) >= pen.px(22)) level(most);
  if (y(least) - y(0) >= pen.px(22)) level(least);
  std::vector<ImVec2> points;
  const auto last = static_cast<float>(view.curve.size() - 1);
  for (std::size_t i = 0; i < view.curve.size() && has_room(); ++i) {
    const ImVec2 at{plot.left + plot.width() * static_cast<float>(i) / last, y(view.curve[i])};
    if (points.empty() || at.x - points.back().x >= 1 || i + 1 == view.curve.size()) points.push_back(at);
  }
  list.AddPolyline(points.data(), static_cast<int>(points.size()), pen.ink.first_side, 0, pen.px(2.5f));
  draw_mark(pen, points.back(), 6, 0, pen.ink.first_side);
}

// Won from the left, lost from the right, all other matches between.
void draw_tug(Pen& pen, Rect line, const view::ResultBar& tug) {
  pen.text(line.cut_left(std::min(pen.px(kTugName), line.width() * 0.4f), pen.px(10)), tug.name,
           {pen.look.body, pen.ink.text, Align::left, Overflow::ellipsis});
  pen.text(line.cut_right(std::min(pen.px(kTugFigures), line.width() * 0.5f), pen.px(10)), tug.figures,
           {pen.look.small, pen.ink.text, Align::right});
  const int all = std::max(1, tug.won + tug.level + tug.lost);
  const Rect bar = line.inset(0, pen.px(9));
  const auto x = [&](int part) {
    return bar.left + bar.width() * static_cast<float>(part) / static_cast<float>(all);
  };
  pen.fill(bar, pen.ink.button, 4);
  if (tug.won > 0) pen.fill({bar.left, bar.top, x(tug.won), bar.bottom}, pen.ink.first_side, 4);
  if (tug.lost > 0) pen.fill({x(all - tug.lost), bar.top, bar.right, bar.bottom}, pen.ink.second_side, 4);
}

Box tugs_box(Pen& pen, float width, const std::string& title, const std::vector<view::ResultBar>& tugs) {
  constexpr float kRow = 34;
  if (tugs.empty()) return {};
  Box all = layout::column(0, {paragraph_box(pen, width, title, pen.look.small, pen.ink.muted)});
  for (const view::ResultBar& tug : tugs)
    all.parts.push_back(
        drawn_box(tug.name, {0, pen.px(kRow)}, 0, [&pen, &tug](Rect line) { draw_tug(pen, line, tug); }));
  return all;
}

// Partners beside opponents, or above them if they need the room.
Box company_box(Pen& pen, float width, const view::PersonView& view) {
  constexpr float kLeastHalf = 434;
  const float half = std::max((width - pen.px(kGapQuestion)) / 2, pen.px(kLeastHalf));
  const Box with = tugs_box(pen, width, view.with_title, view.with),
            against = tugs_box(pen, width, view.against_title, view.against),
            layouts[] = {
                layout::row(pen.px(kGapQuestion), {layout::widen(with, half), layout::widen(against, half)}),
                stack_box(pen, {with, against})};
  if (is_empty(with) || is_empty(against)) return layouts[1];
  return layout::first_fitting(layouts, {width, least_of(layouts[1]).tall});
}

Box person_box(Pen& pen, float width, const view::PersonView& view) {
  constexpr float kCourse = 190;
  return stack_box(pen, {figures_box(pen, width, view),
                         drawn_box("course", {0, pen.px(kCourse)}, 0,
                                   [&pen, &view](Rect at) { draw_course(pen, at, view); }),
                         company_box(pen, width, view),
                         paragraph_box(pen, width, view.records_title, pen.look.small, pen.ink.muted),
                         lines_box(pen, width, view.records, pen.look.body, pen.ink.text)});
}

}  // namespace

layout::Box page_of(Pen& pen, float, const view::PeopleView& view) {
  return page_box(pen, {head_box(pen, view.title, pen.look.title, pen.ink.text), field_box(pen, view.search),
                        view.rows.empty() ? empty_box(pen, "go/people", view.empty, view.begin)
                                          : rows_box(pen, "people", view.rows, {300, 68})});
}

layout::Box page_of(Pen& pen, float width, const view::PersonView& view) {
  const float content = page_content(pen, width);
  const Box badge = drawn_box("badge", {pen.px(kBadge), 0}, 0,
                              [&pen, &view](Rect at) { draw_badge(pen, at, view.badge); }),
            head = head_box(pen, view.title, pen.look.title, pen.ink.text,
                            {key_box(pen, view.back, Kind::link, 0, kStepHeight)});
  const auto person = [&pen, &view](float wide) { return person_box(pen, wide, view); };
  return page_box(pen, {layout::row(pen.px(12), {badge, layout::stretch(head)}),
                        chips_box(pen, content, view.games), chips_box(pen, content, view.periods),
                        view.figures.empty() ? empty_box(pen, "go/history", view.empty, view.begin)
                                             : scroll_box(pen, "person", person)});
}

}  // namespace tanteador::ui
