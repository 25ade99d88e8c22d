// The table of past deals, and the chart of totals.

#include <algorithm>
#include <utility>

#include "src/registry/reckoning.hpp"
#include "src/view/sheet/face.hpp"
#include "src/view/words.hpp"

namespace tanteador::view::any_game {

namespace {

ScoreSheet::Row new_row(const LedgerLine& line, const Moment& after) {
  ScoreSheet::Row row;
  row.number = line.entry.category == "deal" ? std::to_string(line.deal) : "•";
  for (const int score : after.scores) row.cells.push_back({.change = {}, .total = points_text(score)});
  return row;
}

void add_to_chart(ScoreSheet::Chart& chart, const Moment& after, bool new_game) {
  if (new_game) chart.lines.assign(after.scores.size(), {0});
  for (std::size_t side = 0; side < after.scores.size(); ++side)
    chart.lines[side].push_back(after.scores[side]);
}

}  // namespace

std::string points_text(int points) { return plain_points(points); }
std::string change_text(int points) { return points == 0 ? "0" : signed_points(points); }

void fill_chart_range(ScoreSheet::Chart& chart, std::optional<int> target) {
  for (const auto& line : chart.lines) {
    const auto [low, high] = std::ranges::minmax(line);
    chart.low = std::min(chart.low, low);
    chart.high = std::max(chart.high, high);
  }
  chart.to_target = target && *target >= chart.high;
  if (chart.to_target) chart.high = *target;
  chart.low_text = points_text(chart.low);
  chart.high_text = points_text(chart.high);
}

void fill_rows(ScoreSheet& sheet, const MatchContext& context) {
  sheet.chart.lines.assign(side_count(context.match), {0});
  EventSeq of{};
  int game = 0;
  for (const LedgerLine& line : ledger(context.match)) {
    if (sheet.rows.empty() || line.seq != of) {
      const Moment after = moment_after(context.match, line.seq);
      const int now = number_fact(after.deal, "game", 0);
      const bool new_game = now != std::exchange(game, now) && !sheet.rows.empty();
      if (new_game) sheet.rows.back().ends_game = true;
      sheet.rows.push_back(new_row(line, after));
      add_to_chart(sheet.chart, after, new_game);
    }
    of = line.seq;
    std::string& change = sheet.rows.back().cells[index(line.entry.side)].change;
    change += (change.empty() ? "" : " ") + change_text(line.entry.points);  // points, then a bonus
  }
}

}  // namespace tanteador::view::any_game
