#pragma once
// Registrations for a competition by phone that wait for the desk. The store keeps them outside the log.

#include <optional>
#include <string>
#include <vector>

#include "src/league/competition/competition.hpp"
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

// How a competition takes entries by phone.
struct PhoneEntries {
  bool open = false;
  std::string until = {};  // RFC 3339; empty: until the desk closes it
  int places = 0;          // participants in all, later ones wait; 0: any number
  bool operator==(const PhoneEntries&) const = default;
};
inline constexpr int kPlacesMost = 10'000;
PhoneEntries phone_entries(const session::KeyValueStore& store, const std::string& competition);
void set_phone_entries(session::KeyValueStore& store, const std::string& competition,
                       const PhoneEntries& entries);
bool is_open_at(const PhoneEntries& entries, const std::string& now);
// The places that are left. Participants who withdrew need none. Null: any number.
std::optional<std::size_t> free_places(const PhoneEntries& entries, const league::Competition& now);

// The waiting registrations, oldest first.
std::vector<Registrant> registrants(const session::KeyValueStore& store, const std::string& competition);
// The key-value pairs that store a waiting registration and remove it.
session::KeyValue waiting_entry(const std::string& competition, const Registrant& one);
session::KeyValue withdrawn_entry(const std::string& competition, const std::string& id);

}  // namespace tanteador::web
