// A match for everybody in the room: the figures as large as possible on the material of the game, no
// controls. The deal in play and the last entries stand below.

#include <algorithm>
#include <span>
#include <vector>

#include "ui/panel/drawing/parts.hpp"
#include "ui/panel/matches.hpp"

namespace tanteador::ui {

namespace {

// One size for all figures of a match, one for all names, and so on.
struct TvSizes {
  float name = 1, number = 1, half = 1, total = 1;
};

struct TvPlace {
  Rect mark, name, number, half, total, sets, tally;
};

// A tally takes a third of the height at the bottom.
TvPlace place_of(const Pen& pen, Rect column, const view::TvSide& side) {
  TvPlace place;
  if (side.tally) place.tally = column.cut_bottom(column.height() * 0.3f, pen.px(kGap));
  const float unit = column.height() / 10;
  place.name = column.cut_top(unit * (side.tally ? 2.0f : 1.4f));
  place.mark = place.name.cut_left(pen.px(24), pen.px(10));
  Rect foot = column.cut_bottom(unit * (side.tally ? 2.0f : 1.4f));
  place.number = column;
  const float gap = foot.width() * 0.03f;
  if (side.sets_to_win > 1) place.sets = foot.cut_right(foot.width() * 0.2f, gap);
  place.half = foot.cut_left(foot.width() * 0.56f, gap);
  place.total = foot;
  return place;
}

float number_size(const Pen& pen, const Rect& place, const std::string& number) {
  const float most = std::max(1.0f, place.height() * 1.1f / pen.look.digits->FontSize),
              wide = std::max(1.0f, pen.width_of(number, pen.look.digits));
  return std::min(most, place.width() / wide);
}

// Prefers the beginning of a name in legible letters to the whole name in tiny ones.
void draw_tv_name(Pen& pen, const Rect& rect, const std::string& name, float times) {
  if (pen.width_of(name, pen.look.label) <= rect.width())
    pen.large(rect, name, pen.ink.text, Align::left, times);
  else
    pen.text(rect, name, {pen.look.label, pen.ink.text, Align::left, Overflow::ellipsis});
}

void draw_side(Pen& pen, const TvPlace& place, const view::TvSide& side, const TvSizes& sizes, int number) {
  draw_side_mark(pen, place.mark, number);
  draw_tv_name(pen, place.name, side.name, sizes.name);
  pen.text(place.number, side.points,
           {pen.look.digits, pen.ink.text, Align::centre, Overflow::whole, 0.5f, sizes.number});
  if (side.sets_to_win > 1)
    pen.large(place.sets, std::to_string(side.sets) + "/" + std::to_string(side.sets_to_win), pen.ink.muted,
              Align::right);
  pen.large(place.half, side.part, pen.ink.accent, Align::left, sizes.half);
  pen.large(place.total, side.total, pen.ink.text, Align::right, sizes.total);
}

void draw_deal_value(Pen& pen, Rect area, const view::DealValue& value) {
  const ImU32 ink = value.waits ? pen.ink.accent : pen.ink.text;
  const float wide = std::min(area.width() * 0.24f, pen.width_of(value.worth, pen.look.digits) + pen.px(8));
  pen.text(
      area.cut_left(wide, pen.px(kGapPage)), value.worth,
      {pen.look.digits, ink, Align::left, Overflow::whole, 0.5f, area.height() / pen.look.digits->FontSize});
  pen.large(area.cut_top(area.height() * 0.55f), value.name, ink, Align::left);
  pen.text(area, value.turn, {pen.look.title, ink, Align::left, Overflow::whole});
}

// The value of the deal in a golden field, and the last entries beside it.
void draw_events(Pen& pen, Rect area, const view::TvView& tv) {
  constexpr std::size_t kEntries = 2;
  if (tv.value) {
    const Rect field = area.cut_left(area.width() * 0.56f, pen.px(kGapParts));
    pen.fill(field, pen.ink.chosen, kPanelCorner);
    draw_deal_value(pen, field.inset(pen.px(kGapPage), pen.px(kGap)), *tv.value);
  }
  pen.fill(area, pen.ink.panel, kPanelCorner);
  area = area.inset(pen.px(kGapPage), pen.px(kGap));
  const std::span shown = std::span(tv.last).last(std::min(tv.last.size(), kEntries));
  for (const std::string& entry : shown)
    pen.text(area.row(static_cast<int>(&entry - shown.data()), static_cast<int>(shown.size()), 0), entry,
             {pen.look.title, &entry == &shown.back() ? pen.ink.text : pen.ink.muted, Align::left,
              Overflow::ellipsis});
}

// One size for all sides, in as many rows and columns as they need.
void draw_sides(Pen& pen, const Rect& area, const view::TvView& tv) {
  const int sides = static_cast<int>(tv.sides.size());
  const bool on_end = area.height() > area.width();
  const int abreast = sides <= 3 ? 1 : sides <= 8 ? 2 : 3;  // in a portrait window
  const int rows = on_end ? (sides + abreast - 1) / abreast : sides > 3 ? 2 : 1;
  const int columns = on_end ? abreast : (sides + rows - 1) / std::max(1, rows);
  std::vector<TvPlace> places;
  TvSizes sizes{.number = number_size(pen, area, {})};
  for (int at = 0; at < sides; ++at) {
    const view::TvSide& side = tv.sides[at];
    const Rect column = area.row(at / columns, rows, pen.px(24)).column(at % columns, columns, pen.px(40));
    const TvPlace& place = places.emplace_back(place_of(pen, column, side));
    if (pen.width_of(side.name, pen.look.label) <= place.name.width())
      sizes.name = std::min(sizes.name, pen.share(place.name, side.name));
    sizes.number = std::min(sizes.number, number_size(pen, place.number, side.points));
    sizes.half = std::min(sizes.half, pen.share(place.half, side.part));
    sizes.total = std::min(sizes.total, pen.share(place.total, side.total));
  }
  for (int at = 0; at < sides; ++at) {
    draw_side(pen, places[at], tv.sides[at], sizes, at);
    if (tv.sides[at].tally) draw_tally(pen, places[at].tally, *tv.sides[at].tally, at);
  }
}

}  // namespace

void draw_tv(Pen& pen, Rect area, const view::TvView& tv) {
  constexpr float kFoot = 0.18f, kMost = 190;  // of the height; units
  pen.touch(area, tv.back);
  area = area.inset(pen.px(24), pen.px(16));
  Rect head = area.cut_top(pen.px(44), pen.px(10));
  const TextStyle quiet{pen.look.label, pen.ink.muted, Align::right, Overflow::whole};
  pen.text(head.cut_right(pen.width_of(tv.clock, pen.look.label) + pen.px(4), pen.px(kGapPage)), tv.clock,
           {pen.look.label, pen.ink.accent, Align::right, Overflow::whole});
  pen.text(head.cut_right(head.width() * 0.36f, pen.px(kGapPage)), tv.title, quiet);
  pen.text(head, tv.headline, {pen.look.title, pen.ink.text});
  if (!tv.last.empty())
    draw_events(pen, area.cut_bottom(std::min(area.height() * kFoot, pen.px(kMost)), pen.px(12)), tv);
  const Look look = look_on(pen.look, tv.material);
  Pen on = pen.with_look(look);
  draw_ground(on, area, tv.material);
  draw_sides(on, area.inset(pen.px(36), pen.px(20)), tv);
}

}  // namespace tanteador::ui
