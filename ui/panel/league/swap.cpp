// Tables of a round as cards. To swap two names or numbers, drag one to the other, or tap both.

#include <algorithm>
#include <string_view>

#include "ui/panel/drawing/parts.hpp"

namespace tanteador::ui {

namespace {

constexpr float kCardWide = 330, kSeatHigh = 52, kSwapNumber = 72;

std::string_view kind_of(std::string_view id) { return id.substr(0, id.rfind('/')); }

void draw_swap_place(Pen& pen, const Rect& rect, const view::SwapPlace& place, Kind kind) {
  pen.button(rect, place.tap, kind);
  std::string& dragged = pen.state.dragged;
  const ImVec2 at = ImGui::GetIO().MousePos;
  if (ImGui::IsItemActive() && dragged.empty() && ImGui::IsMouseDragging(0, pen.px(kSlip))) {
    dragged = place.tap.id;
    if (!place.tap.chosen) pen.out.push_back(place.hold.command);
  }
  const bool here = at.x >= rect.left && at.x < rect.right && at.y >= rect.top && at.y < rect.bottom;
  const bool other = !dragged.empty() && dragged != place.tap.id && kind_of(dragged) == kind_of(place.tap.id);
  if (!other || !here || !pen.is_visible(rect)) return;
  pen.frame(rect.inset(pen.px(-3)), pen.ink.accent, 14, 3);
  if (ImGui::IsMouseReleased(0)) pen.out.push_back(place.tap.command);
}

float seat_high(const Pen& pen, const view::SwapPlace& seat, float wide) {
  return std::max(pen.key(kSeatHigh),
                  pen.height_of(seat.tap.label, pen.look.label, wide - pen.px(32)) + pen.px(14));
}

float swap_card_high(const Pen& pen, const view::SwapTable& table, float wide) {
  float tall = pen.px(20);
  for (const view::SwapPlace& seat : table.seats)
    tall += seat_high(pen, seat, wide - pen.px(kSwapNumber + 28)) + pen.px(kGap);
  return std::max(tall, pen.px(96));
}

void draw_swap_card(Pen& pen, Rect card, const view::SwapTable& table) {
  pen.frame(card, pen.ink.button, 12);
  card = card.inset(pen.px(10), pen.px(10));
  const Rect number = card.cut_left(pen.px(kSwapNumber), pen.px(kGap));
  if (table.number.tap.label.empty())
    pen.text(number, table.title, {pen.look.small, pen.ink.muted, Align::centre});
  else
    draw_swap_place(pen, {number.left, number.top, number.right, number.top + pen.px(76)}, table.number,
                    Kind::act);
  for (const view::SwapPlace& seat : table.seats)
    draw_swap_place(pen, card.cut_top(seat_high(pen, seat, card.width()), pen.px(kGap)), seat, Kind::link);
}

void draw_carried(const Pen& pen, const view::SwapSheet& sheet) {
  const view::SwapPlace* carried = nullptr;
  for (const view::SwapTable& table : sheet.tables) {
    if (table.number.tap.id == pen.state.dragged) carried = &table.number;
    for (const view::SwapPlace& seat : table.seats) {
      if (seat.tap.id == pen.state.dragged) carried = &seat;
    }
  }
  if (!carried) return;
  const ImVec2 at{ImGui::GetIO().MousePos.x + pen.px(14), ImGui::GetIO().MousePos.y + pen.px(14)};
  const std::string& label = carried->tap.label;
  const float wide = pen.width_of(label, pen.look.label), tall = pen.look.label->FontSize;
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  list.AddRectFilled(at, {at.x + wide + pen.px(24), at.y + tall + pen.px(16)}, pen.ink.chosen, pen.px(10));
  list.AddText(pen.look.label, tall, {at.x + pen.px(12), at.y + pen.px(8)}, pen.ink.text, label.data(),
               label.data() + label.size());
}

}  // namespace

float carried_scroll(const Pen& pen, const Rect& list) {
  constexpr float kEdge = 48, kStep = 10;
  const float y = ImGui::GetIO().MousePos.y;
  return y < list.top + pen.px(kEdge) ? -pen.px(kStep) : y > list.bottom - pen.px(kEdge) ? pen.px(kStep) : 0;
}

void draw_swap(Pen& pen, Rect area, const view::SwapSheet& sheet) {
  Rect head = area.cut_top(pen.px(56), pen.px(kGap));
  draw_at_right(pen, head, sheet.close, Kind::next);
  pen.text(head, sheet.title, {pen.look.title, pen.ink.text});
  draw_part(pen, area, sheet.help, pen.look.small, pen.ink.muted, 8);
  draw_list(pen, "swap", area, [&](Rect content) {
    const float top = content.top;
    const int columns = std::max(1, static_cast<int>(content.width() / pen.px(kCardWide)));
    const float wide = content.column(0, columns, pen.px(12)).width();
    for (std::size_t from = 0; from < sheet.tables.size(); from += static_cast<std::size_t>(columns)) {
      const std::size_t to = std::min(sheet.tables.size(), from + static_cast<std::size_t>(columns));
      float tall = 0;
      for (std::size_t i = from; i < to; ++i)
        tall = std::max(tall, swap_card_high(pen, sheet.tables[i], wide));
      const Rect line = content.cut_top(tall, pen.px(12));
      for (std::size_t i = from; i < to; ++i)
        draw_swap_card(pen, line.column(static_cast<int>(i - from), columns, pen.px(12)), sheet.tables[i]);
    }
    return content.top - top;
  });
  if (!pen.state.dragged.empty()) {
    pen.state.moving = true;
    draw_carried(pen, sheet);
  }
  if (!ImGui::IsMouseDown(0)) pen.state.dragged.clear();
}

}  // namespace tanteador::ui
