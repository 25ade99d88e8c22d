#include "src/codec/files/calendar.hpp"

#include "src/core/text/letters.hpp"

namespace tanteador::codec {

namespace {

constexpr std::size_t kLineMax = 75;  // octets, without the CRLF

// Folded lines begin with a blank, which counts. Characters are not split.
std::string line(std::string_view text) {
  std::string out;
  std::size_t used = 0;
  while (!text.empty()) {
    const std::string_view before = text;
    next_letter(text);
    const std::string_view letter = before.substr(0, before.size() - text.size());
    if (used + letter.size() > kLineMax) {
      out += "\r\n ";
      used = 1;
    }
    out += letter;
    used += letter.size();
  }
  return out + "\r\n";
}

std::string escape(std::string_view text) {
  std::string out;
  for (const char c : strip_controls(text)) {
    if (c == '\n') {
      out += "\\n";
      continue;
    }
    if (c == '\\' || c == ';' || c == ',') out += '\\';
    out += c;
  }
  return out;
}

// "20261127T200000Z"
std::string moment(std::string_view time) {
  constexpr std::size_t kSeconds = 19;  // "2026-11-27T20:00:00"
  std::string out;
  for (const char c : time.substr(0, kSeconds)) {
    if (c != '-' && c != ':') out += c;
  }
  return out + "Z";
}

}  // namespace

std::string calendar(std::string_view name, std::span<const CalendarEntry> entries) {
  std::string out =
      line("BEGIN:VCALENDAR") + line("VERSION:2.0") + line("PRODID:-//Tanteador//Tanteador//EN");
  out += line("X-WR-CALNAME:" + escape(name));
  for (const CalendarEntry& entry : entries) {
    out += line("BEGIN:VEVENT") + line("UID:" + escape(entry.uid)) + line("DTSTAMP:" + moment(entry.stamp));
    out += line("DTSTART:" + moment(entry.begin));
    if (!entry.end.empty()) out += line("DTEND:" + moment(entry.end));
    out += line("SUMMARY:" + escape(entry.summary)) + line("END:VEVENT");
  }
  return out + line("END:VCALENDAR");
}

}  // namespace tanteador::codec
