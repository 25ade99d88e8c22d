#pragma once
// Wording of the clock of a round.

#include "src/league/competition/competition.hpp"
#include "src/view/league/known.hpp"

namespace tanteador::view {

struct ClockText {
  std::string
      state;  // "starts at 20:00", "until 20:45", "Last deal · until 20:45", "Clock stopped", "Time is up"
  std::string last_deal;        // the state from the last deal on
  std::string left, countdown;  // "37 minutes", "36:42"; empty before the round and when the time is up
  bool runs = false;
};
// `clock.until` must not be empty.
ClockText clock_text(const RoundClock& clock);
std::string clock_line(const RoundClock& clock);  // "until 20:45 · 37 minutes"

// The clock of one table of the round.
RoundClock table_clock(RoundClock clock, int table);
// The end of each table, RFC 3339. Empty without a clock.
std::vector<std::string> table_ends(const RoundClock& clock, std::size_t tables);
// "Table 3: until 20:50 · Table 7: until 20:55". Empty: all tables have the time of the round.
std::string other_ends_text(const RoundClock& clock, const league::PlayedRound& round);

}  // namespace tanteador::view
