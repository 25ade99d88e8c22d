#pragma once
// The club and its competitions over a store: every accepted event is durable before anybody sees what it
// did.

#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "src/codec/competition/competition.hpp"
#include "src/session/host.hpp"
#include "src/session/match/open_match.hpp"
#include "src/session/store.hpp"

namespace tanteador::session {

// A stream in use: what its events amount to, and the events. A value: copy it to try something.
template <class State>
struct OpenStream {
  StreamHead head;
  State now;
  std::vector<EventRecord> records;
  std::optional<Kept> kept = {};  // set where it went different ways (src/session/merge/forks.hpp)
  std::size_t forks = 0;
};
using OpenCompetition = OpenStream<league::Competition>;
using OpenClub = OpenStream<league::Club>;

// Why an event of a competition or a club was refused: nothing was stored.
using LeagueAnswer = tl::expected<league::Change, league::Refused>;

// As somebody is entered into the club.
struct NewPlayer {
  std::string name;
  PlayerCard card = {};  // person: empty where the name says who it is
  bool active = true;
  bool namesake = false;  // somebody else, although the name is known
};
struct LookAlike {
  std::string name, known;
  bool operator==(const LookAlike&) const = default;
};

class Session;
struct Counted;
struct DamagedStream;

class League {
 public:
  League(Store* store, Host host) : store_(store), host_(std::move(host)) {}
  const Store& store() const { return *store_; }

  // --- Club
  OpenClub club() const;  // empty before its first event
  std::optional<OpenClub> open_club(std::string_view id) const;
  LeagueAnswer enter(OpenClub& club, const league::ClubEvent& event, std::vector<PlayerCard> cards = {});
  // All of them, in one transaction, or none.
  LeagueAnswer enter_together(OpenClub& club, std::span<const league::ClubEvent> events,
                              std::vector<PlayerCard> cards = {});
  // A new player: the name, and what else the club knows. The answer is the person's id; who is known by that
  // very name already is that person, unless both have a licence and another one.
  tl::expected<std::string, league::Refused> add_player(OpenClub& club, const std::string& name,
                                                        PlayerCard card = {});
  // All of them in one step, or none; their ids, in order.
  tl::expected<std::vector<std::string>, league::Refused> add_players(OpenClub& club,
                                                                      std::span<const NewPlayer> players);
  // Those of the names that nobody bears and that are easily taken for another, known or earlier among them.
  std::vector<LookAlike> look_alikes(std::span<const std::string> written) const;
  // Refused where the licence is somebody else's: nothing was stored.
  std::optional<league::Refused> edit_player(const PlayerCard& card, const std::string& name);
  void forget(const std::string& person);  // under every id that counts as that person
  std::vector<PlayerCard> cards() const { return store_->player_cards(); }
  // Everybody of exactly this name: the club's own players, and others only where it has none. Doubles that
  // were merged are one.
  std::vector<std::string> called(const std::string& name, const league::Club& club) const;
  std::vector<std::string> called(const std::string& name) const;
  // The first of them, or a new one; nothing is stored before an event names it.
  std::string person(const std::string& name);
  std::string new_person(const std::string& name);
  std::string namesake(const std::string& name);  // new although somebody bears the name, or will by then
  // The id under which a new person was stored: another one where somebody else entered the name meanwhile.
  std::string stored_as(const std::string& person) const;
  NameBook names() const;                                        // of everybody, those just made included
  NameBook names_of(std::span<const std::string> people) const;  // of those of them that are stored
  league::SamePeople same_people() const;

  // --- Competitions
  // Newest first, without those that were withdrawn.
  std::vector<CompetitionSummary> competitions() const;
  std::vector<CompetitionSummary> all_competitions() const { return store_->competitions(); }
  // StoreError (damaged) names the first event at fault. Nothing: there is no such competition.
  std::optional<OpenCompetition> open(std::string_view id) const;
  tl::expected<OpenCompetition, league::Refused> create(const league::CompetitionSetup& setup);
  LeagueAnswer enter(OpenCompetition& competition, const league::CompetitionEvent& event);
  // All of them, in one transaction, or none; the refusal is that of the first at fault.
  LeagueAnswer enter_together(OpenCompetition& competition, std::span<const league::CompetitionEvent> events,
                              std::vector<PlayerCard> cards = {});
  // Those of them that stand, durable together: for many at once. Answers what was refused.
  std::vector<league::Refused> enter_all(OpenCompetition& competition,
                                         std::span<const league::CompetitionEvent> events);
  // Links a scored match with a table and enters its result if it has one. The error says why it cannot be.
  LeagueAnswer link(OpenCompetition& competition, league::TableRef table, const OpenMatch& match);
  // Takes that back in one transaction, with what came from the match; what was put right by hand since
  // stays.
  LeagueAnswer unlink(OpenCompetition& competition, league::TableRef table, const std::string& match);
  // What became of a linked match, in all competitions it is linked with; called when it was added to.
  void follow(const OpenMatch& match);
  // The same for the linked matches of open tables, where that failed when they ended.
  void catch_up(OpenCompetition& competition);

  // The first difference between a stream, its hashes, the rules and the projection; nothing if all agree.
  std::optional<std::string> verify(std::string_view id) const;
  // How entrants are called now: teams by name, others by their people.
  std::vector<std::string> entrant_names(const league::Competition& competition) const;
  std::vector<std::string> entrant_names(const league::Competition& competition,
                                         const league::SamePeople& same) const;  // where they are known
  std::optional<std::string> name_of(const std::string& person) const;  // nothing: unknown or forgotten

  // A whole competition as one file, with its people and linked matches; "" where there is none.
  std::string export_competition(std::string_view id) const;
  // The id; an InputError where the file is no sound export, or its matches bring decisions that take a
  // referee (`refused` is set then), StoreError on a fork: then nothing is stored. The session, of the same
  // store, takes in the matches. `progress` is called before each step and may throw; matches taken in by
  // then stay, whole. With `damaged`, matches that are damaged are put there and the rest is taken in.
  tl::expected<std::string, codec::InputError> import_competition(
      std::string_view text, Session& session, const Progress& progress = {},
      std::vector<DamagedStream>* damaged = nullptr);

 private:
  using Refusal = std::optional<league::Refused>;
  static constexpr int kTries = 20;  // of what another writer is always faster at
  Refusal check_licences(std::span<const PlayerCard> cards, std::vector<Holders>& seen);
  void find_newcomers(std::span<const PlayerCard> cards);
  template <class State>
  void read_again(OpenStream<State>& stream) const;
  std::vector<std::string> known_as(const std::string& name, const league::SamePeople& same) const;
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
  std::string refused_name_;  // that the last refusal speaks of
  NameBook fresh_;            // people made by person() and not stored yet
  std::multimap<std::string, std::string, std::less<>> fresh_ids_;  // the same by name
  std::set<std::string, std::less<>> namesakes_;                    // those of them whose name may be known
  // How many were stored of a name when it was last asked for.
  mutable std::map<std::string, std::int64_t, std::less<>> bearers_;
  std::map<std::string, std::string, std::less<>> stored_as_;  // people made here whom somebody else entered
  std::string licence_refused_, holder_refused_;               // the words of the last refusal
};

// Ids of records of the club whose events another one has taken over (club_joined).
std::set<std::string> joined_records(const Store& store);
// Those of the club that count, the oldest first: one, but where desks were first at once.
std::vector<StreamHead> club_records(const Store& store);

// Applies a stored event in its place; a sentence where it does not stand.
template <class State>
std::optional<std::string> replay(OpenStream<State>& stream, const StoredEvent& event,
                                  codec::StoredLeagueReader& reader);

// What counts of a stream, from its first event on; the same.
template <class State>
std::optional<std::string> replay_all(OpenStream<State>& stream, const Counted& now);

CompetitionProjection projection_of(const OpenCompetition& competition);
// The score of a table as a linked match has it; nothing while it is not decided or where other people play.
std::optional<league::event::TableScore> score_of(const OpenMatch& match,
                                                  const league::Competition& competition,
                                                  league::TableRef table, const league::Club& club);

}  // namespace tanteador::session
