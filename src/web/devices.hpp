#pragma once
// The phones at the tables, as they have shown themselves since the room was opened, and what they say they
// have not sent yet. Told in the store, too, for programs beside the one that has the room open.

#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "src/web/opened.hpp"
#include "src/web/tokens.hpp"

namespace tanteador::web {

// The cookie of a request: the phone, and the number of its entries that are not sent yet.
struct Held {
  std::string phone = {};  // a word of its own; empty: a page without script
  int count = 0;
  bool operator==(const Held&) const = default;
};
inline constexpr std::string_view kHeldCookie = "held";
inline constexpr int kHeldMost = 20;  // no page keeps more (room.js)

// "5f0c2a9e.3"; whatever is written otherwise says nothing.
Held read_held(std::string_view cookie);

struct Device {
  Grant pass = {};
  Held held = {};                                         // when it was seen last
  std::string address = {}, seen_at = {}, wrote_at = {};  // RFC 3339
  std::string held_since = {};                            // empty: it holds nothing
};

// Looked at by any thread.
class Devices {
 public:
  // `now.wrote_at` may be empty: it only looked. Whether it holds another number than before.
  bool saw(const Device& now);
  void forget(const Device& gone);  // its table is over
  std::vector<Device> all() const;  // by address

 private:
  static constexpr std::size_t kMost = 500;
  mutable std::mutex mutex_;
  std::map<std::string, Device> all_;  // by address, what the token opens, and phone
};

// Those that hold something, the longest first.
std::vector<Device> holding(std::vector<Device> devices);

// Kept beside where the room is open (opened.hpp), and gone with it: written where it is another text than
// `told`.
void tell_devices(session::KeyValueStore& store, const Opened& open, const std::vector<Device>& devices,
                  std::string& told);
std::vector<Device> devices_at(const session::KeyValueStore& store, const Opened& open);

}  // namespace tanteador::web
