#include "src/reports/score_sheet.hpp"

#include <algorithm>

#include "src/core/text/text.hpp"
#include "src/reports/words.hpp"

namespace tanteador::report {

namespace {

template <class Line>
bool any_has(const std::vector<Line>& lines, std::string Line::*text) {
  return std::ranges::any_of(lines, [&](const Line& line) { return !(line.*text).empty(); });
}

std::string with_sign(int points) { return (points < 0 ? "" : "+") + std::to_string(points); }

// The number and the dealer of a deal are shown to people once.
Row score_row(const ScoreLine& line, bool new_deal) {
  const bool numbered = line.deal > 0;
  Row row{new_deal && numbered ? Cell(Mark{std::to_string(line.deal), Tone::strong}) : Cell(),
          numbered ? integer(line.deal) : Cell(),
          Result{new_deal ? line.dealer : std::string(), line.dealer},
          line.purpose,
          line.how,
          Mark{line.rule},
          Mark{line.entries}};
  for (const auto& points : line.by_side) {
    if (!points) {
      row.resize(row.size() + 3);
      continue;
    }
    row.push_back(Mark{with_sign(points->change) + " = " + std::to_string(points->total), Tone::strong});
    row.push_back(integer(points->change));
    row.push_back(integer(points->total));
  }
  return row;
}

Column readers_number(const std::string& title) {
  Column column = number_column({}, title);
  column.audience = Audience::readers;
  return column;
}

}  // namespace

Table score_sheet(const ScoreSheet& sheet) {
  const auto show_if_used = [&](std::string ScoreLine::*text, Column column) {
    return for_readers_if(any_has(sheet.lines, text), std::move(column));
  };
  const int rule_share =
      any_has(sheet.lines, &ScoreLine::entries) ? 1 : 0;  // then several rules may stand there
  Table table{.columns = {readers_number(sheet.deal),
                          data_column("deal"),
                          show_if_used(&ScoreLine::dealer, {.key = "dealer", .title = tr("Dealer")}),
                          show_if_used(&ScoreLine::purpose, {.key = "for", .title = tr("For what")}),
                          text_column("how", tr("How")),
                          {.key = "rule", .title = tr("Rule"), .share = rule_share},
                          show_if_used(&ScoreLine::entries, text_column("entries", tr("Entries")))},
              .groups = {{}},
              .group_key = {}};
  for (std::size_t side = 0; side < sheet.sides.size(); ++side) {
    const std::string number = std::to_string(side + 1);
    table.columns.push_back(readers_number(sheet.sides[side]));
    table.columns.push_back(data_column("points_" + number));
    table.columns.push_back(data_column("total_" + number));
  }
  int deal_before = 0;
  for (const ScoreLine& line : sheet.lines) {
    add_row(table, score_row(line, line.deal != deal_before));
    deal_before = line.deal;
    if (line.won_set.empty()) continue;
    table.groups.back().caption = line.won_set;
    table.groups.emplace_back();
  }
  return table;
}

Table sides_of_match(const std::vector<SideLine>& lines, const std::string& sets) {
  const bool players = any_has(lines, &SideLine::players), of_sets = any_has(lines, &SideLine::sets);
  Column score{.key = "score", .title = tr("Score"), .align = of_sets ? Align::left : Align::right};
  Table table{.columns = {{.key = "side", .title = tr("Side")},
                          for_readers_if(players, text_column("players", tr("Players"))),
                          std::move(score),
                          for_readers_if(of_sets, number_column("points", tr("Points"))),
                          for_readers_if(of_sets, number_column("sets", sets))},
              .groups = {{}}};
  for (const SideLine& line : lines) {
    const Tone tone = line.wins ? Tone::good : Tone::strong;
    add_row(table, {Mark{line.side, tone}, line.players, Mark{line.score, tone}, line.points, line.sets});
  }
  return table;
}

}  // namespace tanteador::report
