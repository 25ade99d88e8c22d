// Entries that either side can make now.

#include <algorithm>

#include "ui/panel/truco/parts.hpp"

namespace tanteador::ui::truco {

namespace {

using layout::Box;

Box lines_box(Pen& pen, const std::vector<std::string>& lines, ImFont* font, float width) {
  Box box = layout::column(pen.px(kGapKeypad), {});
  for (const std::string& line : lines)
    box.parts.push_back({.name = line,
                         .best = {0, pen.height_of(line, font, width)},
                         .optional = true,
                         .draw = [&pen, &line, font](const layout::Bounds& at) {
                           pen.text(rect_of(at), line, {font, pen.ink.text, Align::left, Overflow::wrap, 0});
                         }});
  return box;
}

Box reasons_box(Pen& pen, const view::MatchScreen& board) {
  return {.name = "reasons", .weight = 1, .draw = [&pen, &board](const layout::Bounds& at) {
            draw_reasons(pen, rect_of(at), board);
          }};
}

Box deal_box(Pen& pen, const view::truco::DealHelp& deal, float width) {
  const int columns = std::min(4, static_cast<int>(deal.dealers.size()));
  std::vector<Box> parts{lines_box(pen, deal.lines, pen.look.small, width),
                         question_box(pen, deal.dealer_title, deal.dealers, columns, 50, Kind::choice),
                         question_box(pen, deal.pairs_title, deal.pairs, 4, 58, Kind::choice)};
  std::erase_if(parts, is_empty);
  return layout::column(pen.px(kGap), std::move(parts));
}

// As high as start_box() if there is room.
Box stake_box(Pen& pen, float tall, float room, const view::TrucoSheet& sheet) {
  constexpr float kLeastStake = 32, kLow = 600;
  const bool low = sheet.results.empty() || room < pen.px(kLow);
  return {.name = "stake",
          .least = {0, low ? pen.px(kLeastStake) : pen.key(kFinger)},
          .good = {0, sheet.results.empty() ? 0 : tall},
          .best = {0, tall},
          .draw = [&pen, &sheet](const layout::Bounds& at) { draw_stake(pen, rect_of(at), *sheet.stake); }};
}

// The headline with the key that starts the hand, in the place of the stake.
Box start_box(Pen& pen, float tall, const view::MatchScreen& board) {
  constexpr float kStart = 220;
  Box headline = drawn_box("headline", {0, 0}, 1, [&pen, &board](Rect at) { draw_headline(pen, at, board); }),
      key = key_box(pen, board.next.front(), Kind::act, kStart, kKeyHeight);
  key.good.tall = key.best.tall = tall;
  return layout::row(pen.px(kGap), {headline, key});
}

// During a hand, and while it can be entered by its result, four in a row: two rows at every moment.
Box tools_of(Pen& pen, const view::MatchScreen& board, bool in_hand, float width) {
  constexpr int kToolsInHand = 4;
  return in_hand ? grid_box(pen, board.tools, kToolsInHand, 56, Kind::link)
                 : tools_box(pen, board.tools, width);
}

Box room_for_tools(const Pen& pen, Box tools) {
  constexpr float kRows = 2;
  const auto rows = [&](float each) { return kRows * each + pen.px(kGap); };
  tools.least.tall = std::max(tools.least.tall, rows(pen.key(kFinger)));
  tools.good.tall = rows(pen.key(kKeyHeight));
  tools.best.tall = rows(pen.px(56));
  return tools;
}

}  // namespace

Box entry_box(Pen& pen, layout::Extent room, const view::MatchScreen& board, const view::TrucoSheet& sheet,
              bool tools) {
  if (board.keypad) return panel_box(pen, {keypad_box(pen, room.wide - pen.px(32), *board.keypad)});
  // The first result starts the hand. No key moves then.
  const bool starts = !sheet.results.empty() && !sheet.stake && board.next.size() == 1 && board.agree.empty(),
             between = sheet.contests.empty() && !starts, in_hand = sheet.stake || starts;
  const float width = room.wide - pen.px(32),
              head = std::clamp(room.tall * 0.13f, pen.px(46), pen.px(sheet.results.empty() ? 134 : 52));
  std::vector<Box> parts, below;
  if (in_hand)
    parts.push_back(starts ? start_box(pen, head, board) : stake_box(pen, head, room.tall, sheet));
  else if (!board.asking)
    parts.push_back(headline_box(pen, board, width));
  if (between) {
    parts.push_back(next_box(pen, board));
    parts.push_back(lines_box(pen, sheet.summary, pen.look.body, width));
  }
  if (between && !board.asking) below.push_back(reasons_box(pen, board));
  if (!in_hand && sheet.deal && !sheet.deal->actions.empty())
    below.push_back(row_box(pen, sheet.deal->actions, 56, Kind::link));
  if (tools) {
    const Box keys = tools_of(pen, board, in_hand, width);
    below.push_back(in_hand && !is_empty(keys) ? room_for_tools(pen, keys) : keys);
  }
  std::vector<Box> others = parts;
  others.insert(others.end(), below.begin(), below.end());
  const auto ground = [&](std::vector<Box> all) {
    Box box = panel_box(pen, std::move(all));
    if (!tools) box.inset.tall = pen.px(kGap);
    return box;
  };
  const float texts =
      between ? pen.px(46 + 28 * static_cast<float>(std::min<std::size_t>(2, sheet.summary.size()))) : 0;
  const layout::Extent left{width, room.tall - texts - pen.px(kGap) - least_of(ground(others)).tall};
  Box hand = !sheet.results.empty() ? results_box(pen, left, sheet.results)
             : !between             ? hand_box(pen, left, sheet, board.asking)
             : sheet.deal           ? deal_box(pen, *sheet.deal, width)
                                    : Box{};
  hand.weight = between && !board.asking ? 0 : 1;
  parts.push_back(hand);
  parts.insert(parts.end(), below.begin(), below.end());
  return ground(std::move(parts));
}

}  // namespace tanteador::ui::truco
