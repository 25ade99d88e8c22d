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

// For a program that goes through whole files: memory given back is kept for the next stream, as the system
// takes as long to hand out pages anew as replaying takes.
void keep_freed_memory();

// Told between the steps of something long.
using Progress = std::function<void(std::size_t done, std::size_t all)>;

}  // namespace tanteador::session
