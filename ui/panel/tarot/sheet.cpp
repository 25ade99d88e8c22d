// The match screen of French tarot: layout of sheet, chart and entry.

#include "ui/panel/sheets.hpp"
#include "ui/panel/tarot/parts.hpp"

namespace tanteador::ui {

namespace {

constexpr float kSide = 470, kBelow = 640, kFoot = 140, kUndo = 70, kDrawer = 424;  // units
constexpr float kMatrixTop = 66, kMatrixRow = 48, kOtherwise = 52, kOtherwiseTitle = 22;
constexpr std::size_t kOtherwiseColumns = tarot::kOtherwiseColumns;

// While the matrix needs the height beside the sheet, the tools are below it.
bool tools_below(const view::MatchScreen& board, const view::TarotSheet& sheet) {
  return sheet.matrix && !sheet.breakdown && board.tools.size() <= 3;
}

// The last entry, undo and redo.
void draw_foot(Pen& pen, Rect area, const view::MatchScreen& board, bool tools) {
  pen.fill(area, pen.ink.panel, 14);
  area = area.inset(pen.px(12), pen.px(6));
  Rect keys = area.cut_bottom(pen.px(kUndo), pen.px(2));
  const auto count_of_tools = static_cast<float>(board.tools.size());
  if (tools)
    draw_row(pen, keys.cut_right(pen.px(118 * count_of_tools - 8), pen.px(kGap)), board.tools, Kind::link);
  draw_corrections(pen, keys, board);
  const int count = static_cast<int>(board.last.size());
  for (int i = 0; i < count; ++i)
    pen.text(
        area.row(i, 3, 0), board.last[i],
        {pen.look.small, i + 1 == count ? pen.ink.text : pen.ink.muted, Align::left, Overflow::ellipsis});
}

float matrix_height(const Pen& pen, const view::TarotSheet::Matrix& matrix) {
  const auto rows = static_cast<float>((matrix.otherwise.size() + kOtherwiseColumns - 1) / kOtherwiseColumns);
  const float title = matrix.otherwise_title.empty() ? 0 : kOtherwiseTitle;
  return pen.px(kMatrixTop + title) +
         (pen.key(kMatrixRow) + pen.px(kGap)) * static_cast<float>(matrix.rows.size()) +
         (pen.key(kOtherwise) + pen.px(kGap)) * rows;
}

// The arithmetic of a deal, and the chart below if both fit.
void draw_picture(Pen& pen, Rect area, const view::TarotSheet& sheet) {
  if (sheet.breakdown) {
    const float tall = pen.px(110 + 86 * static_cast<float>(sheet.breakdown->parts.size()));
    const bool both = area.height() - tall > pen.px(200);
    tarot::draw_breakdown(pen, both ? area.cut_top(tall, pen.px(10)) : area, *sheet.breakdown);
    if (!both) return;
  }
  if (area.height() > pen.px(150)) tarot::draw_chart(pen, area, sheet);
}

void draw_beside(Pen& pen, Rect area, const view::MatchScreen& board, const view::TarotSheet& sheet) {
  pen.fill(area, pen.ink.panel, 14);
  area = area.inset(pen.px(14), pen.px(10));
  draw_headline(pen, area, board);
  if (!tools_below(board, sheet)) draw_tools(pen, area, board.tools);
  draw_next(pen, area, board);
  if (sheet.matrix && !sheet.breakdown) {
    const float tall = std::min(area.height(), matrix_height(pen, *sheet.matrix));
    tarot::draw_matrix(pen, area.cut_bottom(tall, pen.px(kGap)), sheet);
  }
  draw_picture(pen, area, sheet);
}

}  // namespace

void draw_sheet(Pen& pen, Rect area, const view::MatchScreen& board, const view::TarotSheet& sheet) {
  if (!board.instead.empty()) draw_instead(pen, area.cut_top(pen.px(60), pen.px(kGap)), board);
  const Layout layout = layout_of(pen, area);
  const Halves half = halves(pen, area, kSide, kBelow);
  if (sheet.entry && half.hand) {  // the sheet stays visible while a deal is entered
    tarot::draw_drawer(pen, area.cut_bottom(pen.px(kDrawer), pen.px(12)), sheet);
    if (layout == Layout::beside) draw_picture(pen, area.cut_right(pen.px(kSide), pen.px(kGapParts)), sheet);
    if (layout == Layout::above) draw_picture(pen, area.cut_bottom(area.height() * 0.4f, pen.px(12)), sheet);
    return tarot::draw_sheet(pen, area, sheet);
  }
  if (half.hand) draw_beside(pen, *half.hand, board, sheet);
  if (!half.object) return;
  area = *half.object;
  draw_foot(pen, area.cut_bottom(pen.px(kFoot), pen.px(12)), board, tools_below(board, sheet));
  tarot::draw_sheet(pen, area, sheet);
}

}  // namespace tanteador::ui
