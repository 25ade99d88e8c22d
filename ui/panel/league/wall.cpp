// For the wall: pairings and standings in large letters, a page at a time. Back is the only control.

#include <algorithm>
#include <limits>

#include "ui/panel/celebration.hpp"
#include "ui/panel/drawing/parts.hpp"
#include "ui/panel/matches.hpp"

namespace tanteador::ui {

namespace {

constexpr float kWallRow = 64, kLarger = 1.35f;

float width_of_column(const Pen& pen, const std::vector<view::WallRow>& rows,
                      std::string view::WallRow::*cell, float most) {
  float wide = pen.px(50);
  for (const view::WallRow& row : rows)
    wide = std::max(wide, pen.width_of(row.*cell, pen.look.title) * kLarger + pen.px(4));
  return std::min(wide, most);
}

// `right`: width of the result or points. The result of two sides is between them, the loser's name muted.
void draw_row_text(Pen& pen, Rect line, const view::WallRow& row, float right) {
  // One line, as two would touch the next row; only a very long name wraps.
  const auto draw = [&](Rect place, const std::string& text, Align align, int side) {
    const ImU32 ink = row.winner >= 0 && side == 1 - row.winner ? pen.ink.muted : pen.ink.text;
    const bool wraps = pen.width_of(text, pen.look.title) > 2 * place.width();
    const Overflow overflow = wraps ? Overflow::wrap : Overflow::whole;
    pen.text(place, text, {pen.look.title, ink, align, overflow, 0.5f, kLarger});
  };
  if (row.other.empty()) {
    draw(line.cut_right(right, pen.px(kGapParts)), row.right, Align::right, -1);
    return draw(line, row.middle, Align::left, 0);
  }
  const float name = (line.width() - right) / 2 - pen.px(kGapParts);
  draw(line.cut_left(name, pen.px(kGapParts)), row.middle, Align::right, 0);
  draw(line.cut_right(name, pen.px(kGapParts)), row.other, Align::left, 1);
  draw(line, row.right, Align::centre, -1);
}

// The rows of this turn's page; after the last page comes the first.
void draw_page(Pen& pen, Rect area, const std::string& title, const std::vector<view::WallRow>& rows,
               int turn) {
  const auto room = static_cast<std::size_t>(std::max(1.0f, (area.height() - pen.px(60)) / pen.px(kWallRow)));
  const std::size_t pages = std::max<std::size_t>(1, (rows.size() + room - 1) / room);
  const float left = width_of_column(pen, rows, &view::WallRow::left, area.width() / 4),
              right = width_of_column(pen, rows, &view::WallRow::right, area.width() / 3);
  const std::size_t page = static_cast<std::size_t>(std::max(0, turn)) % pages;
  Rect head = area.cut_top(pen.px(52), pen.px(kGap));
  if (pages > 1)
    pen.text(head.cut_right(pen.px(110)), std::to_string(page + 1) + " / " + std::to_string(pages),
             {pen.look.label, pen.ink.muted, Align::right});
  pen.text(head, title, {pen.look.title, pen.ink.muted});
  for (std::size_t i = page * room; i < std::min(rows.size(), (page + 1) * room); ++i) {
    Rect line = area.cut_top(pen.px(kWallRow));
    if (i % 2 == 1) pen.fill(line, pen.ink.panel, kCardCorner);
    line = line.inset(pen.px(12), 0);
    pen.text(line.cut_left(left, pen.px(kGapParts)), rows[i].left,
             {pen.look.title, pen.ink.accent, Align::right, Overflow::whole, 0.5f, kLarger});
    draw_row_text(pen, line, rows[i], right);
  }
}

float width_of_pairings(const Pen& pen, const std::vector<view::WallRow>& rows) {
  float name = 0, rest = pen.px(24 + 3 * kGapParts);
  for (const view::WallRow& row : rows)
    name =
        std::max({name, pen.width_of(row.middle, pen.look.title), pen.width_of(row.other, pen.look.title)});
  for (const auto cell : {&view::WallRow::left, &view::WallRow::right})
    rest += width_of_column(pen, rows, cell, std::numeric_limits<float>::max());
  return rest + 2 * name * kLarger;
}

// The first three of a finished competition; empty in groups.
std::vector<view::Finale::Place> places_on_podium(const view::WallView& wall) {
  std::vector<view::Finale::Place> places;
  for (std::size_t i = 0; wall.finished && i < std::min<std::size_t>(3, wall.standings.size()); ++i) {
    const view::WallRow& row = wall.standings[i];
    if (row.left.empty()) return {};
    places.push_back({.place = row.left, .name = row.middle, .points = row.right, .wins = i == 0});
  }
  return places;
}

}  // namespace

void draw_wall(Pen& pen, Rect area, const view::WallView& wall) {
  constexpr float kPodium = 0.36f, kSign = 56;
  Rect head = area.cut_top(pen.px(64), pen.px(12));
  draw_emblem(pen, head.cut_left(pen.px(kSign), pen.px(kGapParts)).inset(0, pen.px(4)));
  draw_at_right(pen, head, wall.back, Kind::link);
  const float clock = pen.width_of(wall.clock, pen.look.title) * kLarger;
  const bool below = clock > head.width() * 0.45f;  // the remaining time is never shortened
  Rect time =
      below ? area.cut_top(pen.px(64), pen.px(12)) : head.cut_right(clock + pen.px(4), pen.px(kGapPage));
  pen.text(
      time, wall.clock,
      {pen.look.title, pen.ink.accent, below ? Align::left : Align::right, Overflow::whole, 0.5f, kLarger});
  pen.text(head, wall.title, {pen.look.title, pen.ink.text, Align::left, Overflow::ellipsis, 0.5f, kLarger});
  if (const auto places = places_on_podium(wall); places.size() == 3)
    draw_podium(pen, area.cut_top(area.height() * kPodium, pen.px(kGapPage)), places);
  if (wall.pairings.empty()) return draw_page(pen, area, wall.standings_title, wall.standings, wall.turn);
  const bool on_end = area.height() > area.width();
  if (!on_end &&
      width_of_pairings(pen, wall.pairings) > area.width() * 0.56f) {  // by turns, each in full width
    if (wall.turn % 2 == 0) return draw_page(pen, area, wall.pairings_title, wall.pairings, wall.turn / 2);
    return draw_page(pen, area, wall.standings_title, wall.standings, wall.turn / 2);
  }
  const Rect first = on_end ? area.cut_top(area.height() * 0.5f, pen.px(kGapPage))
                            : area.cut_left(area.width() * 0.56f, pen.px(kGapQuestion));
  draw_page(pen, first, wall.pairings_title, wall.pairings, wall.turn);
  draw_page(pen, area, wall.standings_title, wall.standings, wall.turn);
}

}  // namespace tanteador::ui
