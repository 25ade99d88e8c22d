// Everybody's results, one column for each round.

#include <algorithm>
#include <iterator>
#include <unordered_map>

#include "src/reports/cells.hpp"
#include "src/reports/competition/makers.hpp"
#include "src/reports/competition/meetings.hpp"
#include "src/reports/league_words.hpp"
#include "src/reports/words.hpp"

namespace tanteador::report {

namespace {

using league::Entrant;

std::string_view kind_for_programs(league::Kind kind) {
  switch (kind) {
    case league::Kind::allocated_bye: return "bye";
    case league::Kind::full_bye: return "full_bye";
    case league::Kind::half_bye: return "half_bye";
    case league::Kind::zero_bye: return "zero_bye";
    case league::Kind::absent: return "absent";
    default: return "";
  }
}

std::string bye_sign(const league::Line& line) {
  switch (line.kind) {
    case league::Kind::allocated_bye:
    case league::Kind::full_bye: return tr("bye");
    case league::Kind::half_bye:
    case league::Kind::zero_bye: return tr("bye") + " " + halves_text(line.points);
    default: return result_sign(line);
  }
}

std::string sign_for_programs(const league::Line& line) {
  const std::string_view away = kind_for_programs(line.kind);
  if (!away.empty()) return std::string(away);
  return line.verdict == league::Verdict::lost && line.kind == league::Kind::played ? "-" : result_sign(line);
}

// "12+ (3½)": won against number 12 of this table, 3½ points so far; singles have their scores. "12+ −1
// (2½)": with a penalty of one point.
class Running {
 public:
  using Places = std::unordered_map<Entrant, std::size_t>;
  Running(const Places& places, bool scores) : scores_(scores), places_(places) {}
  // In Keizer, a round is worth these points, and no sum stands behind it.
  Cell add_keizer(const Meeting* meeting, std::int64_t penalty, league::Halves points) {
    sum_ += points - penalty;
    if (!meeting && penalty == 0) return {};
    const std::string less = penalty == 0 ? "" : " −" + halves_text(penalty);
    const std::string sign = meeting ? opponents_of(*meeting) + bye_sign(*meeting->line) + " " : "";
    const std::string data = meeting ? opponents_of(*meeting) + sign_for_programs(*meeting->line) + " " : "";
    return Result{sign + halves_text(points) + less, data + data_text(sum_cell(points - penalty, false))};
  }
  void start(std::int64_t sum) { sum_ = sum; }
  Cell add(const Meeting* meeting, std::int64_t penalty) {
    if (!meeting && penalty == 0) return {};
    std::string text, data;
    if (meeting) {
      const league::Line& line = *meeting->line;
      sum_ += scores_ ? line.score : line.points;
      text = data = opponents_of(*meeting);
      const bool score = scores_ && line.kind == league::Kind::played;
      text += score ? " " + display_text(Cell(line.score)) : bye_sign(line);
      data += score ? " " + data_text(line.score) : sign_for_programs(line);
    }
    if (penalty != 0) {
      const Cell lost = sum_cell(penalty, scores_);
      text += (text.empty() ? "−" : " −") + display_text(lost);
      data += (data.empty() ? "-" : " -") + data_text(lost);
    }
    sum_ -= penalty;
    return Result{text + " (" + display_text(sum()) + ")", data + " (" + data_text(sum()) + ")"};
  }
  Cell sum() const { return sum_cell(sum_, scores_); }

 private:
  std::string opponents_of(const Meeting& meeting) const {
    std::string text;
    for (const Entrant other : meeting.opponents) {
      const auto at = places_.find(other);
      text += (text.empty() ? "" : ".") + (at == places_.end() ? "?" : std::to_string(at->second));
    }
    return text;
  }

  bool scores_;
  std::int64_t sum_ = 0;
  const Places& places_;
};

}  // namespace

Table by_rounds(const Input& of) {
  const league::Results results = results_of(of.now, of.stage, of.rounds);
  const auto tables = standings(of.now, of.stage, of.rounds);
  const auto& setup = of.now.setup.stages[of.stage];
  const bool scores = setup.format == league::Format::singles,
             values = setup.format == league::Format::keizer;
  const league::KeizerTable keizer =
      values ? keizer_table(of.now, of.stage, of.rounds) : league::KeizerTable();
  Table report;
  report.title = say("Round by round, after round {0}", {of.rounds});
  report.empty = tr("No round finished yet.");
  if (results.rounds.size() > 4) report.layout = Layout::wide;
  report.columns = {number_column("place", "#"), text_column("name", tr("Participant"))};
  if (values) report.columns.push_back(number_column("value", tr("Value")));
  for (std::size_t round = 1; round <= results.rounds.size(); ++round)
    report.columns.push_back({.key = "round_" + std::to_string(round), .title = std::to_string(round)});
  const auto& order = tables.empty() ? std::vector<league::Tiebreak>() : tables.front().standings.order;
  const std::string first =
      order.empty() ? tr("Points") : tiebreak_title(order.front());  // for a bracket the place
  report.columns.push_back(number_column("result", scores ? tr("Score") : first));
  for (std::size_t round = 1; round <= results.rounds.size(); ++round)
    report.columns.push_back(data_column("points_" + std::to_string(round)));
  std::vector<Meetings> rounds;
  for (const league::RoundResult& round : results.rounds) rounds.push_back(meetings_of(round));
  for (const league::StageTable& table : tables) {
    Group part{.title = group_title(table.group)};
    Running::Places places;
    for (std::size_t i = 0; i < table.standings.rows.size(); ++i)
      places.emplace(table.standings.rows[i].entrant, i + 1);
    for (std::size_t i = 0; i < table.standings.rows.size() && !results.rounds.empty(); ++i) {
      const league::Standing& row = table.standings.rows[i];
      Row& cells =
          part.rows.emplace_back(Row{place_cell(i), Participant{entrant_name(of.names, row.entrant)}});
      Row sums;
      Running running(places, scores);
      const league::KeizerTotal* own = values ? &keizer.totals[index(row.entrant)] : nullptr;
      if (own) {
        cells.emplace_back(own->value);
        running.start(2 * own->value);
      }
      for (std::size_t round = 0; round < rounds.size(); ++round) {
        const auto met = rounds[round].find(row.entrant);
        const Meeting* meeting = met == rounds[round].end() ? nullptr : &met->second;
        const std::int64_t penalty = penalty_of(results, round, row.entrant, scores);
        cells.push_back(own ? running.add_keizer(meeting, penalty, own->rounds[round])
                            : running.add(meeting, penalty));
        sums.push_back(running.sum());
      }
      const bool there = !row.values.empty();
      cells.push_back(there ? tiebreak_cell(row.values.front(), table.standings.order.front()) : Cell());
      std::ranges::move(sums, std::back_inserter(cells));
    }
    if (!part.rows.empty()) report.groups.push_back(std::move(part));
  }
  return report;
}

}  // namespace tanteador::report
