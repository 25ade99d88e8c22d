// Parts of every match screen: headline, next step, tools, reasons for blocked entries, keypads.

#include <algorithm>

#include "ui/panel/drawing/parts.hpp"

namespace tanteador::ui {

namespace {

constexpr float kTool = 98, kRow = 72;

}  // namespace

void draw_question(Pen& pen, Rect& area, const std::string& title, const std::vector<view::Button>& answers,
                   int columns, float tall, Kind kind) {
  if (answers.empty()) return;
  pen.text(area.cut_top(pen.px(22), pen.px(kGapKeypad)), title, {pen.look.small, pen.ink.muted});
  draw_grid(pen, area, answers, columns, tall, kind);
}

void draw_headline(Pen& pen, Rect& area, const view::MatchScreen& board) {
  Rect line = area.cut_top(pen.px(38), pen.px(kGap));
  const float detail = pen.width_of(board.detail, pen.look.small),
              title = pen.width_of(board.headline, pen.look.title);
  if (title + detail + pen.px(16) > line.width()) {
    pen.text(line, board.headline, {pen.look.title, pen.ink.text, Align::left});
    if (!board.detail.empty())
      pen.text(area.cut_top(pen.px(22), pen.px(kGap)), board.detail, {pen.look.small, pen.ink.muted});
    return;
  }
  pen.text(line.cut_right(detail), board.detail, {pen.look.small, pen.ink.muted, Align::right});
  pen.text(line, board.headline, {pen.look.title, pen.ink.text});
}

void draw_next(Pen& pen, Rect& area, const view::MatchScreen& board) {
  for (const view::Button& next : board.next) {
    const bool first = &next == &board.next.front();
    pen.button(area.cut_top(pen.px(first ? 96 : kRow), pen.px(kGap)), next, first ? Kind::next : Kind::act);
  }
  draw_question(pen, area, board.agree_title, board.agree, static_cast<int>(board.agree.size()), kRow,
                Kind::act);
}

// In one row if they fit, because every row below a sheet counts.
void draw_tools(Pen& pen, Rect& area, const std::vector<view::Button>& tools) {
  if (tools.empty()) return;
  const auto fit = static_cast<std::size_t>((area.width() + pen.px(kGap)) / pen.px(kTool + kGap));
  const std::size_t columns = std::min(tools.size(), std::max<std::size_t>(tools.size() <= 4 ? 4 : 3, fit));
  const auto rows = static_cast<float>((tools.size() + columns - 1) / columns);
  Rect place = area.cut_bottom(pen.px(56 * rows + kGap * (rows - 1)), pen.px(kGap));
  draw_grid(pen, place, tools, static_cast<int>(columns), 56, Kind::link);
}

void draw_lines(Pen& pen, Rect& area, const std::vector<std::string>& lines) {
  for (const std::string& line : lines) {
    const float tall = pen.height_of(line, pen.look.small, area.width());
    pen.text(area.cut_top(tall, pen.px(kGapKeypad)), line,
             {pen.look.small, pen.ink.text, Align::left, Overflow::wrap, 0});
  }
  if (!lines.empty()) area.cut_top(pen.px(4));
}

// As many reasons as fit; the others on further pages.
void draw_reasons(Pen& pen, Rect area, const view::MatchScreen& board) {
  if (board.reasons.empty() || area.height() < pen.px(64)) return;
  const float full = pen.height_of("x", pen.look.small, area.width()) + pen.px(4);
  const auto height = [&](std::size_t i, float width) {
    return pen.height_of(board.reasons[i].sentence, pen.look.small, width) + pen.px(4);
  };
  float all = 0;
  for (std::size_t i = 0; i < board.reasons.size(); ++i) all += height(i, area.width());
  const bool paged = all > area.height() - full;
  const Rect more = paged ? area.cut_right(pen.px(96), pen.px(12)) : Rect{};
  pen.text(area.cut_top(full), board.reasons_title, {pen.look.small, pen.ink.muted});
  std::size_t& first = pen.state.first_reason;
  if (!paged || first >= board.reasons.size()) first = 0;
  std::size_t next = first;
  while (next < board.reasons.size() && (next == first || height(next, area.width()) <= area.height())) {
    const Rect line = area.cut_top(height(next, area.width()));
    pen.text(line, board.reasons[next++].sentence,
             {pen.look.small, pen.ink.text, Align::left, Overflow::wrap, 0});
  }
  if (!paged) return;
  const float tall = std::min(more.height(), pen.px(56)), middle = more.centre().y;
  if (pen.press({more.left, middle - tall / 2, more.right, middle + tall / 2}, board.more_reasons,
                Kind::link))
    first = next;
}

void draw_keys(Pen& pen, Rect area, const view::KeypadView& keypad) {
  const auto rows_of = [&](int columns) {
    return (static_cast<int>(keypad.keys.size()) + columns - 1) / columns;
  };
  const auto room = [&](int rows) {
    return (area.height() - pen.px(kGap + 2) * static_cast<float>(rows)) / static_cast<float>(rows);
  };
  const bool halved = keypad.cards && keypad.columns == 10 && room(rows_of(5)) >= pen.key(0);
  const int columns = halved ? 5 : keypad.columns, rows = rows_of(columns);
  const float tall = std::min(pen.key(keypad.cards ? 54 : 88), room(rows));
  for (int row = 0; row < rows; ++row) {
    const Rect line = area.cut_top(tall, pen.px(keypad.cards && row % 2 ? 14 : kGap));
    for (int i = 0; i < columns; ++i) {
      const auto key = static_cast<std::size_t>(row * columns + i);
      if (key < keypad.keys.size())
        pen.button(line.column(i, columns, pen.px(kGap)), keypad.keys[key], Kind::act);
    }
  }
}

void draw_keypad(Pen& pen, Rect area, const view::KeypadView& keypad) {
  Rect head = area.cut_top(pen.px(56), pen.px(kGap));
  pen.button(head.cut_right(pen.px(130), pen.px(kGap)), keypad.close, Kind::link);
  const bool some = std::ranges::any_of(keypad.keys, &view::Button::chosen);
  const bool instead = keypad.cards && some;  // of the title: the keys need the height
  pen.text(head, instead ? keypad.entered : keypad.title,
           {pen.look.label, instead ? pen.ink.accent : pen.ink.text});
  if (!keypad.cards)
    pen.text(area.cut_top(pen.px(44), pen.px(6)), keypad.entered,
             {pen.look.title, pen.ink.accent, Align::centre});
  const bool many = keypad.accepts.size() > 4;  // players in two rows
  Rect foot = area.cut_bottom(pen.px(many ? 2 * 58 + kGap : kRow), pen.px(12));
  pen.button(foot.cut_left(foot.width() / (many ? 5.0f : 3.0f), pen.px(kGap)), keypad.back, Kind::act);
  if (many)
    draw_grid(pen, foot, keypad.accepts, 4, 58, Kind::next);
  else
    draw_row(pen, foot, keypad.accepts, Kind::next);
  draw_keys(pen, area, keypad);
}

}  // namespace tanteador::ui
