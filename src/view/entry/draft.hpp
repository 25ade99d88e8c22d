#pragma once
// The new-match sheet while names are typed into it.

#include <string_view>

#include "src/view/command.hpp"

namespace tanteador::view {

// What is typed at a place; after one of these it is for the next place.
inline constexpr std::string_view kNextName = ",;\n";
MatchDraft with_names(MatchDraft draft, int place, std::string_view typed);

}  // namespace tanteador::view
