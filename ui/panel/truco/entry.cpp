// Entries that either side can make now.

#include "ui/panel/truco/parts.hpp"

namespace tanteador::ui::truco {

namespace {

constexpr float kTool = 98;
constexpr int kToolsInHand = 4;  // beside another, in one row or in two

void draw_between(Pen& pen, Rect& area, const view::MatchScreen& board, const view::TrucoSheet& sheet) {
  draw_next(pen, area, board);
  for (const std::string& line : sheet.summary) draw_part(pen, area, line, pen.look.body, pen.ink.text, 4);
  if (!sheet.results.empty()) return draw_results(pen, area, sheet.results);
  if (!sheet.deal) return;
  const int columns = sheet.deal->dealers.size() > 4 ? 4 : static_cast<int>(sheet.deal->dealers.size());
  draw_lines(pen, area, sheet.deal->lines);
  draw_question(pen, area, sheet.deal->dealer_title, sheet.deal->dealers, columns, 50, Kind::choice);
  draw_question(pen, area, sheet.deal->pairs_title, sheet.deal->pairs, 4, 58, Kind::choice);
}

// Entries before the first card are tools, so that nothing above moves during a hand when one of them
// disappears.
void draw_tools_of(Pen& pen, Rect& area, const view::MatchScreen& board, const view::TrucoSheet& sheet) {
  if (sheet.stake) {
    const bool one_row = area.width() >= pen.px(2 * kToolsInHand * (kTool + kGap));
    Rect tools = area.cut_bottom(pen.px(one_row ? 56 : 2 * 56 + kGap), pen.px(kGap));
    return draw_grid(pen, tools, board.tools, one_row ? 2 * kToolsInHand : kToolsInHand, 56, Kind::link);
  }
  std::vector<view::Button> all = sheet.deal ? sheet.deal->actions : std::vector<view::Button>();
  all.insert(all.end(), board.tools.begin(), board.tools.end());
  draw_tools(pen, area, all);
}

}  // namespace

void draw_entry(Pen& pen, Rect area, const view::MatchScreen& board, const view::TrucoSheet& sheet) {
  pen.fill(area, pen.ink.panel, 14);
  area = area.inset(pen.px(16), pen.px(12));
  if (board.keypad) return draw_keypad(pen, area, *board.keypad);
  if (!board.asking && !sheet.stake) draw_headline(pen, area, board);
  draw_tools_of(pen, area, board, sheet);
  if (sheet.stake) draw_stake(pen, area, *sheet.stake);
  if (sheet.contests.empty()) {
    draw_between(pen, area, board, sheet);
    if (!board.asking) draw_reasons(pen, area, board);
  } else if (!sheet.results.empty()) {
    draw_results(pen, area, sheet.results);
  } else {
    draw_hand(pen, area, sheet, board.asking);
  }
}

}  // namespace tanteador::ui::truco
