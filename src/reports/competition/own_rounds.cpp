// A card for each entrant with its tables, opponents and results.

#include <algorithm>

#include "src/core/text/join.hpp"
#include "src/reports/cells.hpp"
#include "src/reports/competition/makers.hpp"
#include "src/reports/competition/meetings.hpp"
#include "src/reports/league_words.hpp"
#include "src/reports/words.hpp"

namespace tanteador::report {

namespace {

using league::Entrant;

Row own_row(const Input& of, const league::PlayedRound& round, Entrant entrant, const league::Line* line,
            bool scores) {
  Row row(5);
  if (const auto at = table_of(round, entrant)) {
    const auto& drawn = round.tables[*at].drawn;
    row[1] = table_cell(round, *at);
    for (std::size_t side = 0; side < drawn.sides.size(); ++side) {
      if (std::ranges::count(drawn.sides[side], entrant) > 0)
        row[2] = text_or_empty(others_at(drawn, side, of.names));
    }
  }
  if (!line) return row;
  const bool score = scores && line->kind == league::Kind::played;
  row[3] = score ? Cell(line->score) : text_or_empty(result_sign(*line));
  return row;
}

}  // namespace

Table own_rounds(const Input& of) {
  Table cards;
  cards.title = tr("Card for each participant");
  cards.empty = tr("No round of this stage has been paired yet.");
  cards.columns = {number_column("round", tr("Round")), number_column("table", tr("Table")),
                   text_column("against", tr("Opponent")), text_column("result", tr("Result")),
                   number_column("points", tr("Points"))};
  const league::PlayedStage& stage = of.now.stages[of.stage];
  const auto& setup = of.now.setup.stages[of.stage];
  const bool scores = setup.format == league::Format::singles;
  const league::Results results = results_of(of.now, of.stage);
  const bool values = setup.format == league::Format::keizer;
  const league::KeizerTable keizer = values ? keizer_table(of.now, of.stage) : league::KeizerTable();
  const std::size_t carried = results.rounds.size() - stage.rounds.size();
  std::vector<Meetings> played;
  for (const league::RoundResult& round : results.rounds) played.push_back(meetings_of(round));
  for (const Entrant entrant : stage.rounds.empty() ? std::vector<Entrant>() : stage.entrants) {
    Group& part = cards.groups.emplace_back(Group{.title = entrant_name(of.names, entrant)});
    std::int64_t sum = 0;
    const league::KeizerTotal* own = values ? &keizer.totals[index(entrant)] : nullptr;
    if (own) {
      sum = 2 * own->value;
      part.title = say("{0}, value {1}", {std::string_view(part.title), own->value});
    }
    for (std::size_t number = 0; number < played.size(); ++number) {
      const auto met = played[number].find(entrant);
      const league::Line* line = met == played[number].end() ? nullptr : met->second.line;
      if (line) sum += own ? own->rounds[number] : scores ? line->score : line->points;
      const std::int64_t penalty = penalty_of(results, number, entrant, scores);
      sum -= penalty;
      if (number < carried) continue;
      auto& row = part.rows.emplace_back(own_row(of, stage.rounds[number - carried], entrant, line, scores));
      row.front() = place_cell(number - carried);
      if (penalty != 0)
        row[3] = Result{
            join({display_text(row[3]), penalty_text(scores ? 0 : penalty, scores ? penalty : 0)}, ", "),
            value(row[3])};
      if (line || penalty != 0) row.back() = sum_cell(sum, scores);
    }
  }
  return cards;
}

}  // namespace tanteador::report
