#include "src/session/merge/transfer.hpp"
#include "src/session/exchange/exchange.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "src/session/check.hpp"
#include "src/session/league/league.hpp"
#include "src/session/merge/forks.hpp"

namespace tanteador::session {

namespace {

// The fork streams of a stream. `all` is sorted by id, and theirs begin alike.
std::vector<StreamHead> forks_in(std::span<const StreamHead> all, std::string_view stream) {
  const std::string_view beginning = beginning_of_forks(stream);
  const auto starts = [&](const StreamHead& head) { return head.id.substr(0, beginning.size()); };
  const auto found = std::ranges::equal_range(all, beginning, {}, starts);
  return {found.begin(), found.end()};
}

bool same_heads(const std::vector<StreamHead>& one, const std::vector<StreamHead>& other) {
  return std::ranges::equal(
      one, other, [](const StreamHead& a, const StreamHead& b) { return a.id == b.id && a.hash == b.hash; });
}

bool has_more(const History& one, const History& other) {
  const auto is_known = [&](const Choice& choice) {
    return choice.by_other_club ||
           std::ranges::find(other.choices, choice.id, &Choice::id) != other.choices.end();
  };
  return !std::ranges::all_of(one.choices, is_known) ||
         std::ranges::any_of(one.branches, [&](const Branch& branch) {
           return !waits_aside(one, branch) && other.count_known(branch.events) < branch.count();
         });
}

// The first event that is not in all branches of both.
std::int64_t first_apart(const History& one, const History& other) {
  std::int64_t alike = one.branches.front().count();
  for (const Branch& branch : one.branches) {
    for (const Branch& there : other.branches) {
      History only;
      only.branches.push_back(branch);
      const std::int64_t known = only.count_known(there.events);
      if (known < std::min(branch.count(), there.count())) alike = std::min(alike, known);
    }
  }
  return alike + 1;
}

Stream compare_heads(const Store* mine, const Store* theirs, StreamHead here, StreamHead there, bool same) {
  Stream stream{std::move(here), std::move(there)};
  const StreamHead &ours = stream.mine, &other = stream.theirs;
  if (ours.count == 0 || other.count == 0) {
    stream.apart = ours.count == 0 ? Apart::fresh : Apart::missing;
  } else if (!same) {
    History one, two;
    try {
      stream.fault_here = true;
      one = history(*mine, ours.id);
      stream.fault_here = false;
      two = history(*theirs, ours.id);
    } catch (const StoreError& error) {
      const auto damage = damage_of_stream(error);
      if (!damage) throw;
      stream.apart = Apart::damaged;
      stream.fault = *damage;
      return stream;
    }
    const bool here_more = has_more(one, two), there_more = has_more(two, one);
    stream.apart = !there_more  ? here_more ? Apart::shorter : Apart::same
                   : !here_more ? Apart::longer
                                : Apart::forked;
    if (stream.apart == Apart::forked) stream.fork = first_apart(one, two);
  }
  return stream;
}

// The heads of both stores by id; count 0: not in that store.
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

// The club records that were not joined to another one.
std::set<std::string> records(const Pairs& all, const Store* mine, const Store* theirs) {
  std::set<std::string> ids;
  for (const auto& [id, heads] : all) ids.insert(id);
  for (const Store* store : {mine, theirs}) {
    for (const std::string& joined : store ? joined_records(*store) : std::set<std::string>())
      ids.erase(joined);
  }
  return ids;
}

// Marks people as forgotten, also unknown ones, so that no older file brings the name back. Adds no names.
int forget(Store& mine, const Store& theirs) {
  int forgotten = 0;
  for (const Person& person : theirs.people()) {
    if (person.name) continue;
    const auto here = mine.person(person.id);
    if (!here) mine.name_person({person.id, std::nullopt});
    if (!here || !here->name) continue;
    mine.forget_person(person.id);
    ++forgotten;
  }
  return forgotten;
}

}  // namespace

std::vector<Stream> compare(const Store* mine, const Store* theirs, const Selection& selection,
                            const Progress& progress) {
  std::vector<Stream> streams;
  const auto look = [&] {
    const auto of_forks = [](const Store* store) {
      return store ? store->streams(kFork) : std::vector<StreamHead>();
    };
    const auto here = of_forks(mine), there = of_forks(theirs);
    const Selects selects = selection ? selection(mine, theirs) : Selects();
    const auto is_record_wanted = [&](const Pairs& all, const StreamHead& ours, const StreamHead& other) {
      if (ours.count > 0 && other.count > 0) return true;
      if (selects) return false;
      const auto ids = records(all, mine, theirs);
      return ids.size() == 1 && ids.contains(ours.id);
    };
    const auto is_wanted = [&](const Pairs& all, const StreamHead& ours, const StreamHead& other) {
      if (ours.kind == "club") return is_record_wanted(all, ours, other);
      return !selects || selects(ours, other);
    };
    for (const char* kind : {"match", "competition", "club"}) {
      const Pairs all = pairs(mine, theirs, kind);
      std::size_t looked = 0;
      for (const auto& [id, pair] : all) {
        const auto& [ours, other] = pair;
        if (progress) progress(looked++, all.size());
        if (!is_wanted(all, ours, other)) continue;
        const bool same = ours.count == other.count && ours.hash == other.hash &&
                          same_heads(forks_in(here, id), forks_in(there, id));
        streams.push_back(compare_heads(mine, theirs, ours, other, same));
      }
    }
  };
  const auto with_snapshot = [](const Store* store, const std::function<void()>& work) {
    store ? store->with_snapshot(work) : work();
  };
  with_snapshot(mine, [&] { with_snapshot(theirs, look); });
  return streams;
}

bool begins_apart(const Stream& stream) { return stream.apart == Apart::forked && stream.fork == 1; }

ClubRecords club_records_of(const Store* mine, const Store* theirs) {
  const auto of = [](const Store* store) { return store ? club_records(*store) : std::vector<StreamHead>(); };
  const auto here = of(mine), there = of(theirs);
  if (here.size() > 1 || there.size() > 1) return ClubRecords::several;
  const bool differ = !here.empty() && !there.empty() && here.front().id != there.front().id;
  return differ ? ClubRecords::different : ClubRecords::same;
}

std::vector<Stream> swap_sides(std::vector<Stream> streams) {
  for (Stream& stream : streams) {
    std::swap(stream.mine, stream.theirs);
    stream.fault_here = !stream.fault_here;
    constexpr Apart kTurned[] = {Apart::same,  Apart::missing, Apart::shorter, Apart::longer,
                                 Apart::fresh, Apart::forked,  Apart::damaged};
    static_assert(std::size(kTurned) == kAparts);
    stream.apart = kTurned[index(stream.apart)];
  }
  return streams;
}

namespace {

// Groups new streams, because each COMMIT takes a round trip to the server. Groups grow, but stay small
// enough not to delay other writers.
class Together {
 public:
  std::vector<StreamHead> next(std::span<const Stream> streams) {
    constexpr std::int64_t kMost = 2000;
    std::vector<StreamHead> heads;
    std::int64_t events = 0;
    for (const Stream& stream : streams) {
      events += stream.theirs.count;
      if (stream.apart != Apart::fresh || (!heads.empty() && events > limit_)) break;
      heads.push_back(stream.theirs);
    }
    limit_ = std::min(2 * limit_, kMost);
    return heads;
  }

 private:
  std::int64_t limit_ = 8;
};

}  // namespace

tl::expected<TransferCounts, codec::InputError> take(Store& mine, Session& session, const Store& theirs,
                                                     std::vector<Stream> streams, const Progress& progress) {
  TransferCounts taken;
  std::erase_if(streams, [](const Stream& one) {
    return one.apart != Apart::fresh && one.apart != Apart::longer && one.apart != Apart::forked;
  });
  std::size_t done = 0;
  const auto looks = [&](std::size_t more) {
    if (progress) progress(done + more, streams.size());
  };
  const auto several = [&](std::span<const StreamHead> heads) -> Exchange::TakenIn {
    try {
      return Exchange(session).take_fresh(theirs, heads, looks);
    } catch (const StoreError& error) {
      if (error.code() != StoreError::Code::conflict) throw;
      return {};  // somebody else adds them too; continue one by one
    }
  };
  const auto one = [&](const StreamHead& head) -> Exchange::TakenIn {
    try {
      const auto events = retry_on_conflict([&] { return Exchange(session).take(theirs, head); });
      return events ? Exchange::TakenIn{1, *events} : Exchange::TakenIn{0, 0, events.error()};
    } catch (const StoreError& error) {
      const auto damage = damage_of_stream(error);
      if (!damage) throw;
      return {0, 0, codec::InputError{*damage}, true};
    }
  };
  for (Together together; done < streams.size();) {
    const auto heads = together.next(std::span(streams).subspan(done));
    auto in = heads.size() > 1 ? several(heads) : Exchange::TakenIn{};
    if (in.streams == 0 && !in.error) {
      looks(0);
      in = one(streams[done].theirs);
    }
    const bool has_own = in.streams == 1 && in.events == 0 && streams[done].theirs.kind == "club";
    done += in.streams;
    taken.streams += static_cast<int>(in.streams) - (has_own ? 1 : 0);
    taken.events += in.events;
    if (!in.error) continue;
    if (in.error->refused) return tl::unexpected(std::move(*in.error));
    const Stream& stream = streams[done++];
    taken.damaged.push_back({stream.theirs, std::move(in.error->message), in.here, begins_apart(stream)});
  }
  taken.forgotten = forget(mine, theirs);
  return taken;
}

}  // namespace tanteador::session
