// Entering a deal: the matrix of players and contracts, and the drawer with everything else.

#include "ui/panel/tarot/parts.hpp"

namespace tanteador::ui::tarot {

namespace {

using Sheet = view::TarotSheet;

constexpr float kNarrow = 1000;
constexpr float kMatrix = 360, kKeypad = 220, kBetween = 14;  // widths of the drawer's columns
constexpr float kBouts = 60, kCounts = 56, kAdd = 72, kAnswer = 48, kQuestion = 92;
constexpr int kKeys = 3;  // in a row

void draw_name(Pen& pen, Rect line, const Sheet::Player& player, std::size_t place) {
  draw_mark(pen, line.cut_left(pen.px(18), pen.px(5)).centre(), 7, place, On::panel);
  if (player.deals) draw_dealer_card(pen, line.cut_right(pen.px(22), pen.px(kGapKeypad)).centre());
  const bool whole = pen.width_of(player.name, pen.look.label) <= line.width();
  pen.text(line, whole ? player.name : player.choose.label, {pen.look.label, pen.ink.text});
}

void draw_takers(Pen& pen, Rect area, const Sheet& sheet, float names) {
  const Sheet::Matrix& matrix = *sheet.matrix;
  Rect heads = area.cut_top(pen.px(40), pen.px(2));
  heads.cut_left(pen.px(names));
  const int contracts = static_cast<int>(matrix.contracts.size());
  for (int i = 0; i < contracts; ++i)
    pen.text(heads.column(i, contracts, pen.px(kGap)), matrix.contracts[i],
             {pen.look.small, pen.ink.muted, Align::centre, Overflow::wrap, 1});
  const int count = static_cast<int>(matrix.rows.size());
  for (int i = 0; i < count; ++i) {
    const auto place = static_cast<std::size_t>(i);
    Rect line = area.row(i, count, pen.px(kGap));
    const float tall = std::min(line.height(), pen.px(60));
    line.bottom = line.top + tall;
    draw_name(pen, line.cut_left(pen.px(names) - pen.px(kGap), pen.px(kGap)), sheet.players[place], place);
    draw_row(pen, line, matrix.rows[place], Kind::choice);
  }
}

// As narrow as four keys for a finger, because the answers beside it need the room.
float keypad_width(const Pen& pen) { return std::max(pen.px(kKeypad), 4 * pen.key(0) + 3 * pen.px(kGap)); }

void draw_counted(Pen& pen, Rect area, const Sheet::Entry& entry) {
  if (entry.bouts.empty())
    return pen.text(area, entry.by_cards, {pen.look.body, pen.ink.text, Align::centre});
  pen.text(area.cut_top(pen.px(22), pen.px(2)), entry.bouts_title, {pen.look.small, pen.ink.muted});
  draw_row(pen, area.cut_top(pen.px(kBouts), pen.px(kGap)), entry.bouts, Kind::choice);
  draw_row(pen, area.cut_top(pen.px(kCounts), pen.px(kGap)), entry.counts, Kind::choice);
  const int rows = static_cast<int>(entry.keys.size()) / kKeys;
  for (std::size_t i = 0; i < entry.keys.size(); ++i) {
    const Rect row = area.row(static_cast<int>(i) / kKeys, rows, pen.px(kGap));
    pen.button(row.column(static_cast<int>(i) % kKeys, kKeys, pen.px(kGap)), entry.keys[i], Kind::act);
  }
}

// The value of the deal, or the missing answer, or the reason why it is impossible.
void draw_effect(Pen& pen, Rect area, const Sheet::Entry& entry) {
  if (!entry.refused.empty())
    return pen.text(area, entry.refused, {pen.look.small, pen.ink.minus, Align::left});
  if (entry.parts.empty()) return pen.text(area, entry.missing, {pen.look.body, pen.ink.accent, Align::left});
  pen.text(area.cut_bottom(pen.px(24)), entry.parts.back().points, {pen.look.small, pen.ink.accent});
  for (const Sheet::Part& part : entry.parts) {
    const bool sum = &part == &entry.parts.back() && entry.parts.size() > 1;
    const float tall = pen.height_of(part.how, pen.look.small, area.width());
    if (sum || tall > area.height() + pen.px(2)) return;
    pen.text(area.cut_top(tall), part.how, {pen.look.small, pen.ink.text});
  }
}

void draw_questions(Pen& pen, Rect area, const Sheet::Entry& entry) {
  for (const Sheet::Question& question : entry.questions) {
    Rect line = area.cut_top(pen.key(kAnswer), pen.px(6));
    pen.text(line.cut_left(pen.px(kQuestion), pen.px(6)), question.title, {pen.look.small, pen.ink.muted});
    draw_row(pen, line, question.answers, Kind::choice);
  }
  pen.button(area.cut_bottom(pen.px(kAdd), pen.px(6)), entry.enter, Kind::next);
  draw_effect(pen, area, entry);
}

}  // namespace

void draw_matrix(Pen& pen, Rect area, const Sheet& sheet) {
  const Sheet::Matrix& matrix = *sheet.matrix;
  pen.text(area.cut_top(pen.px(22), pen.px(2)), matrix.title, {pen.look.small, pen.ink.muted});
  const auto count = static_cast<int>(matrix.otherwise.size());
  const int rows = (count + kOtherwiseColumns - 1) / kOtherwiseColumns;
  const Rect foot =
      area.cut_bottom((pen.key(52) + pen.px(kGap)) * static_cast<float>(rows) - pen.px(kGap), pen.px(kGap));
  for (int i = 0; i < count; ++i) {  // direct entries are acts; questions are links
    const view::Button& one = matrix.otherwise[i];
    const Rect row = foot.row(i / kOtherwiseColumns, rows, pen.px(kGap));
    pen.button(row.column(i % kOtherwiseColumns, std::min(count, kOtherwiseColumns), pen.px(kGap)), one,
               one.detail.empty() ? Kind::link : Kind::act);
  }
  if (!matrix.otherwise_title.empty())
    pen.text(area.cut_bottom(pen.px(20), pen.px(2)), matrix.otherwise_title, {pen.look.small, pen.ink.muted});
  draw_takers(pen, area, sheet, 150);
}

void draw_drawer(Pen& pen, Rect area, const Sheet& sheet) {
  const Sheet::Entry& entry = *sheet.entry;
  pen.fill(area, pen.ink.panel, 14);
  area = area.inset(pen.px(16), pen.px(12));
  const std::vector<view::Button> leave =
      entry.only.label.empty() ? std::vector{entry.drop} : std::vector{entry.drop, entry.only};
  const bool wide = area.width() >= pen.px(kNarrow);
  if (sheet.matrix && wide) {
    Rect left = area.cut_left(pen.px(kMatrix), pen.px(kBetween));
    draw_row(pen, left.cut_bottom(pen.key(52), pen.px(kGap)), leave, Kind::link);
    pen.text(left.cut_top(pen.px(22)), sheet.matrix->title, {pen.look.small, pen.ink.muted});
    draw_takers(pen, left, sheet, 116);
    draw_counted(pen, area.cut_left(keypad_width(pen), pen.px(kBetween)), entry);
    return draw_questions(pen, area, entry);
  }
  draw_counted(pen, area.cut_left(keypad_width(pen), pen.px(kBetween)), entry);
  Rect foot = area.cut_bottom(pen.key(52), pen.px(kGap));
  draw_row(pen, foot, leave, Kind::link);
  draw_questions(pen, area, entry);
}

}  // namespace tanteador::ui::tarot
