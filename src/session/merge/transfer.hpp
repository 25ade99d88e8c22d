#pragma once
// Merges two databases into the union of their logs, stream by stream (docs/how-to/several-clubs.md). It
// changes and removes nothing. The order and the number of merges do not matter.

#include <functional>
#include <vector>

#include "src/session/host.hpp"
#include "src/session/session.hpp"

namespace tanteador::session {

// The relation of a stream in `theirs` to the one in `mine`. forked: each has events that the other lacks.
enum class Apart { same, fresh, longer, shorter, missing, forked, damaged };
inline constexpr int kAparts = 7;

struct Stream {
  StreamHead mine, theirs;  // count 0: not in that database
  Apart apart = Apart::same;
  std::int64_t fork = 0;    // the first event that differs
  std::string fault = {};   // damaged: one sentence
  bool fault_here = false;  // damaged: the fault is in `mine`
  const StreamHead& head() const { return theirs.count > 0 ? theirs : mine; }
};

// True if a match or competition is to be compared; count 0: not in that database.
using Selects = std::function<bool(const StreamHead& mine, const StreamHead& theirs)>;
// Makes the filter in a snapshot of both databases. Empty: everything is compared.
using Selection = std::function<Selects(const Store* mine, const Store* theirs)>;

// Returns matches, then competitions, then clubs, each by id. The club's record is compared if both have it,
// or if one database has none and there is no selection. Null: there is no database yet. `progress` counts
// each kind separately; it may throw.
std::vector<Stream> compare(const Store* mine, const Store* theirs, const Selection& selection = {},
                            const Progress& progress = {});

// True if the first events differ. Such a stream cannot be merged.
bool begins_apart(const Stream& stream);

// Tells whether the club records can be merged. different: each database has its own. several: one database
// has several; join_club_records() joins them first.
enum class ClubRecords { same, different, several };
ClubRecords club_records_of(const Store* mine, const Store* theirs);

std::vector<Stream> swap_sides(std::vector<Stream> streams);  // as seen from the other database

struct TransferCounts {
  int streams = 0;
  std::int64_t events = 0;
  int forgotten = 0;                        // people who were forgotten there
  std::vector<DamagedStream> damaged = {};  // skipped streams
};
// Adds to `mine` what is fresh, longer or forked in `theirs`. Each stream or branch is verified, replayed and
// stored in one transaction. `session` uses `mine`. Damaged streams are skipped and listed. Error: decisions
// need a referee; the streams stored by then stay, and a repeated call continues. `progress` may throw.
tl::expected<TransferCounts, codec::InputError> take(Store& mine, Session& session, const Store& theirs,
                                                     std::vector<Stream> streams,
                                                     const Progress& progress = {});

}  // namespace tanteador::session
