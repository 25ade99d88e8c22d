#pragma once
// Why the score is what it is: a sentence, then every reckoning with its arithmetic and its rule.

#include <string>
#include <vector>

#include "src/view/command.hpp"

namespace tanteador::view {

struct WhyRow {
  Action choose;                    // unfolds it; label: the arithmetic
  std::string deal, rule;           // deal: "Deal 4"; empty where it is the row's above
  std::vector<std::string> points;  // by side: "+2 = 24"; empty where nothing was written
  std::string set;                  // who won one with it
  // Unfolded:
  std::string text, place;                  // of the rule
  std::vector<std::string> beside;          // what else it rests on: number, title and place
  std::vector<std::string> agreed, events;  // parameters in force; what it comes from
  Action open_rule;                         // in the rulebook
};

struct WhySheet {
  std::string title, score, empty;
  std::vector<Action> sides;  // all, or what was written for one
  std::vector<std::string> names;
  std::vector<WhyRow> rows;  // newest first, so that the totals above are the score
  std::string beside_title, agreed_title, events_title, corrections_title;
  std::vector<std::string> corrections;
  Action close;
};

}  // namespace tanteador::view
