// The standings with every tie-break.

#include "src/core/text/join.hpp"
#include "src/reports/cells.hpp"
#include "src/reports/competition/makers.hpp"
#include "src/reports/league_words.hpp"
#include "src/reports/words.hpp"

namespace tanteador::report {

namespace {

std::vector<Column> standings_columns(const std::vector<league::Tiebreak>& order) {
  std::vector<Column> columns{data_column("stage"), data_column("group"), number_column("rank", "#"),
                              data_column("number"), text_column("name", tr("Participant"))};
  for (const league::Tiebreak system : order) {
    const std::string id(league::info(system).id);
    columns.push_back(number_column(id, tr(id), tiebreak_title(system)));
  }
  const Column rest[] = {data_column("games"),
                         number_column("won", tr("Won")),
                         data_column("drawn"),
                         number_column("lost", tr("Lost")),
                         data_column("withdrawn"),
                         data_column("lantern"),
                         data_column("why"),
                         data_column("round"),
                         data_column("penalty_points"),
                         data_column("penalty_score"),
                         remark_column()};
  columns.insert(columns.end(), std::begin(rest), std::end(rest));
  return columns;
}

Row standing_row(const Input& of, const league::StageTable& table, std::size_t place) {
  const league::Standings& all = table.standings;
  const league::Standing& one = all.rows[place];
  Row row{of.stage + 1, group_cell(table.group), one.rank > 0 ? Cell(one.rank) : Cell(),
          index(one.entrant) + 1, Participant{entrant_name(of.names, one.entrant)}};
  for (std::size_t i = 0; i < all.order.size(); ++i)
    row.push_back(i < one.values.size() ? tiebreak_cell(one.values[i], all.order[i]) : Cell());
  const Cell rest[] = {one.games,
                       one.won,
                       one.drawn,
                       one.lost,
                       one.withdrawn,
                       one.lantern,
                       Reason{before_text(all, place, of.names)},
                       of.rounds,
                       Fraction{one.penalty_points, 2},
                       one.penalty_score,
                       Mark{place_remark(one)}};
  row.insert(row.end(), std::begin(rest), std::end(rest));
  return row;
}

}  // namespace

Table standings(const Input& of) {
  const auto tables = standings(of.now, of.stage, of.rounds);
  Table standings{.title = title_after(of, N_("Standings of stage {0} after round {1}")),
                  .empty = tr("No participants yet."),
                  .group_key = {}};
  standings.columns =
      standings_columns(tables.empty() ? std::vector<league::Tiebreak>() : tables.front().standings.order);
  const bool keizer = of.reasons && of.now.setup.stages[of.stage].format == league::Format::keizer;
  const league::KeizerTable points =
      keizer ? keizer_table(of.now, of.stage, of.rounds) : league::KeizerTable();
  for (const league::StageTable& table : tables) {
    Group& group = standings.groups.emplace_back(Group{.title = group_title(table.group)});
    for (std::size_t i = 0; i < table.standings.rows.size(); ++i) {
      group.rows.push_back(standing_row(of, table, i));
      std::string reason = of.reasons ? before_text(table.standings, i, of.names) : std::string();
      if (!reason.empty()) group.notes.push_back(std::move(reason));
      if (!keizer) continue;
      const league::Entrant entrant = table.standings.rows[i].entrant;
      const std::string all =
          join(keizer_lines(of.now, of.stage, of.rounds, points, entrant, of.names), "; ");
      if (!all.empty())
        group.notes.push_back(
            say("{0}: {1}", {std::string_view(entrant_name(of.names, entrant)), std::string_view(all)}));
    }
  }
  return standings;
}

}  // namespace tanteador::report
