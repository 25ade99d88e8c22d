#pragma once
// Draws of the next round by format. Private to this folder.

#include <algorithm>
#include <vector>

#include "src/league/competition/rules.hpp"

namespace tanteador::league {

// A draw completed with tables and byes. `draw` has its round, seed and virtual points.
using Draw = tl::expected<event::RoundDrawn, LeagueRefusal>;

// `again`: an earlier draw to reproduce, also as older versions made it; null: none.
Draw draw_round_robin(const Competition& competition, event::RoundDrawn draw);
Draw draw_groups(const Competition& competition, event::RoundDrawn draw);
Draw draw_knockout(const Competition& competition, const event::RoundDrawn& draw,
                   const event::RoundDrawn* again);
Draw draw_swiss(const Competition& competition, event::RoundDrawn draw, const std::vector<Entrant>& present,
                bool by_hand);
Draw draw_keizer(const Competition& competition, event::RoundDrawn draw, std::vector<Entrant> present);
Draw draw_singles(const Competition& competition, event::RoundDrawn draw, std::vector<Entrant> present,
                  const event::RoundDrawn* again);
Draw draw_partners(const Competition& competition, event::RoundDrawn draw, std::vector<Entrant> present,
                   const event::RoundDrawn* again);

// The virtual points of the next round. A late joiner has the points if it ranks above the last of the first
// round's half.
VirtualPoints virtual_points_next(const Competition& competition);

event::DrawnTable two_sided_table(Entrant first, Entrant second, Reason reason);
// The entrants of a scheduled stage, by seed.
std::vector<Entrant> scheduled_entrants(const Competition& competition);
// By entrant: its rank before this round, from 0. Entrants who do not play have the number of entrants.
std::vector<int> ranks_of(const Competition& competition);
// The results of the stage, with its rule for substitutes.
Results results_to_date(const Competition& competition);
// True if the same entrants sit together, also where free tables change the numbers.
bool have_same_tables(const event::RoundDrawn& one, const event::RoundDrawn& other);

// True if these are the tables of the plan. Fixed tables change only the numbers of tables.
template <class Table>
bool are_planned(const Competition& competition, const std::vector<Table>& played,
                 const std::vector<Table>& plan) {
  const auto is_fixed = [](const EntrantState& entrant) { return entrant.table > 0; };
  return played == plan ||
         (std::ranges::any_of(competition.entrants, is_fixed) && std::ranges::is_permutation(played, plan));
}

}  // namespace tanteador::league
