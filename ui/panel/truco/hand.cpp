// An open hand with calls: the stake, the calls of both sides in fixed places, and the tricks; or the results
// of its contests.

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/panel/truco/parts.hpp"

namespace tanteador::ui::truco {

namespace {

constexpr int kAnswers = 3;   // in a row
constexpr int kYesAndNo = 2;  // the first two places of a side
constexpr float kCallRow = 72, kLeastRow = 48, kAskRow = 50, kLeave = 48, kCornerHead = 32, kTitled = 26,
                kSideBand = 34, kWideHand = 700;  // units; the band is between opposite sides
constexpr float kStake = 56, kLeastStake = 46, kWhy = 48, kStep = 56;
constexpr std::size_t kSettleRow = 1;  // the winner replaces the calls of a contest

// Head of a column of calls: the side's mark, its next speaker, and the dealer's card.
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

// The height of a key for laying down cards, in units. A key with a detail is as high as a call.
float leaving_key(const view::truco::Contest& contest) {
  const auto says_more = [](const view::truco::Corner& corner) {
    return std::ranges::any_of(corner.leave, [](const view::Button& key) { return !key.detail.empty(); });
  };
  return std::ranges::any_of(contest.corners, says_more) ? kCallRow : kLeave;
}

float leaving_height(const Pen& pen, const view::truco::Contest& contest) {
  const auto leaves = [](const view::truco::Corner& corner) { return !corner.leave.empty(); };
  const float key = pen.key(leaving_key(contest)) / pen.look.scale;
  return std::ranges::any_of(contest.corners, leaves) ? key + kGap : 0;
}

float room_for_row(const Pen& pen, const Rect& area, const view::truco::Contest& contest, bool asking) {
  constexpr float kBelowCalls = 4;
  const float rows = static_cast<float>(rows_of_calls(contest)) + 1;
  const float rest = kCornerHead + leaving_height(pen, contest) + kBelowCalls + kTitled +
                     (asking ? 0 : pen.key(kWhy) / pen.look.scale);
  return (area.height() / pen.look.scale - rest) / rows - kGap;
}

// The height of a row of keys, in units, so that all rows fit above the tools. The tricks keep their room
// even if none can be entered now.
float row_height(const Pen& pen, const Rect& area, const view::truco::Contest& contest, bool asking) {
  const float least = pen.key(kLeastRow) / pen.look.scale;
  const float most = asking                              ? std::max(least, kAskRow)
                     : area.width() >= pen.px(kWideHand) ? kCallRow * 1.7f
                                                         : kCallRow * 1.3f;
  return std::clamp(room_for_row(pen, area, contest, asking), least, most);
}

// All calls that can be asked about, in fewer rows, for small windows.
view::truco::Contest in_threes(view::truco::Contest contest) {
  for (view::truco::Corner& corner : contest.corners) {
    std::vector<std::vector<view::Button>> rows;
    for (auto& row : std::exchange(corner.calls, {}))
      for (view::Button& call : row) {
        if (rows.empty() || rows.back().size() == kAnswers) rows.emplace_back();
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
      pen.state.asked = pen.state.asked == place.id ? std::string() : place.id;
  }
}

// The winner: each party in the colour of its side, and neutral choices.
void draw_of_sides(Pen& pen, const Rect& row, const view::truco::Contest& contest,
                   const std::vector<view::Button>& parties) {
  const int count = static_cast<int>(parties.size());
  pen.make_even(row.column(0, count, pen.px(kGap)), parties);
  for (int i = 0; i < count; ++i) {
    const view::Button& one = parties[i];
    const auto of = std::ranges::find_if(contest.corners, [&](const view::truco::Corner& corner) {
      return one.id.ends_with("/" + std::to_string(&corner - contest.corners.data()));
    });
    if (of != contest.corners.end()) pen.tint(side_colour(pen.ink, of->side));
    pen.button(row.column(i, count, pen.px(kGap)), one, Kind::act);
    pen.tint(0);
  }
  pen.make_uneven();
}

bool any_enabled(const view::truco::Contest& contest, std::size_t row) {
  return std::ranges::any_of(contest.corners, [&](const view::truco::Corner& corner) {
    return row < corner.calls.size() && std::ranges::any_of(corner.calls[row], &view::Button::enabled);
  });
}

// Rows of calls, the sides side by side, so that one press records the call and the caller.
void draw_calls(Pen& pen, Rect& area, const view::truco::Contest& contest, float each, bool asking,
                bool waits) {
  const int sides = static_cast<int>(contest.corners.size());
  const std::size_t rows = rows_of_calls(contest);
  const bool settles = !asking && !contest.settle.empty() && !any_enabled(contest, kSettleRow);
  const float tall =
      pen.px(kCornerHead + static_cast<float>(rows) * (each + kGap) + leaving_height(pen, contest));
  const Rect block = area.cut_top(tall, pen.px(kGapKeypad));
  for (int i = 0; i < sides; ++i) {
    const view::truco::Corner& corner = contest.corners[i];
    Rect column = block.column(i, sides, pen.px(kSideBand));
    draw_corner_head(pen, column.cut_top(pen.px(kCornerHead)), corner);
    pen.tint(side_colour(pen.ink, corner.side));
    for (std::size_t row = 0; row < rows; ++row) {
      const Rect line = column.cut_top(pen.px(each), pen.px(kGap));
      if (row < corner.calls.size() && !(settles && row == kSettleRow))
        draw_places(pen, line, corner.calls[row], asking, waits && row == 0 ? kYesAndNo : 0);
    }
    pen.tint(0);
    draw_places(pen, column.cut_top(pen.key(leaving_key(contest)), pen.px(kGap)), corner.leave, asking);
  }
  const float top = block.top + pen.px(kCornerHead + (each + kGap) * kSettleRow);
  if (settles)
    draw_of_sides(pen, {block.left, top, block.right, top + pen.px(each)}, contest, contest.settle);
  if (contest.settle.empty() || settles) return;
  pen.text(area.cut_top(pen.px(22), pen.px(kGapKeypad)), contest.settle_title,
           {pen.look.small, pen.ink.muted});
  draw_of_sides(pen, area.cut_top(pen.px(each), pen.px(kGap)), contest, contest.settle);
}

// The reason why the pressed place is empty, with a link to the rule. Otherwise the entries before the first
// card.
void draw_why_not(Pen& pen, Rect area, const view::TrucoSheet& sheet, const view::truco::Contest& contest) {
  if (area.height() < pen.key(kLeastRow) - 1) return;
  Rect strip = area.cut_top(std::min(area.height(), pen.px(kCallRow)));
  const auto found = std::ranges::find(contest.disabled_reasons, pen.state.asked, &view::DisabledReason::id);
  if (found == contest.disabled_reasons.end()) {
    if (sheet.deal) draw_row(pen, strip.cut_top(pen.key(kLeastRow)), sheet.deal->actions, Kind::link);
    return;
  }
  Rect rule = strip.cut_right(pen.px(84), pen.px(12));
  rule.bottom = rule.top + pen.key(kLeastRow);
  pen.button(rule, found->rule, Kind::link);
  pen.text(strip, found->sentence, {pen.look.small, pen.ink.text, Align::left, Overflow::wrap, 0});
}

}  // namespace

// The value is the part to be read from afar.
void draw_stake(Pen& pen, Rect& area, const view::truco::Stake& stake) {
  const float tall = std::clamp(area.height() * 0.13f, pen.px(kLeastStake), pen.px(2.4f * kStake));
  Rect strip = area.cut_top(tall, pen.px(6));
  const float times = tall / pen.px(kStake);
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

void draw_hand(Pen& pen, Rect& area, const view::TrucoSheet& sheet, bool asking) {
  const view::truco::Contest& whole = sheet.contests.front();
  const bool narrow = asking && room_for_row(pen, area, whole, true) < pen.key(0) / pen.look.scale;
  const view::truco::Contest contest = narrow ? in_threes(whole) : whole;
  const float each = row_height(pen, area, contest, asking);
  draw_calls(pen, area, contest, each, asking, sheet.stake && sheet.stake->waits);
  Rect trick = area.cut_top(pen.px(kTitled + each), pen.px(kGap));
  if (!contest.trick.empty()) {
    pen.text(trick.cut_top(pen.px(22), pen.px(kGapKeypad)), contest.trick_title,
             {pen.look.small, pen.ink.muted});
    draw_of_sides(pen, trick.cut_top(pen.px(each)), contest, contest.trick);
  }
  if (!asking) draw_why_not(pen, area, sheet, contest);
}

namespace {

// In the colours of their sides, the first side at the left.
void draw_winners(Pen& pen, const Rect& row, const std::vector<view::Button>& winners) {
  const int count = static_cast<int>(winners.size());
  if (count > 0) pen.make_even(row.column(0, count, pen.px(kGap)), winners);
  for (int i = 0; i < count; ++i) {
    pen.tint(side_colour(pen.ink, i));
    pen.button(row.column(i, count, pen.px(kGap)), winners[i], Kind::next);
  }
  pen.tint(0);
  pen.make_uneven();
}

}  // namespace

// One block a contest: its steps, the answer, and the winner.
void draw_results(Pen& pen, Rect& area, const std::vector<view::truco::HandLine>& results) {
  const auto count = static_cast<int>(results.size());
  const float each = (area.height() - pen.px(12) * static_cast<float>(count - 1)) / static_cast<float>(count);
  const float most = pen.px(24 + kStep + kGap + kCallRow * 1.3f);
  for (int i = 0; i < count; ++i) {
    const view::truco::HandLine& line = results[i];
    Rect block = area.cut_top(std::min(each, most), pen.px(12));
    Rect head = block.cut_top(pen.px(24));
    pen.text(head.cut_left(head.width() / 2), line.title, {pen.look.label, pen.ink.accent});
    pen.text(head, line.state, {pen.look.small, pen.ink.muted, Align::right});
    if (line.steps.empty()) continue;
    const float tall = (block.height() - pen.px(kGap)) / 2;
    draw_row(pen, block.cut_top(std::clamp(tall, pen.key(kLeastRow), pen.px(kStep)), pen.px(kGap)),
             line.steps, Kind::choice);
    block.bottom = std::min(block.bottom, block.top + pen.px(kCallRow * 1.3f));
    draw_row(pen, block.cut_left(block.width() * 0.42f, pen.px(kSideBand)), line.answers, Kind::choice);
    draw_winners(pen, block, line.winners);
  }
}

}  // namespace tanteador::ui::truco
