#include "src/session/sync/sharing.hpp"

#include <algorithm>
#include <map>

#include <nlohmann/json.hpp>

#include "src/session/chain.hpp"
#include "src/session/sync/forks.hpp"

namespace tanteador::session {

using nlohmann::json;

std::set<std::string> at_home(const Store& store) {
  std::map<std::string, std::pair<std::int64_t, bool>>
      latest;  // by competition: number, and whether it stays
  for (const StreamHead& head : store.streams(kFork)) {
    const auto start = store.start_of(head.id);
    const json said = read_payload(start ? start->payload : std::string());
    const bool readable = said.is_object() && said.value("stream", json()).is_string() &&
                          said.value("number", json()).is_number_integer() &&
                          said.value("home", json()).is_boolean();
    if (!readable) continue;
    auto& [number, home] = latest[said["stream"]];
    const auto own = said["number"].get<std::int64_t>();
    const bool stays = said["home"];
    home = own > number ? stays : own == number ? home || stays : home;
    number = std::max(number, own);
  }
  std::set<std::string> all;
  for (const auto& [competition, said] : latest) {
    if (said.second) all.insert(competition);
  }
  return all;
}

bool keep_at_home(Store& store, const Host& host, std::string_view competition, bool home) {
  const History all = history(store, competition);
  const bool is_one = !all.branches.empty() && all.head.kind == "competition";
  if (!is_one || at_home(store).contains(std::string(competition)) == home) return false;
  const Choice said = said_at_home(all, home, host.now());
  Append append;
  append.before = {said.id, std::string(kFork), 0, {}};
  append.events = {&said.event, 1};
  append.of = competition;
  store.append(append);
  return true;
}

std::vector<Shared> shared(const Store& store) {
  std::vector<Shared> all;
  for (const StreamHead& head : store.streams(kShare)) {
    store.read(head.id, [&](const StoredEvent& event) {
      const json said = read_payload(event.record.payload);
      if (!said.is_object()) return;
      all.push_back({event.record.at, said.value("with", ""),
                     said.value("streams", std::vector<std::string>()),
                     said.value("events", std::int64_t{0})});
    });
  }
  std::ranges::stable_sort(all, {}, &Shared::at);
  return all;
}

void note_shared(Store& store, const Host& host, const Shared& given) {
  const auto heads = store.streams(kShare);
  const StreamHead head =
      heads.empty() ? StreamHead{host.new_id(), std::string(kShare), 0, {}} : heads.front();
  const json said{{"with", given.with}, {"streams", given.streams}, {"events", given.events}};
  StoredEvent event{{head.count + 1, "shared", said.dump(), host.now(), {}}, head.hash, {}};
  event.hash = hash_event(head.id, event.record, event.prev_hash);
  Append append;
  append.before = head;
  append.events = {&event, 1};
  store.append(append);
}

}  // namespace tanteador::session
