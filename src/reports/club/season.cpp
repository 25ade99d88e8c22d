// The table of a season.

#include <algorithm>

#include "src/reports/cells.hpp"
#include "src/reports/club/club.hpp"
#include "src/reports/words.hpp"

namespace tanteador::report {

namespace {

// Makes equal names of competitions different, because columns need unique keys: "Friday", "Friday (2)".
std::string new_key(const std::vector<Column>& columns, const std::string& name) {
  std::string key = name;
  for (int again = 2; std::ranges::find(columns, key, &Column::key) != columns.end(); ++again)
    key = name + " (" + std::to_string(again) + ")";
  return key;
}

Cell points_cell(const league::StagePoints& stage) {
  const Fraction points{stage.points, 2};
  if (stage.counted) return points;
  return Result{"(" + display_text(points) + ")", "(" + data_text(points) + ")"};
}

}  // namespace

Table season(const std::string& name, const std::vector<std::string>& competitions,
             std::span<const league::SeasonLine> lines, int last) {
  Table table{.title = say("Season {0}", {std::string_view(name)}),
              .columns = {number_column("rank", "#"), text_column("name", tr("Participant")),
                          number_column("points", tr("Points")), data_column("lantern")},
              .empty = tr("No competition of this season has finished yet.")};
  const int first = std::max(0, static_cast<int>(competitions.size()) - last);
  if (first > 0) table.columns.push_back(number_column("earlier", tr("Earlier")));
  const std::size_t own = table.columns.size();
  for (auto one = competitions.begin() + first; one != competitions.end(); ++one)
    table.columns.push_back(number_column(new_key(table.columns, *one), *one));
  constexpr std::size_t kUpright = 10;  // competitions that fit on an upright page
  if (table.columns.size() - own > kUpright) table.layout = Layout::wide;
  const std::size_t remark = table.columns.size();
  table.columns.push_back(remark_column());
  auto& rows = table.groups.emplace_back().rows;
  for (const league::SeasonLine& line : lines) {
    Row& row =
        rows.emplace_back(Row{line.rank, Participant{line.name}, Fraction{line.total, 2}, line.lantern});
    if (first > 0) row.push_back(Fraction{points_before_stage(line.stages, first), 2});
    row.resize(table.columns.size());
    for (const league::StagePoints& stage : line.stages)
      if (stage.stage >= first) row[own + static_cast<std::size_t>(stage.stage - first)] = points_cell(stage);
    if (line.lantern) row[remark] = Mark{tr("last place")};
  }
  return table;
}

}  // namespace tanteador::report
