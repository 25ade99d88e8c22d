// Entering a deal: the matrix of players and contracts, and the drawer with everything else.

#include <algorithm>
#include <span>

#include "ui/panel/tarot/parts.hpp"

namespace tanteador::ui::tarot {

namespace {

using Sheet = view::TarotSheet;
using layout::Box;

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
  const float each = (area.height() - pen.px(5 * kGap)) / 6;  // four of them are keys
  draw_row(pen, area.cut_top(std::clamp(each, pen.key(kFinger), pen.px(kBouts)), pen.px(kGap)), entry.bouts,
           Kind::choice);
  draw_row(pen, area.cut_top(std::clamp(each, pen.key(kFinger), pen.px(kCounts)), pen.px(kGap)), entry.counts,
           Kind::choice);
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

Rect draw_questions(Pen& pen, Rect area, const Sheet::Entry& entry) {
  const float each = area.height() / static_cast<float>(entry.questions.size() + 2) - pen.px(6);
  for (const Sheet::Question& question : entry.questions) {
    Rect line = area.cut_top(std::clamp(each, pen.key(kFinger), pen.key(kAnswer)), pen.px(6));
    pen.text(line.cut_left(pen.px(kQuestion), pen.px(6)), question.title, {pen.look.small, pen.ink.muted});
    draw_row(pen, line, question.answers, Kind::choice);
  }
  return area;
}

void draw_two_columns(Pen& pen, Rect area, const Sheet::Entry& entry, std::vector<view::Button> leave) {
  draw_counted(pen, area.cut_left(keypad_width(pen), pen.px(kBetween)), entry);
  Rect foot =
      area.cut_bottom(std::clamp(area.height() * 0.16f, pen.key(kFinger), pen.px(kAdd)), pen.px(kGap));
  const Rect links = foot.cut_left(foot.width() * 0.4f, pen.px(kGap));
  for (view::Button& one : leave)
    pen.drop_long_detail(links.column(0, static_cast<int>(leave.size()), pen.px(kGap)), one);
  draw_row(pen, links, leave, Kind::link);
  pen.button(foot, entry.enter, Kind::next);
  draw_effect(pen, draw_questions(pen, area, entry), entry);
}

void draw_drawer(Pen& pen, Rect area, const Sheet& sheet) {
  const Sheet::Entry& entry = *sheet.entry;
  pen.fill(area, pen.ink.panel, kPanelCorner);
  area = area.inset(pen.px(16), pen.px(12));
  const std::vector<view::Button> leave =
      entry.only.label.empty() ? std::vector{entry.drop} : std::vector{entry.drop, entry.only};
  if (!sheet.matrix || area.width() < pen.px(kNarrow)) return draw_two_columns(pen, area, entry, leave);
  Rect left = area.cut_left(pen.px(kMatrix), pen.px(kBetween));
  draw_row(pen, left.cut_bottom(pen.key(52), pen.px(kGap)), leave, Kind::link);
  pen.text(left.cut_top(pen.px(22)), sheet.matrix->title, {pen.look.small, pen.ink.muted});
  draw_takers(pen, left, sheet, 116);
  draw_counted(pen, area.cut_left(keypad_width(pen), pen.px(kBetween)), entry);
  Rect rest = draw_questions(pen, area, entry);
  pen.button(rest.cut_bottom(pen.px(kAdd), pen.px(6)), entry.enter, Kind::next);
  draw_effect(pen, rest, entry);
}

}  // namespace

// Direct entries are acts; questions are links.
Box matrix_box(Pen& pen, const Sheet& sheet, float width) {
  constexpr float kTitle = 22, kHeads = 42, kMatrixRow = 48, kWideMatrix = 640;
  const Sheet::Matrix& matrix = *sheet.matrix;
  const auto title = [&](const std::string& text) {
    return text_box(pen, text, kTitle, [&pen, &text](Rect at) {
      pen.text(at, text, {pen.look.small, pen.ink.muted});
    });
  };
  const float players = static_cast<float>(matrix.rows.size()),
              rows = players * (pen.key(kMatrixRow) + pen.px(kGap)) - pen.px(kGap),
              least = players * (pen.key(kFinger) + pen.px(kGapKeypad)) - pen.px(kGapKeypad);
  Box takers{.name = "takers",
             .least = {0, pen.px(kHeads) + least},
             .best = {0, pen.px(kHeads) + rows},
             .draw = [&pen, &sheet](const layout::Bounds& at) { draw_takers(pen, rect_of(at), sheet, 150); }};
  const int columns =
      std::min(static_cast<int>(matrix.otherwise.size()), width >= pen.px(kWideMatrix) ? 6 : 3);
  Box otherwise = layout::column(pen.px(kGap), {});
  for (std::span left(matrix.otherwise); !left.empty();) {
    const auto row = left.first(std::min(left.size(), static_cast<std::size_t>(columns)));
    left = left.subspan(row.size());
    otherwise.parts.push_back(keys_box(pen, row.front().id, columns, 52, [&pen, row, columns](Rect at) {
      for (std::size_t i = 0; i < row.size(); ++i)
        pen.button(at.column(static_cast<int>(i), columns, pen.px(kGap)), row[i],
                   row[i].detail.empty() ? Kind::link : Kind::act);
    }));
  }
  std::vector<Box> parts{title(matrix.title), takers, title(matrix.otherwise_title), otherwise};
  std::erase_if(parts, is_empty);
  return layout::column(pen.px(kGap), std::move(parts));
}

// As high as four rows of keys below bouts and counts, or as the questions.
Box drawer_box(Pen& pen, const Sheet& sheet) {
  constexpr float kDrawer = 424, kTitle = 24;
  const float finger = pen.key(kFinger) + pen.px(kGap), players = static_cast<float>(sheet.players.size()),
              counted = pen.px(kTitle) + 6 * finger,
              questions =
                  static_cast<float>(sheet.entry->questions.size()) * finger + finger + pen.px(kTitle),
              takers = sheet.matrix ? pen.px(62) + (players + 1) * finger : 0;
  return {.name = "drawer",
          .least = {keypad_width(pen) + 8 * finger, pen.px(24) + std::max({counted, questions, takers})},
          .best = {0, pen.px(kDrawer)},
          .draw = [&pen, &sheet](const layout::Bounds& at) { draw_drawer(pen, rect_of(at), sheet); }};
}

}  // namespace tanteador::ui::tarot
