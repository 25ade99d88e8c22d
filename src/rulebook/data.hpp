#pragma once
// Access to the embedded files of the rulebook. Internal to this folder.

#include <string>
#include <string_view>
#include <vector>

#include "src/rulebook/rulebook.hpp"

namespace tanteador::rulebook::data {

// The rules of one game or of "table", without the relations written at other rules.
const std::vector<Rule>& book(std::string_view game);
const Rule* rule_to_cite(std::string_view id);  // null for an unknown id

// Ids of the shipped editions, by game, in the order of the list.
std::vector<std::string> offered_editions();
// The file of a shipped edition; throws std::logic_error for an unknown id.
std::string_view edition_text(std::string_view id);

}  // namespace tanteador::rulebook::data
