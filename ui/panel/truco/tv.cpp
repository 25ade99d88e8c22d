// The felt on a big screen: the points of each side as large as possible, with its matches.

#include <algorithm>
#include <vector>

#include "ui/panel/matches.hpp"
#include "ui/panel/sheets.hpp"

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
TvPlace place_of(const Pen& pen, Rect column, const view::truco::SideTally& side) {
  TvPlace place;
  place.tally = column.cut_bottom(column.height() * 0.3f, pen.px(kGap));
  const float unit = column.height() / 5;
  place.name = column.cut_top(unit);
  place.mark = place.name.cut_left(pen.px(24), pen.px(10));
  Rect foot = column.cut_bottom(unit);
  place.number = column;
  const float gap = foot.width() * 0.03f;
  if (side.sets_to_win > 1) place.sets = foot.cut_right(foot.width() * 0.2f, gap);
  place.half = foot.cut_left(foot.width() * 0.56f, gap);
  place.total = foot;
  return place;
}

float number_size(const Pen& pen, const Rect& place, const std::string& number) {
  const float most = std::max(1.0f, place.height() * 1.1f / pen.look.size_of(pen.look.digits)),
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

void draw_tv_side(Pen& pen, const TvPlace& place, const view::truco::SideTally& side, const TvSizes& sizes,
                  int number) {
  draw_side_mark(pen, place.mark, number);
  draw_tv_name(pen, place.name, side.name, sizes.name);
  pen.text(place.number, side.number,
           {pen.look.digits, pen.ink.text, Align::centre, Overflow::whole, 0.5f, sizes.number});
  if (side.sets_to_win > 1)
    pen.large(place.sets, std::to_string(side.sets) + "/" + std::to_string(side.sets_to_win), pen.ink.muted,
              Align::right);
  pen.large(place.half, side.half, pen.ink.accent, Align::left, sizes.half);
  pen.large(place.total, side.total, pen.ink.text, Align::right, sizes.total);
  draw_tally(pen, place.tally, side.tally, number);
}

}  // namespace

void draw_tv_sheet(Pen& pen, Rect area, const view::TrucoSheet& sheet) {
  draw_ground(pen, area, view::Material::cloth);
  const bool upright = area.height() > area.width();
  area = area.inset(pen.px(36), pen.px(20));
  const auto sides = static_cast<int>(sheet.sides.size());
  std::vector<TvPlace> places;
  TvSizes sizes{.number = number_size(pen, area, {})};
  for (int at = 0; at < sides; ++at) {
    const view::truco::SideTally& side = sheet.sides[at];
    const TvPlace& place = places.emplace_back(
        place_of(pen, upright ? area.row(at, sides, pen.px(24)) : area.column(at, sides, pen.px(40)), side));
    if (pen.width_of(side.name, pen.look.label) <= place.name.width())
      sizes.name = std::min(sizes.name, pen.share(place.name, side.name));
    sizes.number = std::min(sizes.number, number_size(pen, place.number, side.number));
    sizes.half = std::min(sizes.half, pen.share(place.half, side.half));
    sizes.total = std::min(sizes.total, pen.share(place.total, side.total));
  }
  for (int at = 0; at < sides; ++at) draw_tv_side(pen, places[at], sheet.sides[at], sizes, at);
}

}  // namespace tanteador::ui
