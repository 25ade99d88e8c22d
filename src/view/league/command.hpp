#pragma once
// Commands of the club and of a competition. Stages, rounds, tables and sides count from 0, as in src/league.

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "src/league/pairing/fixed_pairs.hpp"
#include "src/view/league/states.hpp"

namespace tanteador::view {

namespace command {
struct SetLeagueState {
  LeagueScreenState at;
  bool operator==(const SetLeagueState&) const = default;
};
// Adds a person or team to the draft of a new competition, or removes it.
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
// Adds the people of a list to the club. picked: also to the draft of a new competition. entered: also to the
// open competition, where people of another club stay guests.
struct AddPeople {
  std::vector<ListedEntrant> entrants;
  enum class Into { club, picked, entered } into = Into::club;
  std::optional<league::PairRule> pairs = {};  // null: as listed; else pairs of these single players
  bool operator==(const AddPeople&) const = default;
};
// Undoes the last entry of the open competition.
struct TakeBack {
  bool operator==(const TakeBack&) const = default;
};
// Undoes the last change of the club's players and teams.
struct TakeBackInClub {
  bool operator==(const TakeBackInClub&) const = default;
};
struct EditPlayer {
  std::string person, name, alias, licence;
  bool operator==(const EditPlayer&) const = default;
};
// Erases the name and other details of a player. Results stay.
struct ForgetPlayer {
  std::string person;
  bool operator==(const ForgetPlayer&) const = default;
};
struct ChangeClub {
  league::ClubEvent event;
  bool operator==(const ChangeClub&) const = default;
};
struct SaveTeam {
  league::Team team;  // empty id: a new team
  bool operator==(const SaveTeam&) const = default;
};
// Starts a competition with its first entrants.
struct Begin {
  league::CompetitionSetup setup;
  std::vector<league::event::EntrantEntered> entrants;
  std::vector<league::event::EntrantChanged> written = {};  // further details from a list
  bool by_lot = false;
  std::string begins = {};  // start of round 1, as typed; empty: unknown …
  int pause = 0;            // … and minutes between rounds
  bool operator==(const Begin&) const = default;
};
struct EnterLeague {
  league::CompetitionEvent event;
  bool operator==(const EnterLeague&) const = default;
};
// Enters the result in the search field of a round, such as "7 30:12". A slip's code alone chooses its table.
struct EnterLine {
  bool operator==(const EnterLine&) const = default;
};
// Starts a match of the people at a table and links it to the table.
struct PlayTable {
  league::TableRef table;
  bool operator==(const PlayTable&) const = default;
};
struct LinkMatch {
  league::TableRef table;
  std::string match;
  bool operator==(const LinkMatch&) const = default;
};
// Removes the link, and the result that came from the match.
struct UnlinkMatch {
  league::TableRef table;
  std::string match;
  bool operator==(const UnlinkMatch&) const = default;
};
struct DrawRound {
  bool all = false;  // all remaining rounds of a schedule
  bool operator==(const DrawRound&) const = default;
};
// Undoes the pairings from this round on. `pairs`: then pairs the round again, using the current results.
struct RedrawRound {
  league::RoundRef from;
  bool pairs = true;
  bool operator==(const RedrawRound&) const = default;
};
// Sets the start of a round, as typed; empty: unknown.
struct DateRound {
  league::RoundRef round;
  std::string time;
  bool operator==(const DateRound&) const = default;
};
struct StopDrawing {
  bool operator==(const StopDrawing&) const = default;
};
// Enters all events or none. One undo cancels all.
struct EnterTogether {
  std::vector<league::CompetitionEvent> events;
  std::string what;
  bool operator==(const EnterTogether&) const = default;
};
struct SeedEntrants {
  bool by_lot = false;  // false: by the club's own ratings
  bool operator==(const SeedEntrants&) const = default;
};
// A job that may take long: export, import, check, or a calculation over all data.
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
  std::string path = {};                  // "~/" is the home folder; empty: a ranking is only shown
  std::string game = {};                  // of an imported report or of a ranking
  std::string season = {}, club = {};     // of a ranking; empty: all
  std::string region = {}, regions = {};  // clubs of this region, by the list in that file
  int system = 0;                         // rating system of the ranking
  bool operator==(const ClubWork&) const = default;
};
// Changes the people with a PIN. Anybody may name the first; later changes need one of them. `name` without a
// PIN adds a role to somebody who has one; `leave` signs out.
struct ChangeReferees {
  enum class Operation { name, change_pin, remove, leave } operation = Operation::name;
  std::string referee, pin;
  int role = 1;  // place in ClubBook::role_holders
  bool operator==(const ChangeReferees&) const = default;
};
// Makes the key of another computer known by its words, or forgets it (empty name).
struct ChangeKeys {
  std::string name, words;
  bool operator==(const ChangeKeys&) const = default;
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
    std::variant<command::SetLeagueState, command::PickEntrant, command::ShowCompetition, command::ShowPlayer,
                 command::AddPlayer, command::EditPlayer, command::ForgetPlayer, command::ChangeClub,
                 command::SaveTeam, command::Begin, command::EnterLeague, command::EnterLine,
                 command::PlayTable, command::LinkMatch, command::UnlinkMatch, command::DateRound,
                 command::DrawRound, command::RedrawRound, command::StopDrawing, command::DrawLots,
                 command::NextStage, command::AddPeople, command::TakeBack, command::EnterTogether,
                 command::SeedEntrants, command::ClubWork, command::StopWork, command::TakeBackInClub,
                 command::ChangeReferees, command::ChangeKeys>;

}  // namespace tanteador::view
