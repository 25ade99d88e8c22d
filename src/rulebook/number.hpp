#pragma once
// The number by which a rule is cited. Reads only the book of its game.

#include <string_view>

namespace tanteador::rulebook {

std::string_view number_of(std::string_view rule_id);  // "T-41"; empty for no number or an unknown rule

}  // namespace tanteador::rulebook
