#include "db/postgres/engine.hpp"

#include "db/postgres/store.hpp"
#include "db/postgres/sure_append.hpp"
#include "src/core/text/names.hpp"

namespace tanteador::db::postgres {

using Clock = std::chrono::steady_clock;

void Engine::transact(const char* begin, const std::function<void()>& work) {
  try {
    connection_->begin(begin);
    work();
    connection_->commit();
  } catch (...) {
    connection_->roll_back();
    throw;
  }
}

void Engine::write(const std::function<void()>& work) {
  run_guarded([&] { transact("BEGIN; SELECT writing()", work); });
  ++written_;
}

bool Engine::may_read_referees() {
  return run_guarded([&] {
    Query query = (*this)("role_reads_referees");
    return query.step() && query.number(0) > 0;
  });
}

std::string Engine::copy_next_to() { refuse_backup(connection_->address().name); }

void Engine::with_snapshot(const std::function<void()>& work) {
  run_guarded([&] {
    if (connection_->is_in_transaction()) return work();  // already inside a transaction
    transact(kBeginSnapshot, work);
  });
}

namespace {

void send_events(Connection& connection, const session::Append& append) {
  Column kinds(Column::Type::text), payloads(Column::Type::bytes), times(Column::Type::text),
      authors(Column::Type::text), hashes(Column::Type::bytes);
  for (const session::StoredEvent& event : append.events) {
    kinds.add(event.record.kind);
    payloads.add(event.record.payload);
    times.add(event.record.at);
    authors.add(event.record.by);
    hashes.add(event.hash);
  }
  const session::StreamHead& head = append.before;
  connection.send("append", Parameters(head.id, head.kind, head.count, head.hash, kinds, payloads, times,
                                       authors, hashes));
}

}  // namespace

// For several streams the row of the head is locked first. So two programs that store the same streams at
// once do not block each other halfway.
void Engine::append_once(Appends appends, const Rest& rest) {
  connection_->gather();
  if (appends.size() > 1) connection_->send("writing", Parameters());
  for (const session::Append& append : appends) {
    send_events(*connection_, append);
    rest(append);
  }
  connection_->pass();
}

void Engine::require_holders(HolderList names, HolderList licences) {
  Column bearers(Column::Type::text), bearing(Column::Type::number), numbers(Column::Type::text),
      holders(Column::Type::text), others(Column::Type::number);
  for (const session::Holders& name : names) {
    bearers.add(normal_name(name.text));
    bearing.add(name.people);
  }
  for (const session::Holders& licence : licences) {
    numbers.add(licence.text);
    holders.add(licence.person);
    others.add(licence.people);
  }
  Query query(*connection_, "holders_known");
  query.with(bearers, bearing, numbers, holders, others);
  if (connection_->gathers())
    query.run();
  else
    query.step();
}

bool Engine::is_stored(const session::Append& append) {
  if (append.events.empty()) return false;
  const session::StoredEvent& last = append.events.back();
  return Query(*connection_, "event_stored").with(append.before.id, last.record.seq, last.hash).step();
}

void Engine::append(Appends appends, const Rest& rest) {
  if (appends.empty()) return;
  run_guarded([&] {
    const Clock::time_point latest = Clock::now() + connection_->patience();
    append_surely(*this, appends, rest, [&] { return Clock::now() > latest; });
  });
  written_ += std::ssize(appends) + (appends.size() > 1 ? 1 : 0);
}

std::int64_t Engine::data_version() {
  constexpr std::chrono::seconds kPoll{5};
  return run_guarded([&] {
    const bool has_news = connection_->has_notifications();
    if (has_news || !polled_at_ || Clock::now() - *polled_at_ > kPoll) {
      Query query(*connection_, "writes");
      query.step();
      others_ = query.number(0) - written_;
      polled_at_ = Clock::now();
    }
    return others_;
  });
}

}  // namespace tanteador::db::postgres
