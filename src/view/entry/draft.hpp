#pragma once
// Typing names on the form of a new match.

#include <string_view>

#include "src/view/command.hpp"

namespace tanteador::view {

// Sets the name at a place. Each character of kNextName moves on to the next place.
inline constexpr std::string_view kNextName = ",;\n";
MatchDraft with_names(MatchDraft draft, int place, std::string_view typed);

}  // namespace tanteador::view
