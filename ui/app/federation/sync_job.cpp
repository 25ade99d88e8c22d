#include "ui/app/federation/sync_job.hpp"

#include <algorithm>

#include "src/core/text/text.hpp"
#include "src/federation/sharing.hpp"
#include "src/session/cases/referees.hpp"
#include "src/session/merge/transfer.hpp"
#include "src/session/session.hpp"
#include "src/view/words.hpp"
#include "ui/app/database/stream_names.hpp"

namespace tanteador::ui {

namespace {

using session::Apart;
using session::Store;
using session::Stream;
using view::Comparison;
using view::SyncStatus;

Comparison comparison_of(Apart apart) {
  switch (apart) {
    case Apart::same: return Comparison::same;
    case Apart::fresh: return Comparison::only_there;
    case Apart::longer: return Comparison::longer_there;
    case Apart::shorter: return Comparison::longer_here;
    case Apart::missing: return Comparison::only_here;
    case Apart::damaged: return Comparison::damaged;
    case Apart::forked: break;
  }
  return Comparison::forked;
}

bool is_incoming(const Stream& one) { return one.apart == Apart::fresh || one.apart == Apart::longer; }
bool is_outgoing(const Stream& one) { return one.apart == Apart::missing || one.apart == Apart::shorter; }

// The number of matches outside competitions, which are not listed.
int stay(const Store* store, const std::vector<Stream>& streams, bool here) {
  if (!store) return 0;
  const auto matches = std::ranges::count_if(streams, [&](const Stream& one) {
    return one.head().kind == "match" && (here ? one.mine : one.theirs).count > 0;
  });
  return static_cast<int>(store->count_streams("match") - matches);
}

view::ClubRecords club_records(session::ClubRecords records) {
  switch (records) {
    case session::ClubRecords::same: return view::ClubRecords::same;
    case session::ClubRecords::different: return view::ClubRecords::different;
    case session::ClubRecords::several: break;
  }
  return view::ClubRecords::several;
}

// Differences first, and among them those that need a choice.
void show(SyncStatus& now, const Store* here, const Store* there, std::vector<Stream> streams,
          bool everything) {
  constexpr std::size_t kRows = 200;
  now.nothing_there = there == nullptr;
  if (everything) now.club_records = club_records(session::club_records_of(here, there));
  now.unshared = std::max(stay(here, streams, true), stay(there, streams, false));
  for (const Stream& one : streams) {
    now.same += one.apart == Apart::same;
    now.forked += one.apart == Apart::forked;
    now.incoming += is_incoming(one);
    now.outgoing += is_outgoing(one);
  }
  std::erase_if(streams, [](const Stream& one) { return one.apart == Apart::same; });
  std::ranges::stable_sort(streams, {}, [](const Stream& one) { return comparison_of(one.apart); });
  if (streams.size() > kRows) now.more = static_cast<int>(streams.size() - kRows);
  streams.resize(std::min(streams.size(), kRows));
  for (const Stream& one : streams) {
    const Store& known = one.theirs.count > 0 ? *there : *here;
    now.rows.push_back({.kind = one.head().kind,
                        .name = name_of_stream(known, one.head()),
                        .people = people_of_stream(known, one.head()),
                        .here = one.mine.count,
                        .there = one.theirs.count,
                        .fork = one.fork,
                        .comparison = comparison_of(one.apart)});
  }
}

struct TransferTarget {
  Store& store;
  const Store& from;
  const std::vector<Stream>& streams;
};

// Lists the first damaged streams; the others are in the list of differences.
void add_problem(SyncResult& out, const Store& store, const session::DamagedStream& damaged) {
  constexpr std::size_t kMost = 500;  // bytes
  if (out.problem.size() > kMost) return;
  const std::string name = name_of_stream(store, damaged.head);
  if (!out.problem.empty()) out.problem += " ";
  out.problem += view::say(damaged.begins_apart ? N_("{0} ({1}) was left out: {2}")
                                                : N_("{0} ({1}) is damaged and was left out: {2}"),
                           {std::string_view(name.empty() ? damaged.head.kind : name),
                            std::string_view(damaged.head.id), std::string_view(damaged.message)});
}

// Accepts only a referee whom this database knows. False: nothing was copied, and `out` says why.
bool take_streams(const TransferTarget& into, const SyncRequest& what, Signals& signals, SyncResult& out,
                  int& count, std::vector<std::string>* left_out = nullptr) {
  session::Session session(&into.store, session::system_host());
  const auto referees = session::Referees(session).names();
  if (std::ranges::find(referees, what.voucher.name) != referees.end()) {
    auto referee = session::Referees(session).authorise(what.voucher.name, what.voucher.pin);
    if (!referee) {
      out.denied = referee.error().message;
      out.referees = referees;
      return false;
    }
    session.rule_as(std::move(*referee));
  }
  signals.done = 0;
  try {
    const auto done = take(into.store, session, into.from, into.streams, report_to(signals));
    if (done) {
      count = done->streams;
      out.done->forgotten += done->forgotten;
      for (const session::DamagedStream& one : done->damaged) {
        add_problem(out, into.from, one);
        if (left_out) left_out->push_back(one.head.id);
      }
      return true;
    }
    out.problem = done.error().message;
    if (done.error().refused) out.referees = referees;
  } catch (...) {
    count = static_cast<int>(signals.done);
    throw;
  }
  count = static_cast<int>(signals.done);
  return false;
}

// Records shared streams and their receiver in the database that shared them, even after a stop.
void note(const SyncRequest& what, const std::vector<Stream>& given, int count) {
  federation::ShareRecord shared{{}, what.other, {}, 0};
  for (const Stream& one : given) {
    if (static_cast<int>(shared.streams.size()) == count) break;
    if (!is_incoming(one) && one.apart != Apart::forked) continue;
    shared.streams.push_back(one.head().id);
    shared.events += std::max<std::int64_t>(one.theirs.count - one.mine.count, 1);
  }
  if (shared.streams.empty()) return;
  try {
    note_shared(*what.open(what.here, Opening::write), session::system_host(), shared);
  } catch (const session::StoreError& error) {
    if (error.code() != session::StoreError::Code::read_only) throw;
  }
}

void give(const SyncRequest& what, Store& there, const Store& here, const std::vector<Stream>& streams,
          Signals& signals, SyncResult& out) {
  std::vector<Stream> given = swap_sides(streams);
  std::vector<std::string> left_out;
  try {
    take_streams({there, here, given}, what, signals, out, out.done->given, &left_out);
    std::erase_if(given, [&](const Stream& one) { return std::ranges::count(left_out, one.head().id) > 0; });
  } catch (...) {
    note(what, given, out.done->given);
    throw;
  }
  note(what, given, out.done->given);
}

session::Selection selection(const SyncRequest& what) {
  return what.everything ? session::Selection() : federation::shared_streams;
}

void work(const SyncRequest& what, Signals& signals, SyncResult& out) {
  const auto here = what.open(what.here, what.takes ? Opening::write : Opening::read);
  const auto there = what.open(what.other, what.gives ? Opening::write : Opening::read);
  if (!here || !there) return;
  const auto streams = session::compare(here.get(), there.get(), selection(what), report_to(signals));
  out.done.emplace();
  if (what.takes && !take_streams({*here, *there, streams}, what, signals, out, out.done->taken)) return;
  if (what.gives) give(what, *there, *here, streams, signals, out);
}

void look(const SyncRequest& what, Signals& signals, SyncResult& out) {
  const auto here = what.open(what.here, Opening::read), there = what.open(what.other, Opening::read);
  show(out.found, here.get(), there.get(),
       session::compare(here.get(), there.get(), selection(what), report_to(signals)), what.everything);
  out.is_whole = true;
}

template <class Work>
void catch_problem(SyncResult& out, const Work& work) {
  try {
    work();
  } catch (const std::exception& error) {
    if (out.problem.empty()) out.problem = error.what();
  }
}

}  // namespace

SyncResult synchronise(const SyncRequest& what, Signals& signals) {
  SyncResult out;
  if (what.takes || what.gives) {
    try {
      catch_problem(out, [&] { work(what, signals, out); });
    } catch (const Cancellation&) {
      if (!out.done) out.done.emplace();
      out.done->stopped = true;
    }
    signals.stop = false;  // the current differences are shown even then
  }
  try {
    catch_problem(out, [&] { look(what, signals, out); });
  } catch (const Cancellation&) {
  }
  return out;
}

}  // namespace tanteador::ui
