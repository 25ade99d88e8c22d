#include "src/reports/club/corrections.hpp"

#include <algorithm>
#include <map>

#include "src/reports/cells.hpp"
#include "src/reports/league_words.hpp"
#include "src/reports/words.hpp"

namespace tanteador::report {

namespace {

struct PlaceThere {
  int rank = 0;
  Cell points;
  bool operator==(const PlaceThere&) const = default;
};

// After the last complete round.
std::map<league::Entrant, PlaceThere> places_there(const league::Competition& now, int stage) {
  std::map<league::Entrant, PlaceThere> places;
  for (const league::StageTable& table : league::standings(now, stage, complete_rounds(now, stage))) {
    for (const league::Standing& row : table.standings.rows) {
      const bool there = !row.values.empty();
      places[row.entrant] = {
          row.rank, there ? tiebreak_cell(row.values.front(), table.standings.order.front()) : Cell()};
    }
  }
  return places;
}

}  // namespace

std::vector<RankChange> list_moves(const league::Competition& before, const league::Competition& after,
                                   int stage) {
  std::vector<RankChange> all;
  for (; stage <= after.stage; ++stage) {
    const auto was = places_there(before, stage), is = places_there(after, stage);
    for (const auto& [entrant, place] : is) {
      const auto old = was.find(entrant);
      if (old != was.end() && old->second != place)
        all.push_back({entrant, old->second.rank, place.rank, old->second.points, place.points, stage});
    }
  }
  std::ranges::stable_sort(all, {},
                           [](const RankChange& one) { return std::pair(one.stage, one.rank_then); });
  return all;
}

Table moved_table(const std::vector<RankChange>& all, const std::vector<std::string>& names) {
  const bool staged = std::ranges::any_of(all, [](const RankChange& one) { return one.stage > 0; });
  Table table{
      .columns = {text_column("name", tr("Participant")), number_column("rank", tr("Rank before")),
                  number_column("rank_then", tr("Rank after")), number_column("points", tr("Points before")),
                  number_column("points_then", tr("Points after")),
                  for_readers_if(staged, Column{.key = "stage"})},
      .empty = tr("Ranks and points stay the same.")};
  auto& rows = table.groups.emplace_back().rows;
  for (const RankChange& one : all) {
    const std::int64_t stage = one.stage + 1;
    rows.push_back({Participant{entrant_name(names, one.entrant)}, one.rank, one.rank_then, one.points,
                    one.points_then, Result{say("Stage {0}", {one.stage + 1}), stage}});
  }
  return table;
}

Table correction_lines(std::span<const Correction> corrections, const std::vector<std::string>& names) {
  Table table{.columns = {data_column("at"), data_column("what"), data_column("reason")}};
  const std::vector<Column> moves = moved_table({}, names).columns;
  for (const Column& column : moves) table.columns.push_back(data_column(column.key));
  auto& rows = table.groups.emplace_back().rows;
  for (const Correction& one : corrections) {
    const Row head{one.at, one.what, one.reason};
    const Table moved = moved_table(one.moved, names);
    for (const Row& move : moved.groups.front().rows) {
      rows.push_back(head);
      rows.back().insert(rows.back().end(), move.begin(), move.end());
    }
    if (one.moved.empty()) rows.push_back(head);
  }
  return table;
}

}  // namespace tanteador::report
