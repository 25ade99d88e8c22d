#pragma once
// A stream that two desks continued differently: each branch is kept, and none counts after the fork until
// somebody chooses (docs/how-to/several-clubs.md). The result depends on the known events and choices, never
// on their order, so databases that know the same show the same.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/core/ruling.hpp"
#include "src/session/store.hpp"

namespace tanteador::session {

inline constexpr std::string_view kFork = "fork";  // kind of the streams that keep a branch or a choice
inline constexpr std::string_view kShare =
    "share";  // kind of the stream that lists what was shared with whom
inline constexpr std::string_view kForkedStatus = "forked";  // of what waits for a choice, in the lists

inline constexpr ViolationKind kForked{
    "table/forked", "table.expect",
    N_("Two desks continued this differently. Choose which version counts first.")};

struct Branch {
  StreamHead kept;                  // of the stream that ends with it
  std::vector<StoredEvent> events;  // from the first one on, hashed as those of the stream that forked
  std::int64_t after = 0;           // so many events it shares with another branch

  std::int64_t count() const { return static_cast<std::int64_t>(events.size()); }
  const StoredEvent& first() const { return events[after]; }  // of its own
  std::string name() const;  // the same everywhere: by the hash of the first event of its own
};

// What somebody has said of a stream as a whole: that a branch counts (`fork_settled`), what of the others
// was entered again (`entered_again`), or whether it stays at home (`kept_at_home`).
struct Choice {
  std::string id;  // of the stream that keeps it
  StoredEvent event;
  std::int64_t number = 0;       // whoever chose knew of all with a lower number
  std::int64_t seq = 0;          // of a branch: the first event of its own; 0: it is about something else
  Hash chosen{};                 // and its hash
  std::vector<Hash> again = {};  // of the events that were entered again
};

// All that a store has of a stream.
struct History {
  StreamHead head;
  std::vector<Branch> branches;  // as they are kept, the stream itself first; empty: there is no such stream
  std::vector<Choice> choices;   // by id

  std::size_t streams() const { return branches.size() + choices.size(); }
  std::size_t forks() const { return streams() - 1; }  // those beside the stream itself
  std::int64_t events() const;                         // in all of them
  // How many events of `events`, of the same stream, are in it.
  std::int64_t known(std::span<const StoredEvent> events) const;
};
// StoreError (damaged) where what is kept of a fork is not what was.
History history(const Store& store, std::string_view stream);

// What follows from it.
struct Fork {
  std::vector<Branch> branches;   // those that no other goes on with, by name; only one: it is no fork
  std::vector<std::size_t> open;  // who come into question: one of them was chosen, or nobody has yet
  std::int64_t counts = 0;        // so many events of them count
  bool is_settled() const { return open.size() == 1; }
};
Fork fork_of(const History& history);

// What counts, and where it goes on.
struct Counted {
  StreamHead head;
  std::vector<StoredEvent> events;
  std::optional<Kept> kept;
  std::size_t forks = 0;  // streams that keep branches and choices
};
Counted counted(const History& history);

std::vector<std::string> fork_streams(const StreamIndex& store, std::string_view stream);  // their ids
std::vector<std::string> forked_streams(
    const StreamIndex& store);  // that a branch or a choice is kept of, by id
// What fork_streams() of a stream have in common.
std::string_view beginning_of_forks(std::string_view stream);
KnownForks known_forks(std::string_view stream, std::size_t count);
// And of every event: what is shown of a stream is made of this.
KnownForks known_forks(const History& history);

// Done again where somebody else wrote to the same stream meanwhile, a few times.
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

// The stream a branch is begun in that goes on with events[after], and what it says of itself; count 1.
StoredEvent branch_begun(const History& history, std::span<const StoredEvent> events, std::int64_t after,
                         StreamHead& head);
// A choice among what is known; its stream, not stored yet.
Choice choice_of(const History& history, const Branch& branch, std::string at, std::string by);
Choice said_again(const History& history, std::span<const Hash> events, std::string at);
Choice said_at_home(const History& history, bool home, std::string at);
// The stored event as a choice of this stream; nothing where it is none.
std::optional<Choice> read_choice(std::string_view stream, std::string id, StoredEvent event);

// The events of a stream beside the matches and competitions, verified; StoreError (damaged).
std::vector<StoredEvent> verified(const Store& store, const StreamHead& head);
// The events, chained on in the stream of that head; the same where they are its own.
std::vector<StoredEvent> chained_on(const StreamHead& head, std::string_view stream,
                                    std::span<const StoredEvent> events);
// Appends where the stream is kept.
void append(Store& store, std::optional<Kept>& kept, Append append);

}  // namespace tanteador::session
