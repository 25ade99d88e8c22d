#pragma once
// The number a rule is cited by, without reading more of the rulebook than its game's book.

#include <string_view>

namespace tanteador::rulebook {

std::string_view number_of(std::string_view rule_id);  // "T-41"; empty: it has none, or is no rule

}  // namespace tanteador::rulebook
