#include "src/core/text/time.hpp"

#include <algorithm>
#include <charconv>
#include <string>

namespace tanteador {

namespace {

namespace chrono = std::chrono;

// Removes and returns a number of exactly `digits` digits at the front; -1 if there is none.
int take_number(std::string_view& text, std::size_t digits) {
  int number = -1;
  if (text.size() < digits) return -1;
  const auto [end, error] = std::from_chars(text.data(), text.data() + digits, number);
  if (error != std::errc{} || end != text.data() + digits || text[0] == '-') return -1;
  text.remove_prefix(digits);
  return number;
}

bool take(std::string_view& text, std::string_view one_of) {
  if (text.empty() || one_of.find(text[0]) == std::string_view::npos) return false;
  text.remove_prefix(1);
  return true;
}

// "+02:00", "Z": minutes east of UTC.
std::optional<int> read_offset(std::string_view text) {
  if (text == "Z" || text == "z") return 0;
  if (text.empty() || (text[0] != '+' && text[0] != '-')) return std::nullopt;
  const int sign = text[0] == '-' ? -1 : 1;
  text.remove_prefix(1);
  const int hours = take_number(text, 2);
  const bool colon = take(text, ":");
  const int minutes = take_number(text, 2);
  if (hours < 0 || hours > 23 || !colon || minutes < 0 || minutes > 59 || !text.empty()) return std::nullopt;
  return sign * (hours * 60 + minutes);
}

std::optional<chrono::sys_days> take_date(std::string_view& text) {
  const int y = take_number(text, 4);
  const bool first = take(text, "-");
  const int m = take_number(text, 2);
  const bool second = take(text, "-");
  const int d = take_number(text, 2);
  if (!first || !second || y < 0 || m < 1 || d < 1) return std::nullopt;
  const chrono::year_month_day date{chrono::year{y}, chrono::month{static_cast<unsigned>(m)},
                                    chrono::day{static_cast<unsigned>(d)}};
  return date.ok() ? std::optional(chrono::sys_days{date}) : std::nullopt;
}

std::optional<chrono::milliseconds> take_clock(std::string_view& text) {
  const int hour = take_number(text, 2);
  const bool first = take(text, ":");
  const int minute = take_number(text, 2);
  const bool second = take(text, ":");
  const int of_minute = take_number(text, 2);
  if (!first || !second || hour < 0 || hour > 23 || minute < 0 || minute > 59 || of_minute < 0 ||
      of_minute > 60)
    return std::nullopt;
  int thousandths = 0;
  if (take(text, ".")) {
    const std::size_t before = text.size();
    for (int place = 100; !text.empty() && text[0] >= '0' && text[0] <= '9'; place /= 10) {
      thousandths += (text[0] - '0') * place;
      text.remove_prefix(1);
    }
    if (text.size() == before) return std::nullopt;
  }
  return chrono::hours{hour} + chrono::minutes{minute} + chrono::seconds{of_minute} +
         chrono::milliseconds{thousandths};
}

// Every event has a time, and printf takes longer than the rest of its entry.
void append_number(std::string& text, std::string_view before, int number, std::size_t digits) {
  const std::string plain = std::to_string(number);
  text.append(before).append(digits - std::min(digits, plain.size()), '0').append(plain);
}

std::string clock_text(TimePoint time) {
  const auto day = floor<chrono::days>(time);
  const chrono::hh_mm_ss clock{floor<chrono::seconds>(time - day)};
  std::string text = date_text(day);
  append_number(text, "T", static_cast<int>(clock.hours().count()), 2);
  append_number(text, ":", static_cast<int>(clock.minutes().count()), 2);
  append_number(text, ":", static_cast<int>(clock.seconds().count()), 2);
  return text;
}

}  // namespace

std::optional<TimePoint> read_time(std::string_view text) {
  const auto date = take_date(text);
  if (!date || !take(text, "Tt ")) return std::nullopt;
  const auto clock = take_clock(text);
  const auto offset = read_offset(text);
  if (!clock || !offset) return std::nullopt;
  return *date + *clock - chrono::minutes{*offset};
}

std::string time_text(TimePoint time) { return clock_text(time) + "Z"; }

std::string exact_time_text(TimePoint time) {
  std::string text = clock_text(time);
  append_number(text, ".", static_cast<int>((time - floor<chrono::seconds>(time)).count()), 3);
  return text += 'Z';
}

std::string date_text(chrono::sys_days day) {
  const chrono::year_month_day date{day};
  std::string text;
  append_number(text, "", static_cast<int>(date.year()), 4);
  append_number(text, "-", static_cast<int>(static_cast<unsigned>(date.month())), 2);
  append_number(text, "-", static_cast<int>(static_cast<unsigned>(date.day())), 2);
  return text;
}

chrono::sys_days monday_of(TimePoint time) {
  const auto day = floor<chrono::days>(time);
  return day - (chrono::weekday{day} - chrono::Monday);
}

std::tm local_time(TimePoint time) {
  const std::time_t moment = chrono::system_clock::to_time_t(time);
  std::tm local{};
  localtime_r(&moment, &local);
  return local;
}

std::string local_day(std::string_view at) {
  const auto time = read_time(at);
  if (!time) return {};
  const std::tm local = local_time(*time);
  return date_text(chrono::sys_days{chrono::year{local.tm_year + 1900} /
                                    chrono::month{static_cast<unsigned>(local.tm_mon + 1)} /
                                    chrono::day{static_cast<unsigned>(local.tm_mday)}});
}

}  // namespace tanteador
