// The tables of one or all rounds, with results or with blank lines for them.

#include "src/reports/cells.hpp"
#include "src/reports/competition/makers.hpp"
#include "src/reports/league_words.hpp"
#include "src/reports/words.hpp"

namespace tanteador::report {

Table blank_results(const Input& of) {
  Table report;
  report.title = round_title(of.now, *of.round);
  report.columns = {number_column("table", tr("Table")), text_column("entrants", tr("Participants")),
                    text_column("result", tr("Result")), text_column("signature", tr("Signature"))};
  auto& rows = report.groups.emplace_back().rows;
  const league::PlayedRound& round = round_of(of);
  for (std::size_t table = 0; table < round.tables.size(); ++table) {
    if (is_free(round.tables[table])) continue;
    rows.push_back({table_cell(round, table),
                    Participant{opponents_text(round.tables[table].drawn, of.names)}, Cell(), Cell()});
  }
  return report;
}

Table rounds(const Input& of) {
  Table report;
  report.title = tr("Rounds");
  report.empty = tr("No round of this stage has been paired yet.");
  report.columns = {number_column("table", tr("Table")), text_column("entrants", tr("Participants")),
                    text_column("result", tr("Result"))};
  const auto& rounds = of.now.stages[of.stage].rounds;
  for (std::size_t number = 0; number < rounds.size(); ++number) {
    const league::PlayedRound& round = rounds[number];
    const league::RoundRef ref{of.stage, static_cast<int>(number)};
    Group& part = report.groups.emplace_back(Group{.title = round_title(of.now, ref)});
    if (const auto date = of.now.dates.find(ref); date != of.now.dates.end()) {
      const std::string when = day_and_time(date->second);
      part.title = say("{0}: {1}", {std::string_view(part.title), std::string_view(when)});
    }
    for (std::size_t table = 0; table < round.tables.size(); ++table) {
      if (is_free(round.tables[table])) continue;
      part.rows.push_back({table_cell(round, table),
                           Participant{opponents_text(round.tables[table].drawn, of.names)},
                           text_or_empty(marked_text(round.tables[table]))});
    }
    for (const league::event::DrawnBye& bye : round.byes)
      part.rows.push_back({Cell(), Participant{entrant_name(of.names, bye.entrant)}, tr("sits out")});
    for (const league::event::Absent& away : round.away)
      part.rows.push_back({Cell(), Participant{entrant_name(of.names, away.entrant)}, away_text(away.kind)});
  }
  return report;
}

}  // namespace tanteador::report
