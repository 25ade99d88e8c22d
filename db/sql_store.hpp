#pragma once
// The store on an SQL engine: the statements of each operation, common to all engines. An engine provides the
// statements named here (db/<engine>/queries) and these members:
//
//   Query operator()(name)      a statement: with(values…), then step() and row(values…), or run()
//   Batch batch(name)           a statement for many rows: add(values…) for each, then run()
//   run_guarded(work)           runs `work`; turns faults of the engine into a StoreError
//   write(work)                 runs `work` in a durable transaction
//   append(appends, rest)       the same for the events of each append, with `rest` after each
//   require_forks(known), require_holders(names, licences)
//                               within append or write; throw a conflict if the store holds more
//   put_request_id(request)     within append or write; throws a conflict for a stored id
//   with_snapshot(work), data_version(), set_busy_timeout(), checkpoint(), truncate_wal(), copy_next_to(),
//   may_read_referees()
//   kHasClubs                   true: a stream belongs to a club, and PINs may be checked by the store
//   kRowsAtOnce                 page size of long lists; 0: the engine returns rows one by one

#include <algorithm>
#include <stdexcept>

#include "db/sql/projections.hpp"

namespace tanteador::db {

inline void require_chain(const session::Append& append) {
  std::int64_t seq = append.before.count;
  const session::Hash* before = &append.before.hash;
  for (const session::StoredEvent& event : append.events) {
    if (event.record.seq != ++seq || event.prev_hash != *before)
      throw std::invalid_argument("events to append are not a chain");
    before = &event.hash;
  }
}

template <class Engine>
class SqlStore final : public SqlProjections<Engine> {
  using StreamHead = session::StreamHead;

 public:
  using SqlProjections<Engine>::SqlProjections;

  void with_snapshot(const std::function<void()>& work) const override { this->engine_.with_snapshot(work); }
  std::int64_t data_version() const override { return this->engine_.data_version(); }
  void set_busy_timeout() override { this->engine_.set_busy_timeout(); }
  std::string copy_next_to() const override { return this->engine_.copy_next_to(); }
  void append_all(std::span<const session::Append> appends) override;
  std::optional<StreamHead> head(std::string_view stream) const override {
    return this->select("stream_head", stream);
  }
  void read(std::string_view stream, const std::function<void(session::StoredEvent&&)>& each) const override;

  std::vector<StreamHead> streams(std::string_view kind) const override {
    return this->select("stream_list", kind);
  }
  std::int64_t count_streams(std::string_view kind) const override;
  std::vector<std::string> ids_beginning(std::string_view kind, std::string_view beginning) const override {
    return this->select("stream_beginning", kind, beginning);
  }
  std::vector<std::string> ids_of_other_clubs(std::string_view stream,
                                              std::string_view beginning) const override {
    if constexpr (!Engine::kHasClubs) return {};
    return this->select("ids_of_other_clubs", stream, beginning);
  }
  bool may_continue(std::string_view stream) const override {
    if constexpr (!Engine::kHasClubs) return true;
    const std::optional<std::string> found = this->select("may_continue", stream);
    return found.has_value();
  }
  std::pair<std::string, std::string> neighbours(std::string_view kind, std::string_view id) const override {
    const std::optional<std::string> before = this->select("stream_before", kind, id),
                                     after = this->select("stream_after", kind, id);
    return {before.value_or(""), after.value_or("")};
  }
  std::vector<std::string> streams_with_warnings() const override { return this->select("stream_warned"); }
  std::optional<session::StreamStart> start_of(std::string_view stream) const override;
  std::vector<session::RawEvent> same_people(std::string_view club) const override {
    return this->select("event_same_person", club);
  }
};

template <class Engine>
void SqlStore<Engine>::append_all(std::span<const session::Append> appends) {
  for (const session::Append& append : appends) require_chain(append);
  this->engine_.append(appends, [&](const session::Append& append) {
    if (append.forks) this->engine_.require_forks(*append.forks);
    if (!append.names.empty() || !append.licences.empty())
      this->engine_.require_holders(append.names, append.licences);
    this->put_projections(append);
    if (this->side_writes() && &append == appends.data())
      this->put_side(*this->side_writes(), append.before.id, append.before.count + std::ssize(append.events));
  });
  this->clear_side_writes();
  for (const session::Append& append : appends)
    this->notify(append.of.empty() ? append.before.id : append.of);
  if (std::ranges::any_of(appends, &session::Append::checkpoint)) this->engine_.checkpoint();
}

template <class Engine>
std::int64_t SqlStore<Engine>::count_streams(std::string_view kind) const {
  return this->engine_.run_guarded([&] {
    auto query = this->engine_("stream_count");
    query.with(kind).step();
    return query.number(0);
  });
}

template <class Engine>
std::optional<session::StreamStart> SqlStore<Engine>::start_of(std::string_view stream) const {
  return this->engine_.run_guarded([&]() -> std::optional<session::StreamStart> {
    auto first_event = this->engine_("event_first");
    if (!first_event.with(stream).step()) return std::nullopt;
    session::StreamStart start;
    first_event.row(start.payload);
    auto amended = this->engine_("event_amended");
    start.amended = amended.with(stream).step();
    return start;
  });
}

template <class Engine>
void SqlStore<Engine>::read(std::string_view stream,
                            const std::function<void(session::StoredEvent&&)>& each) const {
  this->engine_.run_guarded([&] {
    session::StoredEvent event;
    EventRecord& record = event.record;
    auto query = this->engine_("event_list");
    int rows = 0;
    do {
      rows = 0;
      if constexpr (Engine::kRowsAtOnce > 0)
        query.with(stream, record.seq, Engine::kRowsAtOnce);
      else
        query.with(stream);
      for (; query.step(); ++rows) {
        query.row(record.seq, record.kind, record.payload, record.at, record.by, event.prev_hash, event.hash);
        each(std::move(event));  // the next row() overwrites it
      }
    } while (Engine::kRowsAtOnce > 0 && rows == Engine::kRowsAtOnce);
  });
}

}  // namespace tanteador::db
