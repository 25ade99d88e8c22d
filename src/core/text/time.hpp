#pragma once
// Times of the log: RFC 3339, read with any offset and written in UTC.

#include <chrono>
#include <ctime>
#include <optional>
#include <string>
#include <string_view>

namespace tanteador {

using TimePoint = std::chrono::sys_time<std::chrono::milliseconds>;

// Parses "2026-03-07T20:10:00.5+01:00"; a blank may replace the T. Returns nothing for any other text.
std::optional<TimePoint> read_time(std::string_view text);

std::string time_text(TimePoint time);             // "2026-03-07T19:10:00Z"
std::string exact_time_text(TimePoint time);       // "2026-03-07T19:10:00.500Z"
std::string date_text(std::chrono::sys_days day);  // "2026-03-07"
std::chrono::sys_days monday_of(TimePoint time);   // the Monday of the same week, in UTC

std::tm local_time(TimePoint time);  // in the time zone of this computer
// The local day of an RFC 3339 time: "2026-03-07"; empty if `at` is no time.
std::string local_day(std::string_view at);

}  // namespace tanteador
