#pragma once
// The setup of a competition, fixed at creation, so that standings follow the rules of their time.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "src/league/pairing/knockout.hpp"
#include "src/league/pairing/swiss/swiss.hpp"
#include "src/league/pairing/whist.hpp"
#include "src/league/standings/keizer.hpp"
#include "src/league/standings/season.hpp"
#include "src/league/standings/standings.hpp"

namespace tanteador::league {

// Points of a round, in halves.
struct RoundPoints {
  PointScheme scheme;
  Halves bye = 2, half_bye = 1;  // bye: allocated or a requested full bye
  Halves forfeit_win = 2, forfeit_loss = 0;
  bool operator==(const RoundPoints&) const = default;
};

enum class GroupDraw : std::uint8_t { snake, drawn };  // drawn: by pots of equal seeds
// Movement of rotating partners; pairs: a Swiss of pairs. Duplicate: rainbow for single players, mitchell
// (two lines) or howell (each against each) for formations.
enum class Movement : std::uint8_t { whist, rainbow, pairs, mitchell, howell };
// Tables of single players: new opponents, or neighbours by score; `by_score_fresh`: both, new ones first.
enum class SeatRule : std::uint8_t { fresh, by_score, by_score_fresh };
enum class LateJoin : std::uint8_t { zero, half, full };  // points for rounds before a late join
// The same for one entrant, who may have other points than the rules of the competition give.
enum class LateWorth : std::uint8_t { by_rules, zero, half, full };

// The entrants who advance to the next stage.
struct GoOn {
  enum class Who : std::uint8_t { all, top };
  Who who = Who::all;
  int top = 0;              // number from each group, or from the stage
  int best_next = 0;        // groups: number of the best at the next place, across the groups
  bool carry_over = false;  // results count in the next stage
  bool repechage = false;   // the others play there for the remaining place (knock-out)
  bool operator==(const GoOn&) const = default;
};

struct StageSetup {
  std::string name;
  Format format = Format::swiss;
  int rounds =
      0;  // Swiss, Keizer, singles, rotating partners; 0 and other formats: as many as the format needs
  int cycles = 1;              // round robin, groups: meetings of each pair, 1 or 2
  bool between_clubs = false;  // round robin of two clubs: everybody meets only those of the other club
  int groups = 0;
  GroupDraw group_draw = GroupDraw::snake;
  Elimination elimination = Elimination::once;  // knock-out
  bool third_place = false, repechage = false;  // knock-out, after one loss
  std::vector<int> sizes{4, 3, 5};              // singles: table sizes, the preferred one first
  SeatRule seats = SeatRule::fresh;             // singles, from the second round on
  bool score_final = false;                     // singles: the last round by score, whatever `seats` says
  Movement movement = Movement::whist;
  PartnerRule partners = PartnerRule::balanced;  // of Movement::pairs
  ClubRule clubs = ClubRule::before_points;      // Swiss, seeds of a knock-out, seats by lot
  bool accelerated = false;                      // Swiss that begins without points
  KeizerRules keizer = {};
  int sets = 1;          // best of this odd number
  int boards = 0;        // duplicate: boards at a table in a round; 0: not duplicate
  int match_tables = 0;  // teams: tables in a match, each worth a game point; 0: one table
  RoundPoints points;
  std::vector<Tiebreak> order;  // empty: default_order(format)
  UnplayedRule unplayed = UnplayedRule::fide2026;
  int minimum_games = 0;
  WithdrawalRule withdrawals{WithdrawalRule::Policy::strike, 50, 0};  // round robin and groups
  LateJoin late_join = LateJoin::zero;
  std::optional<int> half_byes = {};  // most half-point byes that an entrant may ask for; null: no limit
  int half_byes_until = 0;            // last round with half-point byes, from 1; 0: all
  SubstituteRule substitutes;
  std::vector<int> free_tables;  // numbers from 1 that no later draw uses
  int minutes = 0;               // of a round; 0: no clock
  int last_deal = 0;             // minutes before the end when it begins; 0: none
  GoOn go_on;
  bool operator==(const StageSetup&) const = default;
};

struct CompetitionSetup {
  std::string name, game, ruleset;  // names of game and ruleset are not interpreted here
  bool rated = true;
  std::string season;  // common name of the competitions in a season; empty: no season
  SeasonRule season_points;
  bool known_keys = false;  // links only matches entered here or signed by a known key
  std::vector<StageSetup> stages;
  bool operator==(const CompetitionSetup&) const = default;
};

// The user's word for it: "Swiss", "groups".
std::string_view name_of(Format format);            // N_()
std::string_view name_of(const StageSetup& setup);  // N_(); "round robin between two clubs"

}  // namespace tanteador::league
