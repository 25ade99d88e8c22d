// What the referee knows of Troccas: its calculators, and what its log tells.

#include <algorithm>

#include "src/referee/games.hpp"

namespace tanteador::referee {

namespace {

using nlohmann::json;

json six_players(const Asked& asked) { return seat_count(asked.match) == 6; }

constexpr KnownFact kTroccasFacts[] = {{"deal_open", open_deal},
                                       {"deal_entered", deal_entered},
                                       {"dealer", dealer_of_open},
                                       {"six_players", six_players}};

}  // namespace

const GameDesk kTroccasDesk{.calculators = kTroccasCalculators, .facts = kTroccasFacts};

}  // namespace tanteador::referee
