#pragma once
// A calendar after RFC 5545: UTF-8, lines of at most 75 octets that end in CRLF, texts escaped.

#include <span>
#include <string>
#include <string_view>

namespace tanteador::codec {

// Times are UTC as "2026-11-27T20:00:00Z". The texts may come from anybody.
struct CalendarEntry {
  std::string uid;         // the same each time it is written, so that a calendar changes its entry
  std::string summary;     // one line
  std::string stamp;       // when what it says was last changed
  std::string begin, end;  // end: empty where it is not known
};

std::string calendar(std::string_view name, std::span<const CalendarEntry> entries);

}  // namespace tanteador::codec
