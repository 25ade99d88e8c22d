#pragma once
// The interface to the system: the time, new ids and the number of threads.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

namespace tanteador::session {

// Time since this computer started. It also runs while the computer sleeps, and nobody can set it.
struct Uptime {
  std::string boot;  // changes with each start of the computer; empty: no such clock
  std::int64_t milliseconds = 0;
};

struct Host {
  std::function<std::string()> now;     // RFC 3339, UTC, milliseconds
  std::function<std::string()> new_id;  // UUIDv7
  int extra_threads = 0;                // number of additional threads for long work
  std::function<Uptime()> uptime = {};  // may be empty
};

Host system_host();

// Keeps freed memory in the process, for programs that replay whole files. Returning it to the system after
// each stream costs as much time as the replay.
void keep_freed_memory();

// Called between the steps of a long operation.
using Progress = std::function<void(std::size_t done, std::size_t all)>;

}  // namespace tanteador::session
