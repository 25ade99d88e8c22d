#pragma once
// The club and its competitions in a store. An accepted event is durable before its effect is visible.

#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "src/codec/competition/competition.hpp"
#include "src/session/host.hpp"
#include "src/session/match/open_match.hpp"
#include "src/session/signatures/signature.hpp"
#include "src/session/store.hpp"

namespace tanteador::session {

// An open stream: its events and the resulting state. A value: copy it to try something.
template <class State>
struct OpenStream {
  StreamHead head;
  State now;
  std::vector<EventRecord> records;
  std::optional<Continuation> continuation =
      {};  // set if the stream has conflicting versions (src/session/merge/forks.hpp)
  std::size_t forks = 0;
};
using OpenCompetition = OpenStream<league::Competition>;
using OpenClub = OpenStream<league::Club>;

using LeagueAnswer = tl::expected<league::Change, league::LeagueRefusal>;

struct NewPlayer {
  std::string name;
  PlayerCard card = {};  // person: empty if the name identifies the player
  bool active = true;
  bool namesake = false;  // a new person although the name is known
};
struct LookAlike {
  std::string name, known;
  bool operator==(const LookAlike&) const = default;
};

class Session;
struct EffectiveLog;
struct DamagedStream;

class League {
 public:
  League(Store* store, Host host) : store_(store), host_(std::move(host)) {}
  const Store& store() const { return *store_; }

  OpenClub club() const;  // empty before the first event of the club
  std::optional<OpenClub> open_club(std::string_view id) const;
  LeagueAnswer enter(OpenClub& club, const league::ClubEvent& event, std::vector<PlayerCard> cards = {});
  LeagueAnswer enter_together(OpenClub& club, std::span<const league::ClubEvent> events,
                              std::vector<PlayerCard> cards = {});
  // Adds a player and returns the person's id. A known person of the same name is used, unless both have
  // licences and these differ.
  tl::expected<std::string, league::LeagueRefusal> add_player(OpenClub& club, const std::string& name,
                                                              PlayerCard card = {});
  // Adds all players in one transaction, or none. Returns their ids in order.
  tl::expected<std::vector<std::string>, league::LeagueRefusal> add_players(
      OpenClub& club, std::span<const NewPlayer> players);
  // Returns the new names that are easily confused with a known name or an earlier one of the list.
  std::vector<LookAlike> look_alikes(std::span<const std::string> written) const;
  // Changes name and card. Refused, with nothing stored, if somebody else has the licence.
  std::optional<league::LeagueRefusal> edit_player(const PlayerCard& card, const std::string& name);
  void forget(const std::string& person);  // under every id merged with that person
  std::vector<PlayerCard> cards() const { return store_->player_cards(); }
  // Everybody of exactly this name: the club's players, or others if it has none. Merged doubles appear once.
  std::vector<std::string> people_of_name(const std::string& name, const league::Club& club) const;
  std::vector<std::string> people_of_name(const std::string& name) const;
  // The first person of this name, or a new one, who is stored with the first event that names them.
  std::string person(const std::string& name);
  std::string new_person(const std::string& name);
  std::string namesake(const std::string& name);  // a new person, even if the name is known
  // The id under which a new person was stored. It differs if somebody else entered the name in the meantime.
  std::string stored_id(const std::string& person) const;
  NameBook names() const;  // of everybody, including new people who are not stored yet
  NameBook names_of(std::span<const std::string> people) const;  // only stored people
  league::SamePeople same_people() const;

  // Newest first, without withdrawn competitions.
  std::vector<CompetitionSummary> competitions() const;
  std::vector<CompetitionSummary> all_competitions() const { return store_->competitions(); }
  // Null: there is no such competition. StoreError (damaged) names the first wrong event.
  std::optional<OpenCompetition> open(std::string_view id) const;
  // The same for a reader of many: a damaged competition is added to `left_out` once, and is null. A null
  // `left_out` throws.
  std::optional<OpenCompetition> open_or_leave_out(std::string_view id,
                                                   std::vector<DamagedStream>* left_out) const;
  tl::expected<OpenCompetition, league::LeagueRefusal> create(const league::CompetitionSetup& setup);
  LeagueAnswer enter(OpenCompetition& competition, const league::CompetitionEvent& event);
  // Enters all events in one transaction, or none. The refusal is of the first event that is refused.
  LeagueAnswer enter_together(OpenCompetition& competition, std::span<const league::CompetitionEvent> events,
                              std::vector<PlayerCard> cards = {});
  // Enters the accepted events in one transaction and returns the refusals of the others.
  std::vector<league::LeagueRefusal> enter_all(OpenCompetition& competition,
                                               std::span<const league::CompetitionEvent> events);
  // Links a scored match with a table and enters its result if there is one.
  LeagueAnswer link(OpenCompetition& competition, league::TableRef table, const OpenMatch& match);
  // Undoes a link in one transaction, with the results from the match. Later corrections by hand stay.
  LeagueAnswer unlink(OpenCompetition& competition, league::TableRef table, const std::string& match);
  // Updates all competitions linked with a match. Call it after events were added to the match.
  void follow(const OpenMatch& match);
  // The same for the matches linked with open tables, if an earlier update failed.
  void catch_up(OpenCompetition& competition);

  // The first difference between a stream, its hashes, the rules and the projection; null: all agree.
  std::optional<std::string> verify(std::string_view id) const;
  // The current names of the entrants: the team's name, otherwise the names of its people.
  std::vector<std::string> entrant_names(const league::Competition& competition) const;
  std::vector<std::string> entrant_names(const league::Competition& competition,
                                         const league::SamePeople& same) const;  // for known merges
  // The current names of the people of each team.
  std::map<league::Entrant, std::vector<std::string>> team_members(
      const league::Competition& competition) const;
  std::optional<std::string> name_of(const std::string& person) const;

  // Exports a competition with its people and linked matches; "": unknown id.
  std::string export_competition(std::string_view id) const;
  // The head and the signature of a file whose competition and matches are sound.
  static tl::expected<CheckedExport, codec::InputError> inspect(std::string_view text);
  // Imports a competition and returns its id. `session`, of the same store, imports the matches. InputError:
  // the file is not sound, or its decisions need a referee (`refused` is set then). StoreError (conflict): a
  // fork. Errors before the matches store nothing. `progress` is called before each step and may throw;
  // matches imported by then stay. With `damaged`, damaged matches are listed there and the rest is imported.
  tl::expected<std::string, codec::InputError> import_competition(
      std::string_view text, Session& session, const Progress& progress = {},
      std::vector<DamagedStream>* damaged = nullptr);

 private:
  using Refusal = std::optional<league::LeagueRefusal>;
  static constexpr int kTries = 20;  // after that many conflicts in a row an append fails
  Refusal check_licences(std::span<const PlayerCard> cards, std::vector<Holders>& licence_holders);
  void find_newcomers(std::span<const PlayerCard> cards);
  template <class State>
  void read_again(OpenStream<State>& stream) const;
  std::vector<std::string> people_names(const league::Competition& competition, std::size_t entrant,
                                        const league::SamePeople& same) const;
  std::vector<std::string> ids_of_name(const std::string& name, const league::SamePeople& same) const;
  template <class State>
  std::optional<OpenStream<State>> read(std::string_view id) const;
  template <class State, class Event>
  LeagueAnswer append(OpenStream<State>& stream, std::span<const Event> events,
                      std::vector<PlayerCard> cards);
  template <class State, class Event>
  LeagueAnswer append_once(OpenStream<State>& stream, std::span<const Event> events,
                           const std::vector<PlayerCard>& cards);

  Store* store_;
  Host host_;
  bool follows_match_ = false;  // a result of a linked match needs no secretary
  std::string refused_name_;    // the name in the last refusal
  NameBook fresh_;              // people from person() who are not stored yet
  std::multimap<std::string, std::string, std::less<>> fresh_ids_;  // the same by name
  std::set<std::string, std::less<>> namesakes_;                    // new people who may share a known name
  // Number of people with a name when it was last counted.
  mutable std::map<std::string, std::int64_t, std::less<>> bearers_;
  std::map<std::string, std::string, std::less<>> stored_as_;  // new people whom somebody else entered first
  std::string licence_refused_, holder_refused_;               // texts of the last refusal
};

// Ids of club records whose events another record has taken over (club_joined).
std::set<std::string> joined_records(const Store& store);
// The club records in use, oldest first. There is one, unless several desks started the club independently.
std::vector<StreamHead> club_records(const Store& store);

// Applies the next stored event. Returns a sentence if it is not valid.
template <class State>
std::optional<std::string> replay(OpenStream<State>& stream, const StoredEvent& event,
                                  codec::StoredLeagueReader& reader);

// The same for all events that count, from the first on.
template <class State>
std::optional<std::string> replay_all(OpenStream<State>& stream, const EffectiveLog& now);

CompetitionProjection projection_of(const OpenCompetition& competition);
// The score of a table in a linked match. Null: the match is undecided, or other people play there.
std::optional<league::event::TableScore> score_of(const OpenMatch& match,
                                                  const league::Competition& competition,
                                                  league::TableRef table, const league::Club& club);

}  // namespace tanteador::session
