// The clock of a round: added time, stopped and resumed.

#include <algorithm>

#include "src/league/competition/rules.hpp"

namespace tanteador::league {

using event::kRoundMinutesMax;

namespace {

// Added minutes must leave every table a possible time.
Wrong check_times(const PlayedRound& round, int minutes) {
  int number = 0;
  for (const PlayedTable& table : round.tables) {
    ++number;
    const int total = std::min(minutes, kRoundMinutesMax) + round.added_minutes + table.added_minutes;
    if (total < 1 || total > kRoundMinutesMax)
      return refuse(No::clock_minutes, {number, total, kRoundMinutesMax});
  }
  return std::nullopt;
}

Wrong add_minutes(PlayedRound& round, const event::ClockChanged& event, int minutes) {
  if (event.minutes < -kRoundMinutesMax || event.minutes > kRoundMinutesMax)
    return refuse(No::clock_minutes, {1, event.minutes, kRoundMinutesMax});
  PlayedRound changed = round;
  if (event.tables.empty()) changed.added_minutes += event.minutes;
  for (const int table : event.tables) at(changed.tables, table).added_minutes += event.minutes;
  if (auto wrong = check_times(changed, minutes)) return wrong;
  round = std::move(changed);
  return std::nullopt;
}

}  // namespace

Wrong enter(Competition& to, const event::ClockChanged& event, Change&) {
  if (auto wrong = round_unknown(to, event.round)) return wrong;
  for (const int table : event.tables) {
    if (auto wrong = table_unknown(to, {event.round.stage, event.round.round, table})) return wrong;
    if (std::ranges::count(event.tables, table) > 1) return refuse(No::same_again);
  }
  const int number = event.round.round + 1, minutes = at(to.setup.stages, event.round.stage).minutes;
  if (minutes == 0) return refuse(No::no_clock, {number});
  PlayedRound& round = at(at(to.stages, event.round.stage).rounds, event.round.round);
  if (round.status != RoundStatus::open) return refuse(No::closed);
  if (event.change == event::ClockChange::add) return add_minutes(round, event, minutes);
  const bool stops = event.change == event::ClockChange::stop;
  if (stops == round.is_stopped) return refuse(stops ? No::clock_stopped : No::clock_runs, {number});
  round.is_stopped = stops;
  return std::nullopt;
}

}  // namespace tanteador::league
