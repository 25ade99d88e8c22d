#pragma once
// The reason for a pairing, as a code with numbers. It can be stored and shown in any language.

#include <array>
#include <cstdint>

#include "src/core/text/phrase.hpp"

namespace tanteador::league {

enum class PairingCause : std::uint8_t {
  schedule,     // round {0} of the tables of a round robin
  same_points,  // both have {0}
  met_group,    // {0} against {1} points: the higher one has met all others of its group
  club_group,
  odd_group,
  rest_of_group,
  rematch,  // they have met {0} times; no pairing of those present avoids a rematch
  same_club,
  bracket,   // match {0} of the bracket, {1} places left
  design,    // a stored seating plan in which nobody meets twice
  search,    // search with {0} starts; {1} = 1: the most even result among those with the fewest repeats
  repeat,    // entrants {0} and {1} (from 0) meet for the {2}th time; the search found no better
  movement,  // round {0} of a movement of rotating partners
  boards,    // set {0} of boards
  fresh_partners,
  lowest,         // bye: lowest score group
  lowest_of_due,  // bye: lowest score group among those without a bye
  second_bye,
  for_the_rest,  // bye: a lower entrant would cause more rematches
  odd_number,
  by_hand,
  swapped,
  kept_apart,  // entrants {0} and {1} (from 0) should be kept apart, but meet
  least,       // no equally fair seating has fewer repeats; found with {0} starts, 0: all seatings were tried
  least_again,    // entrants {0} and {1} (from 0) meet for the {2}th time in such a seating
  rest_or_clubs,  // otherwise the rest of the group could not be paired well without clubmates meeting
  // In a round with higher priorities (by hand, kept apart, a bye); not proved unavoidable.
  rematch_found,  // they have met {0} times
  club_found,
  partners_again,  // entrants {0} and {1} (from 0) are partners for the {2}th time
  // Tables of single players.
  by_lot,
  by_score,     // places {0} to {1} so far
  near_score,   // near each other by score, of those who have not met
  accelerated,  // {0} virtual points for the stronger half
  club_seeds,   // knock-out: seeds changed places so that people of one club meet later
  // Keizer.
  by_place,   // places {0} and {1} of the ranking
  near_place  // the same, so that nobody meets again within {2} rounds
};

struct Reason {
  PairingCause because{};
  std::array<std::int32_t, 3> numbers{};  // rounds, board sets and matches from 0; points in halves
  bool operator==(const Reason&) const = default;
};

// Returns the sentence. Render entrants in it with Names::sides.
Phrase reason_phrase(const Reason& reason);

}  // namespace tanteador::league
