// The different results of one table as cards beside each other. Different figures have a frame.

#include <algorithm>

#include "ui/panel/drawing/boxes.hpp"

namespace tanteador::ui {

namespace {

using layout::Box;

constexpr float kCardAir = 12, kLeastCard = 210, kFigureAir = 10;

// The name at the left, the figure at the right in a frame if it differs.
Box figure_box(Pen& pen, float width, const view::Dispute::Line& line, std::size_t report) {
  const std::string& value = line.values[report];
  const float figure = std::min(width / 2, pen.width_of(value, pen.look.title) + 2 * pen.px(kFigureAir));
  const float name = width - figure - pen.px(kGap);
  const float tall = std::max({pen.height_of(line.label, pen.look.body, name),
                               pen.height_of(value, pen.look.title, figure), pen.px(38)});
  return drawn_box("figure", {0, tall}, 0, [&pen, &line, &value, figure](Rect at) {
    const Rect place = at.cut_right(figure, pen.px(kGap));
    pen.text(at, line.label, {pen.look.body, pen.ink.text});
    pen.text(place, value, {pen.look.title, line.differs ? pen.ink.accent : pen.ink.text, Align::centre});
    if (line.differs) pen.frame(place, pen.ink.accent, 8, 2);
  });
}

Box card_box(Pen& pen, float width, const view::ResultSheet& sheet, std::size_t report) {
  const float inside = width - 2 * pen.px(kCardAir);
  std::vector<Box> parts{
      paragraph_box(pen, inside, sheet.dispute.sources[report], pen.look.label, pen.ink.text)};
  for (const view::Dispute::Line& line : sheet.dispute.lines)
    parts.push_back(figure_box(pen, inside, line, report));
  parts.push_back({.name = "space", .weight = 1});
  parts.push_back(whole_key_box(pen, inside, sheet.accepts[report], Kind::act, kKeyHeight));
  Box card = layout::column(pen.px(kGap), std::move(parts));
  card.inset = {pen.px(kCardAir), pen.px(kCardAir)};
  card.draw = [&pen](const layout::Bounds& at) { pen.frame(rect_of(at), pen.ink.outline, 12); };
  return card;
}

}  // namespace

Box reports_box(Pen& pen, float width, const view::ResultSheet& sheet) {
  std::vector<Box> parts{tiles_box(pen, width, kLeastCard, sheet.accepts.size(),
                                   [&](std::size_t i, float wide) { return card_box(pen, wide, sheet, i); })};
  for (const view::Button* key : {&sheet.by_digits, &sheet.strike})
    parts.push_back(whole_key_box(pen, width, *key, Kind::link, kKeyHeight));
  for (const view::Button& key : sheet.play)
    parts.push_back(whole_key_box(pen, width, key, Kind::link, kKeyHeight));
  return layout::column(pen.px(kGap), std::move(parts));
}

}  // namespace tanteador::ui
