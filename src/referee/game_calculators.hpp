#pragma once
// The calculators of each game, defined in its folder.

#include "src/referee/calculators.hpp"

namespace tanteador::referee {

extern const Calculators kTrucoCalculators, kTrufCalculators, kTroccasCalculators, kTarotCalculators;

}  // namespace tanteador::referee
