#pragma once
// The draft of a new competition.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "src/league/competition/rules.hpp"

namespace tanteador::view {

// Kind of a new competition's entrants. mixed: single players whose partners change.
enum class EntrantKind { alone, pairs, teams, mixed };

struct PlanMore {
  bool open = false;  // its sheet is open …
  int group = 0;      // … at this page
  std::string ruleset;
  std::optional<int> rounds, minutes, last_deal;  // minutes: of a round
  int seats = 0;                                  // at a table of single players; 0: four
  int points = 0, bye = 0, late = 0;              // indexes of the offered schemes
  std::vector<league::Tiebreak> order;
  bool by_lot = false, unrated = false, known_keys = false;
  int best = 0;                            // results that count for the season; 0: all
  int pause = 5;                           // minutes between rounds
  std::vector<league::StageSetup> stages;  // with changed rules; empty: as proposed
  int stage = 0;
  bool operator==(const PlanMore&) const = default;
};

// An entrant of a list: names of one or several people, and further details.
struct ListedEntrant {
  std::vector<std::string> people;
  std::string alias = {}, licence = {};  // for a single person only
  bool active = true;
  std::string club = {}, categories = {};  // "women / juniors"
  int rating = 0;                          // 0: none
  int line = 0;                            // line in the list, from 1
  bool operator==(const ListedEntrant&) const = default;
};

struct CompetitionDraft {
  std::string game;  // empty: the first
  EntrantKind kind = EntrantKind::alone;
  int entrants = 8;    // expected number
  int half_hours = 6;  // available time
  int sets = 1;        // a match is the best of this many sets
  int proposal = 0;
  std::vector<std::string>
      picked;  // ids of people or teams, in order; pairs: two ids each, an empty id is a free place
  std::map<std::string, ListedEntrant>
      details;  // details from a list, by the id of the entrant's first person
  PlanMore more;
  bool operator==(const CompetitionDraft&) const = default;
};

}  // namespace tanteador::view
