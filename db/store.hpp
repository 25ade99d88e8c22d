#pragma once
// The database of a club: one SQLite file, or a PostgreSQL database if a path begins with postgresql:// or
// postgres://. Every function throws session::StoreError. It does not change a database that is not ours,
// newer, damaged or read-only.

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "src/session/store.hpp"

namespace tanteador::db {

enum class OpenMode {
  // Creates missing parts (folder 0700, file 0600; on a server the schema) and migrates older ones. An older
  // file is
  // copied first.
  write,
  // Creates nothing, and migrates an older file as `write` does. Functions that write throw read_only. A file
  // that
  // cannot be written to is read without locks, so reads may fail if another program writes.
  read,
};

bool is_on_server(const std::filesystem::path& path);
// True if the file or a log of it exists, or if something has been stored on the server.
bool is_there(const std::filesystem::path& path);

// The state of a database on a server, before any use; throws the obstacle.
struct FoundDatabase {
  enum class State { nothing, older, ready } state = State::nothing;  // nothing: no data of this program
  bool may_write = false;  // this role may add events, or create or migrate the schema
  bool read_only = false;  // no role may write: it is a replica, or was made read-only
  bool encrypted = false;  // of the connection
};
[[nodiscard]] FoundDatabase look(const std::filesystem::path& address);

// Use the store from one thread at a time, and not across a fork(). `read` may be called within `read`.
// append throws std::invalid_argument for events that are not a chain from `before`.
[[nodiscard]] std::unique_ptr<session::Store> open_store(const std::filesystem::path& path, OpenMode mode);

// Faults of the file, a sentence each: pages, schema, references, heads, gaps and links. The session checks
// the hashes themselves. Throws if the file cannot be opened as ours at all.
[[nodiscard]] std::vector<std::string> check(const std::filesystem::path& path);

// A consistent copy, even while the database is in use; readable by its owner only. Throws cannot_open for an
// existing file, and for a server, which has its own tools.
void backup(const std::filesystem::path& from, const std::filesystem::path& to);

// Replaces the database by a sound backup; throws locked if another program has it open. Returns the new name
// of the old file with its log; nothing if there was none.
std::filesystem::path restore(const std::filesystem::path& backup, const std::filesystem::path& database);

}  // namespace tanteador::db
