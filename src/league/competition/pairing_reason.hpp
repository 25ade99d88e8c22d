#pragma once
// Why a table is what it is, as a word and numbers, so that it can be stored and said in any language.

#include <array>
#include <cstdint>

#include "src/core/text/phrase.hpp"

namespace tanteador::league {

enum class Because : std::uint8_t {
  schedule,       // round {0} of the tables of a round robin
  same_points,    // both have {0}
  met_group,      // {0} against {1} points: the higher has met all others of its group
  club_group,     // those of its group it has not met are of its club
  odd_group,      // an odd number was left in its group
  rest_of_group,  // the others of the group could not be paired well otherwise
  rematch,        // they have met {0} times and no round of those present could avoid it
  same_club,      // no round of those present could avoid it
  bracket,        // match {0} of the bracket, {1} places left
  design,         // a stored plan of seats in which nobody meets twice
  search,         // seats searched for from {0} beginnings; {1} 1: the most even of those with as few repeats
  repeat,         // entrants {0} and {1} (from 0) meet for the {2}th time: the search found none better
  movement,       // round {0} of a movement of rotating partners
  boards,         // set {0} of boards
  fresh_partners,  // partners who have not played together, drawn for this round
  lowest,          // bye: of the lowest score group
  lowest_of_due,   // bye: of the lowest score group among those without one
  second_bye,      // bye: nobody without one could have it
  for_the_rest,    // bye: with somebody lower out of the round there would be more rematches
  odd_number,      // bye: the number leaves somebody over
  by_hand,
  swapped,     // somebody here exchanged seats with another by hand
  kept_apart,  // entrants {0} and {1} (from 0) are to be kept apart, and meet all the same
  least,  // none that is as fair has fewer repeats; found from {0} beginnings, 0: all seatings were tried
  least_again,    // entrants {0} and {1} (from 0) meet for the {2}th time in such a one
  rest_or_clubs,  // the others of the group could not be paired well without clubmates meeting
  // The same of a round in which something else came first: tables told by hand, those who are to be kept
  // apart, a bye. Nobody has shown that it could not be avoided.
  rematch_found,  // they have met {0} times
  club_found,
  partners_again  // entrants {0} and {1} (from 0) are partners for the {2}th time
};

struct Reason {
  Because because{};
  std::array<std::int32_t, 3> numbers{};  // rounds, sets of boards and matches from 0, points in halves
  bool operator==(const Reason&) const = default;
};

// The sentence. Entrants in it are rendered from Names::sides.
Phrase reason_phrase(const Reason& reason);

}  // namespace tanteador::league
