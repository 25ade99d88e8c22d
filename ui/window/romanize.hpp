#pragma once
// The Latin spelling of names in any script, by ICU.

#include <string>
#include <string_view>

namespace tanteador::ui {

// "Юрий" becomes "Ûrij", a letter without Latin spelling "U+1F0CF"; text that is not UTF-8 is unchanged.
std::string romanize(std::string_view text);

}  // namespace tanteador::ui
