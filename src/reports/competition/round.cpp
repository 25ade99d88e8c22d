// A round: tables for people, and one row for each entrant for programs.

#include <algorithm>

#include "src/reports/cells.hpp"
#include "src/reports/competition/makers.hpp"
#include "src/reports/league_words.hpp"
#include "src/reports/words.hpp"

namespace tanteador::report {

Table round(const Input& of) {
  const league::PlayedRound& played = round_of(of);
  const Names names{.seats = {}, .sides = of.names};
  Table report{.title = round_title(of.now, *of.round),
               .columns = {number_column("table", tr("Table")), text_column("entrants", tr("Participants")),
                           Column{.key = "result", .title = tr("Result")}},
               .empty = tr("No round of this stage has been paired yet.")};
  if (of.reasons) report.columns.push_back(text_column("why", tr("Reason")));
  auto& rows = report.groups.emplace_back().rows;
  const auto add = [&](Cell number, std::string who, std::string result, std::string reason) {
    rows.push_back({std::move(number), Participant{std::move(who)}, std::move(result)});
    if (of.reasons) rows.back().push_back(Reason{std::move(reason)});
  };
  for (std::size_t i = 0; i < played.tables.size(); ++i) {
    const league::PlayedTable& one = played.tables[i];
    if (is_free(one)) continue;
    const std::string result = remarked_text(one) + (one.disputed.empty() ? "" : " " + tr("(disputed)"));
    add(table_cell(played, i), opponents_text(one.drawn, of.names), with_minus_signs(result),
        table_reason(of.now, played, i, of.names));
  }
  for (const league::event::DrawnBye& bye : played.byes)
    add({}, entrant_name(of.names, bye.entrant), tr("sits out"), reasons_text(bye.reasons, names));
  for (const league::event::Absent& away : played.away)
    add({}, entrant_name(of.names, away.entrant), away_text(away.kind), {});
  return report;
}

std::string_view kind_word(league::Kind kind) {
  constexpr std::string_view kKinds[] = {"played",   "forfeit_win", "forfeit_loss", "allocated_bye",
                                         "full_bye", "half_bye",    "zero_bye",     "absent"};
  return kKinds[index(kind)];
}

namespace {

constexpr std::string_view kVerdicts[] = {"", "lost", "drawn", "won"};

// The entrant's line in a round; null while its table is open.
const league::Line* line_of(const league::RoundResult& round, league::Entrant entrant) {
  for (const league::TableResult& table : round.tables) {
    const auto line = std::ranges::find(table.lines, entrant, &league::Line::entrant);
    if (line != table.lines.end()) return &*line;
  }
  return nullptr;
}

class RoundLines {
 public:
  RoundLines(const Input& of, league::RoundRef ref, std::vector<Row>& rows)
      : of_(of),
        ref_(ref),
        result_(results_of(of.now, ref.stage, ref.round + 1).rounds.back()),
        rows_(rows) {}

  void add(const Row& seat, league::Entrant entrant, const std::string& why, bool figures = true) {
    const league::Line* line = line_of(result_, entrant);
    const bool counted = figures && line && line->kind == league::Kind::played;
    const std::string verdict(line ? kVerdicts[index(line->verdict)] : "");
    Row& row = rows_.emplace_back(Row{ref_.stage + 1, ref_.round + 1});
    row.insert(row.end(), seat.begin(), seat.end());
    row.insert(row.end(),
               {index(entrant) + 1, Participant{entrant_name(of_.names, entrant)},
                std::string(line ? kind_word(line->kind) : "open"), text_or_empty(verdict),
                line ? Cell(Fraction{line->points, 2}) : Cell(), counted ? Cell(line->score) : Cell(),
                counted ? Cell(line->sets) : Cell(), Reason{why}});
  }

 private:
  const Input& of_;
  league::RoundRef ref_;
  league::RoundResult result_;
  std::vector<Row>& rows_;
};

}  // namespace

Table round_lines(const Input& of, std::span<const league::RoundRef> rounds) {
  Table report;
  if (rounds.size() == 1) report.title = round_title(of.now, rounds.front());
  for (const char* key : {"stage", "round", "table", "group", "side", "number", "name", "status", "verdict",
                          "points", "score", "sets", "why"})
    report.columns.push_back(data_column(key));
  auto& rows = report.groups.emplace_back().rows;
  const Names names{.seats = {}, .sides = of.names};
  const Row nowhere(3);
  for (const league::RoundRef ref : rounds) {
    const league::PlayedRound& played = round_at(of.now, ref);
    RoundLines lines(of, ref, rows);
    for (std::size_t table = 0; table < played.tables.size(); ++table) {
      const league::event::DrawnTable& drawn = played.tables[table].drawn;
      const auto& score = played.tables[table].score;
      const bool figures = !score || has_figures(*score);
      const std::string why = reasons_text(drawn, names);
      for (std::size_t side = 0; side < drawn.sides.size(); ++side) {
        for (const league::Entrant entrant : drawn.sides[side])
          lines.add({place_cell(table), group_cell(drawn.group), place_cell(side)}, entrant, why, figures);
      }
    }
    for (const league::event::DrawnBye& bye : played.byes)
      lines.add(nowhere, bye.entrant, reasons_text(bye.reasons, names));
    for (const league::event::Absent& away : played.away) lines.add(nowhere, away.entrant, {});
  }
  return report;
}

}  // namespace tanteador::report
