#pragma once
// The prizes of a competition.

#include "src/league/competition/events.hpp"

namespace tanteador::league {

// With this one in place of what that place of that category had; one that gives nothing takes it back.
event::MoneySet with_prize(event::MoneySet money, const event::Prize& prize);

}  // namespace tanteador::league
