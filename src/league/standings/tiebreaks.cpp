#include "src/league/standings/tiebreaks.hpp"

#include <algorithm>
#include <utility>

#include "src/league/standings/buchholz.hpp"
#include "src/league/standings/meetings.hpp"
#include "src/league/standings/performance.hpp"

namespace tanteador::league {

namespace {

// Rounded to the nearest, halves up.
Value quotient(Value sum, Value count) {
  const Value twice = 2 * sum + count, by = 2 * count;
  return twice / by - (twice % by < 0 ? 1 : 0);
}

struct TiebreakQuery {
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

Value total_points(const TiebreakQuery& query, int entrant) {
  Value sum = query.meetings.points(entrant);
  for (const Penalty& penalty : query.meetings.results().penalties) {
    if (index(penalty.entrant) == entrant) sum -= penalty.points;
  }
  return sum;
}

Value penalty_score(const TiebreakQuery& query, int entrant) {
  Value sum = 0;
  for (const Penalty& penalty : query.meetings.results().penalties) {
    if (index(penalty.entrant) == entrant) sum += penalty.score;
  }
  return sum;
}

Value rounds_won(const TiebreakQuery& query, int entrant) {
  return sum_of(query.meetings, entrant, [&](const Line& line) {
    return is_played(line) ? line.verdict == Verdict::won : line.points >= query.rules.scheme.win;
  });
}

Value games_won(const TiebreakQuery& query, int entrant) {
  return sum_of(query.meetings, entrant,
                [](const Line& line) { return is_played(line) && line.verdict == Verdict::won; });
}

Value running_points(const TiebreakQuery& query, int entrant, int first) {
  Value sum = 0, so_far = 0;
  for (int round = 0; round < query.meetings.rounds(); ++round) {
    if (const Line* line = query.meetings.line(entrant, round)) so_far += line->points;
    if (round >= first) sum += so_far;
  }
  return sum;
}

// The difference to the other side, once in a round.
template <class Part>
Value difference(const Meetings& meetings, int entrant, Part part) {
  Value sum = 0;
  int done = -1;
  for (const Meeting& meeting : meetings.list_for(entrant)) {
    if (meeting.partner || !meeting.two_sided || meeting.round == done) continue;
    done = meeting.round;
    sum += part(*meeting.own) - part(*meeting.other);
  }
  return sum;
}

// Article 9.2: points against opponents with at least half of the possible points.
Value koya_points(const TiebreakQuery& query, int entrant) {
  const auto [meetings, rules] = query;
  const bool predetermined = rules.schedule == Schedule::predetermined;
  Value sum = 0;
  for (const Meeting& meeting : meetings.list_for(entrant)) {
    if (!meeting.other || meeting.partner || !(predetermined || is_played(*meeting.own))) continue;
    const int opponent = index(meeting.other->entrant);
    const Value free_rounds = sum_of(meetings, opponent, [&](const Line& line) {
      return predetermined && !is_played(line) && !is_forfeit(line);
    });
    const Value most = (meetings.rounds() - free_rounds) * rules.scheme.win;
    if (2 * meetings.points(opponent) >= most) sum += meeting.own->points;
  }
  return sum;
}

Value best_score(const TiebreakQuery& query, int entrant) {
  std::optional<Value> best;
  for_lines(query.meetings, entrant, [&](const Line& line) {
    if (is_played(line)) best = std::max(best.value_or(line.score), Value{line.score});
  });
  return best.value_or(0);
}

Value opponents_minus_partners(const TiebreakQuery& query, Contributions& contributions, int entrant) {
  Value sum = buchholz_sum(contributions.list_for(entrant), Cut::none);
  for (const Meeting& meeting : query.meetings.list_for(entrant)) {
    if (meeting.partner && is_played(*meeting.own)) sum -= contributions.score(index(meeting.other->entrant));
  }
  return sum;
}

std::vector<Value> average_buchholz(const TiebreakQuery& query, Contributions& contributions) {
  std::vector<Value> sums, averages;
  for (int i = 0; i < query.meetings.entrants(); ++i) {
    sums.push_back(buchholz_sum(contributions.list_for(i), Cut::none));
  }
  for (int i = 0; i < query.meetings.entrants(); ++i) {
    Value sum = 0, count = 0;
    for (const Meeting& meeting : query.meetings.list_for(i)) {
      if (!meeting.other || meeting.partner || !is_played(*meeting.own)) continue;
      sum += sums[index(meeting.other->entrant)];
      ++count;
    }
    averages.push_back(count == 0 ? 0 : quotient(50 * sum, count));
  }
  return averages;
}

int place_in_list(const std::vector<int>& by_entrant, int entrant) {
  const auto place = static_cast<std::size_t>(entrant);
  return place < by_entrant.size() ? by_entrant[place] : 0;
}

// After penalties: a penalty point is one percent.
Value percentage_of(const TiebreakQuery& query, int entrant) {
  const auto place = static_cast<std::size_t>(entrant);
  if (place >= query.rules.percentages.size() || query.rules.percentages[place] < 0) return 0;
  Value value = query.rules.percentages[place];
  for (const Penalty& penalty : query.meetings.results().penalties) {
    if (index(penalty.entrant) == entrant) value -= Value{50} * penalty.points;
  }
  return value;
}

// Equal entrants share a place; 1 for all if there are no lines.
Value place_in_line(const TiebreakQuery& query, int entrant) {
  const auto& lines = query.rules.lines;
  Value place = 1;
  for (int other = 0; other < static_cast<int>(lines.size()); ++other) {
    const bool same = lines[other] == lines[entrant];
    if (same && percentage_of(query, other) > percentage_of(query, entrant)) ++place;
  }
  return place;
}

Value own_value(Tiebreak system, const TiebreakQuery& query, int entrant) {
  const Meetings& meetings = query.meetings;
  using enum Tiebreak;
  switch (system) {
    case points: return total_points(query, entrant);
    case wins: return rounds_won(query, entrant);
    case wins_played: return games_won(query, entrant);
    case game_points: return meetings.points(entrant, TiebreakPoints::game_points);
    case progressive: return running_points(query, entrant, 0);
    case progressive_cut: return running_points(query, entrant, 1);
    case koya: return koya_points(query, entrant);
    case average_rating: return average_rating_of(meetings, query.rules.ratings, entrant);
    case performance: return performance_of(meetings, query.rules.ratings, entrant);
    case sets_won: return sum_of(meetings, entrant, [](const Line& line) { return line.sets; });
    case set_difference: return difference(meetings, entrant, [](const Line& line) { return line.sets; });
    case score_for:
      return sum_of(meetings, entrant, [](const Line& line) { return line.score; }) -
             penalty_score(query, entrant);
    case score_difference:
      return difference(meetings, entrant, [](const Line& line) { return line.score; }) -
             penalty_score(query, entrant);
    case best_match: return best_score(query, entrant);
    case deals_won: return sum_of(meetings, entrant, [](const Line& line) { return line.deals; });
    case percentage: return percentage_of(query, entrant);
    case line_place: return place_in_line(query, entrant);
    case keizer: return query.rules.keizer.empty() ? 0 : query.rules.keizer[entrant];
    case bracket: return place_in_list(query.rules.places, entrant);
    case lot: return place_in_list(query.rules.lots, entrant);
    case number: return entrant + 1;
    case buchholz:
    case buchholz_cut:
    case buchholz_median:
    case buchholz_partners:
    case fore_buchholz:
    case average_buchholz:
    case sonneborn:
    case sonneborn_cut:
    case buchholz_game:
    case buchholz_game_cut:
    case sonneborn_mg:
    case sonneborn_mg_cut:
    case sonneborn_gm:
    case sonneborn_gm_cut:
    case sonneborn_gg:
    case sonneborn_gg_cut:
    case schedule_strength:
    case direct_encounter:
    case team_encounter: break;
  }
  return 0;
}

// Kinds of sums over the opponents, with the cut and the kind of points.
enum class Sum : std::uint8_t { buchholz, fore, partners, average, sonneborn, strength };
struct OpponentsSystem {
  Tiebreak system;
  Sum sum;
  Cut cut = Cut::none;
  Counting counting = {};
};
constexpr TiebreakPoints kMatch = TiebreakPoints::match_points, kGame = TiebreakPoints::game_points;
constexpr OpponentsSystem kByOpponents[] = {
    {Tiebreak::buchholz, Sum::buchholz},
    {Tiebreak::buchholz_cut, Sum::buchholz, Cut::least},
    {Tiebreak::buchholz_median, Sum::buchholz, Cut::median},
    {Tiebreak::buchholz_partners, Sum::partners},
    {Tiebreak::fore_buchholz, Sum::fore},
    {Tiebreak::average_buchholz, Sum::average},
    {Tiebreak::sonneborn, Sum::sonneborn},
    {Tiebreak::sonneborn_cut, Sum::sonneborn, Cut::least},
    {Tiebreak::buchholz_game, Sum::buchholz, Cut::none, {kGame, kGame}},
    {Tiebreak::buchholz_game_cut, Sum::buchholz, Cut::least, {kGame, kGame}},
    {Tiebreak::sonneborn_mg, Sum::sonneborn, Cut::none, {kMatch, kGame}},
    {Tiebreak::sonneborn_mg_cut, Sum::sonneborn, Cut::least, {kMatch, kGame}},
    {Tiebreak::sonneborn_gm, Sum::sonneborn, Cut::none, {kGame, kMatch}},
    {Tiebreak::sonneborn_gm_cut, Sum::sonneborn, Cut::least, {kGame, kMatch}},
    {Tiebreak::sonneborn_gg, Sum::sonneborn, Cut::none, {kGame, kGame}},
    {Tiebreak::sonneborn_gg_cut, Sum::sonneborn, Cut::least, {kGame, kGame}},
    {Tiebreak::schedule_strength, Sum::strength},
};

const OpponentsSystem* find_opponents_system(Tiebreak system) {
  const auto found = std::ranges::find(kByOpponents, system, &OpponentsSystem::system);
  return found == std::end(kByOpponents) ? nullptr : found;
}

TiebreakPoints primary_of(const TiebreakRules& rules) {
  return rules.primary == Primary::match_points ? kMatch : kGame;
}

// Article 13.4: the other kind of points, and the Buchholz scaled by the points of a match.
Value strength_of(const TiebreakQuery& query, Contributions& contributions, int entrant) {
  const auto [meetings, rules] = query;
  const bool by_match = rules.primary == Primary::match_points;
  const Value rounds = rules.rounds > 0 ? rules.rounds : meetings.rounds(), match = rules.scheme.win,
              games = Value{2} * rules.match_tables;
  const Value first = by_match ? match : games, second = by_match ? games : match;
  const Value norm = second > 0 ? std::max<Value>(rounds * first / second, 1) : 1;
  const Value other = meetings.points(entrant, by_match ? kGame : kMatch);
  return 50 * other + quotient(50 * buchholz_sum(contributions.list_for(entrant), Cut::none), norm);
}

Value opponents_value(const OpponentsSystem& by, const TiebreakQuery& query, Contributions& contributions,
                      int entrant) {
  switch (by.sum) {
    case Sum::partners: return opponents_minus_partners(query, contributions, entrant);
    case Sum::strength: return strength_of(query, contributions, entrant);
    case Sum::sonneborn: return sonneborn_sum(contributions.list_for(entrant), by.cut);
    case Sum::buchholz:
    case Sum::fore: return buchholz_sum(contributions.list_for(entrant), by.cut);
    case Sum::average: break;  // computed for all at once
  }
  return 0;
}

}  // namespace

Halves game_points_for(Halves points, const PointScheme& scheme, int match_tables) {
  const Halves all = 2 * match_tables;
  if (points <= 0 || scheme.win <= 0) return 0;
  if (points == scheme.draw) return match_tables;
  return std::min(all, static_cast<Halves>(quotient(Value{all} * points, scheme.win)));
}

Tiebreaks::Tiebreaks(const Results& results, TiebreakRules rules)
    : meetings_(std::make_unique<const Meetings>(results)), rules_(std::move(rules)) {}

Tiebreaks::~Tiebreaks() = default;

std::vector<Value> Tiebreaks::values_of(Tiebreak system) const {
  const TiebreakQuery query{*meetings_, rules_};
  std::vector<Value> values;
  values.reserve(meetings_->entrants());
  const OpponentsSystem* by = find_opponents_system(system);
  if (!by) {
    for (int i = 0; i < meetings_->entrants(); ++i) values.push_back(own_value(system, query, i));
    return values;
  }
  const Counting counting =
      by->sum == Sum::strength ? Counting{primary_of(rules_), primary_of(rules_)} : by->counting;
  Contributions contributions(*meetings_, rules_, by->sum == Sum::fore ? Horizon::fore : Horizon::now,
                              counting);
  if (by->sum == Sum::average) return average_buchholz(query, contributions);
  for (int i = 0; i < meetings_->entrants(); ++i) {
    values.push_back(opponents_value(*by, query, contributions, i));
  }
  return values;
}

}  // namespace tanteador::league
