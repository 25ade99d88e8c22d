#pragma once
// Where the room is open: told in the store as long as it is, so that whoever hands out tokens knows where
// they lead.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/session/store.hpp"

namespace tanteador::web {

struct Opened {
  std::string machine;  // its name
  int pid = 0;
  std::string since;                   // RFC 3339
  std::vector<std::string> addresses;  // "http://192.168.1.20:8080", the first to be handed out
  bool operator==(const Opened&) const = default;
};

void tell_open(session::KeyValueStore& store, const Opened& opened);
void tell_closed(session::KeyValueStore& store, const Opened& opened);
// The latest first. One of this machine whose program is gone was killed, and is not among them.
std::vector<Opened> where_open(const session::KeyValueStore& store);

// Where a slip that is printed now leads: the first address of where it is open, else of where it was last.
// Empty: nowhere.
std::string known_address(const session::KeyValueStore& store);
// "http://192.168.1.20:8080" of "http://192.168.1.20:8080/"; nothing where it is no address of a server.
std::optional<std::string> read_address(std::string_view text);
// The token in "http://192.168.1.20:8080/t/…", empty where there is none.
std::string_view token_in(std::string_view address);

// Of every server of the same store, how to enter a table: "http://192.168.1.20:8080/t/…".
inline std::vector<std::string> leading_to(const std::vector<Opened>& open, const std::string& path) {
  std::vector<std::string> all;
  for (const Opened& one : open)
    for (const std::string& address : one.addresses) all.push_back(address + path);
  return all;
}

std::string this_machine();

}  // namespace tanteador::web
