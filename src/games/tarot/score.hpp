#pragma once
// What a deal is worth (N-12 to N-16, N-20, N-21) and its postings.

#include "src/games/tarot/piles.hpp"

namespace tanteador::tarot {

// All that the points of a deal depend on beside the bidding and the poignées.
struct Outturn {
  Tally tally;
  Seat partner{};  // the taker himself: he is alone
  LastPetit petit = LastPetit::none;
  std::optional<Camp> chelem;
};

// Writes the points of the deal and ends it.
void post(Step& step, const Outturn& outturn);

}  // namespace tanteador::tarot
