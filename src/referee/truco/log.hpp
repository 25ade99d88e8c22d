#pragma once
// What the log of a Truco match says of calls, their answers, and who has won a flor or an envido. Private to
// this folder.

#include "src/referee/games.hpp"

namespace tanteador::referee {

std::optional<std::vector<EventSeq>> answers_to_call(const AnyMatch& match, const Written& written,
                                                     const Entry& call);
int duel_of_player(const AnyMatch& match, Seat player);
std::optional<Won> last_value_won(const Values& values, const Which& which);

}  // namespace tanteador::referee
