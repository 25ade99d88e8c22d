#pragma once
// The sheet of a new match, and all its rules.

#include <string>
#include <vector>

#include "src/view/command.hpp"
#include "src/view/screens/help.hpp"

namespace tanteador::view {

struct RulesetChoice {
  Action choose;
  std::string definition;
};
struct NameField {
  std::string id, label, hint;
  int place = 0;  // seat, or side for the sides' names
};
struct NewMatch {
  std::string title, ruleset_title, players_title, names_title, sides_title, dealer_title;
  std::vector<RulesetChoice> rulesets;
  std::vector<Action> players;
  std::vector<NameField> names, sides;
  std::string known_title;
  std::vector<Action> known;  // a person each: one tap fills the next free place
  std::string together_title;
  std::vector<Action> together;  // who plays with whom; of three: who alone, or by turns
  std::vector<Action> dealers;
  Action house_rules;                   // every parameter of this match
  Action lot, lot_seats, start, close;  // lots: who deals; who sits where
  std::string problem;                  // why it cannot start, in words
  MatchDraft draft;
};

// --- house rules

struct ParameterRow {
  std::string title, edition;   // edition: what the edition has, where this differs
  std::vector<Action> choices;  // chosen: what is agreed
  std::string number;           // of one that is a number: between its two keys
  Action less, more;
  Help help = {};
};
struct HouseRules {
  std::string title, help;
  std::vector<Action> groups;
  std::vector<ParameterRow> rows;  // of the chosen group
  std::string name, name_hint;
  Action save, reset, remove, close;  // remove: no label where there is nothing to remove
  std::string problem;
};

}  // namespace tanteador::view
