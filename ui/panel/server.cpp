// Which database the panel works on: the form at the left; at the right what is in use, and the password's
// place.

#include "ui/panel/drawing/parts.hpp"

namespace tanteador::ui {

namespace {

constexpr float kServerKey = 64;  // units

// Two in a row, the first of them wider: a name, and what is short beside it.
void draw_typed_pair(Pen& pen, Rect& area, const view::TextField& one, const view::TextField& other,
                     float part) {
  Rect line = area.cut_top(field_tall(pen), pen.px(10));
  const Rect first = line.cut_left(line.width() * part, pen.px(16));
  draw_text_field(pen, first, one);
  draw_text_field(pen, line, other);
}

void draw_server_form(Pen& pen, Rect area, const view::ServerView& view) {
  Rect keys = area.cut_bottom(pen.px(kServerKey), pen.px(12));
  const bool again = !view.retry.label.empty();
  const int count = again ? 3 : 2;
  pen.button(keys.column(0, count, pen.px(12)), view.test, view.good ? Kind::act : Kind::next);
  pen.button(keys.column(1, count, pen.px(12)), view.use, view.good ? Kind::next : Kind::act);
  if (again) pen.button(keys.column(2, count, pen.px(12)), view.retry, Kind::act);
  const auto& fields = view.fields;
  if (fields.size() < 4) return;
  draw_typed_pair(pen, area, fields[0], fields[3], 0.7f);
  draw_typed_pair(pen, area, fields[1], fields[2], 0.5f);
  pen.text(area.cut_top(pen.px(24), pen.px(4)), view.encryption_title, {pen.look.small, pen.ink.muted});
  draw_row(pen, area.cut_top(pen.px(kServerKey), pen.px(10)), view.encryption, Kind::choice);
  if (fields.size() > 4) draw_text_field(pen, area.cut_top(field_tall(pen), pen.px(10)), fields[4]);
  pen.text(area, view.result,
           {pen.look.body, view.good ? pen.ink.plus : pen.ink.minus, Align::left, Long::wrap, 0});
}

void draw_in_use(Pen& pen, Rect area, const view::ServerView& view) {
  if (!view.use_file.label.empty())
    pen.button(area.cut_bottom(pen.px(kServerKey), pen.px(12)), view.use_file, Kind::act);
  pen.text(area.cut_top(pen.px(24), pen.px(2)), view.now_title, {pen.look.small, pen.ink.muted});
  pen.text(area.cut_top(pen.px(30), pen.px(14)), view.now,
           {pen.look.body, pen.ink.accent, Align::left, Long::ellipsis});
  draw_part(pen, area, view.help, pen.look.small, pen.ink.text, 14);
  pen.text(area, view.password, {pen.look.small, pen.ink.muted, Align::left, Long::wrap, 0});
}

}  // namespace

void draw_server(Pen& pen, Rect area, const view::ServerView& view) {
  constexpr float kMost = 1500, kTallMost = 760;  // units
  const float wide = std::min(area.width(), pen.px(kMost));
  area = {area.centre().x - wide / 2, area.top, area.centre().x + wide / 2,
          std::min(area.bottom, area.top + pen.px(kTallMost))};
  pen.fill(area, pen.ink.panel, 14);
  area = area.inset(pen.px(24), pen.px(14));
  Rect head = area.cut_top(pen.px(56), pen.px(8));
  draw_at_right(pen, head, view.together, Kind::way);
  pen.text(head, view.title, {pen.look.title, pen.ink.text});
  draw_in_use(pen, area.cut_right(area.width() * 0.38f, pen.px(32)), view);
  draw_server_form(pen, area, view);
}

}  // namespace tanteador::ui
