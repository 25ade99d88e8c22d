#pragma once
// Ratings of many players over a log of matches in periods (for example weeks). A correction recomputes only
// from its period on, with the same result, bit for bit, as rating everything anew.

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

// Index in the caller's list of rated people.
enum class Player : std::int32_t {};

// A person who really played: the substitute, not the replaced person.
struct RatedSeat {
  Player player{};
  int side = 0;        // from 0, without gaps
  int rank = 0;        // of the side, lower is better; the same for all of a side
  double share = 1.0;  // of the match played, above 0 and at most 1
};
// Without forfeits. In a match of singles each player is a side, ranked by the total.
struct RatedMatch {
  int period = 0;  // from 0
  std::vector<RatedSeat> seats;
};

// Returns the first fault of the log, or null. Periods must rise within range, matches have two to eight
// sides, sides one rank and shares in range. Players are listed and play a match once.
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
  Rating rating;  // at the end of the period
  bool operator==(const RatingStep&) const = default;
};

class RatingHistory {
 public:
  using Step = RatingStep;
  explicit RatingHistory(RatingSystem system);

  // Rates the log from `period` on, sorted by period and without fault. Earlier ratings must come from the
  // same matches. Elo and Weng-Lin use the order of the log within a period; Glicko-2 does not.
  void rate(std::span<const RatedMatch> log, int period = 0);

  // The rating at the end of the last rated period; the initial one for an unknown player. With Glicko-2 the
  // deviation includes periods without games.
  Rating current(Player player) const { return rating_after(last_period_, player); }
  Rating rating_after(int period, Player player) const;
  int last_period() const { return last_period_; }  // -1: nothing rated

  // The periods with games of a player, in order. Valid until the next rate().
  std::span<const Step> steps(Player player) const;

 private:
  void forget_from(int period);
  // The rating of a player in this period, initially that before it. Valid until that player's next period.
  Rating& open(int period, Player player);

  RatingSystem system_;
  Rating initial_;
  std::vector<std::vector<Step>> players_;  // by player, only periods with games
  int last_period_ = -1;
};

// Latest ratings only, without history, for millions of players. A correction starts again from saved steps.
class LatestRatings {
 public:
  explicit LatestRatings(RatingSystem system, std::vector<RatingStep> known = {});  // by player

  // Rates further matches, sorted by period, without fault. Glicko-2 needs whole periods in one call.
  void rate(std::span<const RatedMatch> log);
  const std::vector<RatingStep>& steps() const { return steps_; }  // period -1: never rated
  Rating rating_after(int period, Player player) const;  // not for a period before the player's last one

 private:
  Rating& open(int period, Player player);

  RatingSystem system_;
  Rating initial_;
  std::vector<RatingStep> steps_;
};

}  // namespace tanteador::league
