#pragma once
// Rounds for Buchholz and Sonneborn-Berger (FIDE C.07, articles 8, 9, 14 and 16). Private to this folder.

#include "src/league/standings/meetings.hpp"
#include "src/league/standings/tiebreaks.hpp"

namespace tanteador::league {

// fore: as if the pairings of the competition's final round were drawn (8.3); before that round, as now.
enum class Horizon : std::uint8_t { now, fore };

// The kind of points that counts for the opponents and for the entrant.
struct Counting {
  TiebreakPoints opponents = TiebreakPoints::match_points, own = TiebreakPoints::match_points;
};

// The score of each entrant as its opponents count it (16.3).
std::vector<Value> scores_for_opponents(const Meetings& meetings, const TiebreakRules& rules, Horizon horizon,
                                        TiebreakPoints counted);

struct Contribution {
  Value score = 0;   // of the opponent, in halves; of the stand-in of article 16.4 if there was no game
  Value points = 0;  // won in that round
  bool at_own_wish = false;  // a requested bye, an absence, a forfeit loss
  Value weighted_value() const { return score * points; }
};

class Contributions {
 public:
  Contributions(const Meetings& meetings, const TiebreakRules& rules, Horizon horizon,
                Counting counting = {});
  const std::vector<Contribution>& list_for(int entrant);  // valid until the next call
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
// Rounds missed at the entrant's own wish are cut first (16.5).
Value buchholz_sum(std::vector<Contribution> list, Cut cut);
// Cuts the round against the opponent with the lowest score. If it is worth more, cuts the least round missed
// at the entrant's own wish instead (14.1, 16.5).
Value sonneborn_sum(const std::vector<Contribution>& list, Cut cut);

}  // namespace tanteador::league
