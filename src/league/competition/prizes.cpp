#include "src/league/competition/prizes.hpp"

#include <algorithm>
#include <limits>

#include "src/league/competition/rules.hpp"

namespace tanteador::league {

event::MoneySet with_prize(event::MoneySet money, const event::Prize& prize) {
  const auto key = [](const event::Prize& one) { return std::tie(one.ranking, one.category, one.place); };
  std::erase_if(money.prizes, [&](const event::Prize& one) { return key(one) == key(prize); });
  if (prize.amount != 0 || !prize.thing.empty()) money.prizes.push_back(prize);
  std::ranges::stable_sort(money.prizes, {}, key);
  return money;
}

std::vector<PlacedEntrant> rank_within(const Competition& competition,
                                       const std::function<bool(const EntrantState&)>& belongs) {
  std::vector<PlacedEntrant> placed;
  for (const StagePlace& place : final_ranks(competition)) {
    if (place.rank == 0 || !belongs(competition.entrants[place_of(place.entrant)])) continue;
    const bool shares = !placed.empty() && placed.back().overall == place.rank;
    placed.push_back(
        {place.entrant, shares ? placed.back().rank : static_cast<int>(placed.size()) + 1, place.rank});
  }
  return placed;
}

std::vector<PlacedEntrant> rank_in(const Competition& competition, const std::string& category) {
  return rank_within(competition, [&](const EntrantState& entrant) {
    return category.empty() || std::ranges::count(entrant.categories, category) > 0;
  });
}

namespace {

using event::PrizeRanking;
using TieGroup = std::vector<PlacedEntrant>;

// The prizes of one ranking and category, and who can win them.
struct PrizeList {
  PrizeRanking ranking{};
  std::string category;
  std::vector<event::Prize> prizes;  // not given yet
  std::vector<TieGroup> ranked;      // best first
};

// The next prizes of a list, and the entrants who share them.
struct Offer {
  TieGroup winners;
  std::vector<event::Prize> prizes;
  int place = 0, passed_over = 0;
  std::int64_t share() const {
    std::int64_t sum = 0;
    for (const event::Prize& prize : prizes) sum += prize.amount;
    return sum / static_cast<std::int64_t>(winners.size());
  }
};

template <class Key>
std::vector<TieGroup> group_by(const std::vector<PlacedEntrant>& entrants, const Key& key) {
  std::vector<TieGroup> groups;
  for (const PlacedEntrant& one : entrants) {
    if (groups.empty() || key(groups.back().front()) != key(one)) groups.emplace_back();
    groups.back().push_back(one);
  }
  return groups;
}

std::vector<TieGroup> ranked_by(const Competition& competition, const PrizeList& list,
                                const std::vector<Value>& performance) {
  std::vector<PlacedEntrant> placed = rank_in(competition, list.category);
  const auto rank = [](const PlacedEntrant& one) { return one.rank; };
  if (list.ranking == PrizeRanking::final_rank) return group_by(placed, rank);
  if (list.ranking == PrizeRanking::performance) {
    const auto rating = [&](const PlacedEntrant& one) { return performance[place_of(one.entrant)]; };
    std::erase_if(placed, [&](const PlacedEntrant& one) { return rating(one) <= 0; });
    std::ranges::stable_sort(placed, std::greater(), rating);
    return group_by(placed, rating);
  }
  std::erase_if(placed, [&](const PlacedEntrant& one) {
    return competition.entrants[place_of(one.entrant)].withdrew.has_value();
  });
  auto groups = group_by(placed, rank);
  std::ranges::reverse(groups);
  return groups;
}

std::vector<PrizeList> lists_of(const Competition& competition, const std::vector<Value>& performance) {
  std::vector<PrizeList> lists;
  for (const event::Prize& prize : competition.money.prizes) {
    const auto same = [&](const PrizeList& list) {
      return list.ranking == prize.ranking && list.category == prize.category;
    };
    auto found = std::ranges::find_if(lists, same);
    if (found == lists.end()) found = lists.insert(lists.end(), {prize.ranking, prize.category, {}, {}});
    found->prizes.push_back(prize);
  }
  for (PrizeList& list : lists) list.ranked = ranked_by(competition, list, performance);
  return lists;
}

constexpr int kNoList = -1;

// `winners`: by entrant, the list whose prize it received.
std::optional<Offer> next_offer(const PrizeList& list, int number, const std::vector<int>& winners) {
  int place = 1, passed_over = 0;
  for (const TieGroup& tied : list.ranked) {
    Offer offer{.winners = {}, .prizes = {}, .place = place, .passed_over = passed_over};
    for (const PlacedEntrant& one : tied) {
      const int had = winners[place_of(one.entrant)];
      if (had == kNoList) offer.winners.push_back(one);
      ++(had == kNoList || had == number ? place : passed_over);
    }
    const auto is_here = [&](const event::Prize& prize) {
      return prize.place >= offer.place && prize.place < place;
    };
    std::ranges::copy_if(list.prizes, std::back_inserter(offer.prizes), is_here);
    if (!offer.winners.empty() && !offer.prizes.empty()) return offer;
  }
  return std::nullopt;
}

// Higher goes first.
std::int64_t worth(const PrizeList& list, const Offer& offer) {
  const bool main = list.ranking == PrizeRanking::final_rank && list.category.empty();
  const std::int64_t share = offer.share();
  return main && share == 0 ? std::numeric_limits<std::int64_t>::max() : share;
}

void award(PrizeList& list, const Offer& offer, const std::vector<Value>& performance,
           std::vector<WonPrize>& won) {
  event::Prize shared{offer.place, list.category, 0, {}, list.ranking};
  for (const event::Prize& prize : offer.prizes) {
    if (!prize.thing.empty()) shared.thing += (shared.thing.empty() ? "" : ", ") + prize.thing;
    std::erase(list.prizes, prize);
  }
  const auto winners = static_cast<int>(offer.winners.size());
  for (const PlacedEntrant& one : offer.winners) {
    const bool rated = list.ranking == PrizeRanking::performance;
    won.push_back({one.entrant, shared, offer.share(), winners, one.overall,
                   rated ? performance[place_of(one.entrant)] : Value{}, offer.passed_over});
  }
}

// The list whose next prizes are worth most, and these prizes.
std::optional<std::pair<int, Offer>> best_offer(const std::vector<PrizeList>& lists,
                                                const std::vector<int>& winners) {
  std::optional<std::pair<int, Offer>> best;
  for (int number = 0; number < static_cast<int>(lists.size()); ++number) {
    auto offer = next_offer(at(lists, number), number, winners);
    if (offer && (!best || worth(at(lists, number), *offer) > worth(at(lists, best->first), best->second)))
      best.emplace(number, std::move(*offer));
  }
  return best;
}

}  // namespace

PrizeAwards award_prizes(const Competition& competition) {
  const bool rated =
      std::ranges::count(competition.money.prizes, PrizeRanking::performance, &event::Prize::ranking) > 0;
  const auto performance = rated ? performance_ratings(competition) : std::vector<Value>();
  std::vector<PrizeList> lists = lists_of(competition, performance);
  std::vector<std::vector<WonPrize>> won(lists.size());
  std::vector<int> winners(competition.entrants.size(), kNoList);
  while (const auto best = best_offer(lists, winners)) {
    const auto& [number, offer] = *best;
    award(at(lists, number), offer, performance, at(won, number));
    if (!competition.money.one_prize_each) continue;
    for (const PlacedEntrant& one : offer.winners) winners[place_of(one.entrant)] = number;
  }
  PrizeAwards awards;
  for (std::size_t i = 0; i < lists.size(); ++i) {
    std::ranges::stable_sort(won[i], {}, [](const WonPrize& one) { return one.prize.place; });
    awards.winners.insert(awards.winners.end(), won[i].begin(), won[i].end());
    awards.rest.insert(awards.rest.end(), lists[i].prizes.begin(), lists[i].prizes.end());
  }
  return awards;
}

}  // namespace tanteador::league
