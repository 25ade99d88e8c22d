#pragma once
// How a competition is played: its stages, what results are worth, who goes on. All of it is fixed when the
// competition is created, so that a table can always be computed again by the rules it was played under.

#include <cstdint>
#include <string>
#include <vector>

#include "src/league/pairing/swiss/swiss.hpp"
#include "src/league/pairing/whist.hpp"
#include "src/league/standings/season.hpp"
#include "src/league/standings/standings.hpp"

namespace tanteador::league {

// What rounds are worth, in halves.
struct RoundPoints {
  PointScheme scheme;
  Halves bye = 2, half_bye = 1;  // allocated (or a full bye at one's own wish), and half a bye
  Halves forfeit_win = 2, forfeit_loss = 0;
  bool operator==(const RoundPoints&) const = default;
};

enum class GroupDraw : std::uint8_t { snake, drawn };  // drawn: by pots of equal seeds
// Of rotating partners; pairs: a Swiss of them. Of duplicate: single players in a rainbow, formations in two
// lines (Mitchell), or each against each (Howell).
enum class Movement : std::uint8_t { whist, rainbow, pairs, mitchell, howell };
enum class LateJoin : std::uint8_t { zero, half };  // what rounds missed by a late join are worth

// Who plays the next stage.
struct GoOn {
  enum class Who : std::uint8_t { all, top };
  Who who = Who::all;
  int top = 0;              // of each group, or of the stage
  int best_next = 0;        // of groups: so many of the next place across the groups
  bool carry_over = false;  // results count on in the next stage
  bool repechage = false;   // the others play there for the place left (knock-out)
  bool operator==(const GoOn&) const = default;
};

struct StageSetup {
  std::string name;
  Format format = Format::swiss;
  int rounds = 0;  // Swiss, singles, rotating partners; else, and with 0, as many as the format needs
  int cycles = 1;  // round robin, groups: each meets each so many times, 1 or 2
  int groups = 0;  // of groups: how many
  GroupDraw group_draw = GroupDraw::snake;
  bool third_place = false, repechage = false;  // knock-out
  std::vector<int> sizes{4, 3, 5};              // singles: wanted table sizes, the first preferred
  Movement movement = Movement::whist;
  PartnerRule partners = PartnerRule::balanced;  // of Movement::pairs
  ClubRule clubs = ClubRule::before_points;      // Swiss
  int sets = 1;                                  // best of so many, odd
  int boards = 0;        // duplicate: so many boards are played at a table in a round; 0: it is none
  int match_tables = 0;  // teams meet at so many tables, each worth a game point; 0: at one
  RoundPoints points;
  std::vector<Tiebreak> order;  // empty: default_order(format)
  UnplayedRule unplayed = UnplayedRule::fide2026;
  int minimum_games = 0;
  WithdrawalRule withdrawals{WithdrawalRule::Policy::strike, 50, 0};  // of round robin and groups
  LateJoin late_join = LateJoin::zero;
  SubstituteRule substitutes;
  int minutes = 0;  // of a round; 0: no clock
  GoOn go_on;       // to the stage after this one
  bool operator==(const StageSetup&) const = default;
};

struct CompetitionSetup {
  std::string name, game, ruleset;  // names of the game and of its ruleset, not interpreted here
  bool rated = true;
  std::string season;        // competitions of one season bear the same name; empty: of none
  SeasonRule season_points;  // what the final ranks are worth in it
  std::vector<StageSetup> stages;
  bool operator==(const CompetitionSetup&) const = default;
};

// In words people use: "Swiss", "groups".
std::string_view name_of(Format format);  // N_()

}  // namespace tanteador::league
