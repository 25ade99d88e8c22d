#include "src/view/league/round/slip.hpp"

#include <algorithm>

#include "src/view/troccas/face.hpp"

namespace tanteador::view::troccas {

using league::StageSetup;
using league::event::SideScore;
using league::event::TableScore;

// Debt and credit, or the points of all deals: 72; three or five players: 127 (128, 130 by solo_skat_count).
std::optional<SlipFault> slip_fault(const rulebook::Edition& edition, const TableScore& score,
                                    const StageSetup& stage) {
  const bool solo = score.sides.size() != 2;
  const int deal = !solo                                          ? 72
                   : is_word(edition, "solo_skat_count", "group") ? 128
                   : is_word(edition, "solo_skat_count", "full")  ? 130
                                                                  : 127;
  if (stage.sets > 1 || sum_of(score) % deal == 0) return std::nullopt;
  return SlipFault{solo ? "troccas.solo.score" : "troccas.score",
                   {N_("The numbers add up to {0}: accounts must add up to 0, the points of a deal to {1}."),
                    {static_cast<int>(sum_of(score)), deal}}};
}

}  // namespace tanteador::view::troccas
