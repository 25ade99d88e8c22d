#pragma once
// The result of a match that is the best of several sets.

#include <string>
#include <vector>

#include "src/registry/any_match.hpp"

namespace tanteador::view {

// The result by side: sets won; points if the game has no sets or the match had only one.
std::vector<int> result_figures(const AnyMatch& match);
// The points of the sets: "30–23, 26–30"; empty for fewer than `least` sets.
std::string set_points_text(const AnyMatch& match, std::size_t least = 2);

}  // namespace tanteador::view
