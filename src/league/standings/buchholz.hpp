#pragma once
// The rounds of an entrant as Buchholz and Sonneborn-Berger count them (FIDE C.07, articles 8, 9, 14 and 16).
// For this folder's own use.

#include "src/league/standings/meetings.hpp"
#include "src/league/standings/tiebreaks.hpp"

namespace tanteador::league {

// Fore: as if the pairings of the final round of the competition had been drawn (8.3); before that round, as
// now.
enum class Horizon : std::uint8_t { now, fore };

// Whose points are counted how.
struct Counting {
  Counted opponents = Counted::match_points, own = Counted::match_points;
};

// What each entrant counts for its opponents (16.3).
std::vector<Value> scores_for_opponents(const Meetings& meetings, const TiebreakRules& rules, Horizon horizon,
                                        Counted counted);

struct Contribution {
  Value score = 0;           // the opponent's, in halves; without a game that of the stand-in of article 16.4
  Value points = 0;          // won in that round
  bool at_own_wish = false;  // a requested bye, an absence, a forfeit loss
  Value weighed() const { return score * points; }
};

class Contributions {
 public:
  Contributions(const Meetings& meetings, const TiebreakRules& rules, Horizon horizon,
                Counting counting = {});
  const std::vector<Contribution>& of(int entrant);  // until the next call
  Value score(int entrant) const { return scores_[entrant]; }

 private:
  Value own_score(int entrant) const;
  bool counts_as_met(const Meeting& meeting) const;

  const Meetings& meetings_;
  const TiebreakRules& rules_;
  Horizon horizon_;
  Counting counting_;
  std::vector<Value> scores_;
  std::vector<Contribution> list_;
};

enum class Cut : std::uint8_t { none, least, median };
// Rounds missed at the entrant's own wish are cut before all others (16.5).
Value buchholz_sum(std::vector<Contribution> list, Cut cut);
// Cut is the round against the opponent of the lowest score, or the least one missed at one's own wish where
// that is worth more (14.1, 16.5).
Value sonneborn_sum(const std::vector<Contribution>& list, Cut cut);

}  // namespace tanteador::league
