#pragma once
// Names of people, sides, teams and competitions (docs/decisions/0015-names.md).

#include <string>
#include <string_view>

namespace tanteador {

// The stored form of a name: NFC, no invisible characters or changes of writing direction, single spaces
// between words. Text that is not UTF-8 is returned unchanged.
std::string normal_name(std::string_view name);

// Equal for names easily confused: ignores case, accents and similar scripts. For comparison only.
std::string confusable_key(std::string_view name);

}  // namespace tanteador
