#pragma once
// Cards on the command line.

#include "src/cli/output/answer.hpp"
#include "src/core/ruling.hpp"

namespace tanteador::cli {

// Splits at blanks and commas. Throws Problem (unreadable) for a card that is not in the game's pack.
std::vector<std::string> card_names(std::string_view game, std::span<const std::string> words);

// Exit status 1; the calculator's field is null, and the row gives the reason.
Answer refused_cards(const Context& context, std::string_view game, const char* field, std::string_view type,
                     const Violation& violation);

}  // namespace tanteador::cli
