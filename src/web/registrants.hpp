#pragma once
// Registrations for a competition by phone that wait for the desk. The store keeps them outside the log.

#include <string>
#include <vector>

#include "src/session/store.hpp"

namespace tanteador::web {

struct Registrant {
  std::string id;                   // request id
  std::string name, partner, club;  // partner and club may be empty
  std::string at;                   // RFC 3339
  std::string address;
  bool operator==(const Registrant&) const = default;
};

inline constexpr std::size_t kRegistrantsMost = 500,
                             kRegistrantsOfPhone = 100;  // waiting; a whole hall may share one address

bool is_open_for_phones(const session::KeyValueStore& store, const std::string& competition);
void open_for_phones(session::KeyValueStore& store, const std::string& competition, bool open);

// The waiting registrations, oldest first.
std::vector<Registrant> registrants(const session::KeyValueStore& store, const std::string& competition);
// The key-value pairs that store a waiting registration and remove it.
session::KeyValue waiting_entry(const std::string& competition, const Registrant& one);
session::KeyValue withdrawn_entry(const std::string& competition, const std::string& id);

}  // namespace tanteador::web
