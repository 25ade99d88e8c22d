#pragma once
// Sentences about corrections of a competition and their effects.

#include <string>
#include <vector>

#include "src/league/competition/competition.hpp"
#include "src/reports/club/corrections.hpp"

namespace tanteador::view {

// Side effects of an accepted event, one sentence each.
std::vector<std::string> change_sentences(const league::Change& change);
// One sentence for each manual entry that a new pairing repeats or loses.
std::vector<std::string> redraw_sentences(const league::Redraw& redraw,
                                          const std::vector<std::string>& names);

using report::list_moves;
using report::RankChange;

struct PutRight {
  std::string what, reason;
  int stage = 0;
};
// `event`: a corrected result, forfeit, penalty, change of rules or exchange of seats. Other events give
// empty texts. `before`, `after`: the competition without and with the event.
PutRight put_right(const league::CompetitionEvent& event, const league::Competition& before,
                   const league::Competition& after, const std::vector<std::string>& names);

}  // namespace tanteador::view
