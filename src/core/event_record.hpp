#pragma once
// An event of any game as it is stored and hashed. See docs/reference/event-log.md.

#include <cstdint>
#include <string>
#include <string_view>

namespace tanteador {

struct EventRecord {
  std::int64_t seq = 0;
  std::string kind;     // the event's "type"
  std::string payload;  // JSON object; names players by seat or person id only
  std::string at;       // RFC 3339 time
  std::string by;       // person id of the user who entered it, or empty
  bool operator==(const EventRecord&) const = default;
};

}  // namespace tanteador
