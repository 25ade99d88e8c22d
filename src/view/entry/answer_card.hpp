#pragma once
// The answer to "Allowed?".

#include <string>
#include <vector>

#include "src/view/command.hpp"

namespace tanteador::view {

struct OtherOpinion {
  std::string ruleset, verdict, place;
  bool same = false;
};

struct AnswerCard {
  std::string title, what;  // what: the pressed button
  std::string verdict;
  bool allowed = false;
  std::vector<std::string> written;  // resulting postings
  std::string rule, text, place;     // rule: number and title; empty: no rule applies
  std::vector<std::string> amounts;
  Button open_rule;
  std::string others_title;
  std::vector<OtherOpinion> others;
  Button again, close;
};

}  // namespace tanteador::view
