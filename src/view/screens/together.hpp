#pragma once
// This database and another brought together: what is apart, what came of it, what went different ways, and
// what is given away.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/view/league/screens/competition.hpp"

namespace tanteador::view {

inline constexpr std::string_view kOtherDatabase = "together/other";  // the field for it

// How a match, a competition or a club's record here stands to the one there.
enum class Stands { damaged, forked, longer_there, longer_here, only_there, only_here, same };

// How two streams differ; `fork`: the first event that differs.
std::string difference_text(std::int64_t fork);
// Why the record of the club is not brought together, and what to do: each side has one of its own, or one
// side several.
enum class ClubRecords { same, different, several };
std::string club_records_sentence(ClubRecords records);

// What is known of it.
struct TogetherNow {
  enum class Stage { choosing, looking, apart, working, stopping } stage = Stage::choosing;
  bool can_transfer = true;        // the program was built with transfers
  std::string here, other;         // databases; other: as it is typed
  std::vector<std::string> known;  // others it was given to before
  bool everything = false;         // also matches of no competition and the club's record
  bool nothing_there = false;      // the other is to be made first
  ClubRecords club_records = ClubRecords::same;
  std::string problem;  // why it could not be looked into, or what broke it off
  struct Row {
    std::string kind, name, people;              // kind: "match", "competition" or "club"
    std::int64_t here = 0, there = 0, fork = 0;  // events; fork: the first that differs
    Stands stands = Stands::same;
  };
  std::vector<Row> rows;                                               // the first of those that are apart
  int more = 0, same = 0, comes = 0, goes = 0, forked = 0, stays = 0;  // more: rows; stays: matches at home
  std::size_t done = 0, all = 0;                                       // of what is under way …
  int tenths = 0;                                                      // … of a second so far
  struct Done {                                                        // by the last time
    int taken = 0, given = 0, forgotten = 0;
    bool stopped = false;
  };
  std::optional<Done> last;
  struct Way {
    std::string name, last_at;  // name: of the branch, the same everywhere; last_at: RFC 3339
    std::int64_t from = 0, events = 0;
    std::vector<std::string> told;  // the first of its own events, in words
    bool counts = false;
  };
  struct Fork {
    std::string id, kind, name, people;
    bool settled = false;
    int left = 0;  // events of the ways that do not count which could be entered again
    std::vector<Way> ways = {};
  };
  std::vector<Fork> forks;  // those to be chosen first
  struct Shared {
    std::string id, name;
    bool home = false;
  };
  std::vector<Shared> competitions;
  struct Given {
    std::string at, with;
    int streams = 0;
    std::int64_t events = 0;
  };
  std::vector<Given> given;  // the latest first
  std::string page;          // "", "forks" or "shared"
};

struct TogetherView {
  struct Row {
    std::string name, line, stands, counts;
    bool bad = false;
  };
  struct Way {
    std::string title;
    std::vector<std::string> lines;
    Action choose;
  };
  struct Fork {
    std::string title, state;
    std::vector<Way> ways;
    Action again;
  };
  std::string title, here, help, problem, state, empty;
  std::vector<Action> pages;
  TextField other;  // without an id it is not asked for on this page
  Action look, everything;
  std::vector<Action> known;
  std::vector<Row> rows;
  std::vector<Action> ways;        // take, give, both
  std::vector<std::string> notes;  // below the rows
  std::vector<std::string> result;
  std::optional<ProgressView> progress;
  std::vector<Fork> forks;
  std::vector<Action> competitions;  // chosen: given away
  report::Table given;
};
TogetherView make_together(const TogetherNow& now);
Action to_forks();  // to what waits for a choice

}  // namespace tanteador::view
