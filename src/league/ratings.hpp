#pragma once
// The ratings of many players over a log of matches in periods (weeks, say), kept period by period, so that a
// correction rates again from its own period only and still gives, bit for bit, what rating everything anew
// would.

#include <cstdint>
#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "src/core/phrase.hpp"
#include "src/league/rating_elo.hpp"
#include "src/league/rating_glicko2.hpp"
#include "src/league/rating_weng_lin.hpp"

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
// Forfeits are left out. A match of singles at one table (tarot, Truf) is one side each, ranked by the total.
struct RatedMatch {
  int period = 0;  // from 0
  std::vector<RatedSeat> seats;
};

// The first thing wrong with the log, or nothing: a period that goes back, a match with fewer than two sides
// or more than eight, a side with two ranks, a share out of range, a player twice in a match.
std::optional<Phrase> fault_in(std::span<const RatedMatch> log);

using RatingSystem = std::variant<WengLin, Glicko2, Elo>;

struct Rating {
  double value = 0;
  double deviation = 0;   // 0 with Elo
  double volatility = 0;  // Glicko-2 only
  int games = 0;
  bool operator==(const Rating&) const = default;
};

class RatingHistory {
 public:
  explicit RatingHistory(RatingSystem system);

  // The log, sorted by period and without a fault, from the first match of `period` on; what was rated from
  // that period on before is forgotten. Matches of a period keep their order in the log.
  void rate(std::span<const RatedMatch> log, int period = 0);

  // After the last period rated; as initial for somebody never seen. With Glicko-2 a rest shows in the
  // deviation.
  Rating current(Player player) const;
  Rating after(int period, Player player) const;
  int last_period() const { return last_period_; }  // -1: nothing rated

  struct Step {
    int period = 0;
    Rating rating;  // at the end of it
    bool operator==(const Step&) const = default;
  };
  // The periods somebody played in, in order. Valid until the next rate().
  std::span<const Step> steps(Player player) const;

 private:
  void forget_from(int period);
  void rate_period(std::span<const RatedMatch> matches);
  Rating before(int period, Player player) const;
  void keep(int period, Player player, const Rating& rating);

  RatingSystem system_;
  std::vector<std::vector<Step>> players_;
  int last_period_ = -1;
};

}  // namespace tanteador::league
