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

// During a hand four in a row, in two rows as at every moment of it.
Box tools_of(Pen& pen, const view::MatchScreen& board, const view::TrucoSheet& sheet, float width) {
  constexpr int kToolsInHand = 4;
  return sheet.stake ? grid_box(pen, board.tools, kToolsInHand, 56, Kind::link)
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
  if (board.keypad)
    return panel_box(pen, {keypad_box(pen, {room.wide - pen.px(32), room.tall - pen.px(24)}, *board.keypad)});
  const bool between = sheet.contests.empty();
  const float width = room.wide - pen.px(32);
  std::vector<Box> parts, below;
  if (sheet.stake)
    parts.push_back(
        {.name = "stake",
         .least = {0, pen.px(32)},
         .best = {0, std::clamp(room.tall * 0.13f, pen.px(46), pen.px(134))},
         .draw = [&pen, &sheet](const layout::Bounds& at) { draw_stake(pen, rect_of(at), *sheet.stake); }});
  else if (!board.asking)
    parts.push_back(headline_box(pen, board, width));
  if (between) {
    parts.push_back(next_box(pen, board));
    parts.push_back(lines_box(pen, sheet.summary, pen.look.body, width));
  }
  if (between && !board.asking) below.push_back(reasons_box(pen, board));
  if (!sheet.stake && sheet.deal && !sheet.deal->actions.empty())
    below.push_back(row_box(pen, sheet.deal->actions, 56, Kind::link));
  if (tools) {
    const Box keys = tools_of(pen, board, sheet, width);
    below.push_back(sheet.stake && !is_empty(keys) ? room_for_tools(pen, keys) : keys);
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
