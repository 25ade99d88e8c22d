#pragma once
// What a house ruleset may be called: nothing that passes for an edition.

#include <string_view>

namespace tanteador::rulebook {

// Whether a shipped edition is called so, in English or in the language in use.
bool is_shipped_title(std::string_view title);
bool is_shipped_source(std::string_view source);  // the same of where an edition is printed
bool is_edition_id(std::string_view id);          // lower case letters, digits and hyphens

}  // namespace tanteador::rulebook
