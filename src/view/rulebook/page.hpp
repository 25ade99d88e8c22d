#pragma once
// View model of the rulebook: rules of a game by situation, and the open rule.

#include <optional>
#include <string>
#include <vector>

#include "src/view/entry/fields.hpp"

namespace tanteador::view {

struct RuleLine {
  Action open;         // label: its title
  std::string number;  // "T-35, TA-12"; empty for what every table has
};
struct RuleGroup {
  std::string title;
  std::vector<RuleLine> rules;
};

// Values of a parameter on which editions differ.
struct EditionRow {
  std::string parameter, value, editions;  // parameter: empty where it is the row's before
};

struct RulePage {
  std::string number, title, text;
  std::string when;               // its situations
  std::vector<std::string> here;  // of the open match: where it stands, and what it depends on
  std::string here_title, places_title, editions_title, related_title;
  std::vector<std::string> places;
  std::vector<EditionRow> editions;
  std::vector<RuleLine> related;
  bool large = false;  // nothing but number, title, text and place, to be read to the table
  Action aloud, back;  // back: to the rule before, or out of the large type
  Action list;         // no label: back leads there
};

struct RulebookPage {
  std::string title;
  std::vector<Action> games, situations;  // situations: all first
  std::optional<FieldView> words;
  std::vector<std::string> notes;  // how the words were read
  std::vector<RuleGroup> groups;   // the present situation first; of words one, the best first
  std::optional<RulePage> open;
  Action close;
};

}  // namespace tanteador::view
