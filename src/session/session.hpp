#pragma once
// Opens and continues the matches of a store. An accepted event is durable before its effect is shown.

#include <functional>
#include <memory>

#include "src/session/ask.hpp"
#include "src/session/cases/referees.hpp"
#include "src/session/cases/rulings.hpp"
#include "src/session/host.hpp"
#include "src/session/match/acts.hpp"
#include "src/session/match/cascade.hpp"
#include "src/session/match/open_match.hpp"
#include "src/session/merge/forks.hpp"

namespace tanteador::session {

struct Input;

// An event refused while reading a whole input.
struct RefusedEvent {
  int line = 0;  // 1-based line of the input
  std::string type;
  Refusal refusal;
};

struct AddResult {
  std::vector<RefusedEvent> refused = {};
  bool is_stored = true;  // false: an event needs a referee, so nothing was stored
};

// The result of a whole input. Without a valid start there is no match.
struct ScoreResult : AddResult {
  codec::StartRequest start = {};
  std::optional<OpenMatch> match = {};
};

enum class RefusalPolicy { stop, keep_going, take_back };  // take_back: all or nothing is entered
enum class Keep { yes, no };                               // no: a dry run, nothing is stored

struct DamagedStream {
  StreamHead head;
  std::string message;        // the fault in one sentence
  bool here = true;           // false: the damage is in the other of two compared databases
  bool begins_apart = false;  // not damaged: the databases have different first events under this id
};

// Used by one thread. Every function that reads or writes the store may throw StoreError; then nothing
// changed.
class Session {
 public:
  // `store` must outlive the session. Null: nothing is stored.
  Session(Store* store, Host host, Keep keep = Keep::yes)
      : store_(store), host_(std::move(host)), keep_(keep) {}

  // Scores a whole event file as a new match. An unreadable line changes nothing. `unnamed`: seats whose
  // names in the lines are only labels; nobody is stored under them.
  tl::expected<ScoreResult, codec::InputError> score(std::string_view lines, RefusalPolicy on_refusal,
                                                     const std::vector<Seat>& unnamed = {});
  // Appends the lines of an event file. A line `expect` refuses everything if the match has changed since.
  tl::expected<AddResult, codec::InputError> add(OpenMatch& match, std::string_view lines,
                                                 RefusalPolicy on_refusal);
  // Appends all events or none. Error: an event that does not fit this match.
  tl::expected<AddResult, codec::InputError> add(OpenMatch& match, const Entries& entries);

  // Enters a correction and then the removed entries of `keep` (by first event) again: all or nothing.
  tl::expected<AddResult, codec::InputError> add(OpenMatch& match, const Entry& correction,
                                                 std::span<const EventSeq> keep);
  // Previews such a correction with all entries that it would remove.
  tl::expected<CascadePreview, codec::Failure> preview_cascade(const OpenMatch& match,
                                                               const Entry& correction,
                                                               std::span<const EventSeq> keep = {}) const;

  // Tries entries together. Nothing is stored and the match does not change.
  tl::expected<ScoreResult, codec::InputError> attempt(const OpenMatch& match, std::string_view lines) const;
  tl::expected<ScoreResult, codec::InputError> attempt(const OpenMatch& match, const Entries& entries) const;

  // Says whether an event would be accepted now, or just before event `at` (2 or later). Also asks every
  // other ruleset for this number of players. Options of the table still apply. Nothing is stored or changed.
  // Error: not an event of this match, or an unknown `at`.
  tl::expected<Answer, codec::InputError> ask(const OpenMatch& match, const nlohmann::json& event,
                                              std::optional<EventSeq> at = {}) const;
  // Asks about the last of several events. A refused earlier event is the answer.
  tl::expected<Answer, codec::InputError> ask(const OpenMatch& match, const Entries& entries,
                                              std::optional<EventSeq> at = {}) const;

  // Enter one event, which is durable on return. A refusal or a StoreError changes nothing.
  tl::expected<EventSeq, codec::Failure> start(const nlohmann::json& event, std::optional<OpenMatch>& match);
  tl::expected<EventSeq, codec::Failure> submit(OpenMatch& match, const nlohmann::json& event);
  tl::expected<EventSeq, codec::Failure> submit(OpenMatch& match, const codec::WrittenEvent& event);
  // Undo and redo the events of one act together. Error: there is nothing to undo or redo.
  tl::expected<EventSeq, codec::Failure> undo(OpenMatch& match);
  tl::expected<EventSeq, codec::Failure> redo(OpenMatch& match);

  // A session that stores nothing and plays every start under this ruleset. Options of the table still apply.
  Session with_ruleset(codec::EditionPtr ruleset) const;
  // Scores an entered match under another ruleset up to the first refused event. Its line is the event's seq.
  static ScoreResult rescore(const OpenMatch& match, const rulebook::Edition& ruleset);

  // Reads and verifies a stored match. Null: unknown id. StoreError (damaged) names the first wrong event.
  std::optional<OpenMatch> open(std::string_view id) const;
  // Reads a known match without verifying it; pass the result to open_stored().
  StoredMatch read_stored(const StreamHead& head) const;
  StoredMatch read_stored(const StreamHead& head,
                          bool forked) const;     // for a caller that knows whether the match has forks
  bool is_current(const OpenMatch& match) const;  // true if no other writer has added an event
  std::vector<MatchSummary> matches(Page page = {}) const { return store_->summaries(page); }  // newest first
  void visit_matches(bool in_progress, const std::function<bool(const MatchSummary&)>& each) const {
    store_->visit_summaries(in_progress, each);
  }
  std::optional<MatchSummary> summary(std::string_view id) const { return store_->summary(id); }
  std::int64_t count_matches() const { return store_->count_streams("match"); }
  std::vector<Person> people() const { return store_->people(); }
  std::optional<std::string> name_of(const std::string& person) const;  // null: unknown or forgotten
  NameBook name_book() const;

  // Sets the person (from Referees::authorise) who enters the next events; null: nobody gave a PIN.
  void rule_as(std::optional<Referee> referee) { referee_ = std::move(referee); }

  // The first difference between log, hashes, rules and projections; null: all agree.
  std::optional<std::string> verify(std::string_view id) const;
  // Computes all projections again in one transaction, during which nobody else can write. `progress` is
  // called between streams; if it throws, nothing changes. Damaged streams keep their projections and are
  // returned.
  std::vector<DamagedStream> rebuild(const Progress& progress = {});
  // Names of the options that the table agreed. Opens the match only if its start was amended.
  std::vector<std::string> agreed_options(std::string_view id) const;

 private:
  friend class Branches;
  friend class Casebook;
  friend class Exchange;
  friend class Referees;
  friend class Rulesets;
  StoredMatch with_people(StoredMatch stored) const;
  struct Step {
    int line = 0;
    std::string type;
    tl::expected<codec::WrittenEvent, codec::Failure> event;
    const nlohmann::json* written = nullptr;  // the line it was read from, if any
  };
  using Steps = std::vector<Step>;
  tl::expected<codec::WrittenEvent, codec::Failure> reread_entry(const OpenMatch& match, EventSeq seq,
                                                                 const codec::Roster& roster) const;
  tl::expected<Steps, codec::InputError> read_steps(const Input& input, std::size_t first,
                                                    const OpenMatch& match) const;
  tl::expected<Steps, codec::InputError> steps_of(const OpenMatch& match, const Entries& entries) const;
  tl::expected<EventSeq, codec::Failure> enter(OpenMatch& match, const codec::WrittenEvent& event,
                                               Guard guard) const;
  std::vector<RefusedEvent> enter_all(OpenMatch& match, Steps steps, const Input* input,
                                      RefusalPolicy on_refusal) const;
  template <class... Events>
  tl::expected<ScoreResult, codec::InputError> add_to_copy(const OpenMatch& match,
                                                           const Events&... events) const;
  AddResult add(OpenMatch& match, Steps steps, const Input* input, RefusalPolicy on_refusal);
  tl::expected<EventSeq, codec::Failure> take_back(OpenMatch& match, EventSeq last, const char* reason);
  std::string person_id(OpenMatch& match, const std::string& name) const;
  codec::Roster roster_for(const OpenMatch& match) const;
  tl::expected<ScoreResult, codec::InputError> score(const Input& input, const codec::StartRequest& request,
                                                     const AnyMatch& started, RefusalPolicy on_refusal,
                                                     const std::vector<Seat>& unnamed);
  void save(OpenMatch& match);
  codec::FindEdition rulesets() const;
  std::vector<codec::EditionPtr> comparable(const OpenMatch& match) const;  // its own first
  // Fields of a start that belong to its record, not to the game.
  struct StartFields {
    const std::string* note = nullptr;
    std::string at, by;
  };
  StartFields start_fields(const nlohmann::json& start) const;
  OpenMatch make_open(const codec::StartRequest& request, AnyMatch started, const StartFields& fields,
                      const std::vector<Seat>& unnamed = {});

  Store* store_;
  Host host_;
  Keep keep_;
  codec::EditionPtr under_;
  std::optional<Referee> referee_ = {};
};

OpenMatch open_stored(StoredMatch stored);  // throws StoreError as Session::open does

MatchSummary summary_of(const OpenMatch& match);
std::vector<EntryRow> entry_rows(const OpenMatch& match, std::int64_t first = 1);

}  // namespace tanteador::session
