#pragma once
// The words that players and federations use for rules and cases, and the words a search ignores.

#include <string>
#include <string_view>
#include <vector>

namespace tanteador::referee {

// One thing that can be asked for: what people call it in any language, and the rules and cases about it.
struct Concept {
  std::vector<std::string> words;  // phrases
  std::vector<std::string> of;     // ids of rules and cases
};

// Built into the program (src/referee/data/search/words.json); lives as long as the program.
const std::vector<Concept>& concepts();

// An article, a question word or another word without content, in any language. `word`: as words_in() gives
// it.
bool is_ignored(std::string_view word);

// The words of a text: small letters without accents, letters that stand for two written as two ("ß": "ss"),
// divided at everything that is no letter or digit. Any bytes are accepted.
std::vector<std::string> words_in(std::string_view text);

}  // namespace tanteador::referee
