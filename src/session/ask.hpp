#pragma once
// Answers questions about an event and changes nothing: is it allowed, its value, its rule, other rulesets.

#include <vector>

#include "src/core/match.hpp"
#include "src/core/opinion.hpp"

namespace tanteador::session {

using tanteador::agree;
using tanteador::AmountRule;
using tanteador::Opinion;
using tanteador::OpinionPosting;
using tanteador::Verdict;

// The answer under the ruleset of the match, and under each ruleset of the game.
struct Answer : Opinion {
  std::vector<Opinion> editions = {};  // all rulesets for this number of players, the match's own first
};

std::string_view verdict_word(Verdict verdict);  // "allowed", "refused" or "not_reached"

}  // namespace tanteador::session
