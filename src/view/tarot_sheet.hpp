#pragma once
// The score sheet of French tarot: players by deals, and the deal being entered.

#include <string>
#include <vector>

#include "src/view/command.hpp"

namespace tanteador::view {

struct TarotSheet {};

}  // namespace tanteador::view
