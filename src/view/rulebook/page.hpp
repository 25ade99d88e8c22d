#pragma once
// View model of the rulebook: rules of a game by situation, and the open rule.

#include <optional>
#include <string>
#include <vector>

#include "src/view/entry/fields.hpp"

namespace tanteador::view {

struct RuleLine {
  Button open;
  std::string number;  // "T-35, TA-12"; empty for common rules
};
struct RuleGroup {
  std::string title;
  std::vector<RuleLine> rules;
};

// Values of a parameter on which editions differ.
struct EditionRow {
  std::string parameter, value, editions;  // parameter: empty when it equals the row above
};

struct RulePage {
  std::string number, title, text;
  std::string when;               // situations
  std::vector<std::string> here;  // open match: reference and parameters
  std::string here_title, places_title, editions_title, related_title;
  std::vector<std::string> places;
  std::vector<EditionRow> editions;
  std::vector<RuleLine> related;
  bool large = false;  // large type: only number, title, text and reference
  Button aloud, back;  // back: to the previous rule, or out of the large type
  Button list;         // to the list; no label when `back` leads there
};

struct RulebookPage {
  std::string title;
  std::vector<Button> games, situations;  // situations: all first
  std::optional<FieldView> words;
  std::vector<std::string> notes;
  std::vector<RuleGroup> groups;  // present situation first; search: one group, best first
  std::optional<RulePage> open;
  Button close;
};

}  // namespace tanteador::view
