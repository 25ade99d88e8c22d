#pragma once
// What can be asked for on the screens of the club and of a competition. Stages, rounds, tables and sides
// count from 0, as in src/league.

#include <string>
#include <variant>
#include <vector>

#include "src/view/league/states.hpp"

namespace tanteador::view {

namespace command {
// One of these screens is pointed at otherwise: its state as it is then.
struct AimLeague {
  LeagueScreenState at;
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
// Those of a list. They are the club's from now on, but for guests of another one; picked: of the competition
// that is being thought out; entered: of the one that is open.
struct AddPeople {
  std::vector<ListedEntrant> entrants;
  enum class Into { club, picked, entered } into = Into::club;
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
  std::vector<league::event::EntrantChanged> written = {};  // what else a list said of them
  bool by_lot = false;                                      // they are seeded by lot
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
// The match gives the table no result any more, and what it gave is taken away.
struct UnlinkMatch {
  league::TableRef table;
  std::string match;
  bool operator==(const UnlinkMatch&) const = default;
};
struct DrawRound {
  bool all = false;  // every round of a schedule that is left
  bool operator==(const DrawRound&) const = default;
};
// Takes the draws from this round on back, and pairs it again by the results as they are now.
struct RedrawRound {
  league::RoundRef from;
  bool pairs = true;
  bool operator==(const RedrawRound&) const = default;
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
// Who may enter the referee's word: whoever is named first by anybody, from then on by one of them.
struct ChangeReferees {
  enum class Operation { name, change_pin, remove } operation = Operation::name;
  std::string referee, pin;
  bool operator==(const ChangeReferees&) const = default;
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
                 command::LinkMatch, command::UnlinkMatch, command::DateRound, command::DrawRound,
                 command::RedrawRound, command::StopDrawing, command::DrawLots, command::NextStage,
                 command::AddPeople, command::TakeBack, command::EnterTogether, command::SeedEntrants,
                 command::ClubWork, command::StopWork, command::TakeBackInClub, command::ChangeReferees>;

}  // namespace tanteador::view
