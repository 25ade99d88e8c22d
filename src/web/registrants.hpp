#pragma once
// Entries for a competition by phone, which wait for the desk. They are stored beside the log.

#include <string>
#include <vector>

#include "src/session/store.hpp"

namespace tanteador::web {

struct Registrant {
  std::string id;                   // the request by which it was sent
  std::string name, partner, club;  // partner and club may be empty
  std::string at;                   // RFC 3339
  std::string address;              // of the phone
  bool operator==(const Registrant&) const = default;
};

inline constexpr std::size_t kRegistrantsMost = 500,
                             kRegistrantsOfPhone = 100;  // that wait; one address may serve a whole hall

bool is_open_for_phones(const session::KeyValueStore& store, const std::string& competition);
void open_for_phones(session::KeyValueStore& store, const std::string& competition, bool open);

// In the order in which they came.
std::vector<Registrant> registrants(const session::KeyValueStore& store, const std::string& competition);
// The stored values of an entry that waits, and of one that no longer does.
session::KeyValue waiting_entry(const std::string& competition, const Registrant& one);
session::KeyValue withdrawn_entry(const std::string& competition, const std::string& id);

}  // namespace tanteador::web
