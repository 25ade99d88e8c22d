#pragma once
// The prizes of a competition.

#include "src/league/competition/events.hpp"

namespace tanteador::league {

// Replaces the prize of the same category and place. A prize without amount and thing removes it.
event::MoneySet with_prize(event::MoneySet money, const event::Prize& prize);

}  // namespace tanteador::league
