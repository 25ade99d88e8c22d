#pragma once
// Data of the club and its competitions: the input of their view models.

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "src/league/competition/club.hpp"
#include "src/league/standings/record.hpp"
#include "src/rulebook/rulebook.hpp"
#include "src/view/league/corrections.hpp"
#include "src/view/league/states.hpp"

namespace tanteador::view {

struct ClubPerson {
  std::string id, name, alias, licence;  // alias, licence: empty if unknown
  bool active = true;
};
struct ListedCompetition {
  std::string id, name, game, status;  // status: "entering", "playing", "finished"
  int entrants = 0, round = 0, open_tables = 0;
};
struct NamedRuleset {
  std::string id, game, title;
};
struct PossibleDouble {
  std::string licence;
  std::vector<std::string> people;  // ids
};
struct KnownKeyRow {
  std::string name, words;
};
struct ClubBook {
  std::string name;
  NameOrder name_order = NameOrder::given_first;          // in lists with two name columns
  std::vector<ClubPerson> people;                         // in order of entry
  std::map<std::string, std::string, std::less<>> names;  // all known people, by id
  std::vector<league::Team> teams;
  std::vector<ListedCompetition> competitions;                // newest first
  std::vector<std::string> seasons;                           // latest first
  std::vector<NamedRuleset> rulesets;                         // house rules
  std::vector<PossibleDouble> doubles = {};                   // people with the same licence number
  std::vector<league::SamePeople::Pair> same = {}, two = {};  // entered as one person; as two people
  std::array<std::vector<std::string>, 3> role_holders = {};  // scorers, referees, secretaries
  std::vector<KnownKeyRow> known_keys = {};                   // on the page of files only
  std::string worker = {};                                    // whoever is signed in with a PIN
  std::string last_act = {};  // the last change of players and teams, in words; empty: nothing to undo
};

struct RatedWeek {
  std::string monday;  // "2026-11-16"
  double value = 0, deviation = 0;
};
struct PlayerRecord {
  ClubPerson person;
  league::PersonRecord played;
  std::vector<RatedWeek> weeks;  // weeks with matches, in order
};

struct SeasonBook {
  std::string name;
  std::vector<std::string> competitions;  // finished ones, oldest first
  std::vector<league::SeasonLine> rows;
};

// A scored match with the same people as a table.
struct TableMatch {
  std::string id, text;  // text: score and start time
};

// A result entered for a table whose results differ.
struct TableReport {
  league::event::TableScore score;
  std::string remark;      // as stored
  std::string match = {};  // linked match that it comes from
  std::string at = {};     // RFC 3339; empty: unknown
};

struct CorrectionText {
  std::string at, what, reason;  // at: RFC 3339
  std::vector<RankChange> moved;
};

// An entry of a competition. `back` undoes it after all later entries are undone.
struct PastAct {
  std::int64_t seq = 0;  // of its event
  std::string at, what;  // at: RFC 3339
  std::vector<league::CompetitionEvent> back;
};
struct CompetitionHistory {
  std::vector<CorrectionText> corrections;
  std::vector<PastAct> acts;  // latest first
};

struct AddedTime {
  int table = 0, minutes = 0;
};
// The clock of a round.
struct RoundClock {
  std::string until = {};    // its end, RFC 3339; empty: no clock
  std::string stopped = {};  // since then; empty: it runs
  std::int64_t seconds_left = 0;
  int minutes = 0;                     // from its start to its end
  int last_deal = 0;                   // minutes before the end when it begins; 0: none
  std::vector<AddedTime> tables = {};  // with more or less time than the round
};

// An open competition. `now` and `names` must outlive it.
struct OpenLeague {
  const league::Competition& now;
  const std::vector<std::string>& names;  // of the entrants, in entry order
  int target = 0;                         // score that ends a game; 0: unknown
  std::vector<TableMatch> matches = {};   // matches that can be linked to the open table
  std::vector<TableReport> reports = {};  // of the open table, if they differ
  RoundClock clock = {};
  const rulebook::Edition* rules = nullptr;     // of the competition's ruleset; null: unknown
  std::string last_act = {};                    // the last entry, in words; empty: nothing to undo
  std::string as_of = {};                       // the shown past moment; empty: now
  std::string no_moment = {};                   // reason why the typed moment cannot be shown; empty: none
  const CompetitionHistory* history = nullptr;  // null: not computed
  CompetitionViewState shown = {};              // the page and the filters
};

struct RatedRow {
  std::string name;
  double value = 0, deviation = 0, worth = 0;
  int games = 0;
  std::string club = {};  // in a ranking of several clubs
};
// Data of the club's seasons, ratings and files; only the chosen page's data is set.
struct ClubFigures {
  std::optional<SeasonBook> season;
  std::vector<RatedRow> rated;                     // best first
  std::string folder;                              // folder for files unless another is typed
  const std::vector<RatedRow>* ranking = nullptr;  // the best of all clubs; null: no ranking was requested
  int ranked = 0;
};

}  // namespace tanteador::view
