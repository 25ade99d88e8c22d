#include "src/web/registrants.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "src/session/cases/rulings.hpp"

namespace tanteador::web {

namespace {

std::string open_key(const std::string& competition) { return "entries-open/" + competition; }
std::string prefix(const std::string& competition) { return "entry/" + competition + "/"; }

}  // namespace

PhoneEntries phone_entries(const session::KeyValueStore& store, const std::string& competition) {
  const std::string key = open_key(competition);
  for (const session::KeyValue& one : store.key_values(key)) {
    if (one.key != key) continue;
    const auto fields = nlohmann::json::parse(one.text, nullptr, false);
    PhoneEntries entries{.open = true};
    if (!fields.is_object()) return entries;
    const auto open = fields.find("open");
    entries.open = open == fields.end() || *open != false;
    if (const auto until = fields.find("until"); until != fields.end() && until->is_string())
      entries.until = until->get<std::string>();
    if (const auto places = fields.find("places"); places != fields.end() && places->is_number_integer())
      entries.places = std::clamp(places->get<int>(), 0, kPlacesMost);
    return entries;
  }
  return {};
}

void set_phone_entries(session::KeyValueStore& store, const std::string& competition,
                       const PhoneEntries& entries) {
  const nlohmann::json fields{{"open", entries.open}, {"until", entries.until}, {"places", entries.places}};
  store.put_key_values({{open_key(competition), entries == PhoneEntries() ? "" : fields.dump()}});
}

bool is_open_at(const PhoneEntries& entries, const std::string& now) {
  return entries.open && (entries.until.empty() || !session::is_after(now, entries.until).value_or(false));
}

std::optional<std::size_t> free_places(const PhoneEntries& entries, const league::Competition& now) {
  if (entries.places == 0) return std::nullopt;
  const auto playing = std::ranges::count_if(
      now.entrants, [](const league::EntrantState& one) { return !one.withdrew.has_value(); });
  return static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, entries.places - playing));
}

std::vector<Registrant> registrants(const session::KeyValueStore& store, const std::string& competition) {
  const std::string before = prefix(competition);
  std::vector<Registrant> all;
  for (const session::KeyValue& one : store.key_values(before)) {
    const auto fields = nlohmann::json::parse(one.text, nullptr, false);
    if (!fields.is_object()) continue;
    const auto text = [&](const char* name) {
      const auto found = fields.find(name);
      return found != fields.end() && found->is_string() ? found->get<std::string>() : std::string();
    };
    all.push_back({one.key.substr(before.size()), text("name"), text("partner"), text("club"), text("at"),
                   text("address")});
  }
  std::ranges::stable_sort(all, {}, &Registrant::at);
  return all;
}

session::KeyValue waiting_entry(const std::string& competition, const Registrant& one) {
  const nlohmann::json fields{{"name", one.name},
                              {"partner", one.partner},
                              {"club", one.club},
                              {"at", one.at},
                              {"address", one.address}};
  return {prefix(competition) + one.id, fields.dump()};
}

session::KeyValue withdrawn_entry(const std::string& competition, const std::string& id) {
  return {prefix(competition) + id, ""};
}

}  // namespace tanteador::web
