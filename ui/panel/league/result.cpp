// The result slip of one table: the loser's figure by one key, or all figures by digits; and absences.

#include <algorithm>

#include "ui/panel/drawing/parts.hpp"

namespace tanteador::ui {

namespace {

constexpr float kResultKey = 72, kField = 60, kDigit = 68, kLowSheet = 420;

// As high as the room allows, but not higher than a finger needs.
float key_height(const Pen& pen, const Rect& area, std::size_t count, int columns, float most) {
  const auto rows =
      static_cast<float>((count + static_cast<std::size_t>(columns) - 1) / static_cast<std::size_t>(columns));
  const float fits = area.height() / std::max(1.0f, rows) / pen.look.scale - kGap;
  return std::max(pen.key(0) / pen.look.scale, std::min(most, fits));
}

// The results that fit. If not all fit, a key at the bottom leads to the next page.
std::vector<view::Button> page_of(Pen& pen, Rect& place, const std::vector<view::Button>& keys, int columns,
                                  int column) {
  const float least = pen.key(0) + pen.px(kGap);
  const auto rows = static_cast<std::size_t>(std::max(1.0f, (place.height() + pen.px(kGap)) / least));
  const std::size_t all = rows * static_cast<std::size_t>(columns);
  if (keys.size() <= all) return keys;
  const std::size_t each = std::max<std::size_t>(1, rows - 1) * static_cast<std::size_t>(columns),
                    pages = (keys.size() + each - 1) / each;
  std::size_t& page = pen.state.quick_page;
  page %= pages;
  const view::Button more{.id = "quick/more/" + std::to_string(column),
                          .label = "→",
                          .detail = std::to_string(page + 1) + " / " + std::to_string(pages)};
  if (pen.press(place.cut_bottom(pen.key(0), pen.px(kGap)), more, Kind::link)) ++page;
  const auto from = keys.begin() + static_cast<std::ptrdiff_t>(std::min(page % pages * each, keys.size()));
  return {from, from + std::min<std::ptrdiff_t>(static_cast<std::ptrdiff_t>(each), keys.end() - from)};
}

void draw_quick(Pen& pen, const Rect& area, const view::ResultSheet& sheet) {
  constexpr float kLeastQuick = 48;
  const auto count = static_cast<int>(sheet.quick.size());
  for (int i = 0; i < count; ++i) {
    const view::ResultSheet::Column& column = sheet.quick[i];
    Rect place = area.column(i, count, pen.px(kGapPage));
    const float title = std::min(pen.px(44), pen.height_of(column.title, pen.look.body, place.width()));
    pen.text(place.cut_top(title, pen.px(kGapKeypad)), column.title, {pen.look.body, pen.ink.text});
    const auto keys = static_cast<int>(column.keys.size());
    const int fit = static_cast<int>((place.width() + pen.px(kGap)) / (pen.key(kLeastQuick) + pen.px(kGap)));
    const int columns = keys > 5 ? std::clamp(fit, 1, 10) : keys;
    const std::vector<view::Button> page = page_of(pen, place, column.keys, columns, i);
    const float tall = key_height(pen, place, page.size(), columns, kResultKey);
    draw_grid(pen, place, page, columns, tall, Kind::act);
  }
}

void draw_forfeits(Pen& pen, Rect& area, const view::ResultSheet& sheet) {
  if (sheet.forfeits.empty()) return;
  constexpr float kNameKey = 210;  // units: width for a name
  const auto all = static_cast<int>(sheet.forfeits.size());
  const int fit = static_cast<int>((area.width() + pen.px(kGap)) / pen.px(kNameKey + kGap));
  const int columns = std::clamp(fit, 2, all), rows = (all + columns - 1) / columns;
  Rect missing = area.cut_bottom(
      pen.px(26 + static_cast<float>(rows) * kGap - kGap) + static_cast<float>(rows) * pen.key(52),
      pen.px(10));
  pen.text(missing.cut_top(pen.px(22), pen.px(kGapKeypad)), sheet.forfeit_title,
           {pen.look.small, pen.ink.muted});
  draw_grid(pen, missing, sheet.forfeits, columns, 52, Kind::link);
}

void draw_match_button(Pen& pen, Rect& area, const view::ResultSheet& sheet) {
  if (!sheet.play.empty()) draw_row(pen, area.cut_bottom(pen.px(60), pen.px(10)), sheet.play, Kind::link);
}

// The question whether the clock ended the game, directly above the key that answers yes.
void draw_doubt(Pen& pen, Rect& area, const view::ResultSheet& sheet) {
  if (sheet.question.empty()) return;
  Rect line = area.cut_bottom(pen.key(52), pen.px(10));
  draw_at_right(pen, line, sheet.no, Kind::act);
  pen.text(line, sheet.question, {pen.look.body, pen.ink.accent});
}

void draw_reason(Pen& pen, Rect& area, const view::ResultSheet& sheet) {
  if (!sheet.reason.id.empty())
    draw_text_field(pen, area.cut_bottom(field_tall(pen), pen.px(kGap)), sheet.reason);
}

// The result that the ruleset does not allow, and the reason for it.
void draw_remark(Pen& pen, Rect& area, const view::ResultSheet& sheet) {
  draw_text_field(pen, area.cut_bottom(field_tall(pen), pen.px(kGap)), sheet.remark);
  const float tall = pen.height_of(sheet.fault, pen.look.small, area.width());
  pen.text(area.cut_bottom(tall, pen.px(6)), sheet.fault, {pen.look.small, pen.ink.accent});
}

// The keys have their own half, so that they never move; the other half explains an impossible figure.
void draw_digits(Pen& pen, const Rect& area, const view::ResultSheet& sheet) {
  Rect left = area.column(0, 2, pen.px(24)), right = area.column(1, 2, pen.px(kGapPage));
  if (!sheet.remark.id.empty()) {
    draw_remark(pen, left, sheet);
  } else {
    draw_match_button(pen, left, sheet);
    draw_forfeits(pen, left, sheet);
  }
  draw_reason(pen, left, sheet);
  Rect fields = left;
  if (!sheet.winners.empty()) fields.cut_bottom(pen.px(26 + kField));  // for the question below
  draw_grid(pen, left, sheet.fields, 1, key_height(pen, fields, sheet.fields.size(), 1, kField), Kind::act);
  draw_question(pen, left, sheet.winner_title, sheet.winners, static_cast<int>(sheet.winners.size()), 52,
                Kind::act);
  draw_grid(pen, right, sheet.digits, 3, key_height(pen, right, sheet.digits.size(), 3, kDigit), Kind::act);
}

}  // namespace

void draw_result(Pen& pen, Rect area, const view::ResultSheet& sheet) {
  Rect head = area.cut_top(pen.key(kKeyHeight), pen.px(kGapKeypad));
  draw_at_right(pen, head, sheet.close, Kind::link);
  pen.text(head.cut_left(pen.width_of(sheet.title, pen.look.title), pen.px(kGapParts)), sheet.title,
           {pen.look.title, pen.ink.text});
  pen.text(head, sheet.who, {pen.look.small, pen.ink.muted});
  if (!sheet.accepts.empty()) return draw_dispute(pen, area, sheet);
  Rect foot = area.cut_bottom(pen.px(72), pen.px(10));
  if (!sheet.by_digits.label.empty())
    pen.button(foot.cut_left(foot.width() * 0.26f, pen.px(kGap)), sheet.by_digits, Kind::link);
  if (!sheet.strike.label.empty())
    pen.button(foot.cut_left(foot.width() * 0.34f, pen.px(kGap)), sheet.strike, Kind::link);
  pen.button(foot, sheet.enter, Kind::next);
  draw_doubt(pen, area, sheet);
  if (sheet.quick.empty()) return draw_digits(pen, area, sheet);
  if (!sheet.remark.id.empty()) draw_remark(pen, area, sheet);
  if (area.height() < pen.px(kLowSheet)) {  // in one row, so that the keys above can be hit
    Rect left = area.column(0, 2, pen.px(24)), right = area.column(1, 2, pen.px(kGapPage));
    draw_forfeits(pen, left, sheet);
    draw_match_button(pen, right, sheet);
    area.bottom = std::min(left.bottom, right.bottom);
  } else {
    draw_match_button(pen, area, sheet);
    draw_forfeits(pen, area, sheet);
  }
  draw_reason(pen, area, sheet);
  draw_quick(pen, area, sheet);
}

}  // namespace tanteador::ui
