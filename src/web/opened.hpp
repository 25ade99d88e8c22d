#pragma once
// Addresses of running servers. They stand in the store, so that links in new codes lead there.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/session/store.hpp"

namespace tanteador::web {

struct OpenServer {
  std::string machine;
  int pid = 0;
  std::string since;                   // RFC 3339
  std::vector<std::string> addresses;  // "http://192.168.1.20:8080"; hand out the first
  bool operator==(const OpenServer&) const = default;
};

void tell_open(session::KeyValueStore& store, const OpenServer& opened);
void tell_closed(session::KeyValueStore& store, const OpenServer& opened);
// The running servers, latest first. Leaves out servers of this machine whose process no longer exists.
std::vector<OpenServer> open_servers(const session::KeyValueStore& store);

// The address for slips printed now: of a running server, else of the last one. Empty: none.
std::string known_address(const session::KeyValueStore& store);
// Removes trailing slashes from "http://192.168.1.20:8080/". Null unless it is scheme, host and port alone.
std::optional<std::string> read_address(std::string_view text);
// The token in "http://192.168.1.20:8080/t/…"; empty if there is none.
std::string_view token_in(std::string_view address);

// Links to a table, one for every server of the store: "http://192.168.1.20:8080/t/…".
inline std::vector<std::string> leading_to(const std::vector<OpenServer>& open, const std::string& path) {
  std::vector<std::string> all;
  for (const OpenServer& one : open)
    for (const std::string& address : one.addresses) all.push_back(address + path);
  return all;
}

std::string machine_name();

}  // namespace tanteador::web
