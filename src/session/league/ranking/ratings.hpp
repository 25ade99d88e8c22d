#pragma once
// Ratings and seasons over all competitions of the club, computed anew from the competitions each time.
// `progress` counts competitions; it may throw. Damaged competitions are listed in `left_out` and do not
// count; without `left_out`, the first one throws StoreError (damaged).

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "src/league/ratings/ratings.hpp"
#include "src/league/standings/record.hpp"
#include "src/session/league/league.hpp"

namespace tanteador::session {

struct RatedWeek {
  std::string monday;     // "2026-11-16"
  league::Rating rating;  // at the end of the week
};
struct RatedPlayer {
  std::string person;  // id after merging doubles
  league::Rating now;
  std::vector<RatedWeek> weeks;  // weeks with results, in order
  std::string club = {};         // the last club the person was entered for; may be empty
};
// Selects the competitions to rate and the players to return; empty: all.
struct RatingQuery {
  std::string game, season;
  std::set<std::string> clubs;
  std::size_t most = SIZE_MAX;  // number of players, best first
  bool finished = false;        // only finished competitions, as in a federation's ranking
};
// Rates all tables with a result, in the weeks of their rounds (src/session/league/times.hpp). Forfeits do
// not count; substitutes count by their share. Best first, by worth(), then by id, as session::ranking.
std::vector<RatedPlayer> ratings(const League& league, const league::RatingSystem& system = league::WengLin{},
                                 const RatingQuery& of = {}, const Progress& progress = {},
                                 std::vector<DamagedStream>* left_out = nullptr);
double worth(const league::Rating& rating);  // the rating less three deviations (Elo: the rating)
// Events that set the ratings for seeding: 100 times the average worth of an entrant's rated people. Entrants
// without any are left out.
std::vector<league::CompetitionEvent> seeds_by_ratings(const League& league, const league::Competition& now,
                                                       const league::RatingSystem& system);

struct SeasonTable {
  std::vector<CompetitionSummary> competitions;  // finished ones of that season, oldest first
  std::vector<league::SeasonLine> lines;         // best first; equal places by name
};
// The points rule is that of the latest competition. person: each person of an entrant gets all its points.
enum class SeasonBy : std::uint8_t { entrant, person };
SeasonTable season(const League& league, std::string_view name, SeasonBy by = SeasonBy::entrant,
                   const Progress& progress = {}, std::vector<DamagedStream>* left_out = nullptr);

}  // namespace tanteador::session
