// Points over the deals: a step line for each player, named at its end. A touch shows the totals of a deal.

#include <algorithm>
#include <cmath>

#include "ui/panel/tarot/parts.hpp"

namespace tanteador::ui::tarot {

namespace {

using Sheet = view::TarotSheet;

constexpr float kScale = 46, kBand = 24, kLabel = 20, kNames = 142;
constexpr int kGrid = 6;             // lines at most
constexpr double kDraw = 0.25;       // seconds of a new segment
constexpr std::size_t kMarked = 24;  // deals with a marker each

ImU32 pale(ImU32 colour) { return (colour & ~IM_COL32_A_MASK) | (115u << IM_COL32_A_SHIFT); }

struct Plot {
  Rect place;
  int low, high;
  std::size_t deals;
  float x(std::size_t deal) const {
    return place.left +
           place.width() * static_cast<float>(deal) / static_cast<float>(std::max<std::size_t>(1, deals));
  }
  float y(float value) const {
    return place.bottom -
           place.height() * (value - static_cast<float>(low)) / static_cast<float>(std::max(1, high - low));
  }
};

void draw_grid(Pen& pen, const Plot& plot) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  int step = 100;
  const int most = std::clamp(static_cast<int>(plot.place.height() / pen.px(24)), 1, kGrid);
  while ((plot.high - plot.low) / step > most) step *= 2;
  for (int value = plot.low - plot.low % step; value <= plot.high; value += step) {
    if (value < plot.low) continue;
    const float y = std::floor(plot.y(static_cast<float>(value)));
    list.AddLine({plot.place.left, y}, {plot.place.right, y}, value == 0 ? paper::kInk : paper::kRule,
                 pen.px(value == 0 ? 2.2f : 1));
    const std::string text = (value < 0 ? "−" : "") + std::to_string(std::abs(value));
    pen.figures(
        {plot.place.left - pen.px(kScale), y - pen.px(10), plot.place.left - pen.px(6), y + pen.px(10)}, text,
        {pen.look.small, paper::kMuted, Align::right});
  }
}

float drawn_part(Pen& pen, std::size_t deals) {
  Motion& motion = pen.state.tallies[0];
  const int now = static_cast<int>(deals);
  if (motion.to != now)
    motion = {motion.to == now - 1 && !pen.look.reduced_motion ? now - 1 : now, now, ImGui::GetTime()};
  if (motion.from == motion.to) return 1;
  const double part = (ImGui::GetTime() - motion.since) / kDraw;
  if (part < 1) pen.state.moving = true;
  return static_cast<float>(std::clamp(part, 0.0, 1.0));
}

// Lines with equal totals are drawn side by side.
void draw_line(Pen& pen, const Plot& plot, const Sheet::Line& line, std::size_t player, bool faded,
               float part) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImU32 ink = player_colour(player), colour = faded ? pale(ink) : ink;
  const float aside = pen.px((static_cast<float>(player) - 1.5f) * 1.6f);
  std::vector<ImVec2> marks;
  for (std::size_t deal = 0; deal < line.values.size(); ++deal) {
    auto value = static_cast<float>(line.values[deal]);
    if (deal > 0 && deal + 1 == line.values.size()) {
      const auto before = static_cast<float>(line.values[deal - 1]);
      value = before + (value - before) * part;
    }
    const ImVec2 at{plot.x(deal) + aside, plot.y(value) + aside};
    const bool crowded = !marks.empty() && at.x - marks.back().x < 1;  // several deals to a pixel
    if (crowded && deal + 1 < line.values.size()) continue;
    if (marks.empty() || std::abs(at.y - marks.back().y) >= 1) {  // no corner on a level line
      if (!marks.empty()) list.PathLineTo({at.x, marks.back().y});
      list.PathLineTo(at);
    } else if (deal + 1 == line.values.size()) {
      list.PathLineTo(at);
    }
    marks.push_back(at);
  }
  list.PathStroke(colour, 0, pen.px(line.chosen ? 5.0f : 3.0f));
  for (std::size_t deal = 1; deal < marks.size(); ++deal) {
    const bool end = deal + 1 == marks.size();
    if (!faded && (end || marks.size() <= kMarked))
      draw_mark(pen, marks[deal], end ? 6 : 4.5f, player, On::paper);
  }
}

void draw_line_names(Pen& pen, const Plot& plot, const Sheet::Chart& chart) {
  const float apart = pen.px(kLabel), x = plot.place.right;
  std::vector<float> ends;
  for (const Sheet::Line& line : chart.lines) ends.push_back(plot.y(static_cast<float>(line.values.back())));
  const std::vector<float> places = spread(ends, apart, plot.place.top, plot.place.bottom + pen.px(6));
  for (std::size_t i = 0; i < places.size(); ++i) {
    ImGui::GetWindowDrawList()->AddLine({x + pen.px(8), ends[i]}, {x + pen.px(18), places[i]},
                                        player_colour(i), pen.px(1.4f));
    draw_mark(pen, {x + pen.px(26), places[i]}, 5, i, On::paper);
    pen.text({x + pen.px(36), places[i] - apart / 2, x + pen.px(kNames), places[i] + apart / 2},
             chart.lines[i].label, {pen.look.small, paper::kInk});
  }
}

std::vector<const Sheet::Row*> deal_rows(const Sheet& sheet) {
  std::vector<const Sheet::Row*> rows;
  for (const Sheet::Row& row : sheet.rows) {
    if (row.written) rows.push_back(&row);
  }
  return rows;
}

// The contracts below the deals; a point above rare events.
void draw_band(Pen& pen, const Plot& plot, const Sheet& sheet) {
  const auto rows = deal_rows(sheet);
  const float wide = plot.place.width() / static_cast<float>(std::max<std::size_t>(1, rows.size()));
  if (wide < pen.px(8)) return;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const ImVec2 at{plot.x(i + 1) - wide / 2, plot.place.bottom + pen.px(kBand)};
    if (wide >= pen.px(34))
      draw_tag(pen, at, rows[i]->tag, rows[i]->contract);
    else
      draw_tint(pen, at, wide - pen.px(3), rows[i]->contract);
    if (rows[i]->mark)
      ImGui::GetWindowDrawList()->AddCircleFilled({at.x + pen.px(16), at.y - pen.px(11)}, pen.px(4),
                                                  paper::kMinus);
  }
}

// All totals after the deal under the finger.
void draw_reading(Pen& pen, const Plot& plot, const Sheet& sheet) {
  const ImVec2 finger = ImGui::GetIO().MousePos;
  const Rect& place = plot.place;
  if (finger.x < place.left || finger.x > place.right || finger.y < place.top || finger.y > place.bottom)
    return;
  const auto rows = deal_rows(sheet);
  const auto deal = static_cast<std::size_t>(
      std::lround((finger.x - place.left) / place.width() * static_cast<float>(plot.deals)));
  if (deal == 0 || deal > rows.size()) return;
  const float x = plot.x(deal), line = pen.px(20), wide = pen.px(92);
  const Sheet::Row& row = *rows[deal - 1];
  ImGui::GetWindowDrawList()->AddLine({x, place.top}, {x, place.bottom}, paper::kAccent, pen.px(1.5f));
  const float from = x + wide + pen.px(8) > place.right ? x - wide - pen.px(6) : x + pen.px(6);
  const float tall = line * static_cast<float>(row.cells.size() + 1) + pen.px(6);
  Rect box{from, place.top, from + wide, place.top + tall};
  pen.fill(box, paper::kShade, 6);
  pen.frame(box, paper::kMuted, 6, 1);
  box = box.inset(pen.px(6), pen.px(3));
  pen.text(box.cut_top(line), row.choose.label, {pen.look.small, paper::kMuted, Align::right});
  for (std::size_t i = 0; i < row.cells.size(); ++i) {
    Rect each = box.cut_top(line);
    draw_mark(pen, each.cut_left(pen.px(14)).centre(), 5, i, On::paper);
    pen.figures(each, row.cells[i].total,
                {pen.look.small, row.cells[i].below ? paper::kMinus : paper::kInk, Align::right},
                row.cells[i].below);
  }
}

}  // namespace

void draw_chart(Pen& pen, Rect area, const Sheet& sheet) {
  const Sheet::Chart& chart = sheet.chart;
  pen.fill(area, paper::kPaper, 5);
  pen.weave(area.inset(pen.px(2)), pen.look.grain, paper::kGrain);
  area = area.inset(pen.px(10), pen.px(6));
  pen.text(area.cut_top(pen.px(20), pen.px(kGap)), chart.title, {pen.look.small, paper::kMuted});
  const std::size_t deals = chart.lines.front().values.size() - 1;
  const Rect place{area.left + pen.px(kScale), area.top + pen.px(4), area.right - pen.px(kNames),
                   area.bottom - pen.px(kBand + 14)};
  const Plot plot{place, chart.low, chart.high, deals};
  draw_grid(pen, plot);
  if (deals == 0) return;
  const float part = drawn_part(pen, deals);
  const bool some = std::ranges::any_of(chart.lines, &Sheet::Line::chosen);
  for (const bool front : {false, true}) {  // the selected line over the others
    for (std::size_t i = 0; i < chart.lines.size(); ++i) {
      if (chart.lines[i].chosen == front) draw_line(pen, plot, chart.lines[i], i, some && !front, part);
    }
  }
  draw_line_names(pen, plot, chart);
  draw_band(pen, plot, sheet);
  draw_reading(pen, plot, sheet);
}

}  // namespace tanteador::ui::tarot
