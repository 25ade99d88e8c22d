// For the wall: pairings and standings in large letters, a page at a time. Back is the only control.

#include <algorithm>
#include <limits>
#include <span>

#include "ui/panel/celebration.hpp"
#include "ui/panel/drawing/boxes.hpp"
#include "ui/panel/matches.hpp"

namespace tanteador::ui {

namespace {

constexpr float kLeastRow = 43, kWallRow = 64, kLarger = 1.35f;  // units; size of text in the highest row

using Rows = std::span<const view::WallRow>;

// One row: its letters, and the widths of its columns, in pixels.
struct RowLook {
  float letters = 0, left = 0, right = 0;
  bool has_changes = false;
};

float width_of_column(const Pen& pen, Rows rows, std::string view::WallRow::*cell, float most) {
  float wide = pen.px(50);
  for (const view::WallRow& row : rows)
    wide = std::max(wide, pen.width_of(row.*cell, pen.look.title) * kLarger + pen.px(4));
  return std::min(wide, most);
}

// One line, slightly smaller if needed; a longer name wraps. A winner is bold.
void draw_name(Pen& pen, const Rect& place, const std::string& text, const TextStyle& style, float letters,
               bool bold) {
  TextStyle shown = style;
  shown.font = bold && pen.has_all(pen.look.large, text) ? pen.look.large : pen.look.title;
  shown = pen.resize(shown, letters);
  constexpr float kMostShrunk = 1.3f;
  const float wide = pen.width_of(text, shown.font) * shown.times;
  shown.overflow = wide > kMostShrunk * place.width() ? Overflow::wrap : Overflow::whole;
  pen.text(place, text, shown);
}

// Points in the face of figures, the winner's in gold, with the colon in the middle.
void draw_result(Pen& pen, const Rect& place, const view::WallRow& row, float letters) {
  const std::size_t colon = row.right.find(':');
  if (colon == row.right.npos || row.winner < 0 || !pen.has_all(pen.look.digits, row.right))
    return pen.text(place, row.right,
                    pen.resize({pen.look.title, pen.ink.text, Align::centre, Overflow::whole}, letters));
  const auto draw = [&](const Rect& part, std::string_view text, ImU32 ink, Align align) {
    pen.text(part, text, pen.resize({pen.look.digits, ink, align, Overflow::whole}, letters * 1.2f));
  };
  const auto ink = [&](int side) { return row.winner == side ? pen.ink.accent : pen.ink.muted; };
  const float half = pen.px(8), middle = place.centre().x;
  draw({place.left, place.top, middle - half, place.bottom}, std::string_view(row.right).substr(0, colon),
       ink(0), Align::right);
  draw(place, ":", pen.ink.muted, Align::centre);
  draw({middle + half, place.top, place.right, place.bottom}, std::string_view(row.right).substr(colon + 1),
       ink(1), Align::left);
}

void draw_standing(Pen& pen, Rect line, const view::WallRow& row, const RowLook& look) {
  const Rect points = line.cut_right(look.right, pen.px(kGapParts));
  const bool figures = pen.has_all(pen.look.digits, row.right);
  pen.text(
      points, row.right,
      pen.resize({figures ? pen.look.digits : pen.look.title, pen.ink.accent, Align::right, Overflow::whole},
                 figures ? look.letters * 1.2f : look.letters));
  if (look.has_changes) {
    const Look larger = pen.look.enlarge(look.letters / pen.look.size_of(pen.look.label));
    Pen mark = pen.with_look(larger);
    draw_place_change(mark, line.cut_left(mark.px(kPlaceChange), pen.px(kGap)), row.change);
  }
  const bool is_group = row.left.empty() && row.right.empty();
  draw_name(pen, line, row.middle, {.colour = is_group ? pen.ink.muted : pen.ink.text, .align = Align::left},
            look.letters, row.change.medal > 0);
}

// The result of two sides is between them.
void draw_pairing(Pen& pen, Rect line, const view::WallRow& row, const RowLook& look,
                  const std::string& playing) {
  const float name = (line.width() - look.right) / 2 - pen.px(kGapParts);
  const auto side = [&](const Rect& place, const std::string& text, Align align, int number) {
    const bool lost = row.winner >= 0 && row.winner != number;
    draw_name(pen, place, text, {.colour = lost ? pen.ink.muted : pen.ink.text, .align = align}, look.letters,
              row.winner == number);
  };
  side(line.cut_left(name, pen.px(kGapParts)), row.middle, Align::right, 0);
  side(line.cut_right(name, pen.px(kGapParts)), row.other, Align::left, 1);
  if (!row.playing) return draw_result(pen, line, row, look.letters);
  pen.text(line, row.right.empty() ? playing : row.right,
           {pen.look.label, pen.ink.accent, Align::centre, Overflow::whole});
}

bool is_pairing(const view::WallRow& row) { return !row.other.empty(); }

// One size of letters for all rows; only a much longer name has smaller ones.
RowLook look_of(const Pen& pen, Rows rows, float wide, float tall, const std::string& playing) {
  constexpr float kLeastPart = 0.72f;
  RowLook look{.left = width_of_column(pen, rows, &view::WallRow::left, wide / 4),
               .right = width_of_column(pen, rows, &view::WallRow::right, wide / 3)};
  const bool pairs = std::ranges::any_of(rows, is_pairing);
  if (pairs) look.right = std::max(look.right, pen.width_of(playing, pen.look.label));
  look.has_changes = std::ranges::any_of(
      rows, [](const auto& row) { return row.change.medal > 0 || row.change.moved != 0; });
  const float title = pen.look.size_of(pen.look.title), most = title * kLarger * tall / pen.px(kWallRow),
              rest = wide - look.left - look.right - pen.px(24 + 2 * kGapParts),
              place = pairs ? (rest - pen.px(kGapParts)) / 2
                            : rest - (look.has_changes ? pen.px(kPlaceChange * kLarger) : 0);
  float widest = 1;
  for (const view::WallRow& row : rows)
    for (const std::string& name : {row.middle, row.other})
      widest = std::max(widest, pen.width_of(name, pen.look.title));
  look.letters = std::clamp(title * place / widest, most * kLeastPart, most);
  return look;
}

void draw_row(Pen& pen, Rect line, const view::WallRow& row, const RowLook& look,
              const std::string& playing) {
  const bool figures = pen.has_all(pen.look.digits, row.left);
  pen.text(
      line.cut_left(look.left, pen.px(kGapParts)), row.left,
      pen.resize({figures ? pen.look.digits : pen.look.title, pen.ink.accent, Align::right, Overflow::whole},
                 figures ? look.letters * 1.2f : look.letters));
  is_pairing(row) ? draw_pairing(pen, line, row, look, playing) : draw_standing(pen, line, row, look);
}

// The rows of this turn's page; after the last page comes the first. Fewer rows are higher.
void draw_page(Pen& pen, Rect area, const std::string& title, Rows rows, int turn,
               const std::string& playing) {
  Rect head = area.cut_top(pen.px(kRowHeight), pen.px(kGap));
  const auto most = static_cast<std::size_t>(std::max(1.0f, area.height() / pen.px(kLeastRow)));
  const std::size_t pages = std::max<std::size_t>(1, (rows.size() + most - 1) / most),
                    room = std::max<std::size_t>(1, (rows.size() + pages - 1) / pages),
                    page = static_cast<std::size_t>(std::max(0, turn)) % pages;
  if (pages > 1)
    pen.text(head.cut_right(pen.px(110)), std::to_string(page + 1) + " / " + std::to_string(pages),
             {pen.look.label, pen.ink.muted, Align::right});
  pen.text(head, title, {pen.look.title, pen.ink.muted, Align::left, Overflow::whole});
  rows = rows.subspan(std::min(page * room, rows.size()));
  rows = rows.first(std::min(room, rows.size()));
  const float tall = std::min(pen.px(kWallRow), area.height() / static_cast<float>(room));
  const RowLook look = look_of(pen, rows, area.width(), tall, playing);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Rect line = area.cut_top(tall);
    if (i % 2 == 0) pen.fill(line, pen.ink.panel, kCardCorner);
    draw_row(pen, line.inset(pen.px(12), pen.px(3)), rows[i], look, playing);
  }
}

float width_of_pairings(const Pen& pen, Rows rows) {
  constexpr std::size_t kMeasured = 200;  // of thousands
  rows = rows.first(std::min(rows.size(), kMeasured));
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

constexpr float kWallHead = 84;

// The remaining time is never shortened. Beside it, its end and the number of open tables.
layout::Box clock_box(Pen& pen, const view::WallView& wall) {
  constexpr float kWords = 260;
  const bool counts = !wall.countdown.empty();
  ImFont* font = counts ? pen.look.label : pen.look.title;
  const float words = std::max(pen.width_of(wall.until, font), pen.width_of(wall.open, pen.look.label));
  layout::Box lines = layout::stretch(layout::column(0, {}));
  const auto add = [&](const std::string& line, ImFont* face, ImU32 ink) {
    if (!line.empty())
      lines.parts.push_back(words_box(pen, line, {}, {face, ink, Align::right, Overflow::whole}, 1));
  };
  add(wall.open, pen.look.label, pen.ink.text);
  add(wall.until, font, counts ? pen.ink.muted : pen.ink.accent);
  if (!lines.parts.empty()) lines.least.wide = std::min(words + pen.px(4), pen.px(kWords));
  if (!counts) return lines;
  const TextStyle figures =
      pen.resize({pen.look.digits, pen.ink.accent, Align::right, Overflow::whole}, pen.px(kWallHead) * 1.25f);
  const float wide = pen.width_of(wall.countdown, figures.font) * figures.times;
  return layout::row(pen.px(kGapPage), {lines, words_box(pen, wall.countdown, {wide, 0}, figures)});
}

// Without room beside the title, the clock has a line of its own below it.
layout::Box head_box(Pen& pen, float width, const view::WallView& wall) {
  constexpr float kWallSign = 64, kTitle = 420, kNarrow = 240;
  const layout::Box emblem = drawn_box("emblem", {pen.px(kWallSign), 0}, 0, [&pen](Rect at) {
    draw_emblem(pen, at.inset(0, (at.height() - pen.px(kWallSign)) / 2));
  });
  std::vector<layout::Box> names{
      words_box(pen, wall.title, {},
                {pen.look.title, pen.ink.text, Align::left, Overflow::whole, 0.5f, kLarger}, 0.6f)};
  if (!wall.club.empty())
    names.push_back(words_box(pen, wall.club, {},
                              {pen.look.label, pen.ink.muted, Align::left, Overflow::ellipsis}, 0.4f));
  const auto title = [&](float least) {
    const float wide = std::min(pen.width_of(wall.title, pen.look.title) * kLarger, pen.px(least));
    return layout::stretch(layout::widen(layout::column(0, names), wide));
  };
  const layout::Box key = middle_box(key_box(pen, wall.back, Kind::link, 0, kKeyHeight), 0.5f),
                    back = layout::stretch(key, 0), clock = clock_box(pen, wall);
  const auto line = [&](std::vector<layout::Box> parts) {
    std::erase_if(parts, is_empty);
    return layout::heighten(layout::row(pen.px(kGapParts), std::move(parts)), pen.px(kWallHead));
  };
  layout::Box in_row = line({emblem, title(kTitle), clock, back});
  if (is_empty(clock) || least_of(in_row).wide <= width) return in_row;
  return layout::column(pen.px(kGap), {line({emblem, title(kNarrow), back}), line({layout::stretch(clock)})});
}

layout::Box time_box(Pen& pen, const view::WallView& wall) {
  constexpr float kBar = 8;
  return drawn_box("time", {0, pen.px(kBar)}, 0, [&pen, &wall](Rect at) {
    if (wall.time_left < 0) return;
    pen.fill(at, pen.ink.tray, kBar / 2);
    pen.fill({at.left, at.top, at.left + at.width() * wall.time_left, at.bottom}, pen.ink.accent, kBar / 2);
  });
}

// Pairings and standings beside each other, or by turns in full width if the names are long.
layout::Box lists_box(Pen& pen, layout::Extent room, const view::WallView& wall) {
  constexpr float kPairings = 0.56f;
  const bool upright = room.tall > room.wide;
  const auto list = [&](bool pairings, int turn, float weight) {
    return drawn_box(pairings ? "pairings" : "standings", {0, pen.px(kRowHeight + kGap + kLeastRow)}, weight,
                     [&pen, &wall, pairings, turn](Rect at) {
                       draw_page(pen, at, pairings ? wall.pairings_title : wall.standings_title,
                                 pairings ? wall.pairings : wall.standings, turn, wall.playing);
                     });
  };
  if (wall.pairings.empty()) return list(false, wall.turn, 1);
  if (upright) return layout::column(pen.px(kGapPage), {list(true, wall.turn, 1), list(false, wall.turn, 1)});
  if (width_of_pairings(pen, wall.pairings) > room.wide * kPairings)
    return list(wall.turn % 2 == 0, wall.turn / 2, 1);
  return layout::row(pen.px(kGapQuestion),
                     {list(true, wall.turn, kPairings), list(false, wall.turn, 1 - kPairings)});
}

}  // namespace

layout::Box wall_box(Pen& pen, layout::Extent room, const view::WallView& wall) {
  constexpr float kPodium = 0.4f, kEdge = 24;
  layout::Box podium;
  if (auto places = places_on_podium(wall); places.size() == 3)
    podium = drawn_box("podium", {}, kPodium,
                       [&pen, places = std::move(places)](Rect at) { draw_podium(pen, at, places); });
  std::vector<layout::Box> parts{head_box(pen, room.wide - pen.px(2 * kEdge), wall), time_box(pen, wall),
                                 podium, layout::stretch(lists_box(pen, room, wall), 1 - kPodium)};
  std::erase_if(parts, is_empty);
  layout::Box all = layout::column(pen.px(kGap), std::move(parts));
  all.inset = {pen.px(kEdge), pen.px(16)};
  return all;
}

void draw_wall(Pen& around, const Rect& window, const view::WallView& wall) {
  const float filling = filling_scale(window.size(), kWallUnits) / around.look.scale;
  const Look look = around.look.enlarge(std::max(1.0f, filling));
  Pen pen = around.with_look(look);
  draw(wall_box(pen, extent_of(window), wall), bounds_of(window));
}

}  // namespace tanteador::ui
