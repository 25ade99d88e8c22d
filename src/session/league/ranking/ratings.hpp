#pragma once
// Ratings and seasons over all competitions of the club. Computed from the competitions each time: a
// correction gives what rating everything anew gives. `progress` counts competitions; it may throw.

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
  league::Rating rating;  // at the end of it
};
struct RatedPlayer {
  std::string person;  // the id that counts after merging doubles
  league::Rating now;
  std::vector<RatedWeek> weeks;  // those played in, in order
  std::string club = {};         // that the person was last entered for; may be empty
};
// Which competitions are rated, and who of those rated is shown; empty: all.
struct RatingQuery {
  std::string game, season;
  std::set<std::string> clubs;
  std::size_t most = SIZE_MAX;  // the best so many
  bool finished = false;        // only what is over, as a federation ranks
};
// The tables of all rated competitions that have a result, in the weeks of their rounds (league_times.hpp);
// forfeits are left out, substitutes rated by their share. Best first: by the rating less three deviations
// (Elo: the rating), level ones by their ids, as session::ranking orders them too.
std::vector<RatedPlayer> ratings(const League& league, const league::RatingSystem& system = league::WengLin{},
                                 const RatingQuery& of = {}, const Progress& progress = {});
double worth(const league::Rating& rating);  // what they are ordered by
// What each entrant of a competition is written to be worth by them, to be seeded by; none where nobody of
// its people is rated.
std::vector<league::CompetitionEvent> seeds_by_ratings(const League& league, const league::Competition& now,
                                                       const league::RatingSystem& system);

struct SeasonTable {
  std::vector<CompetitionSummary> competitions;  // finished ones of that season, the oldest first
  std::vector<league::SeasonLine> lines;         // best first; those who share a place by name
};
// By the points rule of its latest competition. By person: everybody of an entrant has all its points.
enum class SeasonBy : std::uint8_t { entrant, person };
SeasonTable season(const League& league, std::string_view name, SeasonBy by = SeasonBy::entrant,
                   const Progress& progress = {});

}  // namespace tanteador::session
