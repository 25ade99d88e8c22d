#pragma once
// Reports over several competitions: seasons, ratings, what somebody has played.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "src/league/standings/record.hpp"
#include "src/reports/table.hpp"

namespace tanteador::report {

// A column for each of the last `last` competitions, the oldest first. One column has what counts of those
// before them: a column for each would be a square. Points that do not count stand in brackets.
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
  bool club = false;      // of a ranking over several
};
// A million players have no room in memory: the table without rows, and each row by itself.
Table ratings(RatingColumns columns);
Row rating_row(std::size_t place, const RatedPlayer& one, RatingColumns columns);

// `title_of`: what a game is called.
using GameTitle = std::string (*)(std::string_view game);
Table games_played(const league::PersonRecord& record, GameTitle title_of);
Table opponents_met(const league::PersonRecord& record);
Table results_of(const league::CompetitionOfPerson& competition);  // one by one
// For programs: a line for each game, then one for each opponent over all games.
Table statistics(const league::PersonRecord& record);

}  // namespace tanteador::report
