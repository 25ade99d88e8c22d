// The board: where its parts stand, and the left half of it with both sides and their matchsticks.

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

#include "ui/panel/papers.hpp"
#include "ui/panel/parts.hpp"
#include "ui/panel/tally.hpp"

namespace tanteador::ui {

namespace {

constexpr float kRope = 38;                      // units: the dead gap between two score zones
constexpr float kEntry = 536, kEntryTall = 590;  // of the hand
constexpr float kNarrowColumn = 260, kBoardFoot = 208, kSpoken = 104, kPoints = 72;

void draw_rope(Pen& pen, const Rect& gap) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float x = std::floor(gap.centre().x), thick = pen.px(7), step = pen.px(8);
  list.AddLine({x, gap.top}, {x, gap.bottom}, pen.ink.rope_dark, thick);
  for (float y = gap.top; y + step < gap.bottom && has_room(); y += step) {
    list.AddLine({x - thick / 2, y + step * 0.9f}, {x + thick / 2, y + step * 0.1f}, pen.ink.rope,
                 pen.px(3.4f));
  }
}

// A bean, dented above: a light one for each set won, its outline for each still to be won.
void draw_bean(Pen& pen, ImVec2 at, bool filled) {
  if (!has_room()) return;
  constexpr int kSteps = 24;
  std::array<ImVec2, kSteps> edge;
  for (int i = 0; i < kSteps; ++i) {
    const float turn = static_cast<float>(i) / kSteps * 2 * 3.14159265f;
    const float dent = 1 - 0.28f * std::exp(-8 * (1 - std::sin(turn)));
    edge[i] = {at.x + std::cos(turn) * pen.px(11), at.y - std::sin(turn) * pen.px(8) * dent};
  }
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImU32 light = IM_COL32(0xF1, 0xE4, 0xC8, 255);
  for (std::size_t i = 0; filled && i < kSteps; ++i) {  // by triangles, for the whole is not convex
    list.AddTriangleFilled(at, edge[i], edge[(i + 1) % kSteps], light);
  }
  list.AddPolyline(edge.data(), kSteps, filled ? light : pen.ink.outline, ImDrawFlags_Closed, pen.px(1.6f));
}

// A bean for each set; where they would take the place of the name, one bean and the figures.
void draw_sets(Pen& pen, Rect& line, const view::SideBoard& side) {
  constexpr float kBean = 24, kNext = 4;
  const int beans = side.sets_to_win;
  if (static_cast<float>(beans) * pen.px(kBean + kNext) <= line.width() * 0.5f) {
    for (int set = beans - 1; set >= 0; --set)
      draw_bean(pen, line.cut_right(pen.px(kBean), pen.px(kNext)).centre(), set < side.sets);
    return;
  }
  const std::string figures = std::to_string(side.sets) + "/" + std::to_string(beans);
  pen.text(line.cut_right(pen.width_of(figures, pen.look.label) + pen.px(2), pen.px(kNext)), figures,
           {pen.look.label, pen.ink.text, Align::right, Long::whole});
  draw_bean(pen, line.cut_right(pen.px(kBean), pen.px(kNext)).centre(), side.sets > 0);
}

void draw_spoken(Pen& pen, Rect line, const view::SideBoard& side) {
  const float times = line.height() / pen.px(kSpoken);
  const float wide = std::min(pen.width_of(side.number, pen.look.digits) * times, line.width() * 0.6f);
  const Rect number = line.cut_left(wide, pen.px(14));
  pen.text(number, side.number, {.font = pen.look.digits, .overflow = Long::whole, .times = times});
  line = line.inset(0, pen.px(10) * times);  // between the top and the foot of the figures
  const float each = line.height() / 3;
  pen.text(line.cut_top(each), side.half, {pen.look.title, pen.ink.accent, Align::left});
  pen.text(line.cut_top(each), side.total, {pen.look.label, pen.ink.text, Align::left, Long::whole});
  pen.text(line, side.missing, {pen.look.small, pen.ink.muted, Align::left});
}

// Where there is no room beside the figures, the rest stands below them.
void draw_spoken_narrow(Pen& pen, Rect& column, const view::SideBoard& side) {
  pen.text(column.cut_top(pen.px(kSpoken)), side.number,
           {pen.look.digits, pen.ink.text, Align::centre, Long::whole});
  Rect line = column.cut_top(pen.px(28));
  pen.text(line.cut_left(line.width() * 0.6f), side.half, {pen.look.label, pen.ink.accent, Align::centre});
  pen.text(line, side.total, {pen.look.label, pen.ink.text, Align::centre, Long::whole});
  pen.text(column.cut_top(pen.px(22), pen.px(4)), side.missing,
           {pen.look.small, pen.ink.muted, Align::centre});
}

// In a row where each is wide enough for a finger, else in two.
void draw_points(Pen& pen, Rect& column, const std::vector<view::Action>& points) {
  const auto count = static_cast<float>(points.size());
  const bool one = column.width() >= count * (pen.key(48) + pen.px(kGap)) - pen.px(kGap);
  Rect keys = column.cut_bottom(pen.px(one ? kPoints : 2 * kPoints + kGap), pen.px(10));
  const auto in_row = static_cast<int>(points.size() + (one ? 0 : 1)) / (one ? 1 : 2);
  if (in_row > 0) draw_grid(pen, keys, points, in_row, kPoints, Kind::act);
}

void draw_side(Pen& pen, Rect column, const view::SideBoard& side, int place) {
  draw_side_name(pen, column.cut_top(pen.px(36)), side, place);
  const bool narrow = column.width() < pen.px(kNarrowColumn);
  const float tall =
      narrow ? pen.px(kSpoken) : std::clamp(column.height() * 0.26f, pen.px(kSpoken), pen.px(2.4f * kSpoken));
  const Rect spoken{column.left, column.top, column.right, column.top + tall};
  if (narrow)
    draw_spoken_narrow(pen, column, side);
  else
    draw_spoken(pen, column.cut_top(tall, pen.px(4)), side);
  pen.touch(spoken, side.why);
  pen.tint(side_colour(pen.ink, place));
  draw_points(pen, column, side.points);
  pen.tint(0);
  draw_tally(pen, column, side.tally, place);
  if (side.one.enabled) pen.touch(column, side.one);
}

float table_width(const Pen& pen, float width, std::size_t seats) {
  return std::max(width * 0.45f, pen.px(seats == 2   ? 200.0f
                                        : seats < 6  ? 320.0f
                                        : seats == 6 ? 332.0f
                                                     : 364.0f));
}

// A window too small for both halves shows one of them at a time.
Rect draw_tabs(Pen& pen, Rect area, const std::vector<std::string>& pages) {
  const Rect strip = area.cut_bottom(pen.px(56), pen.px(8));
  const auto count = static_cast<int>(pages.size());
  std::vector<view::Action> tabs;
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

void draw_instead(Pen& pen, Rect strip, const view::Board& board) {
  if (board.instead.empty()) return;
  pen.fill(strip, pen.ink.chosen);
  pen.frame(strip, pen.ink.accent);
  Rect inside = strip.inset(pen.px(16), pen.px(4));
  pen.button(inside.cut_right(pen.px(160), pen.px(16)), board.keep, Kind::act);
  pen.text(inside, board.instead, {pen.look.body, pen.ink.text});
}

void draw_side_name(Pen& pen, Rect line, const view::SideBoard& side, int place) {
  draw_side_mark(pen, line.cut_left(pen.px(22), pen.px(8)), place);
  draw_sets(pen, line, side);
  if (side.second_half) {
    const ImVec2 at = line.cut_right(pen.px(24), pen.px(4)).centre();
    ImGui::GetWindowDrawList()->AddCircleFilled(at, pen.px(9), pen.ink.counter);
    ImGui::GetWindowDrawList()->AddCircle(at, pen.px(9), IM_COL32(255, 255, 255, 120), 0, pen.px(1.2f));
  }
  pen.text(line, side.name, {pen.look.title, pen.ink.text, Align::left, Long::ellipsis});
}

// Where there is nothing to take back or put back, the word keeps its place and says no more.
void draw_corrections(Pen& pen, Rect row, const view::Board& board) {
  view::Action undo = board.undo, redo = board.redo;
  for (view::Action* one : {&undo, &redo}) {
    if (!one->enabled) one->detail.clear();
  }
  pen.button(row.cut_left(row.width() * 0.56f, pen.px(kGap)), undo, Kind::act);
  pen.button(row, redo, Kind::act);
}

void draw_last(Pen& pen, Rect area, const view::Board& board) {
  pen.fill(area, pen.ink.panel, 14);
  Rect inside = area.inset(pen.px(16), pen.px(12));
  draw_corrections(pen, inside.cut_bottom(pen.px(72), pen.px(8)), board);
  pen.text(inside.cut_top(pen.px(20), pen.px(2)), board.last_title, {pen.look.small, pen.ink.muted});
  for (std::size_t i = 0; i < board.last.size(); ++i) {
    const bool newest = i + 1 == board.last.size();
    pen.text(inside.row(static_cast<int>(i), 3, 0), board.last[i],
             {pen.look.body, newest ? pen.ink.text : pen.ink.muted, Align::left, Long::ellipsis});
  }
}

namespace {

// Without the blanks, in the smaller letters that a key takes to.
float longest_word(const Pen& pen, std::string_view label) {
  float longest = 0;
  for (std::size_t end = 0; !label.empty(); label.remove_prefix(std::min(label.size(), end + 1))) {
    end = std::min(label.find(' '), label.size());
    longest = std::max(longest, pen.width_of(std::string(label.substr(0, end)), pen.look.small));
  }
  return longest;
}

// As wide as the words ask for, where one of them has no room in an even share; none is too narrow for a
// finger.
void draw_by_words(Pen& pen, Rect rect, const std::vector<view::Action>& actions,
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

void draw_row(Pen& pen, const Rect& rect, const std::vector<view::Action>& actions, Kind kind) {
  constexpr float kBeside = 32;  // units: the air beside a word, and its tick
  const int count = static_cast<int>(actions.size());
  if (count == 0) return;
  std::vector<float> needs;
  for (const view::Action& action : actions)
    needs.push_back(longest_word(pen, action.label) + pen.px(kBeside));
  const Rect share = rect.column(0, count, pen.px(kGap));
  if (*std::ranges::max_element(needs) > share.width() && !pen.passes_over(rect))
    return draw_by_words(pen, rect, actions, needs, kind);
  pen.make_even(share, actions);
  if (kind == Kind::choice) pen.tray(rect, actions, count);
  for (int i = 0; i < count; ++i) pen.button(rect.column(i, count, pen.px(kGap)), actions[i], kind);
  pen.make_uneven();
}

void draw_grid(Pen& pen, Rect& area, const std::vector<view::Action>& actions, int columns, float tall,
               Kind kind) {
  for (std::span left(actions); !left.empty();) {
    const Rect row = area.cut_top(pen.key(tall), pen.px(8));
    const auto in_row = left.first(std::min(left.size(), static_cast<std::size_t>(columns)));
    left = left.subspan(in_row.size());
    if (!pen.passes_over(row)) pen.make_even(row.column(0, columns, pen.px(8)), in_row);
    if (kind == Kind::choice) pen.tray(row, in_row, columns);
    for (std::size_t i = 0; i < in_row.size(); ++i)
      pen.button(row.column(static_cast<int>(i), columns, pen.px(8)), in_row[i], kind);
    pen.make_uneven();
  }
}

void draw_scores(Pen& pen, Rect area, const view::Board& board) {
  if (!board.instead.empty()) draw_instead(pen, area.cut_top(pen.px(64), pen.px(8)), board);
  Rect foot = area.cut_bottom(pen.px(kBoardFoot), pen.px(12));
  draw_seats(pen, foot.cut_left(table_width(pen, foot.width(), board.seats.size()), pen.px(12)), board.seats);
  draw_last(pen, foot, board);
  draw_ground(pen, area, view::Material::cloth);
  Rect felt = area.inset(pen.px(24), pen.px(16));
  const int sides = static_cast<int>(board.sides.size());
  for (int side = 0; side < sides; ++side) {
    const Rect column = felt.column(side, sides, pen.px(kRope));
    draw_side(pen, column, board.sides[side], side);
    if (side > 0)
      draw_rope(pen,
                {column.left - pen.px(kRope), area.top + pen.px(9), column.left, area.bottom - pen.px(9)});
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
      const Rect hand = area.cut_right(std::max(pen.px(wide), area.width() * kHandWide), pen.px(16));
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

void draw_board(Pen& pen, Rect area, const view::Board& board, const std::vector<std::string>& pages) {
  const Layout layout = layout_of(pen, area);
  if (board.finale && pen.state.finale_left != board.finale->match && !board.asking && !board.more &&
      board.instead.empty())
    return draw_finale(pen, area, *board.finale);
  if (board.answer) return draw_answer_card(pen, area, *board.answer);
  if (board.more && !board.keypad) return draw_more(pen, area, *board.more, board);
  if (board.keypad && !std::holds_alternative<std::monostate>(board.paper)) {
    pen.fill(area, pen.ink.panel, 14);
    return draw_keypad(pen, area.inset(pen.px(16), pen.px(12)), *board.keypad);
  }
  if (layout == Layout::by_turns) area = draw_tabs(pen, area, pages);
  const bool written = std::visit(
      [&]<class Paper>(const Paper& paper) {
        if constexpr (!std::is_same_v<Paper, std::monostate>) draw_paper(pen, area, board, paper);
        return !std::is_same_v<Paper, std::monostate>;
      },
      board.paper);
  if (written) return;
  const bool several = board.contests.size() > 1 && !board.keypad;
  if (several && layout == Layout::beside) return draw_contests(pen, area, board);
  const Halves half = halves(pen, area, kEntry, kEntryTall);
  if (half.hand) (several ? draw_contests : draw_entry)(pen, *half.hand, board);
  if (half.object) draw_scores(pen, *half.object, board);
}

}  // namespace tanteador::ui
