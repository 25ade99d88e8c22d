#pragma once
// A calendar after RFC 5545: UTF-8, lines of at most 75 octets that end in CRLF, texts escaped.

#include <span>
#include <string>
#include <string_view>

namespace tanteador::codec {

// Times are UTC as "2026-11-27T20:00:00Z". Texts are escaped, so they may come from anybody.
struct CalendarEntry {
  std::string uid;         // stable, so that a new version of the calendar updates the entry
  std::string summary;     // one line
  std::string stamp;       // time of the last change
  std::string begin, end;  // end: empty if unknown
};

std::string calendar(std::string_view name, std::span<const CalendarEntry> entries);

}  // namespace tanteador::codec
