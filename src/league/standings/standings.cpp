#include "src/league/standings/standings.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace tanteador::league {

namespace {

std::size_t place(Entrant entrant) { return static_cast<std::size_t>(index(entrant)); }

bool takes_part(const Results& results, Entrant entrant) {
  return index(entrant) >= 0 && index(entrant) < results.entrants;
}

void stand_in(Line& line, const SubstituteRule& rule) {
  if (!line.stood_in || rule.policy == SubstituteRule::Points::to_entrant) return;
  const bool fixed = rule.policy == SubstituteRule::Points::fixed;
  line = {.entrant = line.entrant,
          .side = line.side,
          .kind = line.kind,
          .points = fixed ? rule.points : 0,
          .score = fixed ? rule.score : 0,
          .stood_in = true,
          .game_points = 0};
}

bool is_seated(const Line& line) {
  return line.kind == Kind::played || line.kind == Kind::forfeit_win || line.kind == Kind::forfeit_loss;
}

struct Count {
  int played = 0, seated = 0;
};

std::vector<Count> games(const Results& results) {
  std::vector<Count> counts(results.entrants);
  for (const RoundResult& round : results.rounds) {
    for (const TableResult& table : round.tables) {
      for (const Line& line : table.lines) {
        counts[place(line.entrant)].seated += is_seated(line);
        counts[place(line.entrant)].played += line.kind == Kind::played;
      }
    }
  }
  return counts;
}

std::vector<bool> excluded_entrants(const Results& results, const StandingsRules& rules) {
  std::vector<bool> out(results.entrants);
  if (rules.withdrawals.policy == WithdrawalRule::Policy::keep) return out;
  const auto counts = games(results);
  for (const Entrant entrant : rules.withdrawn) {
    if (!takes_part(results, entrant)) continue;
    const Count& count = counts[place(entrant)];
    const int due = rules.withdrawals.games_due > 0 ? rules.withdrawals.games_due : count.seated;
    out[place(entrant)] =
        std::int64_t{100} * count.played < std::int64_t{rules.withdrawals.played_percent} * due;
  }
  return out;
}

// Removes all tables of struck entrants and applies the rule for substitutes.
Results counted_results(Results results, const StandingsRules& rules, const std::vector<bool>& is_struck) {
  for (RoundResult& round : results.rounds) {
    std::erase_if(round.tables, [&](const TableResult& table) {
      return std::ranges::any_of(table.lines,
                                 [&](const Line& line) { return is_struck[place(line.entrant)]; });
    });
  }
  return with_substitutes(std::move(results), rules.substitutes);
}

std::vector<Standing> rows_of(const Results& results, const StandingsRules& rules,
                              const std::vector<bool>& is_struck) {
  std::vector<Standing> rows(results.entrants);
  std::vector<bool> was_there(results.entrants);
  for (int i = 0; i < results.entrants; ++i) rows[i].entrant = entrant_at(i);
  for (const RoundResult& round : results.rounds) {
    for (const TableResult& table : round.tables) {
      for (const Line& line : table.lines) {
        if (line.kind != Kind::absent) was_there[place(line.entrant)] = true;
        if (line.kind != Kind::played) continue;
        Standing& row = rows[place(line.entrant)];
        ++row.games;
        row.won += line.verdict == Verdict::won;
        row.drawn += line.verdict == Verdict::drawn;
        row.lost += line.verdict == Verdict::lost;
      }
    }
  }
  for (const Penalty& penalty : results.penalties) {
    rows[place(penalty.entrant)].penalty_points += penalty.points;
    rows[place(penalty.entrant)].penalty_score += penalty.score;
  }
  for (const Entrant entrant : rules.withdrawn) {
    if (takes_part(results, entrant)) rows[place(entrant)].withdrawn = true;
  }
  for (Standing& row : rows) {
    if (row.games < rules.minimum_games) row.listed = ListingStatus::too_few_games;
    if (row.withdrawn && !was_there[place(row.entrant)]) row.listed = ListingStatus::never_there;
    if (is_struck[place(row.entrant)]) row.listed = ListingStatus::struck;
  }
  return rows;
}

// Greater is better.
Value merit_of_value(Tiebreak system, Value value) {
  const bool low_first = system == Tiebreak::line_place || system == Tiebreak::bracket ||
                         system == Tiebreak::lot || system == Tiebreak::number;
  if (!low_first) return value;
  return value == 0 ? std::numeric_limits<Value>::min() : -value;
}

// Splits groups of equal entrants, criterion by criterion.
class Ranking {
 public:
  Ranking(const Tiebreaks& tiebreaks, std::vector<Standing>& rows, std::span<const Tiebreak> order)
      : tiebreaks_(tiebreaks), rows_(rows), order_(order), behind_(rows.size()) {
    for (Standing& row : rows_) row.values.resize(order.size());
  }

  // Orders `list`, best first, and records the criterion between a row and the next.
  void rank(std::vector<Entrant>& list) {
    told_from_next_.assign(list.size(), {});
    for (std::size_t criterion = 0; criterion < order_.size(); ++criterion) split_all(list, criterion);
    give_ranks(list);
  }

 private:
  using Part = std::span<Entrant>;

  Standing& row(Entrant entrant) { return rows_[place(entrant)]; }

  void split_all(std::vector<Entrant>& list, std::size_t criterion) {
    if (!is_encounter(order_[criterion])) {
      const std::vector<Value> values = tiebreaks_.values_of(order_[criterion]);
      for (Standing& one : rows_) one.values[criterion] = values[place(one.entrant)];
    }
    std::size_t begin = 0;
    for (std::size_t end = 1; end <= list.size(); ++end) {
      if (end < list.size() && told_from_next_[end - 1].criterion < 0) continue;
      if (end - begin > 1) {
        const Part group = std::span(list).subspan(begin, end - begin);
        is_encounter(order_[criterion]) ? split_by_encounter(group, begin, criterion)
                                        : split_by_value(group, begin, criterion);
      }
      begin = end;
    }
  }

  void split_by_value(Part group, std::size_t begin, std::size_t criterion) {
    const auto value = [&](Entrant entrant) { return row(entrant).values[criterion]; };
    std::ranges::stable_sort(group, [&](Entrant a, Entrant b) {
      return merit_of_value(order_[criterion], value(a)) > merit_of_value(order_[criterion], value(b));
    });
    for (std::size_t i = 0; i + 1 < group.size(); ++i) {
      const Value ahead = value(group[i]), behind = value(group[i + 1]);
      if (ahead != behind) told_from_next_[begin + i] = {static_cast<int>(criterion), ahead, behind};
    }
  }

  void split_by_encounter(Part group, std::size_t begin, std::size_t criterion) {
    const std::vector<EncounterGroup> groups = tiebreaks_.direct_encounter(group, order_[criterion]);
    std::size_t at = 0;
    for (const EncounterGroup& level : groups) {
      const auto rank = static_cast<Value>(at + 1);
      for (std::size_t i = 0; i < level.entrants.size(); ++i) {
        group[at++] = level.entrants[i];
        row(level.entrants[i]).values[criterion] = rank;
        if (rank > 1) behind_[place(level.entrants[i])] = level.after_previous[i];
      }
      if (&level != &groups.back()) {
        told_from_next_[begin + at - 1] = {static_cast<int>(criterion), level.points, 0};
      }
    }
  }

  void give_ranks(const std::vector<Entrant>& list) {
    for (std::size_t i = 0; i < list.size(); ++i) {
      Standing& one = row(list[i]);
      const bool shares = i > 0 && told_from_next_[i - 1].criterion < 0;
      one.rank = shares ? row(list[i - 1]).rank : static_cast<int>(i) + 1;
      one.next = told_from_next_[i];
      const bool by_encounter = one.next.criterion >= 0 && is_encounter(order_[one.next.criterion]);
      if (by_encounter) one.next.behind = behind_[place(list[i + 1])];
    }
    if (list.size() > 1) row(list.back()).lantern = row(list.back()).rank == static_cast<int>(list.size());
  }

  const Tiebreaks& tiebreaks_;
  std::vector<Standing>& rows_;
  std::span<const Tiebreak> order_;
  std::vector<Decision> told_from_next_;  // by place in the list
  std::vector<Value>
      behind_;  // by entrant: its points in the encounter that separated it from the group before
};

}  // namespace

std::vector<Tiebreak> default_order(Format format) {
  using enum Tiebreak;
  switch (format) {
    case Format::round_robin: return {points, direct_encounter, wins, sonneborn, koya};
    case Format::swiss: return {points, buchholz_cut, direct_encounter, buchholz, sonneborn, wins};
    case Format::groups: return {wins, sets_won, score_difference, direct_encounter, lot};
    case Format::singles: return {score_for, best_match, lot};
    case Format::rotating_partners: return {points, buchholz_partners, set_difference};
    case Format::knockout: return {bracket};
    case Format::keizer: return {keizer, points, direct_encounter, wins};
  }
  return {points};
}

Results with_substitutes(Results results, const SubstituteRule& rule) {
  for (RoundResult& round : results.rounds) {
    for (TableResult& table : round.tables) {
      for (Line& line : table.lines) stand_in(line, rule);
    }
  }
  return results;
}

Standings standings(const Results& results, const StandingsRules& rules) {
  Standings out{.order = rules.order, .rows = {}};
  if (out.order.empty()) out.order = {Tiebreak::points};
  const std::vector<bool> is_struck = excluded_entrants(results, rules);
  const Results counting = counted_results(results, rules, is_struck);
  std::vector<Standing> rows = rows_of(counting, rules, is_struck);
  std::vector<bool> listed(rows.size(), rules.among.empty());
  for (const Entrant entrant : rules.among) listed[place(entrant)] = true;

  TiebreakRules by = rules.tiebreaks;
  const auto first = std::ranges::find_if(out.order, [](Tiebreak system) {
    return system == Tiebreak::points || system == Tiebreak::game_points;
  });
  if (first != out.order.end() && *first == Tiebreak::game_points) by.primary = Primary::game_points;
  const Tiebreaks tiebreaks(counting, std::move(by));
  std::vector<Entrant> ranked;
  for (const Standing& row : rows) {
    if (row.listed == ListingStatus::ranked && listed[place(row.entrant)]) ranked.push_back(row.entrant);
  }
  Ranking(tiebreaks, rows, out.order).rank(ranked);

  for (const Entrant entrant : ranked) out.rows.push_back(std::move(rows[place(entrant)]));
  for (const ListingStatus kind :
       {ListingStatus::too_few_games, ListingStatus::struck, ListingStatus::never_there}) {
    for (Standing& row : rows) {
      if (row.listed == kind && listed[place(row.entrant)]) out.rows.push_back(std::move(row));
    }
  }
  return out;
}

Phrase explain_place(const Standings& standings, std::size_t row) {
  if (row + 1 >= standings.rows.size()) return {};
  const Standing &one = standings.rows[row], &next = standings.rows[row + 1];
  if (one.listed != ListingStatus::ranked || next.listed != ListingStatus::ranked) return {};
  if (one.next.criterion < 0) {
    return {N_("{0} and {1} are tied in everything."), {name_of(one.entrant), name_of(next.entrant)}};
  }
  const TiebreakInfo& by = info(standings.order[one.next.criterion]);
  return {by.sentence,
          {name_of(one.entrant), name_of(next.entrant), arg_of(one.next.ahead, by.unit),
           arg_of(one.next.behind, by.unit)}};
}

}  // namespace tanteador::league
