#pragma once
// Points of time as the log bears them: RFC 3339, read with whatever offset and written in UTC.

#include <chrono>
#include <ctime>
#include <optional>
#include <string>
#include <string_view>

namespace tanteador {

using TimePoint = std::chrono::sys_time<std::chrono::milliseconds>;

// "2026-03-07T20:10:00.5+01:00"; a blank may stand for the T.
std::optional<TimePoint> read_time(std::string_view text);

std::string time_text(TimePoint time);             // "2026-03-07T19:10:00Z"
std::string exact_time_text(TimePoint time);       // "2026-03-07T19:10:00.500Z"
std::string date_text(std::chrono::sys_days day);  // "2026-03-07"
std::chrono::sys_days monday_of(TimePoint time);   // of the week it is in

std::tm local_time(TimePoint time);  // by the clock of this place
// The same of an RFC 3339 time, the day alone: "2026-03-07"; empty where it is no time.
std::string local_day(std::string_view at);

}  // namespace tanteador
