#pragma once
// The record of a club: one SQLite file, or a PostgreSQL database where a path begins with postgresql://.
// Every function throws session::StoreError; what is not ours, newer, damaged or read-only is left byte for
// byte as it was.

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "src/session/store.hpp"

namespace tanteador::db {

enum class OpenMode {
  // Creates missing parts (folder 0700, file 0600; on a server the schema) and migrates older ones. A file is
  // copied first.
  write,
  // Creates nothing, and changes nothing but the version of an older file, as `write` does; functions that
  // write throw read_only. What cannot be written to is read as it lies: it may misread once someone writes.
  read,
};

bool is_on_server(const std::filesystem::path& path);
// Is there a file, or has anything been stored on the server?
bool is_there(const std::filesystem::path& path);

// What answers at an address on a server, before anything is done there; throws what stands in the way.
struct Found {
  enum class State { nothing, older, ready } state = State::nothing;  // nothing: of this program's
  bool may_write = false;  // this role may add events; or make the schema, or bring it up to date
  bool read_only = false;  // nobody may: it follows another server, or was made so
  bool encrypted = false;  // the connection
};
[[nodiscard]] Found look(const std::filesystem::path& address);

// The store is for one thread at a time and must not be carried over a fork(). `read` may be called within
// `read`. append throws std::invalid_argument for events that are not a chain from `before`.
[[nodiscard]] std::unique_ptr<session::Store> open_store(const std::filesystem::path& path, OpenMode mode);

// What is wrong with the file, a sentence each: pages, schema, references, heads, gaps and links. The hashes
// themselves are the session's to check. Throws when the file cannot be opened as ours at all.
[[nodiscard]] std::vector<std::string> check(const std::filesystem::path& path);

// A copy as of one moment, also while the database is in use; readable by its owner only. An existing
// file is never overwritten, and a server has tools of its own (both cannot_open).
void backup(const std::filesystem::path& from, const std::filesystem::path& to);

// Puts a sound backup in the place of the database, which no other program may have open (locked). Answers
// where the file is now that was there, with its log; nothing where there was none.
std::filesystem::path restore(const std::filesystem::path& backup, const std::filesystem::path& database);

}  // namespace tanteador::db
