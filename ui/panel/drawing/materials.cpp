// The materials of the games, such as felt, paper or slate: each a ground of any size, and a sign on it.

#include <algorithm>
#include <cmath>
#include <iterator>

#include "ui/panel/drawing/parts.hpp"
#include "ui/panel/matches.hpp"

namespace tanteador::ui {

namespace {

struct MarkInk {
  static constexpr ImU32 paper = IM_COL32(0xFB, 0xF6, 0xEA, 255), rule = IM_COL32(0x8B, 0x82, 0x72, 90),
                         squares = IM_COL32(0x9F, 0xC3, 0xD9, 130), margin = IM_COL32(0xC2, 0x4A, 0x3A, 150),
                         ink = IM_COL32(0x1E, 0x1B, 0x16, 255), slate = IM_COL32(0x2E, 0x3A, 0x40, 255),
                         chalk = IM_COL32(0xF4, 0xF1, 0xE8, 255), red = IM_COL32(0xC0, 0x30, 0x28, 255),
                         wood = IM_COL32(0x7A, 0x56, 0x33, 255), light = IM_COL32(0xA8, 0x7C, 0x4C, 255);
};

ImVec2 mark_at(const Rect& rect, float x, float y) {
  return {rect.left + x * rect.width(), rect.top + y * rect.height()};
}

void mark_line(const Rect& rect, ImVec2 from, ImVec2 to, ImU32 colour, float thick) {
  ImGui::GetWindowDrawList()->AddLine(mark_at(rect, from.x, from.y), mark_at(rect, to.x, to.y), colour,
                                      thick);
}

void shadow(Pen& pen, const Rect& rect, float rounding) {
  const float down = pen.px(3);
  if (!pen.ink.edged)
    pen.fill({rect.left + pen.px(1), rect.top + down, rect.right + pen.px(1), rect.bottom + down},
             IM_COL32(0, 0, 0, 80), rounding);
}

// Draws a frame of that width in units, thinner round a small rectangle. Returns the inside.
Rect draw_wooden_frame(Pen& pen, const Rect& rect, float wide) {
  const float tall = rect.height() / pen.look.scale, rounding = std::min(14.0f, tall * 0.2f);
  shadow(pen, rect, rounding);
  pen.fill(rect, pen.ink.wood, rounding);
  pen.weave(rect.inset(pen.px(3)), pen.look.grain, IM_COL32(0, 0, 0, 70));
  pen.frame(rect.inset(pen.px(1)), pen.ink.wood_light, rounding, 1.5f);
  return rect.inset(pen.px(std::min(wide, tall * 0.1f)));
}

void draw_felt(Pen& pen, const Rect& felt, ImU32 colour) {
  pen.fill(felt, colour, kCardCorner);
  pen.weave(felt.inset(pen.px(1)), pen.look.cloth, with_alpha(IM_COL32_BLACK, pen.ink.dark ? 0.34f : 0.12f));
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float edge = std::min(pen.px(26), felt.height() / 3);
  const ImU32 deep = with_alpha(IM_COL32_BLACK, pen.ink.edged ? 0 : pen.ink.dark ? 0.3f : 0.12f), none = 0;
  list.AddRectFilledMultiColor(felt.min(), {felt.right, felt.top + edge}, deep, deep, none, none);
  list.AddRectFilledMultiColor({felt.left, felt.bottom - edge}, felt.max(), none, none, deep, deep);
}

void draw_sheet_of_paper(Pen& pen, const Rect& rect) {
  shadow(pen, rect, 5);
  pen.fill(rect, MarkInk::paper, 5);
  pen.weave(rect.inset(pen.px(2)), pen.look.grain, IM_COL32(0x8B, 0x6A, 0x30, 22));
}

void lay_cloth(Pen& pen, const Rect& rect) { draw_felt(pen, draw_wooden_frame(pen, rect, 8), pen.ink.felt); }

void lay_table(Pen& pen, const Rect& rect) { draw_felt(pen, draw_wooden_frame(pen, rect, 8), pen.ink.baize); }

void lay_slate(Pen& pen, const Rect& rect) {
  const Rect slate = draw_wooden_frame(pen, rect, 10);
  pen.fill(slate, MarkInk::slate, 6);
  pen.weave(slate, pen.look.grain, IM_COL32(0xF4, 0xF1, 0xE8, 30));
}

void lay_ruled(Pen& pen, const Rect& rect) {
  constexpr float kLine = 30, kRed = 9;  // the red line is left of the writing
  draw_sheet_of_paper(pen, rect);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  for (float y = rect.top + pen.px(kLine); y < rect.bottom - pen.px(4); y += pen.px(kLine))
    list.AddLine({rect.left, std::floor(y)}, {rect.right, std::floor(y)}, MarkInk::rule, pen.px(1));
  const float x = rect.left + pen.px(kRed);
  list.AddLine({x, rect.top}, {x, rect.bottom}, MarkInk::margin, pen.px(1.6f));
}

void lay_squared(Pen& pen, const Rect& rect) {
  constexpr float kSquare = 22;
  draw_sheet_of_paper(pen, rect);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  for (float x = rect.left + pen.px(kSquare); x < rect.right; x += pen.px(kSquare))
    list.AddLine({std::floor(x), rect.top}, {std::floor(x), rect.bottom}, MarkInk::squares, 1);
  for (float y = rect.top + pen.px(kSquare); y < rect.bottom; y += pen.px(kSquare))
    list.AddLine({rect.left, std::floor(y)}, {rect.right, std::floor(y)}, MarkInk::squares, 1);
}

void sign_of_course(Pen& pen, const Rect& rect) {
  const ImVec2 rise[] = {mark_at(rect, 0.04f, 0.72f), mark_at(rect, 0.34f, 0.5f), mark_at(rect, 0.56f, 0.66f),
                         mark_at(rect, 0.96f, 0.14f)};
  ImGui::GetWindowDrawList()->AddPolyline(rise, 4, MarkInk::ink, 0, pen.px(2.6f));
  ImGui::GetWindowDrawList()->AddCircleFilled(rise[3], pen.px(4.5f), MarkInk::red);
}

void sign_of_strokes(Pen& pen, const Rect& rect) {
  for (int stroke = 0; stroke < 4; ++stroke) {
    const float x = 0.2f + 0.2f * static_cast<float>(stroke), lean = 0.03f * random_offset(stroke, 7);
    mark_line(rect, {x + lean, 0.12f}, {x - lean, 0.88f}, MarkInk::chalk, pen.px(3.2f));
  }
  mark_line(rect, {0.04f, 0.76f}, {0.96f, 0.24f}, MarkInk::chalk, pen.px(3.2f));
}

void draw_small_card(const Rect& rect, ImVec2 middle, float lean, ImU32 sign) {
  constexpr float kHalf = 0.26f, kTall = 0.42f;
  const auto corner = [&](float x, float y) {
    return mark_at(rect, middle.x + x * kHalf - y * kTall * lean, middle.y + y * kTall + x * kHalf * lean);
  };
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddQuadFilled(corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1), MarkInk::chalk);
  list.AddQuad(corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1), MarkInk::ink, 1);
  list.AddQuadFilled(corner(0, -0.5f), corner(0.5f, 0), corner(0, 0.5f), corner(-0.5f, 0), sign);
}

void sign_of_cards(Pen&, const Rect& rect) {
  draw_small_card(rect, {0.3f, 0.52f}, -0.24f, MarkInk::ink);
  draw_small_card(rect, {0.68f, 0.52f}, 0.24f, MarkInk::red);
}

void sign_of_sum(Pen& pen, const Rect& rect) {
  for (const float y : {0.84f, 0.93f}) mark_line(rect, {0, y}, {1, y}, MarkInk::ink, pen.px(1.8f));
  mark_line(rect, {0.5f, 0.06f}, {0.5f, 0.7f}, MarkInk::ink, pen.px(3));
  mark_line(rect, {0.18f, 0.38f}, {0.82f, 0.38f}, MarkInk::ink, pen.px(3));
}

struct Surface {
  view::Material material;
  void (*lay)(Pen&, const Rect&);
  void (*sign)(Pen&, const Rect&);
  const char* theme;  // the theme of its inks; nothing: the current theme
};
constexpr Surface kSurfaces[] = {{view::Material::cloth, lay_cloth, draw_emblem, nullptr},
                                 {view::Material::ruled, lay_ruled, sign_of_course, "papel"},
                                 {view::Material::slate, lay_slate, sign_of_strokes, "pizarra"},
                                 {view::Material::cards, lay_table, sign_of_cards, nullptr},
                                 {view::Material::squared, lay_squared, sign_of_sum, "papel"}};

const Surface& surface_of(view::Material material) {
  return *std::ranges::find(kSurfaces, material, &Surface::material);
}

}  // namespace

Look look_on(const Look& look, view::Material material) {
  Look written = look;
  if (const char* theme = surface_of(material).theme) written.theme = &theme_by_name(theme);
  return written;
}

void draw_ground(Pen& pen, const Rect& rect, view::Material material) {
  if (pen.is_visible(rect)) surface_of(material).lay(pen, rect);
}

void draw_sign(Pen& pen, const Rect& rect, view::Material material) {
  if (pen.is_visible(rect)) surface_of(material).sign(pen, rect);
}

void draw_material(Pen& pen, const Rect& rect, view::Material material) {
  draw_ground(pen, rect, material);
  draw_sign(pen, rect.inset(rect.width() * 0.24f), material);
}

}  // namespace tanteador::ui
