#pragma once
// Looks through a whole Swiss for faults of pairing. Shares no code with the pairing: what could have been
// avoided is found here by matchings of greatest size.

#include <cstdint>
#include <span>
#include <vector>

#include "src/league/pairing/swiss/acceleration.hpp"

namespace tanteador::league {

enum class SwissFault : std::uint8_t {
  missing,            // has neither a game nor a bye, though to be paired
  twice,              // is in a round more than once
  stranger,           // is in a round without being among those to be paired
  several_byes,       // more byes allocated than the number makes necessary
  rematch_avoidable,  // fewer entrants could have met again
  bye_avoidable,      // a second bye, though somebody else could have had it without a further rematch
  bye_too_high,       // somebody with fewer points, as few byes and no further rematch could have had it
};
struct SwissFinding {
  SwissFault fault{};
  int round = 0;                  // from 0
  std::vector<Entrant> entrants;  // the entrants concerned
  bool operator==(const SwissFinding&) const = default;
};

// `present`: the entrants to be paired in each round. `virtual_points`: by round; may be shorter. The results
// may also contain requested byes and absences. Penalties are ignored, since they have no date within a
// round. Empty if there is no fault.
std::vector<SwissFinding> check_swiss(const Results& results, std::span<const std::vector<Entrant>> present,
                                      bool forfeit_is_bye = true,
                                      std::span<const VirtualPoints> virtual_points = {});

}  // namespace tanteador::league
