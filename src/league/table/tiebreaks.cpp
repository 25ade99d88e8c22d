#include "src/league/table/tiebreaks.hpp"

#include <algorithm>
#include <utility>

#include "src/league/table/buchholz.hpp"
#include "src/league/table/meetings.hpp"
#include "src/league/table/performance.hpp"

namespace tanteador::league {

namespace {

// To the nearest, halves up.
Value quotient(Value sum, Value count) {
  const Value twice = 2 * sum + count, by = 2 * count;
  return twice / by - (twice % by < 0 ? 1 : 0);
}

// What one entrant's value is made of.
struct Asked {
  const Meetings& meetings;
  const TiebreakRules& rules;
};

template <class Work>
void for_lines(const Meetings& meetings, int entrant, Work work) {
  for (int round = 0; round < meetings.rounds(); ++round) {
    if (const Line* line = meetings.line(entrant, round)) work(*line);
  }
}

template <class Part>
Value sum_of(const Meetings& meetings, int entrant, Part part) {
  Value sum = 0;
  for_lines(meetings, entrant, [&](const Line& line) { sum += part(line); });
  return sum;
}

Value total_points(const Asked& asked, int entrant) {
  Value sum = asked.meetings.points(entrant);
  for (const Penalty& penalty : asked.meetings.results().penalties) {
    if (index(penalty.entrant) == entrant) sum -= penalty.points;
  }
  return sum;
}

Value penalty_score(const Asked& asked, int entrant) {
  Value sum = 0;
  for (const Penalty& penalty : asked.meetings.results().penalties) {
    if (index(penalty.entrant) == entrant) sum += penalty.score;
  }
  return sum;
}

Value rounds_won(const Asked& asked, int entrant) {
  return sum_of(asked.meetings, entrant, [&](const Line& line) {
    return played(line) ? line.verdict == Verdict::won : line.points >= asked.rules.scheme.win;
  });
}

Value games_won(const Asked& asked, int entrant) {
  return sum_of(asked.meetings, entrant,
                [](const Line& line) { return played(line) && line.verdict == Verdict::won; });
}

// The points after each round from `first` on, added up.
Value running_points(const Asked& asked, int entrant, int first) {
  Value sum = 0, so_far = 0;
  for (int round = 0; round < asked.meetings.rounds(); ++round) {
    if (const Line* line = asked.meetings.line(entrant, round)) so_far += line->points;
    if (round >= first) sum += so_far;
  }
  return sum;
}

// Own minus the other side's, once a round.
template <class Part>
Value difference(const Meetings& meetings, int entrant, Part part) {
  Value sum = 0;
  int done = -1;
  for (const Meeting& meeting : meetings.of(entrant)) {
    if (meeting.partner || !meeting.two_sided || meeting.round == done) continue;
    done = meeting.round;
    sum += part(*meeting.own) - part(*meeting.other);
  }
  return sum;
}

// Article 9.2: points against those who have at least half of what they could have won.
Value koya_points(const Asked& asked, int entrant) {
  const auto [meetings, rules] = asked;
  const bool predetermined = rules.schedule == Schedule::predetermined;
  Value sum = 0;
  for (const Meeting& meeting : meetings.of(entrant)) {
    if (!meeting.other || meeting.partner || !(predetermined || played(*meeting.own))) continue;
    const int opponent = index(meeting.other->entrant);
    const Value free_rounds = sum_of(meetings, opponent, [&](const Line& line) {
      return predetermined && !played(line) && !is_forfeit(line);
    });
    const Value most = (meetings.rounds() - free_rounds) * rules.scheme.win;
    if (2 * meetings.points(opponent) >= most) sum += meeting.own->points;
  }
  return sum;
}

Value best_score(const Asked& asked, int entrant) {
  std::optional<Value> best;
  for_lines(asked.meetings, entrant, [&](const Line& line) {
    if (played(line)) best = std::max(best.value_or(line.score), Value{line.score});
  });
  return best.value_or(0);
}

Value opponents_minus_partners(const Asked& asked, Contributions& contributions, int entrant) {
  Value sum = buchholz_sum(contributions.of(entrant), Cut::none);
  for (const Meeting& meeting : asked.meetings.of(entrant)) {
    if (meeting.partner && played(*meeting.own)) sum -= contributions.score(index(meeting.other->entrant));
  }
  return sum;
}

std::vector<Value> average_buchholz(const Asked& asked, Contributions& contributions) {
  std::vector<Value> sums, averages;
  for (int i = 0; i < asked.meetings.entrants(); ++i) {
    sums.push_back(buchholz_sum(contributions.of(i), Cut::none));
  }
  for (int i = 0; i < asked.meetings.entrants(); ++i) {
    Value sum = 0, count = 0;
    for (const Meeting& meeting : asked.meetings.of(i)) {
      if (!meeting.other || meeting.partner || !played(*meeting.own)) continue;
      sum += sums[static_cast<std::size_t>(index(meeting.other->entrant))];
      ++count;
    }
    averages.push_back(count == 0 ? 0 : quotient(50 * sum, count));
  }
  return averages;
}

int listed(const std::vector<int>& by_entrant, int entrant) {
  const auto place = static_cast<std::size_t>(entrant);
  return place < by_entrant.size() ? by_entrant[place] : 0;
}

Value own_value(Tiebreak system, const Asked& asked, int entrant) {
  const Meetings& meetings = asked.meetings;
  using enum Tiebreak;
  switch (system) {
    case points: return total_points(asked, entrant);
    case wins: return rounds_won(asked, entrant);
    case wins_played: return games_won(asked, entrant);
    case progressive: return running_points(asked, entrant, 0);
    case progressive_cut: return running_points(asked, entrant, 1);
    case koya: return koya_points(asked, entrant);
    case average_rating: return average_rating_of(meetings, asked.rules.ratings, entrant);
    case performance: return performance_of(meetings, asked.rules.ratings, entrant);
    case sets_won: return sum_of(meetings, entrant, [](const Line& line) { return line.sets; });
    case set_difference: return difference(meetings, entrant, [](const Line& line) { return line.sets; });
    case score_for:
      return sum_of(meetings, entrant, [](const Line& line) { return line.score; }) -
             penalty_score(asked, entrant);
    case score_difference:
      return difference(meetings, entrant, [](const Line& line) { return line.score; }) -
             penalty_score(asked, entrant);
    case best_match: return best_score(asked, entrant);
    case deals_won: return sum_of(meetings, entrant, [](const Line& line) { return line.deals; });
    case bracket: return listed(asked.rules.places, entrant);
    case lot: return listed(asked.rules.lots, entrant);
    case number: return entrant + 1;
    case buchholz:
    case buchholz_cut:
    case buchholz_median:
    case buchholz_partners:
    case fore_buchholz:
    case average_buchholz:
    case sonneborn:
    case sonneborn_cut:
    case direct_encounter: break;
  }
  return 0;
}

Value opponents_value(Tiebreak system, const Asked& asked, Contributions& contributions, int entrant) {
  switch (system) {
    case Tiebreak::buchholz_cut: return buchholz_sum(contributions.of(entrant), Cut::least);
    case Tiebreak::buchholz_median: return buchholz_sum(contributions.of(entrant), Cut::median);
    case Tiebreak::buchholz_partners: return opponents_minus_partners(asked, contributions, entrant);
    case Tiebreak::sonneborn: return sonneborn_sum(contributions.of(entrant), Cut::none);
    case Tiebreak::sonneborn_cut: return sonneborn_sum(contributions.of(entrant), Cut::least);
    case Tiebreak::buchholz:
    case Tiebreak::fore_buchholz: return buchholz_sum(contributions.of(entrant), Cut::none);
    case Tiebreak::average_buchholz: break;  // of all at once
    case Tiebreak::points:
    case Tiebreak::wins:
    case Tiebreak::wins_played:
    case Tiebreak::progressive:
    case Tiebreak::progressive_cut:
    case Tiebreak::koya:
    case Tiebreak::direct_encounter:
    case Tiebreak::average_rating:
    case Tiebreak::performance:
    case Tiebreak::sets_won:
    case Tiebreak::set_difference:
    case Tiebreak::score_for:
    case Tiebreak::score_difference:
    case Tiebreak::best_match:
    case Tiebreak::deals_won:
    case Tiebreak::bracket:
    case Tiebreak::lot:
    case Tiebreak::number: break;  // not by opponents
  }
  return 0;
}

bool by_opponents(Tiebreak system) {
  return system >= Tiebreak::buchholz && system <= Tiebreak::sonneborn_cut;
}

}  // namespace

Tiebreaks::Tiebreaks(const Results& results, TiebreakRules rules)
    : meetings_(std::make_unique<const Meetings>(results)), rules_(std::move(rules)) {}

Tiebreaks::~Tiebreaks() = default;

std::vector<Value> Tiebreaks::of(Tiebreak system) const {
  const Asked asked{*meetings_, rules_};
  std::vector<Value> values;
  values.reserve(static_cast<std::size_t>(meetings_->entrants()));
  if (!by_opponents(system)) {
    for (int i = 0; i < meetings_->entrants(); ++i) values.push_back(own_value(system, asked, i));
    return values;
  }
  Contributions contributions(*meetings_, rules_,
                              system == Tiebreak::fore_buchholz ? Horizon::fore : Horizon::now);
  if (system == Tiebreak::average_buchholz) return average_buchholz(asked, contributions);
  for (int i = 0; i < meetings_->entrants(); ++i) {
    values.push_back(opponents_value(system, asked, contributions, i));
  }
  return values;
}

}  // namespace tanteador::league
