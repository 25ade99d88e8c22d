#pragma once
// The phones seen since the server started, and how many entries each of them has not sent yet. The list is
// also written to the store, for other programs that use the same club.

#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "src/web/opened.hpp"
#include "src/web/tokens.hpp"

namespace tanteador::web {

// The cookie of a request: the phone, and the number of its entries that are not sent yet.
struct HeldEntries {
  std::string phone = {};  // random id of the phone; empty: a page without script
  int count = 0;
  bool operator==(const HeldEntries&) const = default;
};
inline constexpr std::string_view kHeldCookie = "held";
inline constexpr int kHeldMost = 20;  // entries a page can hold (room.js)

// Reads "5f0c2a9e.3" (phone id, number of entries). Returns an empty HeldEntries for any other text.
HeldEntries read_held(std::string_view cookie);

struct Device {
  Grant pass = {};
  HeldEntries held = {};                                  // at `seen_at`
  std::string address = {}, seen_at = {}, wrote_at = {};  // RFC 3339
  std::string held_since = {};                            // RFC 3339; empty: nothing is unsent
};

// Thread-safe. Holds at most 500 devices; the one seen longest ago without unsent entries gives way first.
class Devices {
 public:
  // Records a request; `now.wrote_at` is empty if it entered nothing. True if the unsent count changed.
  bool record_visit(const Device& now);
  void forget(const Device& gone);  // for a token that is no longer valid
  std::vector<Device> all() const;  // by address

 private:
  static constexpr std::size_t kMost = 500;
  mutable std::mutex mutex_;
  std::map<std::string, Device> all_;  // by address, table and phone
};

// The devices with unsent entries, longest waiting first.
std::vector<Device> holding(std::vector<Device> devices);

// Stores the list of the server `open` if it differs from `last_written`, and updates `last_written`.
void write_devices(session::KeyValueStore& store, const OpenServer& open, const std::vector<Device>& devices,
                   std::string& last_written);
std::vector<Device> devices_at(const session::KeyValueStore& store, const OpenServer& open);

}  // namespace tanteador::web
