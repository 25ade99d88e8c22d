#pragma once
// Checks that a house rule set does not pass for a shipped edition.

#include <string_view>

namespace tanteador::rulebook {

// True if a shipped edition has this title, in English or the current language.
bool is_shipped_title(std::string_view title);
bool is_shipped_source(std::string_view source);  // the same for its source
bool is_edition_id(std::string_view id);          // non-empty; only lower-case letters, digits and hyphens

}  // namespace tanteador::rulebook
