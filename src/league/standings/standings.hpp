#pragma once
// Ranks from results and an ordered list of criteria, with the reason for each rank.

#include <cstdint>
#include <vector>

#include "src/league/standings/results.hpp"
#include "src/league/standings/tiebreaks.hpp"

namespace tanteador::league {

enum class Format : std::uint8_t { round_robin, swiss, groups, singles, rotating_partners, knockout, keizer };

// The criteria if a competition sets none. Groups: wins; singles: the total; rotating partners: as a Swiss.
std::vector<Tiebreak> default_order(Format format);

// The points of an entrant for a round played by a substitute. Opponents are not affected.
struct SubstituteRule {
  enum class Points : std::uint8_t { to_entrant, none, fixed };
  Points policy = Points::to_entrant;
  Halves points = 0;  // with `fixed`
  int score = 0;
  bool operator==(const SubstituteRule&) const = default;
};

// Results of a withdrawn entrant. FIDE's rules for round robins strike them all if less than half of its
// games were played. Otherwise, and with `keep`, they stand.
struct WithdrawalRule {
  enum class Policy : std::uint8_t { keep, strike };
  Policy policy = Policy::keep;
  int played_percent = 50;  // `strike`: if less than this share was played
  int games_due = 0;        // games of each entrant in the whole competition; 0: as many as it was seated for
  bool operator==(const WithdrawalRule&) const = default;
};

struct StandingsRules {
  std::vector<Tiebreak> order;  // empty: points only
  TiebreakRules tiebreaks;
  SubstituteRule substitutes;
  WithdrawalRule withdrawals;
  std::vector<Entrant> withdrawn;
  int minimum_games = 0;            // entrants with fewer games are listed last, without a rank
  std::vector<Entrant> among = {};  // entrants to list, for example a group; empty: all
};

// never_there: withdrawn without a game, forfeit or bye; no rank, no last place, no season points.
enum class ListingStatus : std::uint8_t { ranked, too_few_games, struck, never_there };

// The criterion that puts a row before the next one.
struct Decision {
  int criterion = -1;           // index in the order; -1: none, the rank is shared
  Value ahead = 0, behind = 0;  // for direct encounter the points in the deciding games
};

struct Standing {
  Entrant entrant{};
  ListingStatus listed = ListingStatus::ranked;
  int rank = 0;  // from 1, shared if all criteria are equal; 0: not ranked
  bool withdrawn = false;
  bool lantern = false;       // has the last rank, unless all share the first
  std::vector<Value> values;  // one for each criterion, in its unit; for direct encounter the place within
                              // the tied group, from 1, or 0 if it was not needed
  Decision next;              // compared with the next row; -1 for the last ranked row
  int games = 0, won = 0, drawn = 0, lost = 0;  // at the table
  std::int64_t penalty_points = 0;              // deducted, already included in `values`
  std::int64_t penalty_score = 0;
  int late_rounds = 0;     // missed before a late entry
  Halves late_points = 0;  // for them, included in `values`
};

struct Standings {
  std::vector<Tiebreak> order;
  std::vector<Standing>
      rows;  // ranked rows first, best first (equal ones by number), then the others by number
};

Results with_substitutes(Results results, const SubstituteRule& rule);

// Computes the standings. The results must have no fault (fault_in).
Standings standings(const Results& results, const StandingsRules& rules);

// Explains the order of a row and the next one: "Ana before Beto: Buchholz 14 to 12½", "Ana and Beto are
// level in everything". Empty if there is nothing to compare. Render with Names::sides.
Phrase explain_place(const Standings& standings, std::size_t row);

}  // namespace tanteador::league
