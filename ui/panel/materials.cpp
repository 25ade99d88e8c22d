// What a game is kept on, small: felt and matches, ruled paper, slate and chalk, a card table, squared
// paper.

#include "ui/panel/parts.hpp"
#include "ui/panel/tally.hpp"

namespace tanteador::ui {

namespace {

struct MarkInk {
  static constexpr ImU32 paper = IM_COL32(0xFB, 0xF6, 0xEA, 255), rule = IM_COL32(0x8B, 0x82, 0x72, 130),
                         margin = IM_COL32(0xC0, 0x4A, 0x3A, 255), ink = IM_COL32(0x1E, 0x1B, 0x16, 255),
                         slate = IM_COL32(0x2E, 0x3A, 0x40, 255), chalk = IM_COL32(0xF4, 0xF1, 0xE8, 255),
                         red = IM_COL32(0xC0, 0x30, 0x28, 255);
};

ImVec2 mark_at(const Rect& rect, float x, float y) {
  return {rect.left + x * rect.width(), rect.top + y * rect.height()};
}

void mark_line(const Rect& rect, ImVec2 from, ImVec2 to, ImU32 colour, float thick) {
  ImGui::GetWindowDrawList()->AddLine(mark_at(rect, from.x, from.y), mark_at(rect, to.x, to.y), colour,
                                      thick);
}

void draw_felt_mark(Pen& pen, const Rect& rect) {
  pen.fill(rect, pen.ink.wood, 8);
  pen.fill(rect.inset(pen.px(3)), pen.ink.felt, 6);
  draw_tally(pen, rect.inset(pen.px(9)),
             {.points = 5, .target = 5, .half = 5, .split = false, .first = {}, .second = {}}, kSidesMax - 1);
}

void draw_paper_mark(Pen& pen, const Rect& rect) {
  pen.fill(rect, MarkInk::paper, 4);
  for (const float y : {0.25f, 0.5f, 0.75f}) mark_line(rect, {0, y}, {1, y}, MarkInk::rule, pen.px(1));
  mark_line(rect, {0.22f, 0}, {0.22f, 1}, MarkInk::margin, pen.px(1.4f));
  const ImVec2 rise[] = {mark_at(rect, 0.28f, 0.7f), mark_at(rect, 0.48f, 0.55f), mark_at(rect, 0.62f, 0.66f),
                         mark_at(rect, 0.9f, 0.2f)};
  ImGui::GetWindowDrawList()->AddPolyline(rise, 4, MarkInk::ink, 0, pen.px(2.4f));
}

void draw_slate_mark(Pen& pen, const Rect& rect) {
  pen.fill(rect, pen.ink.wood, 8);
  pen.fill(rect.inset(pen.px(4)), MarkInk::slate, 5);
  for (int stroke = 0; stroke < 4; ++stroke) {
    const float x = 0.28f + 0.14f * static_cast<float>(stroke), lean = 0.02f * irregular(stroke, 7);
    mark_line(rect, {x + lean, 0.28f}, {x - lean, 0.72f}, MarkInk::chalk, pen.px(2.8f));
  }
  mark_line(rect, {0.18f, 0.64f}, {0.82f, 0.36f}, MarkInk::chalk, pen.px(2.8f));
}

void draw_small_card(const Rect& rect, ImVec2 middle, float lean, ImU32 sign) {
  constexpr float kHalf = 0.17f, kTall = 0.27f;
  const auto corner = [&](float x, float y) {
    return mark_at(rect, middle.x + x * kHalf - y * kTall * lean, middle.y + y * kTall + x * kHalf * lean);
  };
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddQuadFilled(corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1), MarkInk::chalk);
  list.AddQuad(corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1), MarkInk::ink, 1);
  list.AddQuadFilled(corner(0, -0.5f), corner(0.5f, 0), corner(0, 0.5f), corner(-0.5f, 0), sign);
}

void draw_table_mark(Pen& pen, const Rect& rect) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddCircleFilled(rect.centre(), rect.width() / 2, pen.ink.wood, 48);
  list.AddCircleFilled(rect.centre(), rect.width() / 2 - pen.px(4), pen.ink.felt, 48);
  draw_small_card(rect, {0.4f, 0.5f}, -0.22f, MarkInk::ink);
  draw_small_card(rect, {0.6f, 0.5f}, 0.22f, MarkInk::red);
}

void draw_squared_mark(Pen& pen, const Rect& rect) {
  pen.fill(rect, MarkInk::paper, 4);
  for (const float at : {0.2f, 0.4f, 0.6f, 0.8f}) {
    mark_line(rect, {0, at}, {1, at}, MarkInk::rule, pen.px(1));
    mark_line(rect, {at, 0}, {at, 1}, MarkInk::rule, pen.px(1));
  }
  for (const float y : {0.76f, 0.82f}) mark_line(rect, {0.1f, y}, {0.9f, y}, MarkInk::ink, pen.px(1.6f));
  mark_line(rect, {0.5f, 0.16f}, {0.5f, 0.64f}, MarkInk::ink, pen.px(2.6f));
  mark_line(rect, {0.26f, 0.4f}, {0.74f, 0.4f}, MarkInk::ink, pen.px(2.6f));
}

}  // namespace

void draw_material(Pen& pen, const Rect& rect, view::Material material) {
  if (!pen.seen(rect)) return;
  switch (material) {
    case view::Material::cloth: return draw_felt_mark(pen, rect);
    case view::Material::ruled: return draw_paper_mark(pen, rect);
    case view::Material::slate: return draw_slate_mark(pen, rect);
    case view::Material::cards: return draw_table_mark(pen, rect);
    case view::Material::squared: return draw_squared_mark(pen, rect);
  }
}

}  // namespace tanteador::ui
