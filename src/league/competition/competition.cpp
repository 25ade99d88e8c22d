#include "src/league/competition/competition.hpp"

#include <algorithm>

#include "src/league/competition/rules.hpp"

namespace tanteador::league {

namespace {

constexpr int kGroupsMax = 1000;
constexpr int kMatchTablesMax = 100;
constexpr int kBoardsMax = 8;
constexpr std::size_t kFreeTablesMax = 100;

bool corrects(const CompetitionEvent& event) {
  return std::holds_alternative<event::ResultEntered>(event) ||
         std::holds_alternative<event::ResultCorrected>(event) ||
         std::holds_alternative<event::MatchUnlinked>(event) ||
         std::holds_alternative<event::PenaltyGiven>(event) ||
         std::holds_alternative<event::PenaltyLifted>(event) ||
         std::holds_alternative<event::Substituted>(event) ||
         std::holds_alternative<event::EntrantChanged>(event) ||
         std::holds_alternative<event::MoneySet>(event) || std::holds_alternative<event::FeePaid>(event) ||
         std::holds_alternative<event::CompetitionWithdrawn>(event) ||
         std::holds_alternative<event::Reopened>(event);
}

bool needs_rounds(const StageSetup& setup) {
  return setup.format == Format::swiss || setup.format == Format::keizer || setup.format == Format::singles ||
         (setup.format == Format::rotating_partners && setup.movement == Movement::pairs);
}

const EntrantState& state_of(const Competition& competition, Entrant entrant) {
  return competition.entrants[place_of(entrant)];
}

// True if the schedule is fixed, so that a draw cannot include new entrants.
bool is_fixed(const Competition& competition) {
  if (competition.stage > 0) return true;
  const Format format = competition.rules().format;
  return !competition.now().rounds.empty() &&
         (is_duplicate(competition.rules()) || format == Format::round_robin || format == Format::groups ||
          format == Format::knockout);
}

bool has_valid_keizer(const StageSetup& setup) {
  if (setup.format != Format::keizer) return setup.keizer == KeizerRules();
  const auto is_within = [](int number, int most) { return number >= 0 && number <= most; };
  return is_within(setup.keizer.top, kKeizerValueMax) && is_within(setup.keizer.bye_sixths, kKeizerSixths) &&
         is_within(setup.keizer.absent_sixths, kKeizerSixths) &&
         is_within(setup.keizer.rounds_between, kRoundsMax);
}

}  // namespace

Wrong stage_fault(const StageSetup& setup, int number, bool last) {
  if (setup.sets < 1 || setup.sets % 2 == 0) return refuse(No::sets, {number, setup.sets});
  const bool moves_boards = setup.format == Format::rotating_partners &&
                            (setup.movement == Movement::mitchell || setup.movement == Movement::howell);
  const bool may =
      moves_boards || (setup.format == Format::rotating_partners && setup.movement == Movement::rainbow);
  if (setup.boards < 0 || setup.boards > kBoardsMax || (moves_boards && setup.boards == 0) ||
      (setup.boards > 0 && (!may || setup.sets > 1)))
    return refuse(No::boards, {number});
  const bool teams = setup.match_tables != 0;
  if (teams && (setup.match_tables < 2 || setup.match_tables > kMatchTablesMax || setup.sets > 1 ||
                !is_two_sided(setup) || setup.format == Format::rotating_partners))
    return refuse(No::match_tables, {number});
  std::vector<int> sizes = setup.sizes;
  std::ranges::sort(sizes);
  if (sizes.empty() || sizes.front() < 2 || sizes.back() > 8 ||
      std::ranges::adjacent_find(sizes) != sizes.end())
    return refuse(No::sizes, {number});
  const bool twice = setup.format == Format::knockout && setup.elimination != Elimination::once;
  if (twice && (setup.third_place || setup.repechage)) return refuse(No::elimination, {number});
  if (setup.between_clubs && setup.format != Format::round_robin) return refuse(No::between_clubs, {number});
  if (setup.accelerated && setup.format != Format::swiss) return refuse(No::accelerated, {number});
  if (!has_valid_keizer(setup)) return refuse(No::keizer, {number, kKeizerValueMax, kRoundsMax});
  if (setup.format == Format::groups && (setup.groups < 1 || setup.groups > kGroupsMax))
    return refuse(No::groups, {number});
  if (setup.rounds < 0 || setup.rounds > kRoundsMax || (needs_rounds(setup) && setup.rounds == 0) ||
      setup.cycles < 1 || setup.cycles > 2)
    return refuse(No::rounds, {number});
  std::vector<int> free = setup.free_tables;
  std::ranges::sort(free);
  if (free.size() > kFreeTablesMax || std::ranges::adjacent_find(free) != free.end() ||
      (!free.empty() && (free.front() < 1 || free.back() > kTableNumberMax)))
    return refuse(No::free_tables, {number, static_cast<int>(kFreeTablesMax), kTableNumberMax});
  if (setup.last_deal < 0 || (setup.last_deal > 0 && setup.last_deal >= setup.minutes))
    return refuse(No::last_deal, {number});
  const GoOn& go_on = setup.go_on;
  const bool nobody = go_on.top < 0 || go_on.best_next < 0 || go_on.top + go_on.best_next < 1;
  if (!last && go_on.who == GoOn::Who::top && nobody) return refuse(No::go_on, {number});
  return std::nullopt;
}

tl::expected<Change, LeagueRefusal> apply(Competition& competition, const CompetitionEvent& event) {
  const bool creates = std::holds_alternative<event::CompetitionCreated>(event);
  if (creates && competition.created) return tl::unexpected(refuse(No::created_twice));
  if (!creates && !competition.created) return tl::unexpected(refuse(No::not_created));
  if (competition.withdrawn && !std::holds_alternative<event::Reopened>(event))
    return tl::unexpected(refuse(No::put_away));
  if (competition.finished && !corrects(event)) return tl::unexpected(refuse(No::finished));
  Change change;
  const Wrong wrong = std::visit([&](const auto& one) { return enter(competition, one, change); }, event);
  if (wrong) return tl::unexpected(*wrong);
  return change;
}

Wrong entrant_unknown(const Competition& competition, Entrant entrant) {
  if (knows(competition, entrant)) return std::nullopt;
  return refuse(No::no_entrant, {index(entrant) + 1, static_cast<int>(competition.entrants.size())});
}

Wrong round_unknown(const Competition& competition, RoundRef round) {
  const bool stage = round.stage >= 0 && round.stage < static_cast<int>(competition.stages.size());
  const bool there = stage && round.round >= 0 &&
                     round.round < static_cast<int>(at(competition.stages, round.stage).rounds.size());
  return there ? Wrong() : refuse(No::no_round, {round.stage + 1, round.round + 1});
}

Wrong table_unknown(const Competition& competition, TableRef table) {
  if (auto wrong = round_unknown(competition, table.round_ref())) return wrong;
  const auto& tables = round_at(competition, table.round_ref()).tables;
  const bool there =
      table.table >= 0 && table.table < static_cast<int>(tables.size()) && !is_free(at(tables, table.table));
  return there ? Wrong() : refuse(No::no_table, {table.stage + 1, table.round + 1, table.table + 1});
}

const PlayedRound& round_at(const Competition& competition, RoundRef round) {
  return at(at(competition.stages, round.stage).rounds, round.round);
}

const PlayedTable& table_at(const Competition& competition, TableRef table) {
  return at(round_at(competition, table.round_ref()).tables, table.table);
}

bool is_duplicate(const StageSetup& setup) {
  return setup.format == Format::rotating_partners && setup.boards > 0;
}

bool is_two_sided(const StageSetup& setup) {
  return setup.format != Format::singles &&
         !(setup.format == Format::rotating_partners && setup.movement == Movement::rainbow);
}

bool is_scheduled(const StageSetup& setup) {
  return is_duplicate(setup) || setup.format == Format::round_robin || setup.format == Format::groups ||
         setup.format == Format::knockout;
}

bool has_withdrawn(const EntrantState& entrant, RoundRef by) {
  return entrant.withdrew && *entrant.withdrew <= by;
}

bool is_away(const std::vector<event::Absent>& away, Entrant entrant) {
  return std::ranges::find(away, entrant, &event::Absent::entrant) != away.end();
}

std::vector<Entrant> to_be_seated(const Competition& competition) {
  const RoundRef next{competition.stage, static_cast<int>(competition.now().rounds.size())};
  std::vector<Entrant> present = seeded_entrants(competition, competition.stage);
  std::erase_if(present, [&](Entrant entrant) {
    return has_withdrawn(state_of(competition, entrant), next) || is_away(competition.away, entrant);
  });
  return present;
}

std::vector<Entrant> to_be_drawn(const Competition& competition) {
  std::vector<Entrant> present = to_be_seated(competition);
  std::erase_if(present,
                [&](Entrant entrant) { return state_of(competition, entrant).withdrew.has_value(); });
  return present;
}

std::pair<std::vector<Entrant>, std::vector<Entrant>> field_to_draw(const Competition& competition) {
  const PlayedStage& stage = competition.now();
  const StageField field = stage.entered.value_or(StageField{stage.entrants, stage.repechage});
  std::pair those{field.entrants, field.repechage};
  if (competition.stage == 0) those.first = by_rating(competition, those.first);
  const auto gone = [&](Entrant entrant) { return state_of(competition, entrant).withdrew.has_value(); };
  std::erase_if(those.first, gone);
  std::erase_if(those.second, gone);
  return those;
}

std::vector<Entrant> by_rating(const Competition& competition, std::vector<Entrant> entrants) {
  std::vector<int> seed_place(competition.entrants.size(), static_cast<int>(competition.seeds.size()));
  int place = 0;
  for (const Entrant entrant : competition.seeds) seed_place[place_of(entrant)] = place++;
  std::ranges::stable_sort(entrants, {}, [&](Entrant entrant) {
    return std::pair(seed_place[place_of(entrant)], -state_of(competition, entrant).rating);
  });
  return entrants;
}

std::vector<Entrant> seeded_entrants(const Competition& competition, int stage) {
  const PlayedStage& played = at(competition.stages, stage);
  return stage == 0 && played.rounds.empty() ? by_rating(competition, played.entrants) : played.entrants;
}

namespace {

int side_of(const PlayedTable& table, Entrant entrant) {
  const auto& sides = table.drawn.sides;
  const auto side =
      std::ranges::find_if(sides, [&](const auto& one) { return std::ranges::count(one, entrant) > 0; });
  return side == sides.end() ? -1 : static_cast<int>(side - sides.begin());
}

// True if the withdrawal forfeited the table, its round is open, and no draw depends on it.
bool may_reopen(const Competition& competition, TableRef ref, Entrant entrant) {
  const PlayedTable& table = table_at(competition, ref);
  const auto& rounds = at(competition.stages, ref.stage).rounds;
  const bool drawn_by = at(competition.setup.stages, ref.stage).format == Format::knockout &&
                        ref.round + 1 < static_cast<int>(rounds.size());
  return !drawn_by && round_at(competition, ref.round_ref()).status == RoundStatus::open &&
         std::ranges::count(table.left, side_of(table, entrant)) > 0;
}

void reopen(Competition& to, TableRef ref) {
  PlayedTable& table = at(at(at(to.stages, ref.stage).rounds, ref.round).tables, ref.table);
  std::erase_if(table.forfeits, [&](int side) { return std::ranges::count(table.left, side) > 0; });
  table.left.clear();
  for (std::size_t side = 0; side < table.drawn.sides.size(); ++side) {
    const auto number = static_cast<int>(side);
    const bool gone = std::ranges::any_of(table.drawn.sides[side], [&](Entrant one) {
      return to.entrants[place_of(one)].withdrew.has_value();
    });
    if (!gone || std::ranges::count(table.forfeits, number) > 0) continue;
    table.forfeits.push_back(number);
    table.left.push_back(number);
  }
  std::ranges::sort(table.forfeits);
}

std::optional<int> table_of_person(const Competition& competition, RoundRef round,
                                   const std::string& person) {
  const auto tables = static_cast<int>(round_at(competition, round).tables.size());
  for (int table = 0; table < tables; ++table) {
    const auto seated = seated_entrants(competition, {round.stage, round.round, table});
    if (std::ranges::find(seated, person, &SeatedPerson::person) != seated.end()) return table;
  }
  return std::nullopt;
}

// True if the replaced person returns to the seat, or the share of the same substitute is corrected.
bool is_of_the_seat(const PlayedRound& round, const event::Substituted& event) {
  return std::ranges::any_of(round.stand_ins, [&](const auto& one) {
    return one.first == event.entrant && (one.second.out == event.in || one.second.in == event.in);
  });
}

Wrong objection_to(const Competition& to, const event::Substituted& event) {
  if (round_unknown(to, event.round) || is_of_the_seat(round_at(to, event.round), event)) return std::nullopt;
  const auto table = table_of_person(to, event.round, event.in);
  if (!table) return std::nullopt;
  const auto& sides = at(round_at(to, event.round).tables, *table).drawn.sides;
  for (const auto& side : sides) {
    for (const Entrant entrant : side) {
      const auto& people = to.entrants[place_of(entrant)].people;
      const bool own = std::ranges::count(people, event.in) > 0;
      const bool for_it = std::ranges::any_of(round_at(to, event.round).stand_ins, [&](const auto& one) {
        return one.first == entrant && one.second.in == event.in;
      });
      if (own || for_it)
        return refuse(No::plays_already,
                      {event.round.stage + 1, event.round.round + 1, *table + 1, name_of(entrant)});
    }
  }
  return std::nullopt;
}

// Three or more people are a team; teams may differ in size.
Wrong objection_to(const Competition& to, const event::EntrantEntered& event) {
  const auto kind = [](std::size_t people) { return std::min<std::size_t>(people, 3); };
  for (std::size_t i = 0; i < to.entrants.size(); ++i) {
    const std::size_t people = to.entrants[i].people.size();
    if (kind(people) != kind(event.people.size()))
      return refuse(No::uneven, {static_cast<int>(event.people.size()),
                                 name_of(entrant_at(static_cast<int>(i))), static_cast<int>(people)});
  }
  return std::nullopt;
}

Wrong objection_to(const Competition& to, const event::RoundDrawn& event) {
  return draw_objection(to, event);
}

Wrong objection_to(const Competition&, const auto&) { return std::nullopt; }

}  // namespace

std::optional<LeagueRefusal> objection(const Competition& competition, const CompetitionEvent& event) {
  if (!competition.created) return std::nullopt;  // apply() reports it
  return std::visit([&](const auto& one) { return objection_to(competition, one); }, event);
}

event::Returned coming_back(const Competition& competition, Entrant entrant) {
  event::Returned back{entrant, {}};
  for (int stage = 0; stage <= competition.stage && stage < static_cast<int>(competition.stages.size());
       ++stage) {
    const auto rounds = static_cast<int>(at(competition.stages, stage).rounds.size());
    for (int round = 0; round < rounds; ++round) {
      const auto table = table_of(round_at(competition, {stage, round}), entrant);
      if (table && may_reopen(competition, {stage, round, *table}, entrant))
        back.tables.push_back({stage, round, *table});
    }
  }
  return back;
}

Wrong enter(Competition& to, const event::CompetitionCreated& event, Change&) {
  const auto count = static_cast<int>(event.setup.stages.size());
  if (count == 0) return refuse(No::no_stages);
  for (int i = 0; i < count; ++i) {
    if (auto wrong = stage_fault(at(event.setup.stages, i), i + 1, i + 1 == count)) return wrong;
    const bool twice = at(event.setup.stages, i).elimination != Elimination::once;
    if (i > 0 && twice && at(event.setup.stages, i - 1).go_on.repechage)
      return refuse(No::elimination, {i + 1});
    if (i > 0 && at(event.setup.stages, i).accelerated && at(event.setup.stages, i - 1).go_on.carry_over)
      return refuse(No::accelerated, {i + 1});
    if (i > 0 && at(event.setup.stages, i).format == Format::keizer &&
        at(event.setup.stages, i - 1).go_on.carry_over)
      return refuse(No::keizer, {i + 1, kKeizerValueMax, kRoundsMax});
  }
  to.setup = event.setup;
  to.stages.resize(event.setup.stages.size());
  to.created = true;
  return std::nullopt;
}

Wrong enter(Competition& to, const event::EntrantEntered& event, Change&) {
  if (event.people.empty()) return refuse(No::nobody);
  if (is_fixed(to)) return refuse(No::late);
  for (std::size_t i = 0; i < to.entrants.size(); ++i) {
    for (const std::string& person : event.people) {
      if (std::ranges::count(to.entrants[i].people, person) > 0)
        return refuse(No::person_twice, {name_of(entrant_at(static_cast<int>(i)))});
    }
  }
  const auto entrant = entrant_at(static_cast<int>(to.entrants.size()));
  std::vector<std::string> people = event.people;
  std::ranges::sort(people);
  if (std::ranges::adjacent_find(people) != people.end()) return refuse(No::person_twice, {name_of(entrant)});
  to.entrants.push_back({.people = event.people,
                         .team = event.team,
                         .club = event.club,
                         .rating = event.rating,
                         .first_round = static_cast<int>(to.now().rounds.size()),
                         .withdrew = {},
                         .late = event.late});
  PlayedStage& first = to.stages.front();
  first.entrants.push_back(entrant);
  if (first.entered) first.entered->entrants.push_back(entrant);
  return std::nullopt;
}

Wrong enter(Competition& to, const event::EntrantWithdrawn& event, Change& change) {
  if (auto wrong = entrant_unknown(to, event.entrant)) return wrong;
  EntrantState& entrant = to.entrants[place_of(event.entrant)];
  if (entrant.withdrew) return refuse(No::withdrawn, {name_of(event.entrant)});
  entrant.withdrew = RoundRef{to.stage, static_cast<int>(to.now().rounds.size())};
  const auto rounds = static_cast<int>(to.now().rounds.size());
  for (int number = 0; number < rounds; ++number) {
    PlayedRound& round = at(at(to.stages, to.stage).rounds, number);
    const auto seat = table_of(round, event.entrant);
    if (!seat) continue;
    PlayedTable& table = at(round.tables, *seat);
    if (is_decided(table)) continue;
    const TableRef ref{to.stage, number, *seat};
    const TableResult before = result_of(to, ref);
    for (std::size_t side = 0; side < table.drawn.sides.size(); ++side) {
      if (std::ranges::count(table.drawn.sides[side], event.entrant) == 0) continue;
      table.forfeits.push_back(static_cast<int>(side));
      table.left.push_back(static_cast<int>(side));
    }
    std::ranges::sort(table.forfeits);
    supersede(to, ref, before, change);
  }
  std::erase_if(to.away, [&](const event::Absent& away) { return away.entrant == event.entrant; });
  return std::nullopt;
}

namespace {

// Checks the limits for a half-point bye in the next round.
Wrong half_bye_fault(const Competition& to, Entrant entrant) {
  const StageSetup& rules = to.rules();
  const auto& rounds = to.now().rounds;
  if (rules.half_byes_until > 0 && static_cast<int>(rounds.size()) >= rules.half_byes_until)
    return refuse(No::half_byes_until, {rules.half_byes_until});
  if (!rules.half_byes) return std::nullopt;
  const auto had = std::ranges::count_if(rounds, [&](const PlayedRound& round) {
    return std::ranges::count(round.away, event::Absent{entrant, Kind::half_bye}) > 0;
  });
  if (had >= *rules.half_byes) return refuse(No::half_byes, {name_of(entrant), *rules.half_byes});
  return std::nullopt;
}

}  // namespace

Wrong enter(Competition& to, const event::Absent& event, Change&) {
  if (auto wrong = entrant_unknown(to, event.entrant)) return wrong;
  if (event.kind != Kind::absent && event.kind != Kind::full_bye && event.kind != Kind::half_bye &&
      event.kind != Kind::zero_bye)
    return refuse(No::own_wish);
  if (to.entrants[place_of(event.entrant)].withdrew) return refuse(No::withdrawn, {name_of(event.entrant)});
  if (is_away(to.away, event.entrant)) return refuse(No::away, {name_of(event.entrant)});
  if (event.kind == Kind::half_bye) {
    if (auto wrong = half_bye_fault(to, event.entrant)) return wrong;
  }
  to.away.push_back(event);
  return std::nullopt;
}

Wrong enter(Competition& to, const event::Returned& event, Change& change) {
  if (auto wrong = entrant_unknown(to, event.entrant)) return wrong;
  EntrantState& entrant = to.entrants[place_of(event.entrant)];
  if (!entrant.withdrew && !is_away(to.away, event.entrant))
    return refuse(No::not_away, {name_of(event.entrant)});
  for (const TableRef& table : event.tables) {
    if (auto wrong = table_unknown(to, table)) return wrong;
    if (!may_reopen(to, table, event.entrant))
      return refuse(No::not_left, {table.table + 1, table.round + 1});
  }
  entrant.withdrew.reset();
  std::erase_if(to.away, [&](const event::Absent& away) { return away.entrant == event.entrant; });
  for (const TableRef& table : event.tables) {
    const TableResult before = result_of(to, table);
    reopen(to, table);
    supersede(to, table, before, change);
  }
  return std::nullopt;
}

Wrong enter(Competition& to, const event::Substituted& event, Change&) {
  if (auto wrong = round_unknown(to, event.round)) return wrong;
  if (auto wrong = entrant_unknown(to, event.entrant)) return wrong;
  PlayedRound& round = at(at(to.stages, event.round.stage).rounds, event.round.round);
  if (!table_of(round, event.entrant))
    return refuse(No::not_seated, {name_of(event.entrant), event.round.stage + 1, event.round.round + 1});
  const auto& people = to.entrants[place_of(event.entrant)].people;
  const bool stands_in = std::ranges::any_of(round.stand_ins, [&](const auto& one) {
    return one.first == event.entrant && one.second.in == event.out;
  });
  if (std::ranges::count(people, event.out) == 0 && !stands_in)
    return refuse(No::not_of_entrant, {name_of(event.entrant)});
  if (event.in == event.out || event.percent < 1 || event.percent > 100) return refuse(No::same_again);
  const StoodIn stood_in{event.out, event.in, event.percent};
  const auto before = std::ranges::find_if(round.stand_ins, [&](const auto& one) {
    return one.first == event.entrant && one.second.out == event.out;
  });
  if (before == round.stand_ins.end())
    round.stand_ins.emplace_back(event.entrant, stood_in);
  else
    before->second = stood_in;
  return std::nullopt;
}

Wrong enter(Competition& to, const event::PenaltyGiven& event, Change& change) {
  if (auto wrong = entrant_unknown(to, event.entrant)) return wrong;
  // A penalty is allowed before the first round is drawn.
  const bool before = event.round.stage == to.stage && event.round.round == 0;
  if (auto wrong = round_unknown(to, event.round); wrong && !before) return wrong;
  to.penalties.push_back({event, false});
  supersede(to, static_cast<int>(to.penalties.size()) - 1, change);
  return std::nullopt;
}

Wrong enter(Competition& to, const event::PenaltyLifted& event, Change& change) {
  if (event.penalty < 0 || event.penalty >= static_cast<int>(to.penalties.size()))
    return refuse(No::no_penalty, {event.penalty + 1});
  GivenPenalty& penalty = at(to.penalties, event.penalty);
  if (penalty.lifted) return refuse(No::lifted, {event.penalty + 1});
  penalty.lifted = true;
  supersede(to, event.penalty, change);
  return std::nullopt;
}

}  // namespace tanteador::league
