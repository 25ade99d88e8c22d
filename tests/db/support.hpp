#pragma once
// Chains of events with plain hashes, files of a folder, and child processes to kill.

#include <stdlib.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "db/store.hpp"
#include "src/core/read_all.hpp"
#include "tests/support/folder.hpp"
#include "tests/support/server.hpp"

namespace tanteador::db::test {

namespace fs = std::filesystem;
using session::Append;
using session::Hash;
using session::Store;
using session::StoredEvent;
using session::StoreError;
using session::StreamHead;

using tanteador::test::Folder;

inline std::string bytes_of(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return read_all(in);
}

inline void write_bytes(const fs::path& file, const std::string& bytes) {
  std::ofstream(file, std::ios::binary) << bytes;
}

// Every entry below a folder with its bytes. Empty text for anything but a plain file.
inline std::map<std::string, std::string> everything_in(const fs::path& folder) {
  std::map<std::string, std::string> all;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    all[entry.path().string()] = entry.is_regular_file() ? bytes_of(entry.path()) : std::string{};
  }
  return all;
}

inline mode_t mode_of(const fs::path& file) {
  struct stat status {};
  if (::stat(file.c_str(), &status) != 0) return 0;
  return status.st_mode & 07777;
}

// Not a real hash: the store links hashes, and the session makes them.
inline Hash hash_of(std::int64_t seq, const std::string& payload, const std::string& stream = "m1") {
  Hash hash{};
  std::memcpy(hash.data(), &seq, sizeof seq);
  std::copy_n(payload.data(), std::min<std::size_t>(payload.size(), 18), hash.begin() + 8);
  std::copy_n(stream.data(), std::min<std::size_t>(stream.size(), 5), hash.begin() + 26);
  hash[31] = 1;
  return hash;
}

// A kind of event that a server takes there.
inline const char* kind_of(const std::string& stream_kind, std::int64_t seq) {
  if (stream_kind == "club") return "player_added";
  if (stream_kind == "competition") return seq == 1 ? "competition_created" : "entrant_entered";
  return seq > 1 ? "called" : stream_kind == "fork" ? "forked_from" : "match_started";
}

inline std::vector<StoredEvent> events_after(const StreamHead& head, int count,
                                             const std::string& payload = R"({"type":"envido"})") {
  std::vector<StoredEvent> events;
  Hash before = head.hash;
  for (std::int64_t seq = head.count + 1; seq <= head.count + count; ++seq) {
    events.push_back({{seq, kind_of(head.kind, seq), payload, "2026-03-01T20:00:00Z", "p1"},
                      before,
                      hash_of(seq, payload, head.id)});
    before = events.back().hash;
  }
  return events;
}

// Appends events and returns the new head.
inline StreamHead grow(Store& store, StreamHead head, int count,
                       const std::string& payload = R"({"type":"envido"})") {
  const std::vector<StoredEvent> events = events_after(head, count, payload);
  store.append({head, events, {}, {}, 0, {}});
  head.count += count;
  head.hash = events.back().hash;
  return head;
}

// Appends several new streams in one transaction, with a person each.
inline void grow_together(Store& store, const std::vector<StreamHead>& heads, int count,
                          const std::string& payload = R"({"type":"envido"})") {
  std::vector<std::vector<StoredEvent>> events;
  std::vector<Append> appends;
  for (const StreamHead& head : heads) {
    events.push_back(events_after(head, count, payload));
    appends.push_back({head, events.back(), {{"of " + head.id, "Ana"}}, {}, 0, {}});
  }
  store.append_all(appends);
}

inline StreamHead new_match(const std::string& id = "m1") { return {id, "match", 0, {}}; }

inline std::vector<StoredEvent> all_events(const Store& store, const std::string& stream) {
  std::vector<StoredEvent> all;
  store.read(stream, [&](const StoredEvent& event) { all.push_back(event); });
  return all;
}

// The club of a test on either engine. Tests declared with TEST_CASE_ON_BOTH run on both.
enum class New { no, yes };  // yes: neither the folder nor the schema exists
struct OnFile {
  explicit OnFile(New fresh = New::no) : path(folder / (fresh == New::yes ? "club/a.db" : "a.db")) {}
  const Folder folder = {};
  const fs::path path;
};
struct OnServer {
  explicit OnServer(New fresh = New::no) : database(server().new_database(fresh == New::no)) {}
  static tanteador::test::Server& server() { return tanteador::test::Server::one(); }
  const std::string database;
  const fs::path path = server().address(database);
};
#ifdef TANTEADOR_FEDERATION
#define TEST_CASE_ON_BOTH(name) TEST_CASE_TEMPLATE(name, Place, OnFile, OnServer)
#else
#define TEST_CASE_ON_BOTH(name) TEST_CASE_TEMPLATE(name, Place, OnFile)
#endif

// The code of the StoreError that `work` throws.
template <class Work>
std::optional<StoreError::Code> code_of(Work&& work) {
  try {
    work();
  } catch (const StoreError& error) {
    return error.code();
  }
  return std::nullopt;
}

// Runs `work` in a child of this process; never returns in the child.
template <class Work>
pid_t start_child(Work&& work) {
  const pid_t child = fork();
  if (child != 0) return child;
  int result = 99;
  try {
    result = work();
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
  } catch (...) {
  }
  _exit(result);
}

inline int exit_of(pid_t child) {
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

// A closed database of this program with enough events for a hundred pages.
inline void make_database(const fs::path& file) {
  const auto store = open_store(file, OpenMode::write);
  StreamHead head = new_match();
  for (int i = 0; i < 20; ++i) head = grow(*store, head, 50, std::string(300, static_cast<char>('a' + i)));
}

}  // namespace tanteador::db::test

namespace tanteador::session {
inline const char* toString(StoreError::Code code) {
  static constexpr const char* kNames[] = {"cannot_open", "not_ours", "newer",    "damaged", "locked",
                                           "read_only",   "full",     "moved_on", "moved"};
  return kNames[static_cast<int>(code)];
}
}  // namespace tanteador::session
