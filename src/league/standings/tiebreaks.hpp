#pragma once
// What entrants are compared by. Names and definitions as in the FIDE Handbook C.07, and what card games add.

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "src/league/standings/results.hpp"

namespace tanteador::league {

enum class Tiebreak : std::uint8_t {
  points,
  wins,               // WIN: rounds worth a win, played or not
  wins_played,        // WON: wins at the table
  game_points,        // GP: of matches over several tables
  progressive,        // PS: the points after each round, added up
  progressive_cut,    // PS-C1: without the first round's
  buchholz,           // BH: what the opponents have scored
  buchholz_cut,       // BH-C1: without the least
  buchholz_median,    // BH-M1: without the least and the greatest
  buchholz_partners,  // BH-P: opponents' scores minus partners'
  fore_buchholz,      // FB: as if the last round's pairings were all drawn
  average_buchholz,   // AOB: the average Buchholz of the opponents played
  sonneborn,          // SB: opponents' scores times the points won against them
  sonneborn_cut,      // SB-C1
  // Of teams that meet at several tables, by match points and game points (see Line):
  buchholz_game,      // BH-GP: what the opponents have in game points
  buchholz_game_cut,  // BH-GP-C1
  sonneborn_mg,       // EMGSB: opponents' match points times the game points won against them
  sonneborn_mg_cut,   // EMGSB-C1
  sonneborn_gm,       // EGMSB: opponents' game points times the match points won against them
  sonneborn_gm_cut,   // EGMSB-C1
  sonneborn_gg,       // EGGSB: game points on both sides
  sonneborn_gg_cut,   // EGGSB-C1
  schedule_strength,  // SSSC: the other kind of points, and a share of the Buchholz
  koya,               // KS: points against opponents who have half of what could be had, or more
  direct_encounter,   // DE: the games of those level with each other
  team_encounter,     // EDE: the same, where it tells nothing apart by the other kind of points
  average_rating,     // ARO: of the rated opponents played
  performance,        // TPR
  sets_won,
  set_difference,
  score_for,         // tentos, points of the table
  score_difference,  // at tables of two sides
  best_match,        // the highest score of one round
  deals_won,
  percentage,  // PCT: of duplicate, in attack and defence
  line_place,  // ALT: the place by it among those of one's line, the lower first
  bracket,     // the place a knock-out has given, the lower first
  lot,         // a number drawn, the lower first; nobody's is 0
  number       // the place in the list of entrants, the lower first
};

// What one of a value is: 19 in quarters is 4¾.
enum class Unit : std::uint8_t { whole, halves, quarters, hundredths };
using Value = std::int64_t;
constexpr int parts_of(Unit unit) {  // how many of a value make one
  constexpr int kParts[] = {1, 2, 4, 100};
  return kParts[static_cast<int>(unit)];
}

struct TiebreakInfo {
  Tiebreak system;
  std::string_view id;    // "BH-C1", as it is written in a competition's settings
  std::string_view name;  // N_()
  Unit unit;
  std::string_view sentence;  // why {0} is before {1}: {2} to {3}; N_()
  bool in_trf = false;        // FIDE's tournament report (TRF) has a name for it
};
// In the order of the enumeration.
std::span<const TiebreakInfo> tiebreak_infos();
const TiebreakInfo& info(Tiebreak system);
// Also as FIDE's files write it: "BH:GP/C1", "EMMSB".
std::optional<Tiebreak> tiebreak_by_name(std::string_view id);
// Only known within a tied group.
constexpr bool is_encounter(Tiebreak system) {
  return system == Tiebreak::direct_encounter || system == Tiebreak::team_encounter;
}
Arg arg_of(Value value, Unit unit);

// C.07, article 16. Until February 2026 a round not played counts as one against somebody with the entrant's
// own points; since March 2026 with no more than the scheduled opponent of a forfeit has, or without one no
// more than a draw in every round would give.
enum class UnplayedRule : std::uint8_t { fide2023, fide2026 };
// In a predetermined schedule (round robin) forfeits count like games; in a Swiss article 16 applies.
enum class Schedule : std::uint8_t { swiss, predetermined };

// What a competition of teams is about first; the other kind comes in where a tie-break names both.
enum class Primary : std::uint8_t { match_points, game_points };

struct TiebreakRules {
  UnplayedRule unplayed = UnplayedRule::fide2026;
  Schedule schedule = Schedule::swiss;
  PointScheme scheme = {};
  int rounds = 0;                       // of the whole competition; 0: those in the results
  std::vector<int> ratings;             // by entrant; 0 or missing: unrated
  std::vector<int> lots;                // by entrant, from 1; 0 or missing: none drawn
  std::vector<int> places = {};         // by entrant, from 1: what the bracket has given; 0 or missing: none
  int match_tables = 0;                 // a match is over so many tables
  std::vector<Value> percentages = {};  // by entrant, of duplicate, in hundredths, -1: none
  std::vector<int> lines = {};          // by entrant, of duplicate, from 0; missing: they change
  Primary primary = Primary::match_points;
};

// The game points of a round that was not played: as many as what it is worth stands for, all tables for a
// win and half of them for a draw.
Halves game_points_for(Halves points, const PointScheme& scheme, int match_tables);

// Entrants of a tied group that direct encounter could not tell apart, with the points that told them from
// others.
struct EncounterGroup {
  std::vector<Entrant> entrants;
  Value points = 0;                   // of each, in the games that told it from the next group
  std::vector<Value> after_previous;  // by entrant, in the games that told it from the group before
};

class Meetings;

// The tie-breaks of one state of a competition. The results must outlive it and have no fault (fault_in).
class Tiebreaks {
 public:
  Tiebreaks(const Results& results, TiebreakRules rules);
  ~Tiebreaks();
  Tiebreaks(const Tiebreaks&) = delete;
  Tiebreaks& operator=(const Tiebreaks&) = delete;

  // Each entrant's value. The greater is the better, but of lot and number the lower (0, no lot, is last). Of
  // direct encounter all are 0: it is only known within a tied group.
  std::vector<Value> of(Tiebreak system) const;

  // The group in order, best first (C.07, article 6): by the points of the games among them, then again among
  // those still level. Where not all of them have met, only those come first whom nobody could have caught up
  // with in the missing games. EDE takes the other kind of points where a group stays as it was, and keeps to
  // it (article 13.3).
  std::vector<EncounterGroup> direct_encounter(std::span<const Entrant> group,
                                               Tiebreak system = Tiebreak::direct_encounter) const;

 private:
  std::unique_ptr<const Meetings> meetings_;
  TiebreakRules rules_;
};

}  // namespace tanteador::league
