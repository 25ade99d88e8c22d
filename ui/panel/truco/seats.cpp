// The seats round the table, in order of play counter-clockwise, the first listed below.

#include <cmath>
#include <span>

#include "ui/panel/truco/parts.hpp"

namespace tanteador::ui::truco {

namespace {

constexpr float kSeatTall = 56, kSeatGap = 6;

// A position in a grid of three rows round the middle: column, row, and number of seats in that row.
struct Place {
  int column, columns, row;
};

// Counter-clockwise seen from above: from the bottom to the right, up, to the left.
constexpr Place kTwo[] = {{0, 1, 2}, {0, 1, 0}};
constexpr Place kThree[] = {{0, 1, 2}, {1, 2, 0}, {0, 2, 0}};
constexpr Place kFour[] = {{0, 1, 2}, {1, 2, 1}, {0, 1, 0}, {0, 2, 1}};
constexpr Place kSix[] = {{0, 2, 2}, {1, 2, 2}, {1, 2, 1}, {1, 2, 0}, {0, 2, 0}, {0, 2, 1}};
constexpr Place kEight[] = {{0, 3, 2}, {1, 3, 2}, {2, 3, 2}, {1, 2, 1},
                            {2, 3, 0}, {1, 3, 0}, {0, 3, 0}, {0, 2, 1}};

std::span<const Place> places(std::size_t seats) {
  switch (seats) {
    case 2: return kTwo;
    case 3: return kThree;
    case 4: return kFour;
    case 6: return kSix;
    case 8: return kEight;
    default: return {};
  }
}

// A single seat of a row is in the middle; two are at the sides, beside the table.
Rect place_of(const Pen& pen, const Rect& area, const Place& place) {
  const Rect row = area.row(place.row, 3, pen.px(kSeatGap));
  const float third = (row.width() - 2 * pen.px(kSeatGap)) / 3;
  const float wide = place.columns == 3 ? third : row.width() * (place.columns == 1 ? 0.66f : 0.42f);
  const float spare = row.width() - wide;
  const float x = row.left + (place.columns == 1 ? spare / 2
                                                 : spare * static_cast<float>(place.column) /
                                                       static_cast<float>(place.columns - 1));
  return {x, row.top, x + wide, row.bottom};
}

void oval(const Rect& area, float share, ImU32 colour) {
  constexpr int kSteps = 48;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  for (int i = 0; i < kSteps; ++i) {
    const float turn = static_cast<float>(i) / kSteps * 2 * 3.14159265f;
    list.PathLineTo({area.centre().x + std::cos(turn) * area.width() / 2 * share,
                     area.centre().y + std::sin(turn) * area.height() / 2 * share});
  }
  list.PathFillConvex(colour);
}

void draw_way_round(const Pen& pen, ImVec2 at) {
  constexpr int kSteps = 20;
  constexpr float kFrom = 0.35f, kTo = 5.2f;  // radians, counter-clockwise on the screen
  const float size = pen.px(17);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const auto point = [&](float turn, float radius) {
    return ImVec2{at.x + std::cos(turn) * radius, at.y - std::sin(turn) * radius};
  };
  for (int i = 0; i <= kSteps; ++i)
    list.PathLineTo(point(kFrom + (kTo - kFrom) * static_cast<float>(i) / kSteps, size));
  list.PathStroke(pen.ink.outline, 0, pen.px(3));
  list.AddTriangleFilled(point(kTo + 0.75f, size), point(kTo, size - pen.px(6)), point(kTo, size + pen.px(6)),
                         pen.ink.outline);
}

}  // namespace

void draw_seats(Pen& pen, Rect area, const std::vector<view::truco::SeatView>& seats) {
  const auto where = places(seats.size());
  if (where.empty()) return;
  const Rect table = area;
  oval(table, 0.94f, pen.ink.wood);
  oval(table, 0.89f, pen.ink.felt);
  if (seats.size() > 2) draw_way_round(pen, table.centre());
  const float tall = 3 * pen.px(kSeatTall) + 2 * pen.px(kSeatGap), spare = (area.height() - tall) / 2;
  area = area.inset(0, std::max(0.0f, spare));
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const view::truco::SeatView& seat = seats[i];
    const Rect rect = place_of(pen, area, where[i]);
    pen.fill(rect, pen.ink.panel);
    pen.button(rect, seat.choose, Kind::act, 16);
    const float half = rect.centre().y, x = rect.left + pen.px(5);
    draw_side_mark(pen, {x, rect.top + pen.px(6), x + pen.px(18), half}, seat.side);
    if (seat.deals) draw_dealer_card(pen, {x + pen.px(11), half + pen.px(13)});
  }
}

}  // namespace tanteador::ui::truco
