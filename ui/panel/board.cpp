// The screen of a match: its sheet, the page over it, and the parts common to all sheets.

#include <algorithm>
#include <numeric>
#include <span>

#include "ui/panel/drawing/boxes.hpp"
#include "ui/panel/sheets.hpp"

namespace tanteador::ui {

bool shows_finale(const Pen& pen, const view::MatchScreen& board) {
  return board.finale && pen.state.finale_left != board.finale->match && !board.asking && !board.more &&
         board.instead.empty();
}

void draw_instead(Pen& pen, Rect strip, const view::MatchScreen& board) {
  if (board.instead.empty()) return;
  pen.fill(strip, pen.ink.chosen);
  pen.frame(strip, pen.ink.accent);
  Rect inside = strip.inset(pen.px(16), pen.px(4));
  pen.button(inside.cut_right(pen.px(160), pen.px(kGapParts)), board.keep, Kind::act);
  pen.text(inside, board.instead, {pen.look.body, pen.ink.text});
}

// Without something to undo or redo, or without room, the label stands alone in the same place.
void draw_corrections(Pen& pen, Rect row, const view::MatchScreen& board) {
  view::Button undo = board.undo, redo = board.redo;
  for (view::Button* one : {&undo, &redo}) {
    if (!one->enabled) one->detail.clear();
  }
  const float wide = std::min(std::max(row.width() * 0.44f - pen.px(kGap), pen.least_key(redo.label)),
                              row.width() - pen.px(kGap) - pen.key(kFinger));
  const Rect right = row.cut_right(wide, pen.px(kGap));
  pen.drop_long_detail(row, undo);
  pen.drop_long_detail(right, redo);
  pen.button(row, undo, Kind::act);
  pen.button(right, redo, Kind::act);
}

void draw_last(Pen& pen, Rect area, const view::MatchScreen& board) {
  constexpr float kLine = 24;
  pen.fill(area, pen.ink.panel, kPanelCorner);
  Rect inside = area.inset(pen.px(16), pen.px(12));
  draw_corrections(
      pen, inside.cut_bottom(std::clamp(inside.height() * 0.4f, pen.key(kFinger), pen.px(72)), pen.px(kGap)),
      board);
  const auto room = static_cast<std::size_t>(std::max(1.0f, inside.height() / pen.px(kLine)));
  if (room > 1)
    pen.text(inside.cut_top(pen.px(20), pen.px(2)), board.last_title, {pen.look.small, pen.ink.muted});
  const std::size_t shown = std::min({board.last.size(), std::size_t{3}, std::max<std::size_t>(room, 2) - 1});
  for (std::size_t i = board.last.size() - shown; i < board.last.size(); ++i) {
    const bool newest = i + 1 == board.last.size();
    const auto place = static_cast<int>(i + shown - board.last.size());
    pen.text(inside.row(place, std::min(3, std::max(1, static_cast<int>(room) - 1)), 0), board.last[i],
             {pen.look.body, newest ? pen.ink.text : pen.ink.muted, Align::left, Overflow::ellipsis});
  }
}

namespace {

float longest_word(const Pen& pen, std::string_view label) {
  float longest = 0;
  for (std::size_t end = 0; !label.empty(); label.remove_prefix(std::min(label.size(), end + 1))) {
    end = std::min(label.find(' '), label.size());
    longest = std::max(longest, pen.width_of(std::string(label.substr(0, end)), pen.look.small));
  }
  return longest;
}

// Gives each button the width of its words if an even share is too narrow, but at least a finger's.
void draw_by_words(Pen& pen, Rect rect, std::span<const view::Button> actions,
                   const std::vector<float>& needs, Kind kind) {
  const float gaps = pen.px(kGap) * static_cast<float>(needs.size() - 1), room = rect.width() - gaps,
              times = room / std::accumulate(needs.begin(), needs.end(), 0.0f);
  const auto is_narrow = [&](float need) { return need * times < pen.key(0); };
  float narrow = 0, wide = 0;
  for (const float need : needs) (is_narrow(need) ? narrow : wide) += is_narrow(need) ? pen.key(0) : need;
  if (kind == Kind::choice) pen.fill(rect, pen.ink.tray);
  std::vector<KeyPlace> keys;
  for (std::size_t i = 0; i < actions.size(); ++i) {
    const float width = is_narrow(needs[i]) ? pen.key(0) : needs[i] * (room - narrow) / wide;
    keys.push_back({rect.cut_left(width, pen.px(kGap)), &actions[i]});
  }
  pen.equalize_labels(keys);
  for (const KeyPlace& key : keys) pen.button(key.rect, *key.key, kind);
  pen.reset_labels();
}

}  // namespace

void draw_row(Pen& pen, const Rect& rect, std::span<const view::Button> actions, Kind kind) {
  constexpr float kBeside = 32;  // units: the space beside a word, and its tick
  const int count = static_cast<int>(actions.size());
  if (count == 0) return;
  std::vector<float> needs;
  for (const view::Button& action : actions)
    needs.push_back(longest_word(pen, action.label) + pen.px(kBeside));
  const Rect share = rect.column(0, count, pen.px(kGap));
  if (*std::ranges::max_element(needs) > share.width() && !pen.can_skip(rect))
    return draw_by_words(pen, rect, actions, needs, kind);
  pen.equalize_labels(share, actions);
  if (kind == Kind::choice) pen.tray(rect, actions, count);
  for (int i = 0; i < count; ++i) pen.button(rect.column(i, count, pen.px(kGap)), actions[i], kind);
  pen.reset_labels();
}

void draw_grid_row(Pen& pen, const Rect& row, std::span<const view::Button> actions, int columns, Kind kind) {
  if (!pen.can_skip(row)) pen.equalize_labels(row.column(0, columns, pen.px(kGap)), actions);
  if (kind == Kind::choice) pen.tray(row, actions, columns);
  for (std::size_t i = 0; i < actions.size(); ++i)
    pen.button(row.column(static_cast<int>(i), columns, pen.px(kGap)), actions[i], kind);
  pen.reset_labels();
}

void draw_grid(Pen& pen, Rect& area, const std::vector<view::Button>& actions, int columns, float tall,
               Kind kind) {
  for (std::span left(actions); !left.empty();) {
    const auto in_row = left.first(std::min(left.size(), static_cast<std::size_t>(columns)));
    left = left.subspan(in_row.size());
    draw_grid_row(pen, area.cut_top(pen.key(tall), pen.px(kGap)), in_row, columns, kind);
  }
}

namespace {

using layout::Box;

// Leads to the other page.
Box tab_box(Pen& pen, const std::vector<std::string>& pages, float best) {
  if (pages.empty()) return {};
  const int other = pen.state.page == 0 ? 1 : 0;
  Box box = keys_box(pen, "page", 1, 56, [&pen, &pages, other](Rect at) {
    const view::Button tab{.id = "page/" + std::to_string(other), .label = pages[other]};
    if (pen.press(at, tab, Kind::act)) pen.state.page = other;
  });
  box.least.wide = std::max(pen.px(best), pen.least_key(pages[other]));
  return box;
}

Box correction_box(Pen& pen, const view::Button& action, float best) {
  Box box = keys_box(pen, action.id, 1, 56, [&pen, &action](Rect at) {
    view::Button shown = action;
    if (!shown.enabled) shown.detail.clear();
    pen.drop_long_detail(at, shown);
    pen.button(at, shown, Kind::act);
  });
  box.least.wide = box.best.wide = std::max(pen.px(best), pen.least_key(action.label));
  return box;
}

float width_in_two_lines(const Pen& pen, const std::string& label) {
  constexpr float kHalf = 0.55f, kBeside = 20;  // units: the space beside the words
  return std::max(longest_word(pen, label), kHalf * pen.width_of(label, pen.look.small)) + pen.px(kBeside);
}

// The last row of a page: the way to the other, undo, redo, tools. Tools have a row of their own if their
// words need it, except in a `low` place.
Box foot_box(Pen& pen, const Rect& area, const view::MatchScreen& board, bool has_tools,
             const std::vector<std::string>& pages, bool low) {
  constexpr float kTab = 110, kUndo = 132, kRedo = 112, kLow = 72, kLeastTool = 64;
  Box row = layout::row(pen.px(kGap), {tab_box(pen, pages, low ? kLow : kTab)});
  if (pen.state.page == 1) {
    row.parts.push_back(correction_box(pen, board.undo, low ? kLow : kUndo));
    row.parts.push_back(correction_box(pen, board.redo, kRedo));
    row.parts.back().optional = true;
  }
  if (!has_tools || board.tools.empty()) return row;
  Box tools = row_box(pen, board.tools, 56, Kind::link);
  tools.least.wide = -pen.px(kGap);
  for (const view::Button& tool : board.tools)
    tools.least.wide +=
        pen.px(kGap) +
        std::max(pen.px(kLeastTool), low ? pen.least_key(tool.label) : width_in_two_lines(pen, tool.label));
  tools.weight = 1;
  row.parts.push_back(tools);
  if (least_of(row).wide <= area.width()) return row;
  row.parts.pop_back();
  return layout::column(pen.px(kGap), {row, tools});
}

Box place_side_by_side(const Pen& pen, BoardBoxes boxes, float width) {
  constexpr float kShare = 0.38f;  // of a large window
  if (boxes.hand_first) {
    boxes.hand.weight = 1;
    return layout::row(pen.px(12), {boxes.hand, boxes.object});
  }
  boxes.object.weight = 1;
  boxes.hand.least.wide = std::max(boxes.hand.least.wide, boxes.hand.best.wide);
  boxes.hand.best.wide = std::max(boxes.hand.best.wide, width * kShare);
  return layout::row(pen.px(kGapParts), {boxes.object, boxes.hand});
}

// If there is room, the entries have the same height in every state of the match, so that nothing moves.
Box stack_boxes(const Pen& pen, BoardBoxes boxes, float height) {
  constexpr float kShare = 0.45f, kGapHere = 12;
  const float entries = std::max(boxes.hand.best.tall, height * kShare),
              rest = height - entries - pen.px(kGapHere);
  boxes.object.weight = 1;
  boxes.hand.best.tall = entries;
  if (least_of(boxes.hand).tall <= entries && least_of(boxes.object).tall <= rest) {
    boxes.hand.least.tall = entries;
    boxes.object.least.tall = rest;
  }
  return layout::column(pen.px(kGapHere), {boxes.object, boxes.hand});
}

Box page(const Pen& pen, Box content, const Box& foot) {
  content.weight = 1;
  return layout::column(pen.px(kGap), {content, foot});
}

template <class Sheet>
std::vector<Box> layouts_of(Pen& pen, const Rect& area, const view::MatchScreen& board, const Sheet& sheet,
                            const std::vector<std::string>& pages, bool low) {
  const bool upright = area.height() > area.width();
  const bool is_keypad = board.keypad && pen.state.page == 1;
  const float page_foot = least_of(foot_box(pen, area, board, true, pages, low)).tall + pen.px(kGap);
  BoardBoxes boxes = board_boxes(pen, area, area.height() - (is_keypad ? 0 : page_foot), board, sheet);
  if (!is_empty(boxes.alone)) return {boxes.alone};
  std::vector<Box> all;
  if (!is_empty(boxes.object))
    all.push_back(upright ? stack_boxes(pen, boxes, area.height())
                          : place_side_by_side(pen, boxes, area.width()));
  if (!is_empty(boxes.whole)) all.push_back(boxes.whole);
  const Box foot = foot_box(pen, area, board, !boxes.own_tools, pages, low);
  if (pen.state.page == 0) {
    all.push_back(page(pen, is_empty(boxes.score_page) ? boxes.object : boxes.score_page, foot));
    return all;
  }
  if (is_empty(boxes.page)) boxes.page = boxes.hand;
  if (!is_empty(boxes.stacked)) all.push_back(page(pen, boxes.stacked, foot));
  all.push_back(board.keypad ? boxes.page : page(pen, boxes.page, foot));
  return all;
}

template <class Sheet>
bool hides_sheet(const view::MatchScreen& board, const Sheet&) {
  return board.keypad && !requires { Sheet::kKeypadBeside; };
}

}  // namespace

std::vector<Box> board_layouts(Pen& pen, const Rect& area, const view::MatchScreen& board,
                               const std::vector<std::string>& pages) {
  return std::visit(
      [&](const auto& sheet) {
        if (!hides_sheet(board, sheet)) {
          const std::vector<Box> legible = layouts_of(pen, area, board, sheet, pages, false);
          if (layout::fits(legible.front(), extent_of(area))) return legible;
          const std::vector<Box> low = layouts_of(pen, area, board, sheet, pages, true);
          std::vector<Box> all;
          for (std::size_t i = 0; i < legible.size(); ++i) all.insert(all.end(), {legible[i], low[i]});
          return all;
        }
        return std::vector{panel_box(pen, {keypad_box(pen, area.width() - pen.px(32), *board.keypad)})};
      },
      board.sheet);
}

void draw_board(Pen& pen, Rect area, const view::MatchScreen& board, const std::vector<std::string>& pages) {
  if (const Box page = page_over_board(pen, area.width(), board); !is_empty(page))
    return draw(page, bounds_of(area));
  if (board.keypad) pen.state.page = 1;  // the keys to press next
  const std::vector<Box> layouts = board_layouts(pen, area, board, pages);
  draw(layout::first_fitting(layouts, {area.width(), area.height()}),
       {area.left, area.top, area.right, area.bottom});
}

}  // namespace tanteador::ui
