#pragma once
// SQLite as an engine of SqlStore (db/sql_store.hpp).

#include "db/sqlite/connection.hpp"
#include "db/sqlite/errors.hpp"
#include "db/sqlite/identity.hpp"
#include "db/sqlite/query.hpp"
#include "db/store.hpp"

namespace tanteador::db::sqlite {

class Engine {
 public:
  static constexpr int kRowsAtOnce = 0;
  static constexpr bool kHasClubs = false;
  Engine(SQLite::Database database, std::filesystem::path file, OpenMode mode)
      : file_(std::move(file)), mode_(mode), database_(std::move(database)) {}
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;
  // The last connection moves the log into the file, but a panel that stays open never closes.
  ~Engine() {
    if (!identity_.is_same())
      identity_.abandon();
    else if (mode_ == OpenMode::write)
      checkpoint();
  }

  Query operator()(std::string_view name) { return query_(name); }
  struct Batch {
    template <class... Values>
    void add(const Values&... values) {
      insert.with(values...).run();
    }
    void run() {}
    Query insert;
  };
  Batch batch(std::string_view name) { return {query_(name)}; }

  // A file that another program wrote over is not reported as damaged.
  template <class Work>
  decltype(auto) run_guarded(Work&& work) {
    try {
      return sqlite::run_guarded(file_, std::forward<Work>(work));
    } catch (const StoreError& error) {
      if (error.code() == StoreError::Code::damaged) identity_.require_same();
      throw;
    }
  }
  template <class Work>
  void write(Work&& work) {
    identity_.require_same();
    run_guarded([&] {
      Transaction transaction(database_, query_);
      require_last_event();
      work();
      identity_.require_same();  // again: the lock may have been waited for
      commit(transaction);
    });
    (void)identity_.is_same();  // records the state of the file after SQLite's write; later differences come
                                // from another program
  }
  template <class Rest>
  void append(std::span<const session::Append> appends, Rest&& rest) {
    write([&] {
      for (const session::Append& append : appends) {
        put_events(append);
        rest(append);
      }
    });
    if (!appends.empty() && !appends.back().events.empty()) remember(appends.back());
  }
  void put_request_id(const session::RequestId& request);
  void require_forks(const session::KnownForks& known);  // throws a conflict
  using HolderList = std::span<const session::Holders>;
  void require_holders(HolderList names, HolderList licences);  // throws a conflict
  void with_snapshot(const std::function<void()>& work);
  std::int64_t data_version();
  void set_busy_timeout() { wait_for_writers(database_); }
  void checkpoint();    // moves the write-ahead log into the file, as far as no program uses it
  void truncate_wal();  // empties the write-ahead log, if no program is reading
  std::string copy_next_to();
  static bool may_read_referees() { return true; }

 private:
  void put_events(const session::Append& append);  // throws a conflict
  void commit(Transaction& transaction);
  void require_last_event();  // throws moved if an older copy of the file was written over it
  void remember(const session::Append& append);

  std::filesystem::path file_;
  OpenMode mode_;
  int changes_ = 0;  // rows changed by the connection, as counted by SQLite
  // Declared so that the statements are destroyed before the connection.
  SQLite::Database database_;
  FileIdentity identity_{database_, file_, mode_};
  Queries query_{database_};
};

}  // namespace tanteador::db::sqlite
