#include "src/league/pairing/swiss/swiss.hpp"

#include <algorithm>
#include <optional>
#include <tuple>
#include <unordered_map>

#include "src/league/pairing/matching.hpp"
#include "src/league/pairing/swiss/field.hpp"

namespace tanteador::league {

namespace {

int repeat_cost(Float had, Float now) { return had == now ? 1 : 0; }

// Byes so far count first, then the distance of the entrant's group from the last one.
int bye_cost(const Field& field, int entrant) {
  return std::min(field[entrant].byes, 1000) * field.groups() + field.groups() - 1 -
         field.group(entrant).number;
}

int distance(const Field& field, int a, int b) {
  const int apart = std::min(field[a].points - field[b].points, kFarthest);
  return apart * apart;
}

// In a group of 2h or 2h+1 everybody should meet the entrant h places on.
int off_the_fold(const Field& field, int a, int b) {
  const int off = b - a - field.group(a).size() / 2;
  return off * off;
}

int off_the_order_of_floats(const Field& field, int a, int b) {
  const int off = (a - field.group(a).begin) - (b - field.group(b).begin);
  return off * off;
}

enum Tier { rematch, bye, repeats, club_first, distant, club_second, last, before, out_of_turn, fold, order };

Costs bye_costs(const Field& field, int a) {
  Costs costs{};
  costs[bye] = bye_cost(field, a);
  costs[last] = repeat_cost(field[a].last, Float::down);
  costs[before] = repeat_cost(field[a].before, Float::down);
  costs[out_of_turn] = field.group(a).end - 1 - a;
  return costs;
}

Costs pair_costs(const Field& field, const SwissRules& rules, int a, int b) {
  Costs costs{};
  const int met = field.times_met(a, b);
  costs[rematch] = met > 0 ? 1 : 0;
  costs[repeats] = std::max(met - 1, 0);
  if (rules.clubs != ClubRule::ignored && field.same_club(a, b))
    costs[rules.clubs == ClubRule::before_points ? club_first : club_second] = 1;
  if (field.same_points(a, b)) {
    costs[fold] = off_the_fold(field, a, b);
    return costs;
  }
  costs[distant] = distance(field, a, b);
  costs[last] = repeat_cost(field[a].last, Float::down) + repeat_cost(field[b].last, Float::up);
  costs[before] = repeat_cost(field[a].before, Float::down) + repeat_cost(field[b].before, Float::up);
  costs[out_of_turn] = field.group(a).end - 1 - a + b - field.group(b).begin;
  costs[order] = off_the_order_of_floats(field, a, b);
  return costs;
}

// Returns the pairing that costs nothing, as in a first round; null if there is none. In each group everybody
// meets the entrant half a group on, and the last one has the bye.
std::optional<std::vector<int>> free_pairing(const Field& field, const SwissRules& rules) {
  const int size = field.size();
  std::vector<int> partner(size + size % 2);
  const auto match = [&](int a, int b) { partner[a] = b, partner[b] = a; };
  for (int begin = 0; begin < size; begin = field.group(begin).end) {
    const ScoreGroup& group = field.group(begin);
    const int half = group.size() / 2, last = group.end - 1;
    for (int place = begin; place < begin + half; ++place) {
      if (pair_costs(field, rules, place, place + half) != Costs{}) return std::nullopt;
      match(place, place + half);
    }
    if (group.size() % 2 == 0) continue;
    if (group.end < size || bye_costs(field, last) != Costs{}) return std::nullopt;
    match(last, size);
  }
  return partner;
}

// In a ranking without equals, neighbours meet. Far pairs are not promising in a field of this size.
constexpr int kNeighboursFrom = 128;

std::vector<int> paired_field(const Field& field, const SwissRules& rules) {
  if (auto partner = free_pairing(field, rules)) return *std::move(partner);
  const int size = field.size();
  MatchingLimits limits;
  if (field.groups() == size) limits.all_pairs_up_to = kNeighboursFrom;
  const auto cost = [&](int a, int b) {
    return b < size ? pair_costs(field, rules, a, b) : bye_costs(field, a);
  };
  return cheapest_matching(size + size % 2, cost, limits);
}

// Rematches count before byes: an entrant with fewer byes may play to avoid rematches of others.
ByeReason bye_reason(const Field& field, int entrant) {
  const int had = field[entrant].byes;
  for (int other = 0; other < field.size(); ++other) {
    const bool below = other >= field.group(entrant).end;
    if (field[other].byes < had || (below && field[other].byes == had)) return ByeReason::for_the_rest;
  }
  if (had > 0) return ByeReason::second;
  return field.group(entrant).end == field.size() ? ByeReason::lowest : ByeReason::lowest_of_due;
}

SwissPairing pairing_of(const Field& field, const SwissRules& rules, int a, int b) {
  const bool changed = field[b].times_first < field[a].times_first;
  SwissPairing pairing;
  pairing.pairing =
      changed ? Pairing{field[b].entrant, field[a].entrant} : Pairing{field[a].entrant, field[b].entrant};
  pairing.higher = field[a].entrant;
  pairing.times_met = field.times_met(a, b);
  pairing.same_club = rules.clubs != ClubRule::ignored && field.same_club(a, b);
  pairing.point_difference = field[a].points - field[b].points;
  return pairing;
}

}  // namespace

Field::Field(std::span<const SwissEntrant> present)
    : entrants_(present.begin(), present.end()),
      met_(present.size() * present.size()),
      group_of_(present.size()) {
  std::ranges::sort(entrants_, [](const SwissEntrant& a, const SwissEntrant& b) {
    return std::tuple(-a.points, a.rank, a.entrant) < std::tuple(-b.points, b.rank, b.entrant);
  });
  std::unordered_map<Entrant, int> places;
  for (int place = 0; place < size(); ++place) places.emplace((*this)[place].entrant, place);
  for (int place = 0; place < size(); ++place) {
    for (const Entrant other : (*this)[place].met) {
      const auto found = places.find(other);
      if (found != places.end()) ++met_[at(place, found->second)];
    }
    if (place == 0 || !same_points(place - 1, place)) groups_.push_back({groups(), place, place});
    groups_.back().end = place + 1;
    group_of_[place] = groups_.back().number;
  }
}

Round SwissRound::round() const {
  Round round;
  for (const SwissPairing& pairing : pairings) round.pairings.push_back(pairing.pairing);
  for (const SwissBye& bye : byes) round.byes.push_back(bye.entrant);
  return round;
}

SwissRound pair_swiss(std::span<const SwissEntrant> present, const SwissRules& rules) {
  SwissRound round;
  if (present.empty()) return round;
  const Field field(present);
  const std::vector<int> partner = paired_field(field, rules);
  const std::vector<FloatReason> reasons = float_reasons(field, partner, rules);
  for (int a = 0; a < field.size(); ++a) {
    const int b = partner[a];
    if (b == field.size()) {
      round.byes.push_back({field[a].entrant, bye_reason(field, a)});
    } else if (a < b) {
      round.pairings.push_back(pairing_of(field, rules, a, b));
      round.pairings.back().reason = reasons[a];
    }
  }
  return round;
}

}  // namespace tanteador::league
