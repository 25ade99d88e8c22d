// The answer to "Would that be allowed?": the verdict, its rule, and the verdicts of the other rulesets.

#include <algorithm>

#include "ui/panel/drawing/parts.hpp"

namespace tanteador::ui {

namespace {

constexpr float kBothAnswers = 1000;

// A tick or a cross beside the text, because colour alone is not enough.
void draw_sign(const Pen& pen, ImVec2 at, bool allowed) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float r = pen.px(12), thick = pen.px(4);
  if (allowed) {
    const ImVec2 tick[] = {{at.x - r, at.y}, {at.x - r * 0.3f, at.y + r * 0.7f}, {at.x + r, at.y - r * 0.7f}};
    return list.AddPolyline(tick, 3, pen.ink.plus, 0, thick);
  }
  list.AddLine({at.x - r, at.y - r}, {at.x + r, at.y + r}, pen.ink.minus, thick);
  list.AddLine({at.x - r, at.y + r}, {at.x + r, at.y - r}, pen.ink.minus, thick);
}

float draw_own(Pen& pen, Rect area, const view::AnswerCard& card) {
  const float top = area.top;
  draw_part(pen, area, card.what, pen.look.label, pen.ink.muted, 6);
  Rect words = area;
  draw_sign(pen, {words.cut_left(pen.px(28), pen.px(14)).centre().x, area.top + pen.px(20)}, card.allowed);
  draw_part(pen, words, card.verdict, pen.look.title, card.allowed ? pen.ink.plus : pen.ink.minus, 10);
  for (const std::string& line : card.written) draw_part(pen, words, line, pen.look.body, pen.ink.text, 4);
  area.top = words.top + pen.px(10);
  draw_part(pen, area, card.rule, pen.look.label, pen.ink.accent, 4);
  draw_part(pen, area, card.text, pen.look.label, pen.ink.text, 8);
  draw_part(pen, area, card.place, pen.look.body, pen.ink.muted, 12);
  for (const std::string& line : card.amounts) draw_part(pen, area, line, pen.look.body, pen.ink.muted, 4);
  if (!card.open_rule.label.empty())
    pen.button(area.cut_top(pen.key(52), pen.px(12)).cut_left(std::min(area.width(), pen.px(340))),
               card.open_rule, Kind::link);
  return area.top - top;
}

float draw_others(Pen& pen, Rect area, const view::AnswerCard& card) {
  const float top = area.top;
  draw_part(pen, area, card.others_title, pen.look.label, pen.ink.muted, 8);
  for (const view::OtherOpinion& other : card.others) {
    draw_part(pen, area, other.ruleset, pen.look.label, pen.ink.text, 2);
    draw_part(pen, area, other.verdict, pen.look.body, other.same ? pen.ink.muted : pen.ink.accent, 2);
    draw_part(pen, area, other.place, pen.look.small, pen.ink.muted, 12);
  }
  return area.top - top;
}

}  // namespace

void draw_answer_card(Pen& pen, Rect area, const view::AnswerCard& card) {
  area = draw_page_ground(pen, area);
  pen.text(area.cut_top(pen.px(44), pen.px(kGap)), card.title, {pen.look.title, pen.ink.text});
  Rect foot = area.cut_bottom(pen.px(76), pen.px(12));
  pen.button(foot.cut_right(foot.width() * 0.6f, pen.px(kGap)), card.close, Kind::next);
  pen.button(foot, card.again, Kind::act);
  draw_list(pen, "answer", area, [&](Rect content) {
    if (content.width() < pen.px(kBothAnswers)) {
      const float own = draw_own(pen, content, card);
      content.top += own;
      return own + draw_others(pen, content, card);
    }
    const Rect right = content.cut_right(content.width() * 0.4f, pen.px(kGapQuestion));
    return std::max(draw_own(pen, content, card), draw_others(pen, right, card));
  });
}

}  // namespace tanteador::ui
