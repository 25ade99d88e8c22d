#include "src/league/standings/season.hpp"

#include <algorithm>
#include <map>

namespace tanteador::league {

namespace {

Halves points_for(const SeasonRule& rule, int rank) {
  const auto place = static_cast<std::size_t>(rank) - 1;
  return rank > 0 && place < rule.by_rank.size() ? rule.by_rank[place] : rule.for_taking_part;
}

// Counts the best stages; of equal ones the earlier.
void count_best(SeasonRow& row, int best) {
  std::vector<StagePoints*> by_points;
  for (StagePoints& stage : row.stages) by_points.push_back(&stage);
  std::ranges::stable_sort(by_points, std::ranges::greater{}, &StagePoints::points);
  if (best > 0 && static_cast<int>(by_points.size()) > best) by_points.resize(best);
  for (StagePoints* stage : by_points) {
    stage->counted = true;
    row.total += stage->points;
  }
}

// Rows are compared by the total, then by the counted results, best first.
struct Merit {
  std::int64_t total = 0;
  std::vector<Halves> counted;
  auto operator<=>(const Merit&) const = default;
};

Merit merit(const SeasonRow& row) {
  Merit out{row.total, {}};
  for (const StagePoints& stage : row.stages) {
    if (stage.counted) out.counted.push_back(stage.points);
  }
  std::ranges::sort(out.counted, std::ranges::greater{});
  return out;
}

}  // namespace

std::int64_t points_before_stage(std::span<const StagePoints> stages, int stage) {
  std::int64_t halves = 0;
  for (const StagePoints& one : stages) halves += one.stage < stage && one.counted ? one.points : 0;
  return halves;
}

std::vector<SeasonRow> season_standings(std::span<const Stage> stages, const SeasonRule& rule) {
  std::map<Entrant, SeasonRow> by_entrant;
  for (std::size_t stage = 0; stage < stages.size(); ++stage) {
    for (const auto& [entrant, rank] : stages[stage].places) {
      SeasonRow& row = by_entrant[entrant];
      row.entrant = entrant;
      row.stages.push_back({static_cast<int>(stage), rank, points_for(rule, rank), false});
    }
  }
  std::vector<SeasonRow> rows;
  for (auto& [entrant, row] : by_entrant) {
    count_best(row, rule.best);
    rows.push_back(std::move(row));
  }
  std::ranges::stable_sort(rows, std::ranges::greater{}, merit);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const bool shares = i > 0 && merit(rows[i]) == merit(rows[i - 1]);
    rows[i].rank = shares ? rows[i - 1].rank : static_cast<int>(i) + 1;
  }
  if (rows.size() > 1) rows.back().lantern = rows.back().rank == static_cast<int>(rows.size());
  return rows;
}

}  // namespace tanteador::league
