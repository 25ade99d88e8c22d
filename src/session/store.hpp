#pragma once
// The store the session writes to; db/ implements it. Everything durable goes through here.

#include <functional>
#include <stdexcept>
#include <utility>
#include <variant>

#include "src/session/rows.hpp"

namespace tanteador::session {

class StoreError : public std::runtime_error {
 public:
  // moved_on: another writer added to the stream. moved: the open file is no longer where it was opened.
  enum class Code { cannot_open, not_ours, newer, damaged, locked, read_only, full, moved_on, moved };
  StoreError(Code code, const std::string& message) : std::runtime_error(message), code_(code) {}
  Code code() const { return code_; }

 private:
  Code code_;
};

// A part of a long list; all of it without a limit.
struct Page {
  std::int64_t limit = -1;
  std::int64_t offset = 0;
};

// Every function throws StoreError when the database or the system fails; nothing is half done then.
class Store {
 public:
  virtual ~Store() = default;

  // Is told of everything that was made durable, with the id of the stream or "". Must not throw.
  void when_stored(std::function<void(std::string_view stream)> told) { told_ = std::move(told); }

  // All that `work` reads is of one moment, whatever others write meanwhile. May be called within itself.
  virtual void at_one_moment(const std::function<void()>& work) const = 0;
  // Another number each time somebody else has written.
  virtual std::int64_t data_version() const = 0;

  // Durable when it returns, all of them together or none. Throws moved_on when a stream's head is not
  // `before`.
  virtual void append_all(std::span<const Append> appends) = 0;
  void append(const Append& append) { append_all({&append, 1}); }
  virtual std::optional<StreamHead> head(std::string_view stream) const = 0;
  virtual std::vector<StreamHead> streams(std::string_view kind) const = 0;  // by id
  virtual std::int64_t count_streams(std::string_view kind) const = 0;
  virtual std::vector<std::string> ids_beginning(std::string_view kind, std::string_view beginning) const = 0;
  // The ids of that kind just before and just after this one; empty where there is none.
  virtual std::pair<std::string, std::string> neighbours(std::string_view kind,
                                                         std::string_view id) const = 0;
  // Ids of the streams in whose log a warning was given, also in place of another event.
  virtual std::vector<std::string> streams_with_warnings() const = 0;
  // For a command that has time: another writer is waited for up to twenty seconds instead of two.
  virtual void be_patient() = 0;
  // Writes all that is stored into a new file beside the open one and answers its name; where that folder
  // cannot be written to, into the user's own. Also when the open file was deleted, moved or replaced.
  virtual std::string copy_beside() const = 0;
  // Of the first event, and whether it or a later one was amended: what a list needs of a log. Nothing where
  // there is no such stream.
  struct Start {
    std::string payload;
    bool amended = false;
  };
  virtual std::optional<Start> start_of(std::string_view stream) const = 0;
  // The events of a club by which two entries are one person or two, in order; none where none are one.
  struct Told {
    std::string kind, payload;
  };
  virtual std::vector<Told> same_people(std::string_view club) const = 0;
  // Events in order of seq, to be kept or not.
  virtual void read(std::string_view stream, const std::function<void(StoredEvent&&)>& each) const = 0;

  virtual std::optional<Person> person(std::string_view id) const = 0;
  virtual std::vector<Person> people() const = 0;
  // Those of them that are known, in no order; ids of the program's own (src/codec/spelling.hpp).
  virtual std::vector<Person> people_among(std::span<const std::string> ids) const = 0;
  virtual std::vector<Person> people_named(std::string_view name) const = 0;
  virtual void name_person(const Person& person) = 0;   // adds or renames
  virtual void forget_person(std::string_view id) = 0;  // the name goes, every score and hash stays

  virtual std::vector<PlayerCard> player_cards() const = 0;  // by person
  // Those of these people, as people_among() has them.
  virtual std::vector<PlayerCard> cards_among(std::span<const std::string> ids) const = 0;
  virtual void put_player_card(const PlayerCard& card) = 0;  // of a known person; adds or replaces
  // A name and a card together. Throws moved_on where others bear the licence by now.
  virtual void put_player(const Person& person, const PlayerCard& card, const Holders& licence) = 0;

  // House rulesets as their files read (schemas/ruleset.schema.json), by id.
  virtual std::vector<std::string> house_rulesets() const = 0;
  virtual std::optional<std::string> house_ruleset(std::string_view id) const = 0;
  virtual void put_house_ruleset(std::string_view id, std::string_view text) = 0;  // adds or replaces
  virtual void remove_house_ruleset(std::string_view id) = 0;

  virtual std::vector<RefereeRow> referees() const = 0;  // by name
  virtual bool may_read_referees() const = 0;  // false for a role on a server that only reads scores
  // Each false where that name is there already, is not there, or is no longer as it was before.
  virtual bool add_referee(const RefereeRow& referee) = 0;
  virtual bool remove_referee(std::string_view name) = 0;
  virtual bool replace_referee(const RefereeRow& before, const RefereeRow& after) = 0;

  virtual bool add_token(const TokenRow& token) = 0;  // false where its code is another's already
  virtual std::optional<TokenRow> token(const Hash& hash) const = 0;  // whose secret or code has that hash
  virtual std::vector<TokenRow> tokens() const = 0;                   // the latest first
  virtual bool remove_token(const Hash& secret) = 0;
  virtual std::optional<TapRow> tap(std::string_view id) const = 0;
  virtual std::vector<TapRow> taps() const = 0;  // by time
  virtual void put_tap(const TapRow& tap) = 0;   // throws moved_on where one of that id is stored already
  virtual void forget_taps(std::string_view before) = 0;  // those from before that time, RFC 3339 in UTC
  virtual std::vector<NoteRow> notes(std::string_view beginning) const = 0;  // by key
  // Durable together when it returns. Throws moved_on where a tap of that id is stored already.
  virtual void put_beside(const Beside& beside) = 0;
  // The same in one transaction with the first append that `work` makes; nothing of it where it makes none.
  // Answers whether it made one.
  bool append_with(const Beside& beside, const std::function<void()>& work);

  virtual std::vector<MatchSummary> summaries(Page page = {}) const = 0;  // newest first
  // The same one by one, all or those in progress, until `each` says false.
  virtual void each_summary(bool in_progress, const std::function<bool(const MatchSummary&)>& each) const = 0;
  virtual std::optional<MatchSummary> summary(std::string_view match) const = 0;
  virtual std::vector<EntryRow> entries(std::string_view stream) const = 0;
  virtual std::vector<CaseRow> cases() const = 0;                            // the latest first
  virtual std::vector<CaseRow> cases_of(std::string_view stream) const = 0;  // in order
  virtual std::vector<CompetitionSummary> competitions() const = 0;          // newest first
  virtual std::optional<CompetitionSummary> competition(std::string_view id) const = 0;
  virtual std::vector<CompetitionSummary> competitions_named(
      std::string_view name) const = 0;                                                   // newest first
  virtual std::vector<StandingRow> standings_of(std::string_view competition) const = 0;  // in order
  virtual std::vector<std::string> competitions_with(std::string_view match) const = 0;   // linked there
  virtual std::vector<std::string> matches_of(std::string_view competition) const = 0;  // linked there, by id
  struct Link {
    std::string match, competition;
  };
  virtual std::vector<Link> links() const = 0;  // of all competitions, by match
  // Replaces all projections in one transaction: what `make` reads is what they are made from, and nobody
  // writes meanwhile. Those of the streams in `keep` stay as they are.
  using AnyProjection = std::variant<Projection, CompetitionProjection>;
  virtual void replace_projections(
      const std::function<void(const std::function<void(const AnyProjection&)>& put)>& make,
      std::span<const std::string> keep = {}) = 0;

 protected:
  const Beside* beside() const { return beside_; }  // what goes with the next append
  void stored_beside() { beside_ = nullptr; }
  void tell(std::string_view stream = {}) const {
    if (told_) told_(stream);
  }

 private:
  std::function<void(std::string_view)> told_;
  const Beside* beside_ = nullptr;
};

inline bool Store::append_with(const Beside& beside, const std::function<void()>& work) {
  struct Set {  // also where `work` throws
    const Beside*& place;
    ~Set() { place = nullptr; }
  } set{beside_};
  beside_ = &beside;
  work();
  return beside_ == nullptr;
}

}  // namespace tanteador::session
