// The sheet of one table: the loser's figure by one key, or all figures by digits; who did not come.

#include <algorithm>

#include "ui/panel/parts.hpp"

namespace tanteador::ui {

namespace {

constexpr float kResultKey = 72, kField = 60;

// Rows of keys as high as they can be, and no higher than a finger needs.
float key_height(const Pen& pen, const Rect& area, std::size_t count, int columns, float most) {
  const auto rows =
      static_cast<float>((count + static_cast<std::size_t>(columns) - 1) / static_cast<std::size_t>(columns));
  const float fits = area.height() / std::max(1.0f, rows) / pen.look.scale - kGap;
  return std::min(most, fits);
}

void draw_quick(Pen& pen, const Rect& area, const view::ResultSheet& sheet) {
  const auto count = static_cast<int>(sheet.quick.size());
  for (int i = 0; i < count; ++i) {
    const view::ResultSheet::Column& column = sheet.quick[static_cast<std::size_t>(i)];
    Rect place = area.column(i, count, pen.px(24));
    pen.text(place.cut_top(pen.px(44), pen.px(4)), column.title, {pen.look.body, colour::kText});
    const int columns = column.keys.size() > 5 ? 6 : static_cast<int>(column.keys.size());
    const float tall = key_height(pen, place, column.keys.size(), columns, kResultKey);
    draw_grid(pen, place, column.keys, columns, tall, Kind::normal);
  }
}

void draw_digits(Pen& pen, const Rect& area, const view::ResultSheet& sheet) {
  Rect left = area.column(0, 2, pen.px(24)), right = area.column(1, 2, pen.px(24));
  Rect fields = left;
  if (!sheet.winners.empty()) fields.cut_bottom(pen.px(26 + kField));  // for the question below
  draw_grid(pen, left, sheet.fields, 1, key_height(pen, fields, sheet.fields.size(), 1, kField),
            Kind::normal);
  draw_question(pen, left, sheet.winner_title, sheet.winners, static_cast<int>(sheet.winners.size()), 52,
                Kind::normal);
  draw_grid(pen, right, sheet.digits, 3, key_height(pen, right, sheet.digits.size(), 3, kField),
            Kind::normal);
}

}  // namespace

void draw_result(Pen& pen, Rect area, const view::ResultSheet& sheet) {
  Rect head = area.cut_top(pen.px(48), pen.px(4));
  draw_at_right(pen, head, sheet.close, Kind::quiet);
  pen.text(head.cut_left(pen.width_of(sheet.title, pen.look.title), pen.px(16)), sheet.title,
           {pen.look.title, colour::kText});
  pen.text(head, sheet.who, {pen.look.small, colour::kMuted});
  Rect foot = area.cut_bottom(pen.px(72), pen.px(10));
  if (!sheet.by_digits.label.empty())
    pen.button(foot.cut_left(foot.width() * 0.26f, pen.px(kGap)), sheet.by_digits, Kind::quiet);
  if (!sheet.strike.label.empty())
    pen.button(foot.cut_left(foot.width() * 0.34f, pen.px(kGap)), sheet.strike, Kind::quiet);
  pen.button(foot, sheet.enter, Kind::primary);
  if (!sheet.remark.id.empty()) {
    draw_text_field(pen, area.cut_bottom(pen.px(74), pen.px(8)), sheet.remark);
    pen.text(area.cut_bottom(pen.px(26), pen.px(2)), sheet.fault, {pen.look.small, colour::kAccent});
  }
  if (!sheet.play.empty()) draw_row(pen, area.cut_bottom(pen.px(60), pen.px(10)), sheet.play, Kind::quiet);
  if (!sheet.forfeits.empty()) {
    Rect missing = area.cut_bottom(pen.px(26 + 52), pen.px(10));
    pen.text(missing.cut_top(pen.px(22), pen.px(4)), sheet.forfeit_title, {pen.look.small, colour::kMuted});
    draw_row(pen, missing, sheet.forfeits, Kind::quiet);
  }
  if (sheet.quick.empty())
    draw_digits(pen, area, sheet);
  else
    draw_quick(pen, area, sheet);
}

}  // namespace tanteador::ui
