#pragma once
// What the outside world gives: the time and new ids. Everything below takes them from here.

#include <cstddef>
#include <functional>
#include <string>

namespace tanteador::session {

struct Host {
  std::function<std::string()> now;     // RFC 3339, UTC, milliseconds
  std::function<std::string()> new_id;  // UUIDv7
  int beside = 0;                       // threads there may be for long work beside the caller's
};

Host system_host();

// Told between the steps of something long.
using Progress = std::function<void(std::size_t done, std::size_t all)>;

}  // namespace tanteador::session
