// The results of each participant against each other one.

#include <algorithm>

#include "src/league/standings/statistics.hpp"
#include "src/reports/cells.hpp"
#include "src/reports/competition/makers.hpp"
#include "src/reports/league_words.hpp"
#include "src/reports/words.hpp"

namespace tanteador::report {

namespace {

// One game is a number. Several games, or one not played, are a text: "1 0.5F".
Cell met_cell(std::span<const league::EncounterResult> games) {
  if (games.empty()) return {};
  const auto cell = [](const league::EncounterResult& game) {
    return Fraction{game.number, game.halves ? 2 : 1};
  };
  if (games.size() == 1 && games.front().played) return cell(games.front());
  std::string text;
  for (const league::EncounterResult& game : games)
    text += (text.empty() ? "" : " ") + data_text(cell(game)) + (game.played ? "" : "F");
  return Result{with_minus_signs(met_text(games)), text};
}

}  // namespace

Table crosstable(const Input& of) {
  const league::Encounters encounters(results_of(of.now, of.stage, of.rounds));
  const auto tables = standings(of.now, of.stage, of.rounds);
  std::size_t most = 0;
  for (const league::StageTable& table : tables) most = std::max(most, table.standings.rows.size());
  constexpr std::size_t kUpright = 12;  // entrants that fit on an upright page
  Table crosstable{.title = title_after(of, N_("Crosstable of stage {0} after round {1}")),
                   .columns = {data_column("stage"), data_column("group"), number_column("place", "#"),
                               data_column("number"), text_column("name", tr("Participant"))},
                   .empty = tr("No participants yet."),
                   .group_key = {},
                   .layout = most > kUpright ? Layout::wide : Layout::upright};
  const std::size_t own = crosstable.columns.size();
  for (std::size_t i = 1; i <= most; ++i)
    crosstable.columns.push_back(number_column(std::to_string(i), std::to_string(i)));
  for (const char* key : {"round", "penalty_points", "penalty_score"})
    crosstable.columns.push_back(data_column(key));
  for (const league::StageTable& table : tables) {
    const auto& rows = table.standings.rows;
    Group& group = crosstable.groups.emplace_back(Group{.title = group_title(table.group)});
    for (const Column& column : crosstable.columns) group.titles.push_back(column.title);
    for (std::size_t i = rows.size(); i < most; ++i) group.titles[own + i].clear();
    for (std::size_t i = 0; i < rows.size(); ++i) {
      Row& row = group.rows.emplace_back(
          Row{of.stage + 1, group_cell(table.group), place_cell(i), index(rows[i].entrant) + 1,
              penalised_name(entrant_name(of.names, rows[i].entrant), rows[i])});
      for (std::size_t other = 0; other < most; ++other)
        row.push_back(other == i ? Cell(Result{"·"})
                      : other < rows.size()
                          ? met_cell(encounters.between(rows[i].entrant, rows[other].entrant))
                          : Cell());
      row.insert(row.end(), {of.rounds, Fraction{rows[i].penalty_points, 2}, rows[i].penalty_score});
    }
  }
  return crosstable;
}

}  // namespace tanteador::report
