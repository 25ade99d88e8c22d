// Results, standings and advancement.

#include <algorithm>
#include <tuple>

#include "src/league/competition/rules.hpp"
#include "src/league/pairing/groups.hpp"

namespace tanteador::league {

namespace {

constexpr int kNowhere = 1'000'000;  // worse than any place

Halves bye_points(Kind kind, const RoundPoints& points) {
  if (kind == Kind::allocated_bye || kind == Kind::full_bye) return points.bye;
  return kind == Kind::half_bye ? points.half_bye : 0;
}

RoundResult result_of_round(const Competition& competition, RoundRef ref) {
  const StageSetup& setup = at(competition.setup.stages, ref.stage);
  const PlayedRound& round = round_at(competition, ref);
  RoundResult result;
  for (const PlayedTable& table : round.tables) {
    if (is_decided(table)) result.tables.push_back(lines_of(table, setup, round.stand_ins));
  }
  // Allocated byes score only in a Swiss, in Keizer or with rotating partners, not in duplicate.
  const bool worth = setup.format == Format::swiss || setup.format == Format::keizer ||
                     (setup.format == Format::rotating_partners && !is_duplicate(setup));
  const auto sits_out = [&](Entrant entrant, Kind kind, Halves points) {
    result.tables.push_back(bye(entrant, kind, points));
    result.tables.back().lines.front().game_points =
        game_points_for(points, setup.points.scheme, setup.match_tables);
  };
  for (const event::DrawnBye& one : round.byes)
    sits_out(one.entrant, Kind::allocated_bye, worth ? setup.points.bye : 0);
  for (const event::Absent& one : round.away)
    sits_out(one.entrant, one.kind, bye_points(one.kind, setup.points));
  if (ref.stage > 0) return result;
  for (std::size_t i = 0; i < competition.entrants.size(); ++i) {
    const auto entrant = entrant_at(static_cast<int>(i));
    if (competition.entrants[i].first_round <= ref.round) continue;
    const Kind kind = late_kind(competition, competition.entrants[i]);
    sits_out(entrant, kind, bye_points(kind, setup.points));
  }
  return result;
}

bool carries_into(const Competition& competition, int stage) {
  return stage > 0 && at(competition.setup.stages, stage - 1).go_on.carry_over;
}

int carried_rounds(const Competition& competition, int stage) {
  if (!carries_into(competition, stage)) return 0;
  return static_cast<int>(at(competition.stages, stage - 1).rounds.size()) +
         carried_rounds(competition, stage - 1);
}

void add_penalties(const Competition& competition, int stage, int before, int rounds, Results& results) {
  for (const GivenPenalty& penalty : competition.penalties) {
    const auto& given = penalty.given;
    if (penalty.lifted || given.round.stage != stage || given.round.round >= std::max(rounds, 1)) continue;
    results.penalties.push_back(
        {given.entrant, before + given.round.round, given.points, given.score, given.reason});
  }
}

std::vector<Entrant> all_of(const PlayedStage& stage) {
  std::vector<Entrant> all = stage.entrants;
  all.insert(all.end(), stage.repechage.begin(), stage.repechage.end());
  return all;
}

// The places in a knock-out so far; 1 for entrants still playing.
class BracketPlaces {
 public:
  BracketPlaces(const Competition& competition, int stage)
      : bracket_(bracket_of(competition, stage)), places_(competition.entrants.size(), 0) {
    const PlayedStage& played = at(competition.stages, stage);
    for (const Entrant entrant : all_of(played)) places_[place_of(entrant)] = 1;
    const auto direct = static_cast<int>(played.entrants.size());
    if (bracket_.entrants == direct)  // too few for a remaining place: the others do not play
      for (const Entrant entrant : played.repechage) places_[place_of(entrant)] = direct + 1;
    leads_on_ = std::ranges::any_of(bracket_.matches, [&](const BracketMatch& match) {
      const auto comes_from = [&](const BracketPlace& place) {
        return place.from == BracketPlace::From::winner_of &&
               bracket_.matches[place.number].part == BracketPart::repechage;
      };
      return match.part == BracketPart::main_draw && (comes_from(match.first) || comes_from(match.second));
    });
    // The places of a repechage follow those of the main draw that its entrants come from.
    behind_ = direct;
    if (played.repechage.empty() && !bracket_.matches.empty())
      behind_ = bracket_.matches.front().remaining / 2;
    const auto states = bracket_states(competition, stage);
    for (std::size_t match = 0; match < states.size(); ++match) enter(match, states[match]);
  }
  std::vector<int> places() && { return std::move(places_); }

 private:
  void put(std::optional<Entrant> entrant, int place) {
    if (entrant) places_[place_of(*entrant)] = place;
  }

  // A corrected result does not remove an entrant from a later drawn round.
  void enter(std::size_t number, const BracketState& state) {
    const BracketMatch& match = bracket_.matches[number];
    const bool nobody = !state.as_winner && state.first && state.second &&
                        (state.status == BracketStatus::forfeited || state.status == BracketStatus::decided);
    if (!state.as_loser && !nobody) return;
    const bool plays_on = match.part == BracketPart::winners ||
                          (match.part == BracketPart::grand_final && state.as_loser == state.first &&
                           static_cast<int>(number) != bracket_.final_match());
    if (plays_on && !nobody) return;
    const int half = match.remaining / 2;
    const bool repechage = match.part == BracketPart::repechage;
    const int out = match.part == BracketPart::third_place ? 4
                    : repechage                            ? behind_ + half + 1
                                                           : bracket_.place_out(static_cast<int>(number));
    put(nobody ? state.first : state.as_loser, out);
    if (nobody) put(state.second, out);
    if (match.part == BracketPart::third_place) put(state.as_winner, 3);
    if (repechage) put(state.as_winner, leads_on_ ? 1 : behind_ + 1);
  }

  Bracket bracket_;
  std::vector<int> places_;
  int behind_ = 0;
  bool leads_on_ = false;  // the winner of the repechage plays on in the main draw
};

// Duplicate: the line of each entrant; empty if the movement has no lines.
std::vector<int> lines_of(const Competition& competition, int stage) {
  const StageSetup& setup = at(competition.setup.stages, stage);
  std::vector<int> lines(competition.entrants.size(), 0);
  const auto& rounds = at(competition.stages, stage).rounds;
  const auto four_lines = [&] {
    return rounds.front().tables.size() - std::ranges::count_if(rounds.front().tables, is_free) > 4;
  };
  if (rounds.empty() || setup.movement == Movement::howell ||
      (setup.movement == Movement::rainbow && !four_lines()))
    return lines;
  for (const PlayedTable& table : rounds.front().tables) {
    for (std::size_t side = 0; side < table.drawn.sides.size(); ++side) {
      for (const Entrant entrant : table.drawn.sides[side]) lines[place_of(entrant)] = static_cast<int>(side);
    }
  }
  for (const event::DrawnBye& relay : rounds.front().byes) lines[place_of(relay.entrant)] = 1;
  return lines;
}

std::vector<Value> percentages_of(const Competition& competition, int stage, std::optional<int> rounds) {
  std::vector<Value> values;
  for (const Percentage& one : percentages(competition, stage, rounds)) values.push_back(one.whole);
  return values;
}

StandingsRules rules_for(const Competition& competition, int stage, std::optional<int> rounds) {
  const StageSetup& setup = at(competition.setup.stages, stage);
  StandingsRules rules;
  rules.order = setup.order.empty() ? default_order(setup.format) : setup.order;
  if (setup.order.empty() && setup.match_tables > 0 && setup.format != Format::knockout)
    rules.order.insert(rules.order.begin() + 1, Tiebreak::game_points);
  rules.tiebreaks.match_tables = setup.match_tables;
  if (is_duplicate(setup)) {
    if (setup.order.empty()) rules.order = {Tiebreak::percentage, Tiebreak::lot};
    rules.tiebreaks.percentages = percentages_of(competition, stage, rounds);
    rules.tiebreaks.lines = lines_of(competition, stage);
  }
  rules.tiebreaks.unplayed = setup.unplayed;
  const bool swiss = setup.format == Format::swiss || setup.format == Format::keizer ||
                     setup.format == Format::rotating_partners;
  rules.tiebreaks.schedule = swiss ? Schedule::swiss : Schedule::predetermined;
  rules.tiebreaks.scheme = setup.points.scheme;
  rules.tiebreaks.lots = at(competition.stages, stage).lots;
  // A drawn lot is the last criterion, even if the order does not contain it.
  const bool drawn = std::ranges::any_of(rules.tiebreaks.lots, [](int lot) { return lot > 0; });
  const bool names_lot = std::ranges::count(rules.order, Tiebreak::lot) > 0;
  if (drawn && !names_lot && setup.format != Format::knockout) rules.order.push_back(Tiebreak::lot);
  for (const EntrantState& entrant : competition.entrants) rules.tiebreaks.ratings.push_back(entrant.rating);
  rules.substitutes = setup.substitutes;
  rules.minimum_games = setup.minimum_games;
  rules.withdrawals.policy = WithdrawalRule::Policy::keep;
  const bool everybody_meets = setup.format == Format::round_robin || setup.format == Format::groups;
  if (everybody_meets) rules.withdrawals = setup.withdrawals;
  for (std::size_t i = 0; i < competition.entrants.size(); ++i) {
    const auto& withdrew = competition.entrants[i].withdrew;
    if (withdrew && withdrew->stage <= stage) rules.withdrawn.push_back(entrant_at(static_cast<int>(i)));
  }
  if (setup.format == Format::keizer)
    for (const KeizerTotal& one : keizer_table(competition, stage, rounds).totals)
      rules.tiebreaks.keizer.push_back(one.total);
  if (setup.format == Format::knockout) rules.tiebreaks.places = BracketPlaces(competition, stage).places();
  return rules;
}

}  // namespace

KeizerTable keizer_table(const Competition& competition, int stage, std::optional<int> rounds) {
  const StageSetup& setup = at(competition.setup.stages, stage);
  std::vector<Entrant> order = seeded_entrants(competition, stage);
  std::erase_if(order, [&](Entrant one) {  // who left before the first round
    const EntrantState& entrant = competition.entrants[place_of(one)];
    return has_withdrawn(entrant, {stage, stage == 0 ? entrant.first_round : 0});
  });
  std::vector<int> first_rounds(competition.entrants.size(), 0);
  for (std::size_t i = 0; i < first_rounds.size() && stage == 0; ++i)
    first_rounds[i] = competition.entrants[i].first_round;
  return keizer_table(with_substitutes(results_of(competition, stage, rounds), setup.substitutes),
                      setup.keizer, order, first_rounds);
}

int games_due(const StageSetup& setup, std::size_t entrants) {
  return static_cast<int>(setup.between_clubs ? entrants / 2 : entrants - 1) * setup.cycles;
}

namespace {

Kind kind_of(const Competition& competition, LateWorth given) {
  const LateJoin rule = competition.setup.stages.front().late_join;
  if (given == LateWorth::by_rules) given = static_cast<LateWorth>(static_cast<int>(rule) + 1);
  if (given == LateWorth::full) return Kind::full_bye;
  return given == LateWorth::half ? Kind::half_bye : Kind::zero_bye;
}

void add_late_entries(const Competition& competition, int stage, std::vector<StageTable>& tables) {
  if (stage > 0 && !carries_into(competition, stage)) return;
  for (StageTable& table : tables) {
    for (Standing& row : table.standings.rows) {
      const EntrantState& entrant = competition.entrants[place_of(row.entrant)];
      row.late_rounds = entrant.first_round;
      row.late_points = entrant.first_round * late_points(competition, entrant.late);
    }
  }
}

}  // namespace

Kind late_kind(const Competition& competition, const EntrantState& entrant) {
  return kind_of(competition, entrant.late);
}

Halves late_points(const Competition& competition, LateWorth given) {
  return bye_points(kind_of(competition, given), competition.setup.stages.front().points);
}

int missed_rounds(const Competition& competition) {
  const auto missed = static_cast<int>(competition.stages.front().rounds.size());
  return competition.stage > 0 || is_scheduled(competition.rules()) ? 0 : missed;
}

int round_in_play(const Competition& competition, int stage) {
  const auto& rounds = at(competition.stages, stage).rounds;
  const auto number = [&](auto found) { return static_cast<int>(found - rounds.begin()); };
  const auto to_play = std::ranges::find_if(rounds, [](const PlayedRound& round) {
    return round.status == RoundStatus::open && !std::ranges::all_of(round.tables, is_decided);
  });
  if (to_play != rounds.end()) return number(to_play);
  const auto open = std::ranges::find(rounds, RoundStatus::open, &PlayedRound::status);
  return open != rounds.end() ? number(open) : static_cast<int>(rounds.size()) - 1;
}

int complete_rounds(const Competition& competition, int stage) {
  const auto& rounds = at(competition.stages, stage).rounds;
  const auto open = std::ranges::find_if(rounds, [](const PlayedRound& round) {
    return round.status == RoundStatus::open && !std::ranges::all_of(round.tables, is_decided);
  });
  return static_cast<int>(open - rounds.begin());
}

int rounds_due(const Competition& competition, int stage) {
  const StageSetup& setup = at(competition.setup.stages, stage);
  const PlayedStage& played = at(competition.stages, stage);
  const auto cycle = [&](std::size_t entrants) {
    if (setup.between_clubs) return games_due(setup, entrants);
    return entrants < 2 ? 0 : games_due(setup, entrants + entrants % 2);
  };
  if (setup.format == Format::round_robin) return cycle(played.entrants.size());
  if (setup.format == Format::groups) {
    if (played.groups.empty())
      return cycle((played.entrants.size() + static_cast<std::size_t>(setup.groups) - 1) /
                   static_cast<std::size_t>(setup.groups));
    const auto largest = std::ranges::max_element(played.groups, {}, &std::vector<Entrant>::size);
    return cycle(largest->size());
  }
  if (setup.format == Format::knockout) {
    return bracket_of(competition, stage).rounds();
  }
  if (is_duplicate(setup)) {
    const auto all = static_cast<int>(movement_of(setup, static_cast<int>(played.entrants.size())).size());
    return setup.rounds > 0 && all > 0 ? std::min(setup.rounds, all) : all;
  }
  if (setup.rounds > 0 || setup.format != Format::rotating_partners) return setup.rounds;
  const auto players = static_cast<int>(played.entrants.size());
  return static_cast<int>(setup.movement == Movement::rainbow ? rainbow(players / 4).size()
                                                              : whist_tournament(players).size());
}

Bracket bracket_of(const Competition& competition, int stage) {
  const StageSetup& setup = at(competition.setup.stages, stage);
  const PlayedStage& played = at(competition.stages, stage);
  if (setup.format != Format::knockout) return {};
  const auto direct = static_cast<int>(played.entrants.size());
  const auto others = static_cast<int>(played.repechage.size());
  if (setup.elimination != Elimination::once)
    return double_elimination(direct, setup.elimination == Elimination::twice);
  if (others > 0 && direct >= 3) return knockout_with_repechage(direct, others, setup.third_place);
  return knockout(direct, {setup.third_place, setup.repechage});
}

std::vector<Entrant> winners_of(const PlayedTable& table, const StageSetup& setup) {
  std::vector<Entrant> winners;
  if (!is_decided(table)) return winners;
  for (const Line& line : lines_of(table, setup, {}).lines)
    if (line.verdict == Verdict::won || line.kind == Kind::forfeit_win) winners.push_back(line.entrant);
  return winners;
}

std::vector<BracketState> bracket_states(const Competition& competition, int stage, DrawnPlaces places) {
  const Bracket bracket = bracket_of(competition, stage);
  const StageSetup& setup = at(competition.setup.stages, stage);
  const PlayedStage& played = at(competition.stages, stage);
  std::vector<std::optional<BracketResult>> results(bracket.matches.size());
  std::vector<BracketOccupants> drawn;
  for (const PlayedRound& round : played.rounds) {
    if (places == DrawnPlaces::fixed)
      drawn.insert(drawn.end(), round.occupants.begin(), round.occupants.end());
    for (const PlayedTable& table : round.tables) {
      const int match = table.drawn.bracket;
      if (match < 0 || match >= static_cast<int>(results.size()) || !is_decided(table)) continue;
      BracketResult& result = at(results, match).emplace();
      for (const Entrant winner : winners_of(table, setup)) result.winner = winner;
    }
  }
  return play_bracket(bracket, all_of(played), results, drawn);
}

std::vector<BracketState> bracket_states(const Competition& competition, int stage) {
  return bracket_states(competition, stage, DrawnPlaces::fixed);
}

Results results_of(const Competition& competition, int stage, std::optional<int> limit) {
  Results results;
  if (carries_into(competition, stage)) results = results_of(competition, stage - 1);
  results.entrants = static_cast<int>(competition.entrants.size());
  const auto drawn = static_cast<int>(at(competition.stages, stage).rounds.size());
  const int rounds = std::clamp(limit.value_or(drawn), 0, drawn);
  const auto before = static_cast<int>(results.rounds.size());
  for (int round = 0; round < rounds; ++round)
    results.rounds.push_back(result_of_round(competition, {stage, round}));
  add_penalties(competition, stage, before, rounds, results);
  return results;
}

namespace {

std::vector<StageTable> ranked_tables(const Competition& competition, int stage, std::optional<int> limit) {
  const StageSetup& setup = at(competition.setup.stages, stage);
  const PlayedStage& played = at(competition.stages, stage);
  const Results results = results_of(competition, stage, limit);
  StandingsRules rules = rules_for(competition, stage, limit);
  if (const int due = rounds_due(competition, stage); due > 0)
    rules.tiebreaks.rounds =
        std::max(due + carried_rounds(competition, stage), static_cast<int>(results.rounds.size()));
  if (setup.format != Format::groups || played.groups.empty()) {
    rules.among = all_of(played);
    if (rules.among.empty()) return {{-1, {rules.order, {}}}};
    if (setup.format == Format::round_robin)
      rules.withdrawals.games_due = games_due(setup, played.entrants.size());
    return {{-1, standings(results, rules)}};
  }
  std::vector<StageTable> tables;
  for (std::size_t group = 0; group < played.groups.size(); ++group) {
    rules.among = played.groups[group];
    if (rules.among.empty()) continue;
    rules.withdrawals.games_due = games_due(setup, rules.among.size());
    tables.push_back({static_cast<int>(group), standings(results, rules)});
  }
  return tables;
}

}  // namespace

std::vector<StageTable> standings(const Competition& competition, int stage, std::optional<int> limit) {
  auto tables = ranked_tables(competition, stage, limit);
  add_late_entries(competition, stage, tables);
  return tables;
}

namespace {

struct RankedGroups {
  std::vector<Group> groups;  // best first
  // By entrant: its row in its table, and the values for comparison across tables.
  std::vector<const Standing*> rows;
  std::vector<Tiebreak> order;
};

RankedGroups ranked_groups(const std::vector<StageTable>& tables, std::size_t entrants) {
  RankedGroups ranked;
  ranked.rows.resize(entrants);
  for (const StageTable& table : tables) {
    Group& group = ranked.groups.emplace_back();
    ranked.order = table.standings.order;
    for (const Standing& row : table.standings.rows) {
      ranked.rows[place_of(row.entrant)] = &row;
      if (row.listed != ListingStatus::struck && !row.withdrawn) group.push_back(row.entrant);
    }
  }
  return ranked;
}

// Compares entrants of different groups by criteria valid across groups.
bool is_better(const RankedGroups& ranked, Entrant a, Entrant b) {
  for (std::size_t i = 0; i < ranked.order.size(); ++i) {
    if (is_encounter(ranked.order[i]) || ranked.order[i] == Tiebreak::number) continue;
    const Value one = ranked.rows[place_of(a)]->values[i], other = ranked.rows[place_of(b)]->values[i];
    const bool low = ranked.order[i] == Tiebreak::lot || ranked.order[i] == Tiebreak::bracket;
    if (one != other) return low ? (one != 0 && (other == 0 || one < other)) : one > other;
  }
  return false;
}

// The entrant at the last place if it is equal to the next one. Then a lot must decide.
std::optional<Entrant> level_at_the_edge(const StageTable& table, const Group& group, std::size_t top) {
  if (top == 0 || top >= group.size()) return std::nullopt;
  for (const Standing& row : table.standings.rows) {
    if (row.entrant == group[top - 1] && row.listed == ListingStatus::ranked && row.next.criterion < 0)
      return row.entrant;
  }
  return std::nullopt;
}

}  // namespace

namespace {

std::vector<QualifiedEntrant> with_clubs(const Competition& competition,
                                         std::vector<QualifiedEntrant> qualified) {
  if (at(competition.setup.stages, competition.stage + 1).clubs == ClubRule::ignored) return qualified;
  const std::vector<int> clubs = clubs_of(competition);
  for (QualifiedEntrant& one : qualified) one.club = clubs[place_of(one.entrant)];
  return qualified;
}

}  // namespace

tl::expected<event::StageClosed, LeagueRefusal> next_stage(const Competition& competition) {
  const int stage = competition.stage;
  if (!competition.created) return tl::unexpected(refuse(No::not_created));
  if (stage + 1 == static_cast<int>(competition.setup.stages.size()))
    return tl::unexpected(refuse(No::last_stage));
  if (competition.now().rounds.empty()) return tl::unexpected(refuse(No::stages_left, {stage + 1}));
  const GoOn& rule = competition.rules().go_on;
  const auto tables = standings(competition, stage);
  const RankedGroups ranked = ranked_groups(tables, competition.entrants.size());
  const auto longest = std::ranges::max_element(ranked.groups, {}, &Group::size)->size();
  const int top = rule.who == GoOn::Who::all ? static_cast<int>(longest) : rule.top;
  for (std::size_t i = 0; i < tables.size(); ++i) {
    if (const auto level = level_at_the_edge(tables[i], ranked.groups[i], top))
      return tl::unexpected(refuse(No::lot_needed, {name_of(*level)}));
  }
  const auto compare = [&](Entrant a, Entrant b) { return is_better(ranked, a, b); };
  const Qualification qualified = qualify(ranked.groups, top, rule.best_next, compare);
  if (!qualified.undecided.empty())
    return tl::unexpected(refuse(No::lot_needed, {name_of(qualified.undecided.front().entrant)}));
  event::StageClosed closed{.stage = stage, .going_on = {}, .repechage = {}};
  const bool bracket = at(competition.setup.stages, stage + 1).format == Format::knockout;
  if (bracket && tables.size() > 1)
    closed.going_on = bracket_seeds(with_clubs(competition, qualified.qualified));
  else
    for (const QualifiedEntrant& one : qualified.qualified) closed.going_on.push_back(one.entrant);
  if (rule.repechage) {
    for (const Group& group : ranked.groups) {
      for (const Entrant entrant : group) {
        if (std::ranges::count(closed.going_on, entrant) == 0) closed.repechage.push_back(entrant);
      }
    }
    std::ranges::stable_sort(closed.repechage, compare);
  }
  if (closed.going_on.size() < 2) return tl::unexpected(refuse(No::too_few));
  return closed;
}

std::vector<StagePlace> final_ranks(const Competition& competition) {
  std::vector<StagePlace> places;
  std::vector<char> counts(competition.entrants.size(), 0);
  for (int stage = competition.stage; stage >= 0; --stage) {
    std::vector<std::pair<int, Entrant>> here;  // entrants whose last stage this is
    for (const StageTable& table : standings(competition, stage)) {
      for (const Standing& row : table.standings.rows) {
        if (row.listed == ListingStatus::never_there || counts[place_of(row.entrant)]++ > 0) continue;
        here.emplace_back(row.listed == ListingStatus::ranked ? row.rank : kNowhere, row.entrant);
      }
    }
    std::ranges::stable_sort(here, {}, [](const auto& one) { return one.first; });
    const auto before = static_cast<int>(places.size());
    for (std::size_t i = 0; i < here.size(); ++i) {
      const bool shares = i > 0 && here[i].first == here[i - 1].first;
      const int rank = shares ? places.back().rank : before + static_cast<int>(i) + 1;
      places.push_back({here[i].second, here[i].first == kNowhere ? 0 : rank});
    }
  }
  return places;
}

std::vector<Value> performance_ratings(const Competition& competition) {
  const Results results =
      with_substitutes(results_of(competition, 0), competition.setup.stages.front().substitutes);
  return Tiebreaks(results, rules_for(competition, 0, std::nullopt).tiebreaks)
      .values_of(Tiebreak::performance);
}

std::vector<OpenTable> whats_missing(const Competition& competition) {
  std::vector<OpenTable> open;
  for (int stage = 0; stage <= competition.stage && stage < static_cast<int>(competition.stages.size());
       ++stage) {
    const auto& rounds = at(competition.stages, stage).rounds;
    for (std::size_t round = 0; round < rounds.size(); ++round) {
      for (std::size_t table = 0; table < rounds[round].tables.size(); ++table) {
        const PlayedTable& one = rounds[round].tables[table];
        const TableRef ref{stage, static_cast<int>(round), static_cast<int>(table)};
        if (!is_decided(one))
          open.push_back({ref, Missing::result});
        else if (!one.disputed.empty())
          open.push_back({ref, Missing::dispute});
      }
    }
  }
  return open;
}

}  // namespace tanteador::league
