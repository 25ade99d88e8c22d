#include "src/view/league/round/slip.hpp"

#include <algorithm>

#include "src/view/truf/face.hpp"

namespace tanteador::view::truf {

using league::StageSetup;
using league::event::SideScore;
using league::event::TableScore;

// 13 tricks a deal, bids from -1 to 14.
std::optional<SlipFault> slip_fault(const rulebook::Edition& edition, const TableScore& score,
                                    const StageSetup&) {
  constexpr int kBest = 13, kWorst = -14;
  const int deals = number_of(edition, "deals", 13);
  const int most = kBest * std::max(1, number_of(edition, "positive_multiplier", 1));
  if (deals == 0) return std::nullopt;
  for (const SideScore& side : score.sides) {
    if (side.score > most * deals || side.score < kWorst * deals)
      return SlipFault{"truf.score.atas",
                       {N_("{0} is not possible: in {1} deals a player can have {2} to {3} points."),
                        {side.score, deals, kWorst * deals, most * deals}}};
  }
  return std::nullopt;
}

}  // namespace tanteador::view::truf
