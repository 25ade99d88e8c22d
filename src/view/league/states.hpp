#pragma once
// What is pointed at and half entered on the screens of the club and of a competition: a small state for
// each. The program keeps one of every kind, and what is pressed there is the state of that screen as it is
// then. Stages, rounds, tables and sides count from 0, as in src/league.

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "src/league/competition/club.hpp"
#include "src/view/league/plan/plan.hpp"
#include "src/view/screens/screen.hpp"

namespace tanteador::view {

enum class ClubPage { competitions, players, teams, seasons, ratings, files, referees };
enum class LeaguePage { round, standings, entrants, papers, manage };
enum class TableKind { standings, crosstable, season };

// A result on its way from the slip. The fields are the sides' points; in a best of n their sets come first.
struct ResultDraft {
  int table = -1;  // none is open
  bool digits = false;
  std::vector<std::string> figures;  // by field, as typed; missing ones are empty
  int field = 0;                     // the one the digits go into
  std::optional<int> winner;         // where the figures are level: the side; nothing: drawn
  std::vector<int> absent;           // sides that did not come: a forfeit
  bool asked = false;                // whether the clock ended it
  bool operator==(const ResultDraft&) const = default;
};

// Of a round that is not played yet: what is held, to be exchanged for another.
struct SwapState {
  bool open = false;
  int table = -1, entrant = -1;  // one of them at most
  bool operator==(const SwapState&) const = default;
};

// Of the club's seasons, ratings and files, which is shown.
struct ClubFiguresState {
  std::string season;                      // empty: the latest
  bool by_person = false;                  // everybody of a pair or team by himself
  int system = 0;                          // the place of the rating system among those offered
  std::string game;                        // of a report that is taken in; empty: the first
  std::string ranked_game, ranked_season;  // of the ranking of all clubs; empty: all
  bool operator==(const ClubFiguresState&) const = default;
};

// Who was ticked at the door.
struct CheckInState {
  bool open = false;
  std::vector<int> here;
  bool operator==(const CheckInState&) const = default;
};

using Texts = std::map<std::string, std::string>;  // what is typed, by the id of its text field

// A result that is begun and not entered, with the reason and the remark typed beside it.
struct BegunResult {
  ResultDraft draft;
  Texts typed;
  bool operator==(const BegunResult&) const = default;
};

// The club: its lists of competitions, players and teams, its seasons, ratings and files.
struct ClubViewState {
  ClubPage page = ClubPage::competitions;
  bool inactive_too = false;
  bool doubles = false;              // of the players those who may be one person are shown
  std::optional<league::Team> team;  // being written; without an id a new one
  bool reserves = false;             // whoever is tapped for it is a reserve
  ClubFiguresState figures;
  std::vector<ListedEntrant> listed;  // of a file, shown before it is taken
  Texts typed;
  bool operator==(const ClubViewState&) const = default;
};

// A player's page.
struct PlayerState {
  std::string person;       // whose
  bool merging = false;     // who else that player is gets asked
  bool forgetting = false;  // asked about before it is done
  Texts typed;
  bool operator==(const PlayerState&) const = default;
};

// A new competition.
struct PlanState {
  CompetitionDraft draft;
  Texts typed;
  std::vector<ListedEntrant> listed = {};  // as of the club
  bool operator==(const PlanState&) const = default;
};

// Of the competition that is open: which page, and of which round and moment it is.
struct CompetitionViewState {
  LeaguePage page = LeaguePage::round;
  std::optional<league::RoundRef> round;  // nothing: the one being played
  bool in_play = false;                   // standings with the round being played
  std::optional<int> after;               // standings after so many rounds
  std::string as_of;                      // everything as it stood then, as typed; empty: now
  Texts typed;                            // the same before it is shown
  bool operator==(const CompetitionViewState&) const = default;
};

// Its pages.
struct RoundState {
  bool open_only = false;  // tables without a result
  int from = -1;           // of very many only those from this one on; less than nought: all
  ResultDraft result;
  std::map<int, BegunResult> begun;  // by table, while another is open
  SwapState swap;
  std::string sure;  // what was pressed and is asked about before it is done
  Texts typed;
  bool operator==(const RoundState&) const = default;
};
struct StandingsState {
  TableKind table = TableKind::standings;
  int column = 0;  // of the crosstable, the first shown
  int row = -1;    // entrant whose place is unfolded
  bool reasons = false;
  bool operator==(const StandingsState&) const = default;
};
struct EntrantsState {
  int entrant = -1;                  // whose sheet is open
  std::string out;                   // of its people, who is stood in for; empty: the first
  int share = 100;                   // percent of the match that is stood in for
  std::vector<std::string> joining;  // people of an entrant not complete yet
  CheckInState check_in;
  bool leaving = false;               // asked about before it is done
  std::vector<ListedEntrant> listed;  // as of the club
  Texts typed;
  bool operator==(const EntrantsState&) const = default;
};
struct PaperState {
  std::string paper;                           // a word of report_kinds(); empty: the first
  std::optional<league::RoundRef> round = {};  // of papers of a round; none: the one being played
  bool operator==(const PaperState&) const = default;
};
// What is being changed of it and not entered yet.
struct ManageState {
  int group = 0;  // the page
  std::optional<int> rounds, minutes, points;
  std::vector<league::Tiebreak> order;
  std::vector<int> marked;  // entrants, in the order they were tapped
  int place = 1;            // of a prize
  bool cancelling = false;  // asked about before it is done
  Texts typed;
  bool operator==(const ManageState&) const = default;
};

template <template <class...> class Of>
using OfEachInLeague = Of<ClubViewState, PlayerState, PlanState, CompetitionViewState, RoundState,
                          StandingsState, EntrantsState, PaperState, ManageState>;
using LeaguePicks = OfEachInLeague<std::tuple>;
using LeagueScreenState = OfEachInLeague<std::variant>;

// Where another page of the competition or another round is shown, what was half entered there is over.
void set_state(LeaguePicks& picks, LeagueScreenState at);
// What is begun of the open table's result waits at that table; what is begun at `table` is taken up again.
void put_aside(RoundState& pick);
void open_table(RoundState& pick, int table);
// Another screen is shown: what was searched for and asked about is over.
void leave_screen(LeaguePicks& picks);
// Something was entered into the competition: what was half entered is over.
void clear_entered(LeaguePicks& picks);
void clear_search(LeaguePicks& picks);  // wherever one is, and a list that was not taken
void clear_pin(LeaguePicks& picks);     // what was typed for a referee
void choose_paper(LeaguePicks& picks);  // of the page that is shown
// What is typed on a screen, of the competition on its page; `field`: the moment it is wanted of is every
// page's.
Texts& texts_of(LeaguePicks& picks, Screen screen, std::string_view field);

inline constexpr std::string_view kLeagueField = "league/";  // what the ids of its text fields begin with
inline constexpr std::string_view kLeagueSearch = "league/search";
inline constexpr std::string_view kRoundDate = "league/date";   // when a round begins
inline constexpr std::string_view kFileField = "league/file/";  // what the ids of places of files begin with
inline constexpr std::string_view kAsOf = "league/as_of";
inline constexpr std::string_view kReason =
    "league/reason";  // of whatever is entered next; it stays in the log
inline constexpr std::string_view kReferee = "league/referee", kRefereePin = "league/referee_pin",
                                  kRefereePinAgain = "league/referee_pin_again";
inline constexpr std::string_view kRemark = "league/remark";    // on a result no rule gives
inline constexpr std::string_view kSheetClose = "league/done";  // of whatever sheet is open

}  // namespace tanteador::view
