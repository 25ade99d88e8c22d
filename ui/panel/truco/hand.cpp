// An open hand: the stake, the calls of both sides in fixed places, the tricks; or the results of contests.

#include <algorithm>
#include <memory>
#include <utility>

#include "ui/panel/truco/parts.hpp"

namespace tanteador::ui::truco {

namespace {

using layout::Box;

constexpr int kYesAndNo = 2;  // the first two places of a side
constexpr float kCallRow = 72, kAskRow = 50, kCornerHead = 28, kSideBand = 34, kCallWide = 72,
                kLeastCall = 52,
                kWideHand = 700;  // units; the band is between opposite sides
constexpr float kStake = 56, kWhy = 48, kStep = 56;
constexpr std::size_t kSettleRow = 1;  // the winner replaces the calls of a contest

void draw_corner_head(Pen& pen, Rect name, const view::truco::Corner& corner) {
  draw_side_mark(pen, name.cut_left(pen.px(18), pen.px(6)), corner.side);
  const std::string& who = corner.speaker.empty() ? corner.badge : corner.speaker;
  if (!who.empty()) {
    const float wide = std::min(pen.width_of(who, pen.look.small), name.width() / 2);
    pen.text(name.cut_right(wide, pen.px(kGap)), who,
             {pen.look.small, pen.ink.accent, Align::right, Overflow::ellipsis});
  }
  if (corner.deals) draw_dealer_card(pen, name.cut_right(pen.px(26)).centre());
  pen.text(name, corner.name, {pen.look.label, pen.ink.text, Align::left, Overflow::ellipsis});
}

std::size_t rows_of_calls(const view::truco::Contest& contest) {
  std::size_t rows = 0;
  for (const view::truco::Corner& corner : contest.corners) rows = std::max(rows, corner.calls.size());
  return rows;
}

// All calls that can be asked about, in fewer rows.
view::truco::Contest arrange_rows(view::truco::Contest contest, std::size_t columns) {
  for (view::truco::Corner& corner : contest.corners) {
    std::vector<std::vector<view::Button>> rows;
    for (auto& row : std::exchange(corner.calls, {}))
      for (view::Button& call : row) {
        if (rows.empty() || rows.back().size() == columns) rows.emplace_back();
        rows.back().push_back(std::move(call));
      }
    corner.calls = std::move(rows);
  }
  return contest;
}

// `answers`: number of the first places that answer the open call.
void draw_places(Pen& pen, const Rect& row, const std::vector<view::Button>& places, bool asking,
                 int answers = 0) {
  const int count = static_cast<int>(places.size());
  for (int i = 0; i < count; ++i) {
    const view::Button& place = places[i];
    const Rect rect = row.column(i, count, pen.px(kGap));
    if (place.enabled || asking)
      pen.button(rect, place, i < answers ? Kind::next : Kind::act);
    else if (pen.vacant(rect, place))
      pen.state.open_reason = pen.state.open_reason == place.id ? std::string() : place.id;
  }
}

// The possible calls of all rows and sides; `row`: the place of one row of one side.
std::vector<KeyPlace> places_of_calls(const Pen& pen, const Rect& row, const view::truco::Contest& contest,
                                      bool asking) {
  std::vector<KeyPlace> keys;
  for (const view::truco::Corner& corner : contest.corners) {
    for (const std::vector<view::Button>& calls : corner.calls) {
      const Rect key = row.column(0, static_cast<int>(calls.size()), pen.px(kGap));
      for (const view::Button& call : calls)
        if (call.enabled || asking) keys.push_back({key, &call});
    }
  }
  return keys;
}

// The winner: each party in the colour of its side, and neutral choices.
void draw_of_sides(Pen& pen, const Rect& row, const view::truco::Contest& contest,
                   const std::vector<view::Button>& parties) {
  const int count = static_cast<int>(parties.size());
  pen.equalize_labels(row.column(0, count, pen.px(kGap)), parties);
  for (int i = 0; i < count; ++i) {
    const view::Button& one = parties[i];
    const auto of = std::ranges::find_if(contest.corners, [&](const view::truco::Corner& corner) {
      return one.id.ends_with("/" + std::to_string(&corner - contest.corners.data()));
    });
    if (of != contest.corners.end()) pen.tint(side_colour(pen.ink, of->side));
    pen.button(row.column(i, count, pen.px(kGap)), one, Kind::act);
    pen.tint(0);
  }
  pen.reset_labels();
}

bool any_enabled(const view::truco::Contest& contest, std::size_t row) {
  return std::ranges::any_of(contest.corners, [&](const view::truco::Corner& corner) {
    return row < corner.calls.size() && std::ranges::any_of(corner.calls[row], &view::Button::enabled);
  });
}

using Contest = std::shared_ptr<const view::truco::Contest>;

// Keys of one width. Only keys that keep their words are as wide as those; calls change theirs in a hand.
struct Keys {
  std::size_t count = 0;
  float wide = 0;
};

void add_keys(Keys& keys, const Pen& pen, const std::vector<view::Button>& row, bool by_words) {
  keys.count = std::max(keys.count, row.size());
  if (!by_words) return;
  for (const view::Button& one : row) keys.wide = std::max(keys.wide, pen.least_key(one.label));
}

Box sides_box(Pen& pen, std::string name, const Contest& contest, Keys row, layout::Extent sizes,
              std::function<void(Rect, const view::truco::Corner&)> draw) {
  const auto sides = static_cast<int>(contest->corners.size()), keys = static_cast<int>(row.count) * sides;
  const float side = static_cast<float>(row.count) * (row.wide + pen.px(kGap)) - pen.px(kGap);
  const float across = static_cast<float>(sides) * (side + pen.px(kSideBand)) - pen.px(kSideBand);
  const float gaps = across - static_cast<float>(keys) * row.wide;
  return {.name = std::move(name),
          .least = {across, sizes.wide},
          .good = {0, keys > 0 ? pen.key(kKeyHeight) : 0},
          .best = {0, sizes.tall},
          .keys = keys,
          .apart = keys > 0 ? gaps / static_cast<float>(std::max(1, keys - 1)) : 0,
          .draw = [&pen, contest, sides, draw = std::move(draw)](const layout::Bounds& at) {
            for (int i = 0; i < sides; ++i)
              draw(rect_of(at).column(i, sides, pen.px(kSideBand)), contest->corners[i]);
          }};
}

Box call_row(Pen& pen, const Contest& contest, std::size_t row, float most, bool asking, bool waits) {
  Keys keys{1, asking ? pen.key(kFinger) : pen.key(kCallWide)};
  for (const view::truco::Corner& corner : contest->corners)
    if (row < corner.calls.size()) add_keys(keys, pen, corner.calls[row], asking);
  const int answers = waits && row == 0 ? kYesAndNo : 0;
  return sides_box(pen, "calls " + std::to_string(row), contest, keys,
                   {pen.key(asking ? kFinger : kLeastCall), pen.px(most)},
                   [&pen, contest, row, asking, answers](Rect at, const view::truco::Corner& corner) {
                     if (row >= corner.calls.size()) return;
                     pen.equalize_labels(asking ? nullptr : contest.get(), at,
                                         [&] { return places_of_calls(pen, at, *contest, asking); });
                     pen.tint(side_colour(pen.ink, corner.side));
                     draw_places(pen, at, corner.calls[row], asking, answers);
                     pen.tint(0);
                     pen.reset_labels();
                   });
}

Box parties_row(Pen& pen, const Contest& contest, const std::vector<view::Button>& parties, float most) {
  return keys_box(pen, "parties", std::max(1, static_cast<int>(parties.size())), most,
                  [&pen, contest, &parties](Rect at) {
                    if (!parties.empty()) draw_of_sides(pen, at, *contest, parties);
                  });
}

// Rows of calls, the sides side by side, so that one press records the call and the caller.
void add_calls(std::vector<Box>& parts, Pen& pen, const Contest& contest, float most, bool asking,
               bool waits) {
  const bool settles = !asking && !contest->settle.empty() && !any_enabled(*contest, kSettleRow);
  parts.push_back(
      sides_box(pen, "heads", contest, {}, {pen.px(kCornerHead - kGap), 0},
                [&pen](Rect at, const view::truco::Corner& corner) { draw_corner_head(pen, at, corner); }));
  for (std::size_t row = 0; row < rows_of_calls(*contest); ++row) {
    Box calls = call_row(pen, contest, row, most, asking, waits);
    if (settles && row == kSettleRow) {  // of the same size
      calls.draw = parties_row(pen, contest, contest->settle, most).draw;
      calls.keys = 0;
    }
    parts.push_back(std::move(calls));
  }
  Keys leaves{0, pen.key(kFinger)};
  for (const view::truco::Corner& corner : contest->corners) add_keys(leaves, pen, corner.leave, asking);
  if (leaves.count > 0)
    parts.push_back(sides_box(pen, "leave", contest, leaves, {pen.key(kFinger), pen.px(kCallRow)},
                              [&pen, asking](Rect at, const view::truco::Corner& corner) {
                                draw_places(pen, at, corner.leave, asking);
                              }));
  if (!contest->settle.empty() && !settles) {
    parts.push_back(text_box(pen, contest->settle_title, 22, [&pen, contest](Rect at) {
      pen.text(at, contest->settle_title, {pen.look.small, pen.ink.muted});
    }));
    parts.push_back(parties_row(pen, contest, contest->settle, most));
  }
}

// Explains the empty place that was pressed; otherwise shows the entries before the first card.
void draw_why_not(Pen& pen, Rect area, const view::TrucoSheet& sheet, const view::truco::Contest& contest) {
  if (area.height() < pen.key(kFinger) - 1) return;
  Rect strip = area.cut_top(std::min(area.height(), pen.px(kCallRow)));
  const auto found =
      std::ranges::find(contest.disabled_reasons, pen.state.open_reason, &view::DisabledReason::id);
  if (found == contest.disabled_reasons.end()) {
    if (sheet.deal)
      draw_row(pen, strip.cut_top(std::min(strip.height(), pen.key(kWhy))), sheet.deal->actions, Kind::link);
    return;
  }
  Rect rule = strip.cut_right(pen.px(84), pen.px(12));
  rule.bottom = rule.top + std::min(rule.height(), pen.key(kWhy));
  pen.button(rule, found->rule, Kind::link);
  pen.text(strip, found->sentence, {pen.look.small, pen.ink.text, Align::left, Overflow::wrap, 0});
}

}  // namespace

// The value is the part to be read from afar.
void draw_stake(Pen& pen, Rect strip, const view::DealValue& stake) {
  const float times = strip.height() / pen.px(kStake);
  const float worth = pen.width_of(stake.worth, pen.look.digits) * 0.6f * times + pen.px(8);
  pen.text(strip.cut_left(worth, pen.px(10)), stake.worth,
           {pen.look.digits, stake.waits ? pen.ink.accent : pen.ink.text, Align::left, Overflow::whole, 0.5f,
            0.6f * times});
  Rect left = strip.cut_left(strip.width() * 0.42f, pen.px(12));
  pen.text(left.cut_top(left.height() * 0.56f), stake.name,
           {pen.look.title, stake.waits ? pen.ink.accent : pen.ink.text});
  pen.text(left, stake.turn, {pen.look.label, stake.waits ? pen.ink.accent : pen.ink.muted});
  const auto lines = static_cast<int>(stake.lines.size());
  for (int i = 0; i < lines; ++i)
    pen.text(strip.row(i, lines, 0), stake.lines[i], {pen.look.label, pen.ink.text, Align::right});
}

namespace {

// `fixed`: every part has its place in every state of the hand, so that nothing moves.
Box hand_of(Pen& pen, const Contest& contest, const view::TrucoSheet& sheet, bool asking, float most,
            bool fixed) {
  Box box = layout::column(pen.px(kGap), {});
  add_calls(box.parts, pen, contest, most, asking, sheet.stake && sheet.stake->waits);
  if (fixed || !contest->trick.empty())
    box.parts.push_back({.name = "trick title",
                         .least = {0, fixed ? pen.px(22) : 0},
                         .best = {0, pen.px(22)},
                         .optional = !fixed,
                         .draw = [&pen, contest](const layout::Bounds& at) {
                           if (!contest->trick.empty())
                             pen.text(rect_of(at), contest->trick_title, {pen.look.small, pen.ink.muted});
                         }});
  // The tricks keep their room even if none can be entered now.
  box.parts.push_back(parties_row(pen, contest, contest->trick, most));
  if (asking) return box;
  // Entries before the first card have their place here; the reason alone needs none.
  const bool has_keys = sheet.deal && !sheet.deal->actions.empty();
  box.parts.push_back({.name = "why not",
                       .least = {0, fixed      ? pen.key(kWhy)
                                    : has_keys ? pen.key(kFinger)
                                               : 0},
                       .best = {0, pen.key(kWhy)},
                       .weight = 1,
                       .optional = !fixed && !has_keys,
                       .draw = [&pen, &sheet, contest](const layout::Bounds& at) {
                         draw_why_not(pen, rect_of(at), sheet, *contest);
                       }});
  return box;
}

}  // namespace

Box hand_box(Pen& pen, layout::Extent room, const view::TrucoSheet& sheet, bool asking) {
  const float most = asking ? kAskRow : room.wide >= pen.px(kWideHand) ? kCallRow * 1.7f : kCallRow * 1.3f;
  const Contest whole(std::shared_ptr<void>(), &sheet.contests.front());
  std::vector<Box> variants{hand_of(pen, whole, sheet, asking, most, true),
                            hand_of(pen, whole, sheet, asking, most, false)};
  for (const std::size_t columns : {3u, 4u}) {
    const auto arranged = std::make_shared<const view::truco::Contest>(arrange_rows(*whole, columns));
    Box& low = variants.emplace_back(hand_of(pen, arranged, sheet, asking, most, false));
    for (Box& part : low.parts) part.least.tall = std::min(part.least.tall, pen.key(kFinger));
  }
  return layout::first_fitting(variants, room);
}

namespace {

// In the colours of their sides, the first side at the left.
void draw_winners(Pen& pen, const Rect& row, const std::vector<view::Button>& winners) {
  const int count = static_cast<int>(winners.size());
  if (count > 0) pen.equalize_labels(row.column(0, count, pen.px(kGap)), winners);
  for (int i = 0; i < count; ++i) {
    pen.tint(side_colour(pen.ink, i));
    pen.button(row.column(i, count, pen.px(kGap)), winners[i], Kind::next);
  }
  pen.tint(0);
  pen.reset_labels();
}

Box title_of_line(Pen& pen, const view::truco::HandLine& line) {
  return {.name = line.title, .least = {0, pen.px(24)}, .draw = [&pen, &line](const layout::Bounds& at) {
            Rect head = rect_of(at);
            pen.text(head.cut_left(pen.width_of(line.title, pen.look.label) + pen.px(2), pen.px(kGap)),
                     line.title, {pen.look.label, pen.ink.accent});
            pen.text(head, line.state, {pen.look.small, pen.ink.muted, Align::right});
          }};
}

// The result in place of the winners, so that the contests below do not move.
Box result_box(Pen& pen, const view::truco::HandLine& line, bool one_row) {
  constexpr float kChange = 110;
  return keys_box(pen, "result", 2, one_row ? kCallRow * 1.3f : kStep, [&pen, &line](Rect at) {
    if (line.result.empty()) return;
    pen.frame(at, pen.ink.outline, kKeyCorner, 1);
    pen.button(at.cut_right(std::max(pen.px(kChange), pen.least_key(line.change.label)), pen.px(kGap)),
               line.change, Kind::link);
    pen.text(at.inset(pen.px(16), 0), line.result, {pen.look.label, pen.ink.text});
  });
}

Box line_box(Pen& pen, const view::truco::HandLine& line, int columns, bool one_row, float gap = kGap) {
  Box box = layout::column(pen.px(gap), {title_of_line(pen, line)});
  if (line.steps.empty()) return box;
  box.parts.push_back(grid_box(pen, line.steps, columns, kStep, Kind::choice));
  box.parts.back().gap = pen.px(gap);
  if (line.winners.empty()) {
    box.parts.push_back(result_box(pen, line, one_row));
    if (!one_row) box.parts.push_back(keys_box(pen, "reserved", 1, kCallRow * 1.3f, [](Rect) {}));
    return box;
  }
  Box answers = row_box(pen, line.answers, one_row ? kCallRow * 1.3f : kStep, Kind::choice);
  Box winners = keys_box(pen, "winners", static_cast<int>(line.winners.size()), kCallRow * 1.3f,
                         [&pen, &line](Rect at) { draw_winners(pen, at, line.winners); });
  if (!one_row) {
    box.parts.push_back(answers);
    box.parts.push_back(winners);
    return box;
  }
  answers.weight = 0.42f;
  winners.weight = 0.58f;
  box.parts.push_back(layout::row(pen.px(kSideBand), {answers, winners}));
  return box;
}

}  // namespace

// One block a contest, one below the other; in a low place side by side, in a very low one close together.
Box results_box(Pen& pen, layout::Extent room, const std::vector<view::truco::HandLine>& results) {
  constexpr int kStepsBeside = 2;
  constexpr float kColumn = 200, kStepWide = 100;
  const auto fit = std::max(1, static_cast<int>(room.wide / pen.px(kStepWide)));
  Box two_rows = layout::column(pen.px(12), {}), one_row = two_rows,
      columns = layout::row(pen.px(kGapParts), {}), close = columns;
  for (const view::truco::HandLine& line : results) {
    const int steps = std::max(1, static_cast<int>(line.steps.size()));
    two_rows.parts.push_back(line_box(pen, line, steps > fit ? (steps + 1) / 2 : steps, true));
    one_row.parts.push_back(line_box(pen, line, steps, true));
    for (const auto& [blocks, gap] : {std::pair{&columns, kGap}, {&close, kGapKeypad}}) {
      Box& block = blocks->parts.emplace_back(line_box(pen, line, kStepsBeside, false, gap));
      block.least.wide = pen.px(kColumn);
      block.weight = 1;
    }
  }
  const Box variants[] = {two_rows, one_row, columns, close};
  return layout::first_fitting(variants, room);
}

}  // namespace tanteador::ui::truco
