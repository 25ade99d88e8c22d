#pragma once
// Figures people ask for that rank nobody. Only what was played at a table counts, and no penalty.

#include <map>
#include <span>
#include <utility>
#include <vector>

#include "src/league/standings/results.hpp"

namespace tanteador::league {

struct HeadToHead {
  int games = 0, won = 0, drawn = 0, lost = 0;
  std::int64_t score_for = 0, score_against = 0;
  std::int64_t sets_for = 0, sets_against = 0;
  bool operator==(const HeadToHead&) const = default;
};
// As opponents. At a table of more than two sides the higher score of the two has won.
HeadToHead head_to_head(const Results& results, Entrant entrant, Entrant opponent);

// The longest run of games won, in order of play; a round not played neither breaks nor lengthens one.
int longest_run(const Results& results, Entrant entrant);

// What an entrant has from each of its games against each other one, in order; those by forfeit too.
struct Met {
  int number = 0;  // competition points in halves, or the score at tables of more than two sides
  bool halves = false, played = true;
};
// Of every pair, read once: a crosstable asks for all of them.
class Encounters {
 public:
  explicit Encounters(const Results& results);
  std::span<const Met> of(Entrant entrant, Entrant other) const;

 private:
  std::map<std::pair<Entrant, Entrant>, std::vector<Met>> games_;
};

}  // namespace tanteador::league
