#pragma once
// Translations of the rules; missing ones are given in English. All texts live as long as the program.

#include <span>
#include <string>
#include <string_view>

#include "src/rulebook/rulebook.hpp"

namespace tanteador::rulebook {

struct RuleText {
  std::string title, text;
};

// Languages with rules of at least one game ("de", "es"), without English; sorted.
std::span<const std::string> text_languages();

// Null if the language ("es") has no text of this rule; always null for English.
const RuleText* translation(const Rule& rule, std::string_view language);

// In the current language (src/core/text).
std::string_view title_of(const Rule& rule);
std::string_view text_of(const Rule& rule);

}  // namespace tanteador::rulebook
