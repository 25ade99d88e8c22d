#pragma once
// The text layer: English source text, translated by the catalogue of the chosen language where one is
// loaded (gettext, domain "tanteador"), with the names of this table filled in.

#include <string>
#include <string_view>
#include <vector>

#include "src/core/text/phrase.hpp"

namespace tanteador {

// Who is who at a table.
struct Names {
  std::vector<std::string> seats;
  std::vector<std::string> sides;
};

std::string tr(std::string_view sentence);
// The form of `singular`/`plural` for this count, translated; {0} in it is the count.
std::string trn(std::string_view singular, std::string_view plural, int count);

// The language of the catalogue in use, "es"; "en" where there is none.
std::string language();

// A number of seats or sides beyond the names is written as a place ("player 3").
std::string render(const Phrase& phrase, const Names& names);

}  // namespace tanteador
