#pragma once
// Merges two databases: the union of their logs, stream by stream (docs/how-to/several-clubs.md). It changes
// and removes nothing, in any order and however often.

#include <functional>
#include <vector>

#include "src/session/host.hpp"
#include "src/session/session.hpp"

namespace tanteador::session {

// How a stream of `theirs` stands to what is `mine`; forked: each has what the other has not.
enum class Apart { same, fresh, longer, shorter, missing, forked, damaged };
inline constexpr int kAparts = 7;

struct Stream {
  StreamHead mine, theirs;  // count 0: not there
  Apart apart = Apart::same;
  std::int64_t fork = 0;    // the first event that differs
  std::string fault = {};   // damaged: one sentence …
  bool fault_here = false;  // … on what is `mine`
  const StreamHead& known() const { return theirs.count > 0 ? theirs : mine; }
};

// Whether a match or a competition is compared, by its heads; count 0: not there.
using Selects = std::function<bool(const StreamHead& mine, const StreamHead& theirs)>;
// Makes that choice, in a snapshot of both databases. Empty: everything is compared.
using Selection = std::function<Selects(const Store* mine, const Store* theirs)>;

// Matches, then competitions, then clubs, by id. The record of a club is compared if both have it, or if one
// has none at all and everything is compared.
// Null: there is none yet. `progress`, of each kind in turn, may throw.
std::vector<Stream> compare(const Store* mine, const Store* theirs, const Selection& selection = {},
                            const Progress& progress = {});

// Both have a stream of that id, and its first events differ: neither can be taken in.
bool begins_apart(const Stream& stream);

// Whether the record of the club can be brought together. It cannot where each has a record of its own, or
// one of them several, which join_club_records() joins.
enum class ClubRecords { same, different, several };
ClubRecords club_records_of(const Store* mine, const Store* theirs);

std::vector<Stream> turned(std::vector<Stream> streams);  // the same from the other side

struct Taken {
  int streams = 0;
  std::int64_t events = 0;
  int forgotten = 0;                        // names that were forgotten there
  std::vector<DamagedStream> damaged = {};  // left out
};
// Takes in what `theirs` has more of (fresh, longer and forked), each stream and each branch at once or not
// at all: verified, replayed, and a referee's word only where one has been let in. The session is of `mine`.
// A damaged stream is left out and named. An error: it takes a referee; what was taken by then stays, and the
// same again goes on from there. `progress` may throw.
tl::expected<Taken, codec::InputError> take(Store& mine, Session& session, const Store& theirs,
                                            std::vector<Stream> streams, const Progress& progress = {});

}  // namespace tanteador::session
