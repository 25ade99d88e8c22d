// The best of a category or a club.

#include <algorithm>
#include <map>

#include "src/league/competition/prizes.hpp"
#include "src/reports/cells.hpp"
#include "src/reports/competition/makers.hpp"
#include "src/reports/league_words.hpp"

namespace tanteador::report {

namespace {

using league::Entrant;

// In order of the first entrant with each.
std::vector<std::string> categories_of(const Input& of) {
  std::vector<std::string> all;
  for (const league::EntrantState& entrant : of.now.entrants) {
    for (const std::string& category : entrant.categories) {
      if (std::ranges::count(all, category) == 0) all.push_back(category);
    }
  }
  return all;
}

std::vector<Column> ranking_columns() {
  return {number_column("rank", "#"), text_column("name", tr("Participant")),
          number_column("points", tr("Points")), number_column("overall", tr("Overall"))};
}

// The first criterion in the last stage that each participant has played.
using PointsByEntrant = std::map<Entrant, Cell>;
PointsByEntrant points_of(const league::Competition& now) {
  PointsByEntrant points;
  for (int stage = now.stage; stage >= 0; --stage) {
    for (const league::StageTable& table : standings(now, stage, complete_rounds(now, stage))) {
      for (const league::Standing& row : table.standings.rows) {
        if (!row.values.empty())
          points.emplace(row.entrant, tiebreak_cell(row.values.front(), table.standings.order.front()));
      }
    }
  }
  return points;
}

Group ranking(const Input& of, std::string title, const std::vector<league::PlacedEntrant>& placed,
              const PointsByEntrant& points) {
  Group part{.title = std::move(title)};
  for (const league::PlacedEntrant& one : placed) {
    const auto has = points.find(one.entrant);
    part.rows.push_back({one.rank, Participant{entrant_name(of.names, one.entrant)},
                         has == points.end() ? Cell() : has->second, one.overall});
  }
  return part;
}

}  // namespace

Table categories(const Input& of) {
  Table table{.title = tr("By category"), .columns = ranking_columns()};
  table.empty = tr("No categories.");
  const PointsByEntrant points = points_of(of.now);
  for (const std::string& category : categories_of(of))
    table.groups.push_back(ranking(of, category, league::rank_in(of.now, category), points));
  return table;
}

Table clubs(const Input& of) {
  Table table{.title = tr("By club"), .columns = ranking_columns()};
  table.empty = tr("No clubs given.");
  std::vector<std::string> clubs;
  for (const league::EntrantState& entrant : of.now.entrants) {
    if (!entrant.club.empty() && std::ranges::count(clubs, entrant.club) == 0) clubs.push_back(entrant.club);
  }
  const PointsByEntrant points = points_of(of.now);
  for (const std::string& club : clubs) {
    const auto belongs = [&](const league::EntrantState& entrant) { return entrant.club == club; };
    table.groups.push_back(ranking(of, club, league::rank_within(of.now, belongs), points));
  }
  return table;
}

}  // namespace tanteador::report
