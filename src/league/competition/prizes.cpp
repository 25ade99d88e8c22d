#include "src/league/competition/prizes.hpp"

#include <algorithm>

namespace tanteador::league {

event::MoneySet with_prize(event::MoneySet money, const event::Prize& prize) {
  const auto of = [](const event::Prize& one) { return std::tie(one.category, one.place); };
  std::erase_if(money.prizes, [&](const event::Prize& one) { return of(one) == of(prize); });
  if (prize.amount != 0 || !prize.thing.empty()) money.prizes.push_back(prize);
  std::ranges::stable_sort(money.prizes, {}, of);
  return money;
}

}  // namespace tanteador::league
