#pragma once
// Names of people, sides, teams and competitions: how they are kept, and which are taken for one another
// (docs/decisions/0015-names.md).

#include <string>
#include <string_view>

namespace tanteador {

// As a name is kept, compared and shown: composed (NFC), without invisible characters and changes of writing
// direction, one space between words and none around them. What is no UTF-8 stays as it is.
std::string normal_name(std::string_view name);

// Two different names of one likeness are easily taken for one another: case, accents and the script of
// letters that are drawn alike do not count in it. For comparing only.
std::string likeness(std::string_view name);

}  // namespace tanteador
