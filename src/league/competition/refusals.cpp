// Why an event of a competition cannot stand.

#include "src/league/competition/rules.hpp"

namespace tanteador::league {

namespace {

// Every reason apply(), objection() and the proposals may give, in the order of the documents.
struct RefusalInfo {
  std::string_view key, text;  // text: english()
};
constexpr RefusalInfo kRefusals[] = {
    {"league/not_created", english("The first event of a competition creates it.")},
    {"league/created_twice", english("A competition is created only once.")},
    {"league/finished", english("The competition is finished; only corrections can follow, or reopen it.")},
    {"league/no_stages", english("A competition has at least one stage.")},
    {"league/sets", english("Stage {0}: a best of {1} needs an odd number of sets.")},
    {"league/sizes", english("Stage {0}: tables have two to eight seats, each size once.")},
    {"league/groups", english("Stage {0}: there must be 1 to 1000 groups.")},
    {"league/rounds", english("Stage {0}: the number of rounds must be told, 1 to 100.")},
    {"league/go_on", english("Stage {0}: nobody would go on to the next stage.")},
    {"league/nobody", english("An entrant is at least one person.")},
    {"league/person_twice", english("Somebody of this entrant takes part already, as {0}.")},
    {"league/late", english("The schedule of this stage is drawn; nobody can join it any more.")},
    {"league/no_entrant", english("There is no entrant {0}; the list has {1}.")},
    {"league/withdrawn", english("{0} has withdrawn already.")},
    {"league/away", english("{0} is away from the next round already.")},
    {"league/not_away", english("{0} is neither withdrawn nor away.")},
    {"league/own_wish", english("Away is absent, or a full, half or zero-point bye.")},
    {"league/no_round", english("Stage {0} has no round {1} yet.")},
    {"league/no_table", english("Round {1} of stage {0} has no table {2}.")},
    {"league/not_seated", english("{0} does not play in round {2} of stage {1}.")},
    {"league/not_of_entrant", english("This person does not play for {0} in that round.")},
    {"league/wrong_round", english("The next round to be drawn is round {1} of stage {0}.")},
    {"league/round_open", english("Round {0} must be closed before the next one can be drawn.")},
    {"league/stage_over", english("All rounds of stage {0} are drawn.")},
    {"league/too_few", english("Two entrants at least must be there.")},
    {"league/seated_twice", english("{0} is in the draw twice.")},
    {"league/left_out", english("{0} is missing from the draw.")},
    {"league/not_playing", english("{0} is not to play this round.")},
    {"league/table_shape", english("Table {0} of the draw does not have the sides this format plays with.")},
    {"league/group_mixed", english("Table {0} of the draw: the two are not of one group.")},
    {"league/bracket_match",
     english("Table {0} of the draw: match {1} of the knock-out is not theirs to play now.")},
    {"league/results_in", english("Something was entered for round {0}: its draw stands.")},
    {"league/same_again", english("These two are the same.")},
    {"league/sides", english("Table {0} has {1} sides; the result names {2}.")},
    {"league/impossible", english("Table {0}: a best of {1} cannot end like this.")},
    {"league/no_winner", english("Table {0}: a knock-out needs to know who goes on.")},
    {"league/no_such_side", english("Table {0} has no side {1}.")},
    {"league/no_result", english("Nothing was entered for table {0} of round {1} yet.")},
    {"league/not_left", english("Table {0} of round {1} was not lost by leaving, or counts already.")},
    {"league/plays_already",
     english("Who is to stand in plays in round {1} of stage {0} already, at table {2}, for {3}.")},
    {"league/uneven",
     english("This entrant has {0} people, {1} has {2}: single players, pairs and teams do not meet each "
             "other.")},
    {"league/by_forfeit",
     english("Table {0} of round {1} is decided by forfeit; correct it where that is wrong.")},
    {"league/linked", english("This match is linked with table {0} of round {1} already.")},
    {"league/not_linked", english("This match is not linked with table {0} of round {1}.")},
    {"league/no_penalty", english("There is no penalty {0}.")},
    {"league/lifted", english("Penalty {0} is lifted already.")},
    {"league/open_tables",
     english("Round {0}: table {1} has no settled result. Force the closing to go on without it.")},
    {"league/closed", english("It is closed already.")},
    {"league/lot_needed", english("{0} is level with others at the last place: draw lots first.")},
    {"league/stages_left", english("Stage {0} is still to be played.")},
    {"league/last_stage", english("There is no stage after this one.")},
    {"league/nothing_closed", english("Nothing is closed that could be opened again.")},
    {"league/put_away", english("The competition is withdrawn; reopening it takes that back.")},
    {"league/seeds_fixed", english("The seeds of stage {0} are fixed: its first round is drawn.")},
    {"league/not_in_stage", english("{0} does not play in stage {1}.")},
    {"league/too_few_apart", english("Name two entrants at least who are to be kept apart.")},
    {"league/rounds_drawn", english("Stage {0}: {1} rounds are drawn already.")},
    {"league/by_hand_format",
     english("Single tables can be told by hand in a Swiss and at tables of single players only.")},
    {"league/prize_place", english("A prize is for a place from 1 on and not below nothing.")},
    {"league/amount", english("Nobody pays more than ten million.")},
    {"league/match_tables",
     english("Stage {0}: a match is over 2 to 100 tables, between two sides, and no best of several sets.")},
    {"league/game_points",
     english("Table {0}: a match over {1} tables gives each side game points from nothing up, {1} in all at "
             "most.")},
    {"league/team_match", english("A match over several tables or boards has its result from its slip, not "
                                  "from one match scored here.")},
    {"league/boards", english("Stage {0}: duplicate has 1 to 8 boards a round, in a rainbow, Mitchell or "
                              "Howell movement; Mitchell "
                              "and Howell have no other use.")},
    {"league/board_results",
     english("Table {0}: this round has the boards {1} to {2} there, each with one score.")},
    {"league/no_movement", english("There is no such movement for {0}: single players are 12, 16, 20, 28, 44 "
                                   "or 52, formations 5 to 20 in "
                                   "a Howell and 5 or more in a Mitchell.")},
    {"club/player_again", english("This person is a player of the club already.")},
    {"club/no_player", english("This person is no player of the club.")},
    {"club/same_other", english("This person was said to be somebody else already; take that back first.")},
    {"club/same_through", english("These two are one by way of somebody else; take that back first.")},
    {"club/two_again", english("It was said already that these are two people.")},
    {"club/no_team", english("There is no such team.")},
    {"club/team_empty", english("A team has at least one member.")},
    {"club/team_twice", english("Somebody is named twice in this team.")},
    {"club/team_captain", english("The captain is one of the members.")},
    {"club/team_name", english("There is a team of this name already.")},
    {"club/joined_again", english("This record of the club was joined already.")},
};
static_assert(std::size(kRefusals) == static_cast<std::size_t>(No::kCount));

}  // namespace

Refused refused(No why, PhraseArgs args) {
  const RefusalInfo& info = kRefusals[index(why)];
  return {info.key, {info.text, args}};
}

}  // namespace tanteador::league
