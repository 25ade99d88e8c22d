#pragma once
// Matches in use over a store: every accepted event is durable before anybody sees what it did.

#include <functional>
#include <memory>

#include "src/session/acts.hpp"
#include "src/session/ask.hpp"
#include "src/session/falling.hpp"
#include "src/session/forks.hpp"
#include "src/session/host.hpp"
#include "src/session/open_match.hpp"
#include "src/session/referees.hpp"
#include "src/session/rulings.hpp"

namespace tanteador::session {

struct Input;
struct Export;

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
  tl::expected<Falling, codec::Failure> falling(const OpenMatch& match, const Entry& correction,
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

  // The table's own rulesets, kept in the store beside the shipped ones.
  std::vector<rulebook::Edition> house_rulesets() const;
  codec::EditionPtr ruleset(std::string_view id) const;  // shipped or the house's; null: there is none
  // From a file's text, or from a name and what differs. A ruleset of the same id is replaced. The error is a
  // sentence; with it nothing is kept.
  tl::expected<std::string, rulebook::DataError> keep_ruleset(std::string_view text);
  tl::expected<std::string, std::string> save_house_ruleset(std::string_view title, std::string_view parent,
                                                            const codec::Values& options);
  void remove_house_ruleset(std::string_view id) { store_->remove_house_ruleset(id); }

  // The record of cases over all matches, the latest first; an appeal is in time for so many minutes.
  std::vector<CaseEntry> case_log(const CaseFilter& filter, int appeal_minutes = kAppealMinutes) const;
  // Warnings of a person in this match, stored or not, and in all others, in order of time; for any of these
  // faults, or for whatever it was. `before`: only those there were when this event of the match was entered.
  std::vector<Warning> earlier_warnings(const OpenMatch& match, std::string_view person,
                                        std::span<const std::string> faults,
                                        std::optional<EventSeq> before = {}) const;
  // Rulings kept for when the same happens again: of cases not listed, and those marked; the latest first.
  std::vector<CaseRow> precedents(std::string_view game) const;

  // Where there is at least one referee, is_for_the_referee() is refused unless one has been let in; without
  // any, nobody is asked. What he enters is entered by him.
  std::vector<std::string> referees() const;  // by name
  tl::expected<Referee, Denied> authorise(std::string_view name, std::string_view pin);
  void rule_as(std::optional<Referee> referee) { referee_ = std::move(referee); }
  // The first referee is made by anybody; from then on it takes one who has been let in.
  std::optional<Denied> add_referee(std::string_view name, std::string_view pin);
  std::optional<Denied> change_pin(std::string_view name, std::string_view pin);
  std::optional<Denied> remove_referee(std::string_view name);

  // The first difference between the log, its hashes, the rules and the projections; nothing if all agree.
  std::optional<std::string> verify(std::string_view id) const;
  // All projections anew, in one step: `progress`, called between streams, may throw, and all is as before.
  // Nobody else can write meanwhile.
  void rebuild(const Progress& progress = {});
  // What a table agreed otherwise than the edition it names: names of options, without opening the match
  // where its start was never amended.
  std::vector<std::string> agreed(std::string_view id) const;
  std::string export_match(std::string_view id) const;  // JSON; "" where there is no such match
  // Whether it is a sound export, and what import_match would say of it here. Nothing is stored.
  static std::optional<codec::InputError> check_export(std::string_view text);
  std::optional<codec::InputError> check_import(std::string_view text) const;
  // The id of the match; an InputError where the file is no sound export, or brings decisions that take a
  // referee (`refused` is set then); StoreError on a fork.
  tl::expected<std::string, codec::InputError> import_match(std::string_view text);
  // What another store has more of a match, a competition or a club's record, every branch of it and every
  // choice: how many events. Errors as of import_match; branches that are new stand beside one's own.
  tl::expected<std::int64_t, codec::InputError> take(const Store& from, const StreamHead& head);
  struct TakenIn {
    std::size_t streams = 0;
    std::int64_t events = 0;
    std::optional<codec::InputError> error = {};
  };
  // The same of several that were not here when it was looked, in one step, up to the first that has forks or
  // is not sound (error); throws moved_on, and none has come in, where one of them is here by now.
  // `each` is told how many have been read and found sound; it may throw.
  TakenIn take_fresh(const Store& from, std::span<const StreamHead> heads,
                     const std::function<void(std::size_t)>& each);
  // Stores what is new of a file that has been replayed. For this folder.
  void keep(const Export& file);

  // Chooses a branch, by name or the beginning of it: it counts from now on, and the others do not. False:
  // it did already. What takes a referee elsewhere takes one here.
  tl::expected<bool, codec::InputError> settle(std::string_view stream, std::string_view branch);
  // An event of a branch that does not count, as people write it; stands: it could be entered now.
  struct Left {
    std::string branch;
    std::int64_t seq = 0;
    std::string at;
    nlohmann::json event;
    Hash hash = {};       // of that event
    bool stands = false;  // it was not entered again either (`again`)
    bool again = false;
  };
  // Of every branch but the one that counts, or of all while none does, what each has of its own.
  std::vector<Left> left(std::string_view stream) const;
  // Enters those of them that stand, as new events, and notes that it was done; how many. While none counts,
  // none.
  int enter_left(std::string_view stream, std::span<const Left> events);

 private:
  enum class Guard { none, shut, passed };  // is there anybody to ask, and has one been let in
  Guard guard() const;
  bool passes_for_a_referee(const std::string& name, Guard guard) const;
  bool takes_a_referee(const Export& file, std::int64_t known) const;
  std::optional<codec::InputError> fault_in(const Export& file, std::int64_t known, Guard guard) const;
  tl::expected<Export, codec::InputError> importable(tl::expected<Export, codec::InputError> file) const;
  struct Incoming {  // what comes in with one append, which points to it
    std::vector<StoredEvent> events;
    Append append;
  };
  Incoming incoming(History& mine, const Export& file) const;
  tl::expected<Export, codec::InputError> sound(const Store& from, const StreamHead& head, Branch&& branch,
                                                std::int64_t known, Guard guard) const;
  void keep(History& mine, const Export& file);
  void keep(History& mine, Choice choice, const Person& by);
  StoredMatch with_people(StoredMatch stored) const;
  OpenMatch as_it_went(const StreamHead& head, const Branch& branch) const;
  std::vector<Hash> enter_in_match(std::string_view stream, std::span<const Left> events);  // those entered
  void note_again(std::string_view stream, std::span<const Hash> events);
  void project(Append& append, const Counted& now) const;
  tl::expected<bool, codec::InputError> choose(std::string_view stream, std::string_view branch);
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

// The id of a house ruleset that can be played by; an error where the text is none.
tl::expected<std::string, rulebook::DataError> readable_ruleset(std::string_view text);

OpenMatch opened(StoredMatch stored);  // StoreError as of Session::open

MatchSummary summary_of(const OpenMatch& match);
// Of the entries written by the events from `first` on.
std::vector<EntryRow> entry_rows(const OpenMatch& match, std::int64_t first = 1);

}  // namespace tanteador::session
