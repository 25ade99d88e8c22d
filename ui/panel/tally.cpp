#include "ui/panel/tally.hpp"

#include <cmath>
#include <cstdint>

namespace tanteador::ui {

namespace {

constexpr int kSquare = 5;                                     // matches in a square
constexpr float kCell = 170;                                   // units: a square's cell at its largest
constexpr float kStrip = 46;                                   // the line with its two words
constexpr float kBetween = 28, kWord = 20;                     // of halves side by side
constexpr double kDrop = 0.14, kLift = 0.16, kStagger = 0.06;  // seconds

struct Stick {
  ImVec2 centre;
  float angle = 0;  // of the head, in radians; 0 points right
  float unit = 20;  // a twentieth of nothing: the em all its sizes are multiples of
  ImVec2 at(float along, float across) const {
    const float c = std::cos(angle), s = std::sin(angle);
    return {centre.x + (along * c - across * s) * unit, centre.y + (along * s + across * c) * unit};
  }
};

// Where the five matches of a square lie: clockwise from the left, then the diagonal.
Stick stick_at(int place, const Rect& cell, int seed) {
  struct Lie {
    float x, y, angle;
  };
  constexpr float kPi = 3.14159265f;
  constexpr Lie kLies[kSquare] = {{0.06f, 0.5f, -kPi / 2},
                                  {0.5f, 0.06f, 0},
                                  {0.94f, 0.5f, kPi / 2},
                                  {0.5f, 0.94f, kPi},
                                  {0.5f, 0.5f, -kPi / 4}};
  const Lie& lie = kLies[place % kSquare];
  const float unit = cell.width() / 5;
  const float tilt = irregular(seed, 1) * 2.5f * kPi / 180, shift = 0.06f * unit;
  return {{cell.left + lie.x * cell.width() + irregular(seed, 2) * shift,
           cell.top + lie.y * cell.height() + irregular(seed, 3) * shift},
          lie.angle + tilt,
          unit};
}

constexpr float kLong = 2.1f, kThick = 0.21f;  // half a match, in its own units

void body_path(const Stick& stick, ImDrawList& list) {
  constexpr int kSteps = 6;
  for (const float end : {1.0f, -1.0f}) {
    for (int i = 0; i <= kSteps; ++i) {
      const float turn = (-0.5f + static_cast<float>(i) / kSteps) * 3.14159265f;
      list.PathLineTo(
          stick.at(end * (kLong - kThick + kThick * std::cos(turn)), end * kThick * std::sin(turn)));
    }
  }
}

void ellipse(const Stick& stick, float along, float length, float width, ImU32 colour, ImDrawList& list) {
  constexpr int kSteps = 18;
  for (int i = 0; i < kSteps; ++i) {
    const float turn = static_cast<float>(i) / kSteps * 2 * 3.14159265f;
    list.PathLineTo(stick.at(along + length / 2 * std::cos(turn), width / 2 * std::sin(turn)));
  }
  list.PathFillConvex(colour);
}

void ghost(const Stick& stick, const Theme& ink, ImDrawList& list) {
  body_path(stick, list);
  list.PathStroke(ink.outline, ImDrawFlags_Closed, stick.unit * 0.06f);
}

void match(const Stick& stick, bool second, float alpha, const Theme& ink, ImDrawList& list) {
  Stick shadow = stick;
  shadow.centre.x += 0.08f * stick.unit;
  shadow.centre.y += 0.1f * stick.unit;
  body_path(shadow, list);
  list.PathFillConvex(IM_COL32(0, 0, 0, static_cast<int>(70 * alpha)));
  body_path(stick, list);
  list.PathFillConvex(with_alpha(ink.match_body, alpha));
  for (const float across : {-0.07f, 0.08f}) {
    list.AddLine(stick.at(-kLong + 0.3f, across), stick.at(kLong - 0.7f, across * 1.2f),
                 with_alpha(ink.match_grain, alpha), stick.unit * 0.035f);
  }
  ellipse(stick, kLong - 0.22f, 0.78f, 0.56f, with_alpha(ink.match_head, alpha), list);
  ellipse(stick, kLong - 0.12f, 0.3f, 0.18f, IM_COL32(255, 255, 255, static_cast<int>(60 * alpha)), list);
  if (!second) return;
  ellipse(stick, -kLong + 0.26f, 0.52f, 0.44f, with_alpha(ink.match_gold, alpha), list);
  list.AddLine(stick.at(kLong - 0.85f, -kThick), stick.at(kLong - 0.85f, kThick), with_alpha(ink.back, alpha),
               stick.unit * 0.1f);
}

struct Grid {
  Rect area;
  int columns = 1;
  float cell = 0, gap = 0;
  Rect at(int square) const {
    const float x = area.left + static_cast<float>(square % columns) * (cell + gap);
    const float y = area.top + static_cast<float>(square / columns) * (cell + gap);
    return {x, y, x + cell, y + cell};
  }
};

// Up to three squares in one row, more in two.
Grid grid_for(const Pen& pen, const Rect& area, int places) {
  const int squares = std::max(1, (places + kSquare - 1) / kSquare);
  const int rows = squares <= 3                                                ? 1
                   : (squares + 3) / 4 > 1 && area.height() > area.width() / 2 ? 2
                   : squares > 4                                               ? 2
                                                                               : 1;
  Grid grid{area, (squares + rows - 1) / rows, 0, pen.px(10)};
  const auto fit = [&](float size, int count) {
    return (size - grid.gap * static_cast<float>(count - 1)) / static_cast<float>(count);
  };
  grid.cell = std::min({pen.px(kCell), fit(area.width(), grid.columns), fit(area.height(), rows)});
  const float wide =
      grid.cell * static_cast<float>(grid.columns) + grid.gap * static_cast<float>(grid.columns - 1);
  const float tall = grid.cell * static_cast<float>(rows) + grid.gap * static_cast<float>(rows - 1);
  grid.area.left += (area.width() - wide) / 2;
  grid.area.top += (area.height() - tall) / 2;
  return grid;
}

struct Moving {
  double now = 0;
  const Motion& motion;
  bool still = true;
};

// How far a match that comes or goes is on its way: 1 lies, 0 is not there.
float presence(int place, Moving& moving) {
  const Motion& motion = moving.motion;
  const int low = std::min(motion.from, motion.to), high = std::max(motion.from, motion.to);
  if (place < low) return 1;
  if (place >= high) return 0;
  const bool comes = motion.to > motion.from;
  const int order = comes ? place - low : high - 1 - place;
  const double t = (moving.now - motion.since - kStagger * order) / (comes ? kDrop : kLift);
  const auto part = static_cast<float>(std::clamp(t, 0.0, 1.0));
  if (part < 1) moving.still = false;
  const float eased = 1 - (1 - part) * (1 - part);
  return comes ? eased : 1 - eased;
}

void draw_block(Pen& pen, const Rect& area, int first, int places, const view::Tally& tally, int side,
                Moving& moving) {
  if (places <= 0) return;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const Grid grid = grid_for(pen, area, places);
  for (int place = 0; place < places && has_room(); ++place) {
    const int number = first + place;
    Stick stick = stick_at(place, grid.at(place / kSquare), number + side * 97);
    const float here = presence(number, moving);
    if (here < 1) ghost(stick, pen.ink, list);
    if (here <= 0) continue;
    stick.centre.y -= (1 - here) * 0.8f * stick.unit;
    stick.angle += (1 - here) * 2 * 3.14159265f / 180;
    match(stick, tally.split && number >= tally.half, here, pen.ink, list);
  }
}

// Where the halves lie beside one another, each below its word, the line stands between them.
void draw_beside(Pen& pen, Rect area, const view::Tally& tally, int side, Moving& moving) {
  Rect words = area.cut_top(pen.px(kWord));
  Rect left = area.cut_left((area.width() - pen.px(kBetween)) / 2, pen.px(kBetween));
  const float middle = (left.right + area.left) / 2;
  for (const float offset : {-2.5f, 2.5f}) {
    ImGui::GetWindowDrawList()->AddLine({middle + pen.px(offset), words.top},
                                        {middle + pen.px(offset), area.bottom}, pen.ink.accent, pen.px(2));
  }
  const TextStyle word{pen.look.small, pen.ink.text, Align::centre};
  pen.text({left.left, words.top, left.right, words.bottom}, tally.first, word);
  pen.text({area.left, words.top, area.right, words.bottom}, tally.second, word);
  draw_block(pen, left, 0, tally.half, tally, side, moving);
  draw_block(pen, area, tally.half, tally.target - tally.half, tally, side, moving);
}

void draw_double_line(Pen& pen, const Rect& strip, const view::Tally& tally) {
  const float middle = strip.centre().y;
  for (const float offset : {-2.5f, 2.5f}) {
    ImGui::GetWindowDrawList()->AddLine({strip.left, middle + pen.px(offset)},
                                        {strip.right, middle + pen.px(offset)}, pen.ink.accent, pen.px(2));
  }
  const TextStyle above{pen.look.small, pen.ink.text, Align::centre, Long::wrap, 1};
  const TextStyle below{pen.look.small, pen.ink.text, Align::centre, Long::wrap, 0};
  pen.text({strip.left, strip.top, strip.right, middle - pen.px(5)}, tally.first, above);
  pen.text({strip.left, middle + pen.px(6), strip.right, strip.bottom}, tally.second, below);
}

// The first half above, the second below the line, which so lies at one height for all.
void draw_above(Pen& pen, Rect area, const view::Tally& tally, int side, Moving& moving) {
  const float block = (area.height() - pen.px(kStrip)) / 2;
  draw_block(pen, area.cut_top(block), 0, tally.half, tally, side, moving);
  draw_double_line(pen, area.cut_top(pen.px(kStrip)), tally);
  draw_block(pen, area, tally.half, tally.target - tally.half, tally, side, moving);
}

bool larger_beside(const Pen& pen, const Rect& area, const view::Tally& tally) {
  constexpr float kMuch = 1.25f;
  const Rect above{0, 0, area.width(), (area.height() - pen.px(kStrip)) / 2},
      beside{0, 0, (area.width() - pen.px(kBetween)) / 2, area.height() - pen.px(kWord)};
  return grid_for(pen, beside, tally.half).cell > kMuch * grid_for(pen, above, tally.half).cell;
}

}  // namespace

void draw_tally(Pen& pen, const Rect& area, const view::Tally& tally, int side) {
  Motion& motion = pen.state.tallies[side];
  const int points = std::clamp(tally.points, 0, tally.target);
  const double now = ImGui::GetTime();
  if (motion.to != points)
    motion = {motion.to < 0 || pen.look.reduced_motion ? points : motion.to, points, now};
  Moving moving{now, motion};
  if (!tally.split)
    draw_block(pen, area, 0, tally.target, tally, side, moving);
  else if (larger_beside(pen, area, tally))
    draw_beside(pen, area, tally, side, moving);
  else
    draw_above(pen, area, tally, side, moving);
  pen.state.moving = pen.state.moving || !moving.still;
}

}  // namespace tanteador::ui
