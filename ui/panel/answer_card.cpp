// The answer to "Would that be allowed?": the verdict, its rule, and the verdicts of the other rulesets.

#include <algorithm>

#include "ui/panel/drawing/boxes.hpp"

namespace tanteador::ui {

namespace {

using layout::Box;

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

// The verdict with its postings beside a sign, the rule, and the amounts.
Box own_box(Pen& pen, float width, const view::AnswerCard& card) {
  constexpr float kSign = 28, kOpen = 340;
  const float words = width - pen.px(kSign + 14);
  const Box sign = drawn_box("sign", {pen.px(kSign), 0}, 0,
                             [&pen, &card](Rect at) {
                               draw_sign(pen, {at.centre().x, at.top + pen.px(20)}, card.allowed);
                             }),
            verdict = paragraph_box(pen, words, card.verdict, pen.look.title,
                                    card.allowed ? pen.ink.plus : pen.ink.minus),
            written = lines_box(pen, words, card.written, pen.look.body, pen.ink.text);
  return stack_box(pen, {paragraph_box(pen, width, card.what, pen.look.label, pen.ink.muted),
                         layout::row(pen.px(14), {sign, layout::stretch(stack_box(pen, {verdict, written}))}),
                         paragraph_box(pen, width, card.rule, pen.look.label, pen.ink.accent),
                         paragraph_box(pen, width, card.text, pen.look.label, pen.ink.text),
                         paragraph_box(pen, width, card.place, pen.look.body, pen.ink.muted),
                         lines_box(pen, width, card.amounts, pen.look.body, pen.ink.muted),
                         layout::row(0, {key_box(pen, card.open_rule, Kind::link, kOpen, kKeyHeight)})});
}

Box others_box(Pen& pen, float width, const view::AnswerCard& card) {
  std::vector<Box> all{paragraph_box(pen, width, card.others_title, pen.look.label, pen.ink.muted)};
  for (const auto& [ruleset, verdict, place, same] : card.others)
    all.push_back(layout::column(
        pen.px(2), {paragraph_box(pen, width, ruleset, pen.look.label, pen.ink.text),
                    paragraph_box(pen, width, verdict, pen.look.body, same ? pen.ink.muted : pen.ink.accent),
                    paragraph_box(pen, width, place, pen.look.small, pen.ink.muted)}));
  return layout::column(pen.px(12), std::move(all));
}

}  // namespace

Box page_of(Pen& pen, float, const view::AnswerCard& card) {
  constexpr float kOwn = 580, kOthers = 0.4f;  // units; of the width
  const auto answers = [&pen, &card](float width) {
    const float gap = pen.px(kGapQuestion), others = width * kOthers, own = width - others - gap;
    return layout::variants(
        {layout::row(gap, {layout::widen(own_box(pen, own, card), std::max(own, pen.px(kOwn))),
                           layout::widen(others_box(pen, others, card), others)}),
         stack_box(pen, {own_box(pen, width, card), others_box(pen, width, card)})});
  };
  return page_box(
      pen, {head_box(pen, card.title, pen.look.title, pen.ink.text), scroll_box(pen, "answer", answers),
            layout::row(pen.px(kGap), {layout::stretch(key_box(pen, card.again, Kind::act, 0, 76), 2),
                                       layout::stretch(key_box(pen, card.close, Kind::next, 0, 76), 3)})});
}

}  // namespace tanteador::ui
