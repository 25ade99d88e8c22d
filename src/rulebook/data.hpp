#pragma once
// The embedded files of the rulebook. Private to this folder.

#include <string>
#include <string_view>
#include <vector>

namespace tanteador::rulebook::data {

// The ids of the shipped editions, game by game, in the order offered.
std::vector<std::string> offered_editions();
// The text of a shipped ruleset's file; throws std::logic_error where there is none.
std::string_view edition_text(std::string_view id);

}  // namespace tanteador::rulebook::data
