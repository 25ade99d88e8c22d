#include "src/web/registrants.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace tanteador::web {

namespace {

std::string open_key(const std::string& competition) { return "entries-open/" + competition; }
std::string prefix(const std::string& competition) { return "entry/" + competition + "/"; }

}  // namespace

bool is_open_for_phones(const session::KeyValueStore& store, const std::string& competition) {
  const std::string key = open_key(competition);
  return std::ranges::any_of(store.key_values(key),
                             [&](const session::KeyValue& one) { return one.key == key; });
}

void open_for_phones(session::KeyValueStore& store, const std::string& competition, bool open) {
  store.put_key_values({{open_key(competition), open ? "1" : ""}});
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
