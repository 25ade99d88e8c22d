#include "src/view/league/round/slip.hpp"

#include <algorithm>

#include "src/view/tarot/face.hpp"

namespace tanteador::view::tarot {

using league::StageSetup;
using league::event::SideScore;
using league::event::TableScore;

bool figures_balance(const rulebook::Edition& edition) { return !is_word(edition, "payment", "printed"); }

// The taker's gain is the others' loss.
std::optional<SlipFault> slip_fault(const rulebook::Edition& edition, const TableScore& score,
                                    const StageSetup&) {
  const bool balances = score.sides.size() > 2 && figures_balance(edition);
  if (!balances || sum_of(score) == 0) return std::nullopt;
  return SlipFault{"tarot.score.payment",
                   {N_("The numbers add up to {0}, not 0."), {static_cast<int>(sum_of(score))}}};
}

}  // namespace tanteador::view::tarot
