#pragma once
// What the outside world gives: the time and new ids. Everything below takes them from here.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

namespace tanteador::session {

// The clock since this computer started, which goes on while it sleeps and cannot be set.
struct Uptime {
  std::string boot;  // another one after each start; empty: this system has no such clock
  std::int64_t milliseconds = 0;
};

struct Host {
  std::function<std::string()> now;     // RFC 3339, UTC, milliseconds
  std::function<std::string()> new_id;  // UUIDv7
  int beside = 0;                       // threads there may be for long work beside the caller's
  std::function<Uptime()> uptime = {};  // may be empty
};

Host system_host();

// For a program that goes through whole files: memory given back is kept for the next stream, as the system
// takes as long to hand out pages anew as replaying takes.
void keep_freed_memory();

// Told between the steps of something long.
using Progress = std::function<void(std::size_t done, std::size_t all)>;

}  // namespace tanteador::session
