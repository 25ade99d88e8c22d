// Small playing cards, drawn: rank above, suit below, red or black on cream.

#include <cmath>

#include "ui/panel/truf/parts.hpp"

namespace tanteador::ui {

namespace {

constexpr ImU32 kFace = IM_COL32(0xFB, 0xF6, 0xEA, 255), kPaleFace = IM_COL32(0x8F, 0x95, 0x8C, 255);
constexpr ImU32 kEdge = IM_COL32(0x6B, 0x5A, 0x40, 255);
constexpr ImU32 kBackInk = IM_COL32(0x7C, 0x1F, 0x2B, 255), kBackLine = IM_COL32(0xD9, 0xA7, 0x9A, 255);
constexpr ImU32 kRed = IM_COL32(0xB8, 0x1E, 0x22, 255), kBlackSuit = IM_COL32(0x16, 0x18, 0x17, 255);

// A drop with its point up (1) or down (-1): half of a spade, or a whole heart.
void drop(ImDrawList& list, ImVec2 at, float size, float up, ImU32 colour) {
  const auto point = [&](float x, float y) { return ImVec2{at.x + x * size, at.y - up * y * size}; };
  for (const float side : {-1.0f, 1.0f})
    list.AddCircleFilled(point(side * 0.235f, -0.17f), 0.26f * size, colour, 24);
  list.AddQuadFilled(point(-0.43f, 0.0f), point(0, 0.48f), point(0.43f, 0.0f), point(0, -0.24f), colour);
}

void stem(ImDrawList& list, ImVec2 at, float size, ImU32 colour) {
  list.AddTriangleFilled({at.x, at.y - 0.02f * size}, {at.x - 0.18f * size, at.y + 0.5f * size},
                         {at.x + 0.18f * size, at.y + 0.5f * size}, colour);
}

void draw_back(Pen& pen, const Rect& rect) {
  pen.fill(rect, kFace, 5);
  const Rect inside = rect.inset(pen.px(3));
  pen.fill(inside, kBackInk, 3);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.PushClipRect(inside.min(), inside.max(), true);
  const float step = pen.px(9);
  for (float x = inside.left - inside.height(); x < inside.right; x += step) {
    list.AddLine({x, inside.bottom}, {x + inside.height(), inside.top}, kBackLine, pen.px(1));
    list.AddLine({x, inside.top}, {x + inside.height(), inside.bottom}, kBackLine, pen.px(1));
  }
  list.PopClipRect();
}

}  // namespace

ImU32 suit_ink(char suit) { return suit == 'h' || suit == 'd' ? kRed : kBlackSuit; }

void draw_suit(ImVec2 at, float tall, char suit, ImU32 colour) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const auto point = [&](float x, float y) { return ImVec2{at.x + x * tall, at.y + y * tall}; };
  switch (suit) {
    case 'h': return drop(list, at, tall, -1, colour);
    case 's': drop(list, point(0, -0.03f), tall * 0.94f, 1, colour); return stem(list, at, tall, colour);
    case 'd':
      return list.AddQuadFilled(point(0, -0.5f), point(0.37f, 0), point(0, 0.5f), point(-0.37f, 0), colour);
    default:
      for (const auto& [x, y] : {ImVec2{0, -0.25f}, ImVec2{-0.25f, 0.1f}, ImVec2{0.25f, 0.1f}})
        list.AddCircleFilled(point(x, y), 0.235f * tall, colour, 24);
      list.AddCircleFilled(point(0, 0), 0.14f * tall, colour, 16);
      return stem(list, at, tall, colour);
  }
}

void draw_truf_card(Pen& pen, const Rect& rect, const view::TrufCard& card, bool pale) {
  if (card.face == view::TrufFace::none) return pen.frame(rect.inset(pen.px(1)), pen.ink.outline, 5, 1.4f);
  ImGui::GetWindowDrawList()->AddRectFilled({rect.left + pen.px(1.5f), rect.top + pen.px(2)},
                                            {rect.right + pen.px(1.5f), rect.bottom + pen.px(2)},
                                            IM_COL32(0, 0, 0, 90), pen.px(5));
  if (card.face == view::TrufFace::down) return draw_back(pen, rect);
  pen.fill(rect, pale ? kPaleFace : kFace, 5);
  pen.frame(rect, kEdge, 5, 1);
  const float half = rect.top + rect.height() * 0.52f;
  const ImU32 ink = suit_ink(card.suit);
  pen.text({rect.left, rect.top + pen.px(1), rect.right, half}, card.rank,
           {pen.look.label, ink, Align::centre});
  const float tall = std::min(rect.bottom - half - pen.px(5), rect.width() * 0.6f);
  draw_suit({rect.centre().x, (half + rect.bottom) / 2 - pen.px(1)}, tall, card.suit, ink);
}

// Wider than high, so rank and suit are side by side.
void draw_truf_key(Pen& pen, const Rect& rect, const view::TrufKey& key) {
  const bool gone = !key.press.enabled;
  if (!gone) pen.fill(rect, kFace, 7);
  if (!gone && !pen.ink.dark) pen.frame(rect, kEdge, 7, 1);
  const ImU32 ink = gone ? pen.ink.outline : suit_ink(key.card.suit);
  const float middle = rect.left + rect.width() * 0.53f;
  const ImVec2 size =
      pen.look.label->CalcTextSizeA(pen.look.label->FontSize, FLT_MAX, 0, key.card.rank.c_str());
  ImGui::GetWindowDrawList()->AddText(pen.look.label, pen.look.label->FontSize,
                                      {std::floor(middle - size.x), std::floor(rect.centre().y - size.y / 2)},
                                      ink, key.card.rank.c_str());
  draw_suit({middle + pen.px(10), rect.centre().y}, pen.px(16), key.card.suit, ink);
  pen.touch(rect, key.press);
  if (gone) pen.frame(rect.inset(pen.px(1)), pen.ink.button, 7, 1.2f);
  if (ImGui::IsItemActive()) pen.frame(rect, pen.ink.accent, 8, 3);
  if (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible)
    pen.frame(rect.inset(pen.px(-3)), pen.ink.text, 9, 3);
}

void draw_turning(ImVec2 at, float radius, int direction, ImU32 colour) {
  constexpr int kSteps = 20;
  constexpr float kFrom = 0.35f, kTo = 5.2f;  // radians, counter-clockwise on the screen
  const auto turned = static_cast<float>(direction);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const auto point = [&](float turn, float r) {
    return ImVec2{at.x + turned * std::cos(turn) * r, at.y - std::sin(turn) * r};
  };
  for (int i = 0; i <= kSteps; ++i)
    list.PathLineTo(point(kFrom + (kTo - kFrom) * static_cast<float>(i) / kSteps, radius));
  list.PathStroke(colour, 0, radius * 0.18f);
  list.AddTriangleFilled(point(kTo + 0.75f, radius), point(kTo, radius * 0.62f), point(kTo, radius * 1.38f),
                         colour);
}

}  // namespace tanteador::ui
