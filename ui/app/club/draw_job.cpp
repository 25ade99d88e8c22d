#include "ui/app/club/draw_job.hpp"

#include <utility>

namespace tanteador::ui {

DrawnRounds draw_rounds(league::Competition now, std::uint64_t lot, bool all, const DrawRound& next) {
  std::vector<league::event::RoundDrawn> rounds;
  do {
    auto round = next(now, lot);
    if (!round && rounds.empty()) return tl::unexpected(round.error());
    if (!round || (all && !league::apply(now, *round))) break;
    rounds.push_back(*std::move(round));
  } while (all);
  return rounds;
}

}  // namespace tanteador::ui
