#pragma once
// What the log of a Truco match says of calls, their answers, and who has won a flor or an envido. Private to
// this folder.

#include "src/referee/games.hpp"

namespace tanteador::referee {

std::optional<Strike> strike_of_call(const Values& values, const Entry& call, bool accepted);
// Of one suit, as he has shown his cards in this hand; null: he has not.
nlohmann::json flor_shown(std::span<const Entry> deal, std::string_view player);
int duel_of_player(const AnyMatch& match, Seat player);
std::optional<Won> last_value_won(const Values& values, const Which& which);

}  // namespace tanteador::referee
