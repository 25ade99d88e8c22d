#pragma once
// The log: streams of events, and an index of the streams.

#include <functional>
#include <utility>

#include "src/session/rows.hpp"

namespace tanteador::session {

// Every function throws StoreError if the database or the system fails; then nothing is changed.
class EventStore {
 public:
  virtual ~EventStore() = default;

  // Calls `listener` after each write with the id of the stream, or "". It must not throw.
  void set_stored_listener(std::function<void(std::string_view stream)> listener) {
    listener_ = std::move(listener);
  }

  // Everything that `work` reads is from one snapshot, whatever others write meanwhile. Calls may be nested.
  virtual void with_snapshot(const std::function<void()>& work) const = 0;
  // Changes each time another connection has written.
  virtual std::int64_t data_version() const = 0;
  // Waits for another writer up to twenty seconds instead of two.
  virtual void set_busy_timeout() = 0;

  // Stores all appends in one transaction, durable on return. Throws a conflict if a head is not `before`.
  virtual void append_all(std::span<const Append> appends) = 0;
  void append(const Append& append) { append_all({&append, 1}); }
  // Writes `side` in one transaction with the first append that `work` makes. If it makes none, nothing of
  // `side` is written. Returns true if it made one.
  bool append_with(const SideWrites& side, const std::function<void()>& work);

  virtual std::optional<StreamHead> head(std::string_view stream) const = 0;
  // Calls `each` with the events in order of seq.
  virtual void read(std::string_view stream, const std::function<void(StoredEvent&&)>& each) const = 0;

  // Writes everything into a new file next to the open one, or in the home folder if that fails. Returns its
  // name. Works also if the open file was deleted, moved or replaced.
  virtual std::string copy_next_to() const = 0;

 protected:
  const SideWrites* side_writes() const { return side_; }  // values for the next append
  void clear_side_writes() { side_ = nullptr; }
  void notify(std::string_view stream = {}) const {
    if (listener_) listener_(stream);
  }

 private:
  std::function<void(std::string_view)> listener_;
  const SideWrites* side_ = nullptr;
};

inline bool EventStore::append_with(const SideWrites& side, const std::function<void()>& work) {
  struct Reset {  // also if `work` throws
    const SideWrites*& side;
    ~Reset() { side = nullptr; }
  } reset{side_};
  side_ = &side;
  work();
  return side_ == nullptr;
}

// An event as stored, not parsed.
struct RawEvent {
  std::string kind, payload;
};
// The payload of the first event in a stream, and whether any event was amended.
struct StreamStart {
  std::string payload;
  bool amended = false;
};

class StreamIndex {
 public:
  virtual ~StreamIndex() = default;

  virtual std::vector<StreamHead> streams(std::string_view kind) const = 0;  // by id
  virtual std::int64_t count_streams(std::string_view kind) const = 0;
  virtual std::vector<std::string> ids_beginning(std::string_view kind, std::string_view beginning) const = 0;
  // Only a server knows several clubs. A stream belongs to the club that wrote its first event.
  // Ids of the streams beginning so that another club added to this stream; by id.
  virtual std::vector<std::string> ids_of_other_clubs(std::string_view stream,
                                                      std::string_view beginning) const = 0;
  // False if the stream belongs to another club.
  virtual bool may_continue(std::string_view stream) const = 0;
  // The ids just before and after this one, of the same kind; empty: none.
  virtual std::pair<std::string, std::string> neighbours(std::string_view kind,
                                                         std::string_view id) const = 0;
  // Ids of the streams that contain a warning, also as an amendment.
  virtual std::vector<std::string> streams_with_warnings() const = 0;
  virtual std::optional<StreamStart> start_of(std::string_view stream) const = 0;
  // The events of a club that merge two people or separate them, in order.
  virtual std::vector<RawEvent> same_people(std::string_view club) const = 0;
};

}  // namespace tanteador::session
