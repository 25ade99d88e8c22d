// A competition on paper: which, how it looks, and the files it is kept as.

#include "ui/panel/parts.hpp"

namespace tanteador::ui {

void draw_papers(Pen& pen, Rect area, const view::PapersView& view) {
  pen.fill(area, pen.ink.panel, 14);
  area = area.inset(pen.px(20), pen.px(14));
  draw_league_head(pen, area, view.head);
  draw_chips(pen, area, view.papers);
  draw_row(pen, area.cut_bottom(pen.px(64), pen.px(10)), view.forms, Kind::normal);
  draw_part(pen, area, view.title, pen.look.label, pen.ink.accent, 6);
  if (view.parts.empty()) return pen.text(area, view.empty, {pen.look.body, pen.ink.muted, Align::centre});
  draw_list(pen, "paper", area, [&](Rect content) {
    const float top = content.top;
    for (const view::FigureTable& part : view.parts) draw_figures(pen, content, part);
    return content.top - top;
  });
}

}  // namespace tanteador::ui
