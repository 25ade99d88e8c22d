#include "src/league/standings/buchholz.hpp"

#include <algorithm>
#include <tuple>

namespace tanteador::league {

namespace {

bool is_requested(const Line* line) {
  return !line || line->kind == Kind::half_bye || line->kind == Kind::zero_bye || line->kind == Kind::absent;
}
bool is_own_wish(const Line* line) { return is_requested(line) || line->kind == Kind::forfeit_loss; }
bool is_paired(const Line* line) { return line && (is_played(*line) || is_forfeit(*line)); }

Value points(const Line* line, TiebreakPoints counted) { return line ? worth(*line, counted) : 0; }

// In a match over several tables: half of the game points.
Halves draw_of(const TiebreakRules& rules, TiebreakPoints counted) {
  return counted == TiebreakPoints::match_points ? rules.scheme.draw : rules.match_tables;
}

// The entrant's points; for fore with a draw in the last round.
Value plain_score(const Meetings& meetings, const TiebreakRules& rules, Horizon horizon,
                  TiebreakPoints counted, int entrant) {
  const Value all = meetings.points(entrant, counted);
  if (horizon == Horizon::now || meetings.rounds() == 0) return all;
  const Line* last = meetings.line(entrant, meetings.rounds() - 1);
  return is_paired(last) ? all - worth(*last, counted) + draw_of(rules, counted) : all;
}

// 16.3: a requested bye counts as a draw if the entrant was not available afterwards.
Value adjusted_score(const Meetings& meetings, const TiebreakRules& rules, TiebreakPoints counted,
                     int entrant) {
  Value sum = 0;
  bool left = true;
  for (int round = meetings.rounds() - 1; round >= 0; --round) {
    const Line* line = meetings.line(entrant, round);
    left = left && is_own_wish(line);
    sum += left && is_requested(line) ? draw_of(rules, counted) : points(line, counted);
  }
  return sum;
}

// Before the final round of the competition fore equals the current Buchholz.
Horizon horizon_now(const Meetings& meetings, const TiebreakRules& rules, Horizon horizon) {
  return meetings.rounds() < rules.rounds ? Horizon::now : horizon;
}

}  // namespace

std::vector<Value> scores_for_opponents(const Meetings& meetings, const TiebreakRules& rules,
                                        Horizon requested_horizon, TiebreakPoints counted) {
  const Horizon horizon = horizon_now(meetings, rules, requested_horizon);
  std::vector<Value> scores;
  scores.reserve(meetings.entrants());
  for (int entrant = 0; entrant < meetings.entrants(); ++entrant) {
    const bool to_the_end = horizon == Horizon::fore && meetings.rounds() > 0 &&
                            is_paired(meetings.line(entrant, meetings.rounds() - 1));
    const bool plain = to_the_end || rules.schedule == Schedule::predetermined;
    scores.push_back(plain ? plain_score(meetings, rules, horizon, counted, entrant)
                           : adjusted_score(meetings, rules, counted, entrant));
  }
  return scores;
}

Contributions::Contributions(const Meetings& meetings, const TiebreakRules& rules, Horizon horizon,
                             Counting counting)
    : meetings_(meetings),
      rules_(rules),
      horizon_(horizon_now(meetings, rules, horizon)),
      counting_(counting),
      scores_(scores_for_opponents(meetings, rules, horizon_, counting.opponents)) {}

Value Contributions::own_score(int entrant) const {
  return plain_score(meetings_, rules_, horizon_, counting_.opponents, entrant);
}

bool Contributions::counts_as_met(const Meeting& meeting) const {
  if (!meeting.other) return false;
  return is_played(*meeting.own) || rules_.schedule == Schedule::predetermined ||
         (horizon_ == Horizon::fore && meeting.round == meetings_.rounds() - 1);
}

const std::vector<Contribution>& Contributions::list_for(int entrant) {
  list_.clear();
  const Value own = own_score(entrant);
  const int rounds = rules_.rounds > 0 ? rules_.rounds : meetings_.rounds();
  for (const Meeting& meeting : meetings_.list_for(entrant)) {
    if (meeting.partner) continue;
    if (counts_as_met(meeting)) {
      list_.push_back({score(index(meeting.other->entrant)), points(meeting.own, counting_.own), false});
      continue;
    }
    if (rules_.schedule == Schedule::predetermined) continue;  // the free round of an odd number
    Value stand_in = own;
    if (rules_.unplayed == UnplayedRule::fide2026) {
      const Value cap = meeting.other ? score(index(meeting.other->entrant))
                                      : Value{rounds} * draw_of(rules_, counting_.opponents);
      stand_in = std::min(own, cap);
    }
    list_.push_back({stand_in, points(meeting.own, counting_.own), is_own_wish(meeting.own)});
  }
  return list_;
}

Value buchholz_sum(std::vector<Contribution> list, Cut cut) {
  if (cut != Cut::none && !list.empty()) {
    list.erase(std::ranges::min_element(
        list, {}, [](const Contribution& one) { return std::tuple(!one.at_own_wish, one.score); }));
  }
  if (cut == Cut::median && !list.empty()) {
    list.erase(std::ranges::max_element(list, {}, &Contribution::score));
  }
  Value sum = 0;
  for (const Contribution& one : list) sum += one.score;
  return sum;
}

Value sonneborn_sum(const std::vector<Contribution>& list, Cut cut) {
  Value sum = 0;
  for (const Contribution& one : list) sum += one.weighted_value();
  if (cut == Cut::none || list.empty()) return sum;
  Value taken = std::ranges::min_element(list, {}, [](const Contribution& one) {
                  return std::tuple(one.score, one.weighted_value());
                })->weighted_value();
  const auto missed = std::ranges::min_element(
      list, {}, [](const Contribution& one) { return std::tuple(!one.at_own_wish, one.weighted_value()); });
  if (missed->at_own_wish) taken = std::max(taken, missed->weighted_value());
  return sum - taken;
}

}  // namespace tanteador::league
