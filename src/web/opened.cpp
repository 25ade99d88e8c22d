#include "src/web/opened.hpp"

#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>

#include <nlohmann/json.hpp>

namespace tanteador::web {

namespace {

using nlohmann::json;

constexpr std::string_view kOpen = "open/", kLast = "last-address";

std::string key_of(const OpenServer& opened) {
  return std::string(kOpen) + std::to_string(opened.pid) + "/" + opened.machine;
}

bool was_killed(const OpenServer& opened) {
  return opened.machine == machine_name() && ::kill(opened.pid, 0) != 0 && errno == ESRCH;
}

}  // namespace

std::string machine_name() {
  std::array<char, 256> name{};
  return ::gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "";
}

void tell_open(session::KeyValueStore& store, const OpenServer& opened) {
  const json text{{"machine", opened.machine},
                  {"pid", opened.pid},
                  {"since", opened.since},
                  {"addresses", opened.addresses}};
  std::vector<session::KeyValue> notes{
      {key_of(opened), text.dump(-1, ' ', false, json::error_handler_t::replace)}};
  if (!opened.addresses.empty()) notes.push_back({std::string(kLast), opened.addresses.front()});
  store.put_key_values(std::move(notes));
}

void tell_closed(session::KeyValueStore& store, const OpenServer& opened) {
  store.put_key_values({{key_of(opened), ""}});
}

std::vector<OpenServer> open_servers(const session::KeyValueStore& store) {
  std::vector<OpenServer> all;
  for (const session::KeyValue& note : store.key_values(kOpen)) {
    const json text = json::parse(note.text, nullptr, false);
    if (!text.is_object()) continue;
    try {
      OpenServer one{text.at("machine"), text.at("pid"), text.at("since"), text.at("addresses")};
      if (!was_killed(one)) all.push_back(std::move(one));
    } catch (const json::exception&) {  // of another version
    }
  }
  std::ranges::sort(all, std::ranges::greater(), &OpenServer::since);
  return all;
}

std::string known_address(const session::KeyValueStore& store) {
  for (const OpenServer& one : open_servers(store))
    if (!one.addresses.empty()) return one.addresses.front();
  for (const session::KeyValue& note : store.key_values(kLast)) return note.text;
  return {};
}

std::optional<std::string> read_address(std::string_view text) {
  while (text.ends_with('/')) text.remove_suffix(1);
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (!text.starts_with(scheme)) continue;
    const std::string_view host = text.substr(scheme.size());
    const bool plain = std::ranges::all_of(host, [](char c) {
      return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
             std::string_view("-.:[]").find(c) != std::string_view::npos;
    });
    if (!host.empty() && plain) return std::string(text);
  }
  return std::nullopt;
}

std::string_view token_in(std::string_view address) {
  constexpr std::string_view kTable = "/t/";
  const auto at = address.find(kTable);
  if (at == address.npos || !read_address(address.substr(0, at))) return {};
  return address.substr(at + kTable.size());
}

}  // namespace tanteador::web
