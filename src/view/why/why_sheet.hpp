#pragma once
// View model of the explanation: a sentence, then each calculation with its rule.

#include <string>
#include <vector>

#include "src/view/command.hpp"

namespace tanteador::view {

struct WhyRow {
  Button choose;                    // unfolds the row; label: the arithmetic
  std::string deal, rule;           // deal: "Deal 4"; empty: the same as in the row above
  std::vector<std::string> points;  // by side: "+2 = 24"; empty: no posting
  std::string set;                  // winner of a set
  // Unfolded:
  std::string text, place;                  // of the rule
  std::vector<std::string> further_rules;   // number, title and place
  std::vector<std::string> agreed, events;  // parameters in force; events of the posting
  Button open_rule;
};

struct WhySheet {
  std::string title, score, empty;
  std::vector<Button> sides;  // all postings, or those of one side
  std::vector<std::string> names;
  std::vector<WhyRow> rows;  // newest first, so that the top totals equal the score
  std::string further_rules_title, agreed_title, events_title, corrections_title;
  std::vector<std::string> corrections;
  Button begin;  // the next step without any row
  Button close;
};

}  // namespace tanteador::view
