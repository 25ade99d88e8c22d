// The phones' page: the code as large as possible, the calls for the desk, and the phones at the tables.

#include <algorithm>
#include <cmath>

#include "ui/panel/drawing/parts.hpp"

namespace tanteador::ui {

namespace {

constexpr float kRoomBeside = 900, kRoomRow = 76;
constexpr ImU32 kPaperWhite = IM_COL32(255, 255, 255, 255), kPrinted = IM_COL32(0, 0, 0, 255);

// In a portrait window the code is above the rest, because it would be too small beside it.
bool stands_beside(const Pen& pen, const Rect& area) {
  return area.width() >= pen.px(kRoomBeside) && area.width() > area.height();
}

// A square of whole pixels on white, as readers need it, as large as possible.
void draw_code(Pen& pen, Rect area, const view::QrCode& code) {
  if (code.side == 0) return;
  const float place = std::min(area.width(), area.height());
  const float dot = std::max(1.0f, std::floor(place / static_cast<float>(code.side)));
  const float side = dot * static_cast<float>(code.side);
  const float left = std::floor(area.centre().x - side / 2), top = std::floor(area.centre().y - side / 2);
  pen.fill({left, top, left + side, top + side}, kPaperWhite, 4);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  for (const view::QrCode::Dark& dark : code.dark) {
    const float x = left + dot * static_cast<float>(dark.x), y = top + dot * static_cast<float>(dark.y);
    list.AddRectFilled({x, y}, {x + dot * static_cast<float>(dark.length), y + dot}, kPrinted);
  }
}

void draw_waits(Pen& pen, Rect& area, const view::RoomView& view) {
  draw_part(pen, area, view.waits_title, pen.look.label, pen.ink.muted, 6);
  if (view.waits.empty()) draw_part(pen, area, view.quiet, pen.look.body, pen.ink.muted, 16);
  for (const view::RoomView::Waits& one : view.waits) {
    const bool low = area.width() < pen.px(560);
    Rect row = area.cut_top(pen.px(low ? kRoomRow + 64 : kRoomRow), pen.px(kGap));
    pen.fill(row, pen.ink.button);
    row = row.inset(pen.px(14), pen.px(8));
    Rect keys = low ? row.cut_bottom(pen.px(56), pen.px(6)) : row.cut_right(row.width() * 0.5f, pen.px(12));
    pen.button(keys.column(0, 2, pen.px(kGap)), one.attend, Kind::next);
    pen.button(keys.column(1, 2, pen.px(kGap)), one.settle, Kind::link);
    pen.text(row.cut_right(pen.px(110), pen.px(kGap)), one.since,
             {pen.look.label, pen.ink.accent, Align::right});
    pen.text(row, one.text, {pen.look.body, pen.ink.text});
  }
}

// Walls and access. A press takes effect at once.
void draw_desk(Pen& pen, Rect& area, const view::RoomView& view) {
  for (const view::RoomView::Choices& one : view.choices) {
    draw_part(pen, area, one.title, pen.look.label, pen.ink.muted, 6);
    draw_chips(pen, area, one.chips);
    area.cut_top(pen.px(8));
  }
  if (!view.tokens.empty()) draw_part(pen, area, view.tokens_title, pen.look.label, pen.ink.muted, 6);
  for (const view::RoomView::Token& one : view.tokens) {
    Rect row = area.cut_top(pen.px(56), pen.px(kGap));
    draw_at_right(pen, row, one.revoke, Kind::link);
    pen.text(row, one.text, {pen.look.body, pen.ink.text});
  }
}

void draw_room_lists(Pen& pen, Rect area, const view::RoomView& view) {
  draw_list(pen, "room", area, [&](Rect content) {
    const float top = content.top;
    draw_waits(pen, content, view);
    if (!view.unsent.columns.empty()) draw_figures(pen, content, view.unsent);
    content.cut_top(pen.px(10));
    if (!view.devices.columns.empty()) draw_figures(pen, content, view.devices);
    content.cut_top(pen.px(10));
    draw_desk(pen, content, view);
    return content.top - top;
  });
}

void draw_way_in(Pen& pen, Rect area, const view::RoomView& view) {
  pen.button(area.cut_bottom(pen.px(56), pen.px(12)), view.close, Kind::link);
  for (std::size_t i = std::min<std::size_t>(view.addresses.size(), 3); i-- > 1;)
    pen.text(area.cut_bottom(pen.px(26)), view.addresses[i], {pen.look.small, pen.ink.muted, Align::centre});
  if (!view.addresses.empty())
    pen.large(area.cut_bottom(pen.px(52), pen.px(kGap)), view.addresses.front(), pen.ink.text, Align::centre);
  draw_code(pen, area, view.code);
}

void draw_closed(Pen& pen, Rect area, const view::RoomView& view) {
  const float wide = std::min(area.width(), pen.px(820));
  area = {area.centre().x - wide / 2, area.top, area.centre().x + wide / 2, area.bottom};
  draw_part(pen, area, view.help, pen.look.body, pen.ink.text, 16);
  draw_part(pen, area, view.problem, pen.look.body, pen.ink.minus, 12);
  draw_part(pen, area, view.state, pen.look.body, pen.ink.accent, 12);
  if (!view.open.label.empty()) pen.button(area.cut_top(pen.px(92), pen.px(10)), view.open, Kind::next);
  if (!view.anywhere.label.empty())
    pen.button(area.cut_top(pen.px(64), pen.px(10)), view.anywhere, Kind::act);
  area.cut_top(pen.px(10));
  if (!view.waits.empty()) draw_room_lists(pen, area, view);
}

}  // namespace

void draw_room(Pen& pen, Rect area, const view::RoomView& view) {
  area = draw_page_ground(pen, area);
  pen.text(area.cut_top(pen.px(52), pen.px(10)), view.title, {pen.look.title, pen.ink.text});
  if (view.addresses.empty()) return draw_closed(pen, area, view);
  draw_part(pen, area, view.problem, pen.look.body, pen.ink.minus, 8);
  draw_part(pen, area, view.state, pen.look.label, pen.ink.accent, 10);
  const bool side_by_side = stands_beside(pen, area);
  Rect address_area = side_by_side ? area.cut_left(area.width() * 0.42f, pen.px(28))
                                   : area.cut_top(area.height() * 0.48f, pen.px(kGapParts));
  draw_way_in(pen, address_area, view);
  draw_room_lists(pen, area, view);
}

void draw_phone(Pen& pen, Rect area, const view::PhoneView& view) {
  area = draw_page_ground(pen, area);
  pen.text(area.cut_top(pen.px(52), pen.px(10)), view.title,
           {pen.look.title, pen.ink.text, Align::left, Overflow::ellipsis});
  const bool side_by_side = stands_beside(pen, area);
  const Rect code = side_by_side ? area.cut_left(area.width() * 0.52f, pen.px(28))
                                 : area.cut_top(area.height() * 0.56f, pen.px(kGapParts));
  draw_code(pen, code, view.code);
  if (side_by_side) area.cut_top(area.height() * 0.16f);
  draw_part(pen, area, view.help, pen.look.body, pen.ink.text, 20);
  draw_part(pen, area, view.typed_title, pen.look.body, pen.ink.muted, 6);
  pen.large(area.cut_top(pen.px(40), pen.px(12)), view.address, pen.ink.text, Align::left);
  pen.large(area.cut_top(std::min(area.height(), pen.px(140))), view.typed, pen.ink.accent, Align::left);
}

}  // namespace tanteador::ui
