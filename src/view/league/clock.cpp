#include "src/view/league/clock.hpp"

#include <algorithm>

#include "src/core/text/time.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

constexpr std::int64_t kMinute = 60;

std::string countdown_text(std::int64_t seconds) {
  constexpr std::int64_t kHour = 3600;
  if (seconds <= 0) return {};
  const auto two_digits = [](std::int64_t number) {
    return (number < 10 ? "0" : "") + std::to_string(number);
  };
  const std::string rest = two_digits(seconds % kMinute);
  if (seconds < kHour) return std::to_string(seconds / kMinute) + ":" + rest;
  return std::to_string(seconds / kHour) + ":" + two_digits(seconds % kHour / kMinute) + ":" + rest;
}

// The round begins later.
bool is_ahead(const RoundClock& clock) {
  return clock.stopped.empty() && clock.seconds_left > clock.minutes * kMinute;
}

std::string beginning_text(const RoundClock& clock) {
  const auto end = read_time(clock.until);
  const std::string begin = end ? time_text(*end - std::chrono::minutes(clock.minutes)) : std::string(),
                    time = clock_time(begin);
  return say("starts at {0}", {std::string_view(time)});
}

std::string last_deal_text(const RoundClock& clock) {
  const std::string end = clock_time(clock.until);
  return say("Last deal · until {0}", {std::string_view(end)});
}

std::string state_text(const RoundClock& clock) {
  if (is_ahead(clock)) return beginning_text(clock);
  if (clock.seconds_left <= 0) return tr("Time is up");
  if (!clock.stopped.empty()) return tr("Clock stopped");
  if (clock.seconds_left <= clock.last_deal * kMinute) return last_deal_text(clock);
  const std::string end = clock_time(clock.until);
  return say("until {0}", {std::string_view(end)});
}

}  // namespace

ClockText clock_text(const RoundClock& clock) {
  ClockText text{.state = state_text(clock), .last_deal = last_deal_text(clock), .left = {}, .countdown = {}};
  const auto minutes = static_cast<int>((clock.seconds_left + kMinute - 1) / kMinute);
  if (is_ahead(clock) || minutes <= 0) return text;
  text.left = trn("{0} minute", "{0} minutes", minutes);
  text.countdown = countdown_text(clock.seconds_left);
  text.runs = clock.stopped.empty();
  return text;
}

std::string clock_line(const RoundClock& clock) {
  const ClockText text = clock_text(clock);
  return text.left.empty() ? text.state : text.state + " · " + text.left;
}

RoundClock table_clock(RoundClock clock, int table) {
  const auto added = std::ranges::find(clock.tables, table, &AddedTime::table);
  const auto end = read_time(clock.until);
  if (added == clock.tables.end() || !end) return clock;
  clock.until = time_text(*end + std::chrono::minutes(added->minutes));
  clock.seconds_left += added->minutes * kMinute;
  clock.minutes += added->minutes;
  clock.tables.clear();
  return clock;
}

std::vector<std::string> table_ends(const RoundClock& clock, std::size_t tables) {
  std::vector<std::string> ends;
  for (std::size_t table = 0; table < tables && !clock.until.empty(); ++table)
    ends.push_back(table_clock(clock, static_cast<int>(table)).until);
  return ends;
}

std::string other_ends_text(const RoundClock& clock, const league::PlayedRound& round) {
  std::string text;
  for (const AddedTime& one : clock.tables) {
    const std::string number = table_number(round, static_cast<std::size_t>(one.table)),
                      table = say("Table {0}", {std::string_view(number)}),
                      state = clock_text(table_clock(clock, one.table)).state;
    text += (text.empty() ? "" : " · ") + say("{0}: {1}", {std::string_view(table), std::string_view(state)});
  }
  return text;
}

}  // namespace tanteador::view
