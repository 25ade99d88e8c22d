#pragma once
// The ranking of a federation: the ratings of src/session/league/ranking/ratings.hpp for millions of players,
// where what was rated is kept at the end of each week. The next time only the competitions are read that are
// new since then or were changed; what they change is rated again from the last week before them. The ranking
// is bit for bit the one that rating everything anew gives.

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "src/codec/input_error.hpp"
#include "src/session/league/ranking/ratings.hpp"

namespace tanteador::session {

// Where it is kept, by week (Mondays since that of 1970-01-05). What is there and cannot be read is passed
// over.
class RankingCache {
 public:
  virtual ~RankingCache() = default;
  virtual std::vector<int> weeks() const = 0;
  virtual std::unique_ptr<std::istream> read(int week) const = 0;  // null: it cannot be
  virtual void write(int week, const std::function<void(std::ostream&)>& what) = 0;
  virtual void drop(int week) = 0;
};

struct Ranking {
  std::size_t count = 0;                               // players
  std::function<RatedPlayer(std::size_t place)> best;  // from 0; of `weeks` the last one alone
  int competitions = 0;                                // that are ranked
  int read = 0;                                        // of these, that had to be read now
};
// Of a list of clubs with their regions, a line "club,region" each, the clubs of that region. The error is a
// line that cannot be read.
tl::expected<std::set<std::string>, codec::InputError> clubs_of_region(std::string_view list,
                                                                       std::string_view region);
// `system_word` names the system where it is kept. Null shelf: nothing is kept.
Ranking ranking(const League& league, std::string_view system_word, const league::RatingSystem& system,
                const RatingQuery& of, RankingCache* shelf, const Progress& progress = {});

}  // namespace tanteador::session
