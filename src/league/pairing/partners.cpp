#include <algorithm>
#include <iterator>
#include <tuple>

#include "src/league/pairing/matching.hpp"
#include "src/league/pairing/random.hpp"
#include "src/league/pairing/whist.hpp"

namespace tanteador::league {

namespace {

using Players = std::vector<PartnersEntrant>;  // by points, then rank

constexpr int kLots = 1 << 20;

int capped_square(int number) {
  const int near = std::clamp(number, -kFarthest, kFarthest);
  return near * near;
}

int times(const std::vector<Entrant>& list, Entrant entrant) {
  return static_cast<int>(std::ranges::count(list, entrant));
}

Players order_players(std::span<const PartnersEntrant> present) {
  Players players(present.begin(), present.end());
  std::ranges::sort(players, [](const PartnersEntrant& a, const PartnersEntrant& b) {
    return std::tuple(-a.points, a.rank, a.entrant) < std::tuple(-b.points, b.rank, b.entrant);
  });
  return players;
}

std::vector<Entrant> take_byes(Players& players) {
  std::vector<Entrant> byes;
  for (std::size_t left = players.size() % 4; left > 0; --left) {
    const auto last = std::ranges::min_element(players.rbegin(), players.rend(), {}, &PartnersEntrant::byes);
    byes.push_back(last->entrant);
    players.erase(std::next(last).base());
  }
  return byes;
}

using Pair = std::pair<std::size_t, std::size_t>;  // places in the order, higher first

std::vector<Pair> as_pairs(const std::vector<int>& partner) {
  std::vector<Pair> pairs;
  for (std::size_t place = 0; place < partner.size(); ++place) {
    const auto other = static_cast<std::size_t>(partner[place]);
    if (place < other) pairs.emplace_back(place, other);
  }
  return pairs;
}

std::vector<std::int32_t> lots_of_pairs(std::size_t size, std::uint64_t seed) {
  Lots lots(seed);
  std::vector<std::int32_t> drawn(size * (size - 1) / 2);
  for (std::int32_t& lot : drawn) lot = lots.pick_below(kLots);
  return drawn;
}

std::vector<Pair> as_partners(const Players& players, const PartnersRules& rules) {
  const std::size_t size = players.size();
  const bool drawn = rules.partners == PartnerRule::drawn;
  const auto lots = drawn ? lots_of_pairs(size, rules.seed) : std::vector<std::int32_t>();
  return as_pairs(cheapest_matching(static_cast<int>(size), [&](int low, int high) {
    const auto a = static_cast<std::size_t>(low), b = static_cast<std::size_t>(high);
    const int had = times(players[a].partners, players[b].entrant);
    return Costs{
        had > 0 ? 1 : 0, std::max(had - 1, 0),
        drawn ? lots[b * (b - 1) / 2 + a] : capped_square(low + high - (static_cast<int>(size) - 1))};
  }));
}

// Pairs of pairs, by their index, higher first.
std::vector<Pair> as_opponents(const Players& players, const std::vector<Pair>& pairs,
                               const PartnersRules& rules) {
  const auto points = [&](const Pair& pair) {
    return players[pair.first].points + players[pair.second].points;
  };
  const auto met = [&](std::size_t a, std::size_t b) {
    int sum = 0;
    for (const std::size_t own : {pairs[a].first, pairs[a].second}) {
      for (const std::size_t other : {pairs[b].first, pairs[b].second}) {
        sum += capped_square(times(players[own].opponents, players[other].entrant));
      }
    }
    return sum;
  };
  return as_pairs(cheapest_matching(static_cast<int>(pairs.size()), [&](int low, int high) {
    const auto a = static_cast<std::size_t>(low), b = static_cast<std::size_t>(high);
    Costs costs{capped_square(points(pairs[a]) - points(pairs[b])), met(a, b)};
    if (rules.opponents == OpponentRule::fresh) std::swap(costs[0], costs[1]);
    return costs;
  }));
}

}  // namespace

PartnersRound partners_round(std::span<const PartnersEntrant> present, const PartnersRules& rules) {
  Players players = order_players(present);
  PartnersRound round;
  round.byes = take_byes(players);
  if (players.empty()) return round;
  std::vector<Pair> pairs = as_partners(players, rules);
  std::ranges::stable_sort(pairs, std::greater{}, [&](const Pair& pair) {
    return players[pair.first].points + players[pair.second].points;
  });
  const auto names = [&](const Pair& pair) {
    return std::array{players[pair.first].entrant, players[pair.second].entrant};
  };
  for (const auto& [home, away] : as_opponents(players, pairs, rules)) {
    round.tables.push_back({names(pairs[home]), names(pairs[away])});
  }
  return round;
}

std::vector<PartnersEntrant> partners_entrants(const Results& results, std::span<const Entrant> present,
                                               std::span<const int> ranks) {
  std::vector<PartnersEntrant> entrants;
  for (const Entrant entrant : present) {
    PartnersEntrant& known = entrants.emplace_back();
    known.entrant = entrant;
    const auto place = static_cast<std::size_t>(index(entrant));
    known.rank = place < ranks.size() ? ranks[place] : index(entrant);
    for (const Penalty& penalty : results.penalties)
      known.points -= penalty.entrant == entrant ? penalty.points : 0;
    for (const RoundResult& round : results.rounds) {
      for (const TableResult& table : round.tables) {
        const auto own = std::ranges::find(table.lines, entrant, &Line::entrant);
        if (own == table.lines.end()) continue;
        known.points += own->points;
        if (own->kind == Kind::allocated_bye) ++known.byes;
        for (const Line& other : table.lines) {
          if (own->kind != Kind::played || other.kind != Kind::played || other.entrant == entrant) continue;
          (other.side == own->side ? known.partners : known.opponents).push_back(other.entrant);
        }
      }
    }
  }
  return entrants;
}

}  // namespace tanteador::league
