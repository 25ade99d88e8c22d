#pragma once
// What the session knows of the club and its competitions, for their screens.

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
  std::string id, name, alias, licence;  // alias, licence: may be empty
  bool active = true;
};
struct ListedCompetition {
  std::string id, name, game, status;  // entering, playing, finished
  int entrants = 0, round = 0, open_tables = 0;
};
struct NamedRuleset {
  std::string id, game, title;
};
struct PossibleDouble {
  std::string licence;
  std::vector<std::string> people;  // ids
};
struct ClubBook {
  std::string name;
  NameOrder name_order = NameOrder::given_first;          // of lists with two columns of names
  std::vector<ClubPerson> people;                         // in order of entry
  std::map<std::string, std::string, std::less<>> names;  // of everybody known, by id
  std::vector<league::Team> teams;
  std::vector<ListedCompetition> competitions;                // newest first
  std::vector<std::string> seasons;                           // of them, the latest first
  std::vector<NamedRuleset> rulesets;                         // of the house
  std::vector<PossibleDouble> doubles = {};                   // who bear one licence number
  std::vector<league::SamePeople::Pair> same = {}, two = {};  // who was said to be whom, and who not
  std::vector<std::string> referees = {};
  std::string last_act = {};  // what was done last with players and teams; empty: nothing to be taken back
};

struct RatedWeek {
  std::string monday;  // "2026-11-16"
  double value = 0, deviation = 0;
};
// A player of the club, and what he has played.
struct PlayerRecord {
  ClubPerson person;
  league::PersonRecord played;
  std::vector<RatedWeek> weeks;  // those played in, in order
};

// The table of a season.
struct SeasonBook {
  std::string name;
  std::vector<std::string> competitions;  // finished ones, the oldest first
  std::vector<league::SeasonLine> rows;
};

// A scored match of the same people as a table.
struct TableMatch {
  std::string id, text;  // text: its score and when it began
};

// What was put right: where, and what stood there before and since, why, and who stands elsewhere by it.
struct ToldCorrection {
  std::string at, what, reason;  // at: RFC 3339
  std::vector<Moved> moved;
};

// A competition that is open. Both must outlive it.
struct OpenLeague {
  const league::Competition& now;
  const std::vector<std::string>& names;  // of the entrants
  int target = 0;                         // points a decided game ends with; 0: none is known
  std::vector<TableMatch> matches = {};   // that could be linked with the table that is open
  std::string until = {};  // when the clock of the round runs out, RFC 3339; empty: it has none
  std::int64_t minutes_left = 0;
  const rulebook::Edition* rules = nullptr;  // of its ruleset, where that is known
  std::string last_act = {};                 // what was done last and can be taken back; empty: nothing
  std::string as_of = {};                    // it is shown as it stood then; empty: as it stands
  std::string no_moment = {};                // why it is not shown as it stood at the time that was typed
  const std::vector<ToldCorrection>* corrections = nullptr;  // where they were looked for
  CompetitionViewState shown = {};                           // what of it is shown
};

struct RatedRow {
  std::string name;
  double value = 0, deviation = 0, worth = 0;
  int games = 0;
  std::string club = {};  // of a ranking over several
};
// What the further pages of the club show, of the page that is chosen.
struct ClubFigures {
  std::optional<SeasonBook> season;
  std::vector<RatedRow> rated;                     // best first
  std::string folder;                              // where files go, unless another place is typed
  const std::vector<RatedRow>* ranking = nullptr;  // of all clubs, where it was asked for; the best of it
  int ranked = 0;                                  // so many in all
};

}  // namespace tanteador::view
