// Draws the next round and gives the reason for each pairing.

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <span>
#include <tuple>

#include "src/league/competition/rules.hpp"
#include "src/league/pairing/berger.hpp"
#include "src/league/pairing/clubs_apart.hpp"
#include "src/league/pairing/groups.hpp"
#include "src/league/pairing/random.hpp"

namespace tanteador::league {

namespace {

using event::DrawnTable;
using event::RoundDrawn;
using Draw = tl::expected<RoundDrawn, LeagueRefusal>;

DrawnTable pair_of(Entrant first, Entrant second, Reason reason) {
  DrawnTable table;
  table.sides = {{first}, {second}};
  table.reasons = {reason};
  return table;
}

std::vector<Round> schedule(const std::vector<Entrant>& entrants, const StageSetup& rules) {
  if (entrants.size() < 2) return {};
  const auto count = static_cast<int>(entrants.size());
  std::vector<Round> rounds =
      rules.between_clubs ? scheveningen(count / 2, rules.cycles) : berger(count, rules.cycles);
  for (Round& round : rounds) {
    for (auto& [first, second] : round.pairings) {
      first = entrants[place_of(first)];
      second = entrants[place_of(second)];
    }
    for (Entrant& bye : round.byes) bye = entrants[place_of(bye)];
  }
  return rounds;
}

void add_scheduled(RoundDrawn& draw, const std::vector<Entrant>& entrants, const StageSetup& rules,
                   int group) {
  const auto rounds = schedule(entrants, rules);
  const auto number = static_cast<std::size_t>(draw.round.round);
  const Reason reason{PairingCause::schedule, {draw.round.round}};
  if (number >= rounds.size()) {  // a smaller group has finished
    for (const Entrant entrant : entrants) draw.byes.push_back({entrant, {reason}});
    return;
  }
  for (const auto& [first, second] : rounds[number].pairings) {
    draw.tables.push_back(pair_of(first, second, reason));
    draw.tables.back().group = group;
  }
  for (const Entrant bye : rounds[number].byes) draw.byes.push_back({bye, {{PairingCause::odd_number, {}}}});
}

std::vector<Entrant> staying(const Competition& competition) {
  return competition.now().rounds.empty() ? field_to_draw(competition).first
                                          : seeded_entrants(competition, competition.stage);
}

// The clubs one after the other, each by seed. Refused unless there are two of the same size.
tl::expected<std::vector<Entrant>, LeagueRefusal> entrants_by_club(const Competition& competition,
                                                                   const std::vector<Entrant>& entrants) {
  const std::vector<int> club_of = clubs_of(competition);
  std::vector<Entrant> all = entrants;
  std::map<int, int> sizes;
  for (const Entrant entrant : all) ++sizes[club_of[place_of(entrant)]];
  const auto without = sizes.extract(-1);
  const auto [least, most] =
      std::ranges::minmax_element(sizes, {}, [](const auto& club) { return club.second; });
  if (!without.empty() || sizes.size() != 2 || least->second != most->second)
    return tl::unexpected(
        refuse(No::two_clubs, {static_cast<int>(sizes.size()), sizes.empty() ? 0 : least->second,
                               sizes.empty() ? 0 : most->second, without.empty() ? 0 : without.mapped()}));
  const int first = club_of[place_of(all.front())];
  std::ranges::stable_partition(all, [&](Entrant one) { return club_of[place_of(one)] == first; });
  return all;
}

Draw draw_round_robin(const Competition& competition, RoundDrawn draw) {
  const StageSetup& rules = competition.rules();
  std::vector<Entrant> entrants = staying(competition);
  if (rules.between_clubs) {
    auto by_club = entrants_by_club(competition, entrants);
    if (!by_club) return tl::unexpected(by_club.error());
    entrants = *std::move(by_club);
  }
  add_scheduled(draw, entrants, rules, -1);
  return draw;
}

Draw draw_groups(const Competition& competition, RoundDrawn draw) {
  const StageSetup& setup = competition.rules();
  auto groups = competition.now().groups;
  if (draw.round.round == 0) {
    const auto all = staying(competition);
    groups = setup.group_draw == GroupDraw::snake ? snake_groups(all, setup.groups)
                                                  : drawn_groups(all, setup.groups, draw.seed);
    draw.groups = groups;
  }
  for (std::size_t group = 0; group < groups.size(); ++group)
    add_scheduled(draw, groups[group], setup, static_cast<int>(group));
  return draw;
}

// The seeds after a stage of groups keep clubs apart already.
bool can_part_clubs(const Competition& competition) {
  const int stage = competition.stage;
  const bool after_groups = stage > 0 && at(competition.setup.stages, stage - 1).format == Format::groups;
  return competition.rules().clubs != ClubRule::ignored && !after_groups;
}

enum class ClubSeeds : std::uint8_t { apart, as_seeded };  // older versions left the seeds as they were

// The first round of a bracket fixes the seeds.
std::vector<Entrant> seeds_to_draw(const Competition& seeded_now, ClubSeeds clubs) {
  const PlayedStage& stage = seeded_now.now();
  if (clubs == ClubSeeds::as_seeded || !can_part_clubs(seeded_now)) return stage.entrants;
  const std::vector<int> all = clubs_of(seeded_now);
  std::vector<int> by_seed;
  for (const Entrant entrant : stage.entrants) by_seed.push_back(all[place_of(entrant)]);
  return part_clubs(bracket_of(seeded_now, seeded_now.stage), stage.entrants, by_seed,
                    seeded_now.rules().clubs == ClubRule::within_points);
}

Draw draw_knockout(const Competition& competition, RoundDrawn draw, DrawnPlaces places, ClubSeeds clubs) {
  Competition seeded_now = competition;
  PlayedStage& stage = seeded_now.stages[competition.stage];
  std::set<Entrant> moved;
  if (stage.rounds.empty()) {
    std::tie(stage.entrants, stage.repechage) = field_to_draw(competition);
    const std::vector<Entrant> seeds = seeds_to_draw(seeded_now, clubs);
    for (std::size_t i = 0; i < seeds.size(); ++i)
      if (seeds[i] != stage.entrants[i]) moved.insert(seeds[i]);
    if (!moved.empty()) draw.seeds = stage.entrants = seeds;
  }
  const Bracket bracket = bracket_of(seeded_now, competition.stage);
  const auto states = bracket_states(seeded_now, competition.stage, places);
  std::set<int> drawn;
  for (const PlayedRound& round : competition.now().rounds) {
    for (const PlayedTable& table : round.tables) drawn.insert(table.drawn.bracket);
  }
  for (std::size_t match = 0; match < states.size(); ++match) {
    const auto number = static_cast<int>(match);
    if (states[match].status != BracketStatus::ready || drawn.contains(number)) continue;
    draw.tables.push_back(pair_of(*states[match].first, *states[match].second,
                                  {PairingCause::bracket, {number, bracket.matches[match].remaining}}));
    draw.tables.back().bracket = number;
    if (moved.contains(*states[match].first) || moved.contains(*states[match].second))
      draw.tables.back().reasons.push_back({PairingCause::club_seeds, {}});
  }
  if (!draw.tables.empty()) return draw;
  const auto waiting = std::ranges::find(states, BracketStatus::ready, &BracketState::status);
  if (waiting != states.end()) return tl::unexpected(refuse(No::round_open, {draw.round.round}));
  return tl::unexpected(refuse(No::stage_over, {competition.stage + 1}));
}

// True if the same entrants sit together, also where free tables change the numbers.
bool have_same_tables(const RoundDrawn& one, const RoundDrawn& other) {
  std::vector<DrawnTable> tables = other.tables;
  std::erase_if(tables, [](const DrawnTable& table) { return table.sides.empty(); });
  return tables.size() == one.tables.size() && std::ranges::is_permutation(one.tables, tables);
}

// To reproduce a draw, also tries the seeds and places as older versions computed them.
Draw draw_knockout(const Competition& competition, const RoundDrawn& draw, const RoundDrawn* again) {
  Draw result = draw_knockout(competition, draw, DrawnPlaces::fixed, ClubSeeds::apart);
  if (!again || (result && have_same_tables(*result, *again))) return result;
  for (const DrawnPlaces places : {DrawnPlaces::fixed, DrawnPlaces::by_results}) {
    Draw older = draw_knockout(competition, draw, places, ClubSeeds::as_seeded);
    if (older && have_same_tables(*older, *again)) return older;
  }
  return result;
}

std::vector<int> ranks_of(const Competition& competition) {
  std::vector<int> ranks(competition.entrants.size(), static_cast<int>(competition.entrants.size()));
  auto all = seeded_entrants(competition, competition.stage);
  if (competition.stage == 0) all = by_rating(competition, all);  // also orders late joiners
  int rank = 0;
  for (const Entrant entrant : all) ranks[place_of(entrant)] = rank++;
  return ranks;
}

Results results_to_date(const Competition& competition) {
  return with_substitutes(results_of(competition, competition.stage), competition.rules().substitutes);
}

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

// In the next round. A late joiner has the points if it ranks above the last of the first round's half.
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
    DrawnTable table = pair_of(first, second, {reason, {points[first], points[second]}});
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
    draw.tables.push_back(pair_of(first, second, reason));
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

const std::vector<Reason>& reasons_of(const DrawnTable& table) { return table.reasons; }
const std::vector<Reason>& reasons_of(const PlayedTable& table) { return table.drawn.reasons; }

// The search settings of an earlier draw, from its reasons. Without such reasons: the current ones.
SeatingRules search_rules(SeatingRules rules, const auto& tables, std::size_t players) {
  constexpr std::size_t kFewPlayers = 64;
  constexpr int kBeginnings = 8;  // of draws that do not state the number
  for (const auto& table : tables) {
    const std::vector<Reason>& reasons = reasons_of(table);
    if (reasons.empty()) continue;
    const auto [because, numbers] = reasons.front();
    if (because != PairingCause::search && because != PairingCause::least) continue;
    rules.older = because == PairingCause::search && numbers[1] == 0;
    rules.beginnings = numbers[0];
    if (rules.older && rules.beginnings == 0) rules.beginnings = players <= kFewPlayers ? kBeginnings : 1;
    break;
  }
  return rules;
}

Reason reason_of(const Seating& seating, const SeatingRules& rules) {
  if (seating.method == SeatingMethod::design) return {PairingCause::design, {}};
  if (rules.older) return {PairingCause::search, {seating.searches}};
  if (!seating.proved) return {PairingCause::search, {seating.searches, 1}};
  return {PairingCause::least, {seating.searches}};
}

// True if these are the tables of the plan. Fixed tables change only the numbers of tables.
template <class Table>
bool are_planned(const Competition& competition, const std::vector<Table>& played,
                 const std::vector<Table>& plan) {
  const auto is_fixed = [](const EntrantState& entrant) { return entrant.table > 0; };
  return played == plan ||
         (std::ranges::any_of(competition.entrants, is_fixed) && std::ranges::is_permutation(played, plan));
}

// The plan for all rounds, if it begins with the rounds played so far.
std::optional<Seating> planned_seating(const Competition& competition, const std::vector<Entrant>& present,
                                       const std::vector<SeatedRound>& history, const SeatingRules& rules) {
  const int by_score = competition.rules().score_final ? 1 : 0;
  Seating plan = seat_all(static_cast<int>(present.size()), competition.rules().rounds - by_score, rules);
  for (SeatedRound& round : plan.rounds) {
    for (auto& table : round.tables) {
      for (Entrant& entrant : table) entrant = present[place_of(entrant)];
    }
    for (Entrant& entrant : round.byes) entrant = present[place_of(entrant)];
  }
  const auto is_planned = [&](const SeatedRound& round, const SeatedRound& planned) {
    return round.byes == planned.byes && are_planned(competition, round.tables, planned.tables);
  };
  if (history.size() >= plan.rounds.size() ||
      !std::equal(history.begin(), history.end(), plan.rounds.begin(), is_planned))
    return std::nullopt;
  return plan;
}

bool any_apart(const Competition& competition, const SeatedRound& round) {
  return std::ranges::any_of(round.tables, [&](const std::vector<Entrant>& seats) {
    return std::ranges::any_of(competition.apart, [&](const Pairing& pair) {
      return std::ranges::count(seats, pair.first) > 0 && std::ranges::count(seats, pair.second) > 0;
    });
  });
}

// To reproduce a draw by lot, also tries the seats of older versions, where clubmates could meet.
Draw draw_by_score(const Competition& competition, const RoundDrawn& draw,
                   const std::vector<Entrant>& present, const RoundDrawn* again) {
  const bool parts_clubs = competition.rules().clubs != ClubRule::ignored;
  RoundDrawn result = seated_by_score(competition, draw, present, parts_clubs);
  if (!again || !parts_clubs || have_same_tables(result, *again)) return result;
  RoundDrawn older = seated_by_score(competition, draw, present, false);
  return have_same_tables(older, *again) ? older : result;
}

Draw draw_singles(const Competition& competition, RoundDrawn draw, std::vector<Entrant> present,
                  const RoundDrawn* again) {
  const bool by_lot = competition.rules().seats != SeatRule::fresh;
  if (by_lot || is_seated_by_score(competition, draw.round))
    return draw_by_score(competition, draw, present, again);
  std::ranges::sort(present);
  auto history = seated_rounds(competition);
  SeatingRules rules{.sizes = competition.rules().sizes, .seed = draw.seed};
  if (again) rules = search_rules(rules, again->tables, present.size());
  SeatingRules of_plan = rules;
  if (!history.empty()) {
    const PlayedRound& first = competition.now().rounds.front();
    of_plan = search_rules({.sizes = rules.sizes, .seed = first.seed}, first.tables, present.size());
  }
  auto plan = planned_seating(competition, present, history, of_plan);
  if (plan && any_apart(competition, plan->rounds[draw.round.round])) plan.reset();
  for (const auto& [one, other] : competition.apart) history.push_back({{{one, other}}, {}});
  const int number = plan ? draw.round.round : 0;
  const Seating seating = plan ? *std::move(plan) : seat_next(present, history, rules);
  if (seating.rounds.empty() || seating.rounds[number].tables.empty())
    return tl::unexpected(refuse(No::too_few));
  const SeatedRound& round = seating.rounds[number];
  const Reason reason = reason_of(seating, plan ? of_plan : rules);
  for (const auto& seats : round.tables) {
    DrawnTable& table = draw.tables.emplace_back();
    for (const Entrant entrant : seats) table.sides.push_back({entrant});
    table.reasons = {reason};
    for (const RepeatedMeeting& repeat : seating.repeats) {
      const bool here = repeat.round == number && std::ranges::count(seats, repeat.one) > 0 &&
                        std::ranges::count(seats, repeat.other) > 0;
      if (!here) continue;
      const bool apart = are_apart(competition, repeat.one, repeat.other);
      if (const int times = repeat.times - (apart && !plan ? 1 : 0); times > 1)
        table.reasons.push_back(
            {reason.because == PairingCause::least ? PairingCause::least_again : PairingCause::repeat,
             {index(repeat.one), index(repeat.other), times}});
      if (apart)
        table.reasons.push_back({PairingCause::kept_apart, {index(repeat.one), index(repeat.other)}});
    }
  }
  for (const Entrant bye : round.byes) draw.byes.push_back({bye, {{PairingCause::odd_number, {}}}});
  return draw;
}

// Uses no lots: the entrants take their places in the movement by number.
Draw draw_duplicate(const Competition& competition, RoundDrawn draw) {
  std::vector<Entrant> present = staying(competition);
  std::ranges::sort(present);
  const auto rounds = movement_of(competition.rules(), static_cast<int>(present.size()));
  const auto number = static_cast<std::size_t>(draw.round.round);
  if (number >= rounds.size())
    return tl::unexpected(refuse(No::no_movement, {static_cast<int>(present.size())}));
  for (const DuplicateTable& seats : rounds[number].tables) {
    DrawnTable& table = draw.tables.emplace_back();
    for (const auto& side : seats.sides) table.sides.push_back({present[place_of(side.front())]});
    table.reasons = {{PairingCause::boards, {seats.set}}};
  }
  for (const Entrant relay : rounds[number].relays)
    draw.byes.push_back({present[place_of(relay)], {{PairingCause::odd_number, {}}}});
  return draw;
}

DrawnTable partners_table(const PartnersTable& seats, Reason reason) {
  DrawnTable table;
  table.sides = {{seats.home[0], seats.home[1]}, {seats.away[0], seats.away[1]}};
  table.reasons = {reason};
  return table;
}

// Round `number` of the whist movement. Null if an earlier round was not from it.
std::optional<PartnersRound> movement_round(const Competition& competition,
                                            const std::vector<Entrant>& present, std::size_t number) {
  auto rounds = whist_tournament(static_cast<int>(present.size()));
  if (number >= rounds.size()) return std::nullopt;
  const auto real = [&](Entrant& entrant) { entrant = present[place_of(entrant)]; };
  for (std::size_t i = 0; i <= number; ++i) {
    for (PartnersTable& table : rounds[i].tables) {
      std::ranges::for_each(table.home, real);
      std::ranges::for_each(table.away, real);
    }
    std::ranges::for_each(rounds[i].byes, real);
  }
  const std::size_t drawn = std::min(number, competition.now().rounds.size());
  for (std::size_t i = 0; i < drawn; ++i) {
    std::vector<std::vector<std::vector<Entrant>>> played, planned;  // sides by table
    for (const PlayedTable& one : competition.now().rounds[i].tables)
      if (!is_free(one)) played.push_back(one.drawn.sides);
    for (const PartnersTable& one : rounds[i].tables) planned.push_back(partners_table(one, {}).sides);
    if (!are_planned(competition, played, planned)) return std::nullopt;
  }
  return rounds[number];
}

Draw draw_rainbow(const Competition& competition, RoundDrawn draw, std::vector<Entrant> present,
                  const RoundDrawn* again) {
  const auto rounds = rainbow(static_cast<int>(present.size()) / 4);
  const auto number = static_cast<std::size_t>(draw.round.round);
  if (present.size() % 4 != 0 || number >= rounds.size())
    return draw_singles(competition, draw, present, again);
  for (const RainbowTable& seats : rounds[number]) {
    DrawnTable& table = draw.tables.emplace_back();
    for (const Entrant seat : seats.seats) table.sides.push_back({present[place_of(seat)]});
    table.reasons = {{PairingCause::boards, {seats.boards}}};
  }
  return draw;
}

// The reasons for newly made pairs: each repeated pair, or that all are new.
std::vector<Reason> drawn_partners(const PartnersTable& seats, const std::vector<PartnersEntrant>& known) {
  std::vector<Reason> reasons;
  for (const auto& [one, other] : {seats.home, seats.away}) {
    const auto partners = std::ranges::find(known, one, &PartnersEntrant::entrant)->partners;
    const auto times = static_cast<int>(std::ranges::count(partners, other));
    if (times > 0) reasons.push_back({PairingCause::partners_again, {index(one), index(other), times + 1}});
  }
  if (reasons.empty()) reasons.push_back({PairingCause::fresh_partners, {}});
  return reasons;
}

Draw draw_partners(const Competition& competition, RoundDrawn draw, std::vector<Entrant> present,
                   const RoundDrawn* again) {
  const StageSetup& setup = competition.rules();
  if (is_duplicate(setup)) return draw_duplicate(competition, std::move(draw));
  std::ranges::sort(present);
  if (setup.movement == Movement::rainbow) return draw_rainbow(competition, std::move(draw), present, again);
  const auto number = static_cast<std::size_t>(draw.round.round);
  PartnersRound round;
  const Reason movement{PairingCause::movement, {draw.round.round}};
  std::vector<PartnersEntrant> known;
  const bool whist = setup.movement == Movement::whist;
  if (const auto of = whist ? movement_round(competition, present, number) : std::nullopt) {
    round = *of;
  } else {
    const Results results = results_to_date(competition);
    const auto ranks = ranks_of(competition);
    const auto opponents = whist ? OpponentRule::fresh : OpponentRule::by_points;
    known = partners_entrants(results, present, ranks);
    round = partners_round(known, {setup.partners, opponents, draw.seed});
  }
  for (const PartnersTable& seats : round.tables) {
    draw.tables.push_back(partners_table(seats, movement));
    if (!known.empty()) draw.tables.back().reasons = drawn_partners(seats, known);
  }
  for (const Entrant bye : round.byes) draw.byes.push_back({bye, {{PairingCause::odd_number, {}}}});
  return draw;
}

std::vector<Entrant> remaining_entrants(const HandEdits& by_hand, std::vector<Entrant> present) {
  const auto gone = [&](Entrant entrant) {
    const auto sits = [&](const DrawnTable& table) {
      return std::ranges::any_of(table.sides,
                                 [&](const auto& side) { return std::ranges::count(side, entrant) > 0; });
    };
    return std::ranges::count(by_hand.byes, entrant) > 0 || std::ranges::any_of(by_hand.tables, sits);
  };
  std::erase_if(present, gone);
  return present;
}

Draw complete_draw(const Competition& competition, RoundDrawn draw, const HandEdits& by_hand,
                   const RoundDrawn* again) {
  const auto present = remaining_entrants(by_hand, to_be_drawn(competition));
  draw.virtual_points = virtual_points_next(competition);
  if (present.empty()) return draw;
  switch (competition.rules().format) {
    case Format::round_robin: return draw_round_robin(competition, std::move(draw));
    case Format::groups: return draw_groups(competition, std::move(draw));
    case Format::knockout: return draw_knockout(competition, draw, again);
    case Format::swiss: return draw_swiss(competition, std::move(draw), present, !by_hand.empty());
    case Format::keizer: return draw_keizer(competition, std::move(draw), present);
    case Format::singles: return draw_singles(competition, std::move(draw), present, again);
    case Format::rotating_partners: break;
  }
  return draw_partners(competition, std::move(draw), present, again);
}

}  // namespace

std::vector<std::vector<DrawnTable>> movement_rounds(const Competition& competition, int stage) {
  std::vector<std::vector<DrawnTable>> rounds;
  for (const PlayedRound& played : at(competition.stages, stage).rounds) {
    rounds.emplace_back();
    for (const PlayedTable& table : played.tables)
      if (!is_free(table)) rounds.back().push_back(table.drawn);
  }
  const StageSetup& setup = at(competition.setup.stages, stage);
  const bool whist = setup.format == Format::rotating_partners && setup.movement == Movement::whist;
  if (!whist || is_duplicate(setup) || stage != competition.stage) return rounds;
  std::vector<Entrant> present = to_be_drawn(competition);
  std::ranges::sort(present);
  while (const auto planned = movement_round(competition, present, rounds.size())) {
    rounds.emplace_back();
    for (const PartnersTable& seats : planned->tables) rounds.back().push_back(partners_table(seats, {}));
  }
  return rounds;
}

std::vector<int> clubs_of(const Competition& competition) {
  std::map<std::string_view, int> known;
  std::vector<int> clubs;
  for (const EntrantState& entrant : competition.entrants) {
    const auto next = static_cast<int>(known.size());
    clubs.push_back(entrant.club.empty() ? -1 : known.emplace(entrant.club, next).first->second);
  }
  return clubs;
}

namespace {

void put_first(RoundDrawn& draw, const HandEdits& by_hand) {
  std::vector<DrawnTable> tables = by_hand.tables;
  for (DrawnTable& table : tables) table.reasons = {{PairingCause::by_hand, {}}};
  draw.tables.insert(draw.tables.begin(), tables.begin(), tables.end());
  for (const Entrant entrant : by_hand.byes) draw.byes.push_back({entrant, {{PairingCause::by_hand, {}}}});
}

// By number, from 0: false for a table that stays free. As many are true as there are tables.
std::vector<bool> usable_numbers(const StageSetup& setup, std::size_t tables) {
  std::vector<bool> usable;
  while (tables > 0) {
    const auto number = static_cast<int>(usable.size()) + 1;
    usable.push_back(std::ranges::find(setup.free_tables, number) == setup.free_tables.end());
    if (usable.back()) --tables;
  }
  return usable;
}

// Leaves free tables out and moves the tables of entrants who keep their place to those numbers. The others
// stay in their order. If two entrants want one table, the lower-numbered entrant gets it. Numbers that this
// round lacks are ignored.
void number_tables(const Competition& competition, std::vector<DrawnTable>& tables) {
  constexpr std::size_t kNowhere = SIZE_MAX;
  const std::vector<bool> usable = usable_numbers(competition.rules(), tables.size());
  std::vector<std::size_t> holder(usable.size(), kNowhere);  // by number: the table that gets it
  std::vector<char> placed(tables.size(), 0);
  for (std::size_t i = 0; i < competition.entrants.size(); ++i) {
    const int number = competition.entrants[i].table;
    if (number < 1 || number > static_cast<int>(usable.size()) || !usable[number - 1] ||
        holder[number - 1] != kNowhere)
      continue;
    const auto seats_it = [&](const DrawnTable& table) {
      return std::ranges::any_of(table.sides, [&](const auto& side) {
        return std::ranges::find(side, entrant_at(static_cast<int>(i))) != side.end();
      });
    };
    const auto at = static_cast<std::size_t>(std::ranges::find_if(tables, seats_it) - tables.begin());
    if (at == tables.size() || std::exchange(placed[at], 1) != 0) continue;
    holder[number - 1] = at;
  }
  std::vector<DrawnTable> ordered;
  std::size_t next = 0;
  for (std::size_t number = 0; number < holder.size(); ++number) {
    if (!usable[number]) {
      ordered.emplace_back();
      continue;
    }
    const std::size_t at = holder[number];
    while (at == kNowhere && placed[next] != 0) ++next;
    ordered.push_back(std::move(tables[at == kNowhere ? next++ : at]));
  }
  tables = std::move(ordered);
}

}  // namespace

tl::expected<RoundDrawn, LeagueRefusal> next_round(const Competition& competition, std::uint64_t seed,
                                                   const HandEdits& by_hand, const RoundDrawn* again) {
  if (!competition.created) return tl::unexpected(refuse(No::not_created));
  if (competition.finished) return tl::unexpected(refuse(No::finished));
  const auto& stage = competition.now();
  const int next = static_cast<int>(stage.rounds.size());
  const Format format = competition.rules().format;
  const int due = rounds_due(competition, competition.stage);
  if (format != Format::knockout && next > 0 && due > 0 && next >= due)
    return tl::unexpected(refuse(No::stage_over, {competition.stage + 1}));
  if (needs_points(competition, {competition.stage, next}) && next > 0 &&
      stage.rounds.back().status == RoundStatus::open)
    return tl::unexpected(refuse(No::round_open, {next}));
  if (!by_hand.empty() && format != Format::swiss && format != Format::keizer && format != Format::singles)
    return tl::unexpected(refuse(No::by_hand_format));
  const auto playing = is_scheduled(competition.rules()) ? staying(competition) : to_be_drawn(competition);
  if (playing.size() < 2) return tl::unexpected(refuse(No::too_few));
  RoundDrawn draw;
  draw.round = {competition.stage, next};
  draw.seed = seed;
  auto result = complete_draw(competition, std::move(draw), by_hand, again);
  if (result && again && again->virtual_points == VirtualPoints{})
    result->virtual_points = {};  // an older draw
  if (result) put_first(*result, by_hand);
  if (result && result->tables.empty()) return tl::unexpected(refuse(No::too_few));
  if (result) number_tables(competition, result->tables);
  return result;
}

event::LotDrawn draw_lots(const Competition& competition, std::uint64_t seed) {
  event::LotDrawn lots{.stage = competition.stage, .order = competition.now().entrants, .seed = seed};
  std::erase_if(lots.order,
                [&](Entrant one) { return competition.entrants[place_of(one)].withdrew.has_value(); });
  Lots(seed).shuffle(lots.order);
  return lots;
}

}  // namespace tanteador::league
