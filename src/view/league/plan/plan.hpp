#pragma once
// A competition that is being thought out: what was told of it so far.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "src/league/competition/rules.hpp"

namespace tanteador::view {

// Who an entrant of a new competition is; mixed: single players whose partners change.
enum class EntrantKind { alone, pairs, teams, mixed };

// What else is told of it; what is not told is as usual.
struct PlanMore {
  bool open = false;  // its sheet is shown …
  int group = 0;      // … and which page of that
  std::string ruleset;
  std::optional<int> rounds, minutes;  // minutes: of a round
  int seats = 0;                       // of a table of single players; 0: four
  int points = 0, bye = 0;             // the places among those offered
  std::vector<league::Tiebreak> order;
  bool half_for_late = false, by_lot = false, unrated = false;
  int best = 0;                            // how many of the season count; 0: all
  int pause = 5;                           // minutes between rounds
  std::vector<league::StageSetup> stages;  // where a rule of theirs was told; empty: as proposed
  int stage = 0;                           // whose rules are shown
  bool operator==(const PlanMore&) const = default;
};

// An entrant of a list, one or several people by name, and what else is written of it there.
struct ListedEntrant {
  std::vector<std::string> people;
  std::string alias = {}, licence = {};  // of one alone
  bool active = true;
  std::string club = {}, categories = {};  // "women / juniors"
  int rating = 0;                          // 0: none
  int line = 0;                            // of the list, from 1
  bool operator==(const ListedEntrant&) const = default;
};

// A competition that is being thought out.
struct CompetitionDraft {
  std::string game;  // empty: the first
  EntrantKind kind = EntrantKind::alone;
  int entrants = 8;    // expected
  int half_hours = 6;  // at hand
  int sets = 1;        // a match is the best of so many
  int proposal = 0;    // the one taken of those made
  std::vector<std::string>
      picked;  // people or teams by id, in order; of pairs two by two, a place left is empty
  std::map<std::string, ListedEntrant> told;  // what a list said of an entrant, by its first person's id
  PlanMore more;
  bool operator==(const CompetitionDraft&) const = default;
};

}  // namespace tanteador::view
