#pragma once
// The prizes of a competition and their winners.

#include <functional>

#include "src/league/competition/competition.hpp"

namespace tanteador::league {

// Replaces the prize of the same list, category and place. A prize without amount and thing removes it.
event::MoneySet with_prize(event::MoneySet money, const event::Prize& prize);

struct PlacedEntrant {
  Entrant entrant{};
  int rank = 0;     // among the entrants of the list; equal ones share it
  int overall = 0;  // the final rank
};
// Ranks the entrants of the final list for whom `belongs` is true among themselves.
std::vector<PlacedEntrant> rank_within(const Competition& competition,
                                       const std::function<bool(const EntrantState&)>& belongs);
std::vector<PlacedEntrant> rank_in(const Competition& competition,
                                   const std::string& category);  // empty: all entrants

struct WonPrize {
  Entrant entrant{};
  event::Prize prize;       // its list and thing; its place without those who received another prize
  std::int64_t amount = 0;  // hundredths, for each who shares it
  int shared = 1;           // number of entrants who share it
  int overall = 0;          // final rank
  Value performance = 0;    // rating, of such a prize
  int passed_over = 0;      // entrants ahead in the list who received another prize
};
struct PrizeAwards {
  std::vector<WonPrize> winners;   // by list and place
  std::vector<event::Prize> rest;  // nobody can win them, for example without entrants of the category
};
// Awards the prizes by the current results. Entrants who share a place share the prizes of as many places.
// With one_prize_each, the next prize that is worth most to a winner is awarded first. Its winners receive
// nothing else. A prize without amount comes first in the final ranking, and last in other lists.
PrizeAwards award_prizes(const Competition& competition);

}  // namespace tanteador::league
