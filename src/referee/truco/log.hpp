#pragma once
// Calls, answers and winners of flor and envido in the log of a match. Private to this folder.

#include "src/referee/games.hpp"

namespace tanteador::referee {

std::optional<Strike> strike_of_call(const Values& values, const Entry& call, bool accepted);
// True if the cards shown by the player are a flor; null if none were shown.
nlohmann::json flor_shown(const AnyMatch& match, std::span<const Entry> deal, std::string_view player);
int duel_of_player(const AnyMatch& match, Seat player);
std::optional<WinningEntry> last_value_won(const Values& values, const Which& which);

}  // namespace tanteador::referee
