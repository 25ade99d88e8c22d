#pragma once
// Matches in use over a store: every accepted event is durable before anybody sees what it did.

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

struct Added {
  std::vector<RefusedEvent> refused = {};
  bool kept = true;  // false: an event takes a referee, so nothing of all this was stored
};

// A match that could not even start has no OpenMatch.
struct Scored : Added {
  codec::StartRequest start = {};
  std::optional<OpenMatch> match = {};
};

enum class OnRefusal { stop, keep_going, take_back };  // take_back: of what is added all stands, or nothing
enum class Keep { yes, no };                           // no: nothing is stored, as for a dry run

// A stream whose log is damaged: what is wrong with it, in one sentence.
struct DamagedStream {
  StreamHead head;
  std::string message;
  bool here = true;  // of two databases that are brought together
  bool begins_apart =
      false;  // not damaged: the other database has a stream of that id with another beginning
};

class Session {
 public:
  // Without a store nothing is kept either.
  Session(Store* store, Host host, Keep keep = Keep::yes)
      : store_(store), host_(std::move(host)), keep_(keep) {}

  // The whole input is read first: an unreadable line anywhere leaves everything as it was.
  tl::expected<Scored, codec::InputError> score(std::string_view lines, OnRefusal on_refusal);
  // Appends to a stored match. With `expect`, refuses everything when the match has moved on from that seq.
  tl::expected<Added, codec::InputError> add(OpenMatch& match, std::string_view lines, OnRefusal on_refusal);
  // The same of events that are so already: of all that is entered together all stands, or nothing.
  tl::expected<Added, codec::InputError> add(OpenMatch& match, const Entries& entries);

  // A correction, and after it again those entries it strikes that are to be kept, by the first event of
  // each: all of it, or nothing.
  tl::expected<Added, codec::InputError> add(OpenMatch& match, const Entry& correction,
                                             std::span<const EventSeq> keep);
  // What that would be, with whatever would no longer stand struck as well.
  tl::expected<CascadePreview, codec::Failure> falling(const OpenMatch& match, const Entry& correction,
                                                       std::span<const EventSeq> keep = {}) const;

  // What these lines would do, entered together: nothing is stored, and the match stays as it is.
  tl::expected<Scored, codec::InputError> attempt(const OpenMatch& match, std::string_view lines) const;
  tl::expected<Scored, codec::InputError> attempt(const OpenMatch& match, const Entries& entries) const;

  // Would this event, as people write it, be accepted now, or just before the event `at` (2 or later), and
  // what would every other ruleset for this number of players say of the same record? Options agreed at the
  // table stay agreed; nothing is stored or changed. An error: it is no event of this match, or there is no
  // such `at`.
  tl::expected<Answer, codec::InputError> ask(const OpenMatch& match, const nlohmann::json& event,
                                              std::optional<EventSeq> at = {}) const;
  // The same of events entered one after the other: the last is asked about, unless one before it is refused.
  tl::expected<Answer, codec::InputError> ask(const OpenMatch& match, const Entries& entries,
                                              std::optional<EventSeq> at = {}) const;

  // One event, durable when it returns. On a refusal or a StoreError the match is as before.
  tl::expected<EventSeq, codec::Failure> start(const nlohmann::json& event, std::optional<OpenMatch>& match);
  tl::expected<EventSeq, codec::Failure> submit(OpenMatch& match, const nlohmann::json& event);
  tl::expected<EventSeq, codec::Failure> submit(OpenMatch& match, const codec::Written& event);
  // What one act entered is taken back, and brought back, by one: all of it or nothing.
  tl::expected<EventSeq, codec::Failure> undo(OpenMatch& match);
  tl::expected<EventSeq, codec::Failure> redo(OpenMatch& match);

  // What another ruleset would have scored: a session that stores nothing and takes every start for one under
  // this ruleset. What a table agreed otherwise by options stays agreed.
  Session under(codec::EditionPtr ruleset) const;
  // The same for a match that was entered; up to the first event that ruleset refuses, whose seq is the line.
  static Scored under(const OpenMatch& match, const rulebook::Edition& ruleset);

  // Reads and verifies a stored match; StoreError (damaged) names the first event at fault. Nothing where
  // there is no such match.
  std::optional<OpenMatch> open(std::string_view id) const;
  StoredMatch stored(const StreamHead& head) const;  // of a match; opened() makes the match of it
  StoredMatch stored(const StreamHead& head, bool forked) const;  // where that is known
  bool stands(const OpenMatch& match) const;                      // whether nothing was added to it elsewhere
  std::vector<MatchSummary> matches(Page page = {}) const { return store_->summaries(page); }  // newest first
  // The same one by one, all or those in progress, until `each` says false.
  void each_match(bool in_progress, const std::function<bool(const MatchSummary&)>& each) const {
    store_->each_summary(in_progress, each);
  }
  std::optional<MatchSummary> summary(std::string_view id) const { return store_->summary(id); }
  std::int64_t count_matches() const { return store_->count_streams("match"); }
  std::vector<Person> people() const { return store_->people(); }
  std::optional<std::string> name_of(const std::string& person) const;  // nothing: unknown or forgotten
  NameBook name_book() const;

  // What Referees::authorise has let in rules from now on, or nobody does.
  void rule_as(std::optional<Referee> referee) { referee_ = std::move(referee); }

  // The first difference between the log, its hashes, the rules and the projections; nothing if all agree.
  std::optional<std::string> verify(std::string_view id) const;
  // All projections anew, in one step: `progress`, called between streams, may throw, and all is as before.
  // Nobody else can write meanwhile. A damaged stream keeps the projections it had; all of them are answered.
  std::vector<DamagedStream> rebuild(const Progress& progress = {});
  // What a table agreed otherwise than the edition it names: names of options, without opening the match
  // where its start was never amended.
  std::vector<std::string> agreed(std::string_view id) const;

 private:
  friend class Branches;
  friend class Casebook;
  friend class Exchange;
  friend class Referees;
  friend class Rulesets;
  StoredMatch with_people(StoredMatch stored) const;
  // An event on its way into a match.
  struct Step {
    int line = 0;
    std::string type;
    tl::expected<codec::Written, codec::Failure> event;
    const nlohmann::json* written = nullptr;  // the line it was read from, if any
  };
  using Steps = std::vector<Step>;
  tl::expected<codec::Written, codec::Failure> again(const OpenMatch& match, EventSeq seq,
                                                     const codec::Roster& roster) const;
  tl::expected<Steps, codec::InputError> read_steps(const Input& input, std::size_t first,
                                                    const OpenMatch& match) const;
  tl::expected<Steps, codec::InputError> steps_of(const OpenMatch& match, const Entries& entries) const;
  tl::expected<EventSeq, codec::Failure> enter(OpenMatch& match, const codec::Written& event,
                                               Guard guard) const;
  std::vector<RefusedEvent> enter_all(OpenMatch& match, Steps steps, const Input* input,
                                      OnRefusal on_refusal) const;
  template <class... Events>
  tl::expected<Scored, codec::InputError> tried(const OpenMatch& match, const Events&... events) const;
  Added add(OpenMatch& match, Steps steps, const Input* input, OnRefusal on_refusal);
  tl::expected<EventSeq, codec::Failure> take_back(OpenMatch& match, EventSeq last, const char* reason);
  std::string person_id(OpenMatch& match, const std::string& name) const;
  codec::Roster roster_for(const OpenMatch& match) const;
  tl::expected<Scored, codec::InputError> score(const Input& input, const codec::StartRequest& request,
                                                const AnyMatch& started, OnRefusal on_refusal);
  void save(OpenMatch& match);
  codec::FindEdition rulesets() const;
  std::vector<codec::EditionPtr> comparable(const OpenMatch& match) const;  // its own first
  struct Beside {                                                           // the words beside a start
    const std::string* note = nullptr;
    std::string at, by;
  };
  Beside beside(const nlohmann::json& start) const;
  OpenMatch make_open(const codec::StartRequest& request, AnyMatch match, const Beside& beside);

  Store* store_;
  Host host_;
  Keep keep_;
  codec::EditionPtr under_;
  std::optional<Referee> referee_ = {};
};

OpenMatch opened(StoredMatch stored);  // StoreError as of Session::open

MatchSummary summary_of(const OpenMatch& match);
// Of the entries written by the events from `first` on.
std::vector<EntryRow> entry_rows(const OpenMatch& match, std::int64_t first = 1);

}  // namespace tanteador::session
