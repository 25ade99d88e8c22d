#pragma once
// What was put right in a competition, in words, and who stands elsewhere by it.

#include <string>
#include <vector>

#include "src/league/competition/competition.hpp"
#include "src/view/league/screens/club.hpp"

namespace tanteador::view {

// Side effects of an accepted event, one sentence each.
std::vector<std::string> change_sentences(const league::Change& change);
// What becomes of entries made by hand when draws are taken back, one sentence each.
std::vector<std::string> redraw_sentences(const league::Redraw& redraw,
                                          const std::vector<std::string>& names);

struct Moved {
  league::Entrant entrant{};
  int rank = 0, rank_then = 0;
  std::string points, points_then;  // the first comparison
  int stage = 0;
};
// Who stands elsewhere, or with another value, after the last complete round of the stage and of those after
// it, into which its results may be carried; in order of the place they have then.
std::vector<Moved> moved(const league::Competition& before, const league::Competition& after, int stage);
// `names`: of the entrants. A column for the stage where one of them is not the first.
FigureTable moved_figures(const std::vector<Moved>& all, const std::vector<std::string>& names);

// A correction: where, and what stood there before and since.
struct PutRight {
  std::string what, reason;
  int stage = 0;
};
// `event`: a result corrected or forfeited, a penalty given or lifted, other rules, seats exchanged.
PutRight put_right(const league::CompetitionEvent& event, const league::Competition& before,
                   const league::Competition& after, const std::vector<std::string>& names);

}  // namespace tanteador::view
