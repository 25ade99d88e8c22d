#include "db/sqlite/engine.hpp"

#include <sqlite3.h>

#include "db/columns.hpp"
#include "src/core/names.hpp"

namespace tanteador::db::sqlite {

using session::StoredEvent;

void Engine::at_one_moment(const std::function<void()>& work) {
  guarded([&] {
    if (sqlite3_get_autocommit(database_.getHandle()) == 0) return work();  // it is one already
    Transaction one_moment(database_, query_, Transaction::Kind::read);
    work();
  });
}

std::int64_t Engine::data_version() {
  return guarded([&] {
    Query query = query_("data_version");
    query.step();
    return query.number(0);
  });
}

void Engine::put_events(const session::Append& append) {
  session::StreamHead now;
  {
    Query query = query_("stream_head");
    if (query.with(append.before.id).step()) get(query, now);
  }
  if (now.count != append.before.count || now.hash != append.before.hash)
    throw store_error(StoreError::Code::moved_on, file_);
  if (now.id.empty() && append.before.kind == "club") {  // another desk made the club's record first
    Query query = query_("stream_count");
    if (query.with(append.before.kind).step() && query.number(0) > 0)
      throw store_error(StoreError::Code::moved_on, file_);
  }
  if (now.id.empty()) query_("stream_insert").with(append.before.id, append.before.kind).run();
  if (append.events.empty()) return;
  Query insert = query_("event_insert");
  for (const StoredEvent& event : append.events) {
    const EventRecord& record = event.record;
    insert.with(append.before.id, record.seq, record.kind, record.payload, record.at, record.by,
                event.prev_hash, event.hash);
    insert.run();
  }
  const StoredEvent& last = append.events.back();
  query_("stream_advance").with(append.before.id, last.record.seq, last.hash).run();
}

void Engine::see_forks(const session::KnownForks& known) {
  Query query = query_("fork_count");
  query.with(known.beginning, known.stream).step();
  const bool all =
      query.number(0) == known.count && (known.stream.empty() || query.number(1) == known.events);
  if (!all) throw store_error(StoreError::Code::moved_on, file_);
}

void Engine::see_holders(HolderList names, HolderList licences) {
  const auto require = [&](Query& query, const session::Holders& known) {
    if (query.step() && query.number(0) != known.people) throw store_error(StoreError::Code::moved_on, file_);
  };
  for (const session::Holders& one : names) {
    const std::string name = normal_name(one.text);
    Query query = query_("person_count");
    require(query.with(name), one);
  }
  for (const session::Holders& one : licences) {
    Query query = query_("licence_count");
    require(query.with(one.text, one.person), one);
  }
}

void Engine::put_tap(const session::TapRow& tap) {
  if (query_("tap_get").with(tap.id).step()) throw store_error(StoreError::Code::moved_on, file_);
  put(query_("tap_put"), tap);
}

// Whoever reads or writes now keeps some of the log; the next one settles it.
void Engine::settle() {
  try {
    query_("checkpoint_passive").step();
  } catch (const SQLite::Exception&) {
  }
}

void Engine::forget_traces() {
  try {
    query_("checkpoint").step();
  } catch (const SQLite::Exception&) {  // someone is reading: the next checkpoint does it
  }
}

}  // namespace tanteador::db::sqlite
