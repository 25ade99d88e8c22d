#pragma once
// Players' and federations' words for rules and cases, and words that a search ignores.

#include <string>
#include <string_view>
#include <vector>

namespace tanteador::referee {

// A subject: its names in any language, and the rules and cases about it.
struct Concept {
  std::vector<std::string> words;  // phrases
  std::vector<std::string> of;     // ids of rules and cases
};

// Built in (src/referee/data/search/words.json); lives as long as the program.
const std::vector<Concept>& concepts();

// True for articles, question words and other words without content. `word`: as words_in() gives it.
bool is_ignored(std::string_view word);

// The words of a text in small letters without accents ("ß" becomes "ss"). Any bytes are accepted.
std::vector<std::string> words_in(std::string_view text);

}  // namespace tanteador::referee
