#include "src/reports/competition/money.hpp"

#include <algorithm>

namespace tanteador::report {

std::vector<PlacedEntrant> rank_within(const Input& of,
                                       const std::function<bool(const league::EntrantState&)>& belongs) {
  std::vector<PlacedEntrant> placed;
  for (const league::StagePlace& place : final_ranks(of.now)) {
    if (place.rank == 0 || !belongs(of.now.entrants[index(place.entrant)])) continue;
    const bool shares = !placed.empty() && placed.back().overall == place.rank;
    placed.push_back(
        {place.entrant, shares ? placed.back().rank : static_cast<int>(placed.size()) + 1, place.rank});
  }
  return placed;
}

std::vector<PlacedEntrant> rank_in(const Input& of, const std::string& category) {
  return rank_within(of, [&](const league::EntrantState& entrant) {
    return category.empty() || std::ranges::count(entrant.categories, category) > 0;
  });
}

std::vector<WonPrize> prizes_won(const Input& of) {
  std::vector<WonPrize> won;
  std::vector<std::string> kinds{""};
  for (const league::event::Prize& prize : of.now.money.prizes) {
    if (std::ranges::count(kinds, prize.category) == 0) kinds.push_back(prize.category);
  }
  for (const std::string& category : kinds) {
    const auto placed = rank_in(of, category);
    for (std::size_t i = 0; i < placed.size();) {
      std::size_t end = i;
      while (end < placed.size() && placed[end].rank == placed[i].rank) ++end;
      // Entrants who share a place share the prizes of as many places.
      std::int64_t amount = 0;
      std::string things;
      const auto share = static_cast<int>(end - i);
      for (const league::event::Prize& prize : of.now.money.prizes) {
        const int below = prize.place - placed[i].rank;
        if (prize.category != category || below < 0 || below >= share) continue;
        amount += prize.amount;
        if (!prize.thing.empty()) things += (things.empty() ? "" : ", ") + prize.thing;
      }
      for (; i < end; ++i) {
        if (amount > 0 || !things.empty())
          won.push_back({placed[i].entrant, placed[i].rank, category, amount / share, things, share});
      }
    }
  }
  return won;
}

}  // namespace tanteador::report
