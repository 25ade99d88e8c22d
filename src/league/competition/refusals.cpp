// Why an event of a competition cannot stand.

#include "src/league/competition/rules.hpp"

namespace tanteador::league {

namespace {

// Every reason apply(), objection() and the proposals may give, in the order of the documents.
struct RefusalInfo {
  std::string_view key, text;  // text: english()
};
constexpr RefusalInfo kRefusals[] = {
    {"league/not_created", english("The first entry of a competition must create it.")},
    {"league/created_twice", english("A competition can be created only once.")},
    {"league/finished", english("The competition is finished. Only corrections are possible, or reopen it.")},
    {"league/no_stages", english("A competition needs at least one stage.")},
    {"league/sets", english("Stage {0}: \"best of {1}\" is not possible. Use an odd number.")},
    {"league/sizes", english("Stage {0}: table sizes must be two to eight, each given once.")},
    {"league/groups", english("Stage {0}: the number of groups must be 1 to 1000.")},
    {"league/rounds", english("Stage {0}: give the number of rounds, 1 to 100.")},
    {"league/go_on", english("Stage {0}: nobody would qualify for the next stage.")},
    {"league/nobody", english("A participant needs at least one person.")},
    {"league/person_twice", english("Someone in this pair or team already takes part, as {0}.")},
    {"league/late", english("This stage has already been paired; nobody can join it.")},
    {"league/no_entrant", english("There is no participant {0}; the list has {1}.")},
    {"league/withdrawn", english("{0} has already withdrawn.")},
    {"league/away", english("{0} is already marked as away from the next round.")},
    {"league/not_away", english("{0} has not withdrawn and is not away.")},
    {"league/own_wish", english("Choose absent, or a full, half or zero-point bye.")},
    {"league/no_round", english("Stage {0} has no round {1} yet.")},
    {"league/no_table", english("Round {1} of stage {0} has no table {2}.")},
    {"league/not_seated", english("{0} does not play in round {2} of stage {1}.")},
    {"league/not_of_entrant", english("This person does not play for {0} in that round.")},
    {"league/wrong_round", english("The next round to be paired is round {1} of stage {0}.")},
    {"league/round_open", english("Close round {0} before pairing the next one.")},
    {"league/stage_over", english("All rounds of stage {0} have been paired.")},
    {"league/too_few", english("At least two participants must be present.")},
    {"league/seated_twice", english("{0} appears twice in the pairings.")},
    {"league/left_out", english("{0} is missing from the pairings.")},
    {"league/not_playing", english("{0} should not play this round.")},
    {"league/table_shape", english("Table {0} does not have the right number of sides for this format.")},
    {"league/group_mixed", english("Table {0}: the two are not in the same group.")},
    {"league/bracket_match", english("Table {0}: these two do not meet in match {1} of the knock-out now.")},
    {"league/results_in", english("Round {0} already has a result, so its pairings cannot be changed.")},
    {"league/same_again", english("Choose two different ones.")},
    {"league/sides", english("Table {0} has {1} sides, but the result has {2}.")},
    {"league/impossible", english("Table {0}: a best of {1} cannot end like this.")},
    {"league/no_winner", english("Table {0}: in a knock-out there must be a winner.")},
    {"league/no_such_side", english("Table {0} has no side {1}.")},
    {"league/no_result", english("Table {0} of round {1} has no result yet.")},
    {"league/not_left", english("Table {0} of round {1} was not lost by leaving, or already counts.")},
    {"league/plays_already",
     english("This substitute already plays in round {1} of stage {0}, at table {2}, for {3}.")},
    {"league/uneven", english("This participant has {0} people, {1} has {2}. Single players, pairs and teams "
                              "cannot play each other.")},
    {"league/by_forfeit",
     english("Table {0} of round {1} was decided by forfeit. Correct that if it is wrong.")},
    {"league/linked", english("This match is already linked with table {0} of round {1}.")},
    {"league/not_linked", english("This match is not linked with table {0} of round {1}.")},
    {"league/no_penalty", english("There is no penalty {0}.")},
    {"league/lifted", english("Penalty {0} has already been removed.")},
    {"league/open_tables",
     english("Round {0}: table {1} has no valid result. To close the round anyway, force it.")},
    {"league/closed", english("Already closed.")},
    {"league/lot_needed", english("{0} is tied for the last place that qualifies. Draw lots first.")},
    {"league/stages_left", english("Stage {0} has not been played yet.")},
    {"league/last_stage", english("There is no stage after this one.")},
    {"league/nothing_closed", english("There is nothing to reopen.")},
    {"league/put_away", english("The competition is cancelled. Reopen it to undo this.")},
    {"league/seeds_fixed",
     english("The seeds of stage {0} can no longer be changed: its first round has been paired.")},
    {"league/not_in_stage", english("{0} does not play in stage {1}.")},
    {"league/too_few_apart", english("Choose at least two participants to keep apart.")},
    {"league/rounds_drawn", english("Stage {0}: {1} rounds have already been paired.")},
    {"league/by_hand_format",
     english("Single tables can be set by hand only in a Swiss or at tables of single players.")},
    {"league/prize_place", english("A prize needs a place of 1 or more and cannot be negative.")},
    {"league/amount", english("The largest amount is ten million.")},
    {"league/match_tables", english("Stage {0}: team matches need 2 to 100 tables and two sides, and cannot "
                                    "be a best of several sets.")},
    {"league/game_points",
     english("Table {0}: in a match over {1} tables, game points are 0 or more, at most {1} in total.")},
    {"league/team_match", english("Enter the result of a match over several tables or boards from its result "
                                  "slip. It cannot be linked to a single match.")},
    {"league/boards", english("Stage {0}: duplicate needs 1 to 8 boards a round and a rainbow, Mitchell or "
                              "Howell movement. Mitchell and Howell are for duplicate only.")},
    {"league/board_results", english("Table {0}: enter one score for each of the boards {1} to {2}.")},
    {"league/no_movement", english("No such movement for {0}. Single players must be 12, 16, 20, 28, 44 or "
                                   "52. A Howell needs 5 to 20 formations, a Mitchell 5 or more.")},
    {"club/player_again", english("This person is already a player of the club.")},
    {"club/no_player", english("This person is not a player of the club.")},
    {"club/same_other", english("This entry has already been merged. Undo that first.")},
    {"club/same_through",
     english("These two have already been merged through a third entry. Undo that first.")},
    {"club/two_again", english("These two have already been marked as different people.")},
    {"club/no_team", english("There is no such team.")},
    {"club/team_empty", english("A team needs at least one member.")},
    {"club/team_twice", english("Someone is listed twice in this team.")},
    {"club/team_captain", english("The captain must be a member.")},
    {"club/team_name", english("There is already a team with this name.")},
    {"club/joined_again", english("This record of the club was joined already.")},
};
static_assert(std::size(kRefusals) == static_cast<std::size_t>(No::kCount));

}  // namespace

Refused refused(No why, PhraseArgs args) {
  const RefusalInfo& info = kRefusals[index(why)];
  return {info.key, {info.text, args}};
}

}  // namespace tanteador::league
