#pragma once
// The points of a deal and their postings (N-12 to N-16, N-20, N-21).

#include "src/games/tarot/piles.hpp"

namespace tanteador::tarot {

struct Outturn {
  Tally tally;
  Seat partner{};  // the taker if alone
  LastPetit petit = LastPetit::none;
  std::optional<Camp> chelem;
};

void post(Step& step, const Outturn& outturn);

}  // namespace tanteador::tarot
