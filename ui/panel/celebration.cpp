// The end of a match in the things of its game: pieces that fall once, burning matches, the podium.

#include <algorithm>
#include <cmath>

#include "ui/panel/celebration.hpp"
#include "ui/panel/drawing/parts.hpp"
#include "ui/panel/matches.hpp"

namespace tanteador::ui {

namespace {

constexpr int kPieces = 26, kBurning = 9;
constexpr double kFall = 0.3, kLastBegins = 0.6, kLight = 0.1;  // seconds
constexpr ImU32 kCard = IM_COL32(0xF7, 0xF0, 0xDE, 255);

// Half of them at each side of the name.
void draw_piece(Pen& pen, ImVec2 at, int number, view::Material material) {
  const float turn = random_offset(number, 33) * 3.14159265f, u = pen.px(1);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  if (material == view::Material::cloth) return draw_match(pen, at, turn, pen.px(9), 0);
  if (material == view::Material::slate || material == view::Material::squared)
    return list.AddCircleFilled(at, (3 + 2 * std::abs(random_offset(number, 34))) * u,
                                side_colour(pen.ink, static_cast<std::size_t>(number) % 4));
  const float c = std::cos(turn), s = std::sin(turn);
  const auto corner = [&](float x, float y) {
    return ImVec2{at.x + (x * c - y * s) * u, at.y + (x * s + y * c) * u};
  };
  list.AddQuadFilled(corner(-7, -10), corner(7, -10), corner(7, 10), corner(-7, 10), kCard);
  list.AddQuad(corner(-7, -10), corner(7, -10), corner(7, 10), corner(-7, 10), pen.ink.outline, u);
  list.AddQuadFilled(corner(0, -5), corner(4, 0), corner(0, 5), corner(-4, 0),
                     number % 2 == 0 ? pen.ink.counter : IM_COL32(0x1E, 0x1B, 0x16, 255));
}

}  // namespace

void draw_confetti(Pen& pen, const Rect& area, view::Material material, double since) {
  constexpr float kSide = 0.24f;  // of the width
  if (pen.look.reduced_motion) return;
  const double now = ImGui::GetTime() - since;
  if (now < kFall + kLastBegins) pen.state.moving = true;
  for (int i = 0; i < kPieces && has_room(); ++i) {
    const double begin = kLastBegins * i / kPieces;
    const auto part = static_cast<float>(std::clamp((now - begin) / kFall, 0.0, 1.0));
    if (part <= 0) continue;
    const float across = kSide * (1 + random_offset(i, 31)) / 2 * area.width(),
                down = (1 + random_offset(i, 32)) / 2 * area.height();
    draw_piece(pen, {i % 2 == 0 ? area.left + across : area.right - across, area.top + down * part * part}, i,
               material);
  }
}

void draw_burning_matches(Pen& pen, const Rect& area, double since) {
  const double now = ImGui::GetTime() - since;
  const bool still = pen.look.reduced_motion;
  if (!still && now < kLight * (kBurning + 1)) pen.state.moving = true;
  const float unit = area.height() / 6.6f, step = std::min(area.width() / kBurning, 3 * unit);
  for (int i = 0; i < kBurning; ++i) {
    const float lean = random_offset(i, 41) * 0.09f,
                x = area.centre().x + step * (static_cast<float>(i) - (kBurning - 1) / 2.0f);
    const auto flame = still ? 1.0f : static_cast<float>(std::clamp((now - kLight * i) / kLight, 0.0, 1.0));
    draw_match(pen, {x, area.bottom - 2.2f * unit}, lean - 3.14159265f / 2, unit, flame);
  }
}

void draw_podium(Pen& pen, Rect area, const std::vector<view::Finale::Place>& places) {
  constexpr std::size_t kOrder[] = {1, 0, 2};
  constexpr float kHeights[] = {0.66f, 1, 0.44f}, kShare = 0.2f, kStep = 170, kNames = 28, kWideStep = 220,
                  kPlaceTall = 84;
  const float wide = std::min(std::max(pen.px(kStep), area.width() * kShare), area.width() / 3),
              left = area.centre().x - 1.5f * wide;
  const bool large = wide >= pen.px(kWideStep);
  const float names = pen.px(large ? kNames * 1.6f : kNames), tallest = area.height() - names;
  for (int column = 0; column < 3; ++column) {
    const view::Finale::Place& place = places[kOrder[column]];
    const float x = left + wide * static_cast<float>(column), top = area.bottom - tallest * kHeights[column];
    const Rect block{x + pen.px(2), top, x + wide - pen.px(2), area.bottom};
    pen.fill(block, place.wins ? pen.ink.accent : pen.ink.chosen, 6);
    pen.large({block.left, top, block.right, std::min(block.bottom, top + pen.px(kPlaceTall))}, place.place,
              place.wins ? pen.ink.on_accent : pen.ink.text, Align::centre);
    pen.text({block.left, top - names, block.right, top}, place.name,
             {large ? pen.look.title : pen.look.label, pen.ink.text, Align::centre, Overflow::ellipsis});
  }
}

}  // namespace tanteador::ui
