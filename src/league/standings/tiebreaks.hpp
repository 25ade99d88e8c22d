#pragma once
// The criteria that compare entrants, as in the FIDE Handbook C.07, with additions for card games.

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
  wins,               // WIN: rounds with the points of a win, played or not
  wins_played,        // WON: wins at the table
  game_points,        // GP: in matches over several tables
  progressive,        // PS: sum of the points after each round
  progressive_cut,    // PS-C1: without the first round
  buchholz,           // BH: scores of the opponents
  buchholz_cut,       // BH-C1: without the lowest
  buchholz_median,    // BH-M1: without the lowest and the highest
  buchholz_partners,  // BH-P: opponents' scores minus partners'
  fore_buchholz,      // FB: as if all pairings of the last round were drawn
  average_buchholz,   // AOB: the average Buchholz of the opponents played
  sonneborn,          // SB: opponents' scores times the points won against them
  sonneborn_cut,
  // Teams that meet at several tables, by match points and game points (see Line):
  buchholz_game,  // BH-GP: game points of the opponents
  buchholz_game_cut,
  sonneborn_mg,  // EMGSB: opponents' match points times the game points won against them
  sonneborn_mg_cut,
  sonneborn_gm,  // EGMSB: opponents' game points times the match points won against them
  sonneborn_gm_cut,
  sonneborn_gg,  // EGGSB: game points on both sides
  sonneborn_gg_cut,
  schedule_strength,  // SSSC: the other kind of points, and a share of the Buchholz
  koya,               // KS: points against opponents with at least half of the possible points
  direct_encounter,   // DE: games between equal entrants
  team_encounter,     // EDE: the same; if it does not separate them, by the other kind of points
  average_rating,     // ARO: of rated opponents played
  performance,
  sets_won,
  set_difference,
  score_for,         // tentos, points at the table
  score_difference,  // at tables of two sides
  best_match,        // highest score of one round
  deals_won,
  percentage,  // PCT: duplicate, in attack and defence
  line_place,  // ALT: the place by percentage within the line, lower first
  keizer,      // KZ: the own value and the values of beaten opponents
  bracket,     // the place in a knock-out, lower first
  lot,         // a drawn number, lower first; 0: none
  number       // the entrant's number, lower first
};

// The fraction that a value counts: 19 quarters are 4¾.
enum class Unit : std::uint8_t { whole, halves, quarters, hundredths };
using Value = std::int64_t;
constexpr int parts_of(Unit unit) {  // parts that make one
  constexpr int kParts[] = {1, 2, 4, 100};
  return kParts[static_cast<int>(unit)];
}

struct TiebreakInfo {
  Tiebreak system;
  std::string_view id;    // "BH-C1", as in the settings of a competition
  std::string_view name;  // N_()
  Unit unit;
  std::string_view sentence;  // reason why {0} is before {1}: {2} to {3}; N_()
  bool in_trf = false;        // exists in FIDE's tournament report (TRF)
};
// In the order of the enumeration.
std::span<const TiebreakInfo> tiebreak_infos();
const TiebreakInfo& info(Tiebreak system);
// Also accepts the spelling of FIDE's files: "BH:GP/C1", "EMMSB".
std::optional<Tiebreak> tiebreak_by_name(std::string_view id);
// True if the value is only known within a tied group.
constexpr bool is_encounter(Tiebreak system) {
  return system == Tiebreak::direct_encounter || system == Tiebreak::team_encounter;
}
Arg arg_of(Value value, Unit unit);

// C.07, article 16. Until February 2026 a round not played counts like one against an opponent with the
// entrant's own points. Since March 2026 it is limited to the points of the scheduled opponent of a forfeit.
// Without one the limit is a draw in every round.
enum class UnplayedRule : std::uint8_t { fide2023, fide2026 };
// In a predetermined schedule (round robin) forfeits count as games; in a Swiss article 16 applies.
enum class Schedule : std::uint8_t { swiss, predetermined };

// The main kind of points of teams. Tie-breaks that name both kinds use the other one second.
enum class Primary : std::uint8_t { match_points, game_points };

struct TiebreakRules {
  UnplayedRule unplayed = UnplayedRule::fide2026;
  Schedule schedule = Schedule::swiss;
  PointScheme scheme = {};
  int rounds = 0;                // of the whole competition; 0: the rounds in the results
  std::vector<int> ratings;      // by entrant; 0 or missing: unrated
  std::vector<int> lots;         // by entrant, from 1; 0 or missing: none drawn
  std::vector<int> places = {};  // by entrant, from 1: places in the bracket; 0 or missing: none
  int match_tables = 0;
  std::vector<Value> percentages = {};  // duplicate, by entrant, in hundredths; -1: none
  std::vector<Value> keizer = {};       // by entrant, in halves
  std::vector<int> lines = {};          // duplicate, by entrant, from 0; missing: lines change
  Primary primary = Primary::match_points;
};

// The game points of a round not played. A win counts all tables, a draw half of them.
Halves game_points_for(Halves points, const PointScheme& scheme, int match_tables);

// Entrants that direct encounter cannot separate, with the points that separate them from others.
struct EncounterGroup {
  std::vector<Entrant> entrants;
  Value points = 0;                   // of each entrant, in the games that separate it from the next group
  std::vector<Value> after_previous;  // by entrant, in the games that separate it from the previous group
};

class Meetings;

// Computes tie-breaks for one state of a competition. The results must outlive it without fault (fault_in).
class Tiebreaks {
 public:
  Tiebreaks(const Results& results, TiebreakRules rules);
  ~Tiebreaks();
  Tiebreaks(const Tiebreaks&) = delete;
  Tiebreaks& operator=(const Tiebreaks&) = delete;

  // The value of each entrant. Higher is better; for lot and number lower (0, no lot, is last). For direct
  // encounter all values are 0, because it is only known within a tied group.
  std::vector<Value> values_of(Tiebreak system) const;

  // Orders a tied group, best first, by the points between them, then again for those still equal (C.07,
  // article 6). If some have not met, an entrant is first only if the missing games cannot change it. EDE
  // uses the other kind of points if a group stays as it was, and keeps that kind (article 13.3).
  std::vector<EncounterGroup> direct_encounter(std::span<const Entrant> group,
                                               Tiebreak system = Tiebreak::direct_encounter) const;

 private:
  std::unique_ptr<const Meetings> meetings_;
  TiebreakRules rules_;
};

}  // namespace tanteador::league
