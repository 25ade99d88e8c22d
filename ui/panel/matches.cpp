#include "ui/panel/matches.hpp"

#include <cmath>
#include <cstdint>

namespace tanteador::ui {

namespace {

constexpr int kInSquare = 5;
constexpr float kCell = 170;                                   // units: a square's cell at its largest
constexpr double kDrop = 0.14, kLift = 0.16, kStagger = 0.06;  // seconds

struct Stick {
  ImVec2 centre;
  float angle = 0;  // of the head, in radians; 0 points right
  float unit = 20;  // pixels: unit of its sizes
  ImVec2 at(float along, float across) const {
    const float c = std::cos(angle), s = std::sin(angle);
    return {centre.x + (along * c - across * s) * unit, centre.y + (along * s + across * c) * unit};
  }
};

// The positions of the five matches of a square: clockwise from the left, then the diagonal.
Stick stick_at(int place, const Rect& cell, int seed) {
  struct Lie {
    float x, y, angle;
  };
  constexpr float kPi = 3.14159265f;
  constexpr Lie kLies[kInSquare] = {{0.06f, 0.5f, -kPi / 2},
                                    {0.5f, 0.06f, 0},
                                    {0.94f, 0.5f, kPi / 2},
                                    {0.5f, 0.94f, kPi},
                                    {0.5f, 0.5f, -kPi / 4}};
  const Lie& lie = kLies[place % kInSquare];
  const float unit = cell.width() / 5;
  const float tilt = random_offset(seed, 1) * 2.5f * kPi / 180, shift = 0.06f * unit;
  return {{cell.left + lie.x * cell.width() + random_offset(seed, 2) * shift,
           cell.top + lie.y * cell.height() + random_offset(seed, 3) * shift},
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

void match(const Stick& stick, bool gilded, float alpha, const Theme& ink, ImDrawList& list) {
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
  if (!gilded) return;
  ellipse(stick, -kLong + 0.26f, 0.52f, 0.44f, with_alpha(ink.match_gold, alpha), list);
  list.AddLine(stick.at(kLong - 0.85f, -kThick), stick.at(kLong - 0.85f, kThick), with_alpha(ink.back, alpha),
               stick.unit * 0.1f);
}

constexpr int kInRow = 6;                                            // beans
constexpr float kBeanCell = 74, kBeanLong = 3.3f, kBeanWide = 2.3f;  // units; in those of a bean

void bean(const Stick& stick, float alpha, const Theme& ink, ImDrawList& list) {
  Stick shadow = stick;
  shadow.centre.x += 0.25f * stick.unit;
  shadow.centre.y += 0.3f * stick.unit;
  ellipse(shadow, 0, kBeanLong, kBeanWide, IM_COL32(0, 0, 0, static_cast<int>(70 * alpha)), list);
  ellipse(stick, 0, kBeanLong, kBeanWide, with_alpha(ink.match_body, alpha), list);
  for (const float along : {-0.9f, -0.1f, 0.7f})
    list.AddLine(stick.at(along, -0.75f), stick.at(along + 0.45f, 0.35f), with_alpha(ink.match_grain, alpha),
                 stick.unit * 0.16f);
  ellipse({stick.at(0, 0.95f), stick.angle, stick.unit}, 0, 0.8f, 0.3f, with_alpha(ink.match_head, alpha),
          list);
}

void bean_ghost(const Stick& stick, const Theme& ink, ImDrawList& list) {
  constexpr int kSteps = 24;
  for (int i = 0; i < kSteps; ++i) {
    const float turn = static_cast<float>(i) / kSteps * 2 * 3.14159265f;
    list.PathLineTo(stick.at(kBeanLong / 2 * std::cos(turn), kBeanWide / 2 * std::sin(turn)));
  }
  list.PathStroke(ink.outline, ImDrawFlags_Closed, stick.unit * 0.12f);
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

Grid grid_for(const Pen& pen, const Rect& area, int places) {
  const int squares = std::max(1, (places + kInSquare - 1) / kInSquare);
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

}  // namespace

Matches::Matches(Pen& pen, int side, int points) : pen_(pen), side_(side), motion_(pen.state.tallies[side]) {
  if (motion_.to != points)
    motion_ = {motion_.to < 0 || pen.look.reduced_motion ? points : motion_.to, points, ImGui::GetTime()};
}

// The progress of a match that is added or removed: 1 lies there, 0 is gone.
float Matches::presence(int place) const {
  const int low = std::min(motion_.from, motion_.to), high = std::max(motion_.from, motion_.to);
  if (place < low) return 1;
  if (place >= high) return 0;
  const bool comes = motion_.to > motion_.from;
  const int order = comes ? place - low : high - 1 - place;
  const double t = (ImGui::GetTime() - motion_.since - kStagger * order) / (comes ? kDrop : kLift);
  const auto part = static_cast<float>(std::clamp(t, 0.0, 1.0));
  if (part < 1) pen_.state.moving = true;
  const float eased = 1 - (1 - part) * (1 - part);
  return comes ? eased : 1 - eased;
}

void Matches::draw(const Rect& area, int first, int places, bool gilded) const {
  if (places <= 0) return;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const Grid grid = grid_for(pen_, area, places);
  for (int place = 0; place < places && has_room(); ++place) {
    const int number = first + place;
    Stick stick = stick_at(place, grid.at(place / kInSquare), number + side_ * 97);
    const float here = presence(number);
    if (here < 1) ghost(stick, pen_.ink, list);
    if (here <= 0) continue;
    stick.centre.y -= (1 - here) * 0.8f * stick.unit;
    stick.angle += (1 - here) * 2 * 3.14159265f / 180;
    match(stick, gilded, here, pen_.ink, list);
  }
}

void Matches::draw_beans(const Rect& area, int places) const {
  if (places <= 0) return;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const int rows = (places + kInRow - 1) / kInRow;
  const float cell =
      std::min({pen_.px(kBeanCell), area.width() / kInRow, area.height() / static_cast<float>(rows)});
  const ImVec2 middle = area.centre();
  const ImVec2 corner{middle.x - cell * kInRow / 2, middle.y - cell * static_cast<float>(rows) / 2};
  for (int place = 0; place < places && has_room(); ++place) {
    const int seed = place + side_ * 97;
    const float column = static_cast<float>(place % kInRow), row = static_cast<float>(place / kInRow);
    Stick stick{{corner.x + (column + 0.5f) * cell, corner.y + (row + 0.5f) * cell},
                -0.6f + random_offset(seed, 1) * 0.5f,
                cell / 4.4f};
    const float here = presence(place);
    if (here < 1) bean_ghost(stick, pen_.ink, list);
    if (here <= 0) continue;
    stick.centre.y -= (1 - here) * 0.8f * stick.unit;
    bean(stick, here, pen_.ink, list);
  }
}

float Matches::square(const Pen& pen, const Rect& area, int places) {
  return grid_for(pen, area, places).cell;
}

void draw_matches(Pen& pen, const Rect& area, Marks marks, int points, int places, int side) {
  const Matches all(pen, side, std::clamp(points, 0, places));
  if (marks == Marks::beans) return all.draw_beans(area, places);
  all.draw(area, 0, places, false);
}
void draw_emblem(Pen& pen, const Rect& area) {
  draw_matches(pen, area, Marks::matches, kInSquare, kInSquare, kSidesMax - 1);
}

void draw_match(const Pen& pen, ImVec2 centre, float angle, float unit, float flame) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const Stick stick{centre, angle, unit};
  match(stick, false, 1, pen.ink, list);
  if (flame <= 0) return;
  for (const auto& [size, colour] : {std::pair{1.0f, IM_COL32(0xF2, 0x8A, 0x2E, 235)},
                                     {0.62f, IM_COL32(0xF8, 0xC4, 0x5A, 255)},
                                     {0.3f, IM_COL32(0xFF, 0xF3, 0xC4, 255)}})
    ellipse(stick, kLong + 0.25f + 0.45f * size * flame, 1.9f * size * flame, 0.95f * size * flame, colour,
            list);
}

}  // namespace tanteador::ui
