#include "src/view/league/round/slip.hpp"

#include <algorithm>

#include "src/view/sheet/face.hpp"

namespace tanteador::view::any_game {

using league::StageSetup;
using league::event::SideScore;
using league::event::TableScore;

namespace {

// False with a bonus, or with several games, where a slip may hold only the last totals.
bool plain(const rulebook::Edition& edition, int sets) {
  return sets == 1 && number_of(edition, "bonus", 0) == 0 && number_of(edition, "best_of", 1) == 1;
}

std::optional<SlipFault> number_fault(const rulebook::Edition& edition, const TableScore& score) {
  const int step = number_of(edition, "step", 1);
  for (const SideScore& side : score.sides) {
    if (side.score % step != 0)
      return SlipFault{"sheet.number", {N_("{0} is not a multiple of {1}."), {side.score, step}}};
    if (side.score < 0 && number_of(edition, "least", -1) >= 0)
      return SlipFault{"sheet.number",
                       {N_("{0} is negative, which is not possible at this table."), {side.score}}};
  }
  return std::nullopt;
}

}  // namespace

bool figures_balance(const rulebook::Edition& edition) {
  const bool nought = view::is_word(edition, "others", "shared") || number_of(edition, "deal_sum", -1) == 0;
  return nought && plain(edition, 1);
}

// The required sum of the deals, and the numbers that this table can reach.
std::optional<SlipFault> slip_fault(const rulebook::Edition& edition, const TableScore& score,
                                    const StageSetup& stage) {
  if (!plain(edition, stage.sets)) return std::nullopt;
  if (auto fault = number_fault(edition, score)) return fault;
  const int deal = figures_balance(edition) ? 0 : number_of(edition, "deal_sum", -1);
  const int sum = static_cast<int>(sum_of(score));
  if (deal < 0 || (deal == 0 ? sum == 0 : sum % deal == 0)) return std::nullopt;
  return SlipFault{
      "sheet.sum",
      {N_("The numbers add up to {0}, which is not possible with deals of {1} points."), {sum, deal}}};
}

}  // namespace tanteador::view::any_game
