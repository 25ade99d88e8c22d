// Seats of single players at tables of three or more.

#include <algorithm>

#include "src/league/competition/draws.hpp"

namespace tanteador::league {

using event::DrawnTable;
using event::RoundDrawn;

namespace {

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

}  // namespace

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

}  // namespace tanteador::league
