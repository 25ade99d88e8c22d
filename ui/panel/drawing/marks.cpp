// A shape and a colour for each of twelve sides: six shapes, filled for the first six, then open.

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/panel/drawing/parts.hpp"

namespace tanteador::ui {

namespace {

constexpr std::size_t kShapes = 6;
constexpr float kTurn = 2 * 3.14159265f;

// The first point is at the top; `inner`: radius of every second point.
std::vector<ImVec2> star(int points, float radius, float inner) {
  std::vector<ImVec2> edge;
  for (int i = 0; i < points; ++i) {
    const float r = i % 2 == 0 ? radius : radius * inner;
    const float turn = static_cast<float>(i) / static_cast<float>(points) * kTurn;
    edge.push_back({r * std::sin(turn), -r * std::cos(turn)});
  }
  return edge;
}

// Outlines about 1 in size, round a centre that sees every point of the outline.
std::vector<ImVec2> edge_of(std::size_t side) {
  switch (side % kShapes) {
    case 0: return star(24, 1, 1);
    case 1: return {{0, -1.1f}, {1.1f, 0.85f}, {-1.1f, 0.85f}};
    case 2: return {{-0.9f, -0.9f}, {0.9f, -0.9f}, {0.9f, 0.9f}, {-0.9f, 0.9f}};
    case 3: return {{0, -1.2f}, {1.2f, 0}, {0, 1.2f}, {-1.2f, 0}};
    case 4: {
      constexpr float kArm = 0.42f, kEnd = 1.1f;
      return {{-kArm, -kEnd}, {kArm, -kEnd}, {kArm, -kArm}, {kEnd, -kArm}, {kEnd, kArm},   {kArm, kArm},
              {kArm, kEnd},   {-kArm, kEnd}, {-kArm, kArm}, {-kEnd, kArm}, {-kEnd, -kArm}, {-kArm, -kArm}};
    }
    default: return star(10, 1.25f, 0.5f);
  }
}

}  // namespace

// Each has a contrast of at least 3:1 on the panel, the felt and chosen controls of its themes.
ImU32 side_colour(const Theme& ink, std::size_t side) {
  constexpr std::array<ImU32, kMarks> kOnLight{0,
                                               0,
                                               IM_COL32(0x00, 0x6B, 0x4F, 255),
                                               IM_COL32(0x7B, 0x2D, 0x8B, 255),
                                               IM_COL32(0x6B, 0x5F, 0x00, 255),
                                               IM_COL32(0x9C, 0x2F, 0x6F, 255),
                                               IM_COL32(0x30, 0x17, 0x17, 255),
                                               IM_COL32(0x3A, 0x45, 0xB8, 255),
                                               IM_COL32(0x4C, 0x72, 0x1C, 255),
                                               IM_COL32(0x6D, 0x4C, 0x41, 255),
                                               IM_COL32(0x00, 0x6A, 0x78, 255),
                                               IM_COL32(0xB0, 0x1E, 0x5A, 255)};
  constexpr std::array<ImU32, kMarks> kOnDark{0,
                                              0,
                                              IM_COL32(0x7F, 0xD1, 0xAE, 255),
                                              IM_COL32(0xD9, 0xB0, 0xF5, 255),
                                              IM_COL32(0xF0, 0xE4, 0x42, 255),
                                              IM_COL32(0xCC, 0x79, 0xA7, 255),
                                              IM_COL32(0xF3, 0xEF, 0xE4, 255),
                                              IM_COL32(0x8C, 0x9E, 0xFF, 255),
                                              IM_COL32(0xC5, 0xE1, 0xA5, 255),
                                              IM_COL32(0xBC, 0xAA, 0xA4, 255),
                                              IM_COL32(0x80, 0xDE, 0xEA, 255),
                                              IM_COL32(0xF4, 0x8F, 0xB1, 255)};
  side %= kMarks;
  if (side < 2) return side == 0 ? ink.first_side : ink.second_side;
  return (ink.dark ? kOnDark : kOnLight)[side];
}

Mark mark_of(std::size_t side) { return {edge_of(side), side % kMarks >= kShapes}; }

void draw_mark(const Pen& pen, ImVec2 at, float units, std::size_t side, ImU32 colour) {
  if (!has_room()) return;
  Mark mark = mark_of(side);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float radius = pen.px(units);
  for (ImVec2& point : mark.edge) point = {at.x + point.x * radius, at.y + point.y * radius};
  const auto count = static_cast<int>(mark.edge.size());
  if (mark.open) {
    list.AddPolyline(mark.edge.data(), count, colour, ImDrawFlags_Closed, radius * 0.4f);
    return;
  }
  const ImDrawListFlags smooth = list.Flags;  // smooth edges inside a shape would show as seams
  list.Flags &= ~ImDrawListFlags_AntiAliasedFill;
  for (int i = 0; i < count; ++i)
    list.AddTriangleFilled(at, mark.edge[i], mark.edge[(i + 1) % count], colour);
  list.Flags = smooth;
  list.AddPolyline(mark.edge.data(), count, colour, ImDrawFlags_Closed, 1.5f);
}

void draw_badge(Pen& pen, const Rect& place, const view::Badge& badge) {
  const ImVec2 at = place.centre();
  const float radius = pen.px(kBadge) / 2;
  ImGui::GetWindowDrawList()->AddCircle(at, radius - pen.px(1.5f), side_colour(pen.ink, badge.colour), 0,
                                        pen.px(3));
  pen.text({at.x - radius, at.y - radius, at.x + radius, at.y + radius}, badge.initials,
           {pen.look.small, pen.ink.text, Align::centre, Overflow::whole});
}

void draw_side_mark(Pen& pen, const Rect& rect, int side) {
  constexpr float kSize = 8;
  const auto which = static_cast<std::size_t>(side);
  draw_mark(pen, rect.centre(), kSize, which, side_colour(pen.ink, which));
}

// Downwards first, then back up from the bottom.
std::vector<float> spread(const std::vector<float>& wanted, float apart, float top, float bottom) {
  std::vector<std::size_t> order(wanted.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::ranges::stable_sort(order, {}, [&](std::size_t i) { return wanted[i]; });
  std::vector<float> places(wanted.size());
  float least = top;
  for (const std::size_t i : order) {
    places[i] = std::max(wanted[i], least);
    least = places[i] + apart;
  }
  float most = bottom;
  for (auto i = order.rbegin(); i != order.rend(); ++i) {
    places[*i] = std::min(places[*i], most);
    most = places[*i] - apart;
  }
  return places;
}

void draw_dealer_card(Pen& pen, ImVec2 at) {
  const float wide = pen.px(7), tall = pen.px(10);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  for (const float shift : {pen.px(-3.5f), pen.px(2)}) {
    const ImVec2 low{at.x - wide + shift, at.y - tall}, high{at.x + wide + shift, at.y + tall};
    list.AddRectFilled(low, high, IM_COL32(0xF7, 0xF0, 0xDE, 255), pen.px(2.5f));
    list.AddRect(low, high, IM_COL32(0x6B, 0x4A, 0x2A, 255), pen.px(2.5f), 0, pen.px(1.2f));
  }
  const float x = at.x + pen.px(2);
  list.AddQuadFilled({x, at.y - pen.px(5)}, {x + pen.px(4), at.y}, {x, at.y + pen.px(5)},
                     {x - pen.px(4), at.y}, pen.ink.counter);
}

void draw_place_change(Pen& pen, Rect gutter, const view::PlaceChange& change) {
  constexpr ImU32 kMetals[] = {IM_COL32(0xF2, 0xB8, 0x4B, 255), IM_COL32(0xC9, 0xCF, 0xD4, 255),
                               IM_COL32(0xCD, 0x85, 0x4A, 255)};
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImVec2 at = gutter.cut_left(pen.px(28)).centre();
  if (change.medal > 0) {
    const float u = pen.px(1);
    for (const float lean : {-1.0f, 1.0f})
      list.AddQuadFilled({at.x + lean * 2 * u, at.y - 2 * u}, {at.x + lean * 6 * u, at.y - 15 * u},
                         {at.x + lean * 11 * u, at.y - 13 * u}, {at.x + lean * 6 * u, at.y}, pen.ink.counter);
    const Rect disc{at.x - 10 * u, at.y - 6 * u, at.x + 10 * u, at.y + 14 * u};
    list.AddCircleFilled(disc.centre(), 10 * u, kMetals[change.medal - 1]);
    pen.text(disc, std::to_string(change.medal),
             {pen.look.small, IM_COL32(0x1E, 0x1B, 0x16, 255), Align::centre, Overflow::whole, 0.5f, 0.8f});
  }
  if (change.moved == 0) return;
  const bool up = change.moved > 0;
  const ImU32 ink = up ? pen.ink.text : pen.ink.muted;  // no colour of its own: a move is no gain of points
  const ImVec2 arrow = gutter.cut_left(pen.px(20)).centre();
  const float tip = arrow.y + pen.px(up ? -5.0f : 5.0f), foot = arrow.y + pen.px(up ? 4.0f : -4.0f);
  list.AddTriangleFilled({arrow.x, tip}, {arrow.x - pen.px(5), foot}, {arrow.x + pen.px(5), foot}, ink);
  pen.text(gutter, std::to_string(std::abs(change.moved)),
           {pen.look.small, ink, Align::left, Overflow::whole});
}

}  // namespace tanteador::ui
