#pragma once
// Typing names and numbers on the forms of a new match.

#include <optional>
#include <string_view>

#include "src/view/screens/new_match.hpp"

namespace tanteador::view {

// Sets the name at a place. Each character of kNextName moves on to the next place.
inline constexpr std::string_view kNextName = ",;\n";
MatchDraft with_names(MatchDraft draft, int place, std::string_view typed);
// Agrees on the typed number, within the limits of the parameter. Empty: it is no number.
std::optional<MatchDraft> with_number(MatchDraft draft, const ParameterRow& row, std::string_view typed);

}  // namespace tanteador::view
