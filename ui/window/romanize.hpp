#pragma once
// The Latin spelling of names in any script, by ICU.

#include <string>
#include <string_view>

namespace tanteador::ui {

// "Юрий": "Ûrij"; "明子": "míng zi". A letter that has no Latin spelling is written as its code point,
// "U+1F0CF". Text that is not UTF-8 comes back as it is.
std::string romanize(std::string_view text);

}  // namespace tanteador::ui
