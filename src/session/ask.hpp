#pragma once
// May this be done, what is it worth, by which rule, and what do the other rulesets of the game say? Asking
// changes nothing.

#include <vector>

#include "src/core/match.hpp"
#include "src/core/opinion.hpp"

namespace tanteador::session {

using tanteador::agree;
using tanteador::AmountRule;
using tanteador::Opinion;
using tanteador::Posting;
using tanteador::Verdict;

struct Answer : Opinion {              // under the match's own ruleset
  std::vector<Opinion> editions = {};  // every ruleset for this number of players, the match's own first
};

std::string_view verdict_word(Verdict verdict);  // "allowed", "refused", "not_reached"

}  // namespace tanteador::session
