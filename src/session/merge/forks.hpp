#pragma once
// A stream that two desks continued differently (docs/how-to/several-clubs.md). Each branch is kept; none
// counts after the fork until somebody chooses. The result depends on the known events and choices, never on
// their order. On a server a stream belongs to the club that wrote its first event. Branches of other clubs
// wait until that club chooses one, and their choices do not count.

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/core/ruling.hpp"
#include "src/session/store.hpp"

namespace tanteador::session {

inline constexpr std::string_view kFork = "fork";  // kind of the streams with one branch or choice
inline constexpr std::string_view kShare =
    "share";  // kind of the stream that lists shared data and its receivers
inline constexpr std::string_view kForkedStatus = "forked";  // status of a stream that waits for a choice

inline constexpr ViolationKind kForked{
    "table/forked", "table.expect",
    N_("Two desks continued this differently. First choose which version counts.")};

struct Branch {
  StreamHead head;  // the stream with its last events
  std::vector<StoredEvent>
      events;              // from the first event of the stream on, with the hashes of the stream that forked
  std::int64_t after = 0;  // number of events shared with another branch
  bool by_other_club = false;            // its stream was written by another club than the owner
  std::vector<std::string> adopts = {};  // ids of the streams of other clubs that it consists of

  std::int64_t count() const { return static_cast<std::int64_t>(events.size()); }
  // The first event of its own; the last one if a branch of another club has all of them.
  const StoredEvent& first() const { return events[std::min(after, count() - 1)]; }
  std::string name() const;  // the same in every database: from the hash of first()
};

// A statement about a stream. `fork_settled`: a branch counts. `entered_again`: events of other branches were
// entered again. `kept_at_home`: the stream is not shared.
struct Choice {
  std::string id;  // of its own stream
  StoredEvent event;
  std::int64_t number = 0;       // its author knew all choices with a lower number
  std::int64_t seq = 0;          // of a branch: seq of its first own event; 0: not about a branch
  Hash chosen{};                 // hash of that event
  std::vector<Hash> again = {};  // of the events that were entered again
  bool by_other_club = false;    // it does not count
};

// All that a store knows of a stream.
struct History {
  StreamHead head;
  std::vector<Branch> branches;  // the stream itself first; empty: unknown stream
  std::vector<Choice> choices;   // by id
  bool owned = true;             // the stream belongs to the club of this session

  std::size_t forks() const;    // streams of the owner, without the stream itself
  std::int64_t events() const;  // in all streams of the owner
  // The number of leading events of `events` that are known. `events` must be of the same stream. For the
  // owner of the stream, what continues it is new, although another club has brought it.
  std::int64_t count_known(std::span<const StoredEvent> events) const;
};
// Throws StoreError (damaged) if the data of a fork is not valid. That of other clubs is left out then.
History history(const Store& store, std::string_view stream);

struct Fork {
  std::vector<Branch> branches;  // without those that another branch continues, by name; one: no fork
  std::vector<std::size_t>
      open;  // indices of the branches that may count: the chosen one, or all while none is chosen
  std::int64_t counts = 0;  // number of events that count
  bool is_settled() const { return open.size() == 1; }
};
Fork fork_of(const History& history);
// True for a branch of another club that the owner has not chosen.
bool waits_aside(const History& history, const Branch& branch);

// The events that count, and the stream that continues them.
struct EffectiveLog {
  StreamHead head;
  std::vector<StoredEvent> events;
  std::optional<Continuation> continuation;
  std::size_t forks = 0;  // streams with branches and choices
};
EffectiveLog effective_log(const History& history);

std::vector<std::string> fork_streams(const StreamIndex& store,
                                      std::string_view stream);  // their ids, without those of other clubs
std::vector<std::string> forked_streams(
    const StreamIndex& store);  // ids of the streams that have branches or choices of any club
// The common beginning of all ids from fork_streams().
std::string_view beginning_of_forks(std::string_view stream);
KnownForks known_forks(std::string_view stream, std::size_t count);
// With the number of events, for a writer whose append depends on all of them.
KnownForks known_forks(const History& history);

// Calls `work` again after a conflict with another writer, up to five times.
template <class Work>
auto retry_on_conflict(const Work& work) {
  constexpr int kTries = 5;
  for (int tries = 1;; ++tries) {
    try {
      return work();
    } catch (const StoreError& error) {
      if (error.code() != StoreError::Code::conflict || tries == kTries) throw;
    }
  }
}

// Makes the first event of the stream for a branch that starts with events[after]. Sets `head`, with count 1.
StoredEvent branch_begun(const History& history, std::span<const StoredEvent> events, std::int64_t after,
                         StreamHead& head);
// Make a choice that is not stored yet.
Choice choice_of(const History& history, const Branch& branch, std::string at, std::string by);
Choice said_again(const History& history, std::span<const Hash> events, std::string at);
Choice home_choice(const History& history, bool home, std::string at);
// Reads a stored event as a choice of this stream. Null: it is none.
std::optional<Choice> read_choice(std::string_view stream, std::string id, StoredEvent event);

// The verified events of a fork or share stream. Throws StoreError (damaged).
std::vector<StoredEvent> verify_events(const Store& store, const StreamHead& head);
// Returns the events with the seq and hashes that follow `head`. Unchanged if `head` is of the same stream.
std::vector<StoredEvent> rechain_events(const StreamHead& head, std::string_view stream,
                                        std::span<const StoredEvent> events);
// Appends to the stream that continues the events (`continuation`), and updates its head.
void append(Store& store, std::optional<Continuation>& continuation, Append append);

}  // namespace tanteador::session
