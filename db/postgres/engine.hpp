#pragma once
// PostgreSQL as an engine of SqlStore (db/sql_store.hpp).

#include "db/postgres/errors.hpp"
#include "db/postgres/query.hpp"

namespace tanteador::db::postgres {

template <class Work>
decltype(auto) run_guarded(const Address& address, Work&& work) {
  try {
    return std::forward<Work>(work)();
  } catch (const Fault& fault) {
    throw store_error(fault, address);
  }
}

// All reads of such a transaction see the same state.
inline constexpr char kBeginSnapshot[] = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

class Engine {
 public:
  static constexpr int kRowsAtOnce = 1000;
  static constexpr bool kHasClubs = true;
  explicit Engine(std::unique_ptr<Connection> connection) : connection_(std::move(connection)) {}

  Query operator()(std::string_view name) { return {*connection_, name}; }
  Batch batch(std::string_view name) { return {*connection_, name}; }

  template <class Work>
  decltype(auto) run_guarded(Work&& work) const {
    return postgres::run_guarded(connection_->address(), [&]() -> decltype(work()) {
      try {
        return work();
      } catch (const Fault& fault) {
        if (fault.state() != kLockTimeout || connection_->is_in_transaction() || !connection_->end_stalled())
          throw;
      }
      return work();  // who held the lock and did nothing has been cut off
    });
  }
  void write(const std::function<void()>& work);
  using Appends = std::span<const session::Append>;
  using Rest = std::function<void(const session::Append&)>;
  // Needs one round trip. If the connection is lost meanwhile, it reconnects and learns from the log whether
  // the events were stored.
  void append(Appends appends, const Rest& rest);
  // The parts of append() (db/postgres/sure_append.hpp).
  void reconnect(bool unsure) { unsure ? connection_->await_server() : connection_->mend(); }
  void append_once(Appends appends, const Rest& rest);
  bool is_stored(const session::Append& append);
  void roll_back() { connection_->roll_back(); }
  void put_request_id(const session::RequestId& request) {  // a trigger refuses a known id
    (*this)("request_put").with(request.id, request.answer, request.at, request.stream, request.seq).run();
  }
  void require_forks(const session::KnownForks& known) {  // a function refuses it if there are others
    (*this)("forks_known").with(known.beginning, known.count, known.stream, known.events, known.of).run();
  }
  using HolderList = std::span<const session::Holders>;
  void require_holders(HolderList names,
                       HolderList licences);  // a function refuses names held by others
  void with_snapshot(const std::function<void()>& work);
  std::int64_t data_version();
  void set_busy_timeout() {
    run_guarded([&] { connection_->set_busy_timeout(); });
  }
  void checkpoint() {}    // the server itself does this
  void truncate_wal() {}  // the server itself does VACUUM
  bool may_read_referees();
  std::string copy_next_to();  // throws: a server has its own backup tools

 private:
  void transact(const char* begin, const std::function<void()>& work);

  std::unique_ptr<Connection> connection_;
  std::int64_t written_ = 0;  // number of writes of this connection
  std::int64_t others_ = 0;   // number of writes of others, when last read
  std::optional<std::chrono::steady_clock::time_point> polled_at_;
};

}  // namespace tanteador::db::postgres
