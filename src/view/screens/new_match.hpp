#pragma once
// The form of a new match, and its house rules.

#include <optional>
#include <string>
#include <vector>

#include "src/view/command.hpp"
#include "src/view/screens/help.hpp"

namespace tanteador::view {

struct NameField {
  std::string id, label, hint;
  int place = 0;  // seat, or side for a side's name
};
struct NewMatch {
  std::string title, ruleset_title, players_title, names_title, sides_title, dealer_title;
  std::vector<Button> rulesets, players;
  std::vector<NameField> names, sides;
  std::string known_title;
  std::vector<Button> known;  // people; one tap fills the next free place
  std::string together_title;
  std::vector<Button> together;      // who plays with whom; with three players: who plays alone
  std::vector<Button> dealers;       // and the lots: for the first dealer, for the seats
  Button house_rules, start, close;  // house_rules: opens all parameters
  std::string problem;
  MatchDraft draft;
};

struct ParameterRow {
  std::string title, edition;   // edition: the ruleset's value if it differs
  std::vector<Button> choices;  // chosen: the agreed value
  std::string name, number;     // of a numeric parameter: `number` stands between `less` and `more`
  int least = 0, most = 0;
  std::optional<int> usual;  // of the ruleset; empty: a word
  Button less, more;
  Help help = {};
};
struct HouseRules {
  std::string title, help;
  std::vector<Button> groups;
  std::vector<ParameterRow> rows;  // of the chosen group
  std::string name, name_hint;
  Button save, reset, remove, close;  // remove: no label when nothing can be removed
  MatchDraft draft;
  std::string problem;
};

}  // namespace tanteador::view
