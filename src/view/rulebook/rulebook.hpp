#pragma once
// The rulebook as people read it: how a rule is headed, where it stands, what the editions have; and the
// panel's screen of it.

#include <string>
#include <vector>

#include "src/referee/search/search.hpp"
#include "src/rulebook/rulebook.hpp"
#include "src/view/screens/screens.hpp"
#include "src/view/table.hpp"

namespace tanteador::view {

std::string rule_heading(const rulebook::Rule& rule);     // its numbers and title
std::string situations_text(const rulebook::Rule& rule);  // "Calls, Play"

// A parameter of a rule in which the shipped editions of its game are not all alike.
struct EditionsDiffer {
  std::string title;  // "Points that win"
  struct Value {
    std::string value;  // in words
    std::vector<const rulebook::Edition*> editions;
  };
  std::vector<Value> values;
};
std::vector<EditionsDiffer> editions_differ(const rulebook::Rule& rule);

// `table`: the open match; null: none.
RulebookPage make_rulebook(const Table* table, const BookPick& pick);

// The notes of a search: how misspelt words were read, and that no rule or case has all the words.
std::vector<std::string> search_notes(const referee::SearchResult& found);

}  // namespace tanteador::view
