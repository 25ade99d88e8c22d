// The reasons for refusals of league events.

#include "src/league/competition/rules.hpp"

namespace tanteador::league {

namespace {

// All refusals of apply(), objection() and the proposals, in the order of the documents.
struct RefusalInfo {
  std::string_view key, text;  // text: N_()
};
constexpr RefusalInfo kRefusals[] = {
    {"league/not_created", N_("The first entry of a competition must create it.")},
    {"league/created_twice", N_("A competition can be created only once.")},
    {"league/finished", N_("The competition is finished. Only corrections are possible, or reopen it.")},
    {"league/no_stages", N_("A competition needs at least one stage.")},
    {"league/sets", N_("Stage {0}: \"best of {1}\" is not possible. Use an odd number.")},
    {"league/sizes", N_("Stage {0}: table sizes must be two to eight, each given once.")},
    {"league/groups", N_("Stage {0}: the number of groups must be 1 to 1000.")},
    {"league/rounds", N_("Stage {0}: give the number of rounds, 1 to 100.")},
    {"league/go_on", N_("Stage {0}: nobody would qualify for the next stage.")},
    {"league/nobody", N_("A participant needs at least one person.")},
    {"league/person_twice", N_("Someone in this pair or team already takes part, as {0}.")},
    {"league/late", N_("This stage has already been paired; nobody can join it.")},
    {"league/no_entrant", N_("There is no participant {0}; the list has {1}.")},
    {"league/withdrawn", N_("{0} has already withdrawn.")},
    {"league/away", N_("{0} is already marked as away from the next round.")},
    {"league/not_away", N_("{0} has not withdrawn and is not away.")},
    {"league/own_wish", N_("Choose absent, or a full, half or zero-point bye.")},
    {"league/half_byes", N_("{0} cannot have another half-point bye; the limit is {1}. Choose absent or a "
                            "zero-point bye.")},
    {"league/half_byes_until", N_("Half-point byes end with round {0}. Choose absent or a zero-point bye.")},
    {"league/no_round", N_("Stage {0} has no round {1} yet.")},
    {"league/no_table", N_("Round {1} of stage {0} has no table {2}.")},
    {"league/not_seated", N_("{0} does not play in round {2} of stage {1}.")},
    {"league/not_of_entrant", N_("This person does not play for {0} in that round.")},
    {"league/wrong_round", N_("The next round to be paired is round {1} of stage {0}.")},
    {"league/round_open", N_("Close round {0} before pairing the next one.")},
    {"league/stage_over", N_("All rounds of stage {0} have been paired.")},
    {"league/too_few", N_("At least two participants must be present.")},
    {"league/seated_twice", N_("{0} appears twice in the pairings.")},
    {"league/left_out", N_("{0} is missing from the pairings.")},
    {"league/not_playing", N_("{0} should not play this round.")},
    {"league/table_shape", N_("Table {0} does not have the right number of sides for this format.")},
    {"league/group_mixed", N_("Table {0}: the two are not in the same group.")},
    {"league/bracket_match", N_("Table {0}: these two do not meet in match {1} of the knock-out now.")},
    {"league/results_in", N_("Round {0} already has a result, so its pairings cannot be changed.")},
    {"league/same_again", N_("Choose two different ones.")},
    {"league/sides", N_("Table {0} has {1} sides, but the result has {2}.")},
    {"league/impossible", N_("Table {0}: a best of {1} cannot end like this.")},
    {"league/no_winner", N_("Table {0}: in a knock-out there must be a winner.")},
    {"league/no_such_side", N_("Table {0} has no side {1}.")},
    {"league/no_result", N_("Table {0} of round {1} has no result yet.")},
    {"league/not_left", N_("Table {0} of round {1} was not lost by leaving, or already counts.")},
    {"league/plays_already",
     N_("This substitute already plays in round {1} of stage {0}, at table {2}, for {3}.")},
    {"league/uneven", N_("This participant has {0} people, {1} has {2}. Single players, pairs and teams "
                         "cannot play each other.")},
    {"league/by_forfeit", N_("Table {0} of round {1} was decided by forfeit. Correct that if it is wrong.")},
    {"league/linked", N_("This match is already linked with table {0} of round {1}.")},
    {"league/not_linked", N_("This match is not linked with table {0} of round {1}.")},
    {"league/no_penalty", N_("There is no penalty {0}.")},
    {"league/lifted", N_("Penalty {0} has already been removed.")},
    {"league/open_tables",
     N_("Round {0}: table {1} has no valid result. To close the round anyway, force it.")},
    {"league/closed", N_("Already closed.")},
    {"league/lot_needed", N_("{0} is tied for the last place that qualifies. Draw lots first.")},
    {"league/stages_left", N_("Stage {0} has not been played yet.")},
    {"league/last_stage", N_("There is no stage after this one.")},
    {"league/nothing_closed", N_("There is nothing to reopen.")},
    {"league/put_away", N_("The competition is cancelled. Reopen it to undo this.")},
    {"league/seeds_fixed",
     N_("The seeds of stage {0} can no longer be changed: its first round has been paired.")},
    {"league/not_in_stage", N_("{0} does not play in stage {1}.")},
    {"league/too_few_apart", N_("Choose at least two participants to keep apart.")},
    {"league/rounds_drawn", N_("Stage {0}: {1} rounds have already been paired.")},
    {"league/by_hand_format",
     N_("Single tables can be set by hand only in a Swiss, in Keizer, or at tables of single players.")},
    {"league/prize_place", N_("A prize needs a place of 1 or more and cannot be negative.")},
    {"league/amount", N_("The largest amount is ten million.")},
    {"league/match_tables", N_("Stage {0}: team matches need 2 to 100 tables and two sides, and cannot "
                               "be a best of several sets.")},
    {"league/game_points",
     N_("Table {0}: in a match over {1} tables, game points are 0 or more, at most {1} in total.")},
    {"league/team_match", N_("Enter the result of a match over several tables or boards from its result "
                             "slip. It cannot be linked to a single match.")},
    {"league/boards", N_("Stage {0}: duplicate needs 1 to 8 boards a round and a rainbow, Mitchell or "
                         "Howell movement. Mitchell and Howell are for duplicate only.")},
    {"league/board_results", N_("Table {0}: enter one score for each of the boards {1} to {2}.")},
    {"league/no_movement", N_("No such movement for {0}. Single players must be 12, 16, 20, 28, 44 or "
                              "52. A Howell needs 5 to 20 formations, a Mitchell 5 or more.")},
    {"league/elimination", N_("Stage {0}: double elimination already decides third place and has no "
                              "repechage.")},
    {"league/accelerated", N_("Stage {0}: only a Swiss that begins without points can be accelerated.")},
    {"league/virtual_points", N_("Round {0}: its virtual points differ from the rules. Draw it again.")},
    {"league/free_tables",
     N_("Stage {0}: at most {1} tables can stay free, each number once, from 1 to {2}.")},
    {"league/seeds_of_draw",
     N_("Round {0}: its order of seeds does not fit the participants. Pair it again.")},
    {"league/between_clubs", N_("Stage {0}: only a round robin can be played between two clubs.")},
    {"league/keizer", N_("Stage {0}: a Keizer stage begins without points. Its first value is at most {1}, a "
                         "share at most 1. At most {2} rounds lie between two meetings.")},
    {"league/two_clubs", N_("Two clubs with equally many participants are needed. Clubs: {0}; participants "
                            "of a club: {1} to {2}; "
                            "without a club: {3}. Change clubs, or add or withdraw participants.")},
    {"league/one_club", N_("Table {0}: only people of different clubs meet.")},
    {"league/clubs_fixed", N_("The rounds of stage {0} are paired by club. Take them back before you change "
                              "the club of {1}.")},
    {"league/no_clock", N_("Round {0} has no time limit. Set the minutes per round first.")},
    {"league/clock_stopped", N_("The clock of round {0} is already stopped.")},
    {"league/clock_runs", N_("The clock of round {0} is not stopped.")},
    {"league/clock_minutes",
     N_("Table {0}: with these minutes the round would last {1} minutes. 1 to {2} are "
        "possible.")},
    {"league/last_deal",
     N_("Stage {0}: the last deal must begin during the round. Set more minutes per round, "
        "or a later last deal.")},
    {"club/player_again", N_("This person is already a player of the club.")},
    {"club/no_player", N_("This person is not a player of the club.")},
    {"club/same_other", N_("This entry has already been merged. Undo that first.")},
    {"club/same_through", N_("These two have already been merged through a third entry. Undo that first.")},
    {"club/two_again", N_("These two have already been marked as different people.")},
    {"club/no_team", N_("There is no such team.")},
    {"club/team_empty", N_("A team needs at least one member.")},
    {"club/team_twice", N_("Someone is listed twice in this team.")},
    {"club/team_captain", N_("The captain must be a member.")},
    {"club/team_name", N_("There is already a team with this name.")},
    {"club/joined_again", N_("This record of the club was joined already.")},
};
static_assert(std::size(kRefusals) == static_cast<std::size_t>(No::kCount));

}  // namespace

LeagueRefusal refuse(No why, PhraseArgs args) {
  const RefusalInfo& info = kRefusals[index(why)];
  return {info.key, {info.text, args}};
}

}  // namespace tanteador::league
