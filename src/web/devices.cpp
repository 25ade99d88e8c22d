#include "src/web/devices.hpp"

#include <algorithm>
#include <charconv>

#include <nlohmann/json.hpp>

#include "src/web/waiting.hpp"

namespace tanteador::web {

namespace {

using nlohmann::json;

std::string phones_key(const OpenServer& open) {
  return "phones/" + std::to_string(open.pid) + "/" + open.machine;
}

std::string key_of(const Device& device, const std::string& phone) {
  return device.address + " " + word_of(device.pass) + " " + phone;
}

}  // namespace

HeldEntries read_held(std::string_view cookie) {
  constexpr std::size_t kLeast = 8, kMost = 32;
  const std::string_view phone = cookie.substr(0, cookie.find('.'));
  const auto plain = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
  if (phone.size() < kLeast || phone.size() > kMost || !std::ranges::all_of(phone, plain)) return {};
  const std::string_view number = cookie.substr(std::min(phone.size() + 1, cookie.size()));
  int count = 0;
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), count);
  const bool whole = error == std::errc() && end == number.data() + number.size();
  return whole && count >= 0 && count <= kHeldMost ? HeldEntries{std::string(phone), count} : HeldEntries{};
}

bool Devices::record_visit(const Device& now) {
  const std::lock_guard lock(mutex_);
  // The first request of a page comes before its script has run.
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

std::vector<Device> holding(std::vector<Device> devices) {
  std::erase_if(devices, [](const Device& device) { return device.held.count == 0; });
  std::ranges::stable_sort(devices, {}, &Device::held_since);
  return devices;
}

void write_devices(session::KeyValueStore& store, const OpenServer& open, const std::vector<Device>& devices,
                   std::string& last_written) {
  json all = json::array();
  for (const Device& one : devices)
    all.push_back({{"at", word_of(one.pass)},
                   {"address", one.address},
                   {"seen", one.seen_at},
                   {"wrote", one.wrote_at},
                   {"unsent", one.held.count},
                   {"since", one.held_since}});
  const std::string text =
      all.empty() ? std::string() : all.dump(-1, ' ', false, json::error_handler_t::replace);
  if (text == last_written) return;
  store.put_key_values({{phones_key(open), text}});
  last_written = text;
}

std::vector<Device> devices_at(const session::KeyValueStore& store, const OpenServer& open) {
  std::vector<Device> all;
  for (const session::KeyValue& note : store.key_values(phones_key(open))) {
    const json list = json::parse(note.text, nullptr, false);
    if (note.key != phones_key(open) || !list.is_array()) continue;
    try {
      for (const json& one : list)
        if (const auto pass = pass_of(one.at("at").get<std::string>()))
          all.push_back({.pass = *pass,
                         .held = {.phone = {}, .count = one.at("unsent")},
                         .address = one.at("address"),
                         .seen_at = one.at("seen"),
                         .wrote_at = one.at("wrote"),
                         .held_since = one.at("since")});
    } catch (const json::exception&) {  // of another version
    }
  }
  return all;
}

}  // namespace tanteador::web
