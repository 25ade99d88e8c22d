#pragma once
// Sentences about the columns of a list of players.

#include <string>
#include <vector>

#include "src/codec/files/player_list.hpp"

namespace tanteador::queries {

// "Columns read: ELOFIDE → Rating." for the list of a pairing program, then "Ignored columns: COUNTRY."
// Empty: there is nothing to say.
std::vector<std::string> column_sentences(const codec::PlayerList& list);

}  // namespace tanteador::queries
