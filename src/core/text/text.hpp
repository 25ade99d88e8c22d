#pragma once
// The text layer: translates English source text (gettext, domain "tanteador") and fills in names.

#include <string>
#include <string_view>
#include <vector>

#include "src/core/text/phrase.hpp"

namespace tanteador {

// A word of the event file as the players of this table say it.
struct SpokenWord {
  std::string_view word, spoken;
};

struct Names {
  std::vector<std::string> seats;
  std::vector<std::string> sides;
  std::vector<SpokenWord> spoken = {};  // words that this table says otherwise; static text
  bool french_cards = false;            // cards of the Spanish pack are shown as those of the French pack
};

// Translates a sentence. Without a translation it returns the sentence, without its context.
std::string tr(std::string_view sentence);
// Translates the form of `singular`/`plural` for this count; {0} in it is the count.
std::string trn(std::string_view singular, std::string_view plural, int count);

// The language of the catalogue in use, "es"; "en" without one.
std::string language();

// Translates and fills a phrase. A seat or side without a name is shown by number ("player 3").
std::string render(const Phrase& phrase, const Names& names);

}  // namespace tanteador
