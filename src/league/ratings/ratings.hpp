#pragma once
// The ratings of many players over a log of matches in periods (weeks, say), kept period by period, so that a
// correction rates again from its own period only and still gives, bit for bit, what rating everything anew
// would.

#include <cstdint>
#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "src/core/text/phrase.hpp"
#include "src/league/ratings/elo.hpp"
#include "src/league/ratings/glicko2.hpp"
#include "src/league/ratings/weng_lin.hpp"

namespace tanteador::league {

// Place in the caller's list of rated people.
enum class Player : std::int32_t {};

// Who really sat there: a substitute is rated, the one he stood in for is not.
struct RatedSeat {
  Player player{};
  int side = 0;        // from 0, without gaps
  int rank = 0;        // of the side, the lower the better; the same for all of a side
  double share = 1.0;  // of the match played, above 0 and at most 1
};
// Forfeits are left out. A match of singles at one table is one side each, ranked by the total.
struct RatedMatch {
  int period = 0;  // from 0
  std::vector<RatedSeat> seats;
};

// The first thing wrong with the log of so many players, or nothing: a period that goes back or is out of
// range, a match with fewer than two sides or more than eight, a side with two ranks, a share out of range, a
// player twice in a match or not in the list.
std::optional<Phrase> fault_in(std::span<const RatedMatch> log, int players);

using RatingSystem = std::variant<WengLin, Glicko2, Elo>;

struct Rating {
  double value = 0;
  double deviation = 0;   // 0 with Elo
  double volatility = 0;  // Glicko-2 only
  int games = 0;
  bool operator==(const Rating&) const = default;
};

struct RatingStep {
  int period = 0;
  Rating rating;  // at the end of it
  bool operator==(const RatingStep&) const = default;
};

class RatingHistory {
 public:
  using Step = RatingStep;
  explicit RatingHistory(RatingSystem system);

  // Rates the whole log, sorted by period and without a fault, from `period` on; what was rated before that
  // period is kept and must have come from the same matches. Elo and Weng-Lin take the matches of a period in
  // the order of the log; to Glicko-2 it makes no difference.
  void rate(std::span<const RatedMatch> log, int period = 0);

  // At the end of the last period rated; as initial for somebody never seen. With Glicko-2 a rest shows in
  // the deviation.
  Rating current(Player player) const { return after(last_period_, player); }
  Rating after(int period, Player player) const;
  int last_period() const { return last_period_; }  // -1: nothing rated

  // The periods somebody played in, in order. Valid until the next rate().
  std::span<const Step> steps(Player player) const;

 private:
  void forget_from(int period);
  // The player's rating of this period, at first as it was before it. Valid until that player's next period.
  Rating& open(int period, Player player);

  RatingSystem system_;
  Rating initial_;
  std::vector<std::vector<Step>>
      players_;  // the snapshots, each player's own: only periods in which he played
  int last_period_ = -1;
};

// The same ratings without what was before: of each player where he was rated last. For millions of them; a
// correction begins again from steps that were kept.
class LatestRatings {
 public:
  explicit LatestRatings(RatingSystem system, std::vector<RatingStep> known = {});  // by player

  // Behind what was rated, sorted by period and without a fault. Of a period of Glicko-2 all at once; of the
  // others in as many parts as wanted.
  void rate(std::span<const RatedMatch> log);
  const std::vector<RatingStep>& steps() const { return steps_; }  // period -1: never rated
  Rating after(int period, Player player) const;                   // not before his last one

 private:
  Rating& open(int period, Player player);

  RatingSystem system_;
  Rating initial_;
  std::vector<RatingStep> steps_;
};

}  // namespace tanteador::league
