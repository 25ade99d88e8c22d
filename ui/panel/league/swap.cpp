// Tables of a round as cards. To swap two names or numbers, drag one to the other, or tap both.

#include <algorithm>
#include <string_view>

#include "ui/panel/drawing/boxes.hpp"

namespace tanteador::ui {

namespace {

using layout::Box;

constexpr float kCardWide = 318, kSeatHigh = 52, kSwapNumber = 72, kNumberHigh = 76, kSwapAir = 10;

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

Box place_box(Pen& pen, float width, const view::SwapPlace& place, Kind kind, float tall) {
  Box box = whole_key_box(pen, width, place.tap, kind, tall);
  box.draw = [&pen, &place, kind](const layout::Bounds& at) {
    draw_swap_place(pen, rect_of(at), place, kind);
  };
  return box;
}

Box swap_card_box(Pen& pen, float width, const view::SwapTable& table) {
  const float number = pen.px(kSwapNumber), seat = width - number - pen.px(kGap + 2 * kSwapAir);
  Box seats = layout::stretch(layout::column(pen.px(kGap), {}));
  for (const view::SwapPlace& place : table.seats)
    seats.parts.push_back(place_box(pen, seat, place, Kind::link, kSeatHigh));
  const Box title = table.number.tap.label.empty()
                        ? words_box(pen, table.title, {0, pen.px(kNumberHigh)},
                                    {pen.look.small, pen.ink.muted, Align::centre})
                        : place_box(pen, number, table.number, Kind::act, kNumberHigh);
  Box card = layout::row(pen.px(kGap), {layout::widen(layout::column(0, {title}), number), seats});
  card.inset = {pen.px(kSwapAir), pen.px(kSwapAir)};
  card.draw = [&pen](const layout::Bounds& at) { pen.frame(rect_of(at), pen.ink.button, 12); };
  return card;
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

// The carried name is drawn last, when every place knows whether it was put down there.
Box swap_box(Pen& pen, float width, const view::SwapSheet& sheet) {
  const auto cards = [&pen, &sheet](float wide) {
    return tiles_box(pen, wide, kCardWide, sheet.tables.size(),
                     [&](std::size_t i, float card) { return swap_card_box(pen, card, sheet.tables[i]); });
  };
  const Box carried = drawn_box("carried", {}, 0, [&pen, &sheet](Rect) {
    if (!pen.state.dragged.empty()) {
      pen.state.moving = true;
      draw_carried(pen, sheet);
    }
    if (!ImGui::IsMouseDown(0)) pen.state.dragged.clear();
  });
  return layout::stretch(stack_box(pen, {head_box(pen, sheet.title, pen.look.title, pen.ink.text,
                                                  {key_box(pen, sheet.close, Kind::next, 96, kStepHeight)}),
                                         paragraph_box(pen, width, sheet.help, pen.look.small, pen.ink.muted),
                                         scroll_box(pen, "swap", cards), carried}));
}

}  // namespace tanteador::ui
