// What the referee knows of Truf: its calculators, and what its log tells.

#include <algorithm>

#include "src/referee/games.hpp"

namespace tanteador::referee {

namespace {

using nlohmann::json;

constexpr KnownFact kTrufFacts[] = {{"deal_open", open_deal}, {"deal_entered", deal_entered}};

}  // namespace

const GameDesk kTrufDesk{.calculators = kTrufCalculators, .facts = kTrufFacts};

}  // namespace tanteador::referee
