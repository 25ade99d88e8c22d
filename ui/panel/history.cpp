// The event list: everything that was entered, newest first, with its points and the rule that gives them.

#include <algorithm>

#include "ui/panel/parts.hpp"

namespace tanteador::ui {

namespace {

// Shares of the width: number, time, author, what, points, rule.
using Shares = std::array<float, 6>;
constexpr Shares kShares{0.06f, 0.09f, 0.13f, 0.35f, 0.16f, 0.21f};
constexpr Shares kNobodyNamed{0.06f, 0.09f, 0, 0.47f, 0.17f, 0.21f};  // nobody was named as the author

std::array<Rect, 6> cells_of(const Pen& pen, Rect row, const Shares& shares) {
  std::array<Rect, 6> cells;
  row = row.inset(pen.px(10), 0);
  const float width = row.width();
  for (std::size_t i = 0; i < cells.size(); ++i) {
    cells[i] = row.cut_left(width * shares[i]);
    cells[i].right -= pen.px(8);
  }
  return cells;
}

void strike(const Pen& pen, const Rect& cell, std::string_view text) {
  const float width = std::min(cell.width(), pen.width_of(text, pen.look.body));
  const float y = cell.top + pen.look.body->FontSize * 0.55f;
  ImGui::GetWindowDrawList()->AddLine({cell.left, y}, {cell.left + width, y}, colour::kMinus, pen.px(1.8f));
}

// What can be done with the row that was picked, below it.
float draw_mending(Pen& pen, Rect area, const view::HistoryRow& event, const std::string& title) {
  if (event.mend.empty()) return 0;
  const float top = area.top;
  pen.text(area.cut_top(pen.px(22), pen.px(4)), title, {pen.look.small, colour::kMuted});
  draw_grid(pen, area, event.reasons, 3, 50, Kind::quiet);
  draw_grid(pen, area, event.mend, std::max(3, static_cast<int>(event.mend.size())), 72, Kind::normal);
  return area.top - top + pen.px(6);
}

float draw_event(Pen& pen, Rect row, const view::HistoryRow& event, const Shares& shares) {
  const auto cells = cells_of(pen, row, shares);
  const std::string_view texts[] = {event.number, event.time,   event.author,
                                    event.text,   event.points, event.rule};
  float tall = pen.px(24);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    ImFont* font = i == 3 || i == 4 ? pen.look.body : pen.look.small;
    const float needs = pen.height_of(texts[i], font, cells[i].width());
    tall = std::max(tall, needs);
    const ImU32 ink = event.struck ? colour::kMuted
                      : i == 3     ? colour::kText
                      : i == 4     ? ink_of_points(event.points)
                                   : colour::kMuted;
    const Rect place{cells[i].left, row.top, cells[i].right, row.top + needs};
    pen.text(place, texts[i], {font, ink, Align::left, Long::wrap, 0});
    if (event.struck && (i == 3 || i == 4)) strike(pen, place, texts[i]);
  }
  if (!event.note.empty()) {
    const float needs = pen.height_of(event.note, pen.look.small, cells[3].width());
    pen.text({cells[3].left, row.top + tall, cells[3].right, row.top + tall + needs}, event.note,
             {pen.look.small, event.struck ? colour::kMinus : colour::kMuted, Align::left, Long::wrap, 0});
    tall += needs;
  }
  tall = std::max(tall, event.choose.label.empty() ? 0 : pen.px(34));
  pen.touch({row.left, row.top - pen.px(7), row.right, row.top + tall + pen.px(7)}, event.choose);
  const float end = row.top + tall + pen.px(8);
  ImGui::GetWindowDrawList()->AddLine({row.left, end}, {row.right, end}, colour::kButton, pen.px(1));
  return tall + pen.px(17);
}

}  // namespace

ImU32 ink_of_points(std::string_view points) {
  const bool loses = points.find("−") != points.npos, wins = points.find('+') != points.npos;
  return loses && wins ? colour::kText : loses ? colour::kMinus : colour::kPlus;
}

void draw_history(Pen& pen, Rect area, const view::History& history) {
  pen.fill(area, colour::kPanel, 14);
  area = area.inset(pen.px(20), pen.px(14));
  Rect title = area.cut_top(pen.px(40), pen.px(4));
  if (history.rows.size() > 1)
    pen.text(title.cut_right(pen.px(400), pen.px(12)), history.hint,
             {pen.look.small, colour::kMuted, Align::right});
  pen.text(title, history.title, {pen.look.title, colour::kText});
  const Rect head = area.cut_top(pen.px(24), pen.px(6));
  const bool named =
      std::ranges::any_of(history.rows, [](const view::HistoryRow& row) { return !row.author.empty(); });
  const Shares& shares = named ? kShares : kNobodyNamed;
  const auto heads = cells_of(pen, {head.left, head.top, head.right - pen.px(28), head.bottom}, shares);
  for (std::size_t i = 0; i < heads.size() && i < history.columns.size(); ++i) {
    if (shares[i] > 0) pen.text(heads[i], history.columns[i], {pen.look.small, colour::kAccent});
  }
  if (history.rows.empty())
    return pen.text(area, history.empty, {pen.look.body, colour::kMuted, Align::centre});
  draw_list(pen, "events", area, [&](Rect content) {
    const float top = content.top;
    for (const view::HistoryRow& event : history.rows) {
      content.top += draw_event(pen, content, event, shares);
      content.top += draw_mending(pen, content, event, history.reasons_title);
    }
    return content.top - top;
  });
}

}  // namespace tanteador::ui
