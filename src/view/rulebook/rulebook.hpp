#pragma once
// Wording of the rulebook, and its screen.

#include <string>
#include <vector>

#include "src/referee/search/search.hpp"
#include "src/rulebook/rulebook.hpp"
#include "src/view/match_context.hpp"
#include "src/view/screens/screens.hpp"

namespace tanteador::view {

std::string rule_heading(const rulebook::Rule& rule);     // its numbers and title
std::string situations_text(const rulebook::Rule& rule);  // "Calls, Play"

// A parameter with different values in the shipped editions of the game.
struct EditionsDiffer {
  std::string title;  // "Points that win"
  struct Value {
    std::string value;
    std::vector<const rulebook::Edition*> editions;
  };
  std::vector<Value> values;
};
std::vector<EditionsDiffer> editions_differ(const rulebook::Rule& rule);

// `context`: the open match, or null.
RulebookPage make_rulebook(const MatchContext* context, const RulebookState& state);

// Notes on a search: corrected spelling, and that nothing contains all words.
std::vector<std::string> search_notes(const referee::SearchResult& found);

}  // namespace tanteador::view
