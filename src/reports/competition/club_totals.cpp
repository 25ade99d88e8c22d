// Clubs by the sum of their best participants: a team ranking out of single results.

#include <algorithm>
#include <map>
#include <numeric>

#include "src/core/text/text.hpp"
#include "src/reports/cells.hpp"
#include "src/reports/competition/makers.hpp"
#include "src/reports/competition/meetings.hpp"
#include "src/reports/league_words.hpp"
#include "src/reports/words.hpp"

namespace tanteador::report {

namespace {

struct MemberResult {
  league::Entrant entrant;
  league::Value points = 0;
};
struct ClubTotal {
  std::string club;
  std::vector<MemberResult> counted;  // best first
  league::Value total = 0;
};

bool has_lower_first(league::Tiebreak criterion) {
  using league::Tiebreak;
  return criterion == Tiebreak::bracket || criterion == Tiebreak::lot || criterion == Tiebreak::number ||
         criterion == Tiebreak::line_place;
}

// The results of each club by the first criterion, best first.
std::map<std::string, std::vector<MemberResult>> results_by_club(const Input& of,
                                                                 league::Tiebreak& criterion) {
  std::map<std::string, std::vector<MemberResult>> clubs;
  for (const league::StageTable& table : standings(of.now, of.stage, of.rounds)) {
    if (!table.standings.order.empty()) criterion = table.standings.order.front();
    for (const league::Standing& row : table.standings.rows) {
      const std::string& club = of.now.entrants[index(row.entrant)].club;
      if (!club.empty() && row.rank > 0 && !row.values.empty())
        clubs[club].push_back({row.entrant, row.values.front()});
    }
  }
  for (auto& [club, results] : clubs)
    std::ranges::stable_sort(results, std::greater<>(), [](const MemberResult& one) { return one.points; });
  return clubs;
}

// The points of each club in each round, less penalties. Empty if results of somebody who left do not count.
std::vector<std::map<std::string, std::int64_t>> points_by_round(const Input& of) {
  std::vector<std::map<std::string, std::int64_t>> rounds;
  for (const league::StageTable& table : standings(of.now, of.stage, of.rounds))
    for (const league::Standing& row : table.standings.rows)
      if (row.listed == league::ListingStatus::struck) return rounds;
  const league::Results results = results_of(of.now, of.stage, of.rounds);
  for (std::size_t round = results.rounds.size() - of.rounds; round < results.rounds.size(); ++round) {
    auto& clubs = rounds.emplace_back();
    for (const league::TableResult& table : results.rounds[round].tables)
      for (const league::Line& line : table.lines)
        clubs[of.now.entrants[index(line.entrant)].club] +=
            line.points - penalty_of(results, round, line.entrant, false);
  }
  return rounds;
}

}  // namespace

Table club_totals(const Input& of) {
  // In a round robin of two clubs everybody counts.
  const bool all = of.now.setup.stages[of.stage].between_clubs;
  const int best = all ? static_cast<int>(of.now.entrants.size()) : of.best;
  Table table{.title = all ? tr("Clubs by all their participants")
                           : trn("Clubs by their best participant", "Clubs by their best {0}", best),
              .columns = {number_column("rank", "#"), text_column("club", tr("Club")),
                          number_column("points", tr("Points")), text_column("counted", tr("Counted"))},
              .groups = {{}},
              .empty = tr("No clubs given.")};
  league::Tiebreak criterion{};
  std::vector<ClubTotal> totals;
  for (auto& [club, results] : results_by_club(of, criterion)) {
    results.resize(std::min(results.size(), static_cast<std::size_t>(best)));
    const auto add = [](league::Value sum, const MemberResult& one) { return sum + one.points; };
    const league::Value total = std::accumulate(results.begin(), results.end(), league::Value{0}, add);
    totals.push_back({club, std::move(results), total});
  }
  if (!totals.empty() && has_lower_first(criterion))
    table.empty = tr("A club ranking needs points, not places.");
  if (totals.empty() || has_lower_first(criterion)) return table;
  std::ranges::stable_sort(totals, std::greater<>(), &ClubTotal::total);
  const auto rounds = all && criterion == league::Tiebreak::points
                          ? points_by_round(of)
                          : std::vector<std::map<std::string, std::int64_t>>();
  for (std::size_t round = rounds.size(); round > 0; --round)
    table.columns.insert(table.columns.begin() + 2,
                         number_column("round_" + std::to_string(round), std::to_string(round)));
  for (std::size_t i = 0, rank = 1; i < totals.size(); ++i) {
    if (i > 0 && totals[i].total != totals[i - 1].total) rank = i + 1;
    std::string counted;
    for (const MemberResult& one : totals[i].counted)
      counted += (counted.empty() ? "" : ", ") + entrant_name(of.names, one.entrant) + " " +
                 display_text(tiebreak_cell(one.points, criterion));
    Row row{integer(rank), totals[i].club, tiebreak_cell(totals[i].total, criterion), counted};
    for (std::size_t round = rounds.size(); round > 0; --round) {
      const auto found = rounds[round - 1].find(totals[i].club);
      row.insert(row.begin() + 2, sum_cell(found == rounds[round - 1].end() ? 0 : found->second, false));
    }
    add_row(table, std::move(row));
  }
  return table;
}

}  // namespace tanteador::report
