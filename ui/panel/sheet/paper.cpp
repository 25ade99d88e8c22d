// The match screen of any game: totals, deals and their curve at the left, the current deal at the right.

#include <algorithm>

#include "ui/panel/sheet/parts.hpp"
#include "ui/panel/sheets.hpp"

namespace tanteador::ui {

namespace any_game {

namespace {

using layout::Box;

// The number of a side, in a low place beside its name. A tap directs the keys to it.
void draw_count(Pen& pen, const Rect& rect, const view::ScoreSheet::Count& count, std::size_t side) {
  constexpr float kTwoLines = 60;
  const bool low = rect.height() < pen.px(kTwoLines);
  pen.fill(rect, count.choose.chosen ? pen.ink.chosen : pen.ink.tray);
  Rect inside = rect.inset(pen.px(10), pen.px(low ? 2 : 8));
  ImFont* figures = low ? pen.look.label : pen.look.title;
  const float wide = std::min(pen.width_of(count.number, figures) + pen.px(2), inside.width() * 0.6f);
  Rect name = low ? inside : inside.cut_top(pen.px(24));
  if (low) inside = name.cut_right(wide, pen.px(kGapKeypad));
  draw_side_mark(pen, name.cut_left(pen.px(18), pen.px(7)), static_cast<int>(side));
  pen.text(name, count.choose.label, {pen.look.small, pen.ink.muted, Align::left, Overflow::ellipsis});
  pen.text(inside, count.number,
           {figures, count.typed ? pen.ink.text : pen.ink.muted, low ? Align::right : Align::left,
            Overflow::whole});
  pen.touch(rect, count.choose);
}

Box counts_box(Pen& pen, const std::vector<view::ScoreSheet::Count>& counts, std::size_t columns) {
  constexpr float kCount = 68;
  Box box = layout::column(pen.px(kGap), {});
  columns = std::min(columns, counts.size());
  for (std::size_t from = 0; from < counts.size(); from += columns)
    box.parts.push_back(
        keys_box(pen, "counts", static_cast<int>(columns), kCount, [&pen, &counts, from, columns](Rect at) {
          for (std::size_t i = from; i < std::min(counts.size(), from + columns); ++i)
            draw_count(pen, at.column(static_cast<int>(i - from), static_cast<int>(columns), pen.px(kGap)),
                       counts[i], i);
        }));
  return box;
}

// The sides four in a row above four rows of keys; in a low place six and two.
Box entry_box(Pen& pen, layout::Extent room, const view::MatchScreen& board,
              const view::ScoreSheet::Entry& entry) {
  constexpr float kKey = 66, kChips = 56, kHint = 40, kAct = 74;
  struct EntryLayout {
    std::size_t counts;
    int keys;
  };
  const auto layout_box = [&](EntryLayout columns) {
    std::vector<Box> parts{counts_box(pen, entry.counts, columns.counts),
                           row_box(pen, entry.chips, kChips, Kind::act),
                           grid_box(pen, entry.keys, columns.keys, kKey, Kind::act)};
    if (board.instead.empty() || !entry.refused.empty())
      parts.push_back({.name = "hint",
                       .least = {0, pen.px(24)},
                       .best = {0, pen.px(kHint)},
                       .draw = [&pen, &entry](const layout::Bounds& at) {
                         const bool bad = !entry.refused.empty();
                         pen.text(rect_of(at), bad ? entry.refused : entry.hint,
                                  {pen.look.small, bad ? pen.ink.minus : pen.ink.muted});
                       }});
    parts.push_back(keys_box(pen, entry.enter.id, 1, kAct, [&pen, &entry](Rect at) {
      if (!entry.dealer.label.empty())
        pen.button(at.cut_left(pen.px(160), pen.px(kGap)), entry.dealer, Kind::link);
      pen.button(at, entry.enter, Kind::next);
    }));
    std::erase_if(parts, is_empty);
    return layout::column(pen.px(kGap), std::move(parts));
  };
  const Box variants[] = {layout_box({4, 3}), layout_box({6, 3}), layout_box({4, 6}), layout_box({6, 6})};
  return layout::first_fitting(variants, room);
}

constexpr float kFoot = 208, kTotal = 138, kTotalOfMany = 112, kLeastTotal = 64, kLeastDeals = 126;
constexpr std::size_t kMany = 6;

void draw_paper(Pen& pen, Rect area, const view::ScoreSheet& paper) {
  draw_squares(pen, area);
  area = area.inset(pen.px(14), pen.px(6));
  pen.text(area.cut_top(pen.px(24), pen.px(kGapKeypad)), paper.goal, {pen.look.small, pen.ink.muted});
  const bool many = paper.columns.size() > kMany;
  const float grown = std::clamp(area.height() * 0.26f, pen.px(kLeastTotal), pen.px(2 * kTotal)),
              two_rows = std::clamp(area.height() - pen.px(kLeastDeals), pen.px(2 * kLeastTotal + kGap),
                                    pen.px(2 * kTotalOfMany + kGap));
  draw_totals(pen,
              area.cut_top(many ? two_rows : std::max(grown, std::min(pen.px(kTotal), area.height() / 3)),
                           pen.px(kGap)),
              paper);
  draw_rows(pen, area, paper);
}

// On light paper in every theme.
Box paper_box(Pen& pen, std::string name, std::function<void(Pen&, Rect)> draw) {
  return {
      .name = std::move(name), .weight = 1, .draw = [&pen, draw = std::move(draw)](const layout::Bounds& at) {
        Look light = pen.look;
        light.theme = &theme_by_name("papel");
        Pen ink = pen.with_look(light);
        draw(ink, rect_of(at));
      }};
}

Box scores_box(Pen& pen, const view::MatchScreen& board, const view::ScoreSheet& paper) {
  const bool many = paper.columns.size() > kMany;
  Box sheet = paper_box(pen, "paper", [&paper](Pen&ink, Rect at) { draw_paper(ink, at, paper); }),
      chart = paper_box(pen, "chart", [&paper](Pen&ink, Rect at) { draw_chart(ink, at, paper); }),
      last = last_box(pen, board);
  sheet.least = {pen.px(640), pen.px(many ? 268.0f : 240.0f)};
  last.weight = 1;
  last.best.tall = pen.px(kFoot);
  return layout::column(pen.px(12), {sheet, layout::row(pen.px(12), {chart, last})});
}

Box hand_box(Pen& pen, layout::Extent room, const view::MatchScreen& board, const view::ScoreSheet& paper,
             bool tools) {
  return entries_box(
      pen, room, board, tools, [&](float width) { return headline_box(pen, board, width); },
      [&](layout::Extent left) {
        return paper.entry ? entry_box(pen, left, board, *paper.entry) : next_box(pen, board);
      });
}

}  // namespace

}  // namespace any_game

BoardBoxes board_boxes(Pen& pen, const Rect& area, float page, const view::MatchScreen& board,
                       const view::ScoreSheet& paper) {
  constexpr float kEntry = 480, kTall = 640;
  BoardBoxes boxes{.object = any_game::scores_box(pen, board, paper),
                   .hand = any_game::hand_box(pen, {pen.px(kEntry), area.height()}, board, paper, true),
                   .page = any_game::hand_box(pen, {area.width(), page}, board, paper, false)};
  boxes.hand.best = {pen.px(kEntry), pen.px(kTall)};
  return boxes;
}

void draw_tv_sheet(Pen& pen, Rect area, const view::ScoreSheet& paper) {
  const Look light = look_on(pen.look, view::Material::squared);
  Pen ink = pen.with_look(light);
  any_game::draw_paper(ink, area, paper);
}

}  // namespace tanteador::ui
