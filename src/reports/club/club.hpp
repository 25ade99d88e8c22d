#pragma once
// Reports over several competitions: seasons, ratings, results of a person.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "src/league/standings/record.hpp"
#include "src/reports/table.hpp"

namespace tanteador::report {

// Has a column for each of the last `last` competitions, oldest first, and one for all earlier ones together.
// Points that do not count are in brackets.
inline constexpr int kSeasonColumns = 12, kSeasonDataColumns = 100;
Table season(const std::string& name, const std::vector<std::string>& competitions,
             std::span<const league::SeasonLine> lines, int last);

struct RatedPlayer {
  std::string name;
  double value = 0, deviation = 0, at_least = 0;
  int games = 0;
  std::string club = {};
};
struct RatingColumns {
  bool deviation = true;  // Elo has none
  bool club = false;      // for a ranking over several clubs
};
// Returns the table without rows; rows are made one by one, because a million do not fit into memory.
Table ratings(RatingColumns columns);
Row rating_row(std::size_t place, const RatedPlayer& one, RatingColumns columns);

using GameTitle = std::string (*)(std::string_view game);
Table games_played(const league::PersonRecord& record, GameTitle title_of);
Table opponents_met(const league::PersonRecord& record);
Table results_of(const league::CompetitionOfPerson& competition);  // one row for each game
// For programs: one row for each game, then one for each opponent over all games.
Table statistics(const league::PersonRecord& record);

}  // namespace tanteador::report
