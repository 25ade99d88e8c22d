#include "src/league/standings/performance.hpp"

#include <array>

namespace tanteador::league {

namespace {

// FIDE Rating Regulations B.02, table 8.1.1: the rating difference for a score of 50, 51 … 100 percent.
constexpr std::array kDifference{0,   7,   14,  21,  29,  36,  43,  50,  57,  65,  72,  80,  87,
                                 95,  102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184, 193,
                                 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336,
                                 351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800};
static_assert(kDifference.size() == 51);

struct RatedGames {
  Value count = 0, ratings = 0, scored_halves = 0;
};

RatedGames rated_games(const Meetings& meetings, const std::vector<int>& ratings, int entrant) {
  RatedGames games;
  for (const Meeting& meeting : meetings.list_for(entrant)) {
    if (!meeting.other || meeting.partner || !is_played(*meeting.own)) continue;
    const auto opponent = static_cast<std::size_t>(index(meeting.other->entrant));
    if (opponent >= ratings.size() || ratings[opponent] <= 0) continue;
    ++games.count;
    games.ratings += ratings[opponent];
    if (meeting.own->verdict == Verdict::won) games.scored_halves += 2;
    if (meeting.own->verdict == Verdict::drawn) games.scored_halves += 1;
  }
  return games;
}

Value average(const RatedGames& games) {
  return games.count == 0 ? 0 : (2 * games.ratings + games.count) / (2 * games.count);
}

}  // namespace

Value average_rating_of(const Meetings& meetings, const std::vector<int>& ratings, int entrant) {
  return average(rated_games(meetings, ratings, entrant));
}

Value performance_of(const Meetings& meetings, const std::vector<int>& ratings, int entrant) {
  const RatedGames games = rated_games(meetings, ratings, entrant);
  if (games.count == 0) return 0;
  const Value percent = (100 * games.scored_halves + games.count) / (2 * games.count);
  const auto beyond_half = static_cast<std::size_t>(percent < 50 ? 50 - percent : percent - 50);
  return average(games) + (percent < 50 ? -kDifference[beyond_half] : kDifference[beyond_half]);
}

}  // namespace tanteador::league
