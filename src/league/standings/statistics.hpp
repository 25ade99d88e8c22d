#pragma once
// Statistics that do not affect ranks. Only games played at a table count, without penalties.

#include <map>
#include <span>
#include <vector>

#include "src/league/standings/results.hpp"

namespace tanteador::league {

struct HeadToHead {
  int games = 0, won = 0, drawn = 0, lost = 0;
  std::int64_t score_for = 0, score_against = 0;
  std::int64_t sets_for = 0, sets_against = 0;
  bool operator==(const HeadToHead&) const = default;
};
// The games of an entrant against each opponent; at a table of more than two sides the higher score wins.
std::map<Entrant, HeadToHead> heads_to_head(const Results& results, Entrant entrant);

// The longest run of won games, in order of play. A round not played neither ends nor lengthens a run.
int longest_run(const Results& results, Entrant entrant);

// The result of one game of an entrant against another, including forfeits.
struct EncounterResult {
  int number = 0;  // competition points in halves, or the score at a table of more than two sides
  bool halves = false, played = true;
};
// The games of all pairs, computed once for a crosstable.
class Encounters {
 public:
  explicit Encounters(const Results& results);
  std::span<const EncounterResult> between(Entrant entrant, Entrant other) const;

 private:
  std::vector<std::map<Entrant, std::vector<EncounterResult>>> games_;  // by entrant, then by opponent
};

}  // namespace tanteador::league
