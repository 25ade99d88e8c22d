#pragma once
// What was put right in a competition, in words, and who stands elsewhere by it.

#include <string>
#include <vector>

#include "src/league/competition/competition.hpp"
#include "src/reports/corrections.hpp"

namespace tanteador::view {

// Side effects of an accepted event, one sentence each.
std::vector<std::string> change_sentences(const league::Change& change);
// One sentence for each entry made by hand that a draw taken back affects.
std::vector<std::string> redraw_sentences(const league::Redraw& redraw,
                                          const std::vector<std::string>& names);

using report::list_moves;
using report::Moved;

// A correction: where, and what stood there before and since.
struct PutRight {
  std::string what, reason;
  int stage = 0;
};
// `event`: a result corrected or forfeited, a penalty given or lifted, other rules, seats exchanged.
PutRight put_right(const league::CompetitionEvent& event, const league::Competition& before,
                   const league::Competition& after, const std::vector<std::string>& names);

}  // namespace tanteador::view
