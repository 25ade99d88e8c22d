#pragma once
// The answer to "Would that be allowed?".

#include <string>
#include <vector>

#include "src/view/command.hpp"

namespace tanteador::view {

struct OtherOpinion {
  std::string ruleset, said, place;
  bool same = false;
};

struct AnswerCard {
  std::string title, what;  // what: that was pressed
  std::string verdict;      // "Allowed. Worth 2.", "Refused: …"
  bool allowed = false;
  std::vector<std::string> written;  // what would be written at once
  std::string rule, text, place;     // rule: number and title; empty: no rule is about it
  std::vector<std::string> amounts;  // the rules of the amounts, with where they stand
  Action open_rule;                  // in the rulebook
  std::string others_title;
  std::vector<OtherOpinion> others;
  Action again, close;
};

}  // namespace tanteador::view
