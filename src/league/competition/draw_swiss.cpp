// Rounds of a Swiss and of Keizer, with the reason for each pairing.

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <span>

#include "src/league/competition/draws.hpp"

namespace tanteador::league {

using event::DrawnTable;
using event::RoundDrawn;

namespace {

PairingCause cause_of(FloatReason reason) {
  switch (reason) {
    case FloatReason::none: return PairingCause::same_points;
    case FloatReason::met_group: return PairingCause::met_group;
    case FloatReason::club_group: return PairingCause::club_group;
    case FloatReason::odd_group: return PairingCause::odd_group;
    case FloatReason::rest_of_group: break;
  }
  return PairingCause::rest_of_group;
}

PairingCause cause_of(ByeReason reason) {
  switch (reason) {
    case ByeReason::second: return PairingCause::second_bye;
    case ByeReason::lowest: return PairingCause::lowest;
    case ByeReason::lowest_of_due: return PairingCause::lowest_of_due;
    case ByeReason::for_the_rest: break;
  }
  return PairingCause::for_the_rest;
}

// Entrants to keep apart count as having met once more.
void keep_apart(const Competition& competition, std::vector<SwissEntrant>& field) {
  std::map<Entrant, SwissEntrant*> of;
  for (SwissEntrant& entrant : field) of[entrant.entrant] = &entrant;
  for (const auto& [one, other] : competition.apart) {
    if (!of.contains(one) || !of.contains(other)) continue;
    of[one]->met.push_back(other);
    of[other]->met.push_back(one);
  }
}

// True if clubmates have this number of points and should not meet.
bool clubmates_in(const std::vector<SwissEntrant>& field, Halves points, ClubRule rule) {
  std::set<int> clubs;
  return rule == ClubRule::before_points && std::ranges::any_of(field, [&](const SwissEntrant& one) {
           return one.points == points && one.club >= 0 && !clubs.insert(one.club).second;
         });
}

// An entrant kept apart from one of its group has not met all of the group.
FloatReason float_reason(const Competition& competition, const SwissPairing& one,
                         const std::map<Entrant, Halves>& points) {
  if (one.reason != FloatReason::met_group) return one.reason;
  const bool apart = std::ranges::any_of(points, [&](const auto& other) {
    return other.second == points.at(one.higher) && are_apart(competition, one.higher, other.first);
  });
  return apart ? FloatReason::rest_of_group : one.reason;
}

// The reasons for unavoidable pairings, or the weaker ones if the round had higher priorities.
struct UnavoidableCauses {
  PairingCause rematch = PairingCause::rematch, same_club = PairingCause::same_club;
};

// Priorities: tables made by hand, entrants kept apart, rematches, byes, points; clubs if the rule says so.
UnavoidableCauses unavoided_meetings(const Competition& competition, const std::map<Entrant, Halves>& present,
                                     const SwissRound& paired, bool by_hand) {
  const bool apart = std::ranges::any_of(competition.apart, [&](const Pairing& pair) {
    return present.contains(pair.first) && present.contains(pair.second);
  });
  const bool again = std::ranges::any_of(paired.pairings, [](const auto& one) { return one.times_met > 0; });
  const bool clubs_first = competition.rules().clubs == ClubRule::before_points && paired.byes.empty();
  UnavoidableCauses words;
  if (by_hand || apart) words.rematch = PairingCause::rematch_found;
  if (by_hand || apart || again || !clubs_first) words.same_club = PairingCause::club_found;
  return words;
}

// By entrant: true after one of these draws.
std::vector<char> drawn_entrants(const Competition& competition, std::span<const PlayedRound> rounds) {
  std::vector<char> drawn(competition.entrants.size(), 0);
  for (const PlayedRound& round : rounds) {
    for (const PlayedTable& table : round.tables)
      for (const auto& side : table.drawn.sides)
        for (const Entrant entrant : side) drawn[place_of(entrant)] = 1;
    for (const event::DrawnBye& bye : round.byes) drawn[place_of(bye.entrant)] = 1;
  }
  return drawn;
}

// By round of this stage. Older draws stored none, so their half follows from the first round's entrants.
std::vector<VirtualPoints> virtual_points_to_date(const Competition& competition) {
  const std::span<const PlayedRound> rounds(competition.now().rounds);
  std::vector<VirtualPoints> all;
  for (const PlayedRound& round : rounds) all.push_back(round.virtual_points);
  if (rounds.empty() || !competition.rules().accelerated || all.front() != VirtualPoints{}) return all;
  const std::vector<char> drawn = drawn_entrants(competition, rounds.first(1));
  std::vector<Entrant> first;
  for (std::size_t i = 0; i < drawn.size(); ++i)
    if (drawn[i] != 0) first.push_back(entrant_at(static_cast<int>(i)));
  const std::vector<Entrant> half = stronger_half(std::move(first), ranks_of(competition));
  for (std::size_t round = 0; round < all.size(); ++round) {
    const Halves points = virtual_points_due(competition.rules(), static_cast<int>(round));
    if (points > 0 && all[round] == VirtualPoints{}) all[round] = {points, half};
  }
  return all;
}

}  // namespace

VirtualPoints virtual_points_next(const Competition& competition) {
  const auto& rounds = competition.now().rounds;
  VirtualPoints next{virtual_points_due(competition.rules(), static_cast<int>(rounds.size())), {}};
  if (next.points == 0) return next;
  const std::vector<Entrant> present = to_be_drawn(competition);
  const std::vector<int> ranks = ranks_of(competition);
  if (rounds.empty()) {
    next.entrants = stronger_half(present, ranks);
    return next;
  }
  const std::vector<VirtualPoints> before = virtual_points_to_date(competition);
  next.entrants = before.back().entrants;
  const std::vector<Entrant>& first = before.front().entrants;
  const std::vector<char> drawn = drawn_entrants(competition, rounds);
  std::ranges::copy_if(present, std::back_inserter(next.entrants), [&](Entrant entrant) {
    return !first.empty() && drawn[place_of(entrant)] == 0 &&
           ranks[place_of(entrant)] < ranks[place_of(first.back())];
  });
  return next;
}

Draw draw_swiss(const Competition& competition, RoundDrawn draw, const std::vector<Entrant>& present,
                bool by_hand) {
  const Results results = results_to_date(competition);
  const auto ranks = ranks_of(competition), clubs = clubs_of(competition);
  const StageSetup& rules = competition.rules();
  std::vector<VirtualPoints> virtual_points = virtual_points_to_date(competition);
  virtual_points.push_back(draw.virtual_points);
  auto field = swiss_entrants(results, {present, ranks, clubs, true, virtual_points});
  keep_apart(competition, field);
  std::map<Entrant, Halves> points, extra;
  for (const SwissEntrant& entrant : field) {
    points[entrant.entrant] = entrant.points;
    extra[entrant.entrant] = entrant.extra;
  }
  const SwissRound paired = pair_swiss(field, {rules.clubs});
  const UnavoidableCauses words = unavoided_meetings(competition, points, paired, by_hand);
  for (const SwissPairing& one : paired.pairings) {
    const auto [first, second] = one.pairing;
    const bool apart = are_apart(competition, first, second);
    PairingCause reason = cause_of(float_reason(competition, one, points));
    if (reason == PairingCause::rest_of_group && clubmates_in(field, points[one.higher], rules.clubs))
      reason = PairingCause::rest_or_clubs;
    DrawnTable table = two_sided_table(first, second, {reason, {points[first], points[second]}});
    if (const int met = one.times_met - (apart ? 1 : 0); met > 0)
      table.reasons.push_back({words.rematch, {met}});
    if (apart) table.reasons.push_back({PairingCause::kept_apart, {index(first), index(second)}});
    if (const Halves most = std::max(extra[first], extra[second]); most > 0)
      table.reasons.push_back({PairingCause::accelerated, {most}});
    if (one.same_club) table.reasons.push_back({words.same_club, {}});
    draw.tables.push_back(std::move(table));
  }
  for (const SwissBye& bye : paired.byes) draw.byes.push_back({bye.entrant, {{cause_of(bye.reason), {}}}});
  return draw;
}

namespace {

// The games of the last rounds only.
std::vector<SwissEntrant> recent_opponents(Results results, std::span<const Entrant> present, int rounds) {
  const auto drop = std::max(static_cast<int>(results.rounds.size()) - rounds, 0);
  results.rounds.erase(results.rounds.begin(), results.rounds.begin() + drop);
  results.penalties.clear();
  return swiss_entrants(results, {.present = present, .ranks = {}, .clubs = {}});
}

// By place, best first; the points are those places, so that neighbours meet.
std::vector<SwissEntrant> keizer_field(const Competition& competition, std::vector<Entrant> present,
                                       const std::vector<int>& places) {
  std::ranges::sort(present, {}, [&](Entrant one) { return places[place_of(one)]; });
  const Results results = results_to_date(competition);
  auto field = swiss_entrants(results, {.present = present, .ranks = {}, .clubs = {}});
  const auto recent = recent_opponents(results, present, competition.rules().keizer.rounds_between);
  for (std::size_t i = 0; i < field.size(); ++i) {
    field[i].points = -static_cast<Halves>(i);
    field[i].rank = static_cast<int>(i);
    field[i].last = field[i].before = Float::none;
    field[i].met = recent[i].met;
  }
  keep_apart(competition, field);
  return field;
}

// By entrant: its place among those who play in this round.
std::map<Entrant, int> places_without(const std::vector<SwissEntrant>& field, const SwissRound& paired) {
  std::map<Entrant, int> places;
  for (const SwissEntrant& one : field)
    if (std::ranges::count(paired.byes, one.entrant, &SwissBye::entrant) == 0)
      places.emplace(one.entrant, static_cast<int>(places.size()));
  return places;
}

}  // namespace

Draw draw_keizer(const Competition& competition, RoundDrawn draw, std::vector<Entrant> present) {
  const KeizerTable table = keizer_table(competition, competition.stage);
  std::vector<int> places(competition.entrants.size(), static_cast<int>(table.order.size()));
  for (std::size_t i = 0; i < table.order.size(); ++i) places[place_of(table.order[i])] = static_cast<int>(i);
  const auto field = keizer_field(competition, std::move(present), places);
  const SwissRound paired = pair_swiss(field, {ClubRule::ignored});
  const auto playing = places_without(field, paired);
  for (const SwissPairing& one : paired.pairings) {
    const auto [first, second] = one.pairing;
    const bool apart = are_apart(competition, first, second);
    const int higher = std::min(playing.at(first), playing.at(second));
    const bool near = higher % 2 == 0 && std::max(playing.at(first), playing.at(second)) == higher + 1;
    const auto [place, other] = std::minmax(places[place_of(first)], places[place_of(second)]);
    Reason reason{near ? PairingCause::by_place : PairingCause::near_place, {place, other}};
    if (!near) reason.numbers[2] = competition.rules().keizer.rounds_between;
    draw.tables.push_back(two_sided_table(first, second, reason));
    if (const int met = one.times_met - (apart ? 1 : 0); met > 0)
      draw.tables.back().reasons.push_back({PairingCause::rematch_found, {met}});
    if (apart)
      draw.tables.back().reasons.push_back({PairingCause::kept_apart, {index(first), index(second)}});
  }
  for (const SwissBye& bye : paired.byes) {
    const bool lowest = bye.reason == ByeReason::lowest;
    draw.byes.push_back({bye.entrant, {{lowest ? PairingCause::lowest_of_due : cause_of(bye.reason), {}}}});
  }
  return draw;
}

}  // namespace tanteador::league
