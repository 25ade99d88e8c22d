#pragma once
// The ranking of a federation: the ratings of ratings.hpp for millions of players, cached at the end of each
// week. Later runs read only new or changed competitions. They rate again from the last week before the first
// change. The result is bit for bit the same as without a cache.

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

// The cache, one file for each week (Mondays, counted from 1970-01-05). Unreadable files are ignored.
class RankingCache {
 public:
  virtual ~RankingCache() = default;
  virtual std::vector<int> weeks() const = 0;
  virtual std::unique_ptr<std::istream> read(int week) const = 0;  // null: unreadable
  virtual void write(int week, const std::function<void(std::ostream&)>& what) = 0;
  virtual void drop(int week) = 0;
};

struct Ranking {
  std::size_t count = 0;                               // players
  std::function<RatedPlayer(std::size_t place)> best;  // from 0; `weeks` holds only the last week
  int competitions = 0;
  int read = 0;  // number of competitions read in this run
};
// Reads lines "club,region" and returns the clubs of the region. The error names an unreadable line.
tl::expected<std::set<std::string>, codec::InputError> clubs_of_region(std::string_view list,
                                                                       std::string_view region);
// Computes the ranking. `system_word` names the rating system in the cache. Null `cache`: no cache. Damaged
// competitions are listed in `left_out` and do not count; nothing is cached then.
Ranking ranking(const League& league, std::string_view system_word, const league::RatingSystem& system,
                const RatingQuery& of, RankingCache* cache, const Progress& progress = {},
                std::vector<DamagedStream>* left_out = nullptr);

}  // namespace tanteador::session
