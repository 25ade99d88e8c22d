#pragma once
// The Latin spelling of names in any script, by ICU.

#include <string>
#include <string_view>

namespace tanteador::ui {

// "Юрий" becomes "Ûrij", "明子" becomes "míng zi". A letter without a Latin spelling becomes its code point,
// "U+1F0CF". Text that is not UTF-8 is returned unchanged.
std::string romanize(std::string_view text);

}  // namespace tanteador::ui
