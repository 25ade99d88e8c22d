#pragma once
// What of the club and of a competition is shown and half entered, and what can be asked for there. Stages,
// rounds, tables and sides count from 0, as in src/league.

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "src/league/competition/club.hpp"

namespace tanteador::view {

enum class ClubPage { competitions, players, teams, seasons, ratings, files };
enum class LeaguePage { round, standings, entrants, papers, manage };
enum class PaperForm { pdf, html, csv, xlsx, picture };
enum class TableKind { standings, crosstable, season };
// Who an entrant of a new competition is; mixed: single players whose partners change.
enum class EntrantKind { alone, pairs, teams, mixed };

// What else is told of it; what is not told is as usual.
struct PlanMore {
  bool open = false;  // its sheet is shown …
  int group = 0;      // … and which page of that
  std::string ruleset;
  std::optional<int> rounds, minutes;  // minutes: of a round
  int seats = 0;                       // of a table of single players; 0: four
  int points = 0, bye = 0;             // the places among those offered
  std::vector<league::Tiebreak> order;
  bool half_for_late = false, by_lot = false, unrated = false;
  int best = 0;                            // how many of the season count; 0: all
  int pause = 5;                           // minutes between rounds
  std::vector<league::StageSetup> stages;  // where a rule of theirs was told; empty: as proposed
  int stage = 0;                           // whose rules are shown
  bool operator==(const PlanMore&) const = default;
};

// A competition that is being thought out.
struct CompetitionDraft {
  std::string game;  // empty: the first
  EntrantKind kind = EntrantKind::alone;
  int entrants = 8;    // expected
  int half_hours = 6;  // at hand
  int sets = 1;        // a match is the best of so many
  int proposal = 0;    // the one taken of those made
  std::vector<std::string>
      picked;  // people or teams by id, in order; of pairs two by two, a place left is empty
  PlanMore more;
  bool operator==(const CompetitionDraft&) const = default;
};

// A result on its way from the slip. The fields are the sides' points; in a best of n their sets come first.
struct ResultDraft {
  int table = -1;  // none is open
  bool digits = false;
  std::vector<std::string> figures;  // by field, as typed; missing ones are empty
  int field = 0;                     // the one the digits go into
  std::optional<int> winner;         // where the figures are level: the side; nothing: drawn
  std::vector<int> absent;           // sides that did not come: a forfeit
  bool operator==(const ResultDraft&) const = default;
};

// Of a round that is not played yet: what is held, to be exchanged for another.
struct SwapPick {
  bool open = false;
  int table = -1, entrant = -1;  // one of them at most
  bool operator==(const SwapPick&) const = default;
};

// Of the club's seasons, ratings and files, which is shown.
struct ClubFiguresPick {
  std::string season;                      // empty: the latest
  bool by_person = false;                  // everybody of a pair or team by himself
  int system = 0;                          // the place of the rating system among those offered
  std::string game;                        // of a report that is taken in; empty: the first
  std::string ranked_game, ranked_season;  // of the ranking of all clubs; empty: all
  bool operator==(const ClubFiguresPick&) const = default;
};

// What is being changed of a competition and not entered yet.
struct ManagePick {
  int group = 0;  // the page
  std::optional<int> rounds, minutes, points;
  std::vector<league::Tiebreak> order;
  std::vector<int> marked;  // entrants, in the order they were tapped
  int place = 1;            // of a prize
  bool operator==(const ManagePick&) const = default;
};

// Who was ticked at the door.
struct CheckInPick {
  bool open = false;
  std::vector<int> here;
  bool operator==(const CheckInPick&) const = default;
};

struct LeaguePick {
  ClubPage club = ClubPage::competitions;
  bool inactive_too = false;
  std::string person;                // whose page is open
  bool merging = false;              // who else that player is gets asked
  bool doubles = false;              // of the players those who may be one person are shown
  std::optional<league::Team> team;  // being written; without an id a new one
  bool reserves = false;             // whoever is tapped for it is a reserve
  CompetitionDraft draft;
  LeaguePage page = LeaguePage::round;
  std::optional<league::RoundRef> round;  // nothing: the one being played
  bool open_only = false;                 // tables without a result
  ResultDraft result;
  SwapPick swap;
  ClubFiguresPick figures;
  ManagePick manage;
  CheckInPick check_in;
  TableKind table = TableKind::standings;
  int column = 0;  // of the crosstable, the first shown
  int row = -1;    // entrant whose place in the standings is unfolded
  bool reasons = false;
  bool in_play = false;                      // standings with the round being played
  std::optional<int> after;                  // standings after so many rounds
  std::string as_of;                         // everything as it stood then, as typed; empty: now
  int entrant = -1;                          // whose sheet is open
  std::string out;                           // of the entrant's people, who is stood in for; empty: the first
  int share = 100;                           // percent of the match that is stood in for
  std::vector<std::string> joining;          // people of an entrant not complete yet
  std::map<std::string, std::string> typed;  // by the id of the text field
  std::string paper;                         // a word of page_kinds() or paper_kinds(); empty: the first
  std::string sure;                          // what was pressed and is asked about before it is done
  bool operator==(const LeaguePick&) const = default;
};
inline constexpr std::string_view kLeagueField = "league/";  // what the ids of its text fields begin with
inline constexpr std::string_view kLeagueSearch = "league/search";
inline constexpr std::string_view kAsOf = "league/as_of";
inline constexpr std::string_view kReason =
    "league/reason";  // of whatever is entered next; it stays in the log
inline constexpr std::string_view kSheetClose = "league/done";  // of whatever sheet is open

namespace command {
struct AimLeague {
  LeaguePick pick;
  bool operator==(const AimLeague&) const = default;
};
// Into the competition that is being thought out, or out of it again: one person or team.
struct PickEntrant {
  std::string id;
  bool operator==(const PickEntrant&) const = default;
};
struct ShowCompetition {
  std::string id;
  bool operator==(const ShowCompetition&) const = default;
};
struct ShowPlayer {
  std::string person;
  bool operator==(const ShowPlayer&) const = default;
};
struct AddPlayer {
  std::string name;
  bool operator==(const AddPlayer&) const = default;
};
// Names of a list, an entrant each: one, or a pair. They are the club's from now on; of a competition that is
// being thought out they are picked as well.
struct AddPeople {
  std::vector<std::vector<std::string>> entrants;
  bool picked = false;
  bool operator==(const AddPeople&) const = default;
};
// What was done last in the competition that is open.
struct TakeBack {
  bool operator==(const TakeBack&) const = default;
};
// What was done last with the club's players and teams.
struct TakeBackInClub {
  bool operator==(const TakeBackInClub&) const = default;
};
struct EditPlayer {
  std::string person, name, alias, licence;
  bool operator==(const EditPlayer&) const = default;
};
// The name goes, and what else is written of somebody; every result stays.
struct ForgetPlayer {
  std::string person;
  bool operator==(const ForgetPlayer&) const = default;
};
struct ChangeClub {
  league::ClubEvent event;
  bool operator==(const ChangeClub&) const = default;
};
struct SaveTeam {
  league::Team team;  // without an id: a new one
  bool operator==(const SaveTeam&) const = default;
};
// A competition, and who plays in it from the start.
struct Begin {
  league::CompetitionSetup setup;
  std::vector<league::event::EntrantEntered> entrants;
  bool by_lot = false;      // they are seeded by lot
  std::string begins = {};  // when round 1 is to begin, as typed; empty: nobody knows …
  int pause = 0;            // … and minutes between the end of a round and the next
  bool operator==(const Begin&) const = default;
};
struct EnterLeague {
  league::CompetitionEvent event;
  bool operator==(const EnterLeague&) const = default;
};
// Starts a match of the people at a table, and links it.
struct PlayTable {
  league::TableRef table;
  bool operator==(const PlayTable&) const = default;
};
struct LinkMatch {
  league::TableRef table;
  std::string match;
  bool operator==(const LinkMatch&) const = default;
};
struct DrawRound {
  bool all = false;  // every round of a schedule that is left
  bool operator==(const DrawRound&) const = default;
};
// When a round is to begin, as typed; empty: nobody knows.
struct DateRound {
  league::RoundRef round;
  std::string time;
  bool operator==(const DateRound&) const = default;
};
struct StopDrawing {
  bool operator==(const StopDrawing&) const = default;
};
// All of them or none, taken back together.
struct EnterTogether {
  std::vector<league::CompetitionEvent> events;
  std::string what;  // that is done by them, in words
  bool operator==(const EnterTogether&) const = default;
};
struct SeedEntrants {
  bool by_lot = false;  // else by the club's own ratings
  bool operator==(const SeedEntrants&) const = default;
};
// What may take a while: what is written to a file or read from one, whether all is sound, and what takes
// reading everything.
struct ClubWork {
  enum class What {
    competition,
    report,
    calendar,
    proof,
    players,
    site,
    take_in,
    people,
    verify,
    check,
    corrections,
    ranking,
    results
  };
  What what{};
  std::string path = {};                  // "~/" is the home folder; of a ranking: empty, it is only shown
  std::string game = {};                  // of a report that is taken in, or of what is ranked
  std::string season = {}, club = {};     // of what is ranked; empty: all
  std::string region = {}, regions = {};  // its clubs of this region only, by the list in this file
  int system = 0;                         // it is ranked by
  bool operator==(const ClubWork&) const = default;
};
struct StopWork {
  bool operator==(const StopWork&) const = default;
};
struct DrawLots {
  bool operator==(const DrawLots&) const = default;
};
struct NextStage {
  bool operator==(const NextStage&) const = default;
};
}  // namespace command

using LeagueCommand =
    std::variant<command::AimLeague, command::PickEntrant, command::ShowCompetition, command::ShowPlayer,
                 command::AddPlayer, command::EditPlayer, command::ForgetPlayer, command::ChangeClub,
                 command::SaveTeam, command::Begin, command::EnterLeague, command::PlayTable,
                 command::LinkMatch, command::DateRound, command::DrawRound, command::StopDrawing,
                 command::DrawLots, command::NextStage, command::AddPeople, command::TakeBack,
                 command::EnterTogether, command::SeedEntrants, command::ClubWork, command::StopWork,
                 command::TakeBackInClub>;

}  // namespace tanteador::view
