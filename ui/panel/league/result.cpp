// The result slip of one table: the loser's figure by one key, or all figures by digits; and absences.

#include <algorithm>

#include "ui/panel/drawing/boxes.hpp"

namespace tanteador::ui {

namespace {

using layout::Box;

constexpr float kResultKey = 72, kField = 60, kDigit = 68, kLowKey = 48;

struct Slip {
  Pen& pen;
  const view::ResultSheet& sheet;
  float width;  // in pixels
};

Slip half_of(const Slip& slip) { return {slip.pen, slip.sheet, (slip.width - slip.pen.px(kGapPage)) / 2}; }

Box title_box(const Slip& slip) {
  return drawn_box("title", {0, slip.pen.key(kFinger)}, 0, [slip](Rect line) {
    auto& [pen, sheet, width] = slip;
    draw_at_right(pen, line, sheet.close, Kind::link);
    pen.text(line.cut_left(pen.width_of(sheet.title, pen.look.title), pen.px(kGapParts)), sheet.title,
             {pen.look.title, pen.ink.text});
    pen.text(line, sheet.who, {pen.look.small, pen.ink.muted});
  });
}

// The winner's side has its figure; one key is the figure of the other.
Box quick_box(const Slip& slip) {
  constexpr float kLeastQuick = 48;
  constexpr int kOneRow = 5, kMostColumns = 10;
  Pen& pen = slip.pen;
  Box both = layout::row(pen.px(kGapPage), {});
  const auto count = static_cast<float>(slip.sheet.quick.size());
  const float width = (slip.width + pen.px(kGapPage)) / count - pen.px(kGapPage);
  for (const view::ResultSheet::Column& column : slip.sheet.quick) {
    const auto keys = static_cast<int>(column.keys.size());
    const int fit = static_cast<int>((width + pen.px(kGap)) / (pen.key(kLeastQuick) + pen.px(kGap)));
    both.parts.push_back(
        layout::column(pen.px(kGapKeypad),
                       {paragraph_box(pen, width, column.title, pen.look.body, pen.ink.text),
                        grid_box(pen, column.keys, keys > kOneRow ? std::clamp(fit, 1, kMostColumns) : keys,
                                 kResultKey, Kind::act)}));
    both.parts.back().weight = 1;
  }
  return both;
}

Box forfeits_box(const Slip& slip) {
  constexpr float kNameKey = 210;  // units: width for a name
  if (slip.sheet.forfeits.empty()) return {};
  const int fit = static_cast<int>((slip.width + slip.pen.px(kGap)) / slip.pen.px(kNameKey + kGap));
  return question_box(slip.pen, slip.sheet.forfeit_title, slip.sheet.forfeits,
                      std::clamp(fit, 2, static_cast<int>(slip.sheet.forfeits.size())), 52, Kind::link);
}

// All that is not the entry. Beside each other it needs less height.
Box others_box(const Slip& slip, bool in_row) {
  const Box play = row_box(slip.pen, slip.sheet.play, 60, Kind::link);
  Box both = in_row ? layout::row(slip.pen.px(kGapPage), {forfeits_box(half_of(slip)), play})
                    : stack_box(slip.pen, {forfeits_box(slip), play});
  if (in_row) std::erase_if(both.parts, is_empty);
  for (Box& part : both.parts) part.weight = in_row ? 1 : 0;
  return stack_box(slip.pen, {both, field_box(slip.pen, slip.sheet.reason)});
}

// The result that the ruleset does not allow, and the reason for it.
Box remark_box(const Slip& slip) {
  if (slip.sheet.remark.id.empty()) return {};
  return stack_box(slip.pen, {paragraph_box(slip.pen, slip.width, slip.sheet.fault, slip.pen.look.small,
                                            slip.pen.ink.accent),
                              field_box(slip.pen, slip.sheet.remark)});
}

// The question whether the clock ended the game; the key that enters the result answers yes.
Box doubt_box(const Slip& slip) {
  if (slip.sheet.question.empty()) return {};
  Pen& pen = slip.pen;
  const Box no = key_box(pen, slip.sheet.no, Kind::act, 0, kKeyHeight);
  const float words = slip.width - no.best.wide - pen.px(kGap);
  Box question = paragraph_box(pen, words, slip.sheet.question, pen.look.body, pen.ink.accent);
  question.weight = 1;
  return layout::row(pen.px(kGap), {question, no});
}

// The keys have their own half, so that they never move; `below` is under the fields.
Box digits_box(const Slip& slip, const Box& below) {
  Pen& pen = slip.pen;
  const view::ResultSheet& sheet = slip.sheet;
  Box fields = stack_box(pen, {grid_box(pen, sheet.fields, 1, kField, Kind::act),
                               question_box(pen, sheet.winner_title, sheet.winners,
                                            static_cast<int>(sheet.winners.size()), 52, Kind::act),
                               below}),
      both = layout::row(pen.px(kGapPage), {fields, grid_box(pen, sheet.digits, 3, kDigit, Kind::act)});
  for (Box& part : both.parts) part.weight = 1;
  return both;
}

Box link_box(const Slip& slip, const view::Button& link) {
  return key_box(slip.pen, link, Kind::link, 0, kCallHeight);
}

Box last_row(const Slip& slip, std::vector<Box> links) {
  Box enter = key_box(slip.pen, slip.sheet.enter, Kind::next, 0, kCallHeight);
  enter.weight = 1;
  links.push_back(enter);
  std::erase_if(links, is_empty);
  return layout::row(slip.pen.px(kGap), std::move(links));
}

// A key that opens the rest of the slip of these opponents, or with an empty text the entry.
Box rest_key_box(const Slip& slip, const view::Button& key, const std::string& who) {
  Box box = key_box(slip.pen, key, Kind::link, 0, kLowKey);
  box.draw = [&pen = slip.pen, &key, who](const layout::Bounds& at) {
    if (pen.press(rect_of(at), key, Kind::link)) pen.state.rest_of_slip = who;
  };
  return box;
}

// Everything on one page, and `last` below it.
Box whole_slip(const Slip& slip, bool in_row, const Box& last) {
  const view::ResultSheet& sheet = slip.sheet;
  const bool quick = !sheet.quick.empty(), fault = !sheet.remark.id.empty();
  const Slip half = half_of(slip);
  const Box below = fault ? stack_box(slip.pen, {remark_box(half), field_box(slip.pen, sheet.reason)})
                          : others_box(half, false);
  return stack_box(
      slip.pen, {title_box(slip), quick ? quick_box(slip) : digits_box(slip, below),
                 quick ? remark_box(slip) : Box{}, quick ? others_box(slip, in_row) : Box{}, doubt_box(slip),
                 last_row(slip, {link_box(slip, sheet.by_digits), link_box(slip, sheet.strike)}), last});
}

// The rest is on a page of its own. The last row is at the bottom of both.
Box divided_slip(const Slip& slip, bool quick) {
  auto& [pen, sheet, width] = slip;
  const bool rest = pen.state.rest_of_slip == sheet.who;
  Box page = rest    ? others_box(slip, false)
             : quick ? quick_box(slip)
                     : digits_box(slip, remark_box(half_of(slip)));
  page.weight = 1;
  const Box keys = rest ? last_row(slip, {rest_key_box(slip, sheet.back, ""), link_box(slip, sheet.strike)})
                        : last_row(slip, {rest_key_box(slip, sheet.more, sheet.who),
                                          quick ? link_box(slip, sheet.by_digits) : Box{}});
  return stack_box(pen, {title_box(slip), page, quick && !rest ? remark_box(slip) : Box{},
                         rest ? Box{} : doubt_box(slip), keys});
}

Box dispute_box(const Slip& slip) {
  return stack_box(slip.pen,
                   {title_box(slip), fitted_box(slip.pen, "dispute", {320, 196}, [slip](float width) {
                      return reports_box(slip.pen, width, slip.sheet);
                    })});
}

}  // namespace

std::vector<Box> slip_boxes(Pen& pen, float width, const view::ResultSheet& sheet, const Box& below) {
  const Slip slip{pen, sheet, width};
  if (!sheet.accepts.empty()) return {dispute_box(slip)};
  const Box space{.name = "space", .weight = 1};
  std::vector<Box> variants;
  if (!is_empty(below)) {
    variants.push_back(whole_slip(slip, false, below));
    variants.back().parts.back().weight = 1;
  }
  variants.push_back(whole_slip(slip, false, space));
  if (!sheet.quick.empty()) {
    variants.push_back(whole_slip(slip, true, space));
    variants.push_back(divided_slip(slip, true));
  }
  variants.push_back(divided_slip(slip, false));
  return variants;
}

}  // namespace tanteador::ui
