// Rounds of a bracket.

#include <algorithm>
#include <set>
#include <tuple>

#include "src/league/competition/draws.hpp"
#include "src/league/pairing/clubs_apart.hpp"

namespace tanteador::league {

using event::DrawnTable;
using event::RoundDrawn;

namespace {

// The seeds after a stage of groups keep clubs apart already.
bool can_part_clubs(const Competition& competition) {
  const int stage = competition.stage;
  const bool after_groups = stage > 0 && at(competition.setup.stages, stage - 1).format == Format::groups;
  return competition.rules().clubs != ClubRule::ignored && !after_groups;
}

enum class ClubSeeds : std::uint8_t { apart, as_seeded };  // older versions left the seeds as they were

// The first round of a bracket fixes the seeds.
std::vector<Entrant> seeds_to_draw(const Competition& seeded_now, ClubSeeds clubs) {
  const PlayedStage& stage = seeded_now.now();
  if (clubs == ClubSeeds::as_seeded || !can_part_clubs(seeded_now)) return stage.entrants;
  const std::vector<int> all = clubs_of(seeded_now);
  std::vector<int> by_seed;
  for (const Entrant entrant : stage.entrants) by_seed.push_back(all[place_of(entrant)]);
  return part_clubs(bracket_of(seeded_now, seeded_now.stage), stage.entrants, by_seed,
                    seeded_now.rules().clubs == ClubRule::within_points);
}

Draw draw_knockout(const Competition& competition, RoundDrawn draw, DrawnPlaces places, ClubSeeds clubs) {
  Competition seeded_now = competition;
  PlayedStage& stage = seeded_now.stages[competition.stage];
  std::set<Entrant> moved;
  if (stage.rounds.empty()) {
    std::tie(stage.entrants, stage.repechage) = field_to_draw(competition);
    const std::vector<Entrant> seeds = seeds_to_draw(seeded_now, clubs);
    for (std::size_t i = 0; i < seeds.size(); ++i)
      if (seeds[i] != stage.entrants[i]) moved.insert(seeds[i]);
    if (!moved.empty()) draw.seeds = stage.entrants = seeds;
  }
  const Bracket bracket = bracket_of(seeded_now, competition.stage);
  const auto states = bracket_states(seeded_now, competition.stage, places);
  std::set<int> drawn;
  for (const PlayedRound& round : competition.now().rounds) {
    for (const PlayedTable& table : round.tables) drawn.insert(table.drawn.bracket);
  }
  for (std::size_t match = 0; match < states.size(); ++match) {
    const auto number = static_cast<int>(match);
    if (states[match].status != BracketStatus::ready || drawn.contains(number)) continue;
    draw.tables.push_back(
        two_sided_table(*states[match].first, *states[match].second,
                        {PairingCause::bracket, {number, bracket.matches[match].remaining}}));
    draw.tables.back().bracket = number;
    if (moved.contains(*states[match].first) || moved.contains(*states[match].second))
      draw.tables.back().reasons.push_back({PairingCause::club_seeds, {}});
  }
  if (!draw.tables.empty()) return draw;
  const auto waiting = std::ranges::find(states, BracketStatus::ready, &BracketState::status);
  if (waiting != states.end()) return tl::unexpected(refuse(No::round_open, {draw.round.round}));
  return tl::unexpected(refuse(No::stage_over, {competition.stage + 1}));
}

}  // namespace

// To reproduce a draw, also tries the seeds and places as older versions computed them.
Draw draw_knockout(const Competition& competition, const RoundDrawn& draw, const RoundDrawn* again) {
  Draw result = draw_knockout(competition, draw, DrawnPlaces::fixed, ClubSeeds::apart);
  if (!again || (result && have_same_tables(*result, *again))) return result;
  for (const DrawnPlaces places : {DrawnPlaces::fixed, DrawnPlaces::by_results}) {
    Draw older = draw_knockout(competition, draw, places, ClubSeeds::as_seeded);
    if (older && have_same_tables(*older, *again)) return older;
  }
  return result;
}

}  // namespace tanteador::league
