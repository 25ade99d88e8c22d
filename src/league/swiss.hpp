#pragma once
// One round of a Swiss: who meets whom, and why. Card games have no colours, so a round is one matching with
// costs in tiers, in this order:
//   1 rematches                       never while avoidable, then the fewest
//   2 a second bye                    never while avoidable, then to those who had the fewest
//   3 the bye to the lowest score
//   4 entrants of one club            (ClubRule::before_points)
//   5 distance of the scores          squared, so that two small floats are better than a large one
//   6 entrants of one club            (ClubRule::within_points)
//   7 a float like that of the last round, 8 like that of the round before it
//   9 who floats: the lowest down and the highest up; the lowest has the bye
//  10 the top half of each score group against its bottom half, in order
// Where a rematch or a second bye cannot be avoided the round is paired all the same and says so.

#include <cstdint>
#include <span>
#include <vector>

#include "src/league/results.hpp"

namespace tanteador::league {

// Up: met somebody with more points. A bye is a float down.
enum class Float : std::uint8_t { none, down, up };

struct SwissEntrant {
  Entrant entrant{};
  Halves points = 0;  // so far, without penalties of conduct if the competition says so
  int rank = 0;  // initial order (rating, or a lot drawn), the lower the stronger; equal: the lower number
  int byes = 0;  // pairing-allocated byes and what counts as one (forfeit wins)
  int times_first = 0;       // rounds with the home place
  Float last{}, before{};    // in the last round and in the round before it
  int club = -1;             // -1: none
  std::vector<Entrant> met;  // at the table, in any order, once for each time
};

enum class ClubRule : std::uint8_t { ignored, within_points, before_points };
struct SwissRules {
  ClubRule clubs = ClubRule::before_points;
};

// Why somebody meets a player of another score group: the first that holds.
enum class FloatReason : std::uint8_t {
  none,           // both have the same points
  odd_group,      // the higher one's group cannot pair up: its number is odd
  met_group,      // the higher one has met everybody else of its group
  club_group,     // those of its group it has not met are of its club
  rest_of_group,  // the others of the group could not be paired well otherwise
};
struct SwissPairing {
  Pairing pairing;   // first: who has had the home place less often, then the higher
  Entrant higher{};  // by points, then rank
  FloatReason reason{};
  int times_met = 0;       // above 0: a rematch that could not be avoided
  bool same_club = false;  // could not be avoided under the rule chosen
  Halves point_difference = 0;
};

// Why this entrant has the bye: the first that holds.
enum class ByeReason : std::uint8_t {
  lowest,         // of all
  lowest_of_due,  // of those who have had the fewest byes
  for_the_rest,   // somebody lower is due, but then others would have to meet again
  second,         // nobody could be spared a second bye
};
struct SwissBye {
  Entrant entrant{};
  ByeReason reason{};
};

struct SwissRound {
  std::vector<SwissPairing> pairings;  // by the higher one's points and rank
  std::vector<SwissBye> byes;          // one where the number is odd
  Round round() const;
};

// `present`: those to be paired in this round, each once; late joiners are in it with what they have, who is
// away or has withdrawn is not. The order of the list does not matter.
SwissRound pair_swiss(std::span<const SwissEntrant> present, const SwissRules& rules = {});

// What the rounds played so far make of the entrants that are present. `ranks` and `clubs` by entrant; clubs
// may be empty. Forfeited games do not count as met, a forfeit win counts as a bye if `forfeit_is_bye`.
struct SwissField {
  std::span<const Entrant> present;
  std::span<const int> ranks;
  std::span<const int> clubs;
  bool forfeit_is_bye = true;
};
std::vector<SwissEntrant> swiss_entrants(const Results& results, const SwissField& field);

}  // namespace tanteador::league
