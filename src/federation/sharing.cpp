#include "src/federation/sharing.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <unordered_set>

#include <nlohmann/json.hpp>

#include "src/session/chain.hpp"
#include "src/session/merge/forks.hpp"

namespace tanteador::federation {

using nlohmann::json;
using session::Host, session::Store, session::StreamHead;

namespace {

// The streams that one of the databases shares.
class SharedBy {
 public:
  SharedBy(const Store* store, const std::set<std::string>& home) : home_(home) {
    if (!store) return;
    for (const session::MatchLink& link : store->links())
      if (!home.contains(link.competition)) matches_.insert(link.match);
  }
  bool has(const StreamHead& head) const {
    if (head.count == 0) return false;
    return head.kind == "match" ? matches_.contains(head.id) : !home_.contains(head.id);
  }

 private:
  const std::set<std::string>& home_;
  std::unordered_set<std::string> matches_;
};

}  // namespace

std::set<std::string> streams_at_home(const Store& store) {
  std::map<std::string, std::pair<std::int64_t, bool>>
      latest;  // by competition: number, and whether it stays
  const auto is_of_other_club = [&](const StreamHead& head, const std::string& stream) {
    const auto others = store.ids_of_other_clubs(stream, session::beginning_of_forks(stream));
    return std::ranges::binary_search(others, head.id);
  };
  for (const StreamHead& head : store.streams(session::kFork)) {
    const auto start = store.start_of(head.id);
    const json payload = session::read_payload(start ? start->payload : std::string());
    const bool readable = payload.is_object() && payload.value("stream", json()).is_string() &&
                          payload.value("number", json()).is_number_integer() &&
                          payload.value("home", json()).is_boolean();
    if (!readable || is_of_other_club(head, payload["stream"])) continue;
    auto& [number, home] = latest[payload["stream"]];
    const auto own = payload["number"].get<std::int64_t>();
    const bool stays = payload["home"];
    home = own > number ? stays : own == number ? home || stays : home;
    number = std::max(number, own);
  }
  std::set<std::string> all;
  for (const auto& [competition, statement] : latest) {
    if (statement.second) all.insert(competition);
  }
  return all;
}

bool keep_at_home(Store& store, const Host& host, std::string_view competition, bool home) {
  const session::History all = session::history(store, competition);
  const bool is_one = !all.branches.empty() && all.head.kind == "competition";
  if (!is_one || streams_at_home(store).contains(std::string(competition)) == home) return false;
  const session::Choice choice = home_choice(all, home, host.now());
  session::Append append;
  append.before = {choice.id, std::string(session::kFork), 0, {}};
  append.events = {&choice.event, 1};
  append.of = competition;
  store.append(append);
  return true;
}

namespace {

std::set<std::string> streams_at_home_in_either(const Store* one, const Store* other) {
  std::set<std::string> home;
  for (const Store* store : {one, other})
    if (store) home.merge(streams_at_home(*store));
  return home;
}

}  // namespace

session::Selects shared_streams(const Store* mine, const Store* theirs) {
  struct Shares {
    std::set<std::string> home;
    SharedBy mine, theirs;
    Shares(const Store* ours, const Store* others)
        : home(streams_at_home_in_either(ours, others)), mine(ours, home), theirs(others, home) {}
  };
  return [shares = std::make_shared<const Shares>(mine, theirs)](const StreamHead& ours,
                                                                 const StreamHead& other) {
    return shares->mine.has(ours) || shares->theirs.has(other);
  };
}

std::vector<ShareRecord> list_shares(const Store& store) {
  std::vector<ShareRecord> all;
  for (const StreamHead& head : store.streams(session::kShare)) {
    store.read(head.id, [&](const session::StoredEvent& event) {
      const json payload = session::read_payload(event.record.payload);
      if (!payload.is_object()) return;
      all.push_back({event.record.at, payload.value("with", ""),
                     payload.value("streams", std::vector<std::string>()),
                     payload.value("events", std::int64_t{0})});
    });
  }
  std::ranges::stable_sort(all, {}, &ShareRecord::at);
  return all;
}

void note_shared(Store& store, const Host& host, const ShareRecord& given) {
  const auto heads = store.streams(session::kShare);
  const auto own =
      std::ranges::find_if(heads, [&](const StreamHead& one) { return store.may_continue(one.id); });
  const StreamHead head =
      own == heads.end() ? StreamHead{host.new_id(), std::string(session::kShare), 0, {}} : *own;
  const json payload{{"with", given.with}, {"streams", given.streams}, {"events", given.events}};
  session::StoredEvent event{{head.count + 1, "shared", payload.dump(), host.now(), {}}, head.hash, {}};
  event.hash = session::hash_event(head.id, event.record, event.prev_hash);
  session::Append append;
  append.before = head;
  append.events = {&event, 1};
  store.append(append);
}

}  // namespace tanteador::federation
