#pragma once
// The draw of rounds, for a job.

#include <cstdint>
#include <functional>
#include <vector>

#include "src/league/competition/competition.hpp"

namespace tanteador::ui {

using DrawnRounds = tl::expected<std::vector<league::event::RoundDrawn>, league::LeagueRefusal>;
using DrawRound = std::function<tl::expected<league::event::RoundDrawn, league::LeagueRefusal>(
    const league::Competition&, std::uint64_t lot)>;

inline auto draw_next_round(const league::Competition& now, std::uint64_t lot) {
  return league::next_round(now, lot);
}

// Draws one round, or every round that can be drawn now, such as the rest of a schedule.
DrawnRounds draw_rounds(league::Competition now, std::uint64_t lot, bool all, const DrawRound& next);

}  // namespace tanteador::ui
