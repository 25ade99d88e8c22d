#include "src/session/sync.hpp"

#include <algorithm>
#include <map>

#include "src/session/league/league.hpp"

namespace tanteador::session {

namespace {

constexpr int kTries = 5;  // where somebody else writes to the same stream meanwhile

std::vector<Hash> hashes(const Store& store, const std::string& stream) {
  std::vector<Hash> all;
  store.read(stream, [&](StoredEvent&& event) { all.push_back(event.hash); });
  return all;
}

Stream compared(const Store* mine, const Store* theirs, StreamHead here, StreamHead there) {
  Stream stream{std::move(here), std::move(there)};
  const StreamHead &ours = stream.mine, &other = stream.theirs;
  if (ours.count == 0 || other.count == 0) {
    stream.apart = ours.count == 0 ? Apart::fresh : Apart::missing;
  } else if (ours.count != other.count || ours.hash != other.hash) {
    const auto one = hashes(*mine, ours.id), two = hashes(*theirs, ours.id);
    const auto fork = std::ranges::mismatch(one, two);
    const bool forked = fork.in1 != one.end() && fork.in2 != two.end();
    if (forked) stream.fork = fork.in1 - one.begin() + 1;
    stream.apart = forked ? Apart::forked : one.size() < two.size() ? Apart::longer : Apart::shorter;
  }
  return stream;
}

bool is_shared(const Store& store, const StreamHead& head) {
  return head.kind != "match" || !store.competitions_with(head.id).empty();
}

// The heads of both that have this id; nothing where a store does not have it.
using Pairs = std::map<std::string, std::pair<StreamHead, StreamHead>>;

Pairs pairs(const Store* mine, const Store* theirs, const std::string& kind) {
  Pairs all;
  const auto heads = [&](const Store* store) {
    return store ? store->streams(kind) : std::vector<StreamHead>();
  };
  for (const StreamHead& head : heads(mine)) all[head.id].first = head;
  for (const StreamHead& head : heads(theirs)) all[head.id].second = head;
  for (auto& [id, pair] : all) {
    for (StreamHead* head : {&pair.first, &pair.second}) head->id = id, head->kind = kind;
  }
  return all;
}

bool is_wanted(const Store* mine, const Store* theirs, const Pairs& all, const StreamHead& here,
               const StreamHead& there, Scope scope) {
  if (here.kind == "club")
    return (here.count > 0 && there.count > 0) || (scope == Scope::everything && all.size() == 1);
  return scope == Scope::everything || (here.count > 0 && is_shared(*mine, here)) ||
         (there.count > 0 && is_shared(*theirs, there));
}

// Names travel with nothing; that one was forgotten does.
int forget(Store& mine, const Store& theirs) {
  int forgotten = 0;
  for (const Person& person : theirs.people()) {
    const auto here = person.name ? std::nullopt : mine.person(person.id);
    if (!here || !here->name) continue;
    mine.forget_person(person.id);
    ++forgotten;
  }
  return forgotten;
}

}  // namespace

std::vector<Stream> compare(const Store* mine, const Store* theirs, Scope scope) {
  std::vector<Stream> streams;
  const auto look = [&] {
    for (const char* kind : {"match", "competition", "club"}) {
      const Pairs all = pairs(mine, theirs, kind);
      for (const auto& [id, pair] : all) {
        if (is_wanted(mine, theirs, all, pair.first, pair.second, scope))
          streams.push_back(compared(mine, theirs, pair.first, pair.second));
      }
    }
  };
  const auto at_one_moment = [](const Store* store, const std::function<void()>& work) {
    store ? store->at_one_moment(work) : work();
  };
  at_one_moment(mine, [&] { at_one_moment(theirs, look); });
  return streams;
}

tl::expected<Taken, codec::InputError> take(Store& mine, Session& session, const Store& theirs,
                                            std::vector<Stream> streams, const Progress& progress) {
  Taken taken;
  League league(&mine, system_host());
  std::erase_if(streams,
                [](const Stream& one) { return one.apart != Apart::fresh && one.apart != Apart::longer; });
  for (std::size_t i = 0; i < streams.size(); ++i) {
    if (progress) progress(i, streams.size());
    const StreamHead& head = streams[i].theirs;
    for (int tries = 1;; ++tries) {
      try {
        const auto id = head.kind == "match" ? session.take_match(theirs, head) : league.take(theirs, head);
        if (!id) return tl::unexpected(id.error());
        break;
      } catch (const StoreError& error) {
        if (error.code() != StoreError::Code::moved_on || tries == kTries) throw;
      }
    }
    ++taken.streams;
    taken.events += head.count - streams[i].mine.count;
  }
  taken.forgotten = forget(mine, theirs);
  return taken;
}

}  // namespace tanteador::session
