#pragma once
// Cards as they are typed on the command line, and the refusal of what no pack can hold.

#include "src/cli/output/answer.hpp"
#include "src/core/ruling.hpp"

namespace tanteador::cli {

// Separated by blanks or commas; one that is no card of the game's pack is unreadable.
std::vector<std::string> card_names(std::string_view game, std::span<const std::string> words);

// Exit 1: the calculator's field is null, and the row says why.
Answer refused_cards(const Context& context, std::string_view game, const char* field, std::string_view type,
                     const Violation& violation);

}  // namespace tanteador::cli
