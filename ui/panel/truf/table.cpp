// The table of a Truf deal: four seats, trump and mode in the middle, the rest in the corners.

#include <algorithm>
#include <cmath>

#include "ui/panel/truf/parts.hpp"

namespace tanteador::ui {

namespace {

constexpr float kTableEdge = 14, kRimGap = 9, kPip = 11, kThreeLines = 58;
constexpr float kTallest = 0.66f;  // of its width; a higher table has more wood than text
constexpr int kTricks = 13;

// A pip for each trick: full within the bid, hollow if missing, a square beyond the bid.
void draw_pips(Pen& pen, const Rect& line, const view::TrufSeat& seat) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const int count = std::max(seat.bid_pips, seat.taken_pips);
  const float step = std::min(pen.px(kPip + 2), line.width() / static_cast<float>(std::max(1, count)));
  const float size = step * 0.36f;
  for (int i = 0; i < count; ++i) {
    const ImVec2 at{line.left + step * (static_cast<float>(i) + 0.5f), line.centre().y};
    if (i >= seat.bid_pips)
      list.AddRectFilled({at.x - size, at.y - size}, {at.x + size, at.y + size}, pen.ink.second_side);
    else if (i < seat.taken_pips)
      list.AddCircleFilled(at, size, pen.ink.text, 12);
    else
      list.AddCircle(at, size, pen.ink.outline, 12, pen.px(1.4f));
  }
}

ImU32 sign_colour(const Theme& ink, int sign) {
  return sign > 0 ? ink.plus : sign < 0 ? ink.minus : ink.text;
}

void draw_seat(Pen& pen, const Rect& rect, const view::TrufSeat& seat) {
  pen.fill(rect, seat.choose.chosen ? pen.ink.chosen : pen.ink.panel);
  Rect inside = rect.inset(pen.px(9), pen.px(7));
  const float tall = std::min(inside.height(), inside.width() * 0.4f);  // a card; the text needs the rest
  const auto card = [&](const Rect& place) {
    const float middle = place.centre().y;
    return Rect{place.left, middle - tall / 2, place.right, middle + tall / 2};
  };
  draw_truf_card(pen, card(inside.cut_left(tall * 0.68f, pen.px(10))), seat.bid);
  if (seat.played.face != view::TrufFace::none)
    draw_truf_card(pen, card(inside.cut_right(tall * 0.68f, pen.px(kGap))), seat.played);
  const bool low = inside.height() < pen.px(kThreeLines);
  if (low) draw_pips(pen, inside.cut_bottom(pen.px(12)), seat);
  Rect count_area = inside;
  if (low) count_area = inside.cut_right(inside.width() * 0.42f, pen.px(6));  // beside the name, not below it
  Rect name = inside.cut_top(low ? inside.height() : pen.px(24), pen.px(1));
  if (seat.deals) draw_dealer_card(pen, name.cut_right(pen.px(26)).centre());
  if (seat.choose.chosen) {  // the mark beside the colour
    const ImVec2 at = name.cut_left(pen.px(12), pen.px(6)).centre();
    ImGui::GetWindowDrawList()->AddTriangleFilled({at.x - pen.px(5), at.y - pen.px(6)},
                                                  {at.x - pen.px(5), at.y + pen.px(6)},
                                                  {at.x + pen.px(5), at.y}, pen.ink.accent);
  }
  pen.text(name, seat.choose.label, {pen.look.label, pen.ink.text, Align::left, Overflow::ellipsis});
  if (!low) {
    count_area = inside;
    draw_pips(pen, count_area.cut_bottom(pen.px(14)), seat);
  }
  ImFont* figures = low ? pen.look.label : pen.look.title;
  const float points = std::min(pen.width_of(seat.difference, figures), count_area.width() / 2);
  if (!seat.difference.empty())
    pen.text(count_area.cut_right(points, pen.px(6)), seat.difference,
             {figures, sign_colour(pen.ink, seat.sign), Align::right, Overflow::whole});
  pen.text(count_area, seat.count, {low ? pen.look.small : pen.look.label, pen.ink.text, Align::left});
  pen.touch(rect, seat.choose);
}

void draw_middle(Pen& pen, Rect rect, const view::TrufRound& round) {
  if (round.trump == 0)
    return draw_turning(rect.centre(), std::min(pen.px(30), rect.height() * 0.4f), round.direction,
                        pen.ink.rope);
  const float tall = std::min(rect.height(), rect.width() * 0.45f);
  rect = rect.inset(0, (rect.height() - tall) / 2);
  const Rect tile = rect.cut_left(tall * 0.8f, pen.px(10));
  pen.fill(tile, IM_COL32(0xFB, 0xF6, 0xEA, 255), kCardCorner);
  draw_suit(tile.centre(), tall * 0.66f, round.trump, suit_ink(round.trump));
  if (round.mode.empty()) return pen.text(rect, round.sum, {pen.look.label, pen.ink.text, Align::left});
  pen.text(rect.cut_top(tall * 0.52f), round.mode,
           {pen.look.title, pen.ink.accent, Align::left, Overflow::wrap, 1});
  pen.text(rect, round.sum, {pen.look.small, pen.ink.text, Align::left, Overflow::wrap, 0.2f});
}

// A stroke for each of the 13 tricks, bright for those not yet played.
void draw_left(Pen& pen, Rect rect, const view::TrufRound& round) {
  const bool low = rect.height() < pen.px(kThreeLines);  // for one line of text
  ImDrawList& list = *ImGui::GetWindowDrawList();
  Rect strokes = rect.cut_top(rect.height() * 0.44f, pen.px(2));
  const float step = strokes.width() / kTricks;
  for (int i = 0; i < kTricks; ++i) {
    const float x = strokes.left + step * (static_cast<float>(i) + 0.5f);
    const bool left = i < round.tricks_left;
    list.AddLine({x - pen.px(1.5f), strokes.bottom},
                 {x + pen.px(1.5f), strokes.top + pen.px(left ? 2.0f : 20.0f)},
                 left ? pen.ink.match_body : pen.ink.outline, pen.px(left ? 4.0f : 2.0f));
  }
  if (!low || round.broken.empty())
    pen.text(rect.cut_top(pen.px(20)), round.tricks_left_text, {pen.look.small, pen.ink.text, Align::right});
  pen.text(rect.cut_top(pen.px(20)), round.broken, {pen.look.small, pen.ink.accent, Align::right});
}

void draw_direction(Pen& pen, Rect rect, const view::TrufRound& round) {
  draw_turning({rect.left + pen.px(24), rect.top + std::min(pen.px(26), rect.height() / 2)}, pen.px(16),
               round.direction, pen.ink.rope);
  rect.cut_left(pen.px(54));
  pen.text(rect.cut_top(std::min(rect.height(), pen.px(52))), round.direction_name,
           {pen.look.body, pen.ink.text, Align::left});
}

void draw_link(Pen& pen, const Rect& rect, view::Button action) {
  pen.drop_long_detail(rect, action);
  pen.button(rect, action, Kind::link);
}

void draw_low_table(Pen& pen, const Rect& table, const view::TrufRound& round) {
  draw_ground(pen, table, view::Material::cards);
  Rect area = table.inset(pen.px(kTableEdge), pen.px(9));
  const Rect rest = area.cut_bottom(pen.key(kFinger), pen.px(kGap));
  const auto seats = static_cast<int>(round.seats.size());
  for (int i = 0; i < seats; ++i) draw_seat(pen, area.column(i, seats, pen.px(kRimGap)), round.seats[i]);
  const auto cell = [&](int i) { return rest.column(i, 4, pen.px(kRimGap)); };
  if (round.redeal.size() > 1)
    draw_link(pen, cell(0), round.redeal[1]);
  else
    draw_direction(pen, cell(0), round);
  draw_middle(pen, cell(1), round);
  if (!round.redeal.empty())
    draw_link(pen, cell(2), round.redeal.front());
  else if (round.tricks_left >= 0)
    draw_left(pen, cell(2), round);
  draw_link(pen, cell(3), round.dealer);
}

}  // namespace

void draw_truf_table(Pen& pen, const Rect& place_for_all, const view::TrufRound& round) {
  if (place_for_all.height() < 3 * pen.key(kFinger) + pen.px(2 * kTableEdge + 2 * kRimGap) - 1)
    return draw_low_table(pen, place_for_all, round);
  const float tallest = std::min(place_for_all.height(), place_for_all.width() * kTallest);
  const float middle = place_for_all.centre().y;
  const Rect table{place_for_all.left, middle - tallest / 2, place_for_all.right, middle + tallest / 2};
  draw_ground(pen, table, view::Material::cards);
  const Rect area = table.inset(pen.px(kTableEdge));
  const auto place = [&](int column, int row) {
    const Rect line = area.row(row, 3, pen.px(kRimGap));
    return line.column(column, 3, pen.px(kRimGap + 3));
  };
  // In the order of play, counter-clockwise from the bottom: right, top, left.
  const Rect places[] = {place(1, 2), place(2, 1), place(1, 0), place(0, 1)};
  for (std::size_t i = 0; i < round.seats.size(); ++i) draw_seat(pen, places[i], round.seats[i]);
  draw_middle(pen, place(1, 1).inset(pen.px(10), pen.px(3)), round);
  draw_direction(pen, place(0, 0), round);
  if (round.tricks_left >= 0) draw_left(pen, place(2, 0).inset(pen.px(6), 0), round);
  draw_link(pen, place(0, 2), round.dealer);
  const Rect corners[] = {place(2, 0), place(2, 2)};
  for (std::size_t i = 0; i < round.redeal.size() && i < 2; ++i) draw_link(pen, corners[i], round.redeal[i]);
}

}  // namespace tanteador::ui
