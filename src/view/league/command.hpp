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

enum class ClubPage { competitions, players, teams };
enum class LeaguePage { round, standings, entrants, papers };
enum class PaperForm { pdf, html, csv, xlsx, picture };
enum class TableKind { standings, crosstable, season };
// Who an entrant of a new competition is; mixed: single players whose partners change.
enum class EntrantKind { alone, pairs, teams, mixed };

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

struct LeaguePick {
  ClubPage club = ClubPage::competitions;
  bool inactive_too = false;
  std::string person;                // whose page is open
  bool merging = false;              // who else that player is gets asked
  std::optional<league::Team> team;  // being written; without an id a new one
  CompetitionDraft draft;
  LeaguePage page = LeaguePage::round;
  std::optional<league::RoundRef> round;  // nothing: the one being played
  bool open_only = false;                 // tables without a result
  ResultDraft result;
  TableKind table = TableKind::standings;
  int column = 0;  // of the crosstable, the first shown
  int row = -1;    // entrant whose place in the standings is unfolded
  bool reasons = false;
  bool in_play = false;                      // standings with the round being played
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
struct EditPlayer {
  std::string person, name, alias, licence;
  bool operator==(const EditPlayer&) const = default;
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
struct DrawLots {
  bool operator==(const DrawLots&) const = default;
};
struct NextStage {
  bool operator==(const NextStage&) const = default;
};
}  // namespace command

using LeagueCommand =
    std::variant<command::AimLeague, command::PickEntrant, command::ShowCompetition, command::ShowPlayer,
                 command::AddPlayer, command::EditPlayer, command::ChangeClub, command::SaveTeam,
                 command::Begin, command::EnterLeague, command::PlayTable, command::LinkMatch,
                 command::DateRound, command::DrawRound, command::StopDrawing, command::DrawLots,
                 command::NextStage, command::AddPeople, command::TakeBack>;

}  // namespace tanteador::view
