// The event list: all entries, newest first, with their points and the rule that gives them.

#include <algorithm>

#include "ui/panel/drawing/parts.hpp"

namespace tanteador::ui {

namespace {

// Shares of the width: number, time, author, event, points, rule.
using Shares = std::array<float, 6>;
constexpr Shares kShares{0.06f, 0.09f, 0.13f, 0.34f, 0.23f, 0.15f};
constexpr Shares kNobodyNamed{0.06f, 0.09f, 0, 0.43f, 0.27f, 0.15f};
// In a narrow window the longest words of the rules need more.
constexpr Shares kNarrow{0.05f, 0.09f, 0.11f, 0.29f, 0.24f, 0.22f},
    kNarrowNobody{0.05f, 0.1f, 0, 0.36f, 0.26f, 0.23f};
constexpr float kNarrowList = 860;  // units

constexpr float kPencil = 52;  // units, at the end of a row

std::array<Rect, 6> cells_of(const Pen& pen, Rect row, const Shares& shares) {
  std::array<Rect, 6> cells;
  row.cut_right(pen.key(kPencil - 4) + pen.px(4));
  row = row.inset(pen.px(10), 0);
  const float width = row.width();
  for (std::size_t i = 0; i < cells.size(); ++i) {
    cells[i] = row.cut_left(width * shares[i]);
    cells[i].right -= pen.px(8);
  }
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

float draw_mending(Pen& pen, Rect area, const view::HistoryRow& event, const std::string& title) {
  if (event.mend.empty()) return 0;
  const float top = area.top;
  if (!event.change.empty()) draw_part(pen, area, event.change, pen.look.label, pen.ink.accent, 6);
  const int fit = std::max(3, static_cast<int>(area.width() / pen.px(160)));
  draw_grid(pen, area, event.mend, std::clamp(static_cast<int>(event.mend.size()), 3, fit), 72, Kind::act);
  pen.text(area.cut_top(pen.px(22), pen.px(kGapKeypad)), title, {pen.look.small, pen.ink.muted});
  draw_grid(pen, area, event.reasons, 3, 50, Kind::choice);
  if (!event.falls.empty()) draw_part(pen, area, event.cascade_title, pen.look.small, pen.ink.minus, 2);
  draw_grid(pen, area, event.falls, 1, 60, Kind::link);
  if (!event.note_field.id.empty()) {
    Rect line = area.cut_top(pen.px(24) + pen.key(kKeyHeight), pen.px(kGap));
    Rect key = line.cut_right(pen.px(220), pen.px(12));
    key.cut_top(pen.px(24));
    pen.button(key, event.keep_note, Kind::link);
    draw_text_field(pen, line, event.note_field);
  }
  return area.top - top + pen.px(6);
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

float draw_text_cell(Pen& pen, Rect cell, float top, const std::string& text, const TextStyle& style) {
  const float needs = pen.height_of(text, style.font, cell.width());
  pen.text({cell.left, top, cell.right, top + needs}, text, style);
  return needs;
}

float draw_event(Pen& pen, Rect row, const view::HistoryRow& event, const Shares& shares) {
  const auto cells = cells_of(pen, row, shares);
  const TextStyle aside{pen.look.small, pen.ink.muted, Align::left, Overflow::wrap, 0};
  TextStyle plain = aside, noted = aside;
  plain.font = pen.look.body;
  if (!event.struck) plain.colour = pen.ink.text;
  if (event.struck) noted.colour = pen.ink.minus;
  float tall = pen.px(24);
  const std::string* short_texts[] = {&event.number, &event.time, &event.author};
  for (std::size_t i = 0; i < std::size(short_texts); ++i)
    tall = std::max(tall, draw_text_cell(pen, cells[i], row.top, *short_texts[i], aside));
  float what = draw_text_cell(pen, cells[3], row.top, event.text, plain);
  if (event.struck) strike(pen, {cells[3].left, row.top, cells[3].right, row.top + what}, event.text);
  if (!event.note.empty()) what += draw_text_cell(pen, cells[3], row.top + what, event.note, noted);
  if (!event.remark.empty()) {
    TextStyle written = aside;
    written.colour = pen.ink.accent;
    what += draw_text_cell(pen, cells[3], row.top + what, event.remark, written);
  }
  tall = std::max({tall, what,
                   draw_postings(pen, {cells[4].left, row.top, cells[4].right, row.bottom}, cells[5], event),
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

void draw_history(Pen& pen, Rect area, const view::History& history) {
  area = draw_page_ground(pen, area);
  Rect title = area.cut_top(pen.key(kKeyHeight), pen.px(6));
  std::string wanted = history.search.text;
  if (pen.field(title.cut_right(std::min(pen.px(340), title.width() / 2), pen.px(12)),
                history.search.id.c_str(), history.search.hint, wanted))
    pen.out.push_back(view::command::Type{history.search.id, wanted});
  pen.text(title, history.title, {pen.look.title, pen.ink.text});
  std::vector<view::Button> chips = history.of;
  chips.push_back(history.fold);
  draw_chips(pen, area, chips);
  const Rect head = area.cut_top(pen.px(24), pen.px(6));
  const bool named = std::ranges::any_of(history.hands, [](const view::HistoryHand& hand) {
    return std::ranges::any_of(hand.rows, [](const view::HistoryRow& row) { return !row.author.empty(); });
  });
  const bool narrow = area.width() < pen.px(kNarrowList);
  const Shares& shares = narrow ? (named ? kNarrow : kNarrowNobody) : named ? kShares : kNobodyNamed;
  const auto heads = cells_of(pen, {head.left, head.top, head.right - pen.px(28), head.bottom}, shares);
  for (std::size_t i = 0; i < heads.size() && i < history.columns.size(); ++i) {
    if (shares[i] > 0)
      pen.text(heads[i], history.columns[i],
               {pen.look.small, pen.ink.accent, Align::left, Overflow::ellipsis});
  }
  if (history.hands.empty()) return draw_empty(pen, area, "go/history", history.empty, history.begin);
  draw_list(pen, "events", area, [&](Rect content) {
    const float top = content.top;
    for (const view::HistoryHand& hand : history.hands) {
      content.top += draw_hand(pen, content, hand);
      if (!hand.open) continue;
      for (const view::HistoryRow& event : hand.rows) {
        content.top += draw_event(pen, content, event, shares);
        content.top += draw_mending(pen, content, event, history.reasons_title);
      }
    }
    return content.top - top;
  });
}

}  // namespace tanteador::ui
