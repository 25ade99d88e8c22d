#pragma once
// Shared parts of the competition code. Private to this folder.

#include "src/league/competition/competition.hpp"
#include "src/league/pairing/duplicate.hpp"
#include "src/league/pairing/seating/seating.hpp"

namespace tanteador::league {

inline constexpr int kRoundsMax = 100;  // of a stage
inline constexpr int kTableNumberMax = 10'000;

enum class No : std::uint8_t {
  not_created,
  created_twice,
  finished,
  no_stages,
  sets,
  sizes,
  groups,
  rounds,
  go_on,
  nobody,
  person_twice,
  late,
  no_entrant,
  withdrawn,
  away,
  not_away,
  own_wish,
  half_byes,
  half_byes_until,
  no_round,
  no_table,
  not_seated,
  not_of_entrant,
  wrong_round,
  round_open,
  stage_over,
  too_few,
  seated_twice,
  left_out,
  not_playing,
  table_shape,
  group_mixed,
  bracket_match,
  results_in,
  same_again,
  sides,
  impossible,
  no_winner,
  no_such_side,
  no_result,
  not_left,
  plays_already,
  uneven,
  by_forfeit,
  linked,
  not_linked,
  no_penalty,
  lifted,
  open_tables,
  closed,
  lot_needed,
  stages_left,
  last_stage,
  nothing_closed,
  put_away,
  seeds_fixed,
  not_in_stage,
  too_few_apart,
  all_rounds,
  by_hand_format,
  prize_place,
  amount,
  match_tables,
  game_points,
  team_match,
  boards,
  board_results,
  no_movement,
  elimination,
  accelerated,
  virtual_points,
  free_tables,
  seeds_of_draw,
  between_clubs,
  keizer,
  two_clubs,
  one_club,
  clubs_fixed,
  no_clock,
  clock_stopped,
  clock_runs,
  clock_minutes,
  last_deal,
  player_again,
  no_player,
  same_other,
  same_through,
  two_again,
  no_team,
  team_empty,
  team_twice,
  team_captain,
  team_name,
  joined_again,
  kCount
};
LeagueRefusal refuse(No why, PhraseArgs args = {});

// The refusal, or null if a check finds no fault.
using Wrong = std::optional<LeagueRefusal>;

inline std::size_t place_of(Entrant entrant) { return static_cast<std::size_t>(index(entrant)); }
template <class List>
auto& at(List& list, int place) {
  return list[place];
}

inline bool knows(const Competition& competition, Entrant entrant) {
  return index(entrant) >= 0 && place_of(entrant) < competition.entrants.size();
}
Wrong entrant_unknown(const Competition& competition, Entrant entrant);
Wrong round_unknown(const Competition& competition, RoundRef round);
Wrong table_unknown(const Competition& competition, TableRef table);
const PlayedRound& round_at(const Competition& competition, RoundRef round);
const PlayedTable& table_at(const Competition& competition, TableRef table);

// True for rotating partners with boards that move.
bool is_duplicate(const StageSetup& setup);
bool is_two_sided(const StageSetup& setup);
// Duplicate only.
std::vector<DuplicateRound> movement_of(const StageSetup& setup, int entrants);
bool has_withdrawn(const EntrantState& entrant, RoundRef by);
bool is_away(const std::vector<event::Absent>& away, Entrant entrant);
// Tables of single players whose seats in this round depend on the scores so far.
bool is_seated_by_score(const Competition& competition, RoundRef round);
// The points of the stronger half in a round of such a stage, which counts from 0; else 0.
inline Halves virtual_points_due(const StageSetup& rules, int round) {
  return rules.accelerated ? virtual_points_in(round, rules.rounds, rules.points.scheme.win) : 0;
}
// The earlier rounds must be closed before this one is drawn.
bool needs_points(const Competition& competition, RoundRef round);
// `parts_clubs`: clubmates sit apart where the seats are drawn by lot.
event::RoundDrawn seated_by_score(const Competition& competition, event::RoundDrawn draw,
                                  std::vector<Entrant> present, bool parts_clubs);
std::vector<SeatedRound> seated_rounds(const Competition& competition);
// Entrants for the next round of the stage: neither withdrawn nor absent.
std::vector<Entrant> to_be_seated(const Competition& competition);
// The same without entrants who have withdrawn since a draw that was taken back.
std::vector<Entrant> to_be_drawn(const Competition& competition);
// The entrants of a scheduled stage in its first round: by seed, and the repechage.
std::pair<std::vector<Entrant>, std::vector<Entrant>> field_to_draw(const Competition& competition);
// Checks the rules of stage `number`, from 1.
Wrong stage_fault(const StageSetup& setup, int number, bool last);
// The opponents of each entrant in a complete round robin of the stage.
int games_due(const StageSetup& setup, std::size_t entrants);
// The club of each entrant as a number; -1: none.
std::vector<int> clubs_of(const Competition& competition);
bool are_apart(const Competition& competition, Entrant one, Entrant other);
// By seeds from hand or lot, then by rating, strongest first. Equal or unrated entrants by number.
std::vector<Entrant> by_rating(const Competition& competition, std::vector<Entrant> entrants);
// The entrants of a stage by seed; before the first draw of the first stage, by rating.
std::vector<Entrant> seeded_entrants(const Competition& competition, int stage);

// Older versions computed the places of drawn matches anew from the current results (by_results).
enum class DrawnPlaces : std::uint8_t { fixed, by_results };
std::vector<BracketState> bracket_states(const Competition& competition, int stage, DrawnPlaces places);

std::vector<Verdict> verdicts(const event::TableScore& score);
// The lines of a table; empty while it is undecided.
TableResult lines_of(const PlayedTable& table, const StageSetup& setup,
                     const std::vector<std::pair<Entrant, StoodIn>>& stand_ins);

// Returns faults of a draw that apply() accepts only for older logs.
Wrong draw_objection(Competition to, const event::RoundDrawn& draw);

// Records in `change` the draws that depend on a changed result or penalty, and marks them as superseded.
void supersede(Competition& to, TableRef table, const TableResult& before, Change& change);
void supersede(Competition& to, int penalty, Change& change);

Wrong enter(Competition& to, const event::CompetitionCreated& event, Change& change);
Wrong enter(Competition& to, const event::EntrantEntered& event, Change& change);
Wrong enter(Competition& to, const event::EntrantChanged& event, Change& change);
Wrong enter(Competition& to, const event::Seeded& event, Change& change);
Wrong enter(Competition& to, const event::KeptApart& event, Change& change);
Wrong enter(Competition& to, const event::RulesChanged& event, Change& change);
Wrong enter(Competition& to, const event::CompetitionWithdrawn& event, Change& change);
Wrong enter(Competition& to, const event::MoneySet& event, Change& change);
Wrong enter(Competition& to, const event::FeePaid& event, Change& change);
Wrong enter(Competition& to, const event::EntrantWithdrawn& event, Change& change);
Wrong enter(Competition& to, const event::Absent& event, Change& change);
Wrong enter(Competition& to, const event::Returned& event, Change& change);
Wrong enter(Competition& to, const event::Substituted& event, Change& change);
Wrong enter(Competition& to, const event::RoundDrawn& event, Change& change);
Wrong enter(Competition& to, const event::RoundDated& event, Change& change);
Wrong enter(Competition& to, const event::ClockChanged& event, Change& change);
Wrong enter(Competition& to, const event::DrawTakenBack& event, Change& change);
Wrong enter(Competition& to, const event::TablesSwapped& event, Change& change);
Wrong enter(Competition& to, const event::SeatsSwapped& event, Change& change);
Wrong enter(Competition& to, const event::MatchLinked& event, Change& change);
Wrong enter(Competition& to, const event::MatchUnlinked& event, Change& change);
Wrong enter(Competition& to, const event::ResultEntered& event, Change& change);
Wrong enter(Competition& to, const event::ResultCorrected& event, Change& change);
Wrong enter(Competition& to, const event::Forfeited& event, Change& change);
Wrong enter(Competition& to, const event::PenaltyGiven& event, Change& change);
Wrong enter(Competition& to, const event::PenaltyLifted& event, Change& change);
Wrong enter(Competition& to, const event::LotDrawn& event, Change& change);
Wrong enter(Competition& to, const event::RoundClosed& event, Change& change);
Wrong enter(Competition& to, const event::StageClosed& event, Change& change);
Wrong enter(Competition& to, const event::CompetitionFinished& event, Change& change);
Wrong enter(Competition& to, const event::Reopened& event, Change& change);

}  // namespace tanteador::league
