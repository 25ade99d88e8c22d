// Rounds in which single players change partners: movements, and pairs made anew.

#include <algorithm>

#include "src/league/competition/draws.hpp"

namespace tanteador::league {

using event::DrawnTable;
using event::RoundDrawn;

namespace {

// Uses no lots: the entrants take their places in the movement by number.
Draw draw_duplicate(const Competition& competition, RoundDrawn draw) {
  std::vector<Entrant> present = scheduled_entrants(competition);
  std::ranges::sort(present);
  const auto rounds = movement_of(competition.rules(), static_cast<int>(present.size()));
  const auto number = static_cast<std::size_t>(draw.round.round);
  if (number >= rounds.size())
    return tl::unexpected(refuse(No::no_movement, {static_cast<int>(present.size())}));
  for (const DuplicateTable& seats : rounds[number].tables) {
    DrawnTable& table = draw.tables.emplace_back();
    for (const auto& side : seats.sides) table.sides.push_back({present[place_of(side.front())]});
    table.reasons = {{PairingCause::boards, {seats.set}}};
  }
  for (const Entrant relay : rounds[number].relays)
    draw.byes.push_back({present[place_of(relay)], {{PairingCause::odd_number, {}}}});
  return draw;
}

DrawnTable partners_table(const PartnersTable& seats, Reason reason) {
  DrawnTable table;
  table.sides = {{seats.home[0], seats.home[1]}, {seats.away[0], seats.away[1]}};
  table.reasons = {reason};
  return table;
}

// Round `number` of the whist movement. Null if an earlier round was not from it.
std::optional<PartnersRound> movement_round(const Competition& competition,
                                            const std::vector<Entrant>& present, std::size_t number) {
  auto rounds = whist_tournament(static_cast<int>(present.size()));
  if (number >= rounds.size()) return std::nullopt;
  const auto real = [&](Entrant& entrant) { entrant = present[place_of(entrant)]; };
  for (std::size_t i = 0; i <= number; ++i) {
    for (PartnersTable& table : rounds[i].tables) {
      std::ranges::for_each(table.home, real);
      std::ranges::for_each(table.away, real);
    }
    std::ranges::for_each(rounds[i].byes, real);
  }
  const std::size_t drawn = std::min(number, competition.now().rounds.size());
  for (std::size_t i = 0; i < drawn; ++i) {
    std::vector<std::vector<std::vector<Entrant>>> played, planned;  // sides by table
    for (const PlayedTable& one : competition.now().rounds[i].tables)
      if (!is_free(one)) played.push_back(one.drawn.sides);
    for (const PartnersTable& one : rounds[i].tables) planned.push_back(partners_table(one, {}).sides);
    if (!are_planned(competition, played, planned)) return std::nullopt;
  }
  return rounds[number];
}

Draw draw_rainbow(const Competition& competition, RoundDrawn draw, std::vector<Entrant> present,
                  const RoundDrawn* again) {
  const auto rounds = rainbow(static_cast<int>(present.size()) / 4);
  const auto number = static_cast<std::size_t>(draw.round.round);
  if (present.size() % 4 != 0 || number >= rounds.size())
    return draw_singles(competition, draw, present, again);
  for (const RainbowTable& seats : rounds[number]) {
    DrawnTable& table = draw.tables.emplace_back();
    for (const Entrant seat : seats.seats) table.sides.push_back({present[place_of(seat)]});
    table.reasons = {{PairingCause::boards, {seats.boards}}};
  }
  return draw;
}

// The reasons for newly made pairs: each repeated pair, or that all are new.
std::vector<Reason> drawn_partners(const PartnersTable& seats, const std::vector<PartnersEntrant>& known) {
  std::vector<Reason> reasons;
  for (const auto& [one, other] : {seats.home, seats.away}) {
    const auto partners = std::ranges::find(known, one, &PartnersEntrant::entrant)->partners;
    const auto times = static_cast<int>(std::ranges::count(partners, other));
    if (times > 0) reasons.push_back({PairingCause::partners_again, {index(one), index(other), times + 1}});
  }
  if (reasons.empty()) reasons.push_back({PairingCause::fresh_partners, {}});
  return reasons;
}

}  // namespace

Draw draw_partners(const Competition& competition, RoundDrawn draw, std::vector<Entrant> present,
                   const RoundDrawn* again) {
  const StageSetup& setup = competition.rules();
  if (is_duplicate(setup)) return draw_duplicate(competition, std::move(draw));
  std::ranges::sort(present);
  if (setup.movement == Movement::rainbow) return draw_rainbow(competition, std::move(draw), present, again);
  const auto number = static_cast<std::size_t>(draw.round.round);
  PartnersRound round;
  const Reason movement{PairingCause::movement, {draw.round.round}};
  std::vector<PartnersEntrant> known;
  const bool whist = setup.movement == Movement::whist;
  if (const auto of = whist ? movement_round(competition, present, number) : std::nullopt) {
    round = *of;
  } else {
    const Results results = results_to_date(competition);
    const auto ranks = ranks_of(competition);
    const auto opponents = whist ? OpponentRule::fresh : OpponentRule::by_points;
    known = partners_entrants(results, present, ranks);
    round = partners_round(known, {setup.partners, opponents, draw.seed});
  }
  for (const PartnersTable& seats : round.tables) {
    draw.tables.push_back(partners_table(seats, movement));
    if (!known.empty()) draw.tables.back().reasons = drawn_partners(seats, known);
  }
  for (const Entrant bye : round.byes) draw.byes.push_back({bye, {{PairingCause::odd_number, {}}}});
  return draw;
}

std::vector<std::vector<DrawnTable>> movement_rounds(const Competition& competition, int stage) {
  std::vector<std::vector<DrawnTable>> rounds;
  for (const PlayedRound& played : at(competition.stages, stage).rounds) {
    rounds.emplace_back();
    for (const PlayedTable& table : played.tables)
      if (!is_free(table)) rounds.back().push_back(table.drawn);
  }
  const StageSetup& setup = at(competition.setup.stages, stage);
  const bool whist = setup.format == Format::rotating_partners && setup.movement == Movement::whist;
  if (!whist || is_duplicate(setup) || stage != competition.stage) return rounds;
  std::vector<Entrant> present = to_be_drawn(competition);
  std::ranges::sort(present);
  while (const auto planned = movement_round(competition, present, rounds.size())) {
    rounds.emplace_back();
    for (const PartnersTable& seats : planned->tables) rounds.back().push_back(partners_table(seats, {}));
  }
  return rounds;
}

}  // namespace tanteador::league
