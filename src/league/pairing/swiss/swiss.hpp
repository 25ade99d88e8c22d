#pragma once
// One round of a Swiss: who meets whom, and why. Card games have no colours, so a round is one matching with
// costs in tiers, in this order:
//   1 rematches                    never while avoidable, then as few as possible
//   2 who has the bye              those who had fewest, never a second one while avoidable; of these the
//                                  lowest score group
//   3 how often rematches repeat
//   4 entrants of one club         with ClubRule::before_points
//   5 distance of the scores       squared, so that two small floats are better than a large one
//   6 entrants of one club         with ClubRule::within_points
//   7 a float like that of the last round, 8 like that of the round before it
//   9 who floats                   the lowest of a group down, the highest up; the lowest has the bye
//  10 the top half of each score group against its bottom half, in order
//  11 of several who float, the higher meets the higher
// Where a rematch or a second bye cannot be avoided the round is paired all the same and says so.

#include <cstdint>
#include <span>
#include <vector>

#include "src/league/standings/results.hpp"

namespace tanteador::league {

// Up: met somebody with more points. A bye is a float down.
enum class Float : std::uint8_t { none, down, up };

struct SwissEntrant {
  Entrant entrant{};
  Halves points = 0;  // so far, less penalties
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

// Why the higher of two does not meet somebody of its own score group: the first that holds.
enum class FloatReason : std::uint8_t {
  none,           // both have the same points
  met_group,      // it has met all others of its group
  club_group,     // those of its group it has not met are of its club
  odd_group,      // an odd number was left in its group
  rest_of_group,  // the others of the group could not be paired well otherwise
};
struct SwissPairing {
  Pairing pairing;   // first: who has had the home place less often, then the higher
  Entrant higher{};  // by points, then rank
  FloatReason reason{};
  int times_met = 0;       // above 0: a rematch that could not be avoided
  bool same_club = false;  // where the rule minds it
  Halves point_difference = 0;
};

// Why this entrant has the bye: the first that holds.
enum class ByeReason : std::uint8_t {
  second,         // everybody else has had as many
  lowest,         // of the lowest score group
  lowest_of_due,  // of the lowest score group among those without a bye
  for_the_rest,   // with somebody lower, or with fewer of them, out of it there would be more rematches
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

// What the rounds played so far make of those present. `ranks` and `clubs` by entrant, either may be empty.
// Forfeited games do not count as met, a forfeit win counts as a bye if `forfeit_is_bye`.
struct SwissField {
  std::span<const Entrant> present;
  std::span<const int> ranks;
  std::span<const int> clubs;
  bool forfeit_is_bye = true;
};
std::vector<SwissEntrant> swiss_entrants(const Results& results, const SwissField& field);

}  // namespace tanteador::league
