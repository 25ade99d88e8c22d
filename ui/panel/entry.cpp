// Parts of every match screen: headline, next step, tools, reasons for blocked entries, keypads.

#include <algorithm>

#include "ui/panel/drawing/parts.hpp"

namespace tanteador::ui {

void draw_question(Pen& pen, Rect& area, const std::string& title, const std::vector<view::Button>& answers,
                   int columns, float tall, Kind kind) {
  if (answers.empty()) return;
  pen.text(area.cut_top(pen.px(22), pen.px(kGapKeypad)), title, {pen.look.small, pen.ink.muted});
  draw_grid(pen, area, answers, columns, tall, kind);
}

bool has_one_headline(const Pen& pen, const view::MatchScreen& board, float width) {
  return pen.width_of(board.headline, pen.look.title) + pen.width_of(board.detail, pen.look.small) +
             pen.px(kGapParts) <=
         width;
}

void draw_headline(Pen& pen, Rect area, const view::MatchScreen& board) {
  const bool one = has_one_headline(pen, board, area.width());
  if (!board.detail.empty())
    pen.text(one ? area.cut_right(pen.width_of(board.detail, pen.look.small)) : area.cut_bottom(pen.px(22)),
             board.detail, {pen.look.small, pen.ink.muted, one ? Align::right : Align::left});
  pen.text(area, board.headline, {pen.look.title, pen.ink.text, Align::left});
}

void draw_lines(Pen& pen, Rect& area, const std::vector<std::string>& lines) {
  for (const std::string& line : lines) {
    const float tall = pen.height_of(line, pen.look.small, area.width());
    pen.text(area.cut_top(tall, pen.px(kGapKeypad)), line,
             {pen.look.small, pen.ink.text, Align::left, Overflow::wrap, 0});
  }
  if (!lines.empty()) area.cut_top(pen.px(4));
}

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

}  // namespace tanteador::ui
