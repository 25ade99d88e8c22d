#include "src/room/devices.hpp"

#include <algorithm>
#include <charconv>

#include "src/room/waiting.hpp"

namespace tanteador::room {

namespace {

std::string key_of(const Device& device, const std::string& phone) {
  return device.address + " " + word_of(device.pass) + " " + phone;
}

}  // namespace

Held read_held(std::string_view cookie) {
  constexpr std::size_t kLeast = 8, kMost = 32;
  const std::string_view phone = cookie.substr(0, cookie.find('.'));
  const auto plain = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
  if (phone.size() < kLeast || phone.size() > kMost || !std::ranges::all_of(phone, plain)) return {};
  const std::string_view number = cookie.substr(std::min(phone.size() + 1, cookie.size()));
  int count = 0;
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), count);
  const bool whole = error == std::errc() && end == number.data() + number.size();
  return whole && count >= 0 && count <= kHeldMost ? Held{std::string(phone), count} : Held{};
}

bool Devices::saw(const Device& now) {
  const std::lock_guard lock(mutex_);
  // What a page shows of itself first it shows before its script has run.
  auto first = all_.extract(key_of(now, {}));
  const std::string key = key_of(now, now.held.phone);
  if (first && !all_.contains(key)) {
    first.key() = key;
    all_.insert(std::move(first));
  }
  if (all_.size() >= kMost && !all_.contains(key))
    all_.erase(std::ranges::min_element(
        all_, {}, [](const auto& one) { return std::pair(one.second.held.count > 0, one.second.seen_at); }));
  Device& device = all_[key];
  const Device before = device;
  device = now;
  if (now.wrote_at.empty()) device.wrote_at = before.wrote_at;
  if (now.held.count > 0) device.held_since = before.held.count > 0 ? before.held_since : now.seen_at;
  return before.held.count != now.held.count;
}

void Devices::forget(const Device& gone) {
  const std::lock_guard lock(mutex_);
  for (const std::string& phone : {std::string(), gone.held.phone}) all_.erase(key_of(gone, phone));
}

std::vector<Device> Devices::all() const {
  const std::lock_guard lock(mutex_);
  std::vector<Device> all;
  for (const auto& [key, device] : all_) all.push_back(device);
  return all;
}

std::vector<Device> Devices::holding() const {
  std::vector<Device> some = all();
  std::erase_if(some, [](const Device& device) { return device.held.count == 0; });
  std::ranges::stable_sort(some, {}, &Device::held_since);
  return some;
}

}  // namespace tanteador::room
