// The screen of a match: its sheet, the page over it, and the parts common to all sheets.

#include <algorithm>
#include <numeric>
#include <span>

#include "ui/panel/drawing/parts.hpp"
#include "ui/panel/sheets.hpp"

namespace tanteador::ui {

namespace {

// Tabs for a window too small for both halves, which shows one of them at a time.
Rect draw_tabs(Pen& pen, Rect area, const std::vector<std::string>& pages) {
  const Rect strip = area.cut_bottom(pen.px(56), pen.px(kGap));
  const auto count = static_cast<int>(pages.size());
  std::vector<view::Button> tabs;
  for (int page = 0; page < count; ++page)
    tabs.push_back(
        {.id = "page/" + std::to_string(page), .label = pages[page], .chosen = page == pen.state.page});
  pen.tray(strip, tabs, count);
  for (int page = 0; page < count; ++page) {
    if (pen.press(strip.column(page, count, pen.px(kGap)), tabs[page], Kind::choice)) pen.state.page = page;
  }
  return area;
}

}  // namespace

void draw_instead(Pen& pen, Rect strip, const view::MatchScreen& board) {
  if (board.instead.empty()) return;
  pen.fill(strip, pen.ink.chosen);
  pen.frame(strip, pen.ink.accent);
  Rect inside = strip.inset(pen.px(16), pen.px(4));
  pen.button(inside.cut_right(pen.px(160), pen.px(kGapParts)), board.keep, Kind::act);
  pen.text(inside, board.instead, {pen.look.body, pen.ink.text});
}

// If there is nothing to undo or redo, the label keeps its place without a detail.
void draw_corrections(Pen& pen, Rect row, const view::MatchScreen& board) {
  view::Button undo = board.undo, redo = board.redo;
  for (view::Button* one : {&undo, &redo}) {
    if (!one->enabled) one->detail.clear();
  }
  pen.button(row.cut_left(row.width() * 0.56f, pen.px(kGap)), undo, Kind::act);
  pen.button(row, redo, Kind::act);
}

void draw_last(Pen& pen, Rect area, const view::MatchScreen& board) {
  pen.fill(area, pen.ink.panel, 14);
  Rect inside = area.inset(pen.px(16), pen.px(12));
  draw_corrections(pen, inside.cut_bottom(pen.px(72), pen.px(kGap)), board);
  pen.text(inside.cut_top(pen.px(20), pen.px(2)), board.last_title, {pen.look.small, pen.ink.muted});
  for (std::size_t i = 0; i < board.last.size(); ++i) {
    const bool newest = i + 1 == board.last.size();
    pen.text(inside.row(static_cast<int>(i), 3, 0), board.last[i],
             {pen.look.body, newest ? pen.ink.text : pen.ink.muted, Align::left, Overflow::ellipsis});
  }
}

namespace {

// The widest word at the small size of a key's label.
float longest_word(const Pen& pen, std::string_view label) {
  float longest = 0;
  for (std::size_t end = 0; !label.empty(); label.remove_prefix(std::min(label.size(), end + 1))) {
    end = std::min(label.find(' '), label.size());
    longest = std::max(longest, pen.width_of(std::string(label.substr(0, end)), pen.look.small));
  }
  return longest;
}

// Gives each button the width of its words if an even share is too narrow for one of them. None is too narrow
// for a finger.
void draw_by_words(Pen& pen, Rect rect, const std::vector<view::Button>& actions,
                   const std::vector<float>& needs, Kind kind) {
  const float gaps = pen.px(kGap) * static_cast<float>(needs.size() - 1), room = rect.width() - gaps,
              times = room / std::accumulate(needs.begin(), needs.end(), 0.0f);
  const auto is_narrow = [&](float need) { return need * times < pen.key(0); };
  float narrow = 0, wide = 0;
  for (const float need : needs) (is_narrow(need) ? narrow : wide) += is_narrow(need) ? pen.key(0) : need;
  if (kind == Kind::choice) pen.fill(rect, pen.ink.tray);
  for (std::size_t i = 0; i < actions.size(); ++i) {
    const float width = is_narrow(needs[i]) ? pen.key(0) : needs[i] * (room - narrow) / wide;
    pen.button(rect.cut_left(width, pen.px(kGap)), actions[i], kind);
  }
}

}  // namespace

void draw_row(Pen& pen, const Rect& rect, const std::vector<view::Button>& actions, Kind kind) {
  constexpr float kBeside = 32;  // units: the space beside a word, and its tick
  const int count = static_cast<int>(actions.size());
  if (count == 0) return;
  std::vector<float> needs;
  for (const view::Button& action : actions)
    needs.push_back(longest_word(pen, action.label) + pen.px(kBeside));
  const Rect share = rect.column(0, count, pen.px(kGap));
  if (*std::ranges::max_element(needs) > share.width() && !pen.can_skip(rect))
    return draw_by_words(pen, rect, actions, needs, kind);
  pen.make_even(share, actions);
  if (kind == Kind::choice) pen.tray(rect, actions, count);
  for (int i = 0; i < count; ++i) pen.button(rect.column(i, count, pen.px(kGap)), actions[i], kind);
  pen.make_uneven();
}

void draw_grid(Pen& pen, Rect& area, const std::vector<view::Button>& actions, int columns, float tall,
               Kind kind) {
  for (std::span left(actions); !left.empty();) {
    const Rect row = area.cut_top(pen.key(tall), pen.px(kGap));
    const auto in_row = left.first(std::min(left.size(), static_cast<std::size_t>(columns)));
    left = left.subspan(in_row.size());
    if (!pen.can_skip(row)) pen.make_even(row.column(0, columns, pen.px(kGap)), in_row);
    if (kind == Kind::choice) pen.tray(row, in_row, columns);
    for (std::size_t i = 0; i < in_row.size(); ++i)
      pen.button(row.column(static_cast<int>(i), columns, pen.px(kGap)), in_row[i], kind);
    pen.make_uneven();
  }
}

Layout layout_of(const Pen& pen, const Rect& area) {
  if (area.height() > area.width() && area.height() >= pen.px(kOnEnd)) return Layout::above;
  return area.width() >= pen.px(kWhole) ? Layout::beside : Layout::by_turns;
}

Halves halves(const Pen& pen, Rect area, float wide, float tall) {
  constexpr float kHandWide = 0.38f, kHandTall = 0.45f;  // of a large window
  switch (layout_of(pen, area)) {
    case Layout::beside: {
      const Rect hand = area.cut_right(std::max(pen.px(wide), area.width() * kHandWide), pen.px(kGapParts));
      return {area, hand};
    }
    case Layout::above: {
      const Rect hand = area.cut_bottom(std::max(pen.px(tall), area.height() * kHandTall), pen.px(12));
      return {area, hand};
    }
    case Layout::by_turns: break;
  }
  return pen.state.page == 0 ? Halves{area, std::nullopt} : Halves{std::nullopt, area};
}

namespace {

// Most sheets are hidden while a keypad is open.
template <class Sheet>
void draw_match(Pen& pen, Rect area, const view::MatchScreen& board, const Sheet& sheet,
                const std::vector<std::string>& pages) {
  constexpr bool kBeside = requires { Sheet::kKeypadBeside; };
  if (board.keypad && !kBeside) {
    pen.fill(area, pen.ink.panel, 14);
    return draw_keypad(pen, area.inset(pen.px(16), pen.px(12)), *board.keypad);
  }
  if (layout_of(pen, area) == Layout::by_turns) area = draw_tabs(pen, area, pages);
  draw_sheet(pen, area, board, sheet);
}

}  // namespace

void draw_board(Pen& pen, Rect area, const view::MatchScreen& board, const std::vector<std::string>& pages) {
  if (board.finale && pen.state.finale_left != board.finale->match && !board.asking && !board.more &&
      board.instead.empty())
    return draw_finale(pen, area, *board.finale);
  if (board.answer) return draw_answer_card(pen, area, *board.answer);
  if (board.more && !board.keypad) return draw_more(pen, area, *board.more, board);
  std::visit([&](const auto& sheet) { draw_match(pen, area, board, sheet, pages); }, board.sheet);
}

}  // namespace tanteador::ui
