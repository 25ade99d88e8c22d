#pragma once
// The rules in the languages they are translated into, our own wording throughout. A rule that a language
// lacks is given in English. Everything here lives as long as the program.

#include <span>
#include <string>
#include <string_view>

#include "src/rulebook/rulebook.hpp"

namespace tanteador::rulebook {

struct RuleText {
  std::string title, text;
};

// Those that have at least one game's rules: "de", "es"; English is not among them. Sorted.
std::span<const std::string> text_languages();

// Null where the language ("es") has no text of this rule; English is no translation.
const RuleText* translation(const Rule& rule, std::string_view language);

// In the language people read here (src/core/text).
std::string_view title_of(const Rule& rule);
std::string_view text_of(const Rule& rule);

}  // namespace tanteador::rulebook
