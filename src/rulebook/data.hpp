#pragma once
// The embedded files of the rulebook. Private to this folder.

#include <string>
#include <string_view>
#include <vector>

#include "src/rulebook/rulebook.hpp"

namespace tanteador::rulebook::data {

// The rules of one game, or of "table", read by themselves: a command that cites one waits for no other book.
// They do not know of rules that name them as related.
const std::vector<Rule>& book(std::string_view game);
const Rule* rule_to_cite(std::string_view id);  // null: no such rule

// The ids of the shipped editions, game by game, in the order offered.
std::vector<std::string> offered_editions();
// The text of a shipped ruleset's file; throws std::logic_error where there is none.
std::string_view edition_text(std::string_view id);

}  // namespace tanteador::rulebook::data
