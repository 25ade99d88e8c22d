#include "src/league/table/buchholz.hpp"

#include <algorithm>
#include <tuple>

namespace tanteador::league {

namespace {

bool requested(const Line* line) {
  return !line || line->kind == Kind::half_bye || line->kind == Kind::zero_bye || line->kind == Kind::absent;
}
bool at_own_wish(const Line* line) { return requested(line) || line->kind == Kind::forfeit_loss; }
bool paired(const Line* line) { return line && (played(*line) || is_forfeit(*line)); }

Value points(const Line* line) { return line ? line->points : 0; }

// The own points, with the last round's pairing drawn for the fore.
Value plain_score(const Meetings& meetings, const TiebreakRules& rules, Horizon horizon, int entrant) {
  const Value all = meetings.points(entrant);
  if (horizon == Horizon::now || meetings.rounds() == 0) return all;
  const Line* last = meetings.line(entrant, meetings.rounds() - 1);
  return paired(last) ? all - last->points + rules.scheme.draw : all;
}

// 16.3: a requested bye after which the entrant was never again to be had counts as a draw.
Value adjusted_score(const Meetings& meetings, const TiebreakRules& rules, int entrant) {
  Value sum = 0;
  bool left = true;
  for (int round = meetings.rounds() - 1; round >= 0; --round) {
    const Line* line = meetings.line(entrant, round);
    left = left && at_own_wish(line);
    sum += left && requested(line) ? rules.scheme.draw : points(line);
  }
  return sum;
}

}  // namespace

std::vector<Value> scores_for_opponents(const Meetings& meetings, const TiebreakRules& rules,
                                        Horizon horizon) {
  std::vector<Value> scores;
  scores.reserve(static_cast<std::size_t>(meetings.entrants()));
  for (int entrant = 0; entrant < meetings.entrants(); ++entrant) {
    const bool to_the_end = horizon == Horizon::fore && meetings.rounds() > 0 &&
                            paired(meetings.line(entrant, meetings.rounds() - 1));
    const bool plain = to_the_end || rules.schedule == Schedule::predetermined;
    scores.push_back(plain ? plain_score(meetings, rules, horizon, entrant)
                           : adjusted_score(meetings, rules, entrant));
  }
  return scores;
}

Contributions::Contributions(const Meetings& meetings, const TiebreakRules& rules, Horizon horizon)
    : meetings_(meetings),
      rules_(rules),
      horizon_(horizon),
      scores_(scores_for_opponents(meetings, rules, horizon)) {}

Value Contributions::own_score(int entrant) const {
  return plain_score(meetings_, rules_, horizon_, entrant);
}

bool Contributions::counts_as_met(const Meeting& meeting) const {
  if (!meeting.other) return false;
  return played(*meeting.own) || rules_.schedule == Schedule::predetermined ||
         (horizon_ == Horizon::fore && meeting.round == meetings_.rounds() - 1);
}

const std::vector<Contribution>& Contributions::of(int entrant) {
  list_.clear();
  const Value own = own_score(entrant);
  const int rounds = rules_.rounds > 0 ? rules_.rounds : meetings_.rounds();
  for (const Meeting& meeting : meetings_.of(entrant)) {
    if (meeting.partner) continue;
    if (counts_as_met(meeting)) {
      list_.push_back({score(index(meeting.other->entrant)), meeting.own->points, false});
      continue;
    }
    if (rules_.schedule == Schedule::predetermined) continue;  // a free round of an odd number
    Value stand_in = own;
    if (rules_.unplayed == UnplayedRule::fide2026) {
      const Value cap =
          meeting.other ? score(index(meeting.other->entrant)) : Value{rounds} * rules_.scheme.draw;
      stand_in = std::min(own, cap);
    }
    list_.push_back({stand_in, points(meeting.own), at_own_wish(meeting.own)});
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
  for (const Contribution& one : list) sum += one.weighed();
  if (cut == Cut::none || list.empty()) return sum;
  Value taken = std::ranges::min_element(list, {}, [](const Contribution& one) {
                  return std::tuple(one.score, one.weighed());
                })->weighed();
  const auto missed = std::ranges::min_element(
      list, {}, [](const Contribution& one) { return std::tuple(!one.at_own_wish, one.weighed()); });
  if (missed->at_own_wish) taken = std::max(taken, missed->weighed());
  return sum - taken;
}

}  // namespace tanteador::league
