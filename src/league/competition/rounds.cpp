// Draws, closes and reopens rounds and stages.

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

#include "src/league/competition/rules.hpp"

namespace tanteador::league {

namespace {

using event::DrawnTable;
using event::RoundDrawn;

PlayedRound& round_of(Competition& to, RoundRef round) {
  return at(at(to.stages, round.stage).rounds, round.round);
}

bool has_shape(const DrawnTable& table, const StageSetup& setup) {
  const bool pairs = setup.format == Format::rotating_partners &&
                     (setup.movement == Movement::whist || setup.movement == Movement::pairs);
  const std::size_t wide = pairs ? 2 : 1, sides = table.sides.size();
  const bool all = std::ranges::all_of(table.sides, [&](const auto& side) { return side.size() == wide; });
  if (is_two_sided(setup)) return all && sides == 2;
  if (setup.format == Format::rotating_partners) return all && sides == 4;
  return all && sides >= 2 && sides <= 8;
}

// Each due entrant is seated once, and only allowed ones are.
Wrong seats_fault(const Competition& to, const RoundDrawn& draw, const std::vector<Entrant>& allowed,
                  const std::vector<Entrant>& due) {
  std::vector<char> counts(to.entrants.size(), 0), may_play(to.entrants.size(), 0);
  for (const Entrant entrant : allowed) may_play[place_of(entrant)] = 1;
  Wrong wrong;
  const auto meet = [&](Entrant entrant) {
    if (wrong) return;
    if ((wrong = entrant_unknown(to, entrant))) return;
    if (may_play[place_of(entrant)] == 0)
      wrong = refuse(No::not_playing, {name_of(entrant)});
    else if (counts[place_of(entrant)]++ > 0)
      wrong = refuse(No::seated_twice, {name_of(entrant)});
  };
  for (const DrawnTable& table : draw.tables) {
    for (const auto& side : table.sides) std::ranges::for_each(side, meet);
  }
  for (const event::DrawnBye& bye : draw.byes) meet(bye.entrant);
  if (wrong) return wrong;
  for (const Entrant entrant : due) {
    if (counts[place_of(entrant)] == 0) return refuse(No::left_out, {name_of(entrant)});
  }
  return std::nullopt;
}

int group_of(const std::vector<std::vector<Entrant>>& groups, Entrant entrant) {
  for (std::size_t group = 0; group < groups.size(); ++group) {
    if (std::ranges::count(groups[group], entrant) > 0) return static_cast<int>(group);
  }
  return -1;
}

// Groups contain everybody once, and entrants meet only within their group.
Wrong groups_fault(const Competition& to, const RoundDrawn& draw) {
  const auto& groups = draw.round.round == 0 ? draw.groups : to.now().groups;
  RoundDrawn whole;
  for (const auto& group : groups) {
    for (const Entrant entrant : group) whole.byes.push_back({entrant, {}});
  }
  const auto all = to.now().entrants;
  if (draw.round.round == 0) {
    if (auto wrong = seats_fault(to, whole, all, to_be_seated(to))) return wrong;
  }
  for (std::size_t i = 0; i < draw.tables.size(); ++i) {
    const DrawnTable& table = draw.tables[i];
    for (const auto& side : table.sides) {
      if (group_of(groups, side.front()) != table.group || table.group < 0)
        return refuse(No::group_mixed, {static_cast<int>(i) + 1});
    }
  }
  return std::nullopt;
}

// A table of one club is refused.
Wrong clubs_fault(const Competition& to, const RoundDrawn& draw) {
  for (std::size_t i = 0; i < draw.tables.size(); ++i) {
    const auto& sides = draw.tables[i].sides;
    const auto club = [&](const auto& side) {
      return std::string_view(to.entrants[place_of(side.front())].club);
    };
    if (!sides.empty() && club(sides.front()) == club(sides.back()))
      return refuse(No::one_club, {static_cast<int>(i) + 1});
  }
  return std::nullopt;
}

bool is_drawn_before(const PlayedStage& stage, int match) {
  return std::ranges::any_of(stage.rounds, [&](const PlayedRound& round) {
    return std::ranges::any_of(round.tables,
                               [&](const PlayedTable& table) { return table.drawn.bracket == match; });
  });
}

// The stage must be seeded already.
Wrong bracket_fault(const Competition& seeded_already, const RoundDrawn& draw,
                    const std::vector<BracketState>& states) {
  for (std::size_t i = 0; i < draw.tables.size(); ++i) {
    const DrawnTable& table = draw.tables[i];
    if (table.sides.empty()) continue;
    const bool there = table.bracket >= 0 && table.bracket < static_cast<int>(states.size());
    const auto theirs = [&](const BracketState& state) {
      return state.status == BracketStatus::ready && state.first == table.sides[0].front() &&
             state.second == table.sides[1].front();
    };
    if (!there || !theirs(at(states, table.bracket)) || is_drawn_before(seeded_already.now(), table.bracket))
      return refuse(No::bracket_match, {static_cast<int>(i) + 1, table.bracket + 1});
  }
  return std::nullopt;
}

// Before the first draw of a stage: removes withdrawn entrants and fixes the seeds. Older versions also left
// out entrants who were missing in an earlier draw that was taken back.
enum class DrawnField : std::uint8_t { as_entered, as_drawn_before };
void fix_seeds(Competition& to, DrawnField field, const std::vector<Entrant>& seeds) {
  PlayedStage& stage = at(to.stages, to.stage);
  if (!stage.rounds.empty()) return;
  if (!is_scheduled(to.rules())) {
    stage.entrants = seeded_entrants(to, to.stage);
    return;
  }
  if (!stage.entered) stage.entered = {stage.entrants, stage.repechage};
  if (field == DrawnField::as_entered) {
    std::tie(stage.entrants, stage.repechage) = field_to_draw(to);
    if (!seeds.empty()) stage.entrants = seeds;
    return;
  }
  const RoundRef now{to.stage, 0};
  const auto gone = [&](Entrant entrant) { return has_withdrawn(to.entrants[place_of(entrant)], now); };
  stage.entrants = seeded_entrants(to, to.stage);
  std::erase_if(stage.entrants, gone);
  std::erase_if(stage.repechage, gone);
}

void forfeit_missing(const Competition& to, RoundRef round, PlayedTable& table) {
  for (std::size_t side = 0; side < table.drawn.sides.size(); ++side) {
    bool left = false, away = false;
    for (const Entrant entrant : table.drawn.sides[side]) {
      left = left || has_withdrawn(to.entrants[place_of(entrant)], round);
      away = away || is_away(to.away, entrant);
    }
    if (left || away) table.forfeits.push_back(static_cast<int>(side));
    if (left && !away) table.left.push_back(static_cast<int>(side));
  }
}

// A table without sides is one of the rules' free tables, before a table that is used.
bool stays_free(const StageSetup& setup, const RoundDrawn& draw, std::size_t place) {
  return draw.tables[place].sides.empty() && place + 1 < draw.tables.size() &&
         std::ranges::count(setup.free_tables, static_cast<int>(place) + 1) > 0;
}

Wrong draw_fault(const Competition& to, const RoundDrawn& draw) {
  const auto& stage = to.now();
  const int next = static_cast<int>(stage.rounds.size());
  if (draw.round != RoundRef{to.stage, next}) return refuse(No::wrong_round, {to.stage + 1, next + 1});
  if (stage.closed) return refuse(No::closed);
  const int due = rounds_due(to, to.stage);
  if (due > 0 && next >= due && to.rules().format != Format::knockout)
    return refuse(No::stage_over, {to.stage + 1});
  if (needs_points(to, draw.round) && next > 0 && stage.rounds.back().status == RoundStatus::open)
    return refuse(No::round_open, {next});
  if (draw.tables.empty()) return refuse(No::too_few);
  for (std::size_t i = 0; i < draw.tables.size(); ++i) {
    if (!has_shape(draw.tables[i], to.rules()) && !stays_free(to.rules(), draw, i))
      return refuse(No::table_shape, {static_cast<int>(i) + 1});
  }
  return std::nullopt;
}

// Only an accelerated round has virtual points, the same for each entrant of the half. Older draws have none.
Wrong virtual_points_fault(const Competition& to, const RoundDrawn& draw) {
  if (draw.virtual_points == VirtualPoints{}) return std::nullopt;
  const auto& [points, entrants] = draw.virtual_points;
  const Halves expected = virtual_points_due(to.rules(), draw.round.round);
  const std::set<Entrant> different(entrants.begin(), entrants.end());
  const bool known = std::ranges::all_of(entrants, [&](Entrant one) { return !entrant_unknown(to, one); });
  if (points == expected && known && different.size() == entrants.size() && (points > 0 || entrants.empty()))
    return std::nullopt;
  return refuse(No::virtual_points, {draw.round.round + 1});
}

// The seeds are fixed. Entrants who withdrew after a draw that was taken back may be seated, but need not.
Wrong participants_fault(const Competition& to, const RoundDrawn& draw) {
  const bool scheduled = is_scheduled(to.rules());
  const std::vector<Entrant> allowed = scheduled ? to.now().entrants : to_be_seated(to);
  if (auto wrong = seats_fault(to, draw, allowed, scheduled ? allowed : to_be_drawn(to))) return wrong;
  if (auto wrong = virtual_points_fault(to, draw)) return wrong;
  if (to.rules().between_clubs) return clubs_fault(to, draw);
  return to.rules().format == Format::groups ? groups_fault(to, draw) : Wrong();
}

std::vector<bool> drawn_matches(const PlayedStage& stage, const RoundDrawn& draw, std::size_t matches) {
  std::vector<bool> drawn(matches, false);
  for (const PlayedRound& round : stage.rounds) {
    for (const PlayedTable& table : round.tables)
      if (!is_free(table)) drawn[table.drawn.bracket] = true;
  }
  for (const DrawnTable& table : draw.tables)
    if (!table.sides.empty()) drawn[table.bracket] = true;
  return drawn;
}

using Occupants = tl::expected<std::vector<BracketOccupants>, LeagueRefusal>;

Occupants knockout_occupants(const Competition& to, const RoundDrawn& draw, DrawnPlaces places) {
  std::vector<Entrant> allowed = to.now().entrants;
  allowed.insert(allowed.end(), to.now().repechage.begin(), to.now().repechage.end());
  if (auto wrong = seats_fault(to, draw, allowed, {})) return tl::unexpected(*wrong);
  const auto states = bracket_states(to, to.stage, places);
  if (auto wrong = bracket_fault(to, draw, states)) return tl::unexpected(*wrong);
  std::vector<int> matches;
  for (const DrawnTable& table : draw.tables)
    if (!table.sides.empty()) matches.push_back(table.bracket);
  return occupants_fixed(bracket_of(to, to.stage), states, matches,
                         drawn_matches(to.now(), draw, states.size()));
}

bool is_whole(const Competition& to, const RoundDrawn& draw) {
  const auto states = bracket_states(to, to.stage, DrawnPlaces::fixed);
  const auto ready = std::ranges::count(states, BracketStatus::ready, &BracketState::status);
  return ready == std::ranges::count_if(draw.tables, [](const auto& table) { return !table.sides.empty(); });
}

// Only the first round of a knock-out orders the seeds again, and it keeps all of them.
Wrong seeds_fault(const Competition& to, const RoundDrawn& draw) {
  if (draw.seeds.empty()) return std::nullopt;
  const bool first = to.rules().format == Format::knockout && draw.round.round == 0;
  std::vector<Entrant> field = field_to_draw(to).first, seeds = draw.seeds;
  std::ranges::sort(field);
  std::ranges::sort(seeds);
  return first && field == seeds ? Wrong() : refuse(No::seeds_of_draw, {draw.round.round + 1});
}

// The entrants that a draw fixes in a bracket; empty in other formats. Also fixes the seeds of a first round.
Occupants occupants_with(Competition& to, const RoundDrawn& draw, DrawnField field) {
  if (auto wrong = seeds_fault(to, draw)) return tl::unexpected(*wrong);
  fix_seeds(to, field, draw.seeds);
  if (to.rules().format == Format::knockout) return knockout_occupants(to, draw, DrawnPlaces::fixed);
  if (auto wrong = participants_fault(to, draw)) return tl::unexpected(*wrong);
  return std::vector<BracketOccupants>();
}

// The same, also for draws of older versions.
Occupants occupants_of(Competition& to, const RoundDrawn& draw) {
  const bool knockout = to.rules().format == Format::knockout, first = draw.round.round == 0;
  const PlayedStage before = first ? to.now() : PlayedStage();
  Occupants occupants = occupants_with(to, draw, DrawnField::as_entered);
  const bool redrawn = first && before.entered;
  if (redrawn && (!occupants || (knockout && !is_whole(to, draw)))) {
    const PlayedStage as_entered = std::exchange(at(to.stages, to.stage), before);
    Occupants older = occupants_with(to, draw, DrawnField::as_drawn_before);
    if (older && (!occupants || is_whole(to, draw))) return older;
    at(to.stages, to.stage) = as_entered;
  }
  if (!occupants && knockout && !first) {
    if (Occupants older = knockout_occupants(to, draw, DrawnPlaces::by_results)) return older;
  }
  if (!occupants && first) at(to.stages, to.stage) = before;  // unchanged after a refusal
  return occupants;
}

}  // namespace

Wrong draw_objection(Competition to, const RoundDrawn& draw) {
  if (draw_fault(to, draw)) return std::nullopt;  // apply() reports it
  const Occupants occupants = occupants_with(to, draw, DrawnField::as_entered);
  return occupants ? Wrong() : occupants.error();
}

Wrong enter(Competition& to, const RoundDrawn& event, Change&) {
  if (auto wrong = draw_fault(to, event)) return wrong;
  auto occupants = occupants_of(to, event);
  if (!occupants) return occupants.error();
  PlayedStage& stage = at(to.stages, to.stage);
  if (event.round.round == 0) stage.groups = event.groups;
  PlayedRound round{.tables = {}, .byes = event.byes, .away = {}, .stand_ins = {}, .seed = event.seed};
  round.occupants = *std::move(occupants);
  round.asked_off = to.away;
  round.virtual_points = event.virtual_points;
  for (const DrawnTable& drawn : event.tables) {
    PlayedTable& table = round.tables.emplace_back();
    table.drawn = drawn;
    forfeit_missing(to, event.round, table);
  }
  for (const event::Absent& away : to.away) {
    if (!table_of(round, away.entrant)) round.away.push_back(away);
  }
  to.away.clear();
  stage.rounds.push_back(std::move(round));
  return std::nullopt;
}

Wrong enter(Competition& to, const event::DrawTakenBack& event, Change&) {
  if (auto wrong = round_unknown(to, event.round)) return wrong;
  auto& rounds = at(to.stages, event.round.stage).rounds;
  const PlayedRound& round = rounds.back();
  const bool touched = std::ranges::any_of(
      round.tables, [](const PlayedTable& table) { return table.score || !table.matches.empty(); });
  const bool last = event.round.stage == to.stage && event.round.round + 1 == static_cast<int>(rounds.size());
  if (!last || touched || round.status != RoundStatus::open)
    return refuse(No::results_in, {event.round.round + 1});
  to.away = round.away;
  rounds.pop_back();
  if (event.round.round == 0) at(to.stages, event.round.stage).groups.clear();
  if (event.round.stage > 0) return std::nullopt;
  for (EntrantState& entrant : to.entrants)  // late joiners of that round play from now on
    entrant.first_round = std::min(entrant.first_round, event.round.round);
  return std::nullopt;
}

Wrong enter(Competition& to, const event::TablesSwapped& event, Change&) {
  // One of the two may be a free table.
  const auto fault = [&](int table) {
    return table_unknown(to, {event.round.stage, event.round.round, table});
  };
  const auto is_there = [&](int table) {
    return table >= 0 && table < static_cast<int>(round_at(to, event.round).tables.size());
  };
  const Wrong first = fault(event.first), second = fault(event.second);
  if (first && (second || round_unknown(to, event.round) || !is_there(event.first))) return first;
  if (second && !is_there(event.second)) return second;
  if (event.first == event.second) return refuse(No::same_again);
  auto& tables = round_of(to, event.round).tables;
  std::swap(at(tables, event.first), at(tables, event.second));
  return std::nullopt;
}

Wrong enter(Competition& to, const event::SeatsSwapped& event, Change& change) {
  if (auto wrong = round_unknown(to, event.round)) return wrong;
  if (event.first == event.second) return refuse(No::same_again);
  PlayedRound& round = round_of(to, event.round);
  const auto bye = [&](Entrant entrant) {
    return std::ranges::find(round.byes, entrant, &event::DrawnBye::entrant) != round.byes.end();
  };
  for (const Entrant entrant : {event.first, event.second}) {
    if (auto wrong = entrant_unknown(to, entrant)) return wrong;
    if (!table_of(round, entrant) && !bye(entrant))
      return refuse(No::not_seated, {name_of(entrant), event.round.stage + 1, event.round.round + 1});
  }
  const Format format = at(to.setup.stages, event.round.stage).format;
  const auto first = table_of(round, event.first);
  if (format == Format::knockout && first != table_of(round, event.second))
    return refuse(No::bracket_match, {*first + 1, at(round.tables, *first).drawn.bracket + 1});
  const auto swap = [&](Entrant& entrant) {
    entrant = entrant == event.first ? event.second : entrant == event.second ? event.first : entrant;
  };
  const auto is_moved = [&](Entrant entrant) { return entrant == event.first || entrant == event.second; };
  const std::vector<Reason> swapped{{PairingCause::swapped, {}}};
  // The boards stay at the table.
  const auto other_reason = [](const Reason& one) { return one.because != PairingCause::boards; };
  for (PlayedTable& table : round.tables) {
    bool here = false;
    for (auto& side : table.drawn.sides) {
      here = here || std::ranges::any_of(side, is_moved);
      std::ranges::for_each(side, swap);
    }
    if (!here) continue;
    std::erase_if(table.drawn.reasons, other_reason);
    table.drawn.reasons.insert(table.drawn.reasons.end(), swapped.begin(), swapped.end());
  }
  for (event::DrawnBye& one : round.byes) {
    if (is_moved(one.entrant)) one.reasons = swapped;
    swap(one.entrant);
  }
  const auto& rounds = at(to.stages, event.round.stage).rounds;
  for (int later = event.round.round + 1; later < static_cast<int>(rounds.size()); ++later)
    change.affected.push_back({event.round.stage, later});
  return std::nullopt;
}

Wrong enter(Competition& to, const event::RoundDated& event, Change&) {
  const auto [stage, round] = event.round;
  const int due = stage >= 0 && stage < static_cast<int>(to.stages.size()) ? rounds_due(to, stage) : -1;
  if (due < 0 || round < 0 || round >= (due > 0 ? due : kRoundsMax))
    return refuse(No::no_round, {stage + 1, round + 1});
  if (event.begins.empty())
    to.dates.erase(event.round);
  else
    to.dates[event.round] = event.begins;
  return std::nullopt;
}

Wrong enter(Competition& to, const event::LotDrawn& event, Change&) {
  if (event.stage < 0 || event.stage >= static_cast<int>(to.stages.size()))
    return refuse(No::no_round, {event.stage + 1, 1});
  std::vector<int> lots(to.entrants.size(), 0);
  int lot = 0;
  for (const Entrant entrant : event.order) {
    if (auto wrong = entrant_unknown(to, entrant)) return wrong;
    if (lots[place_of(entrant)] != 0) return refuse(No::seated_twice, {name_of(entrant)});
    lots[place_of(entrant)] = ++lot;
  }
  at(to.stages, event.stage).lots = std::move(lots);
  return std::nullopt;
}

Wrong enter(Competition& to, const event::RoundClosed& event, Change&) {
  if (auto wrong = round_unknown(to, event.round)) return wrong;
  PlayedRound& round = round_of(to, event.round);
  if (round.status != RoundStatus::open) return refuse(No::closed);
  int number = 0, open = 0;
  for (const PlayedTable& table : round.tables) {
    ++number;
    if (open == 0 && (!is_decided(table) || !table.disputed.empty())) open = number;
  }
  if (open > 0 && !event.forced) return refuse(No::open_tables, {event.round.round + 1, open});
  round.status = open > 0 ? RoundStatus::forced : RoundStatus::closed;
  return std::nullopt;
}

namespace {

// The first open round of the stage, from 1; 0: all are closed.
int open_round(const PlayedStage& stage) {
  int number = 0;
  for (const PlayedRound& round : stage.rounds) {
    ++number;
    if (round.status == RoundStatus::open) return number;
  }
  return 0;
}

}  // namespace

Wrong enter(Competition& to, const event::StageClosed& event, Change&) {
  PlayedStage& stage = at(to.stages, to.stage);
  if (event.stage != to.stage || stage.rounds.empty()) return refuse(No::stages_left, {to.stage + 1});
  if (const int open = open_round(stage)) return refuse(No::round_open, {open});
  if (to.stage + 1 == static_cast<int>(to.stages.size())) return refuse(No::last_stage);
  if (event.going_on.size() < 2) return refuse(No::too_few);
  RoundDrawn like;
  for (const Entrant entrant : event.going_on) like.byes.push_back({entrant, {}});
  for (const Entrant entrant : event.repechage) like.byes.push_back({entrant, {}});
  if (auto wrong = seats_fault(to, like, stage.entrants, {})) return wrong;
  stage.closed = true;
  ++to.stage;
  PlayedStage& next = at(to.stages, to.stage);
  next.entrants = event.going_on;
  next.repechage = event.repechage;
  to.away.clear();
  return std::nullopt;
}

Wrong enter(Competition& to, const event::CompetitionFinished&, Change&) {
  if (to.stage + 1 < static_cast<int>(to.stages.size()) || to.now().rounds.empty())
    return refuse(No::stages_left, {to.stage + 1});
  if (const int open = open_round(to.now())) return refuse(No::round_open, {open});
  at(to.stages, to.stage).closed = true;
  to.finished = true;
  return std::nullopt;
}

Wrong enter(Competition& to, const event::Reopened&, Change&) {
  if (to.withdrawn) {
    to.withdrawn = false;
    return std::nullopt;
  }
  PlayedStage& stage = at(to.stages, to.stage);
  if (to.finished) {
    to.finished = false;
    stage.closed = false;
    return std::nullopt;
  }
  if (stage.rounds.empty() && to.stage > 0) {
    stage = {};
    at(to.stages, --to.stage).closed = false;
    return std::nullopt;
  }
  if (stage.rounds.empty() || stage.rounds.back().status == RoundStatus::open)
    return refuse(No::nothing_closed);
  stage.rounds.back().status = RoundStatus::open;
  return std::nullopt;
}

}  // namespace tanteador::league
