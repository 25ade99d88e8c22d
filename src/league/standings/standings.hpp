#pragma once
// Who stands where, and why: ranks from results and an ordered list of comparisons.

#include <cstdint>
#include <vector>

#include "src/league/standings/results.hpp"
#include "src/league/standings/tiebreaks.hpp"

namespace tanteador::league {

enum class Format : std::uint8_t { round_robin, swiss, groups, singles, rotating_partners, knockout };

// What entrants are compared by where a competition says nothing else. Groups: by
// wins; singles, at tables that change: by the total; rotating partners: the Swiss of pairs
// that change.
std::vector<Tiebreak> default_order(Format format);

// What an entrant gets for a round in which somebody stood in for it. Its opponents are not touched.
struct SubstituteRule {
  enum class Points : std::uint8_t { to_entrant, none, fixed };
  Points policy = Points::to_entrant;
  Halves points = 0;  // of `fixed`
  int score = 0;
  bool operator==(const SubstituteRule&) const = default;
};

// Results of an entrant that withdrew. FIDE's rules for round robins strike them all if it has played less
// than half of its games; else, and with `keep`, they stand.
struct WithdrawalRule {
  enum class Policy : std::uint8_t { keep, strike };
  Policy policy = Policy::keep;
  int played_percent = 50;  // `strike`: less than this share played
  int games_due = 0;        // of each entrant in the whole competition; 0: as many as it was seated for
  bool operator==(const WithdrawalRule&) const = default;
};

struct StandingsRules {
  std::vector<Tiebreak> order;  // empty: by points alone
  TiebreakRules tiebreaks;
  SubstituteRule substitutes;
  WithdrawalRule withdrawals;
  std::vector<Entrant> withdrawn;
  int minimum_games = 0;            // who has played fewer is listed below, without a rank
  std::vector<Entrant> among = {};  // who is listed (a group, say); empty: everybody
};

// never_there: withdrawn without a game, forfeit or bye: no rank, no last place, no point of a season.
enum class Listed : std::uint8_t { ranked, too_few_games, struck, never_there };

// Why a row is before the next one.
struct Decision {
  int criterion = -1;           // place in the order; -1: nothing tells the two apart, they share the rank
  Value ahead = 0, behind = 0;  // of direct encounter the points in the games that decided
};

struct Standing {
  Entrant entrant{};
  Listed listed = Listed::ranked;
  int rank = 0;  // from 1, shared by those level in everything; 0: not ranked
  bool withdrawn = false;
  bool lantern = false;       // holds the last rank, unless everybody shares the first
  std::vector<Value> values;  // one for each criterion, in its unit; of direct encounter the place within
                              // those it was asked for, from 1, and 0 where nobody had to ask
  Decision next;              // against the next row; -1 for the last of the ranked
  int games = 0, won = 0, drawn = 0, lost = 0;  // at the table
  std::int64_t penalty_points = 0;              // taken off, in `values` already
  std::int64_t penalty_score = 0;
};

struct Standings {
  std::vector<Tiebreak> order;
  std::vector<Standing> rows;  // the ranked best first (level ones by number), then the others by number
};

// The results with rounds of substitutes worth what the rule says.
Results with_substitutes(Results results, const SubstituteRule& rule);

// Computed anew from everything; the results must have no fault (fault_in).
Standings standings(const Results& results, const StandingsRules& rules);

// "Ana before Beto: Buchholz 14 to 12½", "Ana and Beto are level in everything", for a row and the next one;
// an empty phrase where there is nothing to compare. Names::sides are the entrants' names.
Phrase why(const Standings& standings, std::size_t row);

}  // namespace tanteador::league
