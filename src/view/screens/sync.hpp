#pragma once
// The sync screen: compares this database with another, transfers, resolves forks, and shares competitions.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/view/league/screens/competition.hpp"

namespace tanteador::view {

inline constexpr std::string_view kOtherDatabase = "together/other";

// A match, a competition or a club's record here compared with the other database.
enum class Comparison { damaged, forked, longer_there, longer_here, only_there, only_here, same };

// Describes the difference of two streams; `fork`: the first event that differs.
std::string difference_text(std::int64_t fork);
// The records of the club in both databases. The sentence says why they are not synchronized and what to do.
// `different`: each side has its own. `several`: one side has several.
enum class ClubRecords { same, different, several };
std::string club_records_sentence(ClubRecords records);

struct SyncStatus {
  enum class Stage { choosing, looking, apart, working, stopping } stage = Stage::choosing;
  bool can_transfer = true;        // the program was built with transfers
  std::string here, other;         // databases; other: as typed
  std::vector<std::string> known;  // earlier targets
  bool everything = false;         // also matches without a competition, and the club's record
  bool nothing_there = false;      // the other database does not exist yet
  ClubRecords club_records = ClubRecords::same;
  std::string problem;  // why the comparison failed or the transfer stopped
  struct Row {
    std::string kind, name, people;              // kind: "match", "competition" or "club"
    std::int64_t here = 0, there = 0, fork = 0;  // numbers of events; fork: first event that differs
    Comparison comparison = Comparison::same;
  };
  std::vector<Row> rows;  // the first differing streams
  int more = 0, same = 0, incoming = 0, outgoing = 0, forked = 0,
      unshared = 0;               // more: further rows; unshared: matches that are not shared
  std::size_t done = 0, all = 0;  // progress of the running job …
  int tenths = 0;                 // … and its time in tenths of a second
  struct Done {                   // result of the last transfer
    int taken = 0, given = 0, forgotten = 0;
    bool stopped = false;
  };
  std::optional<Done> last;
  struct Version {
    std::string name, last_at;  // name: of the fork, the same in all databases; last_at: RFC 3339
    std::int64_t from = 0, events = 0;
    std::vector<std::string> first_events;  // its own first events, in words
    bool counts = false;
  };
  struct Fork {
    std::string id, kind, name, people;
    bool settled = false;
    int left = 0;  // events of rejected versions that can be entered again
    std::vector<Version> versions = {};
  };
  std::vector<Fork> forks;  // unresolved first
  struct SharedCompetition {
    std::string id, name;
    bool home = false;
  };
  std::vector<SharedCompetition> competitions;
  struct GivenShare {
    std::string at, with;
    int streams = 0;
    std::int64_t events = 0;
  };
  std::vector<GivenShare> given;  // newest first
  std::string page;               // "", "forks" or "shared"
};

struct SyncView {
  struct Row {
    std::string name, line, comparison, counts;
    bool bad = false;
  };
  struct Version {
    std::string title;
    std::vector<std::string> lines;
    Button choose;
  };
  struct Fork {
    std::string title, state;
    std::vector<Version> versions;
    Button again;
  };
  std::string title, here, help, problem, state, empty;
  std::vector<Button> pages;
  TextField other;  // no id: not asked on this page
  Button look, everything;
  std::vector<Button> known;
  std::vector<Row> rows;
  std::vector<Button> transfers;   // take, give, both
  std::vector<std::string> notes;  // below the rows
  std::vector<std::string> result;
  std::optional<ProgressView> progress;
  std::vector<Fork> forks;
  std::vector<Button> competitions;  // chosen: shared
  report::Table given;
};
SyncView make_sync(const SyncStatus& now);
Button to_forks();

}  // namespace tanteador::view
