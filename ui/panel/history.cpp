// The event list: all entries, newest first, with their points and the rule that gives them.

#include <algorithm>
#include <span>

#include "ui/panel/drawing/boxes.hpp"

namespace tanteador::ui {

namespace {

using layout::Box;

constexpr float kPencil = 52;  // units, at the end of a row

// Number, time, author, event, points, rule: the least width, a good one, and the part of what is left.
constexpr float kColumns[][3] = {{19, 30, 23},    {41, 60, 24},   {52, 76, 49},
                                 {149, 212, 127}, {122, 174, 53}, {111, 159, 0}};
constexpr std::size_t kAuthor = 2, kEvent = 3, kPoints = 4, kRule = 5;

// The places of the columns in a row. Without any name, the author has none.
std::vector<Rect> cells_of(const Pen& pen, Rect row, bool named) {
  row.cut_right(pen.key(kPencil - 4) + pen.px(4));
  std::vector<Rect> cells;
  Box line = layout::row(pen.px(kGap), {});
  for (const auto& [least, good, weight] : kColumns) {
    const float shown = named || line.parts.size() != kAuthor ? 1.0f : 0.0f;
    line.parts.push_back({.least = {pen.px(least) * shown, 0},
                          .good = {pen.px(good) * shown, 0},
                          .weight = weight * shown,
                          .draw = [&](const layout::Bounds& at) { cells.push_back(rect_of(at)); }});
  }
  draw(line, bounds_of(row.inset(pen.px(10), 0)));
  return cells;
}

void draw_pencil(const Pen& pen, ImVec2 at) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float u = pen.px(1);
  const ImU32 ink = pen.ink.muted;
  list.AddQuad({at.x - 5 * u, at.y + 2 * u}, {at.x + 4 * u, at.y - 7 * u}, {at.x + 7 * u, at.y - 4 * u},
               {at.x - 2 * u, at.y + 5 * u}, ink, 1.6f * u);
  list.AddTriangleFilled({at.x - 5 * u, at.y + 2 * u}, {at.x - 2 * u, at.y + 5 * u},
                         {at.x - 7 * u, at.y + 7 * u}, ink);
}

void strike(const Pen& pen, const Rect& cell, std::string_view text) {
  const float width = std::min(cell.width(), pen.width_of(text, pen.look.body));
  const float y = cell.top + pen.look.body->FontSize * 0.55f;
  ImGui::GetWindowDrawList()->AddLine({cell.left, y}, {cell.left + width, y}, pen.ink.minus, pen.px(1.8f));
}

// The actions for an event, and the entries that would fall with it.
Box mending_box(Pen& pen, float width, const view::HistoryRow& event, const std::string& title) {
  const int fit = std::max(3, static_cast<int>(width / pen.px(160))),
            columns = std::clamp(static_cast<int>(event.mend.size()), 3, fit);
  if (event.mend.empty()) return {};
  return stack_box(pen, {paragraph_box(pen, width, event.change, pen.look.label, pen.ink.accent),
                         grid_box(pen, event.mend, columns, kCallHeight, Kind::act),
                         question_box(pen, title, event.reasons, 3, kKeyHeight, Kind::choice),
                         event.falls.empty()
                             ? Box{}
                             : paragraph_box(pen, width, event.cascade_title, pen.look.small, pen.ink.minus),
                         grid_box(pen, event.falls, 1, 60, Kind::link),
                         search_box(pen, width, event.note_field, {}, event.keep_note)});
}

// The points of each side in a line. The name is shortened first; the figure keeps its size and sign.
float draw_postings(Pen& pen, Rect points, Rect rules, const view::HistoryRow& event) {
  const float top = points.top, line = pen.look.body->FontSize * 1.15f;
  for (const view::SidePoints& one : event.postings) {
    const ImU32 ink = event.struck ? pen.ink.muted : ink_of_points(pen.ink, one.points);
    Rect place{points.left, points.top, points.right, points.top + line};
    const float figure = pen.width_of(one.points, pen.look.body) + pen.px(1), gap = pen.px(5);
    const float name =
        std::min(pen.width_of(one.side, pen.look.body) + pen.px(1), place.width() - figure - gap);
    pen.text(place.cut_left(name, gap), one.side, {pen.look.body, ink, Align::left, Overflow::ellipsis, 0});
    pen.text(place, one.points, {pen.look.body, ink, Align::left, Overflow::whole, 0});
    const float needs = pen.height_of(one.rule, pen.look.small, rules.width());
    pen.text({rules.left, points.top, rules.right, points.top + needs}, one.rule,
             {pen.look.small, pen.ink.muted, Align::left, Overflow::wrap, 0});
    points.top += std::max(line, needs);
  }
  return points.top - top;
}

float draw_event(Pen& pen, Rect row, const view::HistoryRow& event, std::vector<Rect> cells) {
  for (Rect& cell : cells) cell = {cell.left, row.top, cell.right, row.bottom};
  float tall = pen.px(24);
  const std::string* short_texts[] = {&event.number, &event.time, &event.author};
  for (std::size_t i = 0; i < std::size(short_texts); ++i) {
    draw_part(pen, cells[i], *short_texts[i], pen.look.small, pen.ink.muted, 0);
    tall = std::max(tall, cells[i].top - row.top);
  }
  Rect& what = cells[kEvent];
  draw_part(pen, what, event.text, pen.look.body, event.struck ? pen.ink.muted : pen.ink.text, 0);
  if (event.struck) strike(pen, {what.left, row.top, what.right, what.top}, event.text);
  draw_part(pen, what, event.note, pen.look.small, event.struck ? pen.ink.minus : pen.ink.muted, 0);
  draw_part(pen, what, event.remark, pen.look.small, pen.ink.accent, 0);
  tall = std::max({tall, what.top - row.top, draw_postings(pen, cells[kPoints], cells[kRule], event),
                   event.choose.label.empty() ? 0 : pen.key(kKeyHeight) - pen.px(14)});
  Rect whole{row.left, row.top - pen.px(7), row.right, row.top + tall + pen.px(7)};
  const Rect pencil = whole.cut_right(pen.key(kPencil - 4), pen.px(kGapKeypad));
  pen.touch(whole, event.choose);
  pen.touch(pencil, event.replace);
  if (!event.replace.label.empty() && pen.is_visible(pencil)) draw_pencil(pen, pencil.centre());
  const float end = row.top + tall + pen.px(8);
  ImGui::GetWindowDrawList()->AddLine({row.left, end}, {row.right, end}, pen.ink.button, pen.px(1));
  return tall + pen.px(17);
}

void draw_fold_mark(const Pen& pen, ImVec2 at, bool open) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float u = pen.px(1);
  const ImVec2 down[] = {{at.x - 7 * u, at.y - 4 * u}, {at.x + 7 * u, at.y - 4 * u}, {at.x, at.y + 6 * u}};
  const ImVec2 right[] = {{at.x - 4 * u, at.y - 7 * u}, {at.x + 6 * u, at.y}, {at.x - 4 * u, at.y + 7 * u}};
  const auto& corners = open ? down : right;
  list.AddTriangleFilled(corners[0], corners[1], corners[2], pen.ink.muted);
}

// The name of the hand with the score on a bar. If closed, the points written in it follow below.
float draw_hand(Pen& pen, Rect area, const view::HistoryHand& hand) {
  constexpr float kMark = 34;  // units, kept for it
  const float top = area.top;
  const Rect bar = area.cut_top(pen.key(kKeyHeight), pen.px(kGap));
  (void)pen.touch_unframed(bar, hand.fold);
  pen.fill(bar, ImGui::IsItemHovered() ? pen.ink.button : pen.ink.tray, kCardCorner);
  if (pen.is_visible(bar)) draw_fold_mark(pen, {bar.left + pen.px(20), bar.centre().y}, hand.open);
  Rect words = bar.inset(pen.px(kMark), 0);
  pen.text(words.cut_left(words.width() * 0.4f, pen.px(kGap)), hand.fold.label,
           {pen.look.label, pen.ink.text});
  pen.text(words, hand.fold.detail, {pen.look.body, pen.ink.text, Align::right});
  Rect text = area.inset(pen.px(10), 0);
  for (const std::string& line : hand.open ? std::vector<std::string>() : hand.calculation)
    draw_part(pen, text, line, pen.look.small, pen.ink.muted, 2);
  return text.top - top + pen.px(8);
}

}  // namespace

ImU32 ink_of_points(const Theme& ink, std::string_view points) {
  const bool loses = points.find("−") != points.npos, wins = points.find('+') != points.npos;
  return loses == wins ? ink.text : loses ? ink.minus : ink.plus;
}

namespace {

// The titles of the columns, whose list has a scroll bar beside it.
Box columns_box(Pen& pen, const view::History& history, bool named) {
  return drawn_box("columns", {0, pen.px(24)}, 0, [&pen, &history, named](Rect at) {
    at.cut_right(pen.px(28));
    const std::vector<Rect> cells = cells_of(pen, at, named);
    for (std::size_t i = 0; i < std::min(cells.size(), history.columns.size()); ++i)
      if (named || i != kAuthor)
        pen.text(cells[i], history.columns[i],
                 {pen.look.small, pen.ink.accent, Align::left, Overflow::ellipsis});
  });
}

}  // namespace

layout::Box page_of(Pen& pen, float width, const view::History& history) {
  const bool named = std::ranges::any_of(history.hands, [](const view::HistoryHand& hand) {
    return std::ranges::any_of(hand.rows, [](const view::HistoryRow& row) { return !row.author.empty(); });
  });
  Box search = field_box(pen, history.search);
  search.best.wide = pen.px(340);
  std::vector<view::Button> chips = history.of;
  chips.push_back(history.fold);
  const auto draw_hands = [&pen, &history, named](Rect& content) {
    const std::vector<Rect> cells = cells_of(pen, content, named);
    for (const view::HistoryHand& hand : history.hands) {
      content.top += draw_hand(pen, content, hand);
      for (const view::HistoryRow& event : std::span(hand.rows).first(hand.open ? hand.rows.size() : 0)) {
        content.top += draw_event(pen, content, event, cells);
        draw_part(pen, content, mending_box(pen, content.width(), event, history.reasons_title), 6);
      }
    }
  };
  return page_box(
      pen, {head_box(pen, history.title, pen.look.title, pen.ink.text, {search}),
            chips_box(pen, page_content(pen, width), std::move(chips)), columns_box(pen, history, named),
            history.hands.empty() ? empty_box(pen, "go/history", history.empty, history.begin)
                                  : list_box(pen, "events", draw_hands)});
}

}  // namespace tanteador::ui
