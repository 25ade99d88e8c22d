#pragma once
// The round of Truf: bids, trump, mode and tricks, and the table of the deals.

#include <string>
#include <vector>

#include "src/view/command.hpp"

namespace tanteador::view {

struct TrufRound {};

}  // namespace tanteador::view
