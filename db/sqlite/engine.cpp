#include "db/sqlite/engine.hpp"

#include <sqlite3.h>

#include <cstdlib>

#include "db/columns.hpp"
#include "db/sqlite/backup.hpp"
#include "db/sqlite/files.hpp"
#include "src/core/text/names.hpp"
#include "src/core/text/text.hpp"

namespace tanteador::db::sqlite {

using session::StoredEvent;

void Engine::with_snapshot(const std::function<void()>& work) {
  run_guarded([&] {
    if (sqlite3_get_autocommit(database_.getHandle()) == 0) return work();  // already inside a transaction
    Transaction one_moment(database_, query_, Transaction::Kind::read);
    work();
  });
}

std::int64_t Engine::data_version() {
  identity_.require_same();
  return run_guarded([&] {
    Query query = query_("data_version");
    query.step();
    return query.number(0);
  });
}

// If the disk fails during COMMIT, the transaction may be complete. The next program that opens the file
// finds it.
void Engine::commit(Transaction& transaction) {
  try {
    if (sqlite3_total_changes(database_.getHandle()) != changes_) query_("count_write").run();
    changes_ = sqlite3_total_changes(database_.getHandle());
    transaction.commit();
  } catch (const SQLite::Exception& error) {
    if ((error.getErrorCode() & 0xff) != SQLITE_IOERR) throw;
    throw store_error(StoreError::Code::cannot_open,
                      N_("The disk with {0} did not answer while saving ({1}). Check whether your entry "
                         "is there before you make it again."),
                      file_, error.what());
  }
}

namespace {

bool has_event(Queries& queries, const std::optional<LastEvent>& event) {
  if (!event) return true;
  Query query = queries("event_hash");
  session::Hash hash{};
  if (query.with(event->stream, event->seq).step()) query.row(hash);
  return hash == event->hash;
}

bool has_event(const std::filesystem::path& file, const std::optional<LastEvent>& event) {
  SQLite::Database database = open_to_read(file);
  Queries queries(database);
  return has_event(queries, event);
}

}  // namespace

void Engine::require_last_event() {
  if (!has_event(query_, identity_.last_event())) identity_.throw_overwritten();
}

void Engine::remember(const session::Append& append) {
  const StoredEvent& last = append.events.back();
  identity_.set_last_event({append.before.id, last.record.seq, last.hash});
}

void Engine::put_events(const session::Append& append) {
  session::StreamHead now;
  {
    Query query = query_("stream_head");
    if (query.with(append.before.id).step()) get(query, now);
  }
  if (now.count != append.before.count || now.hash != append.before.hash)
    throw store_error(StoreError::Code::conflict, file_);
  if (now.id.empty() && append.before.kind == "club") {  // another desk made the club's record first
    Query query = query_("stream_count");
    if (query.with(append.before.kind).step() && query.number(0) > 0)
      throw store_error(StoreError::Code::conflict, file_);
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

void Engine::require_forks(const session::KnownForks& known) {
  Query query = query_("fork_count");
  query.with(known.beginning, known.stream).step();
  const bool all =
      query.number(0) == known.count && (known.stream.empty() || query.number(1) == known.events);
  if (!all) throw store_error(StoreError::Code::conflict, file_);
}

void Engine::require_holders(HolderList names, HolderList licences) {
  const auto require = [&](Query& query, const session::Holders& known) {
    if (query.step() && query.number(0) != known.people) throw store_error(StoreError::Code::conflict, file_);
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

void Engine::put_request_id(const session::RequestId& request) {
  if (query_("request_get").with(request.id).step()) throw store_error(StoreError::Code::conflict, file_);
  put(query_("request_put"), request);
}

// Current readers and writers keep part of the log; a later checkpoint moves it.
void Engine::checkpoint() {
  if (!identity_.is_same()) return;
  try {
    query_("checkpoint_passive").step();
    (void)identity_.is_same();  // records the state of the file after SQLite's write
  } catch (const SQLite::Exception&) {
  }
}

void Engine::truncate_wal() {
  if (!identity_.is_same()) return;
  try {
    query_("checkpoint").step();
    (void)identity_.is_same();          // records the state of the file after SQLite's write
  } catch (const SQLite::Exception&) {  // a program is reading: the next checkpoint does it
  }
}

std::string Engine::copy_next_to() {
  const std::filesystem::path name = file_.stem().concat("-saved").concat(file_.extension().string());
  const auto copy_into = [&](const std::filesystem::path& folder) {
    const std::filesystem::path copy = free_name(folder / name);
    copy_database(query_, file_, copy);
    if (!check(copy).empty() ||
        !has_event(copy, identity_.last_event())) {  // another program wrote over the file during the copy
      std::filesystem::remove(copy);
      identity_.require_same();
      throw store_error(StoreError::Code::damaged, file_, copy.string());
    }
    return copy.string();
  };
  const char* home = std::getenv("HOME");
  try {
    return copy_into(file_.parent_path());
  } catch (const StoreError& error) {  // the folder may be gone, read-only or full
    if (!home || error.code() == StoreError::Code::moved) throw;
  }
  return copy_into(home);
}

}  // namespace tanteador::db::sqlite
