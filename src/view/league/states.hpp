#pragma once
// States of the screens of the club and of a competition: selections and typed text before an entry. The
// program holds one of each type; a command carries the whole new state. Stages, rounds, tables and sides
// count from 0, as in src/league.

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "src/league/competition/club.hpp"
#include "src/league/competition/events.hpp"
#include "src/view/league/plan/plan.hpp"
#include "src/view/screens/screen.hpp"

namespace tanteador::view {

enum class ClubPage { competitions, players, teams, seasons, ratings, files, referees };
enum class LeaguePage { round, standings, entrants, papers, manage };
enum class TableKind { standings, crosstable, season, clubs };

// A result being entered. Fields are the points of the sides; in a best of n the sets come first.
struct ResultDraft {
  int table = -1;  // -1: no table is open
  bool digits = false;
  std::vector<std::string> figures;  // by field, as typed; missing ones are empty
  int field = 0;                     // field that the digits fill
  std::optional<int> winner;         // side that won a level score; empty: drawn
  std::vector<int> absent;           // sides that forfeit
  bool another = false;              // enters a result other than the disputed ones
  bool asks_clock = false;           // asks whether the clock ended the match
  bool operator==(const ResultDraft&) const = default;
};

struct SwapState {
  bool open = false;
  int table = -1, entrant = -1;  // at most one is set; -1: none
  bool operator==(const SwapState&) const = default;
};

struct ClubFiguresState {
  std::string season;      // empty: the latest
  bool by_person = false;  // each person of a pair or team separately
  int system = 0;
  std::string game;                        // of an imported report; empty: the first
  std::string ranked_game, ranked_season;  // of the ranking of all clubs; empty: all
  bool operator==(const ClubFiguresState&) const = default;
};

struct CheckInState {
  bool open = false;
  std::vector<int> here;
  bool operator==(const CheckInState&) const = default;
};

using Texts = std::map<std::string, std::string>;  // typed text, by the id of its field

struct BegunResult {
  ResultDraft draft;
  Texts typed;
  bool operator==(const BegunResult&) const = default;
};

inline constexpr int kRefereeRole = 1;  // place in ClubBook::role_holders
struct ClubViewState {
  ClubPage page = ClubPage::competitions;
  bool inactive_too = false;
  bool doubles = false;              // shows only players who may be duplicates
  std::optional<league::Team> team;  // team being edited; empty id: new
  bool reserves = false;             // a tap adds a reserve
  int role = kRefereeRole;           // to be given
  ClubFiguresState figures;
  std::vector<ListedEntrant> listed;  // people of a file, previewed before they are entered
  Texts typed;
  bool operator==(const ClubViewState&) const = default;
};

struct PlayerState {
  std::string person;       // id
  bool merging = false;     // searches for a duplicate of this player
  bool forgetting = false;  // asks for confirmation
  Texts typed;
  bool operator==(const PlayerState&) const = default;
};

struct PlanState {
  CompetitionDraft draft;
  Texts typed;
  std::vector<ListedEntrant> listed = {};
  bool operator==(const PlanState&) const = default;
};

struct CompetitionViewState {
  LeaguePage page = LeaguePage::round;
  std::optional<league::RoundRef> round;  // empty: the round in play
  bool in_play = false;                   // standings include the round in play
  std::optional<int> after;               // standings after this number of rounds
  std::string as_of;                      // the shown past moment, as typed; empty: now
  Texts typed;                            // the moment before it is confirmed
  bool operator==(const CompetitionViewState&) const = default;
};

// The line that enters a result, in the search field of a round.
struct LineState {
  std::optional<league::TableRef> table;  // of a scanned slip: the line has only its score
  std::string text;                       // for which the rest holds
  std::string note;                       // the entered result, or why it was refused
  bool failed = false;
  std::string question, yes;                         // asked before …
  std::optional<league::CompetitionEvent> proposal;  // … this entry, and the label that confirms it
  bool operator==(const LineState&) const = default;
};

struct RoundState {
  bool open_only = false;  // only tables without a result
  int from = -1;           // first table of the chosen range; negative: all
  ResultDraft result;
  LineState line;
  std::map<int, BegunResult> begun;
  SwapState swap;
  std::string confirmation_id;  // id of the button that asks for confirmation; empty: none
  Texts typed;
  bool operator==(const RoundState&) const = default;
};
struct StandingsState {
  TableKind table = TableKind::standings;
  int column = 0;  // first shown column of the crosstable
  int row = -1;    // unfolded entrant; -1: none
  bool reasons = false;
  bool operator==(const StandingsState&) const = default;
};
inline constexpr league::LateWorth kLateWorths[] = {league::LateWorth::by_rules, league::LateWorth::zero,
                                                    league::LateWorth::half, league::LateWorth::full};
struct EntrantsState {
  int entrant = -1;                  // -1: no sheet is open
  std::string out;                   // id of the replaced person; empty: the first
  int share = 100;                   // percent of the match played by the substitute
  std::vector<std::string> joining;  // picked people of an incomplete entrant
  CheckInState check_in;
  bool leaving = false;
  league::LateWorth late = league::LateWorth::by_rules;  // of the next late entries
  std::vector<ListedEntrant> listed;
  Texts typed;
  bool operator==(const EntrantsState&) const = default;
};
struct PaperState {
  std::string paper;                           // a word of report_kinds(); empty: the first
  std::optional<league::RoundRef> round = {};  // of a paper of one round; empty: the round in play
  bool operator==(const PaperState&) const = default;
};
// Unsaved changes of the competition's settings.
struct ManageState {
  int group = 0;  // page
  std::optional<int> rounds, minutes, last_deal, points;
  std::vector<league::Tiebreak> order;
  std::set<int> tables;     // marked for a change of their time
  std::vector<int> marked;  // entrants, in picked order
  int place = 1;            // of a prize
  league::event::PrizeRanking prize_ranking = league::event::PrizeRanking::final_rank;
  int acts_from = 0;  // first listed entry
  int undo_to = -1;   // entry that is to be undone with all later ones; -1: none
  bool cancelling = false;
  Texts typed;
  bool operator==(const ManageState&) const = default;
};

template <template <class...> class Of>
using EachLeagueState = Of<ClubViewState, PlayerState, PlanState, CompetitionViewState, RoundState,
                           StandingsState, EntrantsState, PaperState, ManageState>;
using LeagueStates = EachLeagueState<std::tuple>;
using LeagueScreenState = EachLeagueState<std::variant>;

// Sets a state. Another page or another round discards unfinished entries of the previous one.
void set_state(LeagueStates& states, LeagueScreenState at);
// put_aside keeps the unfinished result of the open table. open_table also restores the one of `table`.
void put_aside(RoundState& state);
void open_table(RoundState& state, int table);
// Another screen is shown: clears searches, confirmations and typed PINs.
void leave_screen(LeagueStates& states);
// An event was entered into the competition: clears unfinished entries.
void clear_entered(LeagueStates& states);
void clear_search(LeagueStates& states);  // also drops an unentered list
void clear_pin(LeagueStates& states);
void choose_paper(LeagueStates& states);  // shows the paper of the current page
// Typed text of a screen; of a competition, of its page. The field kAsOf belongs to all pages.
Texts& texts_of(LeagueStates& states, Screen screen, std::string_view field);

inline constexpr std::string_view kLeagueField = "league/";  // prefix of its field ids
inline constexpr std::string_view kLeagueSearch = "league/search";
inline constexpr std::string_view kRoundDate = "league/date";
inline constexpr std::string_view kFileField = "league/file/";  // prefix of path fields
inline constexpr std::string_view kAsOf = "league/as_of";
inline constexpr std::string_view kReason = "league/reason";  // of the next entry; stored in the log
inline constexpr std::string_view kKeyName = "league/key_name", kKeyWords = "league/key_words";
inline constexpr std::string_view kReferee = "league/referee", kRefereePin = "league/referee_pin",
                                  kRefereePinAgain = "league/referee_pin_again";
inline constexpr std::string_view kRemark = "league/remark";
inline constexpr std::string_view kSheetClose = "league/done";

}  // namespace tanteador::view
