#include "src/league/pairing/swiss.hpp"

#include <algorithm>
#include <tuple>
#include <unordered_map>

#include "src/league/pairing/matching.hpp"
#include "src/league/pairing/swiss_field.hpp"

namespace tanteador::league {

namespace {

// Squared distances stay in 32 bits; beyond this two scores are merely far apart.

class Tiers {
 public:
  explicit Tiers(const Field& field) : field_(field), size_(field.size() + field.size() % 2) {}

  // `pair(a, b)` for two entrants, a the higher; `bye(a)` for the one left over.
  template <class OfPair, class OfBye>
  void add(OfPair&& pair, OfBye&& bye) {
    PairCosts& costs = tiers_.emplace_back(size_);
    for (int b = 1; b < size_; ++b) {
      for (int a = 0; a < b; ++a) costs.at(a, b) = b < field_.size() ? pair(a, b) : bye(a);
    }
  }
  std::span<const PairCosts> all() const { return tiers_; }

 private:
  const Field& field_;
  int size_;
  std::vector<PairCosts> tiers_;
};

constexpr auto kFree = [](int) { return 0; };

int repeated(Float had, Float now) { return had == now ? 1 : 0; }

void add_floats(Tiers& tiers, const Field& field, Float SwissEntrant::*when) {
  tiers.add(
      [&, when](int a, int b) {
        if (field.same_points(a, b)) return 0;
        return repeated(field[a].*when, Float::down) + repeated(field[b].*when, Float::up);
      },
      [&, when](int a) { return repeated(field[a].*when, Float::down); });
}

// A bye costs by how many its entrant has had, then by how far its group is from the last one.
int bye_cost(const Field& field, int entrant) {
  return std::min(field[entrant].byes, 1000) * field.groups() + field.groups() - 1 -
         field.group(entrant).number;
}

int distance(const Field& field, int a, int b) {
  const int apart = std::min(field[a].points - field[b].points, kFarthest);
  return apart * apart;
}

int floats_out_of_turn(const Field& field, int a, int b) {
  if (field.same_points(a, b)) return 0;
  return field.group(a).end - 1 - a + b - field.group(b).begin;
}

// In a group of 2h or 2h+1 everybody should meet the one h places on.
int off_the_fold(const Field& field, int a, int b) {
  if (!field.same_points(a, b)) return 0;
  const int off = b - a - field.group(a).size() / 2;
  return off * off;
}

int off_the_order_of_floats(const Field& field, int a, int b) {
  if (field.same_points(a, b)) return 0;
  const int off = (a - field.group(a).begin) - (b - field.group(b).begin);
  return off * off;
}

std::vector<int> paired_field(const Field& field, const SwissRules& rules) {
  Tiers tiers(field);
  const auto club = [&](int a, int b) { return field.same_club(a, b) ? 1 : 0; };
  tiers.add([&](int a, int b) { return field.times_met(a, b) > 0 ? 1 : 0; }, kFree);
  if (field.size() % 2 == 1) {
    tiers.add([](int, int) { return 0; }, [&](int a) { return bye_cost(field, a); });
  }
  tiers.add([&](int a, int b) { return std::max(field.times_met(a, b) - 1, 0); }, kFree);
  if (rules.clubs == ClubRule::before_points) tiers.add(club, kFree);
  tiers.add([&](int a, int b) { return distance(field, a, b); }, kFree);
  if (rules.clubs == ClubRule::within_points) tiers.add(club, kFree);
  add_floats(tiers, field, &SwissEntrant::last);
  add_floats(tiers, field, &SwissEntrant::before);
  tiers.add([&](int a, int b) { return floats_out_of_turn(field, a, b); },
            [&](int a) { return field.group(a).end - 1 - a; });
  tiers.add([&](int a, int b) { return off_the_fold(field, a, b); }, kFree);
  tiers.add([&](int a, int b) { return off_the_order_of_floats(field, a, b); }, kFree);
  return cheapest_matching(tiers.all());
}

ByeReason bye_reason(const Field& field, int entrant) {
  if (field[entrant].byes > 0) return ByeReason::second;
  if (field.group(entrant).end == field.size()) return ByeReason::lowest;
  for (int lower = field.group(entrant).end; lower < field.size(); ++lower) {
    if (field[lower].byes == 0) return ByeReason::for_the_rest;
  }
  return ByeReason::lowest_of_due;
}

SwissPairing pairing_of(const Field& field, int a, int b) {
  const bool changed = field[b].times_first < field[a].times_first;
  SwissPairing pairing;
  pairing.pairing =
      changed ? Pairing{field[b].entrant, field[a].entrant} : Pairing{field[a].entrant, field[b].entrant};
  pairing.higher = field[a].entrant;
  pairing.times_met = field.times_met(a, b);
  pairing.same_club = field.same_club(a, b);
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
    group_of_[static_cast<std::size_t>(place)] = groups_.back().number;
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
    const int b = partner[static_cast<std::size_t>(a)];
    if (b == field.size()) {
      round.byes.push_back({field[a].entrant, bye_reason(field, a)});
    } else if (a < b) {
      round.pairings.push_back(pairing_of(field, a, b));
      round.pairings.back().reason = reasons[static_cast<std::size_t>(a)];
    }
  }
  return round;
}

}  // namespace tanteador::league
