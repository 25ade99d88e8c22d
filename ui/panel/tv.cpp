// A match for everybody in the room: the figures as large as the window lets them be, and nothing to press.

#include "ui/panel/parts.hpp"

namespace tanteador::ui {

namespace {

// Rather its beginning in letters that are read than all of it in some that are not.
void draw_tv_name(Pen& pen, const Rect& rect, const std::string& name) {
  if (pen.width_of(name, pen.look.label) <= rect.width())
    pen.large(rect, name, pen.ink.text, Align::left);
  else
    pen.text(rect, name, {pen.look.label, pen.ink.text, Align::left, Long::ellipsis});
}

void draw_column(Pen& pen, Rect column, const view::SideBoard& side, int place) {
  const float unit = column.height() / 10;
  Rect name = column.cut_top(unit * 1.4f);
  draw_side_mark(pen, name.cut_left(pen.px(24), pen.px(10)), place);
  draw_tv_name(pen, name, side.name);
  Rect foot = column.cut_bottom(unit * 1.4f);
  pen.text(column, side.number,
           {pen.look.digits, pen.ink.text, Align::centre, Long::whole, 0.5f,
            std::max(1.0f, column.height() * 1.1f / pen.look.digits->FontSize)});
  const std::string sets =
      side.sets_to_win > 1 ? std::to_string(side.sets) + "/" + std::to_string(side.sets_to_win) : "";
  if (!sets.empty())
    pen.large(foot.cut_right(foot.width() * 0.22f, pen.px(16)), sets, pen.ink.muted, Align::right);
  pen.large(foot.cut_left(foot.width() * 0.6f, pen.px(16)), side.half, pen.ink.accent, Align::left);
  pen.large(foot, side.total, pen.ink.text, Align::right);
}

}  // namespace

void draw_tv(Pen& pen, Rect area, const view::TvView& tv) {
  pen.touch(area, tv.back);
  area = area.inset(pen.px(32), pen.px(20));
  Rect head = area.cut_top(pen.px(44), pen.px(12));
  pen.text(head.cut_left(head.width() * 0.6f), tv.headline, {pen.look.title, pen.ink.text});
  pen.text(head, tv.title, {pen.look.small, pen.ink.muted, Align::right});
  const int sides = static_cast<int>(tv.sides.size());
  const int rows = sides > 3 ? 2 : 1, columns = (sides + rows - 1) / std::max(1, rows);
  for (int side = 0; side < sides; ++side)
    draw_column(pen, area.row(side / columns, rows, pen.px(24)).column(side % columns, columns, pen.px(40)),
                tv.sides[side], side);
}

}  // namespace tanteador::ui
