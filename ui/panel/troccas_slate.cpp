#include "ui/panel/parts.hpp"

namespace tanteador::ui {

void draw_paper(Pen& pen, Rect area, const view::Board& board, const view::TroccasSlate&) {
  draw_headline(pen, area, board);
  draw_tools(pen, area, board);
  draw_next(pen, area, board);
}

}  // namespace tanteador::ui
