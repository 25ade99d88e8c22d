#pragma once
// Pairs one round of a Swiss and gives the reasons. Card games have no colours, so a round is one matching
// with costs in tiers, in this order:
//   1 rematches                    avoided if possible, otherwise as few as possible
//   2 the bye                      entrants with the fewest byes, a second one only if unavoidable; of these
//                                  the lowest score group
//   3 number of repeated rematches
//   4 entrants of one club         with ClubRule::before_points
//   5 distance of the scores       squared, so that two small floats are better than a large one
//   6 entrants of one club         with ClubRule::within_points
//   7 a float as in the last round, 8 as in the round before it
//   9 the floating entrants        the lowest of a group down, the highest up; the lowest has the bye
//  10 the top half of each score group against its bottom half, in order
//  11 of several floating entrants, the higher meets the higher
// Unavoidable rematches and second byes are paired all the same and reported.

#include <cstdint>
#include <span>
#include <vector>

#include "src/league/pairing/swiss/acceleration.hpp"

namespace tanteador::league {

// up: met an entrant with more points. A bye is a float down.
enum class Float : std::uint8_t { none, down, up };

struct SwissEntrant {
  Entrant entrant{};
  Halves points = 0;         // so far, minus penalties, with `extra`
  Halves extra = 0;          // virtual points, for this round only
  int rank = 0;              // initial order (rating or lot), lower is stronger; equal: by number
  int byes = 0;              // allocated byes and forfeit wins that count as one
  int times_first = 0;       // rounds with the home place
  Float last{}, before{};    // in the last round and in the round before it
  int club = -1;             // -1: none
  std::vector<Entrant> met;  // at a table, in any order, once for each time
};

enum class ClubRule : std::uint8_t { ignored, within_points, before_points };
struct SwissRules {
  ClubRule clubs = ClubRule::before_points;
};

// The reason why the higher entrant does not meet its own score group: the first that applies.
enum class FloatReason : std::uint8_t {
  none,           // both have the same points
  met_group,      // all others of its group are met
  club_group,     // all unmet entrants of its group are of its club
  odd_group,      // its group had an odd number left
  rest_of_group,  // otherwise the rest of the group could not be paired well
};
struct SwissPairing {
  Pairing pairing;   // first: the entrant with fewer home places, then the higher one
  Entrant higher{};  // by points, then rank
  FloatReason reason{};
  int times_met = 0;       // above 0: an unavoidable rematch
  bool same_club = false;  // only if the rule considers clubs
  Halves point_difference = 0;
};

// The reason for a bye: the first that applies.
enum class ByeReason : std::uint8_t {
  second,         // everybody else has had as many
  lowest,         // of the lowest score group
  lowest_of_due,  // of the lowest score group among those without a bye
  for_the_rest,   // a lower entrant, or one with fewer byes, would cause more rematches
};
struct SwissBye {
  Entrant entrant{};
  ByeReason reason{};
};

struct SwissRound {
  std::vector<SwissPairing> pairings;  // by the higher entrant's points and rank
  std::vector<SwissBye> byes;
  Round round() const;
};

// `present`: the entrants to pair, each once, in any order: late joiners, but no absent or withdrawn ones.
SwissRound pair_swiss(std::span<const SwissEntrant> present, const SwissRules& rules = {});

// The present entrants and their data, for swiss_entrants(). `ranks` and `clubs` are by entrant and may be
// empty. `virtual_points` are by round, up to the round to pair, and may end earlier. Forfeited games do not
// count as met. A forfeit win counts as a bye if `forfeit_is_bye`.
struct SwissField {
  std::span<const Entrant> present;
  std::span<const int> ranks;
  std::span<const int> clubs;
  bool forfeit_is_bye = true;
  std::span<const VirtualPoints> virtual_points = {};
};
std::vector<SwissEntrant> swiss_entrants(const Results& results, const SwissField& field);

}  // namespace tanteador::league
