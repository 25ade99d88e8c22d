// Finds rounds and stages that depend on changed results, and draws them again.

#include <algorithm>
#include <iterator>

#include "src/league/competition/rules.hpp"

namespace tanteador::league {

namespace {

// True if points decide the pairings. Other rounds follow a schedule, a movement or earlier meetings.
bool is_drawn_by_points(const StageSetup& setup, const PlayedRound& round) {
  if (setup.format == Format::swiss || setup.format == Format::keizer) return true;
  const auto tells = [&](PairingCause because) {
    return std::ranges::any_of(round.tables, [&](const PlayedTable& table) {
      return std::ranges::count(table.drawn.reasons, because, &Reason::because) > 0;
    });
  };
  if (setup.format == Format::singles)
    return tells(PairingCause::by_score) || tells(PairingCause::near_score);
  if (setup.format != Format::rotating_partners || is_duplicate(setup)) return false;
  if (setup.movement == Movement::rainbow) return false;
  return !tells(PairingCause::movement);
}

using From = BracketPlace::From;

// True if the result of the earlier match now gives somebody else than the draw fixed.
bool is_other_now(const BracketPlace& place, std::optional<Entrant> who,
                  const std::vector<BracketState>& states) {
  if (place.from == From::winner_of) return states[place.number].winner != who;
  return place.from == From::loser_of && states[place.number].loser != who;
}

bool rests_on(const BracketMatch& match, int other) {
  const auto takes = [&](const BracketPlace& place) {
    return (place.from == From::winner_of || place.from == From::loser_of) && place.number == other;
  };
  return takes(match.first) || takes(match.second);
}

bool bracket_moved(const Competition& competition, RoundRef round, std::optional<int> by = {}) {
  const Bracket bracket = bracket_of(competition, round.stage);
  const auto states = bracket_states(competition, round.stage);
  return std::ranges::any_of(round_at(competition, round).occupants, [&](const BracketOccupants& one) {
    const BracketMatch& match = bracket.matches[one.match];
    if (by && !rests_on(match, *by)) return false;
    return is_other_now(match.first, one.first, states) || is_other_now(match.second, one.second, states);
  });
}

// Calls `mark` for all that depends on the points of `cause`; adds it to `change` if that returns true.
template <class Mark>
void mark_drawn(Competition& to, RoundRef cause, const Mark& mark, Change& change) {
  for (int stage = cause.stage; stage <= to.stage; ++stage) {
    const StageSetup& setup = at(to.setup.stages, stage);
    PlayedStage& played = at(to.stages, stage);
    const bool field = stage > cause.stage;
    if (field && mark(played.superseded)) {
      if (played.rounds.empty())
        change.affected_stages.push_back(stage);
      else
        change.affected.push_back({stage, 0});
    }
    if (field && !at(to.setup.stages, stage - 1).go_on.carry_over) return;
    for (int round = field ? 1 : cause.round + 1; round < static_cast<int>(played.rounds.size()); ++round) {
      PlayedRound& one = at(played.rounds, round);
      if (is_drawn_by_points(setup, one) && mark(one.superseded)) change.affected.push_back({stage, round});
    }
  }
}

}  // namespace

void supersede(Competition& to, TableRef table, const TableResult& before, Change& change) {
  const TableResult now = result_of(to, table);
  if (before == now) return;
  if (at(to.setup.stages, table.stage).format == Format::knockout) {
    const auto rounds = static_cast<int>(at(to.stages, table.stage).rounds.size());
    for (int round = table.round + 1; round < rounds; ++round) {
      if (bracket_moved(to, {table.stage, round}, table_at(to, table).drawn.bracket))
        change.affected.push_back({table.stage, round});
    }
  }
  const auto mark = [&](SupersededResults& superseded) {
    const auto [then, fresh] = superseded.results.try_emplace(table, before);
    if (!fresh && then->second == now) return superseded.results.erase(then), false;
    return true;
  };
  mark_drawn(to, table.round_ref(), mark, change);
}

void supersede(Competition& to, int penalty, Change& change) {
  const auto mark = [&](SupersededResults& superseded) {
    const bool fresh = superseded.penalties.insert(penalty).second;
    if (!fresh) superseded.penalties.erase(penalty);
    return fresh;
  };
  mark_drawn(to, at(to.penalties, penalty).given.round, mark, change);
}

bool is_superseded(const Competition& competition, RoundRef round) {
  const PlayedStage& stage = at(competition.stages, round.stage);
  if (round.round == 0 && !stage.superseded.empty()) return true;
  if (round.round >= static_cast<int>(stage.rounds.size())) return false;
  return !round_at(competition, round).superseded.empty() || bracket_moved(competition, round);
}

std::optional<RoundRef> round_to_redraw(const Competition& competition) {
  if (!competition.created || competition.finished || competition.withdrawn) return std::nullopt;
  const auto& rounds = competition.now().rounds;
  std::optional<RoundRef> from;
  if (rounds.empty() && is_superseded(competition, {competition.stage, 0})) from = {competition.stage, 0};
  const auto is_untouched = [](const PlayedRound& round) {
    return round.status == RoundStatus::open &&
           std::ranges::none_of(round.tables, [](const PlayedTable& table) {
             return table.score || !table.matches.empty() || !table.forfeits.empty();
           });
  };
  for (int round = static_cast<int>(rounds.size()) - 1; round >= 0 && is_untouched(at(rounds, round));
       --round) {
    if (is_superseded(competition, {competition.stage, round})) from = {competition.stage, round};
  }
  return from;
}

namespace {

// Absences and forfeits of a round as entered, without withdrawals.
std::vector<event::Absent> entered_absences(const Competition& competition, const PlayedRound& round) {
  std::vector<event::Absent> all = round.asked_off;
  for (const PlayedTable& table : round.tables) {
    for (const int side : table.forfeits) {
      const auto& entrants = at(table.drawn.sides, side);
      const auto asked_off = [&](Entrant entrant) { return is_away(round.asked_off, entrant); };
      if (std::ranges::count(table.left, side) > 0 || std::ranges::any_of(entrants, asked_off)) continue;
      for (const Entrant entrant : entrants) all.push_back({entrant, Kind::absent});
    }
  }
  std::erase_if(all, [&](const event::Absent& one) {
    return competition.entrants[place_of(one.entrant)].withdrew.has_value();
  });
  return all;
}

// Applies added events to a copy of the competition and stops at the first refusal.
struct Trial {
  Competition then;
  Redraw redraw;
  Wrong wrong = {};

  void add(CompetitionEvent event) {
    if (wrong) return;
    if (const auto done = league::apply(then, event); !done) wrong = done.error();
    redraw.events.push_back(std::move(event));
  }

  void take_back_rounds(RoundRef from) {
    for (int round = static_cast<int>(then.now().rounds.size()) - 1; round >= from.round; --round) {
      const RoundRef ref{from.stage, round};
      for (const event::Absent& one : then.away)
        redraw.lost.absences.push_back({{ref.stage, round + 1}, one.entrant});
      const PlayedRound& taken = round_at(then, ref);
      const auto absences = entered_absences(then, taken);
      for (const auto& [entrant, stood_in] : taken.stand_ins)
        redraw.lost.stand_ins.emplace_back(ref, entrant);
      add(event::DrawTakenBack{ref});
      for (const event::Absent& one : absences)
        if (!is_away(then.away, one.entrant)) add(one);
    }
  }

  void choose_field_again() {
    const auto away = then.away;
    const auto seedings = then.now().seedings;
    add(event::Reopened{std::string(N_("paired again"))});
    if (wrong) return;
    const auto closed = next_stage(then);
    if (!closed) {
      wrong = closed.error();
      return;
    }
    add(*closed);
    const auto is_out = [&](Entrant one) { return std::ranges::count(then.now().entrants, one) == 0; };
    for (event::Seeded seeding : seedings) {
      if (seeding.seed == 0)
        std::ranges::copy_if(seeding.order, std::back_inserter(redraw.lost.seeds), is_out);
      const auto out = std::erase_if(seeding.order, is_out);
      if (out == 0 || !seeding.order.empty()) add(std::move(seeding));
    }
    std::ranges::sort(redraw.lost.seeds);
    const auto twice = std::ranges::unique(redraw.lost.seeds);
    redraw.lost.seeds.erase(twice.begin(), twice.end());
    for (const event::Absent& one : away)
      if (!is_out(one.entrant)) add(one);
  }

  tl::expected<Redraw, LeagueRefusal> result() {
    if (wrong) return tl::unexpected(*wrong);
    return std::move(redraw);
  }
};

}  // namespace

tl::expected<Redraw, LeagueRefusal> take_draws_back(const Competition& competition, RoundRef from) {
  const auto rounds = static_cast<int>(competition.now().rounds.size());
  if (from.stage != competition.stage || from.round < 0 || from.round >= rounds)
    return tl::unexpected(refuse(No::no_round, {from.stage + 1, from.round + 1}));
  Trial trial{competition, {}};
  trial.take_back_rounds(from);
  return trial.result();
}

tl::expected<Redraw, LeagueRefusal> redraw(const Competition& competition, RoundRef from) {
  const auto rounds = static_cast<int>(competition.now().rounds.size());
  const bool field = from.round == 0 && competition.stage > 0 && !competition.now().superseded.empty();
  if (from.stage != competition.stage || from.round < 0 ||
      from.round >= (field ? std::max(rounds, 1) : rounds))
    return tl::unexpected(refuse(No::no_round, {from.stage + 1, from.round + 1}));
  Trial trial{competition, {.events = {}, .draws = rounds > 0}};
  trial.take_back_rounds(from);
  if (field) trial.choose_field_again();
  return trial.result();
}

}  // namespace tanteador::league
